"""Marks: what a table was like when it had so many rows."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("dump", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "ply"),
    )


def downgrade() -> None:
    """Backwards."""
    op.drop_table("positions")
