"""Queries about what happened in a game. Events are only ever added."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from quartier.table.store import schema
from quartier.table.store.rows import Event, Seat, Standing
from quartier.table.store.tables import notify, update_seat, update_table


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
    update_table(
        connection,
        table,
        number=events[-1].number,
        state=standing.state,
        digest=standing.digest,
        due=standing.due,
        **({} if standing.result is None else {"result": standing.result, "stage": "over", "ended": events[-1].at}),
    )
    for seat in seats:
        update_seat(connection, table, seat.number, missed=seat.missed, away=seat.away)
    notify(connection, process, table)
    return True


def _added(connection: Connection, table: str, event: Event) -> bool:
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(schema.events)
    row = {name: getattr(event, name) for name in schema.events.c.keys() if name != "table_id"}  # noqa: SIM118
    added = insert.values(table_id=table, **row).on_conflict_do_nothing().returning(schema.events.c.number)
    return connection.execute(added).first() is not None


def load_events(connection: Connection, table: str, after: int = 0) -> list[Event]:
    """Return the events of a table after a number, in their order."""
    here = (schema.events.c.table_id == table) & (schema.events.c.number > after)
    rows = connection.execute(sa.select(schema.events).where(here).order_by(schema.events.c.number)).mappings()
    return [Event(**{name: value for name, value in row.items() if name != "table_id"}) for row in rows]
