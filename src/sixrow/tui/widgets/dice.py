"""The dice. A held die has a heavy border and a label below; a spent one is dimmed."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sixrow.rules.diagram import PIPS
from sixrow.text.sentences import say
from sixrow.tui.keep import TrayDie
from sixrow.tui.widgets.scales import SMALL, Scale

_LINES = {
    face: tuple(
        " ".join("●" if place in pips else " " for place in range(row, row + 3))
        for row in (0, 3, 6)
    )
    for face, pips in PIPS.items()
}
_LIGHT, _HEAVY, _FAINT = "╭─╮│╰╯", "┏━┓┃┗┛", "┌┄┐┆└┘"


class DiceRow(Widget):
    """Dice side by side, with the keys that hold them."""

    DEFAULT_CSS = "DiceRow { width: 1fr; height: 4; text-wrap: nowrap; }"

    class Touched(Message):
        """The die at an index (from 0) was clicked."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's word)
        super().__init__(id=id)
        self._dice: Sequence[TrayDie] = ()
        self._keys = False
        self._aside = ""
        self._scale = SMALL

    def show(self, dice: Sequence[TrayDie], *, keys: bool, aside: str, scale: Scale) -> None:
        """Draw the dice.

        Args:
            dice: in order.
            keys: whether they can be held, so that their keys are shown.
            aside: the text beside them.
            scale: the drawing size.
        """
        self._dice, self._keys, self._aside, self._scale = dice, keys, aside, scale
        self.styles.height = scale.dice
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return self._scale.dice

    def render(self) -> Content:
        if not self._dice:
            return Content.styled(self._aside, "$faint")
        drawn = [self._die(place, die) for place, die in enumerate(self._dice)]
        lines = [Content(" ").join(parts) for parts in zip(*drawn, strict=True)]
        middle = len(lines) // 2 - 1 if self._scale.pips else 1
        lines[middle] = Content.assemble(lines[middle], (f"  {self._aside}", "bold"))
        return Content("\n").join(lines)

    @property
    def _wide(self) -> int:
        return 9 if self._scale.pips else 7

    def _die(self, place: int, die: TrayDie) -> list[Content]:
        """The lines of a die and its label."""
        first, top, second, bar, third, fourth = tuple(
            _HEAVY if die.held else _FAINT if die.spent else _LIGHT
        )
        paint = "bold $accent" if die.held else "$faint" if die.spent else "$foreground"
        inside = self._wide - 2
        faces = _LINES[die.face] if self._scale.pips else (str(die.face),)
        lines = [
            f"{first}{top * inside}{second}",
            *(f"{bar}{face.center(inside)}{bar}" for face in faces),
            f"{third}{top * inside}{fourth}",
        ]
        return [*(Content.styled(line, paint) for line in lines), self._below(place, die)]

    def _below(self, place: int, die: TrayDie) -> Content:
        if die.held:
            word = say("die-locked") if die.locked else say("die-held")
            return Content.styled(word[: self._wide].center(self._wide), "bold $accent")
        if die.spent:
            return Content.styled(say("die-spent")[: self._wide].center(self._wide), "$faint")
        key = str(place + 1) if self._keys else ""
        return Content.styled(key.center(self._wide), "$faint")

    def on_click(self, event: events.Click) -> None:
        place, inside = divmod(event.x, self._wide + 1)
        if place < len(self._dice) and inside < self._wide:
            self.post_message(self.Touched(place))
