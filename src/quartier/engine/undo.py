"""Taking back: what may be unmade is not listed but found out, by following the game in which it was not made.

A seat may take its last move back while it could just as well have made it last, and would then have shown nobody
anything. So the same game without that move is followed beside the real one. After each move that was made since,
it is asked there:

- Can the seat make its move now, and does it lead to the very bytes of the real game? If not, somebody has acted
  upon it.
- In every world that an onlooker must reckon with there (all that this onlooker can't know is redrawn), does the
  move show that onlooker what the real game shows? If not, it has revealed something, or completed a revelation.

What is left when a move is taken back is the followed game, and nobody has seen more than it shows. What others
have revealed by themselves it shows as well: that forbids nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from quartier.engine.game import Buffer, Game
from quartier.engine.move import Move, kind

ACTED_UPON = "another seat has acted upon the last move"
REVEALING = "the last move has revealed something that can't be unseen"


@dataclass(frozen=True)
class Absence:
    """The game in which a seat has not made its last move, followed beside the real one."""

    move: Move
    followed: int
    """How many moves of the history it has come to, the one that was not made included."""
    state: Buffer
    objection: str = ""
    """Why the move can't be taken back, as far as it was followed; once there is a reason, it stays."""


class Follower:
    """Follows games without a move beside one real game."""

    def __init__(self, game: Game, tables: Buffer, seats: int, history: Sequence[Move], now: Buffer) -> None:
        self.game = game
        self.tables = tables
        self.seats = seats
        self.history = history
        self.now = now

    def absence(self, number: int) -> Absence:
        """Begin to follow the game without that move of the history."""
        move = self.history[number]
        return self._judged(Absence(move, number + 1, move.before))

    def follow(self, absence: Absence) -> Absence:
        """Go on to the present, or to the first objection."""
        while not absence.objection and absence.followed < len(self.history):
            state = absence.state.copy()
            if self._make(state, self.history[absence.followed]):
                absence = self._judged(replace(absence, followed=absence.followed + 1, state=state))
            else:
                absence = replace(absence, objection=ACTED_UPON)
        return absence

    def _judged(self, absence: Absence) -> Absence:
        """Make the move that was not made yet, and compare with the real game."""
        made, real = absence.state.copy(), self._real(absence.followed)
        if not self._make(made, absence.move) or not np.array_equal(made, real):
            return replace(absence, objection=ACTED_UPON)
        if self._reveals(absence.state, real, absence.move):
            return replace(absence, objection=REVEALING)
        return absence

    def _real(self, number: int) -> Buffer:
        """Return the state of the real game after so many moves."""
        return self.history[number].before if number < len(self.history) else self.now

    def _reveals(self, before: Buffer, after: Buffer, move: Move) -> bool:
        """Tell whether anybody learns something from a move."""
        from quartier.engine.revealing import reveals  # importing it compiles

        world, trial = np.empty_like(before), np.empty_like(before)
        actions = np.empty(self.game.max_legal, np.int32)
        seen, shown = (np.empty(self.game.observation_length, np.int32) for _ in range(2))
        secret = kind(move.path) not in self.game.open_moves
        doors, made = self.game.rules.doors, (self.seats, move.seat, move.action, int(secret))
        return bool(reveals(doors, before, after, self.tables, *made, world, trial, actions, seen, shown))

    def _make(self, state: Buffer, move: Move) -> bool:
        """Make a move in another state, if it is legal there."""
        if move.action not in self.game.actions(state, self.tables, move.seat):
            return False
        self.game.rules.apply(state, self.tables, move.seat, move.action)
        return True
