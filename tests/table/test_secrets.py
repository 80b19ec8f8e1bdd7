"""Nothing that a viewer may not know is in any byte that is sent to that viewer.

Whole games are played over real lines, and all that goes over them is kept. Then every moment of the game is told once
more in worlds that are redrawn for each viewer: wherever such a world looks the same, every byte must be the same.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx
import pytest

from quartier.engine.game import SPECTATOR
from quartier.engine.match import Match
from quartier.engine.move import kind
from quartier.table.course import Course, Entry
from quartier.table.rooms import Room
from quartier.table.shown import Look, preview
from quartier.table.updates import Seen, text_for
from tests.table.house import House, Line, new_table, paths

GAMES = [
    ("paris", 2, {"postcards": "random", "hand": 2}),
    ("tiny_towns", 3, {"mode": "builder", "cavern": True}),
    ("tiny_towns", 2, {"mode": "town_hall"}),
    ("munivers", 3, {"content": "short"}),
]
WORLDS = 2


@dataclass
class Played:
    """A game that was played, and all that was sent to each viewer before its end."""

    room: Room
    heard: dict[int | None, list[str]]
    tokens: dict[int, str]

    @property
    def course(self) -> Course:
        return self.room.playing()


def play(house: House, client: httpx.Client, game: str, seats: int, options: dict[str, Any]) -> Played:
    """Play a game at random on as many lines as there are seats, with a spectator."""
    made = new_table(client, game, *["me"] * seats, options=options)
    table, random = made["table"], Random(1)
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    heard: dict[int | None, list[str]] = {None: [], **{seat: [] for seat in tokens}}
    with ExitStack() as lines:
        open_lines = {seat: lines.enter_context(Line(house.url, table, tokens.get(seat or 0))) for seat in heard}
        updates: dict[int | None, Any] = {}
        for seat, line in open_lines.items():
            line.socket.send(json.dumps({"type": "hello", "seat": seat, "layout": "wide"}))
            updates[seat] = hear(line, heard[seat], 0)
        number = 0
        while not updates[None]["status"]["over"]:
            seat = random.choice(updates[None]["status"]["waiting"])
            move = {"number": updates[seat]["status"]["turn"], "path": random.choice(paths(updates[seat]["choices"]))}
            open_lines[seat].say("move", **move)
            number += 1
            updates = {seat: hear(line, heard[seat], number) for seat, line in open_lines.items()}
    rooms = house.app.state.service.rooms
    return Played(house.call(lambda: rooms.room(table)), heard, tokens)


def hear(line: Line, heard: list[str], number: int) -> dict[str, Any]:
    """Return the update with a number; keep all that comes before the end."""
    while True:
        text = line.socket.recv(60)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        assert message["type"] != "error", text
        if message["type"] == "update" and message["number"] == number and "choices" in message:
            if not message["status"]["over"]:
                heard.append(text)
            return message
        heard.append(text)


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]}-{game[2].get('mode', '')}")
def played(request: pytest.FixtureRequest, house: House) -> Played:
    with house.client() as client:
        return play(house, client, *request.param)


def test_seed_and_tokens_are_never_sent(played: Played) -> None:
    seed = str(played.room.table.seed)
    for seat, texts in played.heard.items():
        for text in texts:
            assert seed not in text
            for owner, token in played.tokens.items():
                assert token not in text, f"a token of {owner} was sent to {seat}"


def sent(room: Room, course: Course, look: Look, seen: Seen) -> str:
    """Return the very text that a viewer would be sent of a course."""
    table = replace(room.table, stage="playing", result=None)
    return text_for(Room(room.rooms, table, course, {}), look, seen)[0]


def moments(course: Course) -> Iterator[tuple[Course, Course]]:
    """Yield every course on the way, before and after each event but the last, which opens all secrets."""
    entries = course.entries
    first = Match(course.match.game, course.match.options, entries[0].before, {})
    nobody = (None,) * len(first.seats)
    before = Course(first, (), (0,) * len(first.seats), nobody, course.hashed)
    for number, entry in enumerate(entries[:-1], 1):
        match = Match(first.game, first.options, entry.after, {})
        after = Course(match, entries[:number], before.turns, nobody, course.hashed)
        yield before, after
        before = after


def redrawn(before: Course, after: Course, viewer: int | None, seed: int) -> Course | None:
    """Return the later course in another world, if it looks the same to a viewer both before and after the event."""
    match, entry = before.match, after.entries[-1]
    eyes = SPECTATOR if viewer is None else viewer
    rules, tables = match.game.rules, match.tables
    state = entry.before.copy()
    rules.resample(state, tables, eyes, seed)
    world = Match(match.game, match.options, state, {})
    event = entry.event
    if event.seat not in world.waiting:
        return None
    path = event.path
    if event.seat != viewer and kind(path) not in match.game.open_moves:
        path = Random(seed).choice([p for p in world.moves(event.seat) if kind(p) == kind(path)])
    elif path not in world.moves(event.seat):
        return None
    action = dict(zip(world.moves(event.seat), world.actions(event.seat), strict=True))[path]
    later = state.copy()
    rules.apply(later, tables, event.seat, action)
    other = Match(match.game, match.options, later, {})
    if other.view(viewer) != after.match.view(viewer):
        return None
    retold = Entry(replace(event, path=path, action=action), state, later)
    return replace(after, match=other, entries=(*after.entries[:-1], retold))


def test_every_byte_is_the_same_in_a_world_that_looks_the_same(played: Played) -> None:
    compared = different = 0
    for number, (before, after) in enumerate(moments(played.course)):
        if number % 3:
            continue
        for viewer in (None, *range(len(after.match.seats))):
            look = Look(viewer, "en", "wide")
            truth = sent(played.room, after, look, Seen(before.number))
            for world in range(WORLDS):
                other = redrawn(before, after, viewer, 1000 * number + world)
                if other is not None:
                    compared += 1
                    different += other.match.state.tobytes() != after.match.state.tobytes()
                    assert sent(played.room, other, look, Seen(before.number)) == truth
    assert compared > 50
    assert different > 20, "the worlds must differ, or nothing was tested"


def test_what_went_over_the_lines_is_what_is_compared_here(played: Played) -> None:
    """The lines carried the very same messages, apart from who was there at that moment."""
    for viewer, texts in played.heard.items():
        told: dict[int, Any] = {}
        for message in map(json.loads, texts):
            if message["type"] == "update":
                told.setdefault(message["number"], message)
        for before, after in list(moments(played.course))[::7]:
            message = json.loads(sent(played.room, after, Look(viewer, "en", "wide"), Seen(before.number)))
            heard = told[after.number]
            for field in ("scores", "choices", "log", "number", "size", "order"):
                assert message[field] == heard[field], field
            assert message["status"]["prompt"] == heard["status"]["prompt"]


def test_a_preview_tells_nothing_that_the_seat_does_not_know(played: Played) -> None:
    """In every world that looks the same, the same previews are possible."""
    random = Random(2)
    for number, (before, after) in enumerate(moments(played.course)):
        seat = random.randrange(len(after.match.seats))
        other = redrawn(before, after, seat, number) if number % 5 == 0 else None
        if other is None or seat not in after.match.waiting:
            continue
        path = random.choice(after.match.moves(seat))
        words = after.match.words()
        here, there = ({json.dumps(preview(course, seat, path, words)) for _ in range(6)} for course in (after, other))
        if len(here) == 1:
            assert there == here
