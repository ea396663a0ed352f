"""Iterating over the cells of a mask, compiled."""

from typing import Any

import numba
from numba.core.cgutils import false_bit
from numba.extending import intrinsic, overload

from sixrow.engine.compiler import inlined
from sixrow.engine.types import Marks
from sixrow.rules.board import EVERY_CELL, STEPS, Cell, Mask, popcount


@inlined
def lowest_cell(cells: Mask) -> Cell:
    """The lowest cell of a non-empty mask; ``cells & (cells - 1)`` is the mask without it."""
    return popcount((cells & -cells) - 1)


@inlined
def nth_cell(cells: Mask, index: int) -> Cell:
    """The cell at an index of a mask, counted from 0, lowest first."""
    for _ in range(index):
        cells &= cells - 1
    return lowest_cell(cells)


@inlined
def mark_cells(cells: Mask, marks: Marks) -> None:
    """Mark every cell of a mask."""
    while cells:
        marks[lowest_cell(cells)] = 1
        cells &= cells - 1


def highest_cell(cells: Mask) -> Cell:
    """The highest cell of a non-empty mask."""
    return int(cells).bit_length() - 1


@intrinsic
def _leading_zeros(_typing: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], false_bit)

    return mask(mask), generate


@overload(highest_cell)
def _highest_cell(cells: Any) -> Any:
    """`int.bit_length` for the compiler: one instruction."""

    def highest(cells: Any) -> Any:
        return 63 - _leading_zeros(cells)  # type: ignore[call-arg]

    return highest if isinstance(cells, numba.types.Integer) else None


@inlined
def beside_rows(own: Mask) -> Mask:
    """The cells that are in a row of three or more with cells of `own`, or would be if filled.

    A disc on any other cell neither scores nor is part of a row that does (C-17).
    """
    found = 0
    for step, not_wrapped in STEPS:
        after = (own & not_wrapped) >> step
        after_that = (after & not_wrapped) >> step
        before = (own << step) & not_wrapped
        before_that = (before << step) & not_wrapped
        found |= (after & after_that) | (after & before) | (before & before_that)
    return found & EVERY_CELL
