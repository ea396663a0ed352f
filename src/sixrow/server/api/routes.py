"""All endpoints, each with its method, path, handler, required identity and refusal codes."""

from sixrow.server.api import (
    administration,
    analyses,
    archive,
    operations,
    people,
    positions,
    profiles,
    replays,
    tables,
    tutorials,
)
from sixrow.server.web.endpoints import Endpoint

_NAME = ("not-a-name", "not-a-person", "name-taken", "cannot-be-stored")
_TABLE = ("no-such-table",)
_NOTATION = ("unknown-game",)
_COMMAND = (
    *("accounts-only", "not-your-seat", "not-your-turn", "stale-version", "no-such-table"),
    *("dice-due", "not-anchored", "no-roll-due", "wrong-link", "another-history"),
    *("table-full", "person-needed", "too-many-bot-tables"),
)
_ANALYSIS = ("switched-off", "rated-table-running", "queue-full", "analysis-failed")

PEOPLE = (
    Endpoint("GET", "/api/me", people.who_am_i, despite_ban=True),
    Endpoint(
        "POST", "/api/guests", people.become_guest, status=201, refuses=(*_NAME, "switched-off")
    ),
    Endpoint(
        "POST",
        "/api/accounts",
        people.make_account,
        status=201,
        refuses=(*_NAME, "accounts-closed", "account-already"),
    ),
    Endpoint(
        "POST", "/api/sessions", people.log_in, refuses=("wrong-credentials",), despite_ban=True
    ),
    Endpoint("DELETE", "/api/sessions/current", people.log_out, despite_ban=True),
    Endpoint("DELETE", "/api/sessions", people.log_out_everywhere, "person", despite_ban=True),
    Endpoint("PUT", "/api/me/name", people.change_name, "person", refuses=_NAME),
    Endpoint(
        "PUT", "/api/me/password", people.change_password, "account", refuses=("wrong-password",)
    ),
    Endpoint("PUT", "/api/me/settings", people.change_settings, "person"),
    Endpoint(
        "POST",
        "/api/me/deletion",
        people.delete_me,
        "person",
        refuses=("wrong-password",),
        despite_ban=True,
    ),
    Endpoint("GET", "/api/me/data", people.my_data, "person", limit="data", despite_ban=True),
    Endpoint("GET", "/api/tokens", people.list_tokens, "account"),
    Endpoint(
        "POST",
        "/api/tokens",
        people.make_token,
        "account",
        status=201,
        refuses=("too-many-tokens", "wrong-password"),
    ),
    Endpoint(
        "DELETE",
        "/api/tokens/{token}",
        people.take_token_back,
        "account",
        refuses=("no-such-token",),
    ),
)

TABLES = (
    Endpoint("GET", "/api/tables", tables.lobby, refuses=_TABLE),
    Endpoint(
        "POST",
        "/api/tables",
        tables.open_table,
        "person",
        status=201,
        limit="table",
        refuses=(
            *("accounts-only", "too-many-tables", "person-needed"),
            *("wrong-number-of-chairs", "unknown-level"),
            *("foreign-name", "name-taken", "rated-table-running"),
        ),
    ),
    Endpoint("GET", "/api/tables/mine", tables.my_tables, "person", refuses=_TABLE),
    Endpoint("GET", "/api/tables/{table}", tables.show_table, refuses=_TABLE),
    Endpoint(
        "GET",
        "/api/tables/{table}/invitation",
        tables.show_invitation,
        "person",
        refuses=(*_TABLE, "not-seated"),
    ),
    Endpoint("GET", "/api/tables/{table}/events", tables.list_events, refuses=_TABLE),
    Endpoint(
        "POST", "/api/tables/{table}/commands", tables.send_command, "person", refuses=_COMMAND
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/games/{game}/text",
        tables.record_as_text,
        limit="study",
        refuses=(*_TABLE, "no-such-game"),
        packs=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/games/{game}/json",
        tables.record_as_json,
        limit="study",
        refuses=(*_TABLE, "no-such-game"),
        packs=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/games/{game}/replay",
        replays.replay_game,
        limit="study",
        refuses=(*_TABLE, "no-such-game"),
        packs=True,
    ),
    Endpoint(
        "GET",
        "/api/invitations/{invite}",
        tables.look_at_invitation,
        limit="invitation",
        refuses=("no-such-invite",),
    ),
    Endpoint(
        "POST",
        "/api/invitations/{invite}",
        tables.join,
        "person",
        limit="invitation",
        refuses=(*_COMMAND, "no-such-invite", "seat-taken"),
    ),
)

