"""A table at which a recorded game goes on: the events that the record amounts to."""

from collections.abc import Collection, Iterable, Mapping

from msgspec import UNSET

from sixrow.match.authority import Authority, open_table
from sixrow.match.draft import House
from sixrow.match.events import (
    AnyFact,
    Cause,
    Decided,
    Event,
    GameBegan,
    Hand,
    Resigned,
    Resumed,
    Rolled,
    Sealed,
    StoodIn,
)
from sixrow.match.fair_dice import Contribution
from sixrow.match.fold import apply
from sixrow.match.lobby import Opening
from sixrow.match.table import Table
from sixrow.notation import Entry, Record, decision_text, dice_text, position_text
from sixrow.rules import Seat


def take_up(
    table: str,
    opening: Opening,
    record: Record,
    house: House,
    given: Collection[Contribution] = (),
    resigned: Mapping[Seat, int] | None = None,
) -> Authority:
    """The authority over a table at which a game has come as far as a record tells.

    The dice of the record are believed, and each is given the link that the envelope has for it.
    Whether they came from there is another matter: verify a record that is made of the table.

    Args:
        table: its id.
        opening: terms and chairs that fit the record.
        record: a game that is not over.
        house: who runs the table from now on.
        given: the nonces that went into the dice so far, if they are known.
        resigned: the seats of people for whom a bot plays on, and after how many entries it began.

    Raises:
        Refusal: the opening is not one; see `open_table`.
    """
    opened = open_table(table, opening, 0, house)
    taking = _Taking(opened.table, list(opened.events), house)
    origin = UNSET if record.origin is None else position_text(record.origin)
    taking.add(GameBegan(game=1, position=origin))
    taking.pour(given)
    gone = resigned or {}
    for place, entry in enumerate(record.entries):
        taking.resign(seat for seat in gone if gone[seat] == place)
        taking.repeat(entry)
        if entry.is_roll:
            taking.pour(given)
    taking.resign(seat for seat in gone if gone[seat] == len(record.entries))
    return Authority(taking.events, house)


class _Taking:
    """A table that follows a record."""

    def __init__(self, table: Table, events: list[Event], house: House) -> None:
        self._table = table
        self.events = events
        self._house = house

    def add(self, fact: AnyFact, cause: Cause | None = None) -> None:
        event = Event(self._table.version + 1, 0, fact, cause)
        self._table = apply(self._table, event)
        self.events.append(event)

    def pour(self, given: Collection[Contribution]) -> None:
        """Take in the nonces that came between the last roll and the next."""
        for each in given:
            if each.after == len(self._table.rolls):
                self.add(Resumed(), Cause(seat=each.seat, nonce=each.nonce))

    def resign(self, seats: Iterable[Seat]) -> None:
        """Let a bot play on for people who give up."""
        for seat in seats:
            self.add(Resigned(seat=seat))
            level = self._table.terms.stand_in
            self.add(StoodIn(seat=seat, level=level, reason="resigned", ranked=False))

    def repeat(self, entry: Entry) -> None:
        """Let an entry of the record happen again."""
        seat = self._table.position.seat
        hand: Hand = "bot" if self._table.seats[seat].bot else "person"
        if not entry.is_roll:
            word = decision_text(self._table.setup.game, entry.value)
            self.add(Decided(seat=seat, decision=word, hand=hand))
            return
        roll, envelope = len(self._table.rolls) + 1, self._house.envelope
        link = envelope.link(roll).hex()
        self.add(Rolled(seat=seat, roll=roll, dice=dice_text(entry.value), link=link, hand=hand))
        if roll % envelope.length == 0:
            commitment = envelope.commitment(len(self._table.commitments))
            self.add(Sealed(commitment=commitment.hex()))
