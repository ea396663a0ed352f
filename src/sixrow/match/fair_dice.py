"""Dice computed from a link of the chain and the players' nonces. Deterministic.

`docs/fair-dice.md` defines every byte; `sixrow verify` uses the same functions.
"""

import hmac
import re
from collections.abc import Iterable
from itertools import count
from typing import Final

from msgspec import Struct

from sixrow.rules import Seat
from sixrow.rules.dice import Dice, Face, fair_faces, of_faces

SCHEME: Final = "sixrow-dice-1"
NONCE = re.compile("[0-9a-f]{32}")
"""A nonce: 16 bytes in lower-case hexadecimal."""

PACKED = 17
"""The size of a contribution in bytes: 1 for the seat and 16 for the nonce."""


class Contribution(Struct, frozen=True, gc=False):
    """A person's contribution to the dice.

    Attributes:
        after: how many rolls had been made; the nonce affects every later roll.
        seat: the seat of the person.
        nonce: 32 hexadecimal digits.
    """

    after: int
    seat: Seat
    nonce: str

    @property
    def packed(self) -> bytes:
        """The seat and the nonce as input to the dice: 17 bytes."""
        return self.seat.to_bytes(1, "big") + bytes.fromhex(self.nonce)


def pour(contributions: Iterable[Contribution]) -> bytes:
    """The packed contributions, concatenated."""
    return b"".join(given.packed for given in contributions)


def fair_roll(link: bytes, table: str, roll: int, poured: bytes, number: int) -> Dice:
    """The dice of a roll.

    Args:
        link: the link that this roll reveals.
        table: the table's id.
        roll: its number at the table, from 1.
        poured: all contributions before this roll, packed and in order.
        number: how many dice.
    """
    return of_faces(faces(link, message(table, roll, poured), number))


def message(table: str, roll: int, poured: bytes) -> bytes:
    """The message of a roll's HMAC, without the block number."""
    name = table.encode()
    return b"".join(
        (
            SCHEME.encode(),
            len(name).to_bytes(2, "big"),
            name,
            roll.to_bytes(8, "big"),
            (len(poured) // PACKED).to_bytes(4, "big"),
            poured,
        )
    )


def faces(link: bytes, text: bytes, number: int) -> list[Face]:
    """The first `number` faces from HMAC-SHA-256 over `text` and a block counter."""
    found: list[Face] = []
    for block in count():
        found += fair_faces(hmac.digest(link, text + block.to_bytes(4, "big"), "sha256"))
        if len(found) >= number:
            break
    return found[:number]
