"""The bots: what they are asked, and the two that every game has from its first day."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import numpy as np

from quartier.bots.greedy import best_action
from quartier.engine.errors import QuartierError
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
    """Makes the move after which the position looks best, by the game's own taste; ties are drawn by lot."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

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
                self._random.getrandbits(63),
            )
        )


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot by its name."""
    if name not in BOTS:
        raise QuartierError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)


def play_to_the_end(match: Match, players: "dict[int, Bot] | list[Bot]", listener: Any = None) -> Match:
    """Let bots finish a game; `listener` is called after every move."""
    while not match.over:
        seat = match.waiting[0]
        match.play_action(players[seat].choose(match, seat), seat)
        if listener:
            listener(match)
    return match
