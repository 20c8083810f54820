"""Tables, their journals, who sits where, people, secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("joinable", sa.Boolean, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_index("tables_joinable", "tables", ["joinable", "updated"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("what", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply"),
        sa.UniqueConstraint("table_id", "person", "key", name="journal_key"),
    )
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40)),
        sa.Column("folded", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Backwards."""
    for name in ("secrets", "people", "sitters", "journal", "tables"):
        op.drop_table(name)
