"""Hears from other processes on the same PostgreSQL that something has changed at a table."""

import asyncio
import logging
import threading
from typing import Any

from quartier.table.errors import Refused
from quartier.table.rooms import Rooms
from quartier.table.store.store import Store

CHANNEL = "quartier"
HEARD_WITHIN = 5.0

log = logging.getLogger(__name__)


class Wake:
    """Listens, and lets rooms of this process catch up. SQLite belongs to one process, which knows all already."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def run(self) -> None:
        """Listen as long as the server runs; when the line to the database breaks, begin anew and catch up."""
        if not self.store.shared:
            return
        while True:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            stop = threading.Event()
            loop = asyncio.get_running_loop()
            listening = asyncio.ensure_future(asyncio.to_thread(self._listen, stop, loop, heard))
            try:
                await self._catch_up(listening, heard)
            finally:
                stop.set()
            await asyncio.sleep(1.0)

    async def _catch_up(self, listening: "asyncio.Future[None]", heard: "asyncio.Queue[str | None]") -> None:
        while (word := await heard.get()) is not None:
            process, _, table = word.partition(" ")
            rooms = list(self.rooms.here.values()) if word == "all" else [self.rooms.here.get(table)]
            for room in rooms:
                if room is not None and process != self.rooms.process:
                    try:
                        await room.refresh()
                    except Refused as error:
                        log.debug("a table is gone: %s", error)
                        room.close()
        await listening

    def _listen(
        self, stop: threading.Event, loop: asyncio.AbstractEventLoop, heard: "asyncio.Queue[str | None]"
    ) -> None:
        """Hand on every word, in a thread of its own; None when the line breaks."""

        def say(word: str | None) -> None:
            try:
                loop.call_soon_threadsafe(heard.put_nowait, word)
            except RuntimeError:
                stop.set()

        try:
            with self.store.engine.connect() as connection:
                driver: Any = connection.connection.driver_connection
                connection.detach()
                driver.autocommit = True
                driver.execute(f"LISTEN {CHANNEL}")
                say("all")
                while not stop.is_set():
                    for notice in driver.notifies(timeout=HEARD_WITHIN):
                        say(notice.payload)
                        if stop.is_set():
                            break
        except Exception as error:
            log.warning("listening to the database failed (%s); it is tried again", type(error).__name__)
        finally:
            say(None)
