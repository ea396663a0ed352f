"""The player's view: what happened, the board, the dice and the choices, in that order.

The board is drawn when it has changed, or when it would have scrolled off a screen of 24 lines, so
that it is visible at every decision without filling the screen at every line.
"""

from collections.abc import Iterable

from sixrow.local.table import LocalTable
from sixrow.notation import begins_turn
from sixrow.prompt.console import Console
from sixrow.rules import Position, Seat, Waiting, effects
from sixrow.rules.board import Cell, Mask, mask_of
from sixrow.rules.effects import Effect
from sixrow.text.choices import choices
from sixrow.text.effects import EffectWriter
from sixrow.text.layout import wrapped
from sixrow.text.panels import picture
from sixrow.text.results import outcome_words
from sixrow.text.status import dice_line, notes
from sixrow.text.words import Names

_STAYS_IN_SIGHT = 11
"""Lines that may follow the board before it is drawn again: the rest of 24 lines."""


class Screen:
    """Shows one game on a console."""

    def __init__(self, console: Console, table: LocalTable) -> None:
        self._console = console
        self._table = table
        self.names = Names(table.setup, table.names)
        self._teller = EffectWriter(table.setup, self.names)
        self._untold: list[Effect] = []
        self._placed: dict[Cell, tuple[int, Seat]] = {}
        self._drawn = ""
        self._lines_since = 0
        self._shown: Position | None = None
        self._complaint = ""

    def write(self, text: str) -> None:
        self._lines_since += text.count("\n") + 1
        self._console.write(text)

    def complain(self, sentence: str) -> None:
        """Keep a message for just above the next prompt, where it is seen."""
        self._complaint = sentence

    def ask(self, prompt: str) -> str:
        """Prompt the player for a line."""
        self._lines_since += 1
        return self._console.ask(prompt)

    def page(self, text: str) -> None:
        """Show a long text; the board may have scrolled off afterwards."""
        self._console.page(text)
        self._drawn = ""

    def note(self, happened: tuple[Effect, ...]) -> None:
        """Queue what happened for the next output; at the end of a turn it is printed at once."""
        for effect in happened:
            if isinstance(effect, effects.Placed):
                self._placed[effect.cell] = self._table.turn, effect.seat
        self._untold += happened
        if begins_turn(happened):
            self.tell()

    def tell(self) -> None:
        """Print the queued events."""
        told = self._teller.tell(self._untold)
        self._untold = []
        if told:
            self.write(wrapped(told))

    def show(self, again: bool = False) -> None:
        """Show what the player needs for the awaited decision, and any message.

        Args:
            again: show it even if it is already on the screen.
        """
        position = self._table.position
        if _is_only_own_roll(self._untold, position):
            self._untold = []
        self.tell()
        if again or position is not self._shown or self._out_of_sight():
            self._draw(position, again)
            self.write(self._console.paint(dice_line(position), "dice"))
            self.write(choices(position, self.names))
            self._shown = position
        self._write_complaint()

    def _write_complaint(self) -> None:
        if self._complaint:
            self.write(self._console.paint(wrapped(self._complaint), "refusal"))
            self._complaint = ""

    def show_for_dice(self) -> None:
        """Show the board for somebody who rolls real dice, and any message."""
        self.tell()
        position = self._table.position
        if position is not self._shown or self._out_of_sight():
            self._draw(position, again=False)
            self._shown = position
        self._write_complaint()

    def finish(self) -> None:
        """Show how the game ended."""
        self.tell()
        position = self._table.position
        self._draw(position, again=True)
        self.write(self._console.paint(wrapped(outcome_words(position, self.names)), "heading"))

    def _draw(self, position: Position, again: bool) -> None:
        drawn = picture(
            position,
            self.names,
            *notes(position, self._table.turn),
            paint=self._console.paint,
            recent=self._recent(position),
        )
        if again or drawn != self._drawn or self._out_of_sight():
            self.write(f"\n{drawn}\n")
            self._drawn, self._lines_since = drawn, 0

    def _recent(self, position: Position) -> Mask:
        """What the others have placed since the player's last turn."""
        since = self._table.turn - position.setup.players
        placed = self._placed.items()
        cells = [cell for cell, (turn, seat) in placed if turn > since and seat != position.seat]
        return mask_of(tuple(cells))

    def _out_of_sight(self) -> bool:
        return not self._drawn or self._lines_since > _STAYS_IN_SIGHT


def _is_only_own_roll(happened: Iterable[Effect], position: Position) -> bool:
    """Whether the dice, which are shown anyway, tell everything."""
    match list(happened):
        case [effects.DiceRolled(seat=seat)]:
            return position.waiting is Waiting.DECISION and seat == position.seat
        case _:
            return False
