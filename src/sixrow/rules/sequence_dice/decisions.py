"""The numbering of decisions in Sequence Dice: fixed for ever, records and engines rely on it.

===========  ==========================================================================
0 … 35       choose that cell: place on it, replace the chip there or clear it, as the
             total of the dice says
36           pass, when there is no cell to choose
===========  ==========================================================================
"""

from sixrow.rules.board import CELLS
from sixrow.rules.contract import Decision

PASS: Decision = CELLS
DECISIONS = PASS + 1
