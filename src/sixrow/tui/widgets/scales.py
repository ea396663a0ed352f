"""Drawing sizes: as large as the terminal allows."""

from typing import NamedTuple


class Scale(NamedTuple):
    """Sizes in characters.

    Attributes:
        cell: the inside of a board cell, across and down.
        pips: whether dice are large enough to show pips.
    """

    cell: tuple[int, int]
    pips: bool

    @property
    def board(self) -> tuple[int, int]:
        """The whole board, across and down."""
        across, down = self.cell
        return 6 * (across + 1) + 4, 6 * (down + 1) + 1

    @property
    def dice(self) -> int:
        """The number of lines that the dice take."""
        return 6 if self.pips else 4


SMALL = Scale((5, 1), False)
MIDDLE = Scale((7, 2), False)
LARGE = Scale((9, 3), True)


def scale_for(width: int, height: int) -> Scale:
    """The largest scale for a terminal."""
    if width >= 110 and height >= 38:
        return LARGE
    return MIDDLE if width >= 96 and height >= 31 else SMALL
