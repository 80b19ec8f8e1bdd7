"""What every game provides. The engine, the bots and the tables know a game only through this file.

The rules proper are ten compiled functions over a record, gathered in `rules.Rules`. Everything that words and
pictures need is plain Python, in modules that lie in the same places in every game's folder: a subclass of `Game` says
what is special about the game, and `Game` asks the modules for the rest.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType

from quartier.engine.errors import BadOption, BadPosition, BadRecord, QuartierError, shown
from quartier.engine.layout import Layout, Observation, bounds, length, parts
from quartier.engine.locale import Words, mistake
from quartier.engine.plain import plain
from quartier.engine.position import Reader
from quartier.engine.scene import Art, Scene
from quartier.engine.thinking import Thinking

if TYPE_CHECKING:
    from quartier.engine.facts import Counted
    from quartier.engine.rules import Rules  # importing it would compile

Buffer = NDArray[np.uint8]
"""A state or the tables of a game, seen as bytes: so that one engine serves all games."""

SPECTATOR = -1
"""The seat number of somebody who looks on and knows no secret."""

STEP_KINDS = {
    "action": "what to do: the first step of every path",
    "space": "a place on a board: a space, a quadrant, a square, a site",
    "spaces": "several places at once, as a pattern lies on them",
    "turn": "how a piece is turned, or where it looks",
    "piece": "a piece that is taken, given back or built on",
    "tile": "a tile of a hand, a stock or the market",
    "card": "a card",
    "resource": "a resource",
    "type": "a type of building",
    "amount": "a number, written in digits",
    "player": "a seat",
    "answer": "a word: yes or no, keep or use, this or that",
}
"""The kinds of steps of a path: a table offers a board, a wheel, a slider or buttons for them."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move, as a table offers it."""

    path: str
    kinds: tuple[str, ...]
    """The kind of each step."""
    stands_for: tuple[tuple[str, ...], ...]
    """For each step, the ids in the scene that mean this choice when pointed at."""
    touches: tuple[str, ...]
    """All ids that the move touches. Those that no step of another kind than a space stands for are what it covers."""


