"""Whose decision it is at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for it. In games that are over nobody is waited for; in others waiting.py works it out."""
    op.add_column("tables", sa.Column("waiting", sa.JSON))
    op.execute("UPDATE tables SET waiting = '[]' WHERE stage = 'over'")
