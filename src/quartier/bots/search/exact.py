"""The exact end of a game, asked question by question within a budget."""

from math import inf
from time import perf_counter
from typing import NamedTuple

import numpy as np

from quartier.bots.search.ending import (
    ACTION,
    AT_THE_START,
    FRAME,
    INFINITE,
    KNOWN,
    LEFT,
    NO_ACTION,
    PAUSED,
    UNKNOWN,
    Study,
    reaches,
)
from quartier.engine.game import Game
from quartier.engine.match import Match

DEEPEST = 64
MOVES_IN_MIND = 1 << 17
POSITIONS_KEPT = 1 << 19
ANY_NUMBER = 1 << 62
BETWEEN_LOOKS = 500
"""Positions between two looks at the clock: some milliseconds, where there are many moves."""
SEED = 1
"""There is nothing left to chance where this is asked; the seed only takes the place of the secret one."""


class Solution(NamedTuple):
    """What is known about a position: its value lies from `low` to `high` for the seat to move."""

    low: int
    high: int
    action: int | None
    """A move that reaches `low`."""
    positions: int
    """How many were looked at."""

    @property
    def solved(self) -> bool:
        """Whether the value is known exactly."""
        return self.low == self.high

    @property
    def margin(self) -> int:
        """The margin that the value stands for, of which a half was for the tie-break."""
        return (self.low + 1) // 2 if self.low % 2 and self.low < 0 else self.low // 2

    @property
    def win(self) -> float:
        """1 for a win, 0 for a loss, a half for a draw."""
        return 0.5 if self.low == 0 else float(self.low > 0)


class Ending:
    """Looks for the exact end of one game; what it found out serves for the moves to come."""

    def __init__(self, game: Game) -> None:
        sizes = game.rules.sizes
        self._states, self._trial = np.zeros((DEEPEST, sizes.state), np.uint8), game.empty()
        self._actions, self._lines = np.zeros(sizes.actions, np.int32), np.zeros(sizes.lines, np.int32).ravel()
        self._pool, self._favour = np.zeros(MOVES_IN_MIND, np.int64), np.zeros(game.action_count, np.int64)
        self._frames, self._known = np.zeros(DEEPEST, FRAME), np.zeros(POSITIONS_KEPT, KNOWN)

    def solve(self, match: Match, seat: int, positions: int = ANY_NUMBER, until: float = inf) -> Solution:
        """Find out what a position is worth to the seat that moves, looking at so many at most, and until then.

        First whether it is won, since that matters most; then by how much, from one answer to the next.
        """
        low, high, action, left = -INFINITE, INFINITE, None, positions
        alone = len(match.seats) == 1
        wanted = 2 * match.game.totals(match.state, match.tables, 1)[0] if alone else 1
        while low < high:
            value, reached, left = self._ask(match, seat, wanted, left, until)
            if value in (UNKNOWN, PAUSED):
                break
            if value >= wanted:
                low, action = value, reached
            else:
                high = value
            wanted = value + 1 if value == low else value
        return Solution(low, high, action, positions - left)

    def _ask(self, match: Match, seat: int, wanted: int, positions: int, until: float) -> tuple[int, int, int]:
        """Return a bound for the value, the move that reaches it, and how many positions are left."""
        rules = match.game.rules
        self._states[0] = match.state
        rules.resample(self._states[0], match.tables, seat, SEED)
        study = Study(
            rules.doors, match.tables, self._states, self._trial, self._actions, self._lines, self._pool, self._favour,
            self._frames, self._known, len(match.seats), rules.sizes.lines[1],
        )  # fmt: skip
        notes, value = np.array([0, NO_ACTION, AT_THE_START], np.int64), PAUSED
        while value == PAUSED and positions > 0 and perf_counter() < until:
            notes[LEFT] = given = min(positions, BETWEEN_LOOKS)
            value = int(reaches(study, wanted, notes))
            positions -= given - int(notes[LEFT])
        return value, int(notes[ACTION]), positions
