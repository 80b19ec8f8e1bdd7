"""Queries about tables, seats and who holds them."""

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping, Select

from quartier.table.store import schema
from quartier.table.store.rows import Clock, Seat, Table

CHANNEL = "quartier"
"""Under this name processes on one PostgreSQL talk to each other."""
TOKENS_A_SEAT = 8
"""Older tokens of a seat are forgotten when more are given out."""
LISTED = 60
"""How many tables a list shows."""

Holding = Mapping[int, Iterable[bytes]]
"""For each seat, hashes: of tokens or of devices."""


def notify(connection: Connection, process: str, word: str) -> None:
    """Tell the other processes something when this transaction is committed: that a table has changed (wake.py)."""
    if connection.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "word": f"{process} {word}"}
        connection.execute(sa.text("SELECT pg_notify(:channel, :word)"), said)


def add_table(connection: Connection, table: Table, tokens: Holding, devices: Holding) -> None:
    """Set a table up."""
    values = {name: getattr(table, name) for name in schema.tables.c.keys() if hasattr(table, name)}  # noqa: SIM118
    clock = {"clock": table.clock.kind, "amount": table.clock.amount}
    connection.execute(sa.insert(schema.tables).values({**values, **clock}))
    for seat in table.seats:
        connection.execute(
            sa.insert(schema.seats).values(
                table_id=table.id,
                seat=seat.number,
                who=seat.who,
                name=seat.name,
                bot=seat.bot,
                away=seat.away,
                missed=seat.missed,
            )
        )
    for number, hashes in tokens.items():
        for hash in hashes:
            add_token(connection, table.id, number, hash)
    for number, hashes in devices.items():
        for hash in hashes:
            add_holder(connection, table.id, number, hash)


def add_token(connection: Connection, table: str, seat: int, hash: bytes) -> None:
    """Let a token open a seat; the oldest ones beyond a few are forgotten."""
    here = (schema.tokens.c.table_id == table) & (schema.tokens.c.seat == seat)
    connection.execute(sa.insert(schema.tokens).values(hash=hash, table_id=table, seat=seat, made=time.time()))
    kept = sa.select(schema.tokens.c.hash).where(here).order_by(schema.tokens.c.made.desc()).limit(TOKENS_A_SEAT)
    newest = [row.hash for row in connection.execute(kept)]
    connection.execute(sa.delete(schema.tokens).where(here, schema.tokens.c.hash.not_in(newest)))


def add_holder(connection: Connection, table: str, seat: int, device: bytes) -> None:
    """Tie a seat to a device, once."""
    values = {"table_id": table, "seat": seat, "device": device}
    known = sa.select(schema.holders.c.seat).filter_by(**values)
    if connection.execute(known).first() is None:
        connection.execute(sa.insert(schema.holders).values(values))


def load_table(connection: Connection, id: str) -> Table | None:
    """Return a table with its seats."""
    found = _tables(connection, sa.select(schema.tables).where(schema.tables.c.id == id))
    return found[0] if found else None


def lock_table(connection: Connection, id: str) -> Table | None:
    """Return a table that nobody else changes until this transaction ends."""
    connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update())
    return load_table(connection, id)


