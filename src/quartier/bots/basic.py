"""What a bot is asked, and the two that every game has from its first day."""

from random import Random
from typing import Protocol

import numpy as np

from quartier.bots.greedy import PERCENT, best_action
from quartier.engine.match import Match


class Bot(Protocol):
    """A player made of code. It is handed the match, and looks only at what its seat may know."""

    def choose(self, match: Match, seat: int) -> int:
        """Return one of the seat's legal action numbers."""


class RandomBot:
    """Every legal move is equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Return any legal action."""
        return self._random.choice(match.actions(seat))


class GreedyBot:
    """Makes the move after which the position looks best, by the game's own taste; ties are drawn by lot.

    One that does not notice all moves chooses among so many percent of them.
    """

    def __init__(self, seed: int, sight: int = PERCENT) -> None:
        self._random = Random(seed)
        self._sight = sight

    def choose(self, match: Match, seat: int) -> int:
        """Return the most promising action, judged in a world redrawn from what the seat knows."""
        state = match.state
        return int(
            best_action(
                match.game.rules.doors,
                state,
                match.tables,
                np.zeros_like(state),
                np.zeros(match.game.max_legal, np.int32),
                seat,
                self._sight,
                self._random.getrandbits(63),
            )
        )
