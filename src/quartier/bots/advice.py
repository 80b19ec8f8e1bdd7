"""What a strong player would do, and why."""

from typing import NamedTuple

from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.worth import worth
from quartier.engine.match import Match

FOR_FINDING, FOR_TELLING = Budget(seconds=0.7), Budget(seconds=0.3)
"""How long the best move is looked for, and how long at what it is worth."""


class Advice(NamedTuple):
    """A move for a seat, and what it comes to."""

    action: int
    chance: float
    """To win, a draw shared."""
    margin: float
    """Points ahead of the best rival at the end; alone, the points."""
    solved: bool
    """Whether this is proved, and no move is better."""


def advice(match: Match, seat: int, seed: int = 0) -> Advice:
    """Return what the strongest bot would do for a seat after about a second; it knows what the seat knows."""
    thought = SearchBot(seed, FOR_FINDING).think(match, seat)
    best = thought.best
    if thought.solved:
        return Advice(best.action, best.win, best.margin, solved=True)
    found = worth(match, seat, best.action, FOR_TELLING, seed)
    return Advice(best.action, found.chances[seat], found.margins[seat], solved=False)
