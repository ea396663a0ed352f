"""An answer in the making: facts are added one by one, and the table follows.

A draft that ends in a refusal is dropped; the table it began with is as it was.
"""

from dataclasses import dataclass

from msgspec import Struct

from sixrow.match import pairs
from sixrow.match.chain import Envelope
from sixrow.match.events import (
    AnyFact,
    Cause,
    Decided,
    Event,
    GameBegan,
    GameOver,
    Hand,
    Rolled,
    Sealed,
    TableOver,
)
from sixrow.match.fair_dice import Contribution, fair_roll
from sixrow.match.fold import apply
from sixrow.match.table import Phase, Table
from sixrow.notation import decision_text, dice_text, read_dice
from sixrow.rules import Columbiz, Decision, Position, Refusal, Seat, Waiting
from sixrow.rules.columbiz import END
from sixrow.rules.sequence_dice import PASS


class Person(Struct, frozen=True, gc=False):
    """Somebody the house knows: an id that never changes, and what they are called."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class House:
    """Who runs the table: the sealed envelope with the dice, and the levels of its bots."""

    envelope: Envelope
    levels: tuple[str, ...]


class Draft:
    """An answer in the making.

    Attributes:
        table: the table after the facts so far.
        events: those facts as events.
        now: the moment of all of them.
    """

    def __init__(self, table: Table | None, cause: Cause, now: int, house: House) -> None:
        self._table = table
        self._cause: Cause | None = cause
        self.now = now
        self.house = house
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        """The table as it would be now."""
        assert self._table is not None
        return self._table

    def add(self, fact: AnyFact) -> None:
        """Let something happen."""
        number = 1 if self._table is None else self._table.version + 1
        event = Event(number, self.now, fact, self._cause)
        self._table = apply(self._table, event)
        self._cause = None
        self.events.append(event)

    def check_playing(self) -> None:
        """Refuse what needs a game that goes on."""
        if self.table.phase is not Phase.PLAYING:
            raise Refusal("not-playing")

    # What follows by itself

    def settle(self, rolls: Seat | None = None) -> None:
        """Let everything happen that nobody needs to be asked for.

        Bots' dice fall; forced ends and passes are made if the terms say so; games end and the
        next of a pair begins.

        Args:
            rolls: a seat whose person has just asked for dice: if they are due now, they fall.
                Later ones wait for another command, which brings a nonce of its own.
        """
        if rolls is not None and self._awaits_dice_of(rolls):
            self._roll()
        while self.table.phase is Phase.PLAYING:
            position = self.table.position
            if position.outcome is not None:
                self.end_game(position.outcome.winners, position.outcome.ending.value)
            elif position.waiting is Waiting.DICE and self.table.seats[position.seat].bot:
                self._roll()
            elif self.table.terms.auto_end and (forced := _forced(position)) is not None:
                word = decision_text(self.table.setup.game, forced)
                self.add(Decided(seat=position.seat, decision=word, hand="table"))
            else:
                return

    def _awaits_dice_of(self, seat: Seat) -> bool:
        position = self.table.position
        return position.waiting is Waiting.DICE and position.seat == seat

    def _roll(self) -> None:
        table, position = self.table, self.table.position
        roll = len(table.rolls) + 1
        link = self.house.envelope.link(roll)
        dice = fair_roll(link, table.id, roll, self._poured(), position.dice_to_roll)
        hand: Hand = "bot" if table.seats[position.seat].bot else "person"
        self.add(
            Rolled(seat=position.seat, roll=roll, dice=dice_text(dice), link=link.hex(), hand=hand)
        )
        if roll % table.length == 0:
            commitment = self.house.envelope.commitment(len(self.table.commitments))
            self.add(Sealed(commitment=commitment.hex()))

    def _poured(self) -> bytes:
        """All nonces, with the one of the command that is being answered."""
        poured, cause = self.table.poured, self._cause
        if cause is None or not cause.nonce:
            return poured
        return poured + Contribution(len(self.table.rolls), cause.seat, cause.nonce).packed

    def end_game(self, winners: tuple[int, ...], ending: str) -> None:
        """End the game; the second of a pair begins, otherwise the table is over."""
        game = self.table.game
        self.add(GameOver(game=game.number, winners=winners, ending=ending))
        if self.table.terms.pair and game.number == 1 and game.turn and ending != "aborted":
            self._begin_second()
        else:
            self.end_table()

    def end_table(self) -> None:
        """The sides with the most shares have won; nobody if no game was won."""
        shares = self.table.shares()
        best = max(shares)
        sides = tuple(side for side, share in enumerate(shares) if share == best and best)
        self.add(TableOver(winners=sides))

    def _begin_second(self) -> None:
        table = self.table
        rolls = [move for move in table.game.moves if move.entry.is_roll]
        dice = [read_dice(table.rolls[move.roll - 1].dice) for move in rolls]
        length = pairs.roll_off_length(table.setup, dice)
        order = pairs.exchanged(table.setup, dice[:length])
        self.add(GameBegan(game=2, rolls=tuple(rolls[index].roll for index in order)))


def _forced(position: Position) -> Decision | None:
    """The end of the turn or the pass, if nothing else can be done."""
    ending = END if isinstance(position, Columbiz) else PASS
    if position.refusal(ending) is not None or position.decisions() != (ending,):
        return None
    return ending
