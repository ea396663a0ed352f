"""Refusals as JSON, the same in every protocol: the code, the rule and the details.

{"code": "too-few-dice", "rule": "C-9", "cell": "e3"}
"""

from collections.abc import Mapping

import msgspec

from sixrow.notation.faults import NotationRefused
from sixrow.notation.located_json import Json
from sixrow.rules import Refusal
from sixrow.rules.refusal import Detail

MAX_FAULTS = 50
MAX_TEXT = 400
"""Longer texts are truncated, because the refused input may have any length."""


def refusal_data(refusal: Refusal) -> dict[str, Json]:
    """A refusal as JSON; a `NotationRefused` includes the places of its first faults."""
    found: dict[str, Json] = {"code": refusal.code}
    if refusal.rule is not None:
        found["rule"] = refusal.rule
    found |= {name: _written(value) for name, value in refusal.details.items() if name != "code"}
    if isinstance(refusal, NotationRefused):
        found["faults"] = [
            {"line": each.line, "column": each.column, "code": each.code}
            for each in refusal.faults[:MAX_FAULTS]
        ]
    return found


def read_refusal(data: Mapping[str, object]) -> Refusal:
    """Read a refusal from `refusal_data`; ignores details of unknown types."""
    rule = data.get("rule")
    facts = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in data.items()
        if name not in ("code", "rule", "faults") and isinstance(value, str | int | list)
    }
    return Refusal(str(data.get("code", "internal")), str(rule) if rule else None, **facts)


_UNKNOWN = "Object contains unknown field `"
_MISSING = "Object missing required field `"
_AT = " - at `"


def decoding_refusal(error: msgspec.ValidationError) -> Refusal:
    """Convert an error of msgspec to a refusal that names the field.

    Takes time proportional to the length of the text, which a client may choose.
    """
    what, at = _split(str(error))
    for start, code in ((_UNKNOWN, "unknown-field"), (_MISSING, "missing")):
        if what.startswith(start):
            return Refusal(code, field=_path(at, what.removeprefix(start).removesuffix("`")))
    return Refusal("wrong-value", field=_path(at), text=what)


def _split(text: str) -> tuple[str, str]:
    """What is wrong, and where: the text after the last `_AT`, if the message ends with it."""
    what, found, at = text.rpartition(_AT)
    return (what, at.removesuffix("`")) if found and text.endswith("`") else (text, "$")


def _path(at: str, name: str = "") -> str:
    """A path such as ``terms.clock``; msgspec writes ``$`` for the root."""
    parts = [at.removeprefix("$").removeprefix("."), name]
    return ".".join(part for part in parts if part)[:MAX_TEXT]


def _written(value: Detail) -> Json:
    if isinstance(value, tuple):
        return list(value)
    return value[:MAX_TEXT] if isinstance(value, str) else value
