"""Choosing among legal moves, of which each row has its own number: they lie one after the other, with their rows."""

import torch
from torch import Tensor


def scores(query: Tensor, embeddings: Tensor, legal: Tensor, rows: Tensor) -> Tensor:
    """Return how good each legal move looks."""
    return (query.index_select(0, rows) * embeddings.index_select(0, legal)).sum(1).float()


def log_chances(scores: Tensor, rows: Tensor, count: int) -> Tensor:
    """Return the logarithm of how likely each move is among those of its row."""
    highest = torch.full((count,), -torch.inf, device=scores.device).scatter_reduce(0, rows, scores.detach(), "amax")
    shifted = scores - highest[rows]
    return shifted - torch.zeros(count, device=scores.device).index_add(0, rows, shifted.exp()).log()[rows]


def best(scores: Tensor, rows: Tensor, count: int) -> Tensor:
    """Return in each row the place of the move with the highest score."""
    highest = torch.full((count,), -torch.inf, device=scores.device).scatter_reduce(0, rows, scores, "amax")
    places = torch.nonzero(scores == highest[rows]).squeeze(1)
    return torch.zeros(count, dtype=torch.long, device=scores.device).scatter(0, rows[places], places)


def drawn(log_chances: Tensor, rows: Tensor, count: int) -> Tensor:
    """Return in each row the place of a move drawn by its chance."""
    noise = -torch.empty_like(log_chances).exponential_().log()
    return best(log_chances + noise, rows, count)


def chosen_rows(rows: Tensor, counts: Tensor, starts: Tensor) -> tuple[Tensor, Tensor]:
    """Return where the moves of some rows lie, and the new row of each."""
    new = torch.repeat_interleave(counts[rows])
    first = counts[rows].cumsum(0) - counts[rows]
    return starts[rows][new] + torch.arange(len(new), device=new.device) - first[new], new
