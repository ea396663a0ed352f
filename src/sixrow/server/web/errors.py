"""Refusals as HTTP responses: a status, and the body ``{"error": {"code": …}}``.

The server sends no sentences: clients build them from the code and the details, as for every
refusal.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from sixrow.rules import Refusal
from sixrow.wire.refusals import public_refusal

UNPROCESSABLE = 422
CONFLICT = 409

STATUS: Mapping[str, int] = {
    **dict.fromkeys(("not-json", "not-utf-8", "too-deep", "wrong-host", "twice"), 400),
    **dict.fromkeys(("missing", "unknown-field", "wrong-value"), 400),
    **dict.fromkeys(("identity-needed", "wrong-credentials", "not-a-token"), 401),
    **dict.fromkeys(("cross-origin", "banned", "accounts-only", "accounts-closed"), 403),
    **dict.fromkeys(("admins-only", "switched-off"), 403),
    **dict.fromkeys(("no-such-ban", "no-such-line", "no-such-report", "no-such-notice"), 404),
    **dict.fromkeys(("for-the-host-machine", "wrong-password", "token-reads-only"), 403),
    **dict.fromkeys(("not-your-seat", "not-the-host", "not-seated"), 403),
    **dict.fromkeys(("no-such-path", "no-such-table", "no-such-invite", "no-such-person"), 404),
    **dict.fromkeys(("no-such-game", "no-such-token", "no-such-record", "no-such-job"), 404),
    "wrong-method": 405,
    "too-slow": 408,
    "too-many-bytes": 413,
    "wrong-content-type": 415,
    **dict.fromkeys(("too-many", "too-many-sockets"), 429),
    "headers-too-large": 431,
    "internal": 500,
    "queue-full": 503,
    **dict.fromkeys(("not-ready", "database-unavailable", "bots-unavailable"), 503),
}
"""The status by code; any other is 409 for `CONFLICTS`, otherwise an invalid value."""

CONFLICTS = frozenset(
    {
        *("stale-version", "already-started", "seat-taken", "seats-open", "game-running"),
        *("too-late-to-abort", "not-over-yet", "somebody-left", "not-playing"),
        *("not-your-turn", "time-up", "undo-not-agreed", "nothing-to-undo", "bot-plays"),
        *("not-away", "grace-not-over", "no-way-back", "name-taken"),
        *("dice-due", "no-roll-due", "not-called", "not-anchored", "anchor-used"),
        *("account-already", "rated-table-running", "table-exists", "not-finished"),
        *("too-many-tokens", "too-many-tables", "too-many-records", "too-many-jobs"),
        *("table-full", "person-needed", "too-many-bot-tables"),
        *("records-full", "seat-open", "own-seat", "unseated"),
    }
)
"""Codes that depend on the current state: the same request may succeed later."""


class Problem(Struct, frozen=True):
    """What is wrong. Other details may be present, depending on the code.

    Attributes:
        code: a stable identifier.
        field: where in the request.
        rule: the rule of the game that forbids it.
        until: milliseconds UTC; try again after that.
    """

    code: str
    field: str = ""
    rule: str = ""
    until: int = 0


class Failure(Struct, frozen=True):
    """The body of every error response."""

    error: Problem


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if refusal.code in STATUS:
        return STATUS[refusal.code]
    return CONFLICT if refusal.code in CONFLICTS else UNPROCESSABLE


def body_of(refusal: Refusal) -> bytes:
    """The response body of a refusal."""
    return msgspec.json.encode({"error": public_refusal(refusal)})
