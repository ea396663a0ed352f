"""The proof of a record's dice: the data from which anyone can compute them again.

A record carries it as the attachment ``dice-proof``; `docs/fair-dice.md` describes every field.
"""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.match.events import Digest, GivenLink
from sixrow.notation import (
    Json,
    Record,
    decision_text,
    dice_text,
    position_text,
    real_dice,
    setup_text,
)
from sixrow.rules import Refusal

ATTACHMENT = "dice-proof"
_BROKEN = "sixrow-dice-1"
"""The scheme before this one, under which the house could choose the dice."""

RollsBefore: TypeAlias = Annotated[int, Meta(ge=0)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class ProvenRoll(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A roll that was due; seats count from 1.

    Attributes:
        seat: the seat that rolled.
        callers: who had to give a link, by the seats of their chains.
        links: their links; empty if not given.
        link: the house's link; empty if the house published a new chain before it was shown.
        made: whether the roll was made; otherwise it was void.
        dropped: the callers who were dropped.
    """

    seat: SeatNumber
    callers: tuple[SeatNumber, ...]
    links: tuple[GivenLink, ...]
    link: GivenLink
    made: bool
    dropped: tuple[SeatNumber, ...]


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The proof of the dice of one game.

    Attributes:
        scheme: the algorithm that computes the dice.
        table: the id of the table.
        game: 1, or 2 for the second game of a pair.
        first: the number of the first roll of this game; rolls count from 1 at the table.
        people: for each seat, the seat under which the chain of its person is known, from 1; 0 for
            a computer.
        commitments: those of the house, each with the number of rolls due before it.
        anchors: those of people, each with the number of rolls due before it and the seat.
        plays: from that number of rolls on, who played, and for whom a bot played although their
            result counted; by the seats of their chains.
        rolls: every roll that was due, up to the end of this game.
        head: the head of the history at the end of this game.
        digest: SHA-256 of the record and of all fields above.
    """

    scheme: Literal["sixrow-dice-2"]
    table: Annotated[str, Meta(max_length=64)]
    game: Literal[1, 2]
    first: Annotated[int, Meta(ge=1)]
    people: Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(max_length=4)]
    commitments: Annotated[tuple[tuple[RollsBefore, Digest], ...], Meta(min_length=1)]
    anchors: tuple[tuple[RollsBefore, SeatNumber, Digest], ...]
    plays: tuple[tuple[RollsBefore, tuple[SeatNumber, ...], tuple[SeatNumber, ...]], ...]
    rolls: tuple[ProvenRoll, ...]
    head: Digest
    digest: Digest


def attached(record: Record, proof: Proof) -> Record:
    """The record with the proof attached and its digest computed."""
    sealed = msgspec.structs.replace(proof, digest=digest(record, proof))
    plain: Json = json.loads(msgspec.json.encode(sealed))
    return replace(record, attachments={**record.attachments, ATTACHMENT: plain})


def read_proof(record: Record) -> Proof:
    """The proof that a record carries.

    Raises:
        Refusal: the record has no proof (``no-proof``), none because people rolled real dice
            (``real-dice``), a malformed one (``not-a-proof``), or one of a scheme that does not
            hold (``old-proof``).
    """
    if ATTACHMENT not in record.attachments:
        raise Refusal("no-proof" if real_dice(record) is None else "real-dice")
    found = record.attachments[ATTACHMENT]
    if isinstance(found, dict) and found.get("scheme") == _BROKEN:
        raise Refusal("old-proof", text=_BROKEN)
    try:
        proof = msgspec.convert(found, Proof)
    except msgspec.ValidationError as error:
        raise Refusal("not-a-proof", text=str(error)) from error
    for name, entries in (
        ("commitments", proof.commitments),
        ("anchors", proof.anchors),
        ("plays", proof.plays),
    ):
        places = [0, *(each[0] for each in entries), len(proof.rolls)]
        if places != sorted(places):
            raise Refusal("not-a-proof", text=f"{name} out of order")
    return proof


def digest(record: Record, proof: Proof) -> str:
    """SHA-256 of the game and its proof, in hexadecimal.

    Leaves out comments and other attachments, because people may add them later.
    """
    told = msgspec.to_builtins(proof)
    del told["digest"]
    whole = {"names": record.names, "tags": dict(record.tags), "proof": told}
    return _hash({**_moves(record), **whole})


def moves_digest(record: Record) -> str:
    """SHA-256 of what was played and when, in hexadecimal; not of the players, nor of the proof."""
    return _hash(_moves(record))


def _moves(record: Record) -> dict[str, object]:
    game, result = record.setup.game, record.result
    return {
        "setup": setup_text(record.setup, every_option=True),
        "result": result and [result.winners, result.ending, result.seat],
        "origin": None if record.origin is None else position_text(record.origin),
        "entries": [
            [dice_text(each.value) if each.is_roll else decision_text(game, each.value), each.time]
            for each in record.entries
        ],
    }


def _hash(told: dict[str, object]) -> str:
    text = json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