GAMES = (
    Endpoint("GET", "/api/games", archive.search_games, refuses=("no-such-game",), packs=True),
    Endpoint("GET", "/api/people/{person}", profiles.show_profile, refuses=("no-such-person",)),
    Endpoint(
        "GET", "/api/people/{person}/ratings", profiles.show_ratings, refuses=("no-such-person",)
    ),
    Endpoint("GET", "/api/ladders/{ladder}", profiles.show_ladder),
    Endpoint("GET", "/api/records", archive.my_records, "person", refuses=("no-such-record",)),
    Endpoint(
        "POST",
        "/api/records",
        archive.import_record,
        "person",
        status=201,
        limit="import",
        body_limit="record_limit",
        refuses=(
            *("too-many-records", "records-full", "switched-off", "unknown-word"),
            *("too-many-entries", "queue-full"),
        ),
    ),
    Endpoint(
        "GET",
        "/api/records/{record}",
        archive.show_record,
        "person",
        refuses=("no-such-record",),
        packs=True,
    ),
    Endpoint(
        "GET",
        "/api/records/{record}/replay",
        replays.replay_record,
        "person",
        limit="study",
        refuses=("no-such-record",),
        packs=True,
    ),
    Endpoint(
        "DELETE",
        "/api/records/{record}",
        archive.drop_record,
        "person",
        refuses=("no-such-record",),
    ),
)

STUDY = (
    Endpoint(
        "POST",
        "/api/analyses",
        analyses.ask_for_analysis,
        "person",
        status=202,
        limit="analysis",
        refuses=(*_ANALYSIS, "no-such-table", "no-such-game", "no-such-record", "not-finished"),
        packs=True,
    ),
    Endpoint(
        "GET",
        "/api/analyses/{job}",
        analyses.show_analysis,
        "person",
        refuses=("no-such-job",),
        packs=True,
    ),
    Endpoint(
        "DELETE",
        "/api/analyses/{job}",
        analyses.cancel_analysis,
        "person",
        refuses=("no-such-job",),
    ),
    Endpoint(
        "GET", "/api/tutorials/{game}", tutorials.show_tutorial, refuses=_NOTATION, packs=True
    ),
    Endpoint("POST", "/api/positions/show", positions.show_position, reads=True, refuses=_NOTATION),
    Endpoint(
        "POST",
        "/api/positions/hint",
        positions.hint,
        "person",
        reads=True,
        limit="study",
        refuses=(*_NOTATION, *_ANALYSIS),
    ),
    Endpoint(
        "POST",
        "/api/positions/odds",
        positions.odds,
        "person",
        reads=True,
        limit="study",
        refuses=(*_NOTATION, *_ANALYSIS, "no-odds"),
    ),
)

OPERATIONS = (
    Endpoint("GET", "/api/announcements", operations.announcements),
    Endpoint("GET", "/api/about", operations.about),
    Endpoint("GET", "/health", operations.health),
    Endpoint("GET", "/ready", operations.ready, refuses=("not-ready",)),
    Endpoint("GET", "/metrics", operations.metrics, refuses=("for-the-host-machine",)),
)

_BAN = ("no-such-ban", "not-an-address", "cannot-be-stored")
_LINE = ("no-such-line",)

ADMINISTRATION = (
    Endpoint("GET", "/api/admin/reports", administration.list_reports, "admin"),
    Endpoint(
        "POST",
        "/api/admin/reports/{report}",
        administration.close_report,
        "admin",
        refuses=(*_LINE, "no-such-report", "cannot-be-stored"),
    ),
    Endpoint("GET", "/api/admin/people", administration.list_people, "admin"),
    Endpoint(
        "PUT",
        "/api/admin/people/{person}/ban",
        administration.ban_person,
        "admin",
        refuses=("no-such-person", "cannot-be-stored"),
    ),
    Endpoint(
        "DELETE",
        "/api/admin/people/{person}/ban",
        administration.unban_person,
        "admin",
        refuses=("no-such-person",),
    ),
    Endpoint("GET", "/api/admin/addresses", administration.list_address_bans, "admin"),
    Endpoint(
        "POST",
        "/api/admin/addresses",
        administration.ban_address,
        "admin",
        status=201,
        refuses=_BAN,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/addresses/{ban}",
        administration.unban_address,
        "admin",
        refuses=_BAN,
    ),
    Endpoint("GET", "/api/admin/tables", administration.list_unfinished_tables, "admin"),
    Endpoint(
        "DELETE",
        "/api/admin/tables/{table}",
        administration.cancel_table,
        "admin",
        refuses=(*_TABLE, "over-already"),
    ),
    Endpoint("GET", "/api/admin/lines", administration.list_lines, "admin"),
    Endpoint(
        "DELETE",
        "/api/admin/lines/{table}/{line}",
        administration.drop_line,
        "admin",
        refuses=_LINE,
    ),
    Endpoint("GET", "/api/admin/switches", administration.list_switches, "admin"),
    Endpoint("PUT", "/api/admin/switches", administration.change_switch, "admin"),
    Endpoint("GET", "/api/admin/log", administration.list_acts, "admin"),
)

ENDPOINTS = (*PEOPLE, *TABLES, *GAMES, *STUDY, *OPERATIONS, *ADMINISTRATION)
