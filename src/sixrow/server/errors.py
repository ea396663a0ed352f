"""Refusals as answers: which status, and the body ``{"error": {"code": …}}``.

The server sends no sentences: whoever shows an error makes one from the code and the facts, as with
every refusal.
"""

import re
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from sixrow.notation import Json, NotationRefused
from sixrow.rules import Refusal
from sixrow.rules.refusal import Detail

UNPROCESSABLE = 422
CONFLICT = 409

STATUS: Mapping[str, int] = {
    **dict.fromkeys(("not-json", "not-utf-8", "too-deep", "wrong-host", "twice"), 400),
    **dict.fromkeys(("missing", "unknown-field", "wrong-value"), 400),
    **dict.fromkeys(("identity-needed", "wrong-credentials", "not-a-token"), 401),
    **dict.fromkeys(("cross-origin", "banned", "accounts-only", "accounts-closed"), 403),
    **dict.fromkeys(("for-the-host-machine", "wrong-password"), 403),
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
    **dict.fromkeys(("not-ready", "database-unavailable"), 503),
}
"""The status of a code; the rest is `CONFLICTS`, or a value that makes no sense."""

CONFLICTS = frozenset(
    {
        *("stale-version", "already-started", "seat-taken", "seats-open", "game-running"),
        *("too-late-to-abort", "not-over-yet", "somebody-left", "no-spectators", "not-playing"),
        *("not-your-turn", "time-up", "undo-not-agreed", "nothing-to-undo", "bot-plays"),
        *("not-away", "grace-not-over", "no-way-back", "nonce-used", "name-taken"),
        *("account-already", "rated-table-running", "table-exists", "not-finished"),
        *("too-many-tokens", "too-many-tables", "too-many-records", "too-many-jobs"),
    }
)
"""What is refused because of how things stand, and may be allowed later."""


class Problem(Struct, frozen=True):
    """What is wrong. More facts may stand beside these, as the code has them.

    Attributes:
        code: a stable name.
        field: where in the request.
        rule: the rule of the game that forbids it.
        until: milliseconds UTC; try again after that.
    """

    code: str
    field: str = ""
    rule: str = ""
    until: int = 0


class Failure(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Problem


def status_of(refusal: Refusal) -> int:
    """The HTTP status that a refusal is answered with."""
    if refusal.code in STATUS:
        return STATUS[refusal.code]
    return CONFLICT if refusal.code in CONFLICTS else UNPROCESSABLE


def body_of(refusal: Refusal) -> bytes:
    """The body that a refusal is answered with."""
    return msgspec.json.encode({"error": error_data(refusal)})


def error_data(refusal: Refusal) -> dict[str, Json]:
    """A refusal as clients get it: its code, its rule if there is one, and the facts."""
    found: dict[str, Json] = {"code": refusal.code}
    if refusal.rule is not None:
        found["rule"] = refusal.rule
    found |= {name: _shown(value) for name, value in refusal.details.items() if name != "code"}
    if isinstance(refusal, NotationRefused):
        found["faults"] = [
            {"line": each.line, "column": each.column, "code": each.code}
            for each in refusal.faults[:_MOST_FAULTS]
        ]
    return found


_MOST_FAULTS = 50
_LONGEST = 400


def _shown(value: Detail) -> Json:
    if isinstance(value, tuple):
        return list(value)
    return value[:_LONGEST] if isinstance(value, str) else value


_UNKNOWN = re.compile(
    r"Object contains unknown field `(?P<field>.*?)`(?: - at `(?P<at>.*)`)?", re.DOTALL
)
_MISSING = re.compile(
    r"Object missing required field `(?P<field>.*?)`(?: - at `(?P<at>.*)`)?", re.DOTALL
)
_WRONG = re.compile(r"(?P<what>.*?)(?: - at `(?P<at>.*)`)?", re.DOTALL)


def decoding_refusal(error: msgspec.ValidationError) -> Refusal:
    """What is wrong with a value that is JSON, but not what is awaited here."""
    text = str(error)
    if found := _UNKNOWN.fullmatch(text):
        return Refusal("unknown-field", field=_path(found["at"], found["field"]))
    if found := _MISSING.fullmatch(text):
        return Refusal("missing", field=_path(found["at"], found["field"]))
    found = _WRONG.fullmatch(text)
    assert found is not None
    return Refusal("wrong-value", field=_path(found["at"]), text=found["what"])


def _path(at: str | None, name: str = "") -> str:
    """A place as clients write it: ``terms.clock``; msgspec's ``$`` is the whole."""
    parts = [(at or "$").removeprefix("$").removeprefix("."), name]
    return ".".join(part for part in parts if part)[:_LONGEST]
