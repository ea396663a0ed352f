"""The grammars of docs/notation.md as patterns, so that the page can be held to its word."""

import re

_TOKEN = re.compile(
    r"""(?P<literal>"[^"]*"|'[^']*')|(?P<set>\[(?:[^\]\\]|\\.)+\])|(?P<name>[A-Za-z][A-Za-z-]*)"""
    r"|(?P<sign>[()|*+?])"
)
_RULE = re.compile(r"^(?P<name>[A-Za-z-]+)\s*::=(?P<right>.*(?:\n[ \t]+.*)*)", re.MULTILINE)


def patterns(grammar: str) -> dict[str, str]:
    """The pattern of every rule; a rule may use itself neither directly nor through others."""
    rights = {found["name"]: found["right"] for found in _RULE.finditer(grammar)}
    return {name: _pattern(name, rights) for name in rights}


def _pattern(name: str, rights: dict[str, str]) -> str:
    parts = []
    for token in _TOKEN.finditer(rights[name]):
        match token.lastgroup:
            case "literal":
                parts.append(re.escape(token[0][1:-1]))
            case "name":
                parts.append(_pattern(token[0], rights))
            case _:
                parts.append(token[0])
    return f"(?:{''.join(parts)})"
