"""Queries about reviews: which games were thought over, and which are just now, by which process."""

import time
import zlib
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from quartier.table.store import schema
from quartier.table.store.processes import alive

rows = schema.reviews
ADD = {
    name: dialect.insert(rows).on_conflict_do_nothing().returning(rows.c.id)
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


def progress(connection: Connection, id: str, digest: bytes, process: str) -> Progress | None:
    """Return how far a review of this very game has come; None: there is none, and no other living process works at it.

    What the process that asks works at itself, it knows better than the store.
    """
    return _progress(connection, _kept(connection, id), digest, process)


def begin(connection: Connection, id: str, digest: bytes, process: str) -> bool:
    """Tell whether this process is to review a game: nobody has, and nobody else who is alive does.

    What was kept of another game under this id, or by rules of another version, makes way; so does the note of a
    process that has ended. Nothing but what was seen here makes way: another process may have begun meanwhile.
    """
    kept = _kept(connection, id)
    if _progress(connection, kept, digest, process) is not None:
        return False
    if kept is not None:
        seen = (rows.c.id == id, rows.c.digest == kept.digest, rows.c.runner == kept.runner)
        connection.execute(sa.delete(rows).where(*seen))
    row = {"id": id, "made": time.time(), "digest": digest, "runner": process, "done": 0, "decisions": 0}
    return connection.execute(ADD[connection.dialect.name], row).first() is not None


def _kept(connection: Connection, id: str) -> sa.Row[Any] | None:
    """Return what is known of a review, without what it says."""
    there = rows.c.data.is_not(None).label("there")
    known = sa.select(rows.c.digest, rows.c.runner, rows.c.done, rows.c.decisions, there)
    return connection.execute(known.where(rows.c.id == id)).first()


def _progress(connection: Connection, kept: sa.Row[Any] | None, digest: bytes, process: str) -> Progress | None:
    if kept is None or kept.digest != digest:
        return None
    if not kept.there and kept.runner not in alive(connection, time.time()) - {process}:
        return None
    return Progress(kept.there, kept.done, kept.decisions)


def go_on(connection: Connection, id: str, process: str, done: int, decisions: int) -> None:
    """Note how far this process has come."""
    _update(connection, id, process, done=done, decisions=decisions)


def finish(connection: Connection, id: str, process: str, data: str, most: int) -> None:
    """Keep a review, packed, since it is long; forget the oldest beyond so many, and notes of processes that ended."""
    _update(connection, id, process, data=zlib.compress(data.encode()), made=time.time())
    kept = sa.select(rows.c.made).where(rows.c.data.is_not(None)).order_by(rows.c.made.desc()).offset(most).limit(1)
    oldest = connection.execute(kept).scalar()
    if oldest is not None:
        connection.execute(sa.delete(rows).where(rows.c.made <= oldest, rows.c.data.is_not(None)))
    working = alive(connection, time.time()) | {process}
    connection.execute(sa.delete(rows).where(rows.c.data.is_(None), rows.c.runner.not_in(working)))


def give_up(connection: Connection, id: str, process: str) -> None:
    """Forget a review that this process has not finished."""
    connection.execute(sa.delete(rows).where(rows.c.id == id, rows.c.runner == process, rows.c.data.is_(None)))


def load(connection: Connection, id: str, digest: bytes) -> str | None:
    """Return the review of this very game, if it is there."""
    found = sa.select(rows.c.data).where(rows.c.id == id, rows.c.digest == digest)
    data = connection.execute(found).scalar()
    return None if data is None else zlib.decompress(data).decode()


def _update(connection: Connection, id: str, process: str, **values: object) -> None:
    connection.execute(sa.update(rows).where(rows.c.id == id, rows.c.runner == process).values(values))
