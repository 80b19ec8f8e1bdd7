"""Lets bots move, and clocks run out.

Each game that is being played has one process that runs it. A process says every few seconds that it is alive; when
one falls silent, another takes its tables over. Should two ever run one table, the number of an event still admits one.
"""

import asyncio
import logging
import math
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from quartier.bots.names import NAMES
from quartier.engine.errors import IllegalMove, QuartierError
from quartier.engine.match import Match
from quartier.table import clocks
from quartier.table.course import Course
from quartier.table.errors import Refused, as_refusal
from quartier.table.rooms import Room, Rooms
from quartier.table.store import processes, tables
from quartier.table.store.rows import Author
from quartier.table.workers import Lane, Together

if TYPE_CHECKING:
    from quartier.bots.advice import Advice

QUICK = frozenset({"random", "greedy"})
"""The bots that take a moment; all others think."""
LOOK_EVERY = 1.0
LONGEST_LOOK = 2.0
"""After so many seconds a look at the tables ends, or others would take this process for dead; the next one goes on."""
ALIVE_FOR = 6.0
WAITING_FOR = 30 * 86_400.0
"""A table that has waited for people so long is cleared away."""
FORGET_EVERY = 86_400.0

log = logging.getLogger(__name__)


def choose(match: Match, seat: int, name: str) -> str:
    """Return the path of the move that a bot makes."""
    from quartier.bots.players import bot  # loaded with the first game; the lobby does not wait for it

    action = bot(name, secrets.randbits(63)).choose(match, seat)
    return match.game.path(match.state, match.tables, seat, action)


def advise(match: Match, seat: int) -> "Advice":
    """Return what the strongest bot would do for a seat, which takes about a second."""
    from quartier.bots.advice import advice  # loaded with the first game, as above

    return advice(match, seat)


