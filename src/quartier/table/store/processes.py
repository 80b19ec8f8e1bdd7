"""Queries about the server processes that share a database: who is alive, and who runs which table."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from quartier.table.store import schema

LONGEST_AHEAD = 60.0
"""No process says for longer ahead that it is alive."""


def beat(connection: Connection, process: str, until: float) -> None:
    """Say that a process is alive until some time from now."""
    values = {"until": until}
    if connection.execute(sa.update(schema.processes).filter_by(id=process).values(values)).rowcount == 0:
        connection.execute(sa.insert(schema.processes).values(id=process, until=until))


def leave(connection: Connection, process: str) -> None:
    """Say that a process ends: others may take its tables at once."""
    connection.execute(sa.delete(schema.processes).where(schema.processes.c.id == process))


def forget_all(connection: Connection) -> None:
    """Forget all processes: nobody else uses this database."""
    connection.execute(sa.delete(schema.processes))


def forget_dead(connection: Connection, now: float) -> None:
    """Forget processes that have not been heard of for a day."""
    connection.execute(sa.delete(schema.processes).where(schema.processes.c.until < now - 86_400))


def take_over(connection: Connection, process: str, now: float) -> None:
    """Become the runner of all tables whose runner is dead."""
    orphaned = schema.tables.c.runner.not_in(_alive(now)) & (schema.tables.c.stage == "playing")
    locked = sa.select(schema.tables.c.id).where(orphaned).with_for_update(skip_locked=True)
    ids = list(connection.execute(locked).scalars())
    if ids:
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id.in_(ids)).values(runner=process))


def alive(connection: Connection, now: float) -> set[str]:
    """Return the processes that are alive."""
    return set(connection.execute(_alive(now)).scalars())


def _alive(now: float) -> sa.Select[Any]:
    """Who says that it will be alive long after now has said so before the clock was set back."""
    return sa.select(schema.processes.c.id).where(schema.processes.c.until.between(now, now + LONGEST_AHEAD))


def due_tables(connection: Connection, process: str, now: float) -> dict[str, int]:
    """Return the tables that this process runs and where something is to be done, a bot's move or a clock's end.

    With each comes how many events it has: a room that has fewer has missed some.
    """
    where = (schema.tables.c.runner == process) & (schema.tables.c.due <= now)
    found = connection.execute(sa.select(schema.tables.c.id, schema.tables.c.number).where(where))
    return {row.id: row.number for row in found}
