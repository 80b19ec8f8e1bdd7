"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for reviews."""
    op.create_table(
        "reviews",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("runner", sa.String(32), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary),
    )
    op.create_index("reviews_made", "reviews", ["made"])
