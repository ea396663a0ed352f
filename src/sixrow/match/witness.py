"""A client's check of everything that a house says about the dice of a table, as it happens.

A witness folds the events as the authority does, so that it knows who plays and what is awaited,
and looks at each fact about dice before it is folded. It reports what it has found and goes on.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from msgspec.structs import replace

from sixrow.match import dice_faults, events, pairs
from sixrow.match.chain import before
from sixrow.match.events import Cause, Event, Fact
from sixrow.match.export import export
from sixrow.match.fold import apply
from sixrow.match.ledger import DiceLedger
from sixrow.match.proof import moves_digest
from sixrow.match.receipt import OwnLink, Receipt, SeenRoll
from sixrow.match.table import Table
from sixrow.rules import Refusal, Seat
from sixrow.rules.dice import Dice


class DiceFault(NamedTuple):
    """Something that an honest house does not do.

    Attributes:
        code: which of the faults in `docs/fair-dice.md`.
        roll: the number of the roll that it concerns; the last one otherwise.
        seat: the seat that it concerns; -1 if none.
    """

    code: str
    roll: int
    seat: Seat = -1


_LATE = (
    events.Decided,
    events.Undone,
    events.Returned,
    events.Left,
)
"""What an honest house refuses while dice are due."""


_NONSENSE = (Refusal, LookupError, ArithmeticError, ValueError)
"""What an event leads to that is out of order, against the rules, or about nothing there is."""


class Witness:
    """Checks the events of one table, in order, for one person or for nobody in particular.

    Attributes:
        receipt: what to keep; it grows with every event.
        faults: what was found so far.
        table: the table as folded from the events; None before the first.
    """

    def __init__(self, person: str = "", receipt: Receipt | None = None) -> None:
        """Create a witness that has seen no event.

        Args:
            person: whose interests it looks after; empty for a spectator.
            receipt: what was kept of this table before.
        """
        self.person = person
        self.faults: list[DiceFault] = []
        self.table: Table | None = None
        self._kept = receipt
        self.receipt = receipt or Receipt(table="", person=person)
        self._seen: dict[int, SeenRoll] = {}
        self._voids: dict[int, tuple[DiceLedger, events.Void, int]] = {}
        self._sent: set[str] = set()
        self._gave: set[str] = set()
        self._live_from = 0
        self._there: set[int] = set()
        self._answered: set[int] = set()

    # What the client does

    def sent(self, command: str) -> None:
        """Note a command that this client sends for its person."""
        self._sent.add(command)

    def gave(self, command: str, roll: int, head: bytes, link: str) -> None:
        """Note a link before it is sent with a command."""
        self._gave.add(command)
        own = OwnLink(roll, head.hex(), link)
        if own not in self.receipt.given:
            self.receipt = replace(self.receipt, given=(*self.receipt.given, own))

    def answered(self, roll: int) -> None:
        """Note that the house answered something that was sent after the link for a roll."""
        self._answered.add(roll)

    def live(self) -> None:
        """From the next event on, commands of the person have to be those of this client."""
        self._live_from = self._live_from or self.version + 1

    def was_there(self, roll: int) -> None:
        """Note that this client was there when a roll became due."""
        self._there.add(roll)

    @property
    def version(self) -> int:
        """The number of the last event."""
        return 0 if self.table is None else self.table.version

    @property
    def seat(self) -> Seat | None:
        """The seat of the person's chain."""
        if self.table is None or not self.person:
            return None
        return self.table.chain_seat(self.person)

    @property
    def rolls(self) -> Mapping[int, SeenRoll]:
        """The rolls by number, each with whether a link of this client counted in it."""
        return self._seen

    @property
    def is_behind(self) -> bool:
        """Whether the house shows less than this client has seen before."""
        kept = self._kept
        return kept is not None and self.table is not None and self.table.facts < kept.facts

    # What the house says

    def see(self, event: Event) -> tuple[DiceFault, ...]:
        """Process the next event; gives the faults that it shows.

        An event that makes no sense here is reported and left out.
        """
        before, table = len(self.faults), self.table
        try:
            if table is not None:
                self._check_seat(table, event.fact)
                self.faults += self._faults(table, event)
            if table is None or not isinstance(event.fact, events.Opened):
                self._fold(event)
        except _NONSENSE:
            self.faults.append(
                DiceFault("another-history", 0 if table is None else table.dice.spent)
            )
        return tuple(self.faults[before:])

    def _check_seat(self, table: Table, fact: Fact) -> None:
        if not 0 <= getattr(fact, "seat", 0) < len(table.seats):
            raise Refusal("no-such-seat", field="seat")

    def _fold(self, event: Event) -> None:
        before = self.table
        after = apply(before, event)
        played = self._played(after)
        self.table = after
        self._keep(before, after, event.fact)
        kept = self._kept
        if kept is not None and after.facts == kept.facts and after.head.hex() != kept.head:
            self.faults.append(DiceFault("another-history", after.dice.spent))
        if kept is None or after.facts >= kept.facts:
            games = tuple(game.head.hex() for game in after.games if game.head)
            self.receipt = replace(
                self.receipt, facts=after.facts, head=after.head.hex(), games=games, played=played
            )

    def _played(self, table: Table) -> tuple[str, ...]:
        """The digests of the moves of all games that are over.

        Raises:
            Refusal: by the rules of the game it cannot have ended like this.
        """
        known = self.receipt.played
        new = [game.number for game in table.games[len(known) :] if game.result is not None]
        return known + tuple(moves_digest(export(table, game)) for game in new)

    def caught_up(self) -> tuple[DiceFault, ...]:
        """After a welcome: whether the house shows less than it did before."""
        table, kept = self.table, self._kept
        if not self.is_behind or table is None or kept is None:
            return ()
        fault = DiceFault("went-back", max((each.roll for each in kept.rolls), default=0))
        if fault in self.faults:
            return ()
        self.faults.append(fault)
        return (fault,)

    def _keep(self, earlier: Table | None, after: Table, fact: Fact) -> None:
        receipt = self.receipt
        if isinstance(fact, events.Opened):
            receipt = replace(receipt, table=fact.table, commitments=((0, fact.commitment),))
        elif isinstance(fact, events.Resealed):
            new = after.dice.base, fact.commitment
            receipt = replace(receipt, commitments=(*receipt.commitments, new))
        elif isinstance(fact, events.Rolled | events.Void) and earlier is not None:
            seen = self._seen_roll(earlier.dice, after.dice, fact)
            self._seen[fact.roll] = seen
            if isinstance(fact, events.Void) and earlier.games:
                number = earlier.position.dice_to_roll
                self._voids[fact.roll] = earlier.dice, fact, number
            if not any(each.roll == fact.roll for each in receipt.rolls):
                receipt = replace(receipt, rolls=(*receipt.rolls, seen))
        if receipt.seat < 0 and self.seat is not None:
            name = after.seats[self.seat].chair.name
            receipt = replace(receipt, seat=self.seat, name=name)
        self.receipt = receipt

    def _seen_roll(
        self, before: DiceLedger, after: DiceLedger, fact: events.Rolled | events.Void
    ) -> SeenRoll:
        seat = self.seat
        made = isinstance(fact, events.Rolled)
        mine = seat is not None and seat in before.links_of(fact)
        return SeenRoll(
            fact.roll,
            fact.dice if isinstance(fact, events.Rolled) else "",
            fact.link,
            before.due.callers if before.due else (),
            () if isinstance(fact, events.Rolled) else fact.dropped,
            mine=made and mine and after.counted.get(seat or 0) == fact.roll,
            bare=made and after.counted == before.counted,
            there=fact.roll in self._there,
            fault=self._fault_of(fact.roll),
        )

    def _fault_of(self, roll: int) -> Literal["", "left-out", "dropped"]:
        codes = {fault.code for fault in self.faults if fault.roll == roll}
        return "left-out" if "left-out" in codes else "dropped" if "dropped" in codes else ""

    # Faults

    def _faults(self, table: Table, event: Event) -> Iterator[DiceFault]:
        fact, ledger = event.fact, table.dice
        roll = getattr(fact, "roll", ledger.spent)
        yield from (DiceFault(code, roll) for code in self._public(table, fact))
        yield from (DiceFault(code, roll, seat) for code, seat in self._own(table, event))

    def _public(self, table: Table, fact: Fact) -> Iterator[str]:
        """What anybody can see to be wrong."""
        ledger = table.dice
        match fact:
            case events.Opened():
                yield "second-opening"
            case events.Anchored():
                people = {min(table.seats_of(person)) for person in table.people}
                yield from dice_faults.anchored_faults(ledger, fact, people)
            case events.Resealed():
                yield from dice_faults.resealed_faults(ledger, fact)
            case events.Due():
                yield from dice_faults.due_faults(ledger, fact, table.players, _roller(table))
                if table.games and fact.seat != table.position.seat:
                    yield "wrong-roll"
            case events.Given():
                yield from dice_faults.given_faults(ledger, fact)
            case events.Rolled():
                number = table.position.dice_to_roll if table.games else 0
                yield from dice_faults.rolled_faults(ledger, fact, number)
            case events.Void():
                over = not table.games or table.game.result is not None
                roller = _roller(table)
                yield from dice_faults.void_faults(ledger, fact, table.players, roller, over=over)
            case _:
                yield from _late(table, fact)

    def _own(self, table: Table, event: Event) -> Iterator[tuple[str, Seat]]:
        """What only this person's client can see to be wrong."""
        fact, seat = event.fact, self.seat
        if seat is None:
            return
        live = event.number >= self._live_from > 0
        if live and self._is_foreign(event.cause):
            yield "foreign-command", seat
        match fact:
            case events.Anchored(seat=where, anchor=anchor) if where == seat and live:
                if all(anchor != chain.anchor for chain in self.receipt.chains):
                    yield "foreign-anchor", seat
            case events.Due(roll=roll, callers=callers) if seat not in callers:
                if roll in self._there and seat in table.players and seat not in table.dice.missed:
                    yield "left-out", seat
            case events.Given(roll=roll, seat=where, link=link) if where == seat:
                if not self._is_own(table, roll, link):
                    yield "foreign-link", seat
            case events.Rolled() | events.Void():
                yield from ((code, seat) for code in self._own_link(table, event, fact, seat))
            case _:
                pass

    def _is_foreign(self, cause: Cause | None) -> bool:
        """Whether a command was sent for this person, but not by this client."""
        if cause is None or not cause.command or cause.by != self.person:
            return False
        return cause.command not in self._sent

    def _own_link(
        self, table: Table, event: Event, fact: events.Rolled | events.Void, seat: Seat
    ) -> Iterator[str]:
        """Check what became of the link that this client gave for a roll."""
        link = table.dice.links_of(fact).get(seat, "")
        if link and not self._is_own(table, fact.roll, link):
            yield "foreign-link"
        due, cause = table.dice.due, event.cause
        if link or due is None or seat not in due.callers:
            return
        received = cause is not None and cause.command in self._gave
        if received or seat in due.given or fact.roll in self._answered:
            yield "dropped"

    def _is_own(self, table: Table, roll: int, link: str) -> bool:
        """Whether a link was given here; links of other devices of the person are not known."""
        if any(each.roll == roll and each.link == link for each in self.receipt.given):
            return True
        chain = table.dice.chains.get(self.seat if self.seat is not None else -1)
        own = chain is not None and any(each.anchor == chain.anchor for each in self.receipt.chains)
        return not own

    # What was avoided

    def avoided(self) -> dict[int, Dice]:
        """The dice of void rolls, by number, as far as they are known by now.

        A missing link is known once its owner has given a later one of the same chain.
        """
        if self.table is None:
            return {}
        found = {}
        for roll, (ledger, void, number) in self._voids.items():
            callers = ledger.due.callers if ledger.due else ()
            given = zip(callers, void.links, strict=False)
            links = [link or self._missing(ledger, seat) for seat, link in given]
            if all(links):
                seat = ledger.due.seat if ledger.due else 0
                whole = events.Rolled(
                    seat=seat, roll=roll, dice="", link=void.link, links=tuple(links), hand="bot"
                )
                found[roll] = ledger.dice(whole, number)
        return found

    def _missing(self, ledger: DiceLedger, seat: Seat) -> str:
        """The link that somebody did not give for a void roll; empty if it is not known."""
        assert self.table is not None
        now, then = self.table.dice.chains.get(seat), ledger.chains.get(seat)
        if now is None or then is None or now.anchor != then.anchor or now.shown <= then.called:
            return ""
        value = bytes.fromhex(now.last)
        for _ in range(now.shown - then.called):
            value = before("p", value)
        return value.hex()


