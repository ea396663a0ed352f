"""The 6 × 6 board that both games share, as 36-bit masks.

A cell is a number from 0 to 35, counted up each column in turn, so that the cells of one
column are six neighbouring bits::

    rank 6   5  11  17  23  29  35
    rank 5   4  10  16  22  28  34
    rank 4   3   9  15  21  27  33
    rank 3   2   8  14  20  26  32
    rank 2   1   7  13  19  25  31
    rank 1   0   6  12  18  24  30
             a   b   c   d   e   f

A mask has bit *c* set for each cell *c* in it. The functions here are plain integer arithmetic:
the engine compiles them unchanged.
"""

from typing import TypeAlias

Cell: TypeAlias = int
"""A cell, 0 to 35."""

Mask: TypeAlias = int
"""A set of cells as 36 bits."""

SIZE = 6
CELLS = 36
COLUMNS = "abcdef"
EVERY_CELL: Mask = (1 << CELLS) - 1

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Steps in column and rank: up a column, along a rank, and the two diagonals."""


_BOTTOM: Mask = 0b000001_000001_000001_000001_000001_000001
_TOP: Mask = _BOTTOM << 5
STEPS = ((1, ~_BOTTOM), (6, EVERY_CELL), (7, ~_BOTTOM), (5, ~_TOP))
"""Each direction as a step in cells, with the cells that it reaches without leaving the board."""


def bit(cell: Cell) -> Mask:
    """The mask of one cell."""
    return 1 << cell


def below(cell: Cell) -> Mask:
    """The cells of the same column on a lower rank."""
    rank = cell % 6
    return ((1 << rank) - 1) << (cell - rank)


def popcount(mask: Mask) -> int:
    """How many cells a mask holds."""
    return mask.bit_count()


def reach(own: Mask, cell: Cell, column_step: int, rank_step: int) -> int:
    """The number of cells of `own` that follow `cell` without a gap in one direction."""
    column = cell // 6 + column_step
    rank = cell % 6 + rank_step
    length = 0
    while 0 <= column < 6 and 0 <= rank < 6 and (own >> (6 * column + rank)) & 1:
        length += 1
        column += column_step
        rank += rank_step
    return length


def longest_row(own: Mask) -> int:
    """The length of the longest unbroken straight row anywhere in `own`."""
    longest = 0
    for step, not_wrapped in STEPS:
        length, ends = 0, own
        while ends:
            length += 1
            ends = (ends << step) & not_wrapped & own
        longest = max(longest, length)
    return longest


def cell_text(cell: Cell) -> str:
    """A cell as a letter and a digit, such as ``e3``."""
    return f"{COLUMNS[cell // 6]}{cell % 6 + 1}"


def cells_in(mask: Mask) -> tuple[Cell, ...]:
    """The cells of a mask, lowest first."""
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(cells)


def mask_of(cells: tuple[Cell, ...]) -> Mask:
    mask = 0
    for cell in cells:
        mask |= bit(cell)
    return mask


def row_through(own: Mask, cell: Cell, direction: tuple[int, int]) -> tuple[Cell, ...]:
    """The unbroken row of `own` along a direction that `cell` is part of, `cell` included.

    Whether `cell` itself belongs to `own` is not checked.
    """
    column_step, rank_step = direction
    step = 6 * column_step + rank_step
    before = reach(own, cell, -column_step, -rank_step)
    after = reach(own, cell, column_step, rank_step)
    return tuple(cell + step * place for place in range(-before, after + 1))
