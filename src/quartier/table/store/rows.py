"""What the database holds, as the rest of the table sees it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Who = Literal["open", "person", "bot"]
Stage = Literal["waiting", "playing", "over"]
ClockKind = Literal["none", "move", "days"]
Author = Literal["person", "bot", "clock"]


@dataclass(frozen=True)
class Clock:
    """How long a decision may take: `amount` seconds (`move`) or days, or as long as it takes."""

    kind: ClockKind = "none"
    amount: int = 0

    @property
    def seconds(self) -> float | None:
        """The time for one decision."""
        return {"none": None, "move": float(self.amount), "days": self.amount * 86_400.0}[self.kind]


@dataclass(frozen=True)
class Seat:
    """A chair, and who sits on it."""

    number: int
    who: Who
    name: str = ""
    bot: str = ""
    away: bool = False
    """A person who let time run out too often, or left: a bot decides until that person is back."""
    missed: int = 0
    """Decisions in a row that the clock took from this person."""


@dataclass(frozen=True)
class Table:
    """A table: its game, its people, and how far the game has come."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Any]
    seed: int
    clock: Clock
    hints: bool
    undo: bool
    listed: bool
    stage: Stage
    made: float
    seats: tuple[Seat, ...]
    begun: float | None = None
    ended: float | None = None
    number: int = 0
    due: float | None = None
    runner: str | None = None
    state: bytes | None = None
    digest: bytes | None = None
    result: Mapping[str, Any] | None = None
    waiting: Sequence[int] | None = None
    """The seats whose decision it is; None before the game, and where nobody has worked it out yet."""
    again: str | None = None


@dataclass(frozen=True)
class Event:
    """Something that happened in a game: a move, or that a seat took its last move back."""

    number: int
    """The first event of a table has the number 1."""
    kind: Literal["move", "undo"]
    seat: int
    turn: int
    """How many events of this seat came before."""
    path: str
    action: int
    by: Author
    at: float


@dataclass(frozen=True)
class Standing:
    """Where a table stands after an event: what is written beside it."""

    state: bytes
    digest: bytes
    due: float | None
    result: Mapping[str, Any] | None
    """Set by the end of the game: the winners and the totals."""
    waiting: Sequence[int]
    """The seats whose decision it is now."""
