"""What is stored: the journal of every table, one row an action, and a little beside it to find things."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# What the columns `ply` count is called a revision everywhere else: the names in stored databases are older.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("joinable", Boolean, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    Index("tables_joinable", "joinable", "updated"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("key", String(64)),
    Column("what", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
    UniqueConstraint("table_id", "person", "key", name="journal_key"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40)),
    Column("folded", String(80), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)
