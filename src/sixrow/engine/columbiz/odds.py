"""Exact odds of a Columbiz turn: the chance to fill given cells by its end.

Uses the lattice of the turn solver with value 1 for the ends that fill the cells and 0 for all
others, so it assumes play for nothing else.
"""

from collections.abc import Sequence

import numpy as np

from sixrow.engine.columbiz.lattice import lattice
from sixrow.engine.columbiz.states import LOCKED, packed
from sixrow.engine.columbiz.turns import enumerated, require_turn, solve_lattice
from sixrow.engine.compiler import compiled
from sixrow.engine.types import Numbers, Values
from sixrow.rules import Columbiz
from sixrow.rules.board import CELLS, Cell, Mask, bit, mask_of
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.columbiz.laws import DICE, ROLLS
from sixrow.rules.dice import parts


def cell_odds(position: Columbiz) -> Values:
    """For each cell, the chance that a disc can be placed on it by the end of this turn.

    Works in any phase of a turn: before a roll, choosing what to keep (assuming the best keep for
    that cell), or placing. A cell under an opponent's disc counts if the disc can be captured
    first. The chance is 0 for a taken cell that cannot be freed and for a cell on which a disc was
    just placed.

    Raises:
        Refusal: the game has not begun or is over.
    """
    odds = _Odds(position)
    return np.array([odds.chance(bit(cell)) for cell in range(CELLS)])


def joint_odds(position: Columbiz, cells: Sequence[Cell]) -> float:
    """The chance that all of these cells can be filled by the end of this turn; 1 for no cells.

    Raises:
        Refusal: the game has not begun or is over.
    """
    odds = _Odds(position)
    return odds.chance(mask_of(tuple(cells))) if cells else 1.0


class _Odds:
    """The ends of a position, enumerated once and queried for several sets of cells."""

    def __init__(self, position: Columbiz) -> None:
        require_turn(position)
        self._position, self._tables = position, lattice(DICE)
        state, self._facts = packed(position)
        self._placements = enumerated(state, self._facts, self._tables)
        size = len(self._tables.multisets)
        self._values = np.empty((3, size))
        self._end = np.empty(size, dtype=np.int16)

    def chance(self, wanted: Mask) -> float:
        """The chance to fill all `wanted` cells."""
        ends = np.empty(len(self._placements.cells))
        if not mark(self._placements.cells, wanted, ends):
            return 0.0
        last, third, second = self._values
        tables, locked = self._tables, self._facts[LOCKED] != 0
        whole = solve_lattice(
            *(ends, self._placements.needs, locked, tables.up, tables.full),
            *(last, self._end, third, second),
        )
        return self._at_this_stage(whole)

    def _at_this_stage(self, whole: float) -> float:
        position, place = self._position, self._tables.place
        last, third, second = self._values
        if position.phase is ColumbizPhase.PLACE:
            return float(max(last[place[position.dice]], 0.0))
        values = second if position.rolls_left == 2 else third
        if position.phase is ColumbizPhase.KEEP:
            kept = (position.kept + part for part in parts(position.dice - position.kept))
            return float(max(values[place[each]] for each in kept))
        return float(whole if position.rolls_left == ROLLS else values[place[position.kept]])


@compiled
def mark(cells: Numbers, wanted: Mask, ends: Values) -> bool:
    """Set the ends that fill all `wanted` cells to 1, the others to 0; return whether any is 1."""
    found = False
    for row in range(len(cells)):
        holds = cells[row] & wanted == wanted
        ends[row] = 1.0 if holds else 0.0
        found = found or holds
    return found
