"""Watching: which running tables everybody finds in the list."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forwards."""
    no = sa.false()
    op.add_column("tables", sa.Column("watchable", sa.Boolean, nullable=False, server_default=no))
    op.create_index("tables_watchable", "tables", ["watchable", "updated"])


def downgrade() -> None:
    """Backwards."""
    op.drop_index("tables_watchable", "tables")
    op.drop_column("tables", "watchable")
