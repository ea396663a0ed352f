"""The database schema, the same for SQLite and PostgreSQL.

`migrations/` creates it; a test compares the two. All times are milliseconds, UTC. Bodies are JSON.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

REVISION = "0001"
"""The migration that results in this schema."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("invite", Text, nullable=False, unique=True),
    Column("secret", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("turn", Text, nullable=False),  # the person who has to act, or ""
    Column("created", BigInteger, nullable=False),
    Column("card", Text, nullable=False),
    Column("keeper", Text, nullable=False),  # the node that keeps it, or ""
    Column("settled", Boolean, nullable=False),  # whether it has been applied to the ratings
    Column("set_back", Boolean, nullable=False),  # restored: needs a new chain before anything else
)
Index("tables_by_phase", TABLES.c.phase, TABLES.c.public, TABLES.c.created)

# No foreign key: an event is written only after its predecessor, and the first with its table.
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

# Everybody who ever sat or watched at a table, so that their names can be found.
ATTENDANCE = Table(
    "attendance",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seated", Boolean, nullable=False),
)
Index("attendance_by_table", ATTENDANCE.c.table_id)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("folded", Text, unique=True),  # of accounts: by which they log in
    Column("skeleton", Text, unique=True),  # of accounts: no two names look alike
    Column("password", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("banned_until", BigInteger, nullable=False),
    Column("ban_reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("role", Text, nullable=False),  # "admin" or ""
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("digest", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("scope", Text, nullable=False),  # "play" or "read"
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # when it was last used, to the hour; or 0
)

# Sessions that were logged out; `until` is when their cookies expire by themselves.
ENDED_SESSIONS = Table(
    "ended_sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Whose chat lines a person does not want to see.
MUTES = Table(
    "mutes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("muted", Text, primary_key=True, index=True),
)

GAMES = Table(
    "games",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("setup", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("words", Text, nullable=False),  # the searchable text
    Column("body", Text, nullable=False),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False, index=True),
    Column("folded", Text, nullable=False, index=True),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("setup", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),  # of the text, in bytes
    Column("text", Text, nullable=False),
)

LINES = Table(
    "lines",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("time", BigInteger, nullable=False, index=True),
    Column("by", Text, nullable=False, index=True),
    Column("about", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("line", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("closed", BigInteger, nullable=False),
    Column("outcome", Text, nullable=False),
)

JOBS = Table(
    "jobs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("subject", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("progress", Double, nullable=False),
    Column("result", LargeBinary, nullable=False),
    Column("error", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("node", Text, nullable=False),
)
Index("jobs_by_state", JOBS.c.state, JOBS.c.created)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False),  # found dead by another node
)

CONNECTIONS = Table(
    "connections",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("node", Text, primary_key=True, index=True),
    Column("anchor", Text, nullable=False),  # of the chain that a client there holds, or ""
    Column("until", BigInteger, nullable=False),  # how long one who has gone still counts; or 0
    Column("heard", Integer, nullable=False),  # the last roll while which a sign of life came
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("ladder", Text, primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("ladder", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

ADDRESS_BANS = Table(
    "address_bans",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("network", Text, nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

# What the host has switched off; what has no row is on.
SWITCHES = Table("switches", METADATA, Column("feature", Text, primary_key=True))

ADMIN_LOG = Table(
    "admin_log",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("time", BigInteger, nullable=False, index=True),
    Column("by", Text, nullable=False),  # a person, or "" for the command line
    Column("act", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("note", Text, nullable=False),
)
