"""Dice from a link of the chain and what people have sent: the same bytes, the same dice.

`docs/fair-dice.md` defines every byte; `sixrow verify` uses these very functions.
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
"""A nonce: 16 bytes in hexadecimal, small letters."""

PACKED = 17
"""The bytes of a contribution: the seat and 16 of the nonce."""


class Contribution(Struct, frozen=True, gc=False):
    """What a person has put into the dice.

    Attributes:
        after: how many rolls had been made; the nonce counts for every later one.
        seat: the seat of the person.
        nonce: 32 hexadecimal digits.
    """

    after: int
    seat: Seat
    nonce: str

    @property
    def packed(self) -> bytes:
        """The seat and the nonce as the dice take them: 17 bytes."""
        return self.seat.to_bytes(1, "big") + bytes.fromhex(self.nonce)


def pour(contributions: Iterable[Contribution]) -> bytes:
    """Contributions as the dice take them, one after the other."""
    return b"".join(given.packed for given in contributions)


def fair_roll(link: bytes, table: str, roll: int, poured: bytes, number: int) -> Dice:
    """The dice of a roll.

    Args:
        link: the link that this roll reveals.
        table: the table's id.
        roll: its number at the table, from 1.
        poured: all contributions that have come in before this roll, in their order.
        number: how many dice.
    """
    return of_faces(faces(link, message(table, roll, poured), number))


def message(table: str, roll: int, poured: bytes) -> bytes:
    """What stands under the seal of a roll, but for the number of the block."""
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
    """The first faces from HMAC-SHA-256 of a text and a block number, block by block."""
    found: list[Face] = []
    for block in count():
        found += fair_faces(hmac.digest(link, text + block.to_bytes(4, "big"), "sha256"))
        if len(found) >= number:
            break
    return found[:number]
