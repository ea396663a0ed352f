"""Refusals that came over the wire."""

from collections.abc import Mapping

from sixrow.notation import read_refusal
from sixrow.rules import Refusal
from sixrow.text.sentences import is_known


def refusal_of(error: Mapping[str, object]) -> Refusal:
    """Read the refusal of a server; one for which there is no sentence here keeps its code."""
    refusal = read_refusal(error)
    if is_known(f"refusal-{refusal.code}"):
        return refusal
    return Refusal("refused-elsewhere", text=refusal.code)
