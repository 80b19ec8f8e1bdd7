"""What a viewer is shown: the only file through which anything of a match leaves the server.

Everything here is made from `match.view(seat)` and from moves that the seat may know of. The truth (`match.scores()`,
`match.winners`, the record, the seed) is asked only when the game is over. A test replays whole games in worlds redrawn
for each viewer and compares every byte.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from quartier.engine.game import SPECTATOR, Game
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import kind
from quartier.table.choices import trie
from quartier.table.course import Course, Entry

if TYPE_CHECKING:
    from quartier.bots.advice import Advice

View = Mapping[str, Any]


@dataclass(frozen=True)
class Look:
    """Whose eyes, and how the scene is to be laid out."""

    seat: int | None = None
    language: str = "en"
    layout: str = "wide"


@dataclass(frozen=True)
class Picture:
    """All that a viewer sees of a match at one moment, apart from who sits there."""

    number: int
    size: tuple[int, int]
    parts: Mapping[str, str]
    """The scene in pieces of SVG, bottom to top."""
    places: Mapping[str, str]
    """Where each of them lies, as a transform."""
    waiting: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    prompt: str
    scores: Sequence[Mapping[str, Any]]
    choices: Mapping[str, Any] | None


def picture(course: Course, look: Look) -> Picture:
    """Return what a viewer sees."""
    match = course.match
    view, words = match.view(look.seat), match.words(look.language)
    deciding = look.seat is not None and look.seat in view["waiting"]
    return Picture(
        course.number,
        *scene(match, view, words, look),
        tuple(view["waiting"]),
        view["over"],
        tuple(view["winners"]) if view["over"] else (),
        match.game.question(view, "", words),
        scores(match.game, view, words),
        trie(match, look.seat, view, words) if deciding and look.seat is not None else None,
    )


def scene(match: Match, view: View, words: Words, look: Look) -> tuple[tuple[int, int], dict[str, str], dict[str, str]]:
    """Return the size of the scene, its parts and their places; who wants no layout draws nothing."""
    if look.layout == "none":
        return (0, 0), {}, {}
    drawn = match.game.scene(view, words, look.layout)
    parts = {id: str(part) for id, part in drawn.markup.items()}
    return (round(drawn.width), round(drawn.height)), parts, drawn.places


def drawing(match: Match, look: Look, theme: str) -> str:
    """Return the whole scene as one SVG."""
    return match.svg(look.seat, look.language, layout=look.layout, theme=theme)


def scores(game: Game, view: View, words: Words) -> list[dict[str, Any]]:
    """Return the scores as the owner of a view may know them, line by line."""
    return [
        {
            "lines": [
                {"id": line, "label": game.line_name(view, line, words), "points": points}
                for line, points in score.items()
                if line != "total"
            ],
            "total": score["total"],
        }
        for score in view["scores"]
    ]


def preview(course: Course, seat: int, path: str, words: Words) -> list[dict[str, Any]]:
    """Return the scores after a move, tried in a world redrawn from what the seat knows: it tells nothing new."""
    match = course.match
    action = match.copy().play(path, seat).history[-1].action
    state = match.state
    match.game.rules.resample(state, match.tables, seat, secrets.randbits(63))
    match.game.rules.apply(state, match.tables, seat, action)
    other = Match(match.game, match.options, state, {})
    return scores(match.game, other.view(seat), words)


def advised(course: Course, seat: int, advice: "Advice", language: str) -> dict[str, Any]:
    """Return what a seat was advised to do, as the labels of its choices, and why; the bot knew what the seat knows."""
    from quartier.bots.reasons import reason  # loaded with the first game; the lobby does not wait for it

    match = course.match
    path = match.game.path(match.state, match.tables, seat, advice.action)
    return {
        "path": path,
        "label": " · ".join(match.game.labels(match.view(seat), path, match.words(language))),
        "chance": advice.chance if len(match.seats) > 1 else None,
        "margin": advice.margin,
        "solved": advice.solved,
        "reason": reason(advice, len(match.seats), Words.load("quartier", language)),
    }


def record(course: Course) -> dict[str, Any]:
    """Return the whole game, which is nobody's secret any more."""
    assert course.match.over, "a record tells every secret"
    return course.match.record()


# --- the log -----------------------------------------------------------------------------------------


def told(course: Course, look: Look, after: int, until: int | None = None) -> list[dict[str, Any]]:
    """Tell the events after a number, as far as a viewer may know of them."""
    return [_told(course, entry, look) for entry in course.entries[after:until]]


def _told(course: Course, entry: Entry, look: Look) -> dict[str, Any]:
    event, match = entry.event, course.match
    line: dict[str, Any] = {"number": event.number, "seat": event.seat}
    if event.by == "clock":
        line["clock"] = True
    if entry.undone:
        line["undone"] = True
    if event.kind == "undo":
        line["undo"] = True
    if event.kind == "move" and knows(course, entry, look.seat):
        text, touched = _sentence(course, entry, look.language)
        return line | {"text": text, "touched": touched}
    seat = _named(match.words(look.language), "seat", match.seats[event.seat])
    key = "log-undo" if event.kind == "undo" else "log-secret"
    return line | {"text": Words.load("table", look.language)(key, seat=seat)}


def _sentence(course: Course, entry: Entry, language: str) -> tuple[str, list[str]]:
    """Return a move in words, and what it touched."""
    if language not in entry.told:
        event, match = entry.event, course.match
        text = match.game.tell(entry.before, entry.after, match.tables, event.seat, event.action, match.words(language))
        touched = match.game.touches(entry.before, match.tables, event.seat, event.path)
        entry.told[language] = (text, list(touched))
    return entry.told[language]


def knows(course: Course, entry: Entry, viewer: int | None) -> bool:
    """Tell whether a viewer may know all of a move: one's own, an open one, or any when the game is over."""
    seat = SPECTATOR if viewer is None else viewer
    open_moves = course.match.game.open_moves
    return entry.event.seat == seat or course.match.over or kind(entry.event.path) in open_moves


def seat_titles(game: Game, options: Mapping[str, Any], words: Words) -> list[str]:
    """Return the seats' names in the game: colours, animals."""
    return [_named(words, "seat", name) for name in game.seats(options)]


def _named(words: Words, what: str, name: str) -> str:
    return words(f"{what}-{name}") if f"{what}-{name}" in words else name