@dataclass(frozen=True)
class Option:
    """One thing that the creator of a game may choose."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    """The values it takes; empty where the game itself checks the value."""
    takes: str = ""
    """In words, what it takes beyond the choices."""

    @property
    def valid(self) -> str:
        """The valid values in words."""
        words = [repr(choice) for choice in self.choices] + ([self.takes] if self.takes else [])
        return ", ".join(words)

    def wrong(self, value: Any) -> BadOption:
        """Return the error that says what it takes instead of a value."""
        sentence = f"option {self.name!r} can't be {shown(value)}; it takes {self.valid}"
        return BadOption(sentence, "option-value", name=repr(self.name), value=shown(value), valid=self.valid)

    def word_or_list(self, value: Any, known: Sequence[str]) -> str | list[str]:
        """Read an option that takes one of its choices, or a list of names."""
        if isinstance(value, str) and value in self.choices:
            return value
        if not isinstance(value, list):
            raise self.wrong(value)
        for name in value:
            if name not in known:
                valid = ", ".join(known)
                sentence = f"option {self.name!r}: there is no {name!r}; there are {valid}"
                raise BadOption(sentence, "option-name", name=repr(self.name), value=repr(name), known=valid)
        return value


class Game(ABC):
    """One game: its numbers, and the plain Python side of its contract."""

    name: str
    version: int
    """Grows when the same moves could lead to another state, or others are legal: a record says which one played it."""
    earlier: frozenset[int] = frozenset()
    """The versions before it whose games these rules still play: the same moves lead to the same states."""
    state_type: np.dtype[Any]
    max_legal: int
    """No position has more legal moves for one seat."""
    max_moves: int
    """No game lasts longer."""
    score_lines: tuple[str, ...]
    secret_lines: frozenset[str] = frozenset()
    """Score lines that only their owner knows before the end."""
    options: tuple[Option, ...]
    open_moves: frozenset[str]
    """The kinds of move (the first choice of a path) that everybody sees whole; of others, just the kind."""
    endings: frozenset[str]
    """Every way the game can end; the contract suite wants to see them all."""
    action_count: int
    """No move has a number as high as this."""
    observation: Layout
    """What `rules.observe` writes, field by field. It belongs to the `version`: another layout is another version."""
    identities: frozenset[str] = frozenset()
    """Fields of an observation with many values that tell which card or tile something is, and not how many."""
    rules: "Rules"

    # --- a new game ----------------------------------------------------------------------------------

    def resolve(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return all options with their values, defaults filled in; raise an error that lists the valid ones."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise self.no_option(name)
            _check_plain(known[name], value)
        defaults = {name: option.default for name, option in known.items()}
        resolved: dict[str, Any] = plain({**defaults, **self.implied(given), **given})
        for name, value in resolved.items():
            option = known[name]
            strict = any(value == choice and type(value) is type(choice) for choice in option.choices)
            if option.choices and not option.takes and not strict:
                raise option.wrong(value)
        return self.settled(resolved)

    def carried_over(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options under which these rules play a game that was begun under some by an earlier version."""
        if version == self.version or version in self.earlier:
            return dict(options)
        raise BadRecord(
            f"the record was played by version {version} of the rules of {self.name}; "
            f"this program has version {self.version}",
            "version",
            played=version,
            game=self.name,
            now=self.version,
        )

    def no_option(self, name: Any) -> BadOption:
        """Return the error that says which options there are."""
        known = ", ".join(option.name for option in self.options)
        sentence = f"{self.name} has no option {shown(name)}; its options are: {known}"
        return BadOption(sentence, "no-option", game=self.name, name=shown(name), known=known)

    def option(self, name: str) -> Option:
        """Return an option by its name."""
        return next(option for option in self.options if option.name == name)

    def implied(self, given: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """Return the options that others bring with them; what is given besides has the last word."""
        return {}

    def settled(self, options: dict[str, Any]) -> dict[str, Any]:
        """Check what only the game itself can, and return the options in the form in which they are saved."""
        return options

    def again(self, options: Mapping[str, Any], began: int, winners: Sequence[int]) -> dict[str, Any]:  # noqa: ARG002
        """Return the options by which the same people play once more; `began`, `winners`: of the game before."""
        return dict(options)

    def check_first(self, options: Mapping[str, Any]) -> None:
        """Refuse an option `first` by which somebody would begin who does not play."""
        playing = Option("first", "random", ("random", *self.seats(options)))
        if options["first"] not in playing.choices:
            raise playing.wrong(options["first"])

    @abstractmethod
    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the names of the seats, in turn order; their number is the number of players."""

    @abstractmethod
    def encode(self, options: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the resolved options as the numbers that `setup` reads."""

    @abstractmethod
    def tables(self, options: Mapping[str, Any]) -> Buffer:
        """Return the constant tables that the rules read: shapes, cards, prices."""

    # --- moves ---------------------------------------------------------------------------------------

    def actions(self, state: Buffer, tables: Buffer, seat: int) -> list[int]:
        """Return the legal moves of a seat as action numbers."""
        actions = np.empty(self.max_legal, np.int32)
        written = self.rules.legal(state, tables, seat, actions)
        return [int(action) for action in actions[:written]]

    def paths(self, state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:
        """Return moves as paths of named choices, in the order in which a person makes them."""
        found: list[str] = self.module("moves").paths(state, tables, seat, actions)
        return found

    def path(self, state: Buffer, tables: Buffer, seat: int, action: int) -> str:
        """Return one move as a path."""
        return self.paths(state, tables, seat, (action,))[0]

    @property
    def choices(self) -> Sequence[tuple[int, tuple[int, ...]]]:
        """How numbers of moves are made up: each kind's first number, and how many there are of what is chosen in turn.

        The numbers of a kind count through all combinations of its choices, the last choice fastest.
        """
        found: Sequence[tuple[int, tuple[int, ...]]] = self.module("moves").CHOICES
        return found

    def kinds(self, path: str) -> tuple[str, ...]:
        """Return for each step of a path its kind, one of STEP_KINDS. Steps that follow the same one may differ."""
        found: tuple[str, ...] = self.module("moves").kinds(path)
        return found

    def stands_for(self, state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:
        """Return for each step of a move the ids in its seat's scene that mean this very choice when pointed at."""
        found: tuple[tuple[str, ...], ...] = self.module("moves").stands_for(state, tables, seat, path)
        return found

    def touches(self, state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[str, ...]:
        """Return the ids of all that this move touches in the scene: what its steps stand for, and what it covers."""
        return flat(self.stands_for(state, tables, seat, path), *self.covers(path))

    def covers(self, path: str) -> tuple[str, ...]:  # noqa: ARG002
        """Return the ids of what a move covers besides what its steps stand for: some pieces are large."""
        return ()

    # --- positions -----------------------------------------------------------------------------------

    def position(self, state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the whole state as readable data, secrets and random numbers included."""
        found: dict[str, Any] = self.module("position.writing").position(state, tables, options)
        return found

    def from_position(self, position: dict[str, Any]) -> tuple[dict[str, Any], Buffer]:
        """Return the options and the state of a position; complete a partial one with sensible defaults.

        Whatever is accepted keeps every law, whoever must decide has a move, and it can be written and read again.
        """
        options, state = self._laid_out(position)
        self._laid_out(self.position(state, self.tables(options), options))
        return options, state

    def _laid_out(self, position: dict[str, Any]) -> tuple[dict[str, Any], Buffer]:
        reading = self.module("position.reading")
        options, state = reading.lay_out(self, Reader(position, reading.FIELDS, self.name))
        self.demand_laws(state, self.tables(options))
        self._demand_moves(options, state)
        return options, state

    def demand_laws(self, state: Buffer, tables: Buffer, but: int = 0) -> None:
        """Refuse a position that breaks a law; `but` is one that is still to be seen to."""
        broken = int(self.rules.check(state, tables))
        if broken not in (0, but):
            law = mistake(BadPosition, f"law-{broken}", f"{self.name}/mistakes")
            raise mistake(BadPosition, "position-law", law=law)

    def _demand_moves(self, options: Mapping[str, Any], state: Buffer) -> None:
        tables = self.tables(options)
        for seat in seats_in(int(self.rules.waiting(state, tables))):
            if not self.actions(state, tables, seat):
                raise mistake(BadPosition, "position-no-move", seat=self.seats(options)[seat])

    # --- what people see -----------------------------------------------------------------------------

    def view(self, state: Buffer, tables: Buffer, seat: int) -> dict[str, Any]:
        """Return what that seat (or SPECTATOR) may see, as plain data: an allow-list, never a copy minus secrets."""
        found: dict[str, Any] = self.module("view").view(state, tables, seat)
        return found

    def art(self) -> Art:
        """Return the sprites and the colours of the scene."""
        found: Art = self.module("drawing.scene").art()
        return found

    def scene(self, view: Mapping[str, Any], words: Words, layout: str = "wide") -> Scene:
        """Return the scene in its parts, from a view alone, in one of the LAYOUTS."""
        found: Scene = self.module("drawing.scene").scene(view, words, layout)
        return found

    def terminal(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """Return the scene for a terminal, from a view alone."""
        found: RenderableType = self.module("words.terminal").terminal(view, words)
        return found

    def desks(self, view: Mapping[str, Any], words: Words) -> Sequence[RenderableType]:
        """Return what a seat looks at while it decides, the roomiest first: its own board is in sight in each."""
        found: Sequence[RenderableType] = self.module("words.terminal").desks(view, words)
        return found

    @property
    def news_lines(self) -> int:
        """How many lines of news are worth a smaller desk."""
        found: int = self.module("words.terminal").NEWS_LINES
        return found

    def legend(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """Explain the signs of the terminal."""
        found: RenderableType = self.module("words.reference").legend(view, words)
        return found

    def cards(self, view: Mapping[str, Any], words: Words) -> Mapping[str, str]:
        """Return the names of the cards that the owner of a view may read, each with all that stands on it."""
        found: Mapping[str, str] = self.module("words.reference").cards(view, words)
        return found

    def question(self, view: Mapping[str, Any], walked: str, words: Words) -> str:
        """Ask for the next choice after those walked so far, in a sentence; before the first, the prompt."""
        found: str = self.module("words.choices").question(view, walked, words)
        return found

    def label(self, view: Mapping[str, Any], walked: str, choice: str, words: Words) -> str:
        """Name a choice that can follow those walked so far."""
        found: str = self.module("words.choices").label(view, walked, choice, words)
        return found

    def labels(self, view: Mapping[str, Any], path: str, words: Words) -> list[str]:
        """Name all choices of a path, one after the other."""
        steps = path.split("/") if path else []
        return [self.label(view, "/".join(steps[:number]), step, words) for number, step in enumerate(steps)]

    def note(self, view: Mapping[str, Any], walked: str, choice: str, words: Words) -> str:
        """Say what one should know of a choice before it is made: what a card does, what a place brings."""
        found: str = self.module("words.choices").note(view, walked, choice, words)
        return found

    def caution(self, view: Mapping[str, Any], path: str, words: Words) -> str:  # noqa: ARG002
        """Say what a whole move costs that is easily overlooked, if it does: such a move wants a yes of its own."""
        return ""

    @property
    def hinted(self) -> frozenset[str]:
        """The kinds of move of which the change of the live score says something about their worth."""
        found: frozenset[str] = self.module("words.choices").HINTED
        return found

    @property
    def idle(self) -> tuple[str, ...]:
        """The moves that do nothing but wait, the one first that gives nothing away."""
        found: tuple[str, ...] = self.module("words.choices").IDLE
        return found

    def picture(self, view: Mapping[str, Any], walked: str, choice: str) -> str:
        """Return a choice as a few characters that show it in a terminal, where that helps: a piece as it is turned."""
        found: str = self.module("words.choices").picture(view, walked, choice)
        return found

    def line_name(self, view: Mapping[str, Any], line: str, words: Words) -> str:  # noqa: ARG002
        """Name a line of the score."""
        return words(f"score-{line}")

    def tell(self, before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
        """Tell a move in a sentence or two, with all that came of it, for a replay."""
        found: str = self.module("words.tell").tell(before, after, tables, seat, action, words)
        return found

    def news(self, before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
        """Tell a move to somebody who sees the table: only what is not to be seen there, nothing perhaps."""
        found: str = self.module("words.tell").news(before, after, tables, seat, action, words)
        return found

    @abstractmethod
    def ending(self, state: Buffer, tables: Buffer) -> str:
        """Return which of the `endings` a finished game came to."""

    # --- bots ----------------------------------------------------------------------------------------

    def thinking(self, players: int) -> Thinking:  # noqa: ARG002
        """Return how a search should think about a game of so many."""
        return Thinking()

    def certain(self, state: Buffer, tables: Buffer) -> bool:  # noqa: ARG002
        """Tell whether nothing is secret any more, and nothing left to chance: then the end can be worked out."""
        return False

    # --- shared --------------------------------------------------------------------------------------

    def empty(self) -> Buffer:
        """Return a state of zeros."""
        return np.zeros(self.state_type.itemsize, np.uint8)

    def record(self, state: Buffer) -> Any:
        """Return the fields of a state; writing to them writes to the state."""
        return state.view(self.state_type)[0]

    @cached_property
    def observation_length(self) -> int:
        """How many numbers `rules.observe` writes."""
        return length(self.observation)

    def observed(self, observation: Observation) -> dict[str, Observation]:
        """Return the fields of an observation by name, in their shapes; they are not copied."""
        if observation.dtype != np.int32 or observation.shape != (self.observation_length,):
            raise QuartierError(f"an observation of {self.name} is a row of {self.observation_length} numbers (int32)")
        return parts(self.observation, observation)

    def observation_bounds(self) -> tuple[Observation, Observation]:
        """Return the lowest and the highest value of each number of an observation."""
        return bounds(self.observation)

    def words(self, language: str = "en") -> Words:
        """Return the game's texts in a language."""
        return Words.load(self.name, language)

    @property
    def counted(self) -> "Counted":
        """What can be counted in finished games, for those who balance them."""
        found: Counted = self.module("facts").COUNTED
        return found

    def totals(self, state: Buffer, tables: Buffer, seats: int) -> list[int]:
        """Return each seat's score in total, as if the game ended now."""
        lines = np.zeros((seats, len(self.score_lines)), np.int32)
        self.rules.scores(state, tables, lines)
        return list(line_totals(lines))

    def module(self, name: str) -> Any:
        """Return a module of the game's folder; what draws and speaks is not loaded before it is asked for.

        The folder is that of the class which gives the game its name: a class made from it may lie anywhere.
        """
        return _module_of(type(self), name)


@cache
def _module_of(game: type[Game], name: str) -> Any:
    named = next(kind for kind in game.__mro__ if "name" in vars(kind))
    return import_module(f"{named.__module__.rpartition('.')[0]}.{name}")


def _check_plain(option: Option, value: Any) -> None:
    """Refuse a value that no file could hold, before a game compares it with anything."""
    try:
        plain(value)
    except QuartierError as error:
        raise option.wrong(value) from error


def flat(steps: tuple[tuple[str, ...], ...], *more: str) -> tuple[str, ...]:
    """Return the ids of all steps, and some more, each once."""
    return tuple(dict.fromkeys([*chain(*steps), *more]))


def seats_in(mask: int) -> list[int]:
    """Return the seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def line_totals(lines: NDArray[np.int32]) -> Sequence[int]:
    """Return each seat's total: a total is always the sum of its lines."""
    return [int(total) for total in lines.sum(axis=1)]
