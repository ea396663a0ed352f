"""Boards and dice as inline SVG, coloured by the page's CSS variables."""

from collections.abc import Iterable, Iterator
from html import escape

from sixrow.rules import Decision, Position
from sixrow.rules.board import CELLS
from sixrow.rules.dice import Face
from sixrow.rules.svg import HEIGHT, STEP, WIDTH, board_parts, corner, die


def board(position: Position, decided: Decision, better: Decision, title: str) -> str:
    """A board with the chosen cell and the better one marked."""
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        *board_parts(position),
        *_mark(decided, "--bad"),
        *_mark(better, "--good"),
        "</svg>",
    ]
    return "".join(parts)


def _mark(decision: Decision, colour: str) -> Iterator[str]:
    """A frame around the cell of a decision, with a cross for an error or a tick otherwise."""
    if decision >= CELLS:
        return
    x, y = corner(decision)
    size = STEP - 4
    stroke = f'fill="none" stroke="var({colour})" stroke-width="3.5" stroke-linecap="round"'
    yield f'<rect x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="10" {stroke}/>'
    sign = "m-6 -6l12 12m0 -12l-12 12" if colour == "--bad" else "m-8 0l6 6l10 -12"
    yield f'<path d="M{x + size - 14} {y + size - 13}{sign}" {stroke}/>'


def dice(faces: Iterable[Face], kept: Iterable[Face], colour: str, title: str) -> str:
    """Dice in a row; kept dice come first, raised and ringed."""
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
