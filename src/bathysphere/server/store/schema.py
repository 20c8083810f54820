"""What is stored: the journal of every table, one row an action, and a little beside it to find things."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
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
    Column("due", BigInteger),
    Column("watchable", Boolean, nullable=False, server_default=false()),
    Index("tables_joinable", "joinable", "updated"),
    Index("tables_watchable", "watchable", "updated"),
    Index("tables_due", "due"),
)

heart = Table(
    "heart",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: when somebody served last."""

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("outages_until", "until"),
)
"""When nobody did."""

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

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("dump", Text),
    PrimaryKeyConstraint("table_id", "ply"),
)
"""What a table was like when it had so many rows; only the newest has the whole position."""

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
    Column("looks", String(80)),
    Index("people_looks", "looks", unique=True),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("person", String(32), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_person", "person"),
    Index("sessions_seen", "seen"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("person", String(32), nullable=False),
    Column("code", String(64), nullable=False),
    Column("used", BigInteger),
    PrimaryKeyConstraint("person", "code"),
)

exchanged = Table(
    "exchanged",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("ply", Integer),
    Column("about", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("who", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
    Index("bans_until", "until"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(80), nullable=False),
    Column("action", String(32), nullable=False),
    Column("target", String(80), nullable=False),
    Column("details", Text, nullable=False),
)

ways = Table(
    "ways",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("target", Text, nullable=False),
    Column("label", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("error", String(200), nullable=False),
    Index("ways_person", "person"),
)
"""By which ways somebody is told."""

notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("wishes", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(100), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("way", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("claim", String(16)),
    Column("until", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("error", String(200)),
    Index("notices_due", "state", "due"),
    Index("notices_way", "way", "table_id"),
)
"""What is to be told: `due`, `sent`, `seen` at the table, `old`, or `failed`."""

attended = Table(
    "attended",
    metadata,
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)
"""When somebody who is told of things was last at a table."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("chair", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("deal", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("gone", String(16), nullable=False),
    Column("parts", Text, nullable=False),
    Column("again", Boolean, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    PrimaryKeyConstraint("table_id", "chair"),
    Index("results_person", "person", "at"),
    Index("results_deal", "deal", "chair"),
)
"""How a finished game ended for every chair; of a rated one, what its person was rated after it."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "seats"),
)

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id", "moves"),
)
"""What people noted for themselves about a table (moves -1) or a moment of it."""

dailies = Table(
    "dailies",
    metadata,
    Column("person", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "game", "day"),
    Index("dailies_day", "game", "day"),
)
"""At which table somebody plays the deal of a day."""
