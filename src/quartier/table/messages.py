"""What clients may send, checked before anything else looks at it; docs/protocol.md tells of it in words."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

LONGEST_NAME = 32
LONGEST_PATH = 300
MOST_SEATS = 6
LARGEST_NUMBER = 1_000_000

Language = Literal["en", "uk", "fr", "es", "ru"]
Layout = Literal["wide", "tall"]
LayoutOrNone = Literal["wide", "tall", "none"]
"""Programs that draw nothing want no scene."""
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Turn = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
Path = Annotated[str, Field(min_length=1, max_length=LONGEST_PATH)]
Word = Annotated[StrictStr, Field(max_length=64)]
OptionValue = StrictBool | StrictInt | Word | Annotated[list[Word], Field(max_length=32)]

ANY_BOT = "any"
"""Stands for the bot that sits down where nobody says which."""


class Message(BaseModel):
    """Anything that comes from outside: unknown fields are a mistake."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- requests ----------------------------------------------------------------------------------------


class SeatWish(Message):
    """Who is to sit on a chair of a new table."""

    who: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Word = ANY_BOT


class ClockWish(Message):
    """How long a decision may take: seconds (`move`) or days."""

    kind: Literal["none", "move", "days"] = "none"
    amount: Annotated[int, Field(ge=0, le=86_400)] = 0


class NewTable(Message):
    """A table to set up."""

    game: Word
    options: Annotated[dict[Word, OptionValue], Field(max_length=32)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    clock: ClockWish = ClockWish()
    hints: bool = True
    undo: bool = True
    listed: bool = False
    language: Language = "en"


class SitDown(Message):
    """Take an open seat, or seat a bot there."""

    name: Name = ""
    bot: Word | None = None


class MoveRequest(Message):
    """A decision: the seat's `turn` as its sender saw it, and the move."""

    seat: SeatNumber | None = None
    number: Turn
    path: Path


class UndoRequest(Message):
    """Take back the seat's last move."""

    seat: SeatNumber | None = None
    number: Turn


class HintRequest(Message):
    """Ask what a bot would do."""

    seat: SeatNumber | None = None


class PreviewRequest(Message):
    """Ask what a move would do to the scores."""

    seat: SeatNumber | None = None
    path: Path


# --- what a socket takes -----------------------------------------------------------------------------

MessageId = Annotated[StrictInt | Annotated[StrictStr, Field(max_length=40)], Field()] | None


class Hello(Message):
    """The first message: whose eyes to look through, and what was seen already."""

    type: Literal["hello"]
    id: MessageId = None
    seat: SeatNumber | None = None
    token: Annotated[str, Field(max_length=100)] | None = None
    since: Annotated[int, Field(ge=0, le=LARGEST_NUMBER)] | None = None
    layout: LayoutOrNone = "wide"
    language: Language = "en"


class Style(Message):
    """Another layout or language."""

    type: Literal["style"]
    id: MessageId = None
    layout: LayoutOrNone
    language: Language


class LiveMove(Message):
    """A move."""

    type: Literal["move"]
    id: MessageId = None
    number: Turn
    path: Path


class LiveUndo(Message):
    """Take back the last move."""

    type: Literal["undo"]
    id: MessageId = None
    number: Turn


class LiveHint(Message):
    """Ask what a bot would do."""

    type: Literal["hint"]
    id: MessageId = None


class LivePreview(Message):
    """Ask what a move would do to the scores."""

    type: Literal["preview"]
    id: MessageId = None
    path: Path


class Ping(Message):
    """Ask for an answer, to find out whether the line still holds."""

    type: Literal["ping"]
    id: MessageId = None


LiveMessage = Annotated[
    Hello | Style | LiveMove | LiveUndo | LiveHint | LivePreview | Ping, Field(discriminator="type")
]

# --- answers -----------------------------------------------------------------------------------------


class Refusal(BaseModel):
    """Why something was not done."""

    code: str
    text: str
    detail: str = ""


class SeatToken(BaseModel):
    """A seat that now belongs to the caller: whoever has the token may play it."""

    seat: int
    token: str
    link: str


class TableMade(BaseModel):
    """A table that was set up."""

    table: str
    seats: list[SeatToken] = []


class SeatLink(SeatToken):
    """A link that carries a seat to another device, and the same as a QR code."""

    qr: str


class MoveMade(BaseModel):
    """A move that is stored: its number among all events of the table."""

    number: int


class Hint(BaseModel):
    """What a strong bot would do, and what that comes to."""

    path: str
    label: str
    chance: float | None
    """To win, a draw shared; null where nobody else plays."""
    margin: float
    """Points ahead of the best rival at the end; alone, the points."""
    solved: bool
    """Whether this is proved, and no move is better."""
    reason: str
    """The same as a sentence."""


class Preview(BaseModel):
    """The scores after a move, as far as the seat can know them."""

    scores: list[dict[str, Any]]


class ReviewState(BaseModel):
    """How far the review of a game has come, and what it says when it is there."""

    state: Literal["none", "working", "there"]
    done: int = 0
    decisions: int = 0
    """How many there are; 0 until the work begins."""
    ahead: int = 0
    """How many games are reviewed before this one, as far as this process knows."""
    review: dict[str, Any] | None = None
