"""Limits on guessing passwords that do not lock out the owner of the account.

Wrong passwords count by name and address, and more slowly by name alone, so that many addresses
together guess no faster. A browser in which the account was used before has a bucket of its own,
and an address at which it was used is not stopped by what others do: neither waits for a stranger.
"""

from collections import OrderedDict

from sixrow.server.people.limits import Limits
from sixrow.store import Account
from sixrow.store.names import folded

MOST_ADDRESSES = 50_000
"""The maximum number of addresses that are remembered, of all accounts together."""


class LogInAttempts:
    """The attempts to log in at one process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._addresses: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, name: str, account: Account | None, address: str, device: str) -> None:
        """Count an attempt.

        Args:
            name: as the caller wrote it.
            account: the account with this name.
            address: the caller's address.
            device: the id of a browser in which this account was used before; or empty.

        Raises:
            Refusal: there were too many; the password must not be looked at.
        """
        for reason, key in self._buckets(name, account, address, device):
            self._limits.take(reason, key)

    def succeed(self, account: Account, address: str, device: str) -> None:
        """Forget an attempt with the right password, and remember the address."""
        for reason, key in self._buckets(account.name, account, address, device):
            self._limits.give_back(reason, key)
        self.remember(account, address)

    def remember(self, account: Account, address: str) -> None:
        """Note that an account is used at an address."""
        self._addresses[account.id, address] = None
        self._addresses.move_to_end((account.id, address))
        while len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def _buckets(
        self, name: str, account: Account | None, address: str, device: str
    ) -> list[tuple[str, str]]:
        if device:
            return [("password", f"{folded(name)} {device}")]
        nearby = [("password", f"{folded(name)} {address}")]
        if account is not None and (account.id, address) in self._addresses:
            return nearby
        return [*nearby, ("name", folded(name))]
