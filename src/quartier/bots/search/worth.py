"""What a single move is worth, good or bad.

A search hardly looks at a move that it thinks little of, and knows little about it. Here all simulations begin with
the move in question: two moves that were looked at in this way, equally long and in the same worlds, can be compared.
"""

from dataclasses import replace
from time import perf_counter
from typing import NamedTuple

import numpy as np

from quartier.bots.search.bot import Budget, spend
from quartier.bots.search.exact import Ending, Solution
from quartier.bots.search.outcome import MARGIN, WIN
from quartier.bots.search.thought import Choice
from quartier.bots.search.workspace import Workspace
from quartier.engine.match import Match


class Worth(NamedTuple):
    """What a move comes to, by seats."""

    chances: tuple[float, ...]
    """To win, a draw shared; together 1."""
    margins: tuple[float, ...]
    """Points ahead of the best rival at the end, on average; alone, the points."""
    solved: bool = False
    """Whether this is proved."""


def worth(match: Match, seat: int, action: int, budget: Budget, seed: int) -> Worth:
    """Return what a move of a seat comes to, as far as the seat can know before it makes it.

    One tree grows by the whole budget: a thread of several would make its part of the simulations only.
    """
    thinking = match.game.thinking(len(match.seats))
    space = Workspace(match.game, thinking, budget.nodes)
    spend(replace(budget, threads=1), perf_counter(), space, match.copy(), seat, seed, action)
    means = space.sums[:, : len(match.seats)] / space.simulations
    chances = means[WIN] / np.sum(means[WIN])  # judged from afar, those of several seats are guessed one by one
    return Worth(tuple(map(float, chances)), tuple(map(float, means[MARGIN])))


def exact_worth(match: Match, seat: int, action: int, budget: Budget, ending: Ending) -> Worth | None:
    """Return what a move comes to against best play; None: that takes more than the budget.

    Only where nothing is secret and nothing left to chance, with one or two seats.
    """
    after = match.copy().play_action(action, seat)
    if after.over:
        return final(after)
    mover = after.waiting[0]
    solution = ending.solve(after, mover, *budget.for_the_end(perf_counter()))
    return proved(solution, mover, len(match.seats)) if solution.solved else None


def proved(solved: Solution | Choice, mover: int, seats: int) -> Worth:
    """Return what a solved position, or the best move in it, comes to for all seats."""
    if seats == 1:
        return Worth((1.0,), (float(solved.margin),), solved=True)
    win, margin = solved.win, float(solved.margin)
    chances, margins = (win, 1 - win), (margin, -margin)
    return Worth(*((chances, margins) if mover == 0 else (chances[::-1], margins[::-1])), solved=True)


def final(match: Match) -> Worth:
    """Return what the end of a game has come to."""
    totals = match.game.totals(match.state, match.tables, len(match.seats))
    chances = tuple(float(seat in match.winners) / max(1, len(match.winners)) for seat in range(len(totals)))
    margins = tuple(
        float(total - max((other for rival, other in enumerate(totals) if rival != seat), default=0))
        for seat, total in enumerate(totals)
    )
    return Worth(chances, margins, solved=True)
