"""Going through the cells of a mask, compiled."""

from sixrow.engine.compiler import inlined
from sixrow.rules.board import Cell, Mask, popcount


@inlined
def lowest_cell(cells: Mask) -> Cell:
    """The first cell of a mask that has one; ``cells & (cells - 1)`` is the mask without it."""
    return popcount((cells & -cells) - 1)


@inlined
def nth_cell(cells: Mask, index: int) -> Cell:
    """The cell at a place of a mask, counted from 0, lowest first."""
    for _ in range(index):
        cells &= cells - 1
    return lowest_cell(cells)


@inlined
def highest_cell(cells: Mask) -> Cell:
    """The last cell of a mask that has one."""
    return nth_cell(cells, popcount(cells) - 1)
