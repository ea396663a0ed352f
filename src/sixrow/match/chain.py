"""Hash chains: a public value first, then the links, each of which hashes to the one before it.

The house and every person at a table have one. The public value is enough to check a link; nobody
can compute a link from those before it. `docs/fair-dice.md` defines the bytes.
"""

import hmac
from hashlib import sha256
from typing import Final, Literal, TypeAlias

SCHEME: Final = "sixrow-dice-2"
LENGTH: Final = 2048
"""The number of links of every chain."""

SECRET_BYTES: Final = 32
STRIDE: Final = 64
"""A chain keeps every 64th link, and the 64 links that it used last."""

Kind: TypeAlias = Literal["h", "p"]
"""Whose chain it is: the house's or a person's."""

_PREFIX: Final = {kind: f"{SCHEME}{kind}".encode() for kind in ("h", "p")}


def before(kind: Kind, link: bytes) -> bytes:
    """The value that comes before a link in its chain."""
    return sha256(_PREFIX[kind] + link).digest()


class Chain:
    """A chain made from its last, secret value; computes `LENGTH` hashes when it is made."""

    def __init__(self, kind: Kind, secret: bytes) -> None:
        """Make a chain.

        Args:
            kind: whose it is.
            secret: 32 random bytes that no other chain was made from.

        Raises:
            ValueError: the secret has another size.
        """
        if len(secret) != SECRET_BYTES:
            raise ValueError("a chain needs 32 secret bytes")
        self._kind: Kind = kind
        self._kept = {LENGTH: secret}
        self._block: list[bytes] = []
        self._last = 0
        value = secret
        for index in range(LENGTH - 1, -1, -1):
            value = before(kind, value)
            if index % STRIDE == 0:
                self._kept[index] = value

    @property
    def public(self) -> bytes:
        """The value to publish: a commitment of the house, an anchor of a person."""
        return self._kept[0]

    def link(self, index: int) -> bytes:
        """A link, from 1 to `LENGTH`."""
        if not 1 <= index <= LENGTH:
            raise IndexError(index)
        last = -(-index // STRIDE) * STRIDE
        if last != self._last:
            block = [self._kept[last]]
            while len(block) < STRIDE:
                block.append(before(self._kind, block[-1]))
            self._block, self._last = block, last
        return self._block[last - index]


class Envelope:
    """The secret of the house for one table, from which it makes its chains.

    Never store it with the events or send it to a client. It makes a chain when it is first needed
    and keeps the last one.
    """

    def __init__(self, secret: bytes) -> None:
        """Keep a secret.

        Args:
            secret: 32 random bytes, used for one table only.

        Raises:
            ValueError: the secret has another size.
        """
        if len(secret) != SECRET_BYTES:
            raise ValueError("an envelope needs 32 secret bytes")
        self._secret = secret
        self._salt: str | None = None
        self._chain: Chain | None = None

    def chain(self, salt: str = "") -> Chain:
        """The chain with which the table was opened, or resealed with a salt."""
        if self._chain is None or salt != self._salt:
            text = f"{SCHEME} house {salt}".encode()
            self._salt, self._chain = salt, Chain("h", hmac.digest(self._secret, text, "sha256"))
        return self._chain
