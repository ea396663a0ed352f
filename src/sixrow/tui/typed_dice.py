"""Real dice while they are being entered, face by face. The authority judges them."""

from sixrow.match import Begin, Enter
from sixrow.rules import Seat
from sixrow.rules.dice import FACES
from sixrow.tui.keep import TrayDie
from sixrow.tui.model import TableModel


class TypedDice:
    """The dice that fell on a real table, as far as they were typed.

    Attributes:
        faces: those typed and not yet sent, in ascending order.
        last_only: whether only the last roll of a turn is entered, where that is possible.
    """

    def __init__(self, table: TableModel) -> None:
        self._table = table
        self.faces = ""
        self.last_only = False

    @property
    def is_open(self) -> bool:
        """Whether the table waits for real dice."""
        game = self._table.game
        waits = game is not None and game.action == "roll"
        return waits and self._table.entered and self._table.acting is not None

    @property
    def missing(self) -> int:
        """How many dice are still to be typed."""
        game = self._table.game
        return game.to_roll - len(self.faces) if game is not None and self.is_open else 0

    @property
    def can_be_last(self) -> bool:
        """Whether the last roll of this turn may be entered alone."""
        entering = self._table.entering
        return self.is_open and entering is not None and entering.last

    @property
    def last(self) -> bool:
        """Whether the dice are the last ones of their turn, and the only ones entered."""
        return self.last_only and self.can_be_last

    @property
    def can_choose_starter(self) -> bool:
        """Whether it can be said who begins, instead of entering the roll-off."""
        entering = self._table.entering
        return entering is not None and entering.starter

    @property
    def dice(self) -> list[TrayDie]:
        """The typed dice, for the tray."""
        return [TrayDie(int(face)) for face in self.faces]

    def add(self, face: int) -> None:
        """Type a face; ignored if there is no such face, or all dice are there."""
        if face in FACES and self.missing:
            self.faces = "".join(sorted(f"{self.faces}{face}"))

    def take_back(self) -> bool:
        """Forget what was typed; False if nothing was."""
        some = bool(self.faces)
        self.faces = ""
        return some

    async def enter(self) -> None:
        """Send the dice, once all of them are there."""
        if self.is_open and not self.missing:
            await self._table.send(Enter, seat=self._table.acting, dice=self.faces, last=self.last)

    async def begin(self, seat: Seat) -> None:
        """Let a seat begin without a roll-off."""
        await self._table.send(Begin, seat=seat)
