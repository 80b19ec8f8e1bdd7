"""Reads and writes off the event loop.

All writes of a process go through one thread, which commits whatever has gathered meanwhile in one transaction: under
load many moves share one flush to disk, and alone a move waits for nobody. What `write` has returned is on disk.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from quartier.table.store.database import open_database

Answer = TypeVar("Answer")
Job = Callable[[Connection], Any]

MOST_TOGETHER = 200
READERS = 3

log = logging.getLogger(__name__)


@dataclass(order=True)
class _Write:
    key: str
    """Writes are made in the order of their keys, so that two servers never wait for each other in a circle."""
    job: Job = field(compare=False)
    done: "asyncio.Future[Any]" = field(compare=False)


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = open_database(url)
        self._writing = self.engine.execution_options(writing=True)
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may use this database at the same time."""
        return self.engine.dialect.name == "postgresql"

    async def read(self, job: Callable[[Connection], Answer]) -> Answer:
        """Return what a job reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def write(self, key: str, job: Callable[[Connection], Answer]) -> Answer:
        """Return what a job answers, once all that it wrote is kept for good. It may run twice: first in company."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.put(_Write(key, job, done))
        return await done

    def close(self) -> None:
        """Finish what was begun."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, job: Callable[[Connection], Answer]) -> Answer:
        with self.engine.connect() as connection:
            return job(connection)

    def _write_on(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                self._commit(sorted(batch))

    def _gather(self) -> tuple[list[_Write], bool]:
        """Return the next writes, as many as are there; and whether more can follow."""
        batch: list[_Write] = []
        try:
            item = self._queue.get()
            while item is not None and len(batch) < MOST_TOGETHER:
                batch.append(item)
                item = self._queue.get_nowait()
        except queue.Empty:
            return batch, True
        if item is not None:
            batch.append(item)
        return batch, item is not None

    def _commit(self, batch: list[_Write]) -> None:
        """Write all at once; if that fails, each for itself, so that none suffers from another."""
        try:
            answers = self._together(batch)
        except Exception as error:
            if len(batch) == 1 or _is_away(error):
                answers = [error] * len(batch)
            else:
                log.warning("%d writes failed together (%s) and are tried one by one", len(batch), type(error).__name__)
                answers = [self._alone(write) for write in batch]
        _deliver(batch, answers)

    def _together(self, batch: list[_Write]) -> list[Any]:
        with self._writing.begin() as connection:
            return [write.job(connection) for write in batch]

    def _alone(self, write: _Write) -> Any:
        try:
            return self._together([write])[0]
        except Exception as error:
            return error


def _is_away(error: Exception) -> bool:
    """Tell whether no database can be reached, so that one try is enough: what PostgreSQL itself says has a code."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") is None


def _deliver(batch: list[_Write], answers: list[Any]) -> None:
    """Hand the answers to the event loop that waits for them, all in one go."""
    loop = batch[0].done.get_loop()

    def settle() -> None:
        for write, answer in zip(batch, answers, strict=True):
            if write.done.cancelled():
                continue
            if isinstance(answer, BaseException):
                write.done.set_exception(answer)
            else:
                write.done.set_result(answer)

    try:
        loop.call_soon_threadsafe(settle)
    except RuntimeError:  # the loop is closed: nobody waits any more
        log.warning("%d answers of the database came after the end", len(batch))
