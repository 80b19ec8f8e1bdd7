"""Rooms: tables that somebody looks at or plays at, in the memory of this process.

A room holds one course and the people who look on. Whatever changes it is stored first; the number of the event decides
who was first, also among several processes. A room that nobody needs is forgotten, and comes back from the store.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from quartier.engine.errors import BadRecord, QuartierError, UndoRefused
from quartier.engine.game import Game
from quartier.table import clocks, news
from quartier.table.course import Course, begin, restore
from quartier.table.errors import Refused
from quartier.table.metrics import Metrics
from quartier.table.shelf import Shelf
from quartier.table.shown import Look, Picture, picture
from quartier.table.store import events as event_rows
from quartier.table.store import tables as table_rows
from quartier.table.store.rows import Author, Event, Seat, Standing, Table
from quartier.table.store.store import Store
from quartier.table.workers import Together, Workers

if TYPE_CHECKING:
    from quartier.bots.advice import Advice

MOST_PICTURES = 24
HEARD_FOR = 15.0
"""Seconds for which somebody who has asked over HTTP how things stand is taken to be there."""
ATTEMPTS = 5
"""How often an event is offered to the store when other processes are quicker."""

ID = re.compile(r"[\w-]{1,16}", re.ASCII)

log = logging.getLogger(__name__)


def check_id(id: str) -> None:
    """Refuse what can't be the id of a table or replay, before a database is asked for it."""
    if not ID.fullmatch(id):
        raise Refused("not-found")


