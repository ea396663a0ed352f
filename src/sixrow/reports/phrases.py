"""Decisions in a few words."""

from sixrow.notation import cell_text
from sixrow.rules import COLUMBIZ, Decision, Position
from sixrow.rules.board import CELLS
from sixrow.rules.columbiz import END
from sixrow.rules.columbiz.decisions import kept_by
from sixrow.text.sentences import say
from sixrow.text.words import dice_words


def decision_words(position: Position, decision: Decision) -> str:
    """What a decision does: “keep 33 555”, “e3”, “end the turn”."""
    if decision < CELLS:
        return cell_text(decision)
    if position.setup.game is not COLUMBIZ:
        return say("choice-pass")
    if decision == END:
        return say("choice-end")
    kept = kept_by(decision)
    if kept == position.dice:
        return say("choice-stop")
    return say("choice-keep", dice=dice_words(kept)) if kept else say("choice-keep-none")
