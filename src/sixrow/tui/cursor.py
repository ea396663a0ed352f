"""Where a cursor on the board goes."""

from collections.abc import Sequence

from sixrow.rules.board import SIZE, Cell


def moved(cell: Cell, across: int, up: int) -> Cell:
    """The cell beside another, within the board."""
    column, rank = divmod(cell, SIZE)
    return min(max(column + across, 0), SIZE - 1) * SIZE + min(max(rank + up, 0), SIZE - 1)


def next_of(cells: Sequence[Cell], cell: Cell, step: int) -> Cell:
    """The next of some cells in ascending order, or the one before; after the last the first."""
    if step > 0:
        return next((each for each in cells if each > cell), cells[0])
    return next((each for each in reversed(cells) if each < cell), cells[-1])
