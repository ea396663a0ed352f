"""Numbers and decisions in a readable form."""

from sixrow.notation import decision_text
from sixrow.rules import Decision, Position
from sixrow.text.numerals import decimal, percentage
from sixrow.text.sentences import say
from sixrow.text.words import decision_words

MINUS = "\N{MINUS SIGN}"


def percent(share: float) -> str:
    """A share as a percentage with one decimal."""
    return percentage(share + 0.0, 1)


def signed(change: float) -> str:
    """A change of a share as a percentage with its sign; zero has no sign."""
    return say("percent", number=signed_number(100 * change))


def signed_number(change: float) -> str:
    """A change of points with its sign; zero has no sign."""
    text = decimal(change, 1, sign="+")
    return text[1:] if text[1:] == decimal(0, 1) else text


def typeset(text: str) -> str:
    """A number for HTML, with a typographic minus sign."""
    return text.replace("-", MINUS)


def told_decision(position: Position, decision: Decision) -> str:
    """A decision in a few words: “keep 33 555”, “e3”, “end the turn”."""
    return decision_words(decision_text(position.setup.game, decision), grouped=True)
