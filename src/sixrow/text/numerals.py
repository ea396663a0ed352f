"""Numbers in the format of the current language, to be passed into its sentences."""

from sixrow.text.languages import language
from sixrow.text.layout import TIED
from sixrow.text.sentences import say

_SIGNS: dict[str, dict[str, str | int | None]] = {
    "en": {},
    "nb": {".": ",", ",": TIED},
    "fr": {".": ",", ",": TIED},
    "pt": {".": ",", ",": TIED},
    "de": {".": ",", ",": "."},
}
"""Replacements for Python's decimal point and thousands separator."""


def whole(number: int) -> str:
    """A whole number with thousands separators."""
    return decimal(number, 0)


def decimal(number: float, places: int, sign: str = "") -> str:
    """A number with so many decimals; always with its sign if `sign` is a plus."""
    written = f"{number:{sign},.{places}f}"
    return written.translate(str.maketrans(_SIGNS[language()]))


def percentage(share: float, places: int = 0, sign: str = "") -> str:
    """A share as a percentage: “46%” in English, “46 %” in the others."""
    return say("percent", number=decimal(100 * share, places, sign))


def spread(number: float, error: float, places: int) -> str:
    """A number with the half-width of its interval, or its standard error."""
    return f"{decimal(number, places)} ± {decimal(error, places)}"
