"""Bots with a habit, for what a designer asks: who never plays a card, or who collects two types only.

A habit narrows what a bot considers. It follows the bot's name: `greedy+never=play` never makes a move whose path
begins with `play`, if it has another; games have habits of their own besides (`greedy+collect=cafe&boutique`).
"""

from random import Random

from quartier.bots.players import Bot
from quartier.bots.players import bot as plain_bot
from quartier.engine.errors import BadOption
from quartier.engine.facts import Habit
from quartier.engine.game import Game
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR, kind

JOINT = "+"


def never(match: Match, seat: int, beginning: str) -> list[int]:
    """Make no move that begins so, unless every move does."""
    actions = match.actions(seat)
    kept = [
        action
        for action, path in zip(actions, match.moves(seat), strict=True)
        if not f"{path}{SEPARATOR}".startswith(f"{beginning}{SEPARATOR}")
    ]
    return kept or actions


class HabitualBot:
    """Plays like another bot, but where that one would go against the habit it makes the best move that does not."""

    def __init__(self, other: Bot, habit: str, seed: int) -> None:
        self._other, self._habit = other, habit
        self._random = Random(seed)
        self.threads: int = getattr(other, "threads", 1)

    def choose(self, match: Match, seat: int) -> int:
        """Return the other bot's choice, or the most promising one that the habit leaves."""
        name, _, argument = self._habit.partition("=")
        known = habits(match.game)
        if name not in known:
            raise no_habit(match.game, self._habit)
        considered = known[name](match, seat, argument)
        choice = self._other.choose(match, seat)
        return choice if choice in considered else self._best(match, seat, considered)

    def _best(self, match: Match, seat: int, considered: list[int]) -> int:
        rules, world, tables = match.game.rules, match.state, match.tables
        rules.resample(world, tables, seat, self._random.getrandbits(63))
        worth = {}
        for action in considered:
            trial = world.copy()
            rules.apply(trial, tables, seat, action)
            worth[action] = int(rules.evaluate(trial, tables, seat))
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])


def habits(game: Game) -> dict[str, Habit]:
    """Return the habits that somebody may have in a game."""
    return {"never": never, **game.counted.habits}


def check(game: Game, habit: str) -> None:
    """Refuse what is no habit in a game."""
    name, sign, argument = habit.partition("=")
    known = habits(game)
    if not (sign and argument) or name not in known or JOINT in habit:
        raise no_habit(game, habit)
    match = Match.new(game, 0)
    kinds = sorted(game.open_moves | {kind(path) for seat in match.waiting for path in match.moves(seat)})
    if name == "never" and kind(argument) not in kinds:
        sentence = f"no move begins with {argument!r}; moves begin with {', '.join(kinds)}"
        raise BadOption(sentence, "habit-idle", given=repr(argument), known=", ".join(kinds))
    known[name](match, match.waiting[0], argument)  # what it makes of its argument, it says itself


def no_habit(game: Game, habit: str) -> BadOption:
    """Return the error that says which habits there are."""
    names = ", ".join(f"{name}=…" for name in habits(game))
    sentence = f"there is no habit {habit!r}; in {game.name} there are {names}"
    return BadOption(sentence, "habit", given=repr(habit), game=game.name, known=names)


def bot(spec: str, seed: int = 0) -> Bot:
    """Return a bot by its name, with a habit perhaps."""
    other, joint, habit = spec.rpartition(JOINT)
    if not joint:
        return plain_bot(spec, seed)
    return HabitualBot(plain_bot(other, seed), habit, seed)


def plain(spec: str) -> str:
    """Return the name of a bot without its habit."""
    return spec.rpartition(JOINT)[0] or spec


def habit_of(spec: str) -> str | None:
    """Return the habit in the name of a bot; None: it has none."""
    _, joint, habit = spec.rpartition(JOINT)
    return habit if joint else None


def with_habit(spec: str, habit: str) -> str:
    """Return the name of a bot with a habit."""
    return f"{spec}{JOINT}{habit}"
