"""Sequence Dice: two dice, chips on a printed board, five or six in a row.

`laws` holds the rules themselves, each a small function of integers; `position` applies them.
"""

from sixrow.rules.sequence_dice.decisions import PASS
from sixrow.rules.sequence_dice.position import SequenceDice, SequenceDicePhase
from sixrow.rules.sequence_dice.setup import SEQUENCE_DICE, SequenceDiceSetup
from sixrow.rules.sequence_dice.validity import check

__all__ = [
    "PASS",
    "SEQUENCE_DICE",
    "SequenceDice",
    "SequenceDicePhase",
    "SequenceDiceSetup",
    "check",
]
