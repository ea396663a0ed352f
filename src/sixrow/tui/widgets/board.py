r"""The board, drawn as large as there is room for.

Columbiz, small, with a draft on e3 that captures the disc on e1::

      ┌─[1]─┬─[2]─┬─[3]─┬─[4]─┬─[5]─┬─[6]─┐
    3 │  ·  │  ·  │  ·  │  ·  │( ● )│  ·  │     ( ) drafted
      ├─────┼─────┼─────┼─────┼─────┼─────┤
    1 │  ●  │[ + ]│  ·  │  ·  │× ▲ ×│› ▲ ‹│     [ ] can be chosen, × × goes, › ‹ is new
      └──a──┴──b──┴──c──┴──d──┴──e──┴──f──┘
"""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sixrow.rules.board import CELLS, COLUMNS, SIZE, Cell
from sixrow.rules.diagram import RANKS
from sixrow.tui.looks import CellLook
from sixrow.tui.widgets.pieces import FILLED, HOLLOW, style
from sixrow.tui.widgets.scales import SMALL, Scale

_LEFT = 3
"""Columns left of the first cell: the rank and the border."""

_SURE = 0.995


class Board(Widget):
    """The board of 36 cells.

    Attributes:
        scale: the drawing size.
    """

    DEFAULT_CSS = "Board { width: auto; height: auto; text-wrap: nowrap; }"

    class Touched(Message):
        """A cell was clicked, or the pointer is over it."""

        def __init__(self, cell: Cell, clicked: bool) -> None:
            self.cell, self.clicked = cell, clicked
            super().__init__()

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's word)
        super().__init__(id=id)
        self.scale = SMALL
        self._looks: Sequence[CellLook] = ()
        self._colours: Sequence[str] = ()
        self._faces = False

    def show(
        self, looks: Sequence[CellLook], colours: Sequence[str], *, faces: bool, scale: Scale
    ) -> None:
        """Draw the cells.

        Args:
            looks: the cells by number.
            colours: the colours of the sides.
            faces: whether columns belong to the faces of a die; otherwise cells show their number.
            scale: the drawing size.
        """
        resized = scale != self.scale
        self._looks, self._colours, self._faces, self.scale = looks, colours, faces, scale
        self.refresh(layout=resized)

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        return self.scale.board[0]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return self.scale.board[1]

    def render(self) -> Content:
        if len(self._looks) < CELLS:
            return Content("")
        across, down = self.scale.cell
        heads = [f"[{face}]" if self._faces else "" for face in range(1, SIZE + 1)]
        lines = [border("┌┬┐", heads, across)]
        for rank in RANKS:
            if rank < SIZE:
                lines.append(border("├┼┤", [""] * SIZE, across))
            cells = [
                self._cell(self._looks[column * SIZE + rank - 1], across, down)
                for column in range(SIZE)
            ]
            for line in range(down):
                label = f"{rank} " if line == down // 2 else "  "
                lines.append(_joined(label, [cell[line] for cell in cells]))
        lines.append(border("└┴┘", list(COLUMNS), across))
        return Content("\n").join(lines)

    def _cell(self, look: CellLook, across: int, down: int) -> list[Content]:
        """The lines of a cell."""
        middle, paint = self._middle(look)
        left, right, mark = _marks(look)
        side = (across - 5) // 2
        filled = look.side >= 0 or look.coming == "drafted"
        inner = Content.styled(middle.center(across - 2), paint)
        lines = []
        for line in range(down):
            if line == down // 2:
                text = Content.assemble((left, mark), inner, (right, mark))
            elif filled:
                text = Content.assemble(" ", (" " * (3 + 2 * side), paint), " ")
            else:
                text = Content(" " * across)
            lines.append(text.stylize("$accent reverse") if look.cursor else text)
        return lines

    def _middle(self, look: CellLook) -> tuple[str, str]:
        """The three characters in the middle of a cell, and their style."""
        side = look.side
        sign, paint = " ", "$faint"
        if look.coming == "looked" and side < 0:
            sign, paint = HOLLOW[self._mover], "bold $accent"
        elif look.coming == "drafted" and side < 0:
            sign, paint = FILLED[self._mover], style(self._colours[self._mover])
        elif side >= 0:
            sign, paint = FILLED[side], style(self._colours[side])
        if look.row:
            paint = f"{paint} underline"
        if not self._faces:
            if sign == " " and look.legal:
                paint = "bold $accent"
            return f"{look.printed:>2}{sign}", paint
        if sign != " ":
            return f" {sign} ", paint
        if look.chance is not None:
            return _chance(look.chance)
        return (" + ", "bold $accent") if look.legal else (" · ", paint)

    @property
    def _mover(self) -> int:
        """The side that would place."""
        return self.mover if self.mover < len(self._colours) else 0

    mover = 0

    # Mouse

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell at a point of the widget."""
        across, down = self.scale.cell
        column, inside = divmod(x - _LEFT, across + 1)
        row, below = divmod(y - 1, down + 1)
        fits = 0 <= column < SIZE and 0 <= row < SIZE and inside < across and below < down
        return column * SIZE + SIZE - 1 - row if fits else None

    def on_click(self, event: events.Click) -> None:
        self._touch(event.x, event.y, clicked=True)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._touch(event.x, event.y, clicked=False)

    def _touch(self, x: int, y: int, *, clicked: bool) -> None:
        cell = self.cell_at(x, y)
        if cell is not None:
            self.post_message(self.Touched(cell, clicked))


def _marks(look: CellLook) -> tuple[str, str, str]:
    """The characters on both sides of a cell, and their style."""
    if look.coming == "drafted":
        return "(", ")", "bold $accent"
    if look.going in ("drafted", "looked"):
        return "×", "×", "bold $error"
    if look.hinted:
        return "*", "*", "bold $warning"
    if look.legal:
        return "[", "]", "bold $accent"
    if look.going == "gone":
        return "×", "×", "$faint"
    if look.fresh:
        return "›", "‹", "bold $warning"
    return " ", " ", ""


def _chance(chance: float) -> tuple[str, str]:
    """A percentage; shows 0 or 100 only when exact."""
    if chance <= 0.0:
        return " · ", "$faint"
    if chance > _SURE:
        return ("100" if chance > 1 - 1e-9 else "99 "), "bold $success"
    shown = f"{max(round(100 * chance), 1)} ".rjust(3)
    return shown, "$success" if chance >= 0.5 else "$warning" if chance >= 0.1 else "$faint"


def border(corners: str, words: Sequence[str], across: int) -> Content:
    """A line across the board, with a word above or below each column."""
    left, middle, right = tuple(corners)
    cells = [_ruled(word, across) for word in words]
    ends = [Content.styled(f"  {left}", "$line"), Content.styled(f"{right} ", "$line")]
    return Content.assemble(ends[0], Content.styled(middle, "$line").join(cells), ends[1])


def _ruled(word: str, across: int) -> Content:
    """A word in the middle of a line; words have the contrast of text, lines need not."""
    before = (across - len(word)) // 2
    rule = Content.styled("─" * before, "$line")
    rest = Content.styled("─" * (across - len(word) - before), "$line")
    return Content.assemble(rule, (word, "$faint"), rest)


def _joined(label: str, cells: Sequence[Content]) -> Content:
    bar = Content.styled("│", "$line")
    return Content.assemble((label, "$faint"), bar, bar.join(cells), bar, " ")
