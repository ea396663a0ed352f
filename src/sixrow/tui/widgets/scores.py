"""The players, whose turn it is, and the scores: two lines per side."""

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from sixrow.rules import COLUMBIZ
from sixrow.text.levels import level_name
from sixrow.text.sentences import listed, say
from sixrow.tui.model import TableModel
from sixrow.tui.widgets.pieces import shape, style
from sixrow.wire.frames import GameView, SeatView


class Scores(Widget):
    """The sides with their pieces and points."""

    DEFAULT_CSS = "Scores { width: 1fr; height: auto; text-wrap: nowrap; }"

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[Content, Content]] = []

    def show(self, table: TableModel, game: GameView | None) -> None:
        """Draw a table, with the current game or a preview of it."""
        view = table.view
        if view is None:
            return
        lines = []
        for side in range(table.setup.sides):
            seats = [seat for seat, each in enumerate(view.seats) if each.side == side]
            on_turn = game is not None and game.waiting != "nobody" and game.seat in seats
            colour = view.seats[seats[0]].colour
            name = listed([_who(table, seat) for seat in seats])
            mark = ("▸ ", "bold $accent") if on_turn else ("  ", "")
            left = Content.assemble(
                mark, (f" {shape(side)} ", style(colour)), (f" {name}", "bold" if on_turn else "")
            )
            points = Content.styled(_points(table, game, side), "bold")
            lines += [(left, points)]
            below = _below(table, game, side)
            if below:
                lines.append((Content.styled(f"  {below}", "$faint"), Content("")))
        self._lines = lines
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return len(self._lines)

    def render(self) -> Content:
        """The lines, points aligned right."""
        room = self.content_size.width
        drawn = []
        for left, right in self._lines:
            space = room - right.cell_length - 1
            cut = left.truncate(space, ellipsis=True)
            gap = " " * max(space - cut.cell_length + 1, 0)
            drawn.append(Content.assemble(cut, gap, right))
        return Content("\n").join(drawn)


def _who(table: TableModel, seat: int) -> str:
    """A name, with notes such as the level or a lost connection."""
    assert table.view is not None
    state: SeatView = table.view.seats[seat]
    name = table.names.seat(seat)
    notes = []
    if state.chair.level and state.chair.name and state.chair.level != state.chair.name:
        notes.append(_level(state.chair.level))
    elif state.bot and not state.chair.level:
        notes.append(say("seat-stand-in"))
    if state.away:
        notes.append(say("seat-away"))
    if state.clock is not None:
        minutes, seconds = divmod(state.clock // 1000, 60)
        notes.append(f"{minutes}:{seconds:02}")
    return f"{name} ({', '.join(notes)})" if notes else name


def _level(level: str) -> str:
    from sixrow.local.seats import LEVELS

    return level_name(level) if level in LEVELS else level


def _points(table: TableModel, game: GameView | None, side: int) -> str:
    if game is None or not game.scores:
        return ""
    if table.setup.game is COLUMBIZ:
        return str(game.scores[side])
    return f"{game.scores[side]}/{table.setup.options()['length']}"


def _below(table: TableModel, game: GameView | None, side: int) -> str:
    """The second line of a side."""
    if game is None or not game.supply:
        return ""
    supply = say("unlimited") if game.supply[side] < 0 else str(game.supply[side])
    if table.setup.game is not COLUMBIZ:
        return f"{say('head-chips')} {supply}"
    return say(
        "score-line",
        supply=supply,
        captives=game.captives[side],
        points=game.captive_points[side],
        rows=game.row_points[side],
    )
