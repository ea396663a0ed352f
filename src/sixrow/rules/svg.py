"""The board of a position as SVG, for pages and notebooks.

Colours are variables of the page, each with a value for where there is none.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sixrow.rules.board import CELLS, COLUMNS, SIZE, Cell
from sixrow.rules.diagram import PIPS
from sixrow.rules.dice import FACES, Face, faces_of

if TYPE_CHECKING:
    from sixrow.rules.contract import Position

STEP = 60
_LEFT, _TOP = 28, 34
WIDTH = _LEFT + SIZE * STEP + 8
HEIGHT = _TOP + SIZE * STEP + 26
_PATTERNS = (
    "M{x} {y}m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0",
    "M{x} {y}m-11 11l22 -22M{x} {y}m-15 3l18 -18M{x} {y}m-3 15l18 -18",
    "M{x} {y}m-10 0h20M{x} {y}m0 -10v20",
    "M{x} {y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
)
"""Each side has a pattern besides its colour: a ring, stripes, a cross, a small ring."""

_COLOURS = {
    "black": "#26221d",
    "blue": "#2a63c0",
    "cell": "#f4efe4",
    "die": "#fffdf8",
    "edge": "#b9a67f",
    "felt": "#e3d6bb",
    "green": "#2f8a4c",
    "grey": "#8b8880",
    "pip": "#26221d",
    "purple": "#7a3ea0",
    "red": "#c03a34",
}


def colour(name: str) -> str:
    """A variable of the page, and what is taken if the page has none."""
    return f"var(--{name}, {_COLOURS[name]})"


def board_svg(position: "Position") -> str:
    """A whole picture: the board, and below it the dice that lie on the table."""
    faces = faces_of(position.dice)
    height = HEIGHT + 40 * bool(faces)
    dice = (die(face, _LEFT + 40 * place, HEIGHT + 6, 32) for place, face in enumerate(faces))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" font-family="sans-serif" font-size="13">'
        f"{''.join((*board_parts(position), *dice))}</svg>"
    )


def board_parts(position: "Position") -> Iterator[str]:
    """The felt, the frame and every cell with what lies on it."""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{colour("felt")}"/>'
    yield from _frame(columns_have_dice=position.setup.game.numbers is None)
    for cell in range(CELLS):
        yield _cell(position, cell)


def corner(cell: Cell) -> tuple[int, int]:
    """Where a cell has its upper left corner."""
    column, rank = divmod(cell, SIZE)
    return _LEFT + column * STEP, _TOP + (SIZE - 1 - rank) * STEP


def die(face: Face, x: int, y: int, size: int, ring: str = "") -> str:
    """A die; with the name of a colour of the page, ringed with it."""
    edge = f'stroke="var({ring})" stroke-width="2.5"' if ring else f'stroke="{colour("edge")}"'
    third = size / 3.6
    middle = size / 2
    pips = "".join(
        f'<circle cx="{x + middle + (pip % 3 - 1) * third:.1f}" '
        f'cy="{y + middle + (pip // 3 - 1) * third:.1f}" r="{size / 11:.1f}" '
        f'fill="{colour("pip")}"/>'
        for pip in PIPS[face]
    )
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{size // 4}" '
        f'fill="{colour("die")}" {edge}/>{pips}'
    )


def _frame(*, columns_have_dice: bool) -> Iterator[str]:
    """Letters below, numbers at the left; in Columbiz the die of each column above it."""
    for column, letter in enumerate(COLUMNS):
        middle = _LEFT + column * STEP + STEP // 2 - 2
        below = _TOP + SIZE * STEP + 16
        yield f'<text x="{middle}" y="{below}" text-anchor="middle">{letter}</text>'
        if columns_have_dice:
            yield die(FACES[column], middle - 11, 7, 22)
    for rank in range(SIZE):
        _, y = corner(rank)
        yield f'<text x="14" y="{y + STEP // 2 + 3}" text-anchor="middle">{rank + 1}</text>'


def _cell(position: "Position", cell: Cell) -> str:
    x, y = corner(cell)
    size = STEP - 4
    game = position.setup.game
    drawn = (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="11" fill="{colour("cell")}" '
        f'stroke="{colour("edge")}"/>'
    )
    side = position.owner(cell)
    if side is not None:
        middle = size // 2 + 2 * (game.numbers is not None)
        drawn += _piece(x + middle, y + middle, side, game.colours[side])
    if game.numbers is not None:
        drawn += f'<text x="{x + 4}" y="{y + 13}">{game.numbers[cell]}</text>'
    return drawn


def _piece(x: int, y: int, side: int, name: str) -> str:
    """A disc or chip: its colour, and the pattern of its side in white."""
    base = f'<circle cx="{x}" cy="{y}" r="19" fill="{colour(name)}"/>'
    line = 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"'
    return base + f'<path d="{_PATTERNS[side].format(x=x, y=y)}" {line}/>'
