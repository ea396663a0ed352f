"""The dice of a local game: a commitment to a secret and nonces, as at any table.

The secret comes from the operating system and stays in the record until the game is over, so that
the game can be resumed. The nonces are new in every session: nobody can compute future rolls from a
saved game. With a seed, both are derived from it: the same commands give the same dice.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from secrets import token_bytes

from sixrow.local.seats import seed
from sixrow.match.chain import SECRET_BYTES
from sixrow.match.fair_dice import Contribution
from sixrow.match.proof import ATTACHMENT, read_proof
from sixrow.notation import Json, Record
from sixrow.rules import Refusal

ENVELOPE = "dice-envelope"
"""The attachment of an unfinished game that holds its secret."""

ATTACHED = (ATTACHMENT, ENVELOPE)
"""The attachments that are rewritten on every save."""


@dataclass(frozen=True, slots=True)
class DiceSecret:
    """The secret of a game's dice, and a key from which this session derives its nonces."""

    secret: bytes
    key: bytes

    @classmethod
    def of(cls, record: Record) -> "DiceSecret":
        """The secrets to resume a game: from its seed, from its record, or new ones."""
        text = seed(record)
        if text is not None:
            return cls(_digest("envelope", text.encode()), _digest("nonces", text.encode()))
        return cls(_kept_secret(record) or token_bytes(SECRET_BYTES), token_bytes(SECRET_BYTES))

    @property
    def table(self) -> str:
        """An id for the table; it does not reveal the secret."""
        return _digest("table", self.secret).hex()[:16]

    @property
    def kept(self) -> Json:
        """The secret as stored in a record."""
        return {"secret": self.secret.hex()}

    def nonce(self, given: int, poured: bytes) -> str:
        """The nonce at an index; the same until it is used."""
        for number in count(given):
            nonce = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")[:16]
            if nonce not in poured:
                return nonce.hex()
        raise AssertionError("there is no last number")


def nonces(record: Record) -> tuple[Contribution, ...]:
    """The nonces in a record; none if it has no readable proof."""
    try:
        return read_proof(record).contributions()
    except Refusal:
        return ()


def _kept_secret(record: Record) -> bytes | None:
    match record.attachments.get(ENVELOPE):
        case {"secret": str(text)} if len(text) == 2 * SECRET_BYTES:
            try:
                return bytes.fromhex(text)
            except ValueError:
                return None
        case _:
            return None


def _digest(use: str, text: bytes) -> bytes:
    return sha256(b"sixrow-prompt-1 " + use.encode() + b" " + text).digest()
