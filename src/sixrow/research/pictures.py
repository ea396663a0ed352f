"""Positions as text, and as pixels drawn with NumPy alone."""

import sys
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sixrow.engine.types import Flags
from sixrow.rules import Position, SequenceDice
from sixrow.rules.board import CELLS, SIZE
from sixrow.rules.diagram import PIPS
from sixrow.rules.dice import faces_of
from sixrow.rules.sequence_dice.laws import NUMBERS
from sixrow.text.position import shown

Pixels: TypeAlias = NDArray[np.uint8]

RENDER_MODES = ("human", "ansi", "rgb_array")
"""The names that PettingZoo and Gymnasium use."""

CELL = 48
"""The width and height of a cell in pixels; the row of dice below the board has this height."""

_COLOURS = {
    "purple": (128, 60, 160),
    "blue": (40, 90, 200),
    "grey": (150, 150, 150),
    "black": (30, 30, 30),
    "green": (40, 150, 70),
    "red": (200, 50, 50),
}
_BOARD, _LINE, _CHOICE, _PAPER, _INK = (
    *((236, 224, 200), (160, 140, 110), (250, 214, 110)),
    *((250, 250, 245), (60, 50, 40)),
)

_DIGITS = {
    "0": "111 101 101 101 111",
    "1": "010 110 010 010 111",
    "2": "111 001 111 100 111",
    "3": "111 001 111 001 111",
    "4": "101 101 111 001 001",
    "5": "111 100 111 001 111",
    "6": "111 100 111 101 111",
    "7": "111 001 010 010 010",
    "8": "111 101 111 101 111",
    "9": "111 101 111 001 111",
}


def rendered(position: Position, mode: str | None) -> str | Pixels | None:
    """The position in one of the `RENDER_MODES`; ``human`` prints it."""
    if mode == "rgb_array":
        return pixels(position)
    if mode == "ansi":
        return text(position)
    if mode == "human":
        sys.stdout.write(text(position) + "\n")
    return None


def text(position: Position) -> str:
    """The position as several lines of text."""
    return shown(position)


def pixels(position: Position) -> Pixels:
    """The board with its pieces and legal cells, and the dice on the table below it.

    The picture is ``6 × CELL`` wide and ``7 × CELL`` high; rank 6 is at the top.
    """
    picture = np.empty(((SIZE + 1) * CELL, SIZE * CELL, 3), dtype=np.uint8)
    picture[:] = _PAPER
    choices = {decision for decision in position.decisions() if decision < CELLS}
    for cell in range(CELLS):
        _draw_cell(_square(picture, cell), position, cell, cell in choices)
    _draw_dice(picture[SIZE * CELL :], faces_of(position.dice))
    return picture


def _square(picture: Pixels, cell: int) -> Pixels:
    column, rank = cell // SIZE, cell % SIZE
    top, left = (SIZE - 1 - rank) * CELL, column * CELL
    return picture[top : top + CELL, left : left + CELL]


def _draw_cell(square: Pixels, position: Position, cell: int, choice: bool) -> None:
    square[:] = _LINE
    square[1:-1, 1:-1] = _CHOICE if choice else _BOARD
    colours = position.setup.game.colours
    side = position.owner(cell)
    if side is not None:
        square[_disc(CELL, CELL / 2, CELL / 2, 0.4 * CELL)] = _COLOURS[colours[side]]
    if isinstance(position, SequenceDice):
        _write(square, str(NUMBERS[cell]), scale=2)


def _disc(size: int, row: float, column: float, radius: float) -> Flags:
    rows, columns = np.ogrid[:size, :size]
    inside: Flags = (rows + 0.5 - row) ** 2 + (columns + 0.5 - column) ** 2 <= radius**2
    return inside


def _write(square: Pixels, number: str, scale: int) -> None:
    """Draw a number in the upper left corner."""
    for place, digit in enumerate(number):
        dots = np.array([[dot == "1" for dot in row] for row in _DIGITS[digit].split()])
        large = np.kron(dots, np.ones((scale, scale), dtype=bool))
        left = 4 + place * 4 * scale
        square[4 : 4 + 5 * scale, left : left + 3 * scale][large] = _INK


def _draw_dice(strip: Pixels, faces: tuple[int, ...]) -> None:
    size = SIZE * CELL // 8
    for place, face in enumerate(faces):
        top = (CELL - size) // 2
        die = strip[top : top + size, place * size : (place + 1) * size]
        die[2:-2, 2:-2] = _INK
        die[3:-3, 3:-3] = (255, 255, 255)
        for pip in PIPS[face]:
            row, column = divmod(pip, 3)
            die[_disc(size, (row + 1) * size / 4, (column + 1) * size / 4, size / 12)] = _INK
