"""Builds the answer to a command: each fact that is added is applied to a new table.

A draft that ends in a refusal is dropped; the table it started from is unchanged.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import structs

from sixrow.match import pairs
from sixrow.match.chain import LENGTH
from sixrow.match.events import (
    AnyFact,
    Cause,
    Decided,
    Due,
    Event,
    GameBegan,
    GameOver,
    Hand,
    Resealed,
    Rolled,
    TableOver,
    Void,
)
from sixrow.match.fair_dice import fair_roll
from sixrow.match.fold import apply
from sixrow.match.house import House
from sixrow.match.ledger import DiceLedger
from sixrow.match.log import Span
from sixrow.match.table import Table, TablePhase
from sixrow.notation import Entry, decision_text, dice_text
from sixrow.rules import Columbiz, Decision, Position, Refusal, Seat, Waiting
from sixrow.rules.columbiz import END
from sixrow.rules.dice import Dice
from sixrow.rules.sequence_dice import PASS


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a command.

    Attributes:
        table: the table after the command.
        events: the new events; store them before sending them to anyone.
        tables: the table after each of them.
        repeated: for a repeated command, the numbers of the first and the last event of its
            original answer; there is nothing to store then.
    """

    table: Table
    events: tuple[Event, ...] = ()
    tables: tuple[Table, ...] = ()
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
        self._tables: list[Table] = []

    def answer(self) -> Answer:
        return Answer(self.table, tuple(self._events), tuple(self._tables))

    # Adding facts

    def add(
        self, fact: AnyFact, entry: Entry | None = None, ledger: DiceLedger | None = None
    ) -> None:
        """Append an event; see `fold.apply`.

        Raises:
            Refusal: the rules do not allow it.
        """
        event = Event(self.table.version + 1, self.now, fact, self.cause)
        self.table = table = apply(self.table, event, entry, ledger)
        self.cause = None
        self._events.append(event)
        self._tables.append(table)

    # Dice

    def make_due(self) -> None:
        """Make the awaited dice due, and call for links; or reseal, if the chain is used up.

        In the first roll of a chain of the house everybody is called, otherwise the roller and
        everybody who is there; not those who have let this roll become void before, unless nobody
        else plays.

        Raises:
            Refusal: somebody plays who has no chain (``not-anchored``).
        """
        table = self.table
        if table.dice.index == LENGTH:
            self.reseal(str(table.dice.spent))
            return
        if table.unanchored:
            raise Refusal("not-anchored", seats=tuple(seat + 1 for seat in table.unanchored))
        seat = table.position.seat
        callers = self._callers()
        self.add(Due(roll=table.dice.spent + 1, seat=seat, callers=callers))
        if not callers:
            self.roll()

    def _callers(self) -> tuple[Seat, ...]:
        table, seat = self.table, self.table.position.seat
        if table.dice.fresh:
            return table.players
        there = {table.chain_seat(person) for person in self.house.there()}
        if not table.dice.missed.issuperset(table.players):
            there -= table.dice.missed
        if not table.seats[seat].bot:
            there.add(table.chain_seat(table.seats[seat].chair.person))
        return tuple(player for player in table.players if player in there)

    def can_be_due(self) -> bool:
        """Whether the dice of a bot can become due: nobody plays, or somebody is there.

        Nobody has to be there for a new chain of the house, if the old one is used up.
        """
        if self.table.dice.index == LENGTH:
            return True
        return not self.table.unanchored and (not self.table.players or bool(self._callers()))

    def roll(self, links: Mapping[Seat, str] | None = None, dice: Dice | None = None) -> None:
        """Roll the dice that are due, once all links are there.

        Args:
            links: links given now, besides those given before.
            dice: the dice of a record; by default they follow from the links.
        """
        table, due = self.table, self.table.dice.due
        assert due is not None
        given = {**due.given, **links} if links else due.given
        hand: Hand = "bot" if table.seats[due.seat].bot else "person"
        link, given_links = self._link(), tuple(given[seat] for seat in due.callers)
        rolled = Rolled(
            seat=due.seat, roll=due.roll, dice="", link=link, links=given_links, hand=hand
        )
        ledger = table.dice.rolled(rolled)
        if dice is None:
            number = table.position.dice_to_roll
            dice = fair_roll(link, table.id, due.roll, ledger.ratchet, number)
        rolled = structs.replace(rolled, dice=dice_text(dice))
        self.add(rolled, Entry(True, dice), ledger)

    def void(self, dropped: tuple[Seat, ...] = ()) -> None:
        """Give up a roll that is due; its number is spent."""
        due = self.table.dice.due
        assert due is not None
        links = tuple(due.given.get(seat, "") for seat in due.callers)
        self.add(Void(roll=due.roll, link=self._link(), links=links, dropped=dropped))

    def _link(self) -> str:
        ledger = self.table.dice
        return self.house.envelope.chain(ledger.salt).link(ledger.index).hex()

    def reseal(self, salt: str) -> None:
        """Use a new chain of the house; everybody has to publish a new anchor."""
        self.add(Resealed(commitment=self.house.envelope.chain(salt).public.hex(), salt=salt))

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

    def settle(self, wish: Seat | None = None) -> None:
        """Add every event that needs no command.

        Makes the dice of bots due, makes forced ends and passes if the terms say so, ends games and
        begins the second game of a pair. A roll for which a link will not come is void, and due
        again.

        Args:
            wish: a seat whose person has just asked for dice: they become due if they are awaited.
        """
        wish = self._void_if_hopeless(wish)
        if wish is not None and self._awaits_dice_of(wish):
            self.make_due()
        while self.table.phase is TablePhase.PLAYING:
            position = self.table.position
            if position.outcome is not None and self.table.terms.entered:
                return  # a slip of the finger may have ended it
            if position.outcome is not None:
                self.end_game(position.outcome.winners, position.outcome.ending.value)
            elif position.waiting is Waiting.DICE:
                bot = self.table.seats[position.seat].bot
                if self.table.dice.due is not None or not bot or not self.can_be_due():
                    return
                self.make_due()
            elif self.table.terms.auto_end and (forced := _forced(position)) is not None:
                self.decide(forced, "table")
            else:
                return

    def _void_if_hopeless(self, wish: Seat | None) -> Seat | None:
        """Give up a roll that waits for somebody who plays no more; whose roll is due again."""
        due = self.table.dice.due
        if due is None or set(due.awaited) <= set(self.table.players):
            return wish
        self.void()
        return None if self.table.seats[due.seat].bot else due.seat

    def _awaits_dice_of(self, seat: Seat) -> bool:
        """Whether the dice of a person are awaited; those of bots wait for somebody to be there."""
        table = self.table
        if table.phase is not TablePhase.PLAYING or table.dice.due or table.seats[seat].bot:
            return False
        if table.terms.entered:
            return False
        position = self.table.position
        return position.waiting is Waiting.DICE and position.seat == seat

    def end_game(self, winners: tuple[int, ...], ending: str) -> None:
        """End the game; then begin the second game of a pair, or end the table."""
        game = self.table.game
        self.add(GameOver(game=game.number, winners=winners, ending=ending))
        if self.table.dice.due is not None:
            self.void()
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
        again = pairs.reused_rolls(self.table.setup, self.table.game.rolls)
        self.add(GameBegan(game=2, rolls=again))


def _forced(position: Position) -> Decision | None:
    """The decision to end the turn or to pass, if it is the only legal one."""
    ending = END if isinstance(position, Columbiz) else PASS
    if position.refusal(ending) is not None or position.decisions() != (ending,):
        return None
    return ending
