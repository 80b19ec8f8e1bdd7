"""Six levels of play, from a first visit to the best we have.

What makes a level weak is what makes people weak: they overlook moves, and they do not look far. So a level that
overlooks moves does not solve ends either: there it would overlook nothing. No level plays at random. docs/strength.md
tells how the levels fare against each other, the table's words (bot-level-1-about …) what they overlook.
"""

from dataclasses import dataclass
from random import Random

from quartier.bots import names
from quartier.bots.basic import Bot, GreedyBot
from quartier.bots.greedy import PERCENT, sight_among
from quartier.bots.search.bot import Budget, SearchBot
from quartier.engine.game import Game
from quartier.engine.match import Match


@dataclass(frozen=True, slots=True)
class Level:
    """How one level thinks."""

    sight: int = PERCENT
    """How many percent of a great many moves it notices; of a few, more. Only who notices all of them solves ends."""
    breaths: float = 0.0
    """How long it thinks ahead, in the game's own measure of a tenth of a second; 0: it judges what it sees at once."""
    seconds: float | None = None
    """How long it thinks ahead by the clock."""

    def bot(self, seed: int) -> Bot:
        """Return a new player of this level."""
        return LevelBot(seed, self) if self.breaths or self.seconds else GreedyBot(seed, self.sight)

    def budget(self, game: Game, players: int) -> Budget:
        """Return how long it thinks about a move of a game."""
        if self.seconds is not None:
            return Budget(seconds=self.seconds)
        return Budget(iterations=max(1, round(self.breaths * game.thinking(players).breath)))


HOW_LEVELS_THINK = (
    Level(sight=15),
    Level(sight=38),
    Level(sight=70, breaths=0.05),
    Level(sight=85, breaths=0.15),
    Level(sight=93, breaths=0.4),
    Level(seconds=1.0),
)
LEVELS = dict(zip(names.LEVELS, HOW_LEVELS_THINK, strict=True))


class LevelBot:
    """Thinks ahead, but does not notice every move."""

    def __init__(self, seed: int, level: Level) -> None:
        self._seed = seed
        self._level = level
        self._random = Random(seed)
        self._searches: dict[Budget, SearchBot] = {}

    def choose(self, match: Match, seat: int) -> int:
        """Return the best move found among those that were noticed."""
        actions = match.actions(seat)
        if len(actions) == 1:
            return actions[0]
        thought = self._searching(match).think(match, seat, hurry=True)
        sight = sight_among(len(actions), self._level.sight)
        noticed = [choice for choice in thought.choices if choice.visits and self._random.randrange(PERCENT) < sight]
        return (noticed or thought.choices)[0].action

    def _searching(self, match: Match) -> SearchBot:
        """Return what it thinks with; the next game may be another one, that wants more thought or less."""
        budget = self._level.budget(match.game, len(match.seats))
        return self._searches.setdefault(budget, SearchBot(self._seed, budget, solves=self._level.sight >= PERCENT))
