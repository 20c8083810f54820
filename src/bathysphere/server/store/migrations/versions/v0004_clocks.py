"""Clocks: when the running one runs out, and when nobody served."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forwards."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "heart",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Index("outages_until", "until"),
    )


def downgrade() -> None:
    """Backwards."""
    op.drop_table("outages")
    op.drop_table("heart")
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
