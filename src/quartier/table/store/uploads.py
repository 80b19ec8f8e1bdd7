"""Queries about records that were uploaded to be seen again."""

import json
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from quartier.table.store import schema


def add_upload(connection: Connection, id: str, record: dict[str, Any], most: int) -> None:
    """Keep a record; the oldest ones beyond so many are forgotten."""
    connection.execute(sa.insert(schema.uploads).values(id=id, made=time.time(), record=json.dumps(record)))
    kept = sa.select(schema.uploads.c.made).order_by(schema.uploads.c.made.desc()).offset(most).limit(1)
    oldest = connection.execute(kept).scalar()
    if oldest is not None:
        connection.execute(sa.delete(schema.uploads).where(schema.uploads.c.made <= oldest))


def load_upload(connection: Connection, id: str) -> dict[str, Any] | None:
    """Return an uploaded record."""
    found = connection.execute(sa.select(schema.uploads.c.record).where(schema.uploads.c.id == id)).scalar()
    return None if found is None else json.loads(found)
