"""The secrets of a local game's dice: one of the house, and one for each chain of the people.

The secret of the house comes from the operating system and stays in the record until the game is
over, so that the game can be resumed. The chain of the people is new in every session and is never
stored: nobody can compute future rolls from a saved game. With a seed, both are derived from it:
the same commands give the same dice.
"""

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes

from sixrow.local.seats import seed
from sixrow.match.chain import SECRET_BYTES, Chain
from sixrow.match.proof import ATTACHMENT
from sixrow.match.receipt import OwnChain
from sixrow.notation import Json, Record

ENVELOPE = "dice-envelope"
"""The attachment of an unfinished game that holds the secret of the house."""

ATTACHED = (ATTACHMENT, ENVELOPE)
"""The attachments that are rewritten on every save."""


@dataclass(frozen=True, slots=True)
class DiceSecret:
    """The secret of the house for a game, and the seed of the game, if it has one."""

    house: bytes
    seed: str | None

    @classmethod
    def of(cls, record: Record) -> "DiceSecret":
        """The secrets to resume a game: from its seed, from its record, or new ones."""
        text = seed(record)
        if text is not None:
            return cls(_digest("envelope", text.encode()), text)
        return cls(_kept_secret(record) or token_bytes(SECRET_BYTES), None)

    @property
    def table(self) -> str:
        """An id for the table; it does not reveal the secret."""
        return _digest("table", self.house).hex()[:16]

    @property
    def kept(self) -> Json:
        """The secret of the house as stored in a record."""
        return {"secret": self.house.hex()}

    def of_people(self, number: int) -> bytes:
        """The secret of the people's next chain, after `number` others."""
        if self.seed is None:
            return token_bytes(SECRET_BYTES)
        return _digest(f"people {number}", self.seed.encode())

    def known_chains(self, number: int) -> tuple[OwnChain, ...]:
        """The first `number` chains of the people, which only a seed makes again."""
        if self.seed is None:
            return ()
        secrets = map(self.of_people, range(number))
        return tuple(OwnChain(Chain("p", each).public.hex(), each.hex()) for each in secrets)


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
    return sha256(b"sixrow-prompt-2 " + use.encode() + b" " + text).digest()