class Room:
    """One table in memory."""

    def __init__(self, rooms: "Rooms", table: Table, course: Course | None, holders: dict[int, set[bytes]]) -> None:
        self.rooms = rooms
        self.table = table
        self.course = course
        self.holders = holders
        """The hashes of the devices and tokens that may play each seat."""
        self.lock = asyncio.Lock()
        self.viewers: set[Any] = set()
        self._heard: dict[int, asyncio.TimerHandle] = {}
        """The seats that were looked through over HTTP of late, each until it is taken to be left."""
        self._announced: set[int] = set()
        """The seats that everybody has been told are looked through here."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats that are looked through at other processes."""
        self.used = time.monotonic()
        self.gone = False
        """Whether the table was cleared away."""
        self.busy = 0
        """How many bots think about this table here."""
        self._pictures: dict[Look, Picture] = {}
        self.texts: dict[Hashable, tuple[str, Any, Any]] = {}
        """Messages about what is to be seen now, for all who see the same."""
        self.advice: dict[int, tuple[int, Advice]] = {}
        """What each seat was last advised to do, and after how many events."""
        self._undoable: frozenset[int] = frozenset()

    # --- looking -------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    def playing(self) -> Course:
        """Return the course of a game that has begun."""
        if self.course is None:
            raise Refused("not-playing")
        return self.course

    def seats_of(self, hashes: Sequence[bytes]) -> set[int]:
        """Return the seats that somebody with these tokens or devices may play."""
        return {seat for seat, held in self.holders.items() if held.intersection(hashes)}

    async def held_by(self, hashes: Sequence[bytes], wanted: int | None = None) -> set[int]:
        """Return the same for who is to be let in; a seat may just have been taken at another process."""
        held = self.seats_of(hashes)
        if self.rooms.store.shared and hashes and (not held if wanted is None else wanted not in held):
            await self.refresh()
            held = self.seats_of(hashes)
        return held

    def online(self) -> set[int]:
        """Return the seats that somebody looks through now, here or at another process."""
        return self.online_here().union(*self.elsewhere.values())

    def online_here(self) -> set[int]:
        """Return the seats that somebody looks through now, at this process."""
        return {viewer.look.seat for viewer in self.viewers if viewer.look.seat is not None} | self._heard.keys()

    def heard(self, seat: int) -> None:
        """Note that somebody has looked through a seat over HTTP, and so is there without a line."""
        if seat in self._heard:
            self._heard[seat].cancel()
        self._heard[seat] = asyncio.get_running_loop().call_later(HEARD_FOR, self._not_heard, seat)
        self.came_or_went()

    def _not_heard(self, seat: int) -> None:
        del self._heard[seat]
        if self.rooms.here.get(self.id) is self:
            self.came_or_went()

    def came_or_went(self) -> None:
        """Tell everybody, at all processes, who is there now, if that is news."""
        here = self.online_here()
        if here != self._announced:
            self._announced = here
            self.changed()
            self.rooms.announce(self)

    def picture(self, look: Look) -> Picture:
        """Return what a viewer sees; drawn once for all who see the same."""
        course = self.playing()
        known = self._pictures.get(look)
        if known is None or known.number != course.number:
            if len(self._pictures) >= MOST_PICTURES:
                self._pictures.clear()
            known = self._pictures[look] = picture(course, look)
        return known

    def _keep_to_own_seats(self) -> None:
        """Let nobody look through, or move for, a seat that is somebody else's by now."""
        for viewer in self.viewers:
            viewer.keep_to_own_seat()
        self.came_or_went()

    def close(self) -> None:
        """Send everybody away: the table was cleared away."""
        self.gone = True
        self.rooms.here.pop(self.id, None)
        self.changed()

    def changed(self) -> None:
        """Tell everybody who looks on that there is something new."""
        self.texts.clear()
        for viewer in self.viewers:
            viewer.wake()

    # --- playing -------------------------------------------------------------------------------------

    async def move(self, seat: int, turn: int, path: str, by: Author = "person") -> int:
        """Make a move and return its number; a move that was made already is answered just so again.

        Whoever asked may go away meanwhile: what was begun is finished.
        """
        return await asyncio.shield(self._move(seat, turn, path, by))

    async def _move(self, seat: int, turn: int, path: str, by: Author) -> int:
        async with self.lock:
            for _ in range(ATTEMPTS):
                course = self.playing()
                made = course.event_of(seat, turn)
                if made is not None and made.kind == "move" and made.path == path:
                    return made.number
                if turn != course.turns[seat]:
                    raise Refused("stale")
                event, after = course.move(seat, path, by, time.time())
                if await self._append([event], after, by):
                    return event.number
            raise Refused("unavailable")

    async def undo(self, seat: int, turn: int) -> int:
        """Take back a seat's last move, and the answers of bots to it; return the number of the last event."""
        if not self.table.undo:
            raise Refused("no-undo")
        return await asyncio.shield(self._undo(seat, turn))

    async def _undo(self, seat: int, turn: int) -> int:
        async with self.lock:
            for _ in range(ATTEMPTS):
                course = self.playing()
                made = course.event_of(seat, turn)
                if made is not None and made.kind == "undo":
                    return made.number
                if turn != course.turns[seat]:
                    raise Refused("stale")
                chain = undo_chain(course, seat, self._bots())
                if not chain:
                    raise Refused("no-undo")
                events, later = take_back(course, chain)
                if await self._append(events, later, "person", seat):
                    return events[-1].number
            raise Refused("unavailable")

    async def _append(self, events: list[Event], course: Course, by: Author, seat: int | None = None) -> bool:
        """Store events and go on to the course they lead to; if others were quicker, catch up with them instead."""
        decided = self.table.seats[events[0].seat if seat is None else seat]
        after = clocks.after_decision(decided, by)
        seats = tuple(after if other.number == after.number else other for other in self.table.seats)
        table = replace(self.table, seats=seats)
        standing = stand(table, course)
        job = partial(
            event_rows.append,
            process=self.rooms.process,
            table=self.id,
            events=events,
            standing=standing,
            seats=[after] if after != decided else [],
        )
        with self.rooms.metrics.stored.time():
            stored, undoable = await asyncio.gather(self.rooms.store.write(self.id, job), self._undoable_in(course))
        if not stored:
            await self.catch_up()
            return False
        self.rooms.metrics.events.labels(self.table.game, by).inc(len(events))
        over = standing.result is not None
        self.table = replace(
            table,
            number=course.number,
            due=standing.due,
            result=standing.result,
            waiting=standing.waiting,
            stage="over" if over else table.stage,
            ended=events[-1].at if over else None,
        )
        self._go_on(course, undoable)
        if standing.result is not None:
            news.game_over(course.match.game, self.table, standing.result)
        return True

    def _go_on(self, course: Course, undoable: frozenset[int]) -> None:
        self.course, self._undoable = course, undoable
        self._pictures.clear()
        self.changed()
        self.rooms.attend(self)

    def _bots(self) -> frozenset[int]:
        return frozenset(seat.number for seat in self.table.seats if seat.who == "bot")

    def may_undo(self, seat: int | None) -> bool:
        """Tell whether a seat may take its last move back."""
        return seat in self._undoable

    async def look_back(self) -> None:
        """Find out whose last move may be taken back in a game that was read from the store."""
        if self.course is not None:
            self._undoable = await self._undoable_in(self.course)

    async def _undoable_in(self, course: Course) -> frozenset[int]:
        """Find out whose last move may be taken back: once for each event, beside the event loop."""
        people = [seat.number for seat in self.table.seats if seat.who == "person"]
        if not self.table.undo or course.match.over:
            return frozenset()
        return await self.rooms.workers.undo.run(self.id, partial(undoable, course, people, self._bots()))

    # --- catching up ---------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Catch up with what other processes have done."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Do the same for who holds the lock already."""
        after = 0 if self.course is None else self.course.number
        loaded = await self.rooms.store.read(partial(load, id=self.id, after=after))
        if loaded is None:
            raise Refused("not-found")
        before = self.table
        self.table, events, self.holders = loaded
        self._keep_to_own_seats()
        if self.course is None and self.table.stage != "waiting":
            course = await self.rooms.restored(self.table, events)
            self._go_on(course, await self._undoable_in(course))
        elif self.course is not None and events:
            course = self.course
            for event in events:
                course = course.after(event)
            self._go_on(course, await self._undoable_in(course))
        elif (before.seats, before.again) != (self.table.seats, self.table.again):
            self.changed()


