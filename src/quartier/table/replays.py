"""Finished games and uploaded records, seen again move by move by spectators."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from quartier.engine.errors import BadRecord, QuartierError
from quartier.engine.game import Game
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.record import read_record
from quartier.table.course import Course, following
from quartier.table.errors import Refused
from quartier.table.rooms import Rooms, check_id
from quartier.table.seating import new_id, resolved
from quartier.table.shown import Look, drawing, picture, seat_titles, told
from quartier.table.store import uploads
from quartier.table.updates import WHO, art_addresses, picture_status, shown_update
from quartier.table.workers import Together

SECONDS = 10.0
"""An uploaded record may take so long to be replayed."""
KEPT = 16
MOST_FRAMES = 30


@dataclass(frozen=True)
class Replay:
    """A game to be seen again."""

    id: str
    course: Course
    table: str | None
    names: tuple[tuple[str, str, str], ...]
    """Of each seat: the person's name, who it was, and which bot."""
    uploaded: Mapping[str, Any] | None = None
    """The record, if somebody sent it."""

    @property
    def match(self) -> Match:
        """The game as it ended."""
        return self.course.match

    @property
    def moves(self) -> int:
        """How many moves there were."""
        return len(self.match.history)

    def at(self, move: int | None) -> Match:
        """Return the game after so many moves; None: at its end."""
        move = self.moves if move is None else move
        if not 0 <= move <= self.moves:
            raise Refused("not-found", f"there are {self.moves} moves")
        return self.match.at(move)

    def frames(self, look: Look) -> list[str]:
        """Return scenes for a film: all moves of a short game, some of a long one."""
        step = max(1, -(-self.moves // MOST_FRAMES))
        moves = [*range(0, self.moves, step), self.moves]
        return [drawing(self.at(move), look, "day") for move in moves]


class Replays:
    """The replays that were asked for last."""

    def __init__(self, rooms: Rooms, uploads_kept: int) -> None:
        self.rooms = rooms
        self._uploads_kept = uploads_kept
        self._known: OrderedDict[str, Replay] = OrderedDict()
        self._coming = Together()

    async def replay(self, id: str) -> Replay:
        """Return the replay of a finished table or of an uploaded record."""
        replay = self._known.get(id)
        if replay is None:
            replay = await self._coming.get(id, partial(self._open, id))
        self._keep(replay)
        return replay

    async def _open(self, id: str) -> Replay:
        check_id(id)
        record = await self.rooms.store.read(partial(uploads.load_upload, id=id))
        return await (self._of_table(id) if record is None else self._of_record(id, record))

    async def upload(self, data: Any) -> str:
        """Keep a record, if it can be replayed; return its id."""
        id = new_id()
        replay = await self._of_record(id, data)
        await self.rooms.store.write(id, partial(uploads.add_upload, id=id, record=dict(data), most=self._uploads_kept))
        self._keep(replay)
        return id

    def _keep(self, replay: Replay) -> None:
        self._known[replay.id] = replay
        self._known.move_to_end(replay.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _of_table(self, id: str) -> Replay:
        room = await self.rooms.room(id)
        course = room.playing()
        if not course.match.over:
            raise Refused("not-over")
        names = tuple((seat.name, WHO[seat.who], seat.bot) for seat in room.table.seats)
        return Replay(id, following(course.match), id, names)

    async def _of_record(self, id: str, data: Any) -> Replay:
        try:
            record = read_record(data)
            game = self.rooms.game(record["game"])
            match = await self.rooms.workers.drawing.run(id, partial(replayed, game, record))
        except Refused:
            raise
        except QuartierError as error:
            raise Refused("bad-record", error) from error
        return Replay(id, following(match), None, tuple(("", "human", "") for _ in match.seats), record)


def replayed(game: Game, record: Mapping[str, Any]) -> Match:
    """Play a stranger's record through: within bounds, and with nothing but installed content."""
    if "seed" not in record:
        raise BadRecord("a record that begins from a position can't be uploaded")
    if len(record["moves"]) > game.max_moves:
        raise BadRecord(f"no game has more than {game.max_moves} moves")
    resolved(game, record["options"])
    match, end = Match.begun(game, record), time.monotonic() + SECONDS
    for number, (seat, path) in enumerate(record["moves"], 1):
        try:
            match.play(path, seat)
        except QuartierError as error:
            raise BadRecord(f"move {number} of the record: {error}") from error
        if time.monotonic() > end:
            raise BadRecord("the record takes too long to be replayed")
    return match


# --- what is told of a replay ------------------------------------------------------------------------


def summary(replay: Replay, language: str) -> dict[str, Any]:
    """Return a replay in a few words."""
    return {
        "replay": replay.id,
        "game": replay.match.game.name,
        "title": replay.match.words(language)("title"),
        "options": replay.match.options,
        "seats": seats(replay, replay.match.words(language)),
        "moves": replay.moves,
        "over": replay.match.over,
        "table": replay.table,
    }


def seats(replay: Replay, words: Words) -> list[dict[str, Any]]:
    """Return who sat where."""
    return [
        {"seat": seat, "title": title, "name": name, "who": who, "bot": bot or None}
        for seat, (title, (name, who, bot)) in enumerate(
            zip(seat_titles(replay.match.game, replay.match.options, words), replay.names, strict=True)
        )
    ]


def replay_update(replay: Replay, move: int | None, since: int | None, look: Look) -> dict[str, Any]:
    """Return an `update` for a spectator after so many moves; with `since`, what changed after that move."""
    now = picture(following(replay.at(move)), look)
    before = None if since is None else picture(following(replay.at(since)), look)
    first, last = sorted((before.number if before else 0, now.number))
    log = told(replay.course, look, first, last)
    return {
        "type": "update",
        "number": now.number,
        **shown_update(now, before),
        **art_addresses(replay.match.game),
        "moves": replay.moves,
        "status": {
            "stage": "over",
            **picture_status(now),
            "seats": seats(replay, replay.match.words(look.language)),
            "undo": False,
            "turn": None,
            "hints": False,
            "again": None,
        },
        "log": log,
        "touched": log[-1].get("touched", []) if log else [],
    }
