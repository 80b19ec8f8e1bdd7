"""What a content pack says, as plain data: boards, tiles, cards, mayors, polls, income, calendar."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from quartier.engine.locale import Words
from quartier.games.munivers.rules.verbs import HOME, KINDS, LETTERS, PICTOGRAMS, TYPES

Name = str | dict[str, str]
"""A name or a line of flavour: one for all languages, or one a language."""


def name_in(name: Name, language: str) -> str:
    """Return a name in a language; in English where a pack has no translation."""
    return name if isinstance(name, str) else name.get(language, name["en"])


@dataclass(frozen=True)
class Step:
    """One step of an ability."""

    verb: str
    who: str = "self"
    kind: str = ""
    n: int = 0
    per: str = "nothing"
    most: int = 0


@dataclass(frozen=True)
class Condition:
    """One condition."""

    test: str
    kind: str = ""
    n: int = 0


@dataclass(frozen=True)
class Ability:
    """What a card's action, a mayor or a unique building does, and when."""

    when: str
    steps: tuple[Step, ...]
    needs: tuple[Condition, ...] = ()
    cost: int = 0
    windows: tuple[str, ...] = ()
    use: str = "always"


@dataclass(frozen=True)
class Level:
    """M29: a level of the income track."""

    pays: int
    needs: tuple[Condition, ...] = ()


Cell = tuple[int, int]


@dataclass(frozen=True)
class Board:
    """M2: a district, drawn with letters: a letter a block, `h` a residential space, the rest separates."""

    id: str
    name: Name
    arrondissement: int
    rows: tuple[str, ...]
    sites: tuple[Cell, ...] = ()
    """The (column, row) of each site, rows counting from the top."""
    homes: tuple[Cell, ...] = ()
    fees: tuple[int, ...] = ()
    """M28: what a placement costs here, month by month: printed on the board, or the pack's."""
    levels: tuple[Level, ...] = ()
    """M29: the income track: printed on the board, or the pack's."""

    @cached_property
    def site_names(self) -> list[str]:
        """The names of the sites: column letter, and row number from the bottom."""
        return [f"{'abcdefghijklmnop'[column]}{len(self.rows) - row}" for column, row in self.sites]

    @cached_property
    def neighbours(self) -> list[list[int]]:
        """M2: for each site those that share a side with it."""
        return [[site for site, cell in enumerate(self.sites) if _touch(cell, own)] for own in self.sites]

    @cached_property
    def homes_beside(self) -> list[int]:
        """For each site the number of residential spaces that share a side with it."""
        return [sum(_touch(cell, own) for cell in self.homes) for own in self.sites]

    def site_name(self, site: int) -> str:
        """Return a site's name."""
        return self.site_names[site]

    def block(self, site: int) -> str:
        """Return the letter of a site's block."""
        column, row = self.sites[site]
        return self.rows[row][column]


def _touch(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@dataclass(frozen=True)
class Design:
    """M4, M5: one picture of a tile, and how many tiles carry it."""

    id: str
    name: Name
    kind: str
    price: int
    copies: int = 1
    pictograms: str = ""
    ability: Ability | None = None
    flavour: Name = ""

    @cached_property
    def look(self) -> str:
        """The pictogram that the building answers to; none: an empty text."""
        if self.kind != "unique":
            return LETTERS[KINDS.index(self.kind)]
        for step in self.ability.steps if self.ability else ():
            if step.verb == "counts_as":
                return PICTOGRAMS[HOME if step.kind == "home" else KINDS.index(step.kind)]
        return ""

    def inspiration(self, neighbour: "Design") -> int:
        """Return how much a unique building adds to a neighbour."""
        steps = self.ability.steps if self.ability else ()
        return sum(step.n for step in steps if step.verb == "inspire" and step.kind in (neighbour.kind, "any"))


@dataclass(frozen=True)
class Card:
    """M6: a career card."""

    id: str
    name: Name
    letter: str
    colour: str
    penalty: int
    action: Ability
    goal: tuple[Condition, ...]
    votes: int
    flavour: Name = ""


@dataclass(frozen=True)
class Mayor:
    """M7: a mayor and the skill."""

    id: str
    name: Name
    ability: Ability
    flavour: Name = ""


@dataclass(frozen=True)
class Poll:
    """M8: a poll card: the types from the most to the least wanted, with three numbers each."""

    id: str
    name: Name
    order: tuple[str, ...]
    votes: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Loans:
    """M43: what stands on a loan card: a loan, what repays one or two, votes lost for each that is left."""

    cards: int = 0
    amount: int = 1
    repay: int = 0
    repay_pair: int = 0
    penalty: int = 0


@dataclass(frozen=True)
class Rewards:
    """M40: how many reward tokens there are, and what one buys: cards, discards, votes, or votes of another player."""

    tokens: int = 0
    cards: int = 1
    discards: int = 1
    votes: int = 1
    blame: int = 1
    returned: int = 1
    """M11: how many go back to the box when one is spent."""
    kept: int = TYPES // 2
    """M44: how many abilities leave in the box for the poll to come: so many players can win two types in it."""


@dataclass
class Pack:
    """A whole content pack."""

    name: Name = "?"
    months: int = 12
    polls_in: tuple[int, ...] = ()
    fees: tuple[int, ...] = ()
    start_cash: int = 0
    markers: int = 0
    loans: Loans = Loans()
    rewards: Rewards = Rewards()
    bonuses: tuple[int, ...] = ()
    """M46: votes for the most bakeries, supermarkets, cafés, boutiques, unique buildings and cash."""
    levels: list[Level] = field(default_factory=list)
    base_votes: tuple[int, ...] = (0, 0, 0, 0)
    boards: list[Board] = field(default_factory=list)
    designs: list[Design] = field(default_factory=list)
    """Ordinary tiles first, unique ones last."""
    cards: list[Card] = field(default_factory=list)
    mayors: list[Mayor] = field(default_factory=list)
    polls: list[Poll] = field(default_factory=list)

    @cached_property
    def first_unique(self) -> int:
        """The number of ordinary designs; unique ones follow."""
        return sum(design.kind != "unique" for design in self.designs)

    def tile_name(self, design: int, words: Words) -> str:
        """Return a tile's name in a language."""
        return name_in(self.designs[design].name, words.language)

    def board(self, id: str) -> Board:
        """Return the board with that id."""
        return _with_id(self.boards, id)

    def design(self, id: str) -> Design:
        """Return the tile with that id."""
        return _with_id(self.designs, id)

    def card(self, id: str) -> Card:
        """Return the career card with that id."""
        return _with_id(self.cards, id)

    def mayor(self, id: str) -> Mayor:
        """Return the mayor with that id."""
        return _with_id(self.mayors, id)

    def poll(self, id: str) -> Poll:
        """Return the poll with that id."""
        return _with_id(self.polls, id)


Entry = TypeVar("Entry", Board, Design, Card, Mayor, Poll)


def _with_id(entries: Sequence[Entry], id: str) -> Entry:
    return next(entry for entry in entries if entry.id == id)
