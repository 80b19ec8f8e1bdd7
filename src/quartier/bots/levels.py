"""Six levels of play, from a first visit to the best we have.

What makes a level weak is what makes people weak: they overlook moves, and they do not look far. No level plays at
random. docs/strength.md tells how the levels fare against each other.
"""

from dataclasses import dataclass
from random import Random

from quartier.bots.basic import Bot, GreedyBot
from quartier.bots.greedy import PERCENT
from quartier.bots.search.bot import Budget, SearchBot
from quartier.engine.match import Match


@dataclass(frozen=True, slots=True)
class Level:
    """How one level thinks."""

    sight: int = PERCENT
    """Of a hundred moves, how many it notices."""
    budget: Budget | None = None
    """How long it thinks ahead; None: it judges each move by what lies on the table right after it."""

    def bot(self, seed: int) -> Bot:
        """Return a new player of this level."""
        return GreedyBot(seed, self.sight) if self.budget is None else LevelBot(seed, self.budget, self.sight)


LEVELS = {
    "level-1": Level(sight=20),
    "level-2": Level(sight=65),
    "level-3": Level(sight=80, budget=Budget(iterations=60)),
    "level-4": Level(sight=95, budget=Budget(iterations=400)),
    "level-5": Level(budget=Budget(iterations=2_500)),
    "level-6": Level(budget=Budget(seconds=1.0)),
}


class LevelBot:
    """Thinks ahead, but does not notice every move."""

    def __init__(self, seed: int, budget: Budget, sight: int) -> None:
        self._search = SearchBot(seed, budget)
        self._random = Random(seed)
        self._sight = sight

    def choose(self, match: Match, seat: int) -> int:
        """Return the best move found among those that were noticed."""
        actions = match.actions(seat)
        if len(actions) == 1:
            return actions[0]
        thought = self._search.think(match, seat)
        noticed = [choice for choice in thought.choices if choice.visits and self._notices()]
        return (noticed or thought.choices)[0].action

    def _notices(self) -> bool:
        return self._random.randrange(PERCENT) < self._sight
