"""Refusals as sentences."""

from collections.abc import Mapping

from sixrow.notation import Fault, cell_text
from sixrow.rules import Refusal
from sixrow.rules.refusal import Detail
from sixrow.text.sentences import FactValue, say
from sixrow.text.words import faces_words


def refused(refusal: Refusal | Fault) -> str:
    """The sentence of a refusal, with the id of the rule if any."""
    sentence = say(f"refusal-{refusal.code}", **_facts(refusal.details))
    if refusal.rule is None:
        return say("refused", sentence=sentence)
    return say("refused-by-rule", sentence=sentence, rule=refusal.rule)


def _facts(details: Mapping[str, Detail]) -> dict[str, FactValue]:
    return {name: _fact(name, value) for name, value in details.items()}


def _fact(name: str, value: Detail) -> FactValue:
    if name == "dice" and isinstance(value, tuple):
        return faces_words(map(int, value))
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or say("list-empty")
    if name == "cell" and isinstance(value, int):
        return cell_text(value)
    return value
