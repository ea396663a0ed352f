"""Builds the answer to a command: each fact that is added is applied to a new table.

A draft that ends in a refusal is dropped; the table it started from is unchanged.
"""

from dataclasses import dataclass

from sixrow.match import pairs
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
from sixrow.match.house import House
from sixrow.match.log import Span
from sixrow.match.table import Table, TablePhase
from sixrow.notation import Entry, decision_text, dice_text
from sixrow.rules import Columbiz, Decision, Position, Refusal, Seat, Waiting
from sixrow.rules.columbiz import END
from sixrow.rules.dice import Dice
from sixrow.rules.effects import Effect
from sixrow.rules.sequence_dice import PASS


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a command.

    Attributes:
        table: the table after the command.
        events: the new events; store them before sending them to anyone.
        effects: the effects of each event under the rules of the game.
        repeated: for a repeated command, the numbers of the first and the last event of its
            original answer; there is nothing to store then.
    """

    table: Table
    events: tuple[Event, ...] = ()
    effects: tuple[tuple[Effect, ...], ...] = ()
    repeated: Span | None = None


class Draft:
    """The answer to a command while it is being built.

    Attributes:
        table: the table after the facts added so far.
        cause: the cause of the next event; the events after that one have none.
        now: the time of all events.
        house: provides the dice.
    """

    def __init__(self, table: Table, cause: Cause | None, now: int, house: House) -> None:
        self.table = table
        self.cause = cause
        self.now = now
        self.house = house
        self._events: list[Event] = []
        self._effects: list[tuple[Effect, ...]] = []

    def answer(self) -> Answer:
        return Answer(self.table, tuple(self._events), tuple(self._effects))

    # Adding facts

    def add(self, fact: AnyFact, entry: Entry | None = None) -> None:
        """Append an event; `entry` is the roll or decision in the fact, if already parsed.

        Raises:
            Refusal: the rules do not allow it.
        """
        event = Event(self.table.version + 1, self.now, fact, self.cause)
        self.table = apply(self.table, event, entry)
        self.cause = None
        self._events.append(event)
        self._effects.append(self.table.effects)

    def roll(self, dice: Dice | None = None) -> None:
        """Roll for the seat that has to roll, and reveal the link of this roll.

        Args:
            dice: the dice of a record; by default they are computed from the link and all nonces.
        """
        table, envelope = self.table, self.house.envelope
        position, roll = table.position, len(table.rolls) + 1
        link = envelope.link(roll)
        if dice is None:
            dice = fair_roll(link, table.id, roll, self._poured(), position.dice_to_roll)
        hand: Hand = "bot" if table.seats[position.seat].bot else "person"
        self.add(
            Rolled(seat=position.seat, roll=roll, dice=dice_text(dice), link=link.hex(), hand=hand),
            Entry(True, dice),
        )
        if roll % table.length == 0:
            commitment = envelope.commitment(len(table.commitments))
            self.add(Sealed(commitment=commitment.hex()))

    def _poured(self) -> bytes:
        """The packed nonces, including that of the command being answered."""
        poured, cause = self.table.poured, self.cause
        if cause is None or not cause.nonce:
            return poured
        return poured + Contribution(len(self.table.rolls), cause.seat, cause.nonce).packed

    def decide(self, decision: Decision, hand: Hand | None = None) -> None:
        """Decide for the seat that has to; `hand` defaults to the seat's person or bot.

        Raises:
            Refusal: the rules do not allow it.
        """
        table = self.table
        word, seat = decision_text(table.setup.game, decision), table.position.seat
        hand = hand or ("bot" if table.seats[seat].bot else "person")
        self.add(Decided(seat=seat, decision=word, hand=hand), Entry(False, decision))

    def check_playing(self) -> None:
        """Refuse a command unless a game is in progress."""
        if self.table.phase is not TablePhase.PLAYING:
            raise Refusal("not-playing")

    # Automatic consequences

    def settle(self, rolls: Seat | None = None) -> None:
        """Add every event that needs no command.

        Rolls for bots, makes forced ends and passes if the terms say so, ends games and begins the
        second game of a pair.

        Args:
            rolls: a seat whose person has just asked for dice: they are rolled if they are due.
                Later rolls wait for another command, which brings a new nonce.
        """
        if rolls is not None and self._awaits_dice_of(rolls):
            self.roll()
        while self.table.phase is TablePhase.PLAYING:
            position = self.table.position
            if position.outcome is not None:
                self.end_game(position.outcome.winners, position.outcome.ending.value)
            elif position.waiting is Waiting.DICE and self.table.seats[position.seat].bot:
                self.roll()
            elif self.table.terms.auto_end and (forced := _forced(position)) is not None:
                self.decide(forced, "table")
            else:
                return

    def _awaits_dice_of(self, seat: Seat) -> bool:
        position = self.table.position
        return position.waiting is Waiting.DICE and position.seat == seat

    def end_game(self, winners: tuple[int, ...], ending: str) -> None:
        """End the game; then begin the second game of a pair, or end the table."""
        game = self.table.game
        self.add(GameOver(game=game.number, winners=winners, ending=ending))
        if self.table.terms.pair and game.number == 1 and game.turn and ending != "aborted":
            self._begin_second()
        else:
            self.end_table()

    def end_table(self) -> None:
        """End the table; the sides with the most shares win, or nobody if no game was won."""
        shares = self.table.shares()
        best = max(shares)
        sides = tuple(side for side, share in enumerate(shares) if share == best and best)
        self.add(TableOver(winners=sides))

    def _begin_second(self) -> None:
        table = self.table
        rolls = [move for move in table.game.moves if move.entry.is_roll]
        dice = [move.entry.value for move in rolls]
        length = pairs.roll_off_length(table.setup, dice)
        order = pairs.exchanged(table.setup, dice[:length])
        self.add(GameBegan(game=2, rolls=tuple(rolls[index].roll for index in order)))


def _forced(position: Position) -> Decision | None:
    """The decision to end the turn or to pass, if it is the only legal one."""
    ending = END if isinstance(position, Columbiz) else PASS
    if position.refusal(ending) is not None or position.decisions() != (ending,):
        return None
    return ending