class Runner:
    """All that this process does at tables by itself."""

    def __init__(self, rooms: Rooms, pace: float) -> None:
        self.rooms = rooms
        self.pace = pace
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._advising = Together()
        self._hopeless: set[str] = set()
        """Tables that this program can't continue, such as those of other rules."""
        self._stopping = False
        rooms.attend = self.attend

    # --- a table -------------------------------------------------------------------------------------

    def attend(self, room: Room) -> None:
        """Let the bots think whose decision it is; called whenever a game has gone on."""
        course = room.course
        if course is None or self._stopping:
            return
        if room.table.runner != self.rooms.process or course.match.over:
            return
        for seat in room.table.seats:
            player = clocks.player_of(seat)
            if player is not None and course.since[seat.number] is not None:
                self._let_think(room, seat.number, player, "bot")

    def _let_think(self, room: Room, seat: int, player: str, by: Author) -> None:
        key = (room.id, seat)
        if key not in self._thinking:
            room.busy += 1
            task = self._thinking[key] = asyncio.ensure_future(self._decide(room, seat, player, by))
            task.add_done_callback(lambda _: self._thought(key, room))

    def _thought(self, key: tuple[str, int], room: Room) -> None:
        del self._thinking[key]
        room.busy -= 1
        self.attend(room)

    async def _decide(self, room: Room, seat: int, player: str, by: Author) -> None:
        try:
            course = room.playing()
            turn = course.turns[seat]
            path = await self.chosen(room, course, seat, player)
            await self._keep_pace(room)
            await room.move(seat, turn, path, by)
        except asyncio.CancelledError:
            raise
        except (Refused, IllegalMove) as error:
            log.debug("a bot's move was refused: %s", type(error).__name__)  # the game went on without it, or back
        except Exception:
            log.exception("a bot failed at table %s", room.id)
            await asyncio.sleep(LOOK_EVERY)

    async def chosen(self, room: Room, course: Course, seat: int, player: str) -> str:
        """Return what a bot would do."""
        name = player if player in NAMES else clocks.STAND_IN
        match = course.match.copy()
        return await self._lane(name).run(room.id, partial(choose, match, seat, name))

    async def advised(self, room: Room, course: Course, seat: int) -> "Advice":
        """Return what a seat is advised to do: it is thought out once, however often somebody asks."""
        number, found = room.advice.get(seat, (-1, None))
        if number == course.number and found is not None:
            return found
        return await self._advising.get(f"{room.id}/{seat}/{course.number}", partial(self._advise, room, course, seat))

    async def _advise(self, room: Room, course: Course, seat: int) -> "Advice":
        """Think, and remember what came of it: whoever asked may have gone, and come again."""
        found = await self.rooms.workers.hints.run(room.id, partial(advise, course.match.copy(), seat))
        room.advice[seat] = course.number, found
        return found

    def _lane(self, name: str) -> Lane:
        return self.rooms.workers.quick if name in QUICK else self.rooms.workers.thinking

    async def _keep_pace(self, room: Room) -> None:
        """Leave time to see a bot's move before another one follows it."""
        course = room.course
        if self.pace and room.viewers and course is not None and course.number:
            last = course.entries[-1].event
            if last.by == "bot":
                left = last.at + self.pace - time.time()
                await asyncio.sleep(min(self.pace, max(0.0, left)))  # a clock may have been set back

    # --- all tables ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Say that this process is alive, take over from dead ones, and look after tables where something is due."""
        forgotten = -math.inf
        while True:
            try:
                if time.monotonic() > forgotten + FORGET_EVERY:
                    await self.rooms.store.write("", self._forget)
                    forgotten = time.monotonic()
                await self.look_after()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking after the tables failed; it is tried again")
            self.rooms.forget_idle()
            await asyncio.sleep(LOOK_EVERY)

    def _forget(self, connection: Connection) -> None:
        """Forget what nobody needs any more."""
        if self.rooms.store.shared:
            processes.forget_dead(connection, time.time())
        else:
            processes.forget_all(connection)
        tables.forget_waiting(connection, time.time() - WAITING_FOR)

    async def look_after(self) -> None:
        """Do once what `run` does all the time."""
        now, process = time.time(), self.rooms.process

        def work(connection: Connection) -> tuple[dict[str, int], set[str]]:
            processes.beat(connection, process, now + ALIVE_FOR)
            processes.take_over(connection, process, now)
            return processes.due_tables(connection, process, now), processes.alive(connection, now)

        due, alive = await self.rooms.store.write("", work)
        self.rooms.forget_dead(alive)
        for id in due.keys() - self._hopeless:
            if time.time() > now + LONGEST_LOOK:
                break
            try:
                await self._look_after_table(id, due[id], now)
            except QuartierError as error:
                self._give_up(id, as_refusal(error))

    def _give_up(self, id: str, error: Refused) -> None:
        """Leave a table for now: until its game is ready, or for good where nothing else can help, and say so once."""
        if id in self._hopeless:
            return
        if error.code == "bad-record":
            self._hopeless.add(id)
        if error.code != "not-ready":
            log.warning("table %s can't go on: %s", id, error)

    async def _look_after_table(self, id: str, number: int, now: float) -> None:
        room = await self.rooms.room(id)
        course = room.course
        if room.table.runner != self.rooms.process or course is None or course.number < number:
            await room.refresh()
        self.attend(room)
        course = room.course
        if course is None:
            return
        for seat in room.table.seats:
            end = clocks.deadline(room.table, course, seat)
            if end is not None and end <= now:
                self._let_think(room, seat.number, clocks.STAND_IN, "clock")
        if (clocks.due(room.table, course) or math.inf) > now:
            await self.rooms.store.write(id, partial(self._put_off, id=id, course=course))

    def _put_off(self, connection: Connection, id: str, course: Course) -> None:
        """Note when there will be something to do at a table where there is nothing now."""
        table = tables.lock_table(connection, id)
        if table is not None and table.number == course.number:
            tables.update_table(connection, id, due=clocks.due(table, course))

    async def stop(self) -> None:
        """Let bots drop their thoughts, and leave the tables to other processes."""
        self._stopping = True
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.rooms.store.write("", lambda connection: processes.leave(connection, self.rooms.process))
        except SQLAlchemyError as error:
            log.warning("the other processes could not be told of the end: %s", type(error).__name__)
