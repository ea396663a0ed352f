"""Where the dice of a game at the prompt come from: a sealed envelope and nonces, as at any table.

The secret comes from the operating system and stays in the record as long as the game is not over,
so that it can go on. The nonces are new at every sitting: nobody can work out from a saved game
what people will roll. With a seed both come from the seed: the same commands, the same dice.
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
"""The attachment of a game that is not over with the secret of its envelope."""

ATTACHED = (ATTACHMENT, ENVELOPE)
"""The attachments that the prompt makes anew whenever it saves."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """The secret of a game's envelope, and a key from which this sitting makes its nonces."""

    secret: bytes
    key: bytes

    @classmethod
    def of(cls, record: Record) -> "Sealing":
        """What a game goes on with: its seed, the secret in its record, or a new one."""
        text = seed(record)
        if text is not None:
            return cls(_digest("envelope", text.encode()), _digest("nonces", text.encode()))
        return cls(_kept_secret(record) or token_bytes(SECRET_BYTES), token_bytes(SECRET_BYTES))

    @property
    def table(self) -> str:
        """An id for the table; it gives nothing of the secret away."""
        return _digest("table", self.secret).hex()[:16]

    @property
    def kept(self) -> Json:
        """The secret as a record keeps it."""
        return {"secret": self.secret.hex()}

    def nonce(self, given: int, poured: bytes) -> str:
        """The nonce after so many; the same until it is used."""
        for number in count(given):
            nonce = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")[:16]
            if nonce not in poured:
                return nonce.hex()
        raise AssertionError("there is no last number")


def nonces(record: Record) -> tuple[Contribution, ...]:
    """The nonces that a record tells of; none if it has no proof that can be read."""
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
