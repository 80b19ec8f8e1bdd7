"""What an end is worth to each seat, compiled for every game alike."""

from typing import Any

import numpy as np
from numba import types

from quartier.bots.search.outcome import MARGIN, REWARD, total_of, write_margins
from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, Number, entry, rule
from quartier.engine.doors import DOORS, scores, winners
from quartier.engine.kernels import count, has

OUTCOME, BY_MARGIN = range(2)
KINDS = ("outcome", "margin")
"""`outcome`: 1 for a victory, 0 for a shared one, -1 for a defeat. `margin`: points ahead of the best rival.

Alone there is nobody to beat, so a solo game is worth its points either way.
"""
MOST_POINTS = 32_767
"""No game's score has more, or less than that below nothing."""


@rule
def reward_seats(
    doors: Any, state: Any, tables: Any, lines: Any, outcome: Any, players: Number, kind: Number
) -> None:  # fmt: skip
    """Write what a finished game is worth to each seat into the row REWARD of an outcome."""
    won = np.uint64(winners(doors, state, tables))
    scores(doors, state, tables, lines)
    width = len(lines) // len(outcome[REWARD])
    for seat in range(players):
        outcome[REWARD, seat] = total_of(lines, width, seat)
    write_margins(outcome, players, 1.0)
    for seat in range(players):
        if kind == BY_MARGIN or players == 1:
            outcome[REWARD, seat] = outcome[MARGIN, seat]
        elif has(won, seat):
            outcome[REWARD, seat] = 1.0 if count(won) == 1 else 0.0
        else:
            outcome[REWARD, seat] = -1.0


@entry(types.void(DOORS, BUFFER, BUFFER, ACTIONS, types.float64[:, ::1], NUMBER, NUMBER))
def write_rewards(doors: Any, state: Any, tables: Any, lines: Any, outcome: Any, players: Any, kind: Any) -> None:
    """Do the same for Python."""
    reward_seats(doors, state, tables, lines, outcome, players, kind)


def bounds(players: int, kind: str) -> tuple[float, float]:
    """Return the lowest and the highest reward that there can be."""
    if kind == "margin" or players == 1:
        most = float(MOST_POINTS if players == 1 else 2 * MOST_POINTS)
        return -most, most
    return -1.0, 1.0


def outcome_rows(seats: int) -> Any:
    """Return room for an outcome of a game of up to so many."""
    return np.zeros((3, seats))
