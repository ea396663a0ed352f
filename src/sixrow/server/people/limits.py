"""Limits: how often, as token buckets in bounded memory, and how many at once.

A bucket holds `burst` tokens and is refilled at `per_second`; every action takes one. A refusal
says when to try again.
"""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil, inf
from typing import Any

from sixrow.rules import Refusal

MOST_BUCKETS = 50_000
"""The maximum number of buckets; evicts the least recently used, by then (nearly) full again."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst size and a sustained rate per second."""

    burst: float
    per_second: float


MINUTE, HOUR = 60, 3_600
_ROUNDING = 1e-6

RATES: Mapping[str, Rate] = {
    "address": Rate(60, 40),  # requests per address
    "person": Rate(80, 20),  # requests per person
    "handshake": Rate(60, 2),  # sockets opened per address
    "frame": Rate(90, 30),  # frames per person at all tables; a link for every roll among them
    "frames": Rate(40, 60),  # the same per address; more are held back
    "wire": Rate(300, 60),  # WebSocket frames of any kind per person, pings too; more close it
    "fidget": Rate(40, 0.5),  # commands that decide nothing, per person and table
    "guest": Rate(20, 60 / HOUR),  # guests created per address
    "account": Rate(5, 10 / HOUR),  # accounts created per address
    "log-in": Rate(10, 20 / MINUTE),  # log-in attempts per address
    "password": Rate(5, 20 / HOUR),  # wrong passwords per name and address, or known browser
    "name": Rate(40, 60 / HOUR),  # wrong passwords per name, from addresses it was not used at
    "table": Rate(20, 120 / HOUR),  # tables opened per person
    "tables": Rate(15, 0.5),  # the same per address
    "import": Rate(20, 120 / HOUR),  # records imported per person
    "analysis": Rate(10, 60 / HOUR),  # analyses requested per person
    "analyses": Rate(20, 120 / HOUR),  # analyses requested per address
    "study": Rate(30, 2),  # hints, odds, records and replays per person or address
    "say": Rate(5, 0.5),  # chat lines per person
    "report": Rate(5, 20 / HOUR),  # chat lines reported per person
    "stored": Rate(8_000, 1_000 / HOUR),  # kilobytes of records stored per address
    "data": Rate(3, 6 / HOUR),  # exports of all data per person
    "invitation": Rate(30, 1),  # invitations looked up per person or address
}

MOST: Mapping[str, int] = {
    "connection": 256,  # TCP connections per address
    "socket": 128,  # WebSockets per address
    "paused": 64,  # refused requests per address that wait for their answer
    "bots": 16,  # tables with bots in memory per person
    "bots-address": 64,  # the same per address
}
"""How many there may be at once; the factor of the limits multiplies these as well."""


class Limits:
    """The buckets of one process, and who is inside."""

    def __init__(self, factor: float, clock: Callable[[], int], most: int = MOST_BUCKETS) -> None:
        """Create the buckets, all full.

        Args:
            factor: multiplies every rate; 0 disables limits.
            clock: milliseconds UTC.
            most: the maximum number of buckets.
        """
        self._factor, self._clock, self._most = factor, clock, most
        self._buckets: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        self._inside: Counter[tuple[str, str]] = Counter()

    def take(self, reason: str, key: str, amount: int = 1) -> None:
        """Take a token, or several.

        Args:
            reason: what is limited, one of `RATES`.
            key: the owner of the bucket: an address, a person, a name.
            amount: how many.

        Raises:
            Refusal: the bucket has too few; nothing was taken.
        """
        if not self._factor:
            return
        rate, now = RATES[reason], self._clock()
        burst, speed = rate.burst * self._factor, rate.per_second * self._factor / 1_000
        level, seen = self._buckets.pop((reason, key), (burst, now))
        level = min(burst, level + max(now - seen, 0) * speed)
        allowed = level > amount - _ROUNDING
        self._buckets[reason, key] = (level - amount * allowed, now)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not allowed:
            raise _too_many(reason, now, ceil((amount - level) / speed))

    def give_back(self, reason: str, key: str) -> None:
        """Put a token back that was taken for something that turned out to be harmless."""
        if (reason, key) in self._buckets:
            level, seen = self._buckets[reason, key]
            self._buckets[reason, key] = (level + 1, seen)

    def check(self, reason: str, key: str) -> None:
        """Refuse what `take` would refuse, and take nothing.

        Raises:
            Refusal: the bucket is empty.
        """
        if (reason, key) in self._buckets:
            level, seen = self._buckets[reason, key]
            speed = RATES[reason].per_second * self._factor / 1_000
            now = self._clock()
            level += max(now - seen, 0) * speed
            if level <= 1 - _ROUNDING:
                raise _too_many(reason, now, ceil((1 - level) / speed))

    def enter(self, reason: str, key: str) -> None:
        """Count one more that is inside, until `leave`.

        Raises:
            Refusal: `MOST` of them are inside; this one was not counted.
        """
        if self._inside[reason, key] >= self.most(reason):
            raise Refusal("too-many-sockets", most=int(self.most(reason)))
        self._inside[reason, key] += 1

    def leave(self, reason: str, key: str) -> None:
        """Count one less that is inside."""
        self._inside[reason, key] -= 1
        if not self._inside[reason, key]:
            del self._inside[reason, key]

    def inside(self, reason: str, key: str) -> int:
        """How many are inside."""
        return self._inside[reason, key]

    def most(self, reason: str) -> float:
        """How many there may be at once; infinity without limits."""
        return MOST[reason] * self._factor or inf

    def __len__(self) -> int:
        return len(self._buckets)


def _too_many(reason: str, now: int, wait: int) -> Refusal:
    """The refusal that says how long to wait: in minutes, and in seconds for less than two."""
    seconds = ceil(wait / 1_000)
    minutes = ceil(seconds / MINUTE) if seconds >= 2 * MINUTE else 0
    return Refusal("too-many", reason=reason, until=now + wait, seconds=seconds, minutes=minutes)


def address_of(scope: Mapping[str, Any]) -> str:
    """The bucket of the client of an ASGI scope."""
    client = scope.get("client")
    return address_key(client[0] if client else None)


def address_key(host: str | None) -> str:
    """The bucket of an address; an IPv6 client controls a whole network of addresses."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
