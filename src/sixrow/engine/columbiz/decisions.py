"""Decisions of Columbiz by number, compiled: the legal ones, applying one, and a random one.

The numbers are those of `sixrow.rules.columbiz.decisions`. Nothing is checked: states must wait for
a decision, and decisions must be legal.
"""

import numpy as np

from sixrow.engine.cells import mark_cells
from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.lattice import place_of
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.types import Indices, Marks, Numbers, Words
from sixrow.rules.columbiz.decisions import END, FIRST_KEEP
from sixrow.rules.columbiz.laws import may_end
from sixrow.rules.contract import Decision
from sixrow.rules.dice import showing

MOST_PARTS = 144
"""The maximum, reached by two dice of two faces and one of each other: (2 + 1)² · (1 + 1)⁴."""


@inlined
def decide(state: Numbers, facts: Numbers, decision: Decision, keeps: Numbers) -> None:
    """Apply a decision; `keeps` are the dice of the keep decisions, in order."""
    if decision >= FIRST_KEEP:
        c.keep(state, keeps[decision - FIRST_KEEP])
    elif decision == END:
        c.end(state, facts)
    else:
        c.place(state, facts, decision)


@inlined
def random_decision(state: Numbers, facts: Numbers, stream: Words, up: Indices) -> Decision:
    """A uniformly random legal decision."""
    if state[c.PHASE] == c.KEEPING:
        return FIRST_KEEP + place_of(c.random_keep(state, stream), up)
    cell = c.random_cell(state, facts, stream)
    return END if cell < 0 else cell


@compiled
def mark(state: Numbers, facts: Numbers, up: Indices, marks: Marks) -> None:
    """Mark the legal decisions; the marks of all others must already be 0."""
    if state[c.PHASE] == c.KEEPING:
        _mark_keeps(state, up, marks)
    elif state[c.PHASE] == c.PLACING:
        cells = c.open_cells(state, facts)
        marks[END] = may_end(state[c.PLACED], cells)
        mark_cells(cells, marks)


@compiled
def _mark_keeps(state: Numbers, up: Indices, marks: Marks) -> None:
    """Mark every part of the dice that contains the locked ones.

    Works face by face, one die at a time: the parts with one more die of a face are the parts found
    last, moved up the lattice by that face.
    """
    dice, locked = state[c.TABLE], state[c.KEPT]
    parts = np.empty(MOST_PARTS, dtype=np.int64)
    parts[0], found = place_of(locked, up), 1
    for face in range(1, 7):
        before = found
        for _ in range(showing(dice, face) - showing(locked, face)):
            for each in range(found - before, found):
                parts[each + before] = up[parts[each], face - 1]
            found += before
    for each in range(found):
        marks[FIRST_KEEP + parts[each]] = 1
