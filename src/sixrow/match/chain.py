"""The sealed envelope: SHA-256 hash chains whose commitments are published before they are used.

A chain is made by hashing a secret value again and again; the final hash, the commitment, is
published. Each roll then reveals one link, in reverse order, so that anyone can check that its
hash is the link revealed before it. `docs/fair-dice.md` defines the bytes.
"""

import hmac
from hashlib import sha256

LENGTH = 256
"""The default number of rolls that one chain serves."""

SECRET_BYTES = 32


def place_in_chain(roll: int, length: int) -> tuple[int, int]:
    """The chain (from 0) that a roll (from 1) uses, and the number of its link there (from 1)."""
    chain, link = divmod(roll - 1, length)
    return chain, link + 1


class Envelope:
    """The hash chains of one table, derived from a secret that only the house knows.

    Computes a chain with `length` hashes when it is first needed and keeps one chain in memory.
    Never store it with the events or send it to a client.
    """

    def __init__(self, secret: bytes, length: int = LENGTH) -> None:
        """Derive the chains from a secret.

        Args:
            secret: 32 random bytes, used for one table only.
            length: how many rolls a chain serves.

        Raises:
            ValueError: the secret has another size, or the length is less than 1.
        """
        if len(secret) != SECRET_BYTES or length < 1:
            raise ValueError("an envelope needs 32 secret bytes and a length of 1 at least")
        self.length = length
        self._secret = secret
        self._chain = -1
        self._links: list[bytes] = []

    def commitment(self, chain: int) -> bytes:
        """The hash of a chain (from 0) that is published before the chain is used."""
        return self._links_of(chain)[0]

    def link(self, roll: int) -> bytes:
        """The link that a roll of the table (from 1) uses and reveals."""
        chain, link = place_in_chain(roll, self.length)
        return self._links_of(chain)[link]

    def _links_of(self, chain: int) -> list[bytes]:
        """The commitment and the links of a chain in the order in which they are revealed."""
        if chain != self._chain:
            value = hmac.digest(
                self._secret, b"sixrow-chain-1" + chain.to_bytes(4, "big"), "sha256"
            )
            links = [value]
            for _ in range(self.length):
                links.append(sha256(links[-1]).digest())
            self._chain, self._links = chain, links[::-1]
        return self._links