def _late(table: Table, fact: Fact) -> Iterator[str]:
    """What an honest house refuses while dice are due, or because it would be a second draw."""
    if table.dice.due is not None and isinstance(fact, _LATE):
        yield "decided-late"
    if isinstance(fact, events.Undone) and not _can_undo(table, fact):
        yield "second-draw"
    if isinstance(fact, events.GameBegan) and not _can_begin(table, fact):
        yield "second-draw"
    if isinstance(fact, events.Returned):
        chain = table.chain_seat(table.seats[fact.seat].chair.person)
        if chain in table.dice.missed:
            yield "second-draw"


def _can_undo(table: Table, fact: events.Undone) -> bool:
    return table.terms.entered or table.game.can_undo(fact.seat, fact.count)


def _roller(table: Table) -> Seat | None:
    """The chain of the person whose dice are awaited; None for a bot."""
    if not table.games:
        return None
    state = table.seats[table.dice.due.seat if table.dice.due else table.position.seat]
    return None if state.bot else table.chain_seat(state.chair.person)


def _can_begin(table: Table, fact: events.GameBegan) -> bool:
    """Whether a game can begin, and the second of a pair with just these rolls of the first."""
    if not table.games:
        return (fact.game, fact.rolls) == (1, ())
    again = table.terms.pair and len(table.games) == 1 and table.game.result is not None
    if not again or fact.game != 2:
        return False
    return fact.rolls == pairs.reused_rolls(table.setup, table.game.rolls)
