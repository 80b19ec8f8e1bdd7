"""Many games at once as tensors, on a GPU or on a CPU: the same code learns on both."""

import warnings
from typing import Any, NamedTuple

import torch
from torch import Tensor

from quartier import envs

BUFFERS = ("observations", "legal", "counts", "seats", "rewards", "ended")


class Seen(NamedTuple):
    """What lies before those who decide: a row each, and the legal moves of all rows one after the other."""

    observations: Tensor
    seats: Tensor
    legal: Tensor
    rows: Tensor
    """To which row a legal move belongs."""


class Games:
    """A batch of games in which a learner plays all seats."""

    def __init__(self, name: str, games: int, device: torch.device, seed: int, threads: int, **options: Any) -> None:
        self.device = device
        kind, given = ("gpu", {"check": False}) if device.type == "cuda" else ("vector", {"threads": threads})
        self.batch = getattr(envs, kind)(name, games, seed=seed, rewards="margin", **given, **options)
        self.setting = self.batch.setting
        self._small = _small_type(*self.setting.game.observation_bounds())
        with warnings.catch_warnings(action="ignore"):  # some of them are there to be read only
            self._now = {name: torch.as_tensor(getattr(self.batch, name), device=device) for name in BUFFERS}

    def seen(self) -> Seen:
        """Return what lies before those who decide now."""
        counts = self._now["counts"].long()
        rows = torch.repeat_interleave(counts)
        places = torch.arange(len(rows), device=self.device) - (counts.cumsum(0) - counts)[rows]
        return Seen(self._observed(), self._now["seats"].long(), self._now["legal"][rows, places].long(), rows)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Make a move in each row; return where a game has ended, and by how much each seat was ahead there."""
        taken = actions.int().contiguous()
        self.batch.step(taken if self.device.type == "cuda" else taken.numpy())
        return self._now["ended"].bool(), self._now["rewards"].clone()

    def sample(self, steps: int) -> Tensor:
        """Return observations of random play, which leaves the games in different stages."""
        found = []
        for _ in range(steps):
            found.append(self._observed())
            self.batch.step(self.batch.random_actions())
        return torch.cat(found)

    def _observed(self) -> Tensor:
        """Return observations, copied into as little room as they need."""
        return self._now["observations"].to(self._small, copy=True)


def _small_type(lowest: Any, highest: Any) -> torch.dtype:
    """Return the smallest type that has room for all observations."""
    for kind in (torch.int8, torch.int16):
        if torch.iinfo(kind).min <= lowest.min() and highest.max() <= torch.iinfo(kind).max:
            return kind
    return torch.int32
