"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(16)


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("begun", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("runner", sa.String(32)),
        sa.Column("state", sa.LargeBinary),
        sa.Column("digest", sa.LargeBinary(32)),
        sa.Column("result", sa.JSON),
        sa.Column("again", ID),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_stage", "tables", ["stage", "listed", "made"])
    _make_seats()
    op.create_table(
        "events",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "turn", name="events_turn"),
    )
    op.create_table(
        "uploads",
        sa.Column("id", ID, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("uploads_made", "uploads", ["made"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def _make_seats() -> None:
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
    )
    op.create_table(
        "holders",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
    )
    op.create_index("holders_device", "holders", ["device"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("tokens_seat", "tokens", ["table_id", "seat"])


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
