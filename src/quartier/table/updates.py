"""The `update` message: what is new for one viewer, put together from what shown.py lets out and who sits there."""

import json
import time
from collections.abc import Hashable
from dataclasses import dataclass
from itertools import chain
from typing import Any

from quartier.engine.game import Game
from quartier.engine.locale import Words
from quartier.table import clocks
from quartier.table.course import Course
from quartier.table.rooms import Room
from quartier.table.shown import Look, Picture, seat_titles, told
from quartier.table.store.rows import Seat

MOST_TEXTS = 64
"""Messages that a room keeps for others who see the same; a viewer may claim to have seen any number of events."""
WHO = {"person": "human", "bot": "bot", "open": "open"}


@dataclass(frozen=True, eq=False)
class Seen:
    """What a viewer has been sent already."""

    number: int = 0
    picture: Picture | None = None

    @property
    def key(self) -> Hashable:
        """The same for all who have been sent the same, as long as one of them is there."""
        return self.number, id(self.picture)


def text_for(room: Room, look: Look, seen: Seen) -> tuple[str, Seen]:
    """Return an update as it goes over the wire, written once for all who see the same; and what was seen after it."""
    key = (look, seen.key)
    known = room.texts.get(key)
    if known is None:
        message, after = update(room, look, seen)
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        if len(room.texts) >= MOST_TEXTS:
            room.texts.clear()
        known = room.texts[key] = (text, after, seen)
    return known[0], known[1]


def update(room: Room, look: Look, seen: Seen) -> tuple[dict[str, Any], Seen]:
    """Return a message with all that is new since what was seen, and what has been seen after it."""
    status = room_status(room, look)
    if room.course is None:
        return {"type": "update", "number": 0, "status": status}, Seen()
    picture = room.picture(look)
    message = {"type": "update", "number": picture.number, "status": {**picture_status(picture), **status}}
    if picture is not seen.picture:
        message |= shown_update(picture, seen.picture) | news(room.course, look, seen, picture.over)
    if seen.picture is None:
        message |= art_addresses(room.course.match.game)
    return message, Seen(picture.number, picture)


def news(course: Course, look: Look, seen: Seen, over: bool) -> dict[str, Any]:
    """Tell what has happened since; the end opens every secret, so then all is told once more."""
    again = over and not (seen.picture and seen.picture.over)
    log = told(course, look, 0 if again else seen.number) + ([] if again else undone(course, look, seen))
    new = (line.get("touched", ()) for line in log if line["number"] > seen.number)
    return {"log": log, "touched": list(dict.fromkeys(chain.from_iterable(new)))}


def art_addresses(game: Game) -> dict[str, str]:
    """Return where a game's sprites and colours are."""
    names = {name.rsplit(".", 1)[-1]: f"/static/art/{name}" for name in game.art().files}
    return {"sprites": names["svg"], "palette": names["css"]}


def shown_update(picture: Picture, seen: Picture | None) -> dict[str, Any]:
    """Return the part of an update that is a matter of the scene and the choices."""
    known, lay = (seen.parts, seen.places) if seen else ({}, {})
    return {
        "size": picture.size,
        "order": list(picture.parts),
        "parts": {id: part for id, part in picture.parts.items() if known.get(id) != part},
        "places": {id: place for id, place in picture.places.items() if lay.get(id) != place},
        "scores": picture.scores,
        "choices": picture.choices,
    }


def picture_status(picture: Picture) -> dict[str, Any]:
    """Return where the match stands."""
    return {
        "waiting": picture.waiting,
        "over": picture.over,
        "winners": picture.winners,
        "prompt": picture.prompt,
    }


def undone(course: Course, look: Look, seen: Seen) -> list[dict[str, Any]]:
    """Tell again of moves that the viewer saw made and that were taken back since."""
    taken = {entry.event.seat for entry in course.entries[seen.number :] if entry.event.kind == "undo"}
    return [
        line
        for line in (told(course, look, 0, seen.number) if taken else [])
        if line["seat"] in taken and line.get("undone")
    ]


def room_status(room: Room, look: Look) -> dict[str, Any]:
    """Return who sits where, and what this viewer may do."""
    course, table = room.course, room.table
    titles = seat_titles(room.rooms.game(table.game), table.options, Words.load(table.game, look.language))
    return {
        "stage": table.stage,
        "seats": [seat_status(room, seat, title) for seat, title in zip(table.seats, titles, strict=True)],
        "undo": room.may_undo(look.seat),
        "turn": course.turns[look.seat] if course is not None and look.seat is not None else None,
        "hints": table.hints,
        "again": table.again,
    }


def seat_status(room: Room, seat: Seat, title: str) -> dict[str, Any]:
    """Return who sits on a seat, and how much time is left there."""
    end = None if room.course is None else clocks.deadline(room.table, room.course, seat)
    return {
        "seat": seat.number,
        "title": title,
        "name": seat.name,
        "who": WHO[seat.who],
        "bot": seat.bot or None,
        "away": seat.away,
        "online": seat.who == "bot" or seat.number in room.online(),
        "clock": None if end is None else round(max(0.0, end - time.time()), 1),
    }
