"""What a finished game tells those who balance it. Each game says in its `facts.py` what can be counted in it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from quartier.engine.game import Buffer
from quartier.engine.locale import Words
from quartier.engine.move import Move

if TYPE_CHECKING:
    from quartier.engine.match import Match

Thing = tuple[str, str]
"""A family of things and the name of one of them: `("mayor", "haussmann")`."""


@dataclass(frozen=True)
class Factor:
    """Something that a seat has from the start, and that should not decide who wins."""

    name: str
    tolerance: float = 3.0
    """By how many points of a hundred its share of wins may differ from a fair one."""


@dataclass(frozen=True)
class Use:
    """A family of things that seats do in a game, or that chance brings them."""

    name: str
    by_lot: bool = False
    """Chance deals it, and nobody chooses: so what goes along with it is what it brings."""
    relative: bool = False
    """Everybody must take one or another: each is measured against the average one, not against none."""
    judged: str = ""
    """What can be asked of each thing: that it is `used` now and then, or `worth` it besides; nothing: neither."""
    tolerance: float = 0.0
    """By how many points of the score a thing may bring more or less than the average one; 0: by any number."""
    amount: str = ""
    """What the number of an event says: the `price` that was paid, or the `points` it brought at the end."""


@dataclass(frozen=True, slots=True)
class Event:
    """A seat has done something, or something has come to it, in a stage of the game."""

    stage: int
    seat: int
    thing: Thing
    amount: float | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a game: a month, a round, a phase."""

    name: str
    before: tuple[int, ...]
    """Each seat's score when it began, as if the game had ended there."""
    after: tuple[int, ...]
    standing: tuple[tuple[float, ...], ...]
    """What else was worth something when it began, numbers for each seat: money, cubes."""


@dataclass(frozen=True)
class Facts:
    """All that is counted of one finished game."""

    winners: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]
    """Each seat's lines and total."""
    moves: tuple[int, ...]
    """How often each seat decided."""
    factors: tuple[Mapping[str, str], ...]
    """What each seat had from the start: for each factor, which."""
    stages: tuple[Stage, ...]
    events: tuple[Event, ...] = ()
    offers: Mapping[Thing, int] = field(default_factory=Counter)
    """How often a thing could be had, by whomever."""
    in_play: frozenset[Thing] = frozenset()
    """What lay on the table for everybody."""

    @property
    def seats(self) -> int:
        """How many players there were."""
        return len(self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's score."""
        return tuple(lines["total"] for lines in self.scores)


Habit = Callable[["Match", int, str], list[int]]
"""Returns the actions that somebody with this habit considers, given what follows the habit's name in a bot's."""


@dataclass(frozen=True)
class Counted:
    """What can be counted in a game, and how."""

    factors: tuple[Factor, ...]
    uses: tuple[Use, ...]
    facts: Callable[["Match"], Facts]
    """Counts a finished match."""
    name: Callable[[Mapping[str, Any], Thing, Words], str]
    """Names a thing of a game with these options; a habit for which it has no words: an empty text."""
    stage_name: Callable[[str, Words], str]
    habits: Mapping[str, Habit] = field(default_factory=dict)
    questions: tuple[str, ...] = ()
    """Habits, as they are typed, that a designer should ask about in every pack."""


def part_of_victory(winners: Sequence[int], seat: int) -> float:
    """Return a seat's part of the victory: one game has one victory, which winners share."""
    return 1 / len(winners) if seat in winners else 0.0


def steps(match: "Match") -> Iterator[tuple[Move, Buffer]]:
    """Yield the moves of a match, each with the state after it."""
    history = match.history
    for move, following in pairwise(history):
        yield move, following.before
    if history:
        yield history[-1], match.state


def decisions(match: "Match") -> tuple[int, ...]:
    """Return how often each seat decided."""
    made = Counter(move.seat for move in match.history)
    return tuple(made[seat] for seat in range(len(match.seats)))


def stages_of(
    match: "Match",
    named: Iterable[tuple[str, Buffer]],
    standing: Callable[[Buffer], tuple[tuple[float, ...], ...]],
) -> tuple[Stage, ...]:
    """Return the stages of a match, given the name of each and the state that it began with, in order."""
    begun = list(named)
    states = [state for _, state in begun] + [match.state]
    totals = [tuple(match.game.totals(state, match.tables, len(match.seats))) for state in states]
    return tuple(
        Stage(name, totals[number], totals[number + 1], standing(state)) for number, (name, state) in enumerate(begun)
    )
