"""Boards and dice as SVG, to stand inside a page; colours are the page's variables."""

from collections.abc import Iterable, Iterator
from html import escape

from sixrow.rules import COLUMBIZ, Decision, Position
from sixrow.rules.board import CELLS, SIZE, Cell
from sixrow.rules.dice import FACES, Face
from sixrow.rules.sequence_dice.laws import NUMBERS
from sixrow.text.boards import COLUMNS, PIPS

_STEP = 60
_LEFT, _TOP = 28, 34
_WIDTH = _LEFT + SIZE * _STEP + 8
_HEIGHT = _TOP + SIZE * _STEP + 26
_PATTERNS = (
    "M{x} {y}m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0",
    "M{x} {y}m-11 11l22 -22M{x} {y}m-15 3l18 -18M{x} {y}m-3 15l18 -18",
    "M{x} {y}m-10 0h20M{x} {y}m0 -10v20",
    "M{x} {y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
)
"""Each side has a pattern besides its colour: a ring, stripes, a cross, a small ring."""


def board(position: Position, decided: Decision, better: Decision, title: str) -> str:
    """A board with the cell that was decided for and the better one marked."""
    parts = [
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="18" fill="var(--felt)"/>',
        *_frame(position),
        *(_cell(position, cell) for cell in range(CELLS)),
        *_mark(decided, "--bad"),
        *_mark(better, "--good"),
        "</svg>",
    ]
    return "".join(parts)


def _corner(cell: Cell) -> tuple[int, int]:
    column, rank = divmod(cell, SIZE)
    return _LEFT + column * _STEP, _TOP + (SIZE - 1 - rank) * _STEP


def _frame(position: Position) -> Iterator[str]:
    """Letters below, numbers at the left; in Columbiz the die of each column above it."""
    for column, letter in enumerate(COLUMNS):
        middle = _LEFT + column * _STEP + _STEP // 2 - 2
        below = _TOP + SIZE * _STEP + 16
        yield f'<text x="{middle}" y="{below}" text-anchor="middle">{letter}</text>'
        if position.setup.game is COLUMBIZ:
            yield die(FACES[column], middle - 11, 7, 22)
    for rank in range(SIZE):
        _, y = _corner(rank)
        yield f'<text x="14" y="{y + _STEP // 2 + 3}" text-anchor="middle">{rank + 1}</text>'


def _cell(position: Position, cell: Cell) -> str:
    x, y = _corner(cell)
    size = _STEP - 4
    drawn = (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="11" fill="var(--cell)" '
        'stroke="var(--edge)"/>'
    )
    side = position.owner(cell)
    if side is not None:
        middle = size // 2 + 2 * (position.setup.game is not COLUMBIZ)
        drawn += _piece(x + middle, y + middle, side, position.setup.game.colours[side])
    if position.setup.game is not COLUMBIZ:
        drawn += f'<text x="{x + 4}" y="{y + 13}">{NUMBERS[cell]}</text>'
    return drawn


def _piece(x: int, y: int, side: int, colour: str) -> str:
    """A disc or chip: its colour, and the pattern of its side in white."""
    base = f'<circle cx="{x}" cy="{y}" r="19" fill="var(--{colour})"/>'
    line = 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"'
    return base + f'<path d="{_PATTERNS[side].format(x=x, y=y)}" {line}/>'


def _mark(decision: Decision, colour: str) -> Iterator[str]:
    """A frame round the cell of a decision; a cross in it for the bad, a tick for the good."""
    if decision >= CELLS:
        return
    x, y = _corner(decision)
    size = _STEP - 4
    stroke = f'fill="none" stroke="var({colour})" stroke-width="3.5" stroke-linecap="round"'
    yield f'<rect x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="10" {stroke}/>'
    sign = "m-6 -6l12 12m0 -12l-12 12" if colour == "--bad" else "m-8 0l6 6l10 -12"
    yield f'<path d="M{x + size - 14} {y + size - 13}{sign}" {stroke}/>'


def die(face: Face, x: int, y: int, size: int, ring: str = "") -> str:
    """A die; with the name of a colour, ringed with it."""
    edge = f'stroke="var({ring})" stroke-width="2.5"' if ring else 'stroke="var(--edge)"'
    third = size / 3.6
    middle = size / 2
    pips = "".join(
        f'<circle cx="{x + middle + (pip % 3 - 1) * third:.1f}" '
        f'cy="{y + middle + (pip // 3 - 1) * third:.1f}" r="{size / 11:.1f}" fill="var(--pip)"/>'
        for pip in PIPS[face]
    )
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{size // 4}" '
        f'fill="var(--die)" {edge}/>{pips}'
    )


def dice(faces: Iterable[Face], kept: Iterable[Face], colour: str, title: str) -> str:
    """Dice in a row; those that are kept stand first, raised and ringed."""
    rest, held = list(faces), list(kept)
    for face in held:
        rest.remove(face)
    drawn, x = [], 3
    for face in held:
        drawn.append(die(face, x, 2, 26, colour))
        x += 32
    x += 10 if held and rest else 0
    for face in rest:
        drawn.append(die(face, x, 6, 26))
        x += 32
    label = escape(title)
    return (
        f'<svg viewBox="0 0 {max(x, 30)} 36" role="img" aria-label="{label}" '
        f'style="aspect-ratio: {max(x, 30)} / 36">{"".join(drawn)}</svg>'
    )
