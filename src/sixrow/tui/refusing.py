"""Refusals that came over the wire."""

from collections.abc import Mapping
from typing import Any

from sixrow.rules import Refusal
from sixrow.terminal.sentences import is_known


def refusal_of(error: Mapping[str, Any]) -> Refusal:
    """The refusal that a server has sent; one that has no sentence here keeps its code."""
    code = str(error.get("code", "internal"))
    if not is_known(f"refusal-{code}"):
        return Refusal("refused-elsewhere", text=code)
    facts = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in error.items()
        if name not in ("code", "rule") and isinstance(value, str | int | list)
    }
    rule = error.get("rule")
    return Refusal(code, str(rule) if rule else None, **facts)
