"""Colours, for terminals that support them."""

from sixrow.rules.diagram import Paint, plain

__all__ = ["Paint", "ansi", "plain"]

# Pieces set their own background, to be readable on light and dark terminals alike.
_CODES = {
    "purple": "1;97;45",
    "blue": "1;97;44",
    "grey": "1;30;47",
    "black": "1;97;40",
    "green": "1;30;42",
    "red": "1;97;41",
    "choice": "1;33",
    "recent": "4",
    "dice": "1",
    "heading": "1",
    "refusal": "31",
}


def ansi(text: str, style: str) -> str:
    """The text with ANSI escape sequences."""
    return f"\x1b[{_CODES[style]}m{text}\x1b[0m"
