"""Reviews are kept by what they are of: a game that is uploaded again was thought over before."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FINISHED = "SELECT min(id) FROM reviews WHERE data IS NOT NULL GROUP BY digest"


def upgrade() -> None:
    """Keep one finished review of each game, and let the game's digest be its key."""
    op.execute(sa.text(f"DELETE FROM reviews WHERE id NOT IN ({FINISHED})"))
    with op.batch_alter_table("reviews") as reviews:
        reviews.drop_column("id")
        reviews.create_primary_key("reviews_pkey", ["digest"])
