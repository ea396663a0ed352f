"""Refusals received over the wire."""

from collections.abc import Mapping

from sixrow.notation import read_refusal
from sixrow.rules import Refusal
from sixrow.text.sentences import is_known


def refusal_of(error: Mapping[str, object]) -> Refusal:
    """A refusal from its wire form; one without a sentence in the catalogues keeps its code."""
    refusal = read_refusal(error)
    if is_known(f"refusal-{refusal.code}"):
        return refusal
    return Refusal("refused-elsewhere", text=refusal.code)
