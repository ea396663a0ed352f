"""The board of a position as lines of text, all of one width.

Columbiz, purple to place with a two, two threes and a five::

       [1] [2] [3] [4] [5] [6]      the die face of each column
     6  .   .   .   .   .   .
     5  .   .   .   .   .   .
     4  .   .   .   .   .   .
     3  .   .   .   .   B   .       B: a blue disc
     2  .   .   +   .   .   .       +: an empty cell that the dice pay for
     1  P   +   +   .   P   .
        a   b   c   d   e   f

Sequence Dice, blue to play a 7::

     6    2     3     4     5     6     2
     5    6     7G    8     9   [ 7 ]   3       G: a green chip on a 7, [ ]: a choice
     4    5     9    12    12B    8     4
     3    4     8    12    12     9     5
     2    3   [ 7 ]   9     8     7B    6
     1    2     6     5     4     3     2
          a     b     c     d     e     f
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from sixrow.rules.board import CELLS, COLUMNS, SIZE, Cell, Mask, bit
from sixrow.rules.dice import FACES, Face

if TYPE_CHECKING:
    from sixrow.rules.contract import Position

RANKS = tuple(range(SIZE, 0, -1))

PIPS: Mapping[Face, tuple[int, ...]] = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}
"""The pips of each face in a square of three by three, row by row."""

Paint: TypeAlias = Callable[[str, str], str]
"""Gives a text a style by name. What is painted keeps its width on the screen."""


def plain(text: str, _style: str) -> str:
    """The text as it is."""
    return text


def board_lines(position: "Position", paint: Paint = plain, recent: Mask = 0) -> list[str]:
    """The board, rank 6 first, with the legal cells marked.

    Args:
        position: what to draw.
        paint: applies colours; widths are unaffected.
        recent: cells whose pieces are new and highlighted.
    """
    drawn = _Drawn(position, paint, recent)
    if position.setup.game.numbers is None:
        faces = " ".join(f"[{face}]" for face in FACES)
        letters = " ".join(f" {letter} " for letter in COLUMNS)
        return [f"   {faces}", *_rank_lines(drawn.columbiz_cell), f"   {letters}"]
    letters = " ".join(f"  {letter}  " for letter in COLUMNS)
    return [*_rank_lines(drawn.sequence_dice_cell), f"   {letters}"]


def _rank_lines(cell: Callable[[Cell], str]) -> list[str]:
    return [
        f" {rank} " + " ".join(cell(SIZE * column + rank - 1) for column in range(SIZE))
        for rank in RANKS
    ]


class _Drawn:
    """The cells of a position, each as text of equal width."""

    def __init__(self, position: "Position", paint: Paint, recent: Mask) -> None:
        self._paint = paint
        self._recent = recent
        self._choices = {choice for choice in position.decisions() if choice < CELLS}
        self._owner = position.owner
        self._letters = position.setup.game.letters
        self._numbers = position.setup.game.numbers or ()
        self._colours = position.setup.game.colours

    def columbiz_cell(self, cell: Cell) -> str:
        """Three signs: the letter of a disc, a plus for a choice or a dot."""
        side = self._owner(cell)
        if side is not None:
            return self._piece(cell, side, f" {self._letters[side]} ")
        return self._paint(" + ", "choice") if cell in self._choices else " . "

    def sequence_dice_cell(self, cell: Cell) -> str:
        """Five signs: the printed number, the letter of a chip, brackets round a choice."""
        side = self._owner(cell)
        inside = f"{self._numbers[cell]:>2} "
        if side is not None:
            inside = self._piece(cell, side, inside[:2] + self._letters[side])
        if cell not in self._choices:
            return f" {inside} "
        return self._paint("[", "choice") + inside + self._paint("]", "choice")

    def _piece(self, cell: Cell, side: int, text: str) -> str:
        text = self._paint(text, self._colours[side])
        return self._paint(text, "recent") if self._recent & bit(cell) else text
