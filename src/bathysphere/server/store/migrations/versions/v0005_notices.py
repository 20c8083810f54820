"""Notices: ways to tell people, how they want to be told, and what is to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("error", sa.String(200), nullable=False),
        sa.Index("ways_person", "person"),
    )
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(100), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("claim", sa.String(16)),
        sa.Column("until", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("error", sa.String(200)),
        sa.Index("notices_due", "state", "due"),
        sa.Index("notices_way", "way", "table_id"),
    )
    op.create_table(
        "attended",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )


def downgrade() -> None:
    """Backwards."""
    for name in ("attended", "notices", "notice_wishes", "ways"):
        op.drop_table(name)
