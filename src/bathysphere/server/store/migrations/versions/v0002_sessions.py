"""Sessions, recovery codes, reports, bans, the audit log; and what account names look like."""

import sqlalchemy as sa
from alembic import op

from bathysphere.server.account_names import folded, looks

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
LONGEST = 80


def upgrade() -> None:
    """Forwards."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_seen", "sessions", ["seen"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", "code"),
    )
    op.create_table(
        "exchanged",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("bans_until", "bans", ["until"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("target", sa.String(80), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.add_column("people", sa.Column("looks", sa.String(80)))
    _describe_accounts()
    op.create_index("people_looks", "people", ["looks"], unique=True)


def _describe_accounts() -> None:
    """Accounts that are there stay, also those that look like another: the older one keeps the look."""
    people = sa.table(
        "people",
        sa.column("id", sa.String),
        sa.column("account", sa.String),
        sa.column("folded", sa.String),
        sa.column("looks", sa.String),
        sa.column("created", sa.BigInteger),
    )
    connection = op.get_bind()
    accounts = connection.execute(
        sa.select(people.c.id, people.c.account, people.c.folded)
        .where(people.c.account.is_not(None))
        .order_by(people.c.created, people.c.id)
    ).all()
    taken = {row.folded for row in accounts}
    shown: set[str] = set()
    for row in accounts:
        values: dict[str, str] = {}
        key, look = folded(row.account), looks(row.account)
        if key != row.folded and key not in taken and len(key) <= LONGEST:
            values["folded"] = key
            taken.add(key)
        if look not in shown and len(look) <= LONGEST:
            values["looks"] = look
            shown.add(look)
        if values:
            connection.execute(sa.update(people).where(people.c.id == row.id).values(**values))


def downgrade() -> None:
    """Backwards."""
    op.drop_index("people_looks", "people")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("looks")
    for name in ("audit", "bans", "reports", "exchanged", "recovery", "sessions"):
        op.drop_table(name)