def stand(table: Table, course: Course) -> Standing:
    """Return what is stored beside an event: where the table stands now."""
    match = course.match
    result = None
    if match.over:
        result = {"winners": match.winners, "totals": [score["total"] for score in match.true_scores()]}
    due = None if match.over else clocks.due(table, course)
    return Standing(match.state.tobytes(), course.digest, due, result, match.waiting)


def undo_chain(course: Course, seat: int, bots: frozenset[int]) -> list[int]:
    """Return whose last moves are to be taken back, in order, for a seat's last move to be undone; empty: it stands.

    A person's move is undone together with what bots answered to it; what people did is never undone by another.
    """
    if course.match.over:
        return []
    trial, chain = course.match.copy(), list[int]()
    try:
        while not chain or chain[-1] != seat:
            taken = seat if trial.can_undo(seat) else trial.history[-1].seat if trial.history else seat
            if taken != seat and taken not in bots:
                return []
            trial.undo(taken)
            chain.append(taken)
    except UndoRefused:
        return []
    return chain


def undoable(course: Course, seats: Sequence[int], bots: frozenset[int]) -> frozenset[int]:
    """Return which of some seats may take their last move back."""
    return frozenset(seat for seat in seats if undo_chain(course, seat, bots))


def take_back(course: Course, chain: Sequence[int]) -> tuple[list[Event], Course]:
    """Return the events of taking moves back, one after the other, and the course after them."""
    events = []
    for seat in chain:
        event, course = course.undo(seat, "person", time.time())
        events.append(event)
    return events, course


