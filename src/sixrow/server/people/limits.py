"""How often somebody may do something: token buckets, in bounded memory.

A bucket holds `burst` tokens and gets `per_second` new ones; everything takes one. Who finds it
empty is told until when.
"""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil

from sixrow.rules import Refusal

MOST_BUCKETS = 50_000
"""How many are kept; those not used for longest go first, and are full again by then, or nearly."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


MINUTE, HOUR = 60, 3_600
_ROUNDING = 1e-6

RATES: Mapping[str, Rate] = {
    "address": Rate(120, 40),  # requests of an address
    "person": Rate(80, 20),  # requests of a person
    "handshake": Rate(60, 2),  # sockets that an address opens
    "frame": Rate(60, 20),  # frames of a person at all tables
    "guest": Rate(20, 60 / HOUR),  # guests made at an address
    "account": Rate(5, 10 / HOUR),  # accounts made at an address
    "log-in": Rate(10, 20 / MINUTE),  # passwords tried from an address
    "password": Rate(5, 5 / MINUTE),  # passwords tried for one name
    "table": Rate(20, 120 / HOUR),  # tables opened by a person
    "import": Rate(20, 120 / HOUR),  # records imported by a person
    "analysis": Rate(10, 60 / HOUR),  # analyses asked for by a person
    "study": Rate(30, 2),  # hints and odds for a person
    "invitation": Rate(30, 1),  # invitations looked up by a person or an address
}


class Limits:
    """The buckets of one process."""

    def __init__(self, factor: float, clock: Callable[[], int], most: int = MOST_BUCKETS) -> None:
        """Make the buckets, all full.

        Args:
            factor: how generous: every rate is multiplied by it; 0 is without limits.
            clock: milliseconds UTC.
            most: how many buckets are kept.
        """
        self._factor, self._clock, self._most = factor, clock, most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def take(self, reason: str, key: str) -> None:
        """Take a token.

        Args:
            reason: what is limited, one of `RATES`.
            key: whose bucket it is: an address, a person, a name.

        Raises:
            Refusal: there is none left; nothing was taken.
        """
        if not self._factor:
            return
        rate, now = RATES[reason], self._clock()
        burst, speed = rate.burst * self._factor, rate.per_second * self._factor / 1_000
        level, seen = self._buckets.pop((reason, key), (burst, now))
        level = min(burst, level + max(now - seen, 0) * speed)
        allowed = level > 1 - _ROUNDING
        self._buckets[reason, key] = (level - allowed, now)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too-many", reason=reason, until=now + ceil((1 - level) / speed))

    def __len__(self) -> int:
        """How many buckets there are."""
        return len(self._buckets)


def address_key(host: str | None) -> str:
    """Whose bucket an address belongs to: with IPv6 everybody has a whole network of them."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