def update_table(connection: Connection, id: str, **values: Any) -> None:
    """Change fields of a table."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == id).values(values))


def note_waiting(connection: Connection, id: str, number: int, waiting: Sequence[int]) -> None:
    """Note whose decision it is at a table where that was unknown, unless the game has gone on since event `number`."""
    here = (schema.tables.c.id == id) & (schema.tables.c.number == number) & schema.tables.c.waiting.is_(None)
    connection.execute(sa.update(schema.tables).where(here).values(waiting=waiting))


def update_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    """Change fields of a seat."""
    here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
    connection.execute(sa.update(schema.seats).where(here).values(values))


def clear_seat(connection: Connection, table: str, seat: int) -> None:
    """Let nobody hold a seat any more."""
    for where in (schema.tokens, schema.holders):
        connection.execute(sa.delete(where).where(where.c.table_id == table, where.c.seat == seat))
    update_seat(connection, table, seat, who="open", name="", bot="", away=False, missed=0)


def forget_waiting(connection: Connection, made_before: float) -> None:
    """Clear away tables at which nobody ever began to play."""
    old = (schema.tables.c.stage == "waiting") & (schema.tables.c.made < made_before)
    connection.execute(sa.delete(schema.tables).where(old))


def delete_table(connection: Connection, id: str) -> None:
    """Clear a table away with all that belongs to it."""
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == id))


# --- who may sit -------------------------------------------------------------------------------------


def seats_of_device(connection: Connection, table: str, device: bytes) -> set[int]:
    """Return the seats of a table that a device holds."""
    query = sa.select(schema.holders.c.seat).where(
        schema.holders.c.table_id == table, schema.holders.c.device == device
    )
    return set(connection.execute(query).scalars())


def seats_of_token(connection: Connection, hash: bytes) -> dict[str, int]:
    """Return the table and seat that a token opens; several tables where a game was played again."""
    query = sa.select(schema.tokens.c.table_id, schema.tokens.c.seat, schema.tokens.c.made).where(
        schema.tokens.c.hash == hash
    )
    return {row.table_id: row.seat for row in connection.execute(query.order_by(schema.tokens.c.made))}


def holding(connection: Connection, table: str) -> tuple[dict[int, list[bytes]], dict[int, list[bytes]]]:
    """Return the hashes of all tokens and devices of a table, by seat."""
    tokens, devices = defaultdict(list), defaultdict(list)
    for row in connection.execute(sa.select(schema.tokens).where(schema.tokens.c.table_id == table)):
        tokens[row.seat].append(row.hash)
    for row in connection.execute(sa.select(schema.holders).where(schema.holders.c.table_id == table)):
        devices[row.seat].append(row.device)
    return tokens, devices


# --- lists -------------------------------------------------------------------------------------------


def open_tables(connection: Connection) -> list[Table]:
    """Return the listed tables that wait for people, newest first."""
    where = (schema.tables.c.stage == "waiting") & schema.tables.c.listed
    return _tables(connection, sa.select(schema.tables).where(where).order_by(schema.tables.c.made.desc()))


def tables_of_device(connection: Connection, device: bytes, *, over: bool) -> list[Table]:
    """Return the tables at which a device holds a seat, newest first."""
    held = sa.select(schema.holders.c.table_id).where(schema.holders.c.device == device)
    stage = schema.tables.c.stage == "over" if over else schema.tables.c.stage != "over"
    query = sa.select(schema.tables).where(schema.tables.c.id.in_(held), stage)
    return _tables(connection, query.order_by(sa.func.coalesce(schema.tables.c.ended, schema.tables.c.made).desc()))


def tables_without_waiting(connection: Connection, game: str, rules: Sequence[int]) -> list[str]:
    """Return the ids of games in progress of which it is unknown whose decision it is, newest first."""
    of_game = (schema.tables.c.game == game) & schema.tables.c.rules.in_(rules)
    unknown = (schema.tables.c.stage == "playing") & schema.tables.c.waiting.is_(None)
    query = sa.select(schema.tables.c.id).where(of_game, unknown).order_by(schema.tables.c.made.desc())
    return list(connection.execute(query).scalars())


def finished_tables(connection: Connection) -> list[Table]:
    """Return the listed games that have ended, newest first."""
    where = (schema.tables.c.stage == "over") & schema.tables.c.listed
    return _tables(connection, sa.select(schema.tables).where(where).order_by(schema.tables.c.ended.desc()))


def _tables(connection: Connection, query: Select[Any]) -> list[Table]:
    rows = connection.execute(query.limit(LISTED)).mappings().all()
    seats = defaultdict(list)
    wanted = schema.seats.c.table_id.in_([row["id"] for row in rows])
    ordered = sa.select(schema.seats).where(wanted).order_by(schema.seats.c.table_id, schema.seats.c.seat)
    for seat in connection.execute(ordered):
        seats[seat.table_id].append(
            Seat(seat.seat, seat.who, seat.name, seat.bot, bool(seat.away), seat.missed),
        )
    return [_table(row, tuple(seats[row["id"]])) for row in rows]


def _table(row: RowMapping, seats: tuple[Seat, ...]) -> Table:
    values: dict[str, Any] = dict(row)
    clock = Clock(values.pop("clock"), values.pop("amount"))
    return Table(**values, clock=clock, seats=seats)
