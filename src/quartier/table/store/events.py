"""Queries about what happened in a game. Events are only ever added."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam
from sqlalchemy.dialects import postgresql, sqlite

from quartier.table.store import schema
from quartier.table.store.rows import Event, Seat, Standing
from quartier.table.store.tables import notify, update_seat

FIELDS = tuple(name for name in schema.events.c.keys() if name != "table_id")  # noqa: SIM118
ADD = {
    name: dialect.insert(schema.events).on_conflict_do_nothing().returning(schema.events.c.number)
    for name, dialect in {"postgresql": postgresql, "sqlite": sqlite}.items()
}
STAND = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("number", "state", "digest", "due", "waiting")})
)
END = STAND.values({name: bindparam(f"new_{name}") for name in ("result", "stage", "ended")})
"""These are made for every move, so they are put together once."""


def append(
    connection: Connection,
    process: str,
    table: str,
    events: Sequence[Event],
    standing: Standing,
    seats: Sequence[Seat] = (),
) -> bool:
    """Add events to a table, with the seats they changed, or nothing at all if their numbers are taken; tell which."""
    for event in events:
        if not _added(connection, table, event):
            if event is not events[0]:
                raise RuntimeError(f"event {event.number} of a table is there, but was not the one before")
            return False
    _stand(connection, table, events[-1], standing)
    for seat in seats:
        update_seat(connection, table, seat.number, missed=seat.missed, away=seat.away)
    notify(connection, process, table)
    return True


def _added(connection: Connection, table: str, event: Event) -> bool:
    row = {"table_id": table, **{name: getattr(event, name) for name in FIELDS}}
    return connection.execute(ADD[connection.dialect.name], row).first() is not None


def _stand(connection: Connection, table: str, last: Event, standing: Standing) -> None:
    """Write beside the events where the table stands after them."""
    values: dict[str, Any] = {
        "table": table,
        "new_number": last.number,
        "new_state": standing.state,
        "new_digest": standing.digest,
        "new_due": standing.due,
        "new_waiting": standing.waiting,
    }
    if standing.result is None:
        connection.execute(STAND, values)
    else:
        connection.execute(END, {**values, "new_result": standing.result, "new_stage": "over", "new_ended": last.at})


def load_events(connection: Connection, table: str, after: int = 0) -> list[Event]:
    """Return the events of a table after a number, in their order."""
    here = (schema.events.c.table_id == table) & (schema.events.c.number > after)
    rows = connection.execute(sa.select(schema.events).where(here).order_by(schema.events.c.number)).mappings()
    return [Event(**{name: value for name, value in row.items() if name != "table_id"}) for row in rows]


def taken_back(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """Return how often moves were taken back at some tables; at others, never."""
    mine = schema.events.c.table_id.in_(tables) & (schema.events.c.kind == "undo")
    counted = sa.select(schema.events.c.table_id, sa.func.count()).where(mine).group_by(schema.events.c.table_id)
    return {table: int(often) for table, often in connection.execute(counted)}