def load(connection: Any, id: str, after: int = 0) -> tuple[Table, list[Event], dict[int, set[bytes]]] | None:
    """Return a table, its events after a number, and who may play which seat."""
    table = table_rows.load_table(connection, id)
    if table is None:
        return None
    tokens, devices = table_rows.holding(connection, id)
    holders = {seat.number: {*tokens.get(seat.number, ()), *devices.get(seat.number, ())} for seat in table.seats}
    return table, event_rows.load_events(connection, id, after), holders


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, workers: Workers, shelf: Shelf, metrics: Metrics, idle: float) -> None:
        self.store = store
        self.workers = workers
        self.shelf = shelf
        self.metrics = metrics
        self.idle = idle
        self.process = secrets.token_hex(8)
        self.attend: Callable[[Room], None] = lambda room: None  # noqa: ARG005
        """Called when a game has gone on, so that bots go on too."""
        self.announce: Callable[[Room], None] = lambda room: None  # noqa: ARG005
        """Called when somebody came or went, so that other processes hear of it."""
        self.ask_around: Callable[[Room], None] = lambda room: None  # noqa: ARG005
        """Called when a room is opened, to hear from other processes who is there."""
        self.here: dict[str, Room] = {}
        self._coming = Together()

    async def room(self, id: str) -> Room:
        """Return the room of a table, from memory or from the store."""
        room = self.here.get(id)
        if room is None:
            room = await self._coming.get(id, partial(self._open, id))
        room.used = time.monotonic()
        return room

    async def _open(self, id: str) -> Room:
        check_id(id)
        loaded = await self.store.read(partial(load, id=id))
        if loaded is None:
            raise Refused("not-found")
        table, events, holders = loaded
        course = None if table.stage == "waiting" else await self.restored(table, events)
        room = Room(self, table, course, holders)
        await room.look_back()
        self.here[id] = room
        if self.store.shared:
            await room.refresh()  # what other processes did while it was read, they told nobody here
        self.ask_around(room)
        if room.course is not None:
            self.attend(room)
        return room

    async def restored(self, table: Table, events: list[Event]) -> Course:
        """Return the course of a stored game."""
        game = self.game(table.game)
        try:
            return await self.workers.quick.run(table.id, partial(restore, game, table, events))
        except QuartierError as error:
            told = error if isinstance(error, BadRecord) else ""  # why a move is refused may tell of secrets
            level = logging.INFO if told else logging.ERROR  # with new rules, games of old ones end: that is no failure
            log.log(level, "table %s can't be restored: %s", table.id, told or type(error).__name__)
            raise Refused("bad-record", told) from error

    def game(self, name: str) -> Game:
        """Return a game that is ready to be played."""
        return self.shelf.game(name)

    def forget_dead(self, alive: set[str]) -> None:
        """Let nobody be there any more through a process that has ended."""
        for room in self.here.values():
            if not room.elsewhere.keys() <= alive:
                room.elsewhere = {process: seats for process, seats in room.elsewhere.items() if process in alive}
                room.changed()

    def forget_idle(self) -> None:
        """Let go of rooms that nobody has looked at for a while."""
        now = time.monotonic()
        for id, room in list(self.here.items()):
            if not (room.viewers or room.busy or room.lock.locked()) and now - room.used > self.idle:
                del self.here[id]


def begun(game: Game, table: Table, now: float, process: str) -> tuple[Table, Course]:
    """Return a table whose game begins now, and the game's course."""
    table = replace(table, stage="playing", begun=now, runner=process, rules=game.version)
    course = begin(game, table)
    standing = stand(table, course)
    stored = {name: getattr(standing, name) for name in ("state", "digest", "due", "waiting")}
    return replace(table, **stored), course


def has_open_seat(seats: Sequence[Seat]) -> bool:
    """Tell whether a table waits for somebody."""
    return any(seat.who == "open" for seat in seats)
