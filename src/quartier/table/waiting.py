"""Works out whose decision it is at tables that were stored before that was noted with every move."""

import asyncio
import logging
from functools import partial
from typing import NoReturn

from sqlalchemy.exc import SQLAlchemyError

from quartier.table.errors import Refused
from quartier.table.rooms import Rooms
from quartier.table.store.events import load_events
from quartier.table.store.tables import load_table, note_waiting, tables_without_waiting

log = logging.getLogger(__name__)


async def fill_in(rooms: Rooms, ready: "asyncio.Queue[str]") -> NoReturn:
    """Note it at the tables of each game that is ready, one table after the other, beside all else."""
    while True:
        name = await ready.get()
        game = rooms.game(name)
        unknown = partial(tables_without_waiting, game=name, rules=[game.version, *game.earlier])
        try:
            for id in await rooms.store.read(unknown):
                await _fill_in_table(rooms, id)
        except SQLAlchemyError as error:
            log.warning("whose turn it is at tables of %s is worked out at the next start: %s", name, error)


async def _fill_in_table(rooms: Rooms, id: str) -> None:
    table, events = await rooms.store.read(lambda connection: (load_table(connection, id), load_events(connection, id)))
    if table is None or table.waiting is not None:
        return
    try:
        course = await rooms.restored(table, events)
    except Refused:
        return  # why was logged; nobody can go on with this game
    waiting = course.match.waiting
    await rooms.store.write(id, partial(note_waiting, id=id, number=course.number, waiting=waiting))
