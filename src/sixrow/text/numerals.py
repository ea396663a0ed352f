"""Numbers as the language that is spoken writes them, to be passed into its sentences."""

from sixrow.text.languages import language
from sixrow.text.layout import TIED

_SIGNS: dict[str, dict[str, str | int | None]] = {
    "en": {},
    "nb": {".": ",", ",": TIED},
    "fr": {".": ",", ",": TIED},
    "pt": {".": ",", ",": TIED},
    "de": {".": ",", ",": "."},
}
"""What stands in place of Python's point before the decimals and comma between thousands."""


def whole(number: int) -> str:
    """A whole number, its thousands apart."""
    return decimal(number, 0)


def decimal(number: float, places: int, sign: str = "") -> str:
    """A number with so many decimals; with its sign in any case if `sign` is a plus."""
    written = f"{number:{sign},.{places}f}"
    return written.translate(str.maketrans(_SIGNS[language()]))


def spread(number: float, error: float, places: int) -> str:
    """A number with half the width of its interval, or its standard error."""
    return f"{decimal(number, places)} ± {decimal(error, places)}"
