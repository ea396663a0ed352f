"""The sealed envelope: chains of SHA-256 links, of which the end is shown before anybody plays.

A chain begins with a secret value; each link is the SHA-256 of the one after it, and the last that
comes of this, the commitment, is published. Roll by roll the links are revealed in the other
direction, so that anyone can check each against the one before. `docs/fair-dice.md` has the bytes.
"""

import hmac
from hashlib import sha256

LENGTH = 256
"""The rolls that one chain serves, unless a table says otherwise."""

SECRET_BYTES = 32


def place_in_chain(roll: int, length: int) -> tuple[int, int]:
    """The chain that a roll (from 1) takes its link from, counted from 0, and the link, from 1."""
    chain, link = divmod(roll - 1, length)
    return chain, link + 1


class Envelope:
    """What only the house knows: the chains of one table, made from one secret.

    Costs `length` hashes for each chain, once, and keeps one chain in memory. Never store it with
    the events, never give it to a player.
    """

    def __init__(self, secret: bytes, length: int = LENGTH) -> None:
        """Seal an envelope.

        Args:
            secret: 32 random bytes, used for one table only.
            length: how many rolls a chain serves.
        """
        if len(secret) != SECRET_BYTES or length < 1:
            raise ValueError("an envelope needs 32 secret bytes and a length of 1 at least")
        self.length = length
        self._secret = secret
        self._chain = -1
        self._links: list[bytes] = []

    def commitment(self, chain: int) -> bytes:
        """What is published of a chain (from 0) before it is used."""
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
