"""Handlers for what people and the house say about dice: anchors, links, silence, new chains."""

from sixrow.match import clocks, commands
from sixrow.match.draft import Draft
from sixrow.match.events import Anchored, Given
from sixrow.match.house import Person
from sixrow.match.table import Table, TablePhase
from sixrow.rules import Refusal, Seat

SILENCE = 10_000
"""Milliseconds without a sign of life after which a caller may be dropped."""


def check_not_due(table: Table) -> None:
    """Refuse what would let somebody act between a roll that is due and its dice.

    Raises:
        Refusal: a roll is due (``dice-due``).
    """
    if table.dice.due is not None:
        raise Refusal("dice-due", roll=table.dice.due.roll)


def anchor(draft: Draft, command: commands.Anchor, by: Person | None) -> None:
    """Use a new chain for a person.

    A roll that is due has to be made with the chains there are. Only where nobody else has an
    interest it is void instead.
    """
    seat = _chain_seat(draft.table, by)
    if draft.table.terms.entered:
        raise Refusal("dice-entered")
    if draft.table.phase is TablePhase.OVER:
        raise Refusal("not-playing")
    if command.anchor in draft.table.dice.anchors:
        raise Refusal("anchor-used")
    due = draft.table.dice.due
    if due is not None:
        if due.interested != (seat,):
            check_not_due(draft.table)
        draft.void()
    draft.add(Anchored(seat=seat, anchor=command.anchor))
    wish = None if due is None or draft.table.seats[due.seat].bot else due.seat
    draft.settle(wish=wish)


def give(draft: Draft, command: commands.Give, by: Person | None) -> None:
    """Take a link for the roll that is due; roll if it is the last one."""
    seat = _chain_seat(draft.table, by)
    ledger = draft.table.dice
    due = ledger.due
    if due is None or command.roll != due.roll:
        raise Refusal("no-roll-due", roll=0 if due is None else due.roll)
    if seat not in due.callers:
        raise Refusal("not-called", roll=due.roll)
    if command.head != due.head.hex():
        raise Refusal("another-history", roll=due.roll)
    if due.given.get(seat) == command.link:
        return
    if seat in due.given or not ledger.chains[seat].fits(command.link):
        raise Refusal("wrong-link", roll=due.roll)
    if draft.table.chain_seat(draft.table.seats[due.seat].chair.person) == seat:
        clocks.check_time(draft.table, due.seat, draft.now)
    if due.awaited == (seat,):
        draft.roll({seat: command.link})
        draft.settle()
    else:
        draft.add(Given(roll=due.roll, seat=seat, link=command.link))


def proceed(draft: Draft, _notice: commands.Proceed) -> None:
    draft.settle()


def drop(draft: Draft, notice: commands.Drop) -> None:
    """Give up a roll for a caller who is silent, and make it due again without them.

    Never the roller, never the only caller, nobody twice and nobody in a first roll: they are
    waited for.
    """
    due = draft.table.dice.due
    if due is None or due.roll != notice.roll or notice.seat not in due.awaited or due.first:
        return
    if notice.seat in draft.table.dice.missed:
        return
    roller = draft.table.seats[due.seat]
    if not roller.bot and draft.table.chain_seat(roller.chair.person) == notice.seat:
        return
    if len(due.callers) < 2 or draft.now - due.since < SILENCE:
        return
    draft.void((notice.seat,))
    draft.settle(wish=None if roller.bot else due.seat)


def reseal(draft: Draft, notice: commands.Reseal) -> None:
    """Use a new chain of the house, from which nothing was shown yet."""
    if draft.table.phase is not TablePhase.OVER:
        draft.reseal(notice.salt)


def _chain_seat(table: Table, by: Person | None) -> Seat:
    seat = None if by is None else table.chain_seat(by.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat
