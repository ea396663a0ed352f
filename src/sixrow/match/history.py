"""The head of a table's history: a hash over everything that has happened, event by event.

Two people who compare it know whether they were shown the same game.
"""

from base64 import b32encode
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from sixrow.match.chain import SCHEME
from sixrow.match.events import Fact, Opened, Seated

_PREFIX: Final = f"{SCHEME}e".encode()
_encoder = msgspec.json.Encoder(order="sorted")

BEGINNING: Final = sha256(_PREFIX).digest()
"""The head before the first event."""


def next_head(head: bytes, number: int, fact: Fact) -> bytes:
    """The head after one more fact, the `number`-th that is not passing.

    Names are left out: a person who is deleted takes theirs along, and the history stays the same.
    """
    if isinstance(fact, Opened):
        fact = replace(fact, chairs=tuple(replace(chair, name="") for chair in fact.chairs))
    elif isinstance(fact, Seated):
        fact = replace(fact, chair=replace(fact.chair, name=""))
    return sha256(_PREFIX + head + _encoder.encode((number, fact))).digest()


def letters(head: bytes) -> str:
    """The head for people to compare: 80 bits as sixteen letters and digits, in four groups."""
    text = b32encode(head[:10]).decode().lower()
    return " ".join(text[place : place + 4] for place in range(0, len(text), 4))
