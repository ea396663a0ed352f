"""Numbers as people read them."""

MINUS = "\N{MINUS SIGN}"


def percent(share: float) -> str:
    """A share as a percentage with one decimal."""
    return f"{100 * share + 0.0:.1f} %"


def signed(change: float) -> str:
    """A change of a share as a percentage, with its sign; nothing has none."""
    text = f"{100 * change:+.1f} %"
    return text[1:] if text[1:] == "0.0 %" else text


def signed_number(change: float) -> str:
    """A change of points with its sign; nothing has none."""
    text = f"{change:+.1f}"
    return text[1:] if text[1:] == "0.0" else text


def typeset(text: str) -> str:
    """A figure for a page: with a real minus sign."""
    return text.replace("-", MINUS)
