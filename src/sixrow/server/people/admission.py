"""Who and what is let in right now, in memory: asked at every request."""

import ipaddress
from collections.abc import Collection

from sixrow.rules import Refusal
from sixrow.store import AddressBan
from sixrow.store.admission import Feature


class Admission:
    """The bans of addresses and the switches, as the database last had them.

    Attributes:
        off: what is switched off.
    """

    def __init__(self) -> None:
        self.off: frozenset[str] = frozenset()
        self._bans: dict[tuple[int, int, int], AddressBan] = {}
        self._prefixes: set[tuple[int, int]] = set()

    def load(self, bans: Collection[AddressBan], off: frozenset[str]) -> None:
        """Replace everything."""
        found: dict[tuple[int, int, int], AddressBan] = {}
        for ban in bans:
            network = ipaddress.ip_network(ban.network)
            bits = network.max_prefixlen - network.prefixlen
            found[network.version, bits, int(network.network_address) >> bits] = ban
        self._bans, self._prefixes = found, {(version, bits) for version, bits, _ in found}
        self.off = off

    def check_address(self, host: str | None, now: int) -> None:
        """Refuse a banned address.

        Raises:
            Refusal: it is banned; has the end of the ban and the reason.
        """
        if not self._bans:
            return
        try:
            address = ipaddress.ip_address(host or "")
        except ValueError:
            return
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        for version, bits in self._prefixes:
            if version == address.version:
                ban = self._bans.get((version, bits, int(address) >> bits))
                if ban is not None and ban.until > now:
                    raise Refusal("banned", until=ban.until, reason=ban.reason)

    def check_on(self, feature: Feature) -> None:
        """Refuse what is switched off.

        Raises:
            Refusal: it is.
        """
        if feature in self.off:
            raise Refusal("switched-off", feature=feature)
