"""The legal decisions of Sequence Dice by number, compiled.

The numbers are those of `sixrow.rules.sequence_dice.decisions`.
"""

from sixrow.engine.cells import mark_cells
from sixrow.engine.compiler import compiled
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.types import Marks, Numbers
from sixrow.rules.sequence_dice import PASS


@compiled
def mark(state: Numbers, facts: Numbers, marks: Marks) -> None:
    """Mark the legal decisions; the marks of all others must already be 0."""
    if state[s.PHASE] == s.CHOOSING:
        cells = s.open_cells(state, facts)
        marks[PASS] = cells == 0
        mark_cells(cells, marks)
