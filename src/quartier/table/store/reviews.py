"""Queries about reviews: which games were thought over, and which are just now, by which process.

A process that thinks a game over says so again and again. Whoever has said nothing for a while counts as gone, and
another may begin anew; should the first come back, it finds that the game is no longer its own, and writes nothing.
"""

import time
import zlib
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from quartier.table.store import schema

SILENT_FOR = 8.0
"""Seconds after which a process that says nothing of a review counts as gone."""
rows = schema.reviews
ADD = {
    name: dialect.insert(rows).on_conflict_do_nothing().returning(rows.c.digest)
    for name, dialect in {"postgresql": postgresql, "sqlite": sqlite}.items()
}
"""Of two processes that want to begin at once, one does."""


@dataclass(frozen=True)
class Progress:
    """How far the review of a game has come."""

    there: bool
    """Whether it is finished and kept."""
    done: int
    decisions: int


def progress(connection: Connection, digest: bytes, process: str) -> Progress | None:
    """Return how far the review of a game has come; None: there is none, and no other process works at it.

    What the process that asks works at itself, it knows better than the store.
    """
    there = rows.c.data.is_not(None)
    known = sa.select(there, rows.c.done, rows.c.decisions).where(rows.c.digest == digest)
    found = connection.execute(known.where(there | _of_another(process))).first()
    return None if found is None else Progress(*found)


def begin(connection: Connection, digest: bytes, process: str) -> bool:
    """Tell whether this process is to review a game: nobody has, and no other does."""
    left = (rows.c.digest == digest, rows.c.data.is_(None), sa.not_(_of_another(process)))
    connection.execute(sa.delete(rows).where(*left))
    row = {"digest": digest, "made": time.time(), "runner": process, "done": 0, "decisions": 0}
    return connection.execute(ADD[connection.dialect.name], row).first() is not None


def _of_another(process: str) -> sa.ColumnElement[bool]:
    """Whether another process has said of late, by a clock not too different, that it works at a review."""
    now = time.time()
    return sa.and_(rows.c.runner != process, rows.c.made.between(now - SILENT_FOR, now + SILENT_FOR))


def go_on(connection: Connection, digest: bytes, process: str, done: int, decisions: int) -> bool:
    """Note how far this process has come; tell whether the review is still its own."""
    return _update(connection, digest, process, done=done, decisions=decisions)


def finish(connection: Connection, digest: bytes, process: str, data: str, most: int) -> bool:
    """Keep a review, packed, since it is long, if it is still this process's own; forget the oldest beyond so many."""
    if not _update(connection, digest, process, data=zlib.compress(data.encode())):
        return False
    kept = sa.select(rows.c.made).order_by(rows.c.made.desc()).offset(most).limit(1)
    oldest = connection.execute(kept).scalar()
    if oldest is not None:
        connection.execute(sa.delete(rows).where(rows.c.made <= oldest))
    return True


def give_up(connection: Connection, digest: bytes, process: str) -> None:
    """Forget a review that this process has not finished."""
    connection.execute(sa.delete(rows).where(*_own(digest, process)))


def load(connection: Connection, digest: bytes) -> str | None:
    """Return the review of a game, if it is there."""
    data = connection.execute(sa.select(rows.c.data).where(rows.c.digest == digest)).scalar()
    return None if data is None else zlib.decompress(data).decode()


def _update(connection: Connection, digest: bytes, process: str, **values: object) -> bool:
    changed = sa.update(rows).where(*_own(digest, process)).values(made=time.time(), **values)
    return connection.execute(changed).rowcount > 0


def _own(digest: bytes, process: str) -> tuple[sa.ColumnElement[bool], ...]:
    """Whether a review is one that this process works at, and no other has begun meanwhile."""
    return rows.c.digest == digest, rows.c.runner == process, rows.c.data.is_(None)
