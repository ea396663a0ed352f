"""The initial schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _people()
    _archive()
    _talk()
    _nodes()
    _ratings()
    _administration()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("invite", sa.Text(), nullable=False, unique=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("keeper", sa.Text(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("set_back", sa.Boolean(), nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "public", "created"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "attendance",
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("seated", sa.Boolean(), nullable=False),
    )
    op.create_index("attendance_by_table", "attendance", ["table_id"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), unique=True),
        sa.Column("skeleton", sa.Text(), unique=True),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("banned_until", sa.BigInteger(), nullable=False),
        sa.Column("ban_reason", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("scope", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("muted", sa.Text(), primary_key=True),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])


def _archive() -> None:
    op.create_table(
        "games",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_table(
        "players",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
    )
    op.create_index("ix_players_folded", "players", ["folded"])
    op.create_index("ix_players_person", "players", ["person"])
    op.create_table(
        "records",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("ix_records_person", "records", ["person"])


def _talk() -> None:
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("phrase", sa.Text(), nullable=False),
    )
    op.create_index("ix_lines_person", "lines", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
    )
    for column in ("about", "by", "time"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "jobs",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("progress", sa.Double(), nullable=False),
        sa.Column("result", sa.LargeBinary(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
    )
    op.create_index("ix_jobs_person", "jobs", ["person"])
    op.create_index("jobs_by_state", "jobs", ["state", "created"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )


def _nodes() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "connections",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("node", sa.Text(), primary_key=True),
        sa.Column("anchor", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("heard", sa.Integer(), nullable=False),
    )
    op.create_index("ix_connections_node", "connections", ["node"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("ladder", sa.Text(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
    )
    op.create_index("ix_rating_changes_person", "rating_changes", ["person"])


def _administration() -> None:
    op.create_table(
        "address_bans",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("network", sa.Text(), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    op.create_table("switches", sa.Column("feature", sa.Text(), primary_key=True))
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
    )
    op.create_index("ix_admin_log_time", "admin_log", ["time"])
