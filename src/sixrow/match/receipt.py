"""What a client of a player keeps of a table, to compare it with what the house shows later.

Written before anything is sent. It convinces its owner, not a stranger: nothing in it is signed.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.match.events import Digest, GivenLink
from sixrow.match.proof import Proof, ProvenRoll, moves_digest
from sixrow.notation import Record
from sixrow.rules import Refusal, Seat

NonNegative: TypeAlias = Annotated[int, Meta(ge=0)]


class OwnChain(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chain that this client has made.

    Attributes:
        anchor: its public value.
        secret: its last value; empty once the game is over.
    """

    anchor: Digest
    secret: GivenLink = ""


class OwnLink(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A link that this client has given: for which roll, after which head, and the link."""

    roll: NonNegative
    head: Digest
    link: Digest


class SeenRoll(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A roll as this client saw it.

    Attributes:
        roll: its number.
        dice: what it showed; empty if it was void.
        link: the house's link.
        callers: who was called, from seat 0.
        dropped: who was dropped.
        mine: whether a link that this client gave for it counted in it.
        bare: whether no link of anybody counted in it.
        there: whether this client was there when it was due.
        fault: ``left-out`` if it was not called nevertheless, ``dropped`` if the house said that it
            was silent although it had answered.
    """

    roll: Annotated[int, Meta(ge=1)]
    dice: str
    link: GivenLink
    callers: tuple[Seat, ...]
    dropped: tuple[Seat, ...] = ()
    mine: bool = False
    bare: bool = False
    there: bool = False
    fault: Literal["", "left-out", "dropped"] = ""


class Receipt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client keeps of one table.

    Attributes:
        server: the address of the server; empty for a local table.
        table: the table's id.
        person: whose receipt it is.
        name: their name at the table.
        seat: the seat of their chain.
        commitments: those of the house, each with the number of rolls due before it.
        chains: the chains that this client has made.
        given: the links that it has given.
        facts: how many facts of the history it has seen.
        head: the head after them.
        games: the head at the end of each game.
        played: the digest of the moves of each game.
        rolls: the rolls that it has seen.
    """

    scheme: Literal["sixrow-dice-2"] = "sixrow-dice-2"
    server: str = ""
    table: str
    person: str = ""
    name: str = ""
    seat: Seat = -1
    commitments: tuple[tuple[NonNegative, Digest], ...] = ()
    chains: tuple[OwnChain, ...] = ()
    given: tuple[OwnLink, ...] = ()
    facts: NonNegative = 0
    head: GivenLink = ""
    games: tuple[Digest, ...] = ()
    played: tuple[Digest, ...] = ()
    rolls: tuple[SeenRoll, ...] = ()


def read_receipt(text: str | bytes) -> Receipt:
    """Decode a receipt.

    Raises:
        Refusal: it is not one (``not-a-receipt``).
    """
    try:
        return msgspec.json.decode(text, type=Receipt)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refusal("not-a-receipt", text=str(error)) from error


def receipt_text(receipt: Receipt) -> str:
    """Encode a receipt, for a file."""
    return msgspec.json.encode(receipt).decode()


def receipt_faults(
    receipt: Receipt, record: Record, proof: Proof, dice: Mapping[int, str]
) -> Iterator[Refusal]:
    """Compare a receipt with a record.

    Args:
        receipt: what a client has kept.
        record: the record.
        proof: its proof.
        dice: the dice of the record by the number of the roll; empty where unknown.
    """
    if receipt.table != proof.table:
        yield Refusal("receipt-other-table", text=receipt.table)
        return
    last = len(proof.rolls)
    shown = tuple(each for each in receipt.commitments if each[0] < max(last, 1))
    if shown != proof.commitments[: len(shown)]:
        yield Refusal("receipt-commitment")
    own = [chain.anchor for chain in receipt.chains]
    theirs = [anchor for _, seat, anchor in proof.anchors if seat == receipt.seat + 1]
    if receipt.seat >= 0 and any(anchor not in own for anchor in theirs):
        yield Refusal("receipt-anchor", name=receipt.name)
    yield from _links(receipt, proof)
    same_moment = proof.head == receipt.head
    for seen in receipt.rolls:
        if seen.roll <= last:
            yield from _roll(seen, proof.rolls[seen.roll - 1], dice.get(seen.roll, ""))
        elif seen.dice and (proof.game == 2 or same_moment):
            yield Refusal("receipt-roll", roll=seen.roll)
    unknown = not same_moment and proof.head not in receipt.games
    played = dict(zip(receipt.games, receipt.played, strict=False)).get(proof.head, "")
    if unknown or played not in ("", moves_digest(record)):
        yield Refusal("receipt-head")


def _roll(seen: SeenRoll, proven: ProvenRoll, known: str) -> Iterator[Refusal]:
    """A roll has to be the one that the client saw, and without a fault of its own."""
    callers = tuple(seat - 1 for seat in proven.callers)
    same = (seen.link, seen.callers, bool(seen.dice)) == (proven.link, callers, proven.made)
    if not same or (known and seen.dice != known):
        yield Refusal("receipt-roll", roll=seen.roll)
    elif seen.fault == "left-out":
        yield Refusal("receipt-left-out", roll=seen.roll)
    elif seen.fault == "dropped":
        yield Refusal("receipt-dropped", roll=seen.roll)


def _links(receipt: Receipt, proof: Proof) -> Iterator[Refusal]:
    """Links in the record under the receipt's seat have to be those that the client gave."""
    given = {(each.roll, each.link) for each in receipt.given}
    for roll, proven in enumerate(proof.rolls, start=1):
        links = dict(zip(proven.callers, proven.links, strict=False))
        link = links.get(receipt.seat + 1, "")
        if link and (roll, link) not in given:
            yield Refusal("receipt-link", roll=roll)
