"""Threads for what takes long: bots, hints, reviews, reading games from the store, drawing.

Compiled rules release Python's lock, so a bot that thinks takes a core and not the event loop. There are several lanes,
so that what takes a moment never waits behind what takes seconds; in each lane tables take turns, so that no table
waits for more than one job of every other.
"""

import asyncio
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

Answer = TypeVar("Answer")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]
GENTLY = 10
"""How far a thread stands back behind others that want a core, as `nice` counts it."""


class Lane:
    """Some threads, and the tables that stand in line for them."""

    def __init__(self, threads: int, name: str, gently: bool = False) -> None:
        self._pool = ThreadPoolExecutor(threads, name, stand_back if gently else None)
        self._free = threads
        self._lines: dict[str, deque[Job]] = {}
        """What each table waits for; the table that is next in line comes first."""

    @property
    def waiting(self) -> int:
        """How many jobs wait for a thread."""
        return sum(len(line) for line in self._lines.values())

    async def run(self, table: str, work: Callable[[], Answer]) -> Answer:
        """Return what some work for a table answers."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(table, deque()).append((work, done))
        self._start()
        return await done

    def close(self) -> None:
        """Finish what is running; what waits is dropped."""
        self._lines.clear()
        self._pool.shutdown(cancel_futures=True)

    def _start(self) -> None:
        while self._free and self._lines:
            table, line = next(iter(self._lines.items()))
            work, done = line.popleft()
            del self._lines[table]
            if line:
                self._lines[table] = line
            if not done.cancelled():
                self._begin(work, done)

    def _begin(self, work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
        self._free -= 1
        running = asyncio.get_running_loop().run_in_executor(self._pool, work)

        def finish(finished: "asyncio.Future[Any]") -> None:
            self._free += 1
            error = None if finished.cancelled() else finished.exception()
            if not done.cancelled():
                if finished.cancelled():
                    done.cancel()
                elif error is not None:
                    done.set_exception(error)
                else:
                    done.set_result(finished.result())
            self._start()

        running.add_done_callback(finish)


def stand_back() -> None:
    """Let all other threads have a core before this one and those that it begins, where a thread can say so."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GENTLY)


class Together:
    """Lets all who want the same thing at the same time wait for one who gets it."""

    def __init__(self) -> None:
        self._coming: dict[str, asyncio.Task[Any]] = {}

    async def get(self, key: str, work: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Return what some work answers; whoever asks may go away, the others still get it."""
        coming = self._coming.get(key)
        if coming is None:
            coming = self._coming[key] = asyncio.ensure_future(work())
            coming.add_done_callback(lambda _: self._coming.pop(key, None))
        answer: Answer = await asyncio.shield(coming)
        return answer


class Workers:
    """The lanes of one server."""

    def __init__(self, threads: int) -> None:
        self.quick = Lane(threads, "quick")
        self.thinking = Lane(threads, "thinking")
        self.hints = Lane(max(1, threads // 2), "hints")
        self.reviews = Lane(1, "reviews", gently=True)
        self.drawing = Lane(1, "drawing")
        self.undo = Lane(1, "undo")

    @property
    def lanes(self) -> dict[str, Lane]:
        """The lanes by name."""
        return {
            "quick": self.quick,
            "thinking": self.thinking,
            "hints": self.hints,
            "reviews": self.reviews,
            "drawing": self.drawing,
            "undo": self.undo,
        }

    def close(self) -> None:
        """End all lanes."""
        for lane in self.lanes.values():
            lane.close()
