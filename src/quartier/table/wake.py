"""What server processes on one PostgreSQL tell each other: that a table has changed, and who looks at it.

A word is `PROCESS TABLE` (it has changed), `PROCESS TABLE is 0,2` (through which seats somebody looks there) or
`PROCESS TABLE who` (a question for that). Words may get lost; whoever begins to listen catches up with everything.
SQLite belongs to one process, which knows all already.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from quartier.table.errors import Refused
from quartier.table.rooms import Room, Rooms
from quartier.table.store.store import Store
from quartier.table.store.tables import CHANNEL, notify

HEARD_WITHIN = 1.0
AGAIN_AFTER = 1.0
ALL = "all"

log = logging.getLogger(__name__)


class Wake:
    """Listens to the other processes, and speaks to them."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self._speaking: set[asyncio.Future[None]] = set()
        self._behind: set[Room] = set()
        """Rooms that must catch up."""
        self._catching_up: dict[Room, asyncio.Future[None]] = {}
        if store.shared:
            rooms.announce = lambda room: self._say(room, "is " + ",".join(map(str, sorted(room.online_here()))))
            rooms.ask_around = lambda room: self._say(room, "who")

    async def run(self) -> None:
        """Listen as long as the server runs; when the line to the database breaks, begin anew and catch up."""
        while self.store.shared:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            stop, loop = threading.Event(), asyncio.get_running_loop()
            listening = asyncio.ensure_future(asyncio.to_thread(self._listen, stop, loop, heard.put_nowait))
            try:
                while (word := await heard.get()) is not None:
                    self._hear(word)
                await listening
            finally:
                stop.set()
            await asyncio.sleep(AGAIN_AFTER)

    def _say(self, room: Room, word: str) -> None:
        speaking = asyncio.ensure_future(
            self.store.write("", lambda connection: notify(connection, self.rooms.process, f"{room.id} {word}"))
        )
        self._speaking.add(speaking)
        speaking.add_done_callback(self._said)

    def _said(self, speaking: "asyncio.Future[None]") -> None:
        self._speaking.discard(speaking)
        if not speaking.cancelled() and speaking.exception():
            log.warning("the other processes could not be told: %s", type(speaking.exception()).__name__)

    def _hear(self, word: str) -> None:
        if word == ALL:
            for room in self.rooms.here.values():
                self._hear_of(room, "", "")
                self.rooms.ask_around(room)
            return
        process, _, rest = word.partition(" ")
        table, _, said = rest.partition(" ")
        if table in self.rooms.here and process != self.rooms.process:
            self._hear_of(self.rooms.here[table], process, said)

    def _hear_of(self, room: Room, process: str, said: str) -> None:
        if said == "who":
            if room.online_here():
                self.rooms.announce(room)
        elif said.startswith("is "):
            room.elsewhere[process] = frozenset(int(seat) for seat in said[3:].split(",") if seat.isdecimal())
            room.changed()
        else:
            self._behind.add(room)
            if room not in self._catching_up:
                self._catching_up[room] = asyncio.ensure_future(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        """Catch up with a table, once more if it changes meanwhile; tables don't wait for each other."""
        try:
            while room in self._behind:
                self._behind.discard(room)
                await room.refresh()
        except Refused as error:
            log.info("a table is gone: %s", error)
            room.close()
        except SQLAlchemyError as error:
            log.warning("catching up failed: %r", error)  # listening fails too, and then all is caught up with
        finally:
            del self._catching_up[room]

    def _listen(
        self, stop: threading.Event, loop: asyncio.AbstractEventLoop, hand_on: Callable[[str | None], None]
    ) -> None:
        """Hand on every word, in a thread of its own; None when the line breaks."""

        def heard(word: str | None) -> None:
            try:
                loop.call_soon_threadsafe(hand_on, word)
            except RuntimeError:  # the loop is closed
                stop.set()

        try:
            with self.store.engine.connect() as connection:
                driver: Any = connection.connection.driver_connection
                connection.detach()
                driver.autocommit = True
                driver.execute(f"LISTEN {CHANNEL}")
                heard(ALL)
                while not stop.is_set():
                    for notice in driver.notifies(timeout=HEARD_WITHIN, stop_after=1):
                        heard(notice.payload)
        except Exception as error:
            log.warning("listening to the database failed (%r); it is tried again", error)
        finally:
            heard(None)
