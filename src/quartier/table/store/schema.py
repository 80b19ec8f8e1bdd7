"""The tables of the database. Their history is in migrations/; a test holds the two against each other."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

ID = String(16)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("begun", Float),
    Column("ended", Float),
    Column("number", Integer, nullable=False),
    Column("due", Float),
    Column("runner", String(32)),
    Column("state", LargeBinary),
    Column("digest", LargeBinary(32)),
    Column("result", JSON),
    Column("waiting", JSON(none_as_null=True)),
    Column("again", ID),
    Index("tables_due", "due"),
    Index("tables_stage", "stage", "listed", "made"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", LargeBinary(32), primary_key=True),
    Index("holders_device", "device"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Index("tokens_seat", "table_id", "seat"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("path", Text, nullable=False),
    Column("action", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "turn", name="events_turn"),
)
"""Append-only: a number is taken once, and so is each decision of a seat. Taking back is an event too."""

uploads = Table(
    "uploads",
    metadata,
    Column("id", ID, primary_key=True),
    Column("made", Float, nullable=False),
    Column("record", Text, nullable=False),
    Index("uploads_made", "made"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("runner", String(32), nullable=False),
    Column("done", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("data", LargeBinary),
    Index("reviews_made", "made"),
)
"""Games that were thought over, by digests of the games: what is of the same game, by the same rules, has one review.

Without data, it is one that its runner still thinks over, or did when it was last heard of.
"""

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)
"""The servers that share this database, and until when each is believed to be alive."""
