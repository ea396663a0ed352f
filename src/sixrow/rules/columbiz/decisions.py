"""The numbering of decisions in Columbiz: fixed for ever, records and engines rely on it.

===========  ==========================================================================
0 … 35       place a disc on that cell
36           end the turn
37 … 3039    keep dice: the 3,003 multisets of none to eight dice, fewest dice first,
             those of one size in the order of their sorted faces; keeping all eight is
             to stop rolling (C-7)
===========  ==========================================================================
"""

from sixrow.rules.board import CELLS
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.contract import Decision
from sixrow.rules.dice import Dice, multisets

END: Decision = CELLS
FIRST_KEEP: Decision = END + 1

KEEPS: tuple[Dice, ...] = tuple(dice for count in range(DICE + 1) for dice in multisets(count))
"""The dice of each keep decision, in order."""

DECISIONS = FIRST_KEEP + len(KEEPS)

_NUMBER = {dice: FIRST_KEEP + index for index, dice in enumerate(KEEPS)}


def keep(dice: Dice) -> Decision:
    """The decision to keep these dice (at most eight) and roll the others again."""
    return _NUMBER[dice]


def kept_by(decision: Decision) -> Dice:
    """The dice that a keep decision keeps."""
    return KEEPS[decision - FIRST_KEEP]


def is_place(decision: Decision) -> bool:
    """Whether this places a disc; the decision is then the cell itself."""
    return 0 <= decision < CELLS


def is_keep(decision: Decision) -> bool:
    return FIRST_KEEP <= decision < DECISIONS
