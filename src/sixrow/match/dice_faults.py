"""What can be wrong with a fact about dice, given the ledger before it.

Each function gives the codes of the faults, which `docs/fair-dice.md` lists; none for an honest
house. The witness of a client and `sixrow verify` use them; only the witness knows what its own
person did.
"""

from collections.abc import Collection, Iterator

from sixrow.match.chain import LENGTH, before
from sixrow.match.events import Anchored, Due, Given, Resealed, Rolled, Void
from sixrow.match.ledger import DiceLedger
from sixrow.notation import dice_text
from sixrow.rules import Seat


def anchored_faults(ledger: DiceLedger, fact: Anchored, people: Collection[Seat]) -> Iterator[str]:
    """Check a new chain of a person; `people` has the seats under which chains can be known."""
    if fact.seat not in people:
        yield "no-person"
    if fact.anchor in ledger.anchors:
        yield "second-draw"
    if ledger.due is not None:
        yield "anchored-late"


def resealed_faults(ledger: DiceLedger, _fact: Resealed) -> Iterator[str]:
    """Check a new chain of the house: expected only when the old one is used up."""
    if ledger.index != LENGTH or ledger.due is not None:
        yield "resealed"


def due_faults(
    ledger: DiceLedger, fact: Due, players: Collection[Seat], roller: Seat | None
) -> Iterator[str]:
    """Check a roll that becomes due.

    Args:
        ledger: before the fact.
        fact: the fact.
        players: everybody who plays, by the seats of their chains.
        roller: the seat of the chain of the person who rolls; None for a bot.
    """
    if ledger.due is not None or fact.roll <= ledger.spent:
        yield "second-draw"
    elif fact.roll != ledger.spent + 1 or ledger.index >= LENGTH:
        yield "wrong-roll"
    if not set(fact.callers) <= set(players) or list(fact.callers) != sorted(set(fact.callers)):
        yield "no-person"
    elif (
        any(seat not in ledger.chains or ledger.chains[seat].is_used_up for seat in players)
        or (ledger.fresh and set(fact.callers) != set(players))
        or (roller is not None and roller not in fact.callers)
        or (players and not fact.callers)
    ):
        yield "not-called"
    again = ledger.missed & set(fact.callers)
    if again and not ledger.missed.issuperset(players):
        yield "second-draw"


def given_faults(ledger: DiceLedger, fact: Given) -> Iterator[str]:
    """Check a link that was given."""
    due = ledger.due
    if due is None or fact.roll != due.roll or fact.seat not in due.callers:
        yield "not-called"
    elif due.given.get(fact.seat, fact.link) != fact.link:
        yield "second-draw"
    elif fact.seat not in ledger.chains or not ledger.chains[fact.seat].fits(fact.link):
        yield "wrong-link"


def rolled_faults(ledger: DiceLedger, fact: Rolled, number: int) -> Iterator[str]:
    """Check dice; `number` is how many are to be rolled."""
    yield from _shown_faults(ledger, fact)
    due = ledger.due
    if due is None:
        return
    if fact.seat != due.seat:
        yield "wrong-roll"
    elif len(fact.links) != len(due.callers) or not all(fact.links):
        yield "not-called"
    elif fact.dice != dice_text(ledger.dice(fact, number)):
        yield "wrong-roll"


def void_faults(
    ledger: DiceLedger, fact: Void, players: Collection[Seat], roller: Seat | None, *, over: bool
) -> Iterator[str]:
    """Check a roll that is not made.

    Args:
        ledger: before the fact.
        fact: the fact.
        players: everybody who plays now.
        roller: the seat of the chain of the person who was to roll; None for a bot.
        over: whether the game ended since the roll became due.

    Somebody who plays alone may use a new chain instead of giving a link: nobody else is affected.
    """
    yield from _shown_faults(ledger, fact)
    due = ledger.due
    if due is None:
        return
    missing = {seat for seat, link in zip(due.callers, fact.links, strict=False) if not link}
    if len(fact.links) != len(due.callers) or not set(fact.dropped) <= missing:
        yield "not-called"
    elif missing & set(due.given):
        yield "second-draw"
    elif fact.dropped:
        others = set(due.callers) - {roller} - ledger.missed
        alone = due.first or len(due.callers) < 2
        if alone or len(fact.dropped) > 1 or not others.issuperset(fact.dropped):
            yield "second-draw"
    elif not missing or (missing <= set(players) and not over and len(due.interested) > 1):
        yield "second-draw"


def _shown_faults(ledger: DiceLedger, fact: Rolled | Void) -> Iterator[str]:
    """Check the links of a roll: each has to be the next of its chain."""
    due = ledger.due
    if due is None or fact.roll != due.roll:
        yield "second-draw"
        return
    if before("h", bytes.fromhex(fact.link)).hex() != ledger.link:
        yield "wrong-link"
    for seat, link in ledger.links_of(fact).items():
        given = due.given.get(seat, link)
        chain = ledger.chains.get(seat)
        if link != given or chain is None or not chain.fits(link):
            yield "wrong-link"
            return
