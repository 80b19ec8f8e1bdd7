"""The exact end of a game, asked question by question within a budget."""

from typing import NamedTuple

import numpy as np

from quartier.bots.search.ending import FRAME, INFINITE, KNOWN, UNKNOWN, Study, reaches
from quartier.engine.game import Game
from quartier.engine.match import Match

DEEPEST = 64
MOVES_IN_MIND = 1 << 17
POSITIONS_KEPT = 1 << 19
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

    def solve(self, match: Match, seat: int, positions: int) -> Solution:
        """Find out what a position is worth to the seat that moves, looking at no more positions than that.

        First whether it is won, since that matters most; then by how much, from one answer to the next.
        """
        low, high, action, left = -INFINITE, INFINITE, None, positions
        alone = len(match.seats) == 1
        wanted = 2 * match.game.totals(match.state, match.tables, 1)[0] if alone else 1
        while low < high:
            value, reached, left = self._ask(match, seat, wanted, left)
            if value == UNKNOWN:
                break
            if value >= wanted:
                low, action = value, reached
            else:
                high = value
            wanted = value + 1 if value == low else value
        return Solution(low, high, action, positions - left)

    def _ask(self, match: Match, seat: int, wanted: int, positions: int) -> tuple[int, int, int]:
        """Return a bound for the value, the move that reaches it, and what is left of the budget."""
        rules = match.game.rules
        self._states[0] = match.state
        rules.resample(self._states[0], match.tables, seat, SEED)
        study = Study(
            rules.doors, match.tables, self._states, self._trial, self._actions, self._lines, self._pool, self._favour,
            self._frames, self._known, len(match.seats), rules.sizes.lines[1],
        )  # fmt: skip
        budget = np.array([positions, -1], np.int64)
        value = reaches(study, wanted, budget)
        return int(value), int(budget[1]), int(budget[0])
