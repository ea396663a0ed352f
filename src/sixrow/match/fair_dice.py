"""Which links count in a roll, and the dice that follow from them. Pure functions.

`docs/fair-dice.md` defines every byte and explains the counting rule; the authority, the witness of
a client and `sixrow verify` use the same functions.
"""

import hmac
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from itertools import count
from typing import Final

from msgspec import Struct

from sixrow.match.chain import SCHEME
from sixrow.rules import Seat
from sixrow.rules.dice import Dice, Face, fair_faces, of_faces

_SCHEME: Final = SCHEME.encode()


class Held(Struct, frozen=True, gc=False, order=True):
    """A link that was given and has not counted yet.

    Attributes:
        roll: the number of the roll that it was given for.
        seat: the seat under which the person's chain is known.
        anchored: how many rolls had been due when its chain was anchored.
        link: the link, in hexadecimal.
    """

    roll: int
    seat: Seat
    anchored: int
    link: str


def counting(
    held: Iterable[Held], counted: Mapping[Seat, int], interested: Collection[Seat]
) -> tuple[Held, ...]:
    """The held links that count in a roll, by roll and then seat.

    A link counts only once its anchor is too old to have been chosen to suit the others: every
    other interested person has a link, given after that anchor, that has counted or counts in this
    roll too.

    Args:
        held: the links given so far that have not counted, those for this roll among them.
        counted: for each seat, the last roll for which a link was given that has counted.
        interested: the people who played when the roll was due, or whose result counted although a
            bot played for them, by the seats of their chains.
    """
    kept = sorted(held)
    while True:
        latest = dict(counted)
        for each in kept:
            latest[each.seat] = max(latest.get(each.seat, 0), each.roll)
        old_enough = [
            each
            for each in kept
            if all(
                latest.get(other, 0) > each.anchored for other in interested if other != each.seat
            )
        ]
        if len(old_enough) == len(kept):
            return tuple(kept)
        kept = old_enough


def first_ratchet(table: str) -> bytes:
    """The value before the first roll of a table."""
    return sha256(_SCHEME + b"t" + _text(table)).digest()


def ratchet(last: bytes, roll: int, counted: Collection[Held]) -> bytes:
    """The value that all links counted so far lead to, after those of one more roll."""
    parts = [_SCHEME, b"r", last, roll.to_bytes(8, "big"), len(counted).to_bytes(2, "big")]
    for each in sorted(counted):
        parts += (
            each.roll.to_bytes(8, "big"),
            each.seat.to_bytes(1, "big"),
            bytes.fromhex(each.link),
        )
    return sha256(b"".join(parts)).digest()


def fair_roll(link: str, table: str, roll: int, turned: bytes, number: int) -> Dice:
    """The dice of a roll.

    Args:
        link: the link of the house for this roll, in hexadecimal.
        table: the table's id.
        roll: its number at the table, from 1.
        turned: the ratchet after the links that count in this roll.
        number: how many dice.
    """
    text = _SCHEME + b"d" + _text(table) + roll.to_bytes(8, "big") + turned
    return of_faces(faces(bytes.fromhex(link), text, number))


def faces(key: bytes, text: bytes, number: int) -> list[Face]:
    """The first `number` faces from HMAC-SHA-256 over `text` and a block counter."""
    found: list[Face] = []
    for block in count():
        found += fair_faces(hmac.digest(key, text + block.to_bytes(4, "big"), "sha256"))
        if len(found) >= number:
            break
    return found[:number]


def _text(table: str) -> bytes:
    name = table.encode()
    return len(name).to_bytes(2, "big") + name
