"""The proof of a record's dice: the data from which anyone can compute them again.

A record carries it as the attachment ``dice-proof``; `docs/fair-dice.md` describes every field.
"""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.match.fair_dice import Contribution
from sixrow.notation import Json, Record, decision_text, dice_text, setup_text
from sixrow.rules import Refusal

ATTACHMENT = "dice-proof"

Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
GivenNonce: TypeAlias = tuple[
    Annotated[int, Meta(ge=0)],
    Annotated[int, Meta(ge=1, le=4)],
    Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)],
]


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The proof of the dice of one game.

    Attributes:
        scheme: the algorithm that computes the dice.
        table: the id of the table.
        game: 1, or 2 for the second game of a pair.
        first: the number of the first roll that was made in this game; rolls count from 1 at the
            table.
        length: how many rolls a chain serves.
        commitments: those of the chains so far and of the next one.
        links: one for each roll of the table up to the end of this game.
        hands: a letter for each of these rolls: p for a person, b for a bot.
        nonces: each with the number of rolls before it and the seat, from 1.
        digest: SHA-256 of the record and of all fields above.
    """

    scheme: Literal["sixrow-dice-1"]
    table: Annotated[str, Meta(max_length=64)]
    game: Literal[1, 2]
    first: Annotated[int, Meta(ge=1)]
    length: Annotated[int, Meta(ge=1)]
    commitments: Annotated[tuple[Digest, ...], Meta(min_length=2)]
    links: tuple[Digest, ...]
    hands: str
    nonces: tuple[GivenNonce, ...]
    digest: Digest

    def contributions(self) -> tuple[Contribution, ...]:
        """The nonces as input to the dice, with seats from 0."""
        return tuple(Contribution(after, seat - 1, nonce) for after, seat, nonce in self.nonces)


def attached(record: Record, proof: Proof) -> Record:
    """The record with the proof attached and its digest computed.

    Raises:
        Refusal: the game began from a position, not with its roll-off (``proof-from-position``).
    """
    _check_beginning(record)
    sealed = msgspec.structs.replace(proof, digest=digest(record, proof))
    plain: Json = json.loads(msgspec.json.encode(sealed))
    return replace(record, attachments={**record.attachments, ATTACHMENT: plain})


def read_proof(record: Record) -> Proof:
    """The proof that a record carries.

    Raises:
        Refusal: the record has no proof (``no-proof``) or a malformed one (``not-a-proof``), or
            the game began from a position (``proof-from-position``).
    """
    if ATTACHMENT not in record.attachments:
        raise Refusal("no-proof")
    _check_beginning(record)
    try:
        return msgspec.convert(record.attachments[ATTACHMENT], Proof)
    except msgspec.ValidationError as error:
        raise Refusal("not-a-proof", text=str(error)) from error


def _check_beginning(record: Record) -> None:
    """Refuse a game that began from a position: a proof covers all rolls from the roll-off on."""
    if record.origin is not None:
        raise Refusal("proof-from-position")


def digest(record: Record, proof: Proof) -> str:
    """SHA-256 of the game and its proof, in hexadecimal.

    Leaves out comments and other attachments, because people may add them later.
    """
    game, result = record.setup.game, record.result
    told = msgspec.to_builtins(proof)
    del told["digest"]
    whole = {
        "setup": setup_text(record.setup, every_option=True),
        "names": record.names,
        "result": result and [result.winners, result.ending, result.seat],
        "tags": dict(record.tags),
        "entries": [
            [dice_text(each.value) if each.is_roll else decision_text(game, each.value), each.time]
            for each in record.entries
        ],
        "proof": told,
    }
    text = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
