"""Who and what the host lets in: bans of addresses, and switches for what people can do."""

import ipaddress
import secrets
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from sqlalchemy import delete, insert, select

from sixrow.rules import Refusal
from sixrow.store.database import Database, checked
from sixrow.store.schema import ADDRESS_BANS, SWITCHES

Feature: TypeAlias = Literal["guests", "chat", "imports", "analyses"]
FEATURES: tuple[Feature, ...] = get_args(Feature)
"""What can be switched off: new guests, talking, importing records, analyses with hints."""


class AddressBan(Struct, frozen=True, kw_only=True):
    """A ban of all addresses of a network, which may be a single one.

    Attributes:
        network: such as ``192.0.2.7/32`` or ``2001:db8::/64``.
        until: when it ends.
    """

    id: str
    network: str
    until: int
    reason: str


class AdmissionRules:
    """The stored bans of addresses, and what is switched off."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def ban(self, network: str, until: int, reason: str) -> AddressBan:
        """Ban a network; replaces a ban of the same one.

        Raises:
            Refusal: it is not an address or a network.
        """
        ban = AddressBan(
            id=secrets.token_hex(8),
            network=network_of(network),
            until=until,
            reason=checked(reason),
        )
        same = delete(ADDRESS_BANS).where(ADDRESS_BANS.c.network == ban.network)
        row = {name: getattr(ban, name) for name in ban.__struct_fields__}
        with self._database.write() as connection:
            connection.execute(same)
            connection.execute(insert(ADDRESS_BANS), row)
        return ban

    def unban(self, ban: str) -> AddressBan:
        """Lift a ban, by its id or its network; return it.

        Raises:
            Refusal: there is no such ban.
        """
        same = (ADDRESS_BANS.c.id == ban) | (ADDRESS_BANS.c.network == _network_or_none(ban))
        gone = delete(ADDRESS_BANS).where(same).returning(*ADDRESS_BANS.c)
        with self._database.write() as connection:
            row = connection.execute(gone).first()
        if row is None:
            raise Refusal("no-such-ban")
        return AddressBan(**row._mapping)

    def bans(self, now: int) -> tuple[AddressBan, ...]:
        """The bans that have not ended, by network."""
        query = select(ADDRESS_BANS).where(ADDRESS_BANS.c.until > now)
        with self._database.read() as connection:
            rows = connection.execute(query.order_by(ADDRESS_BANS.c.network))
            return tuple(AddressBan(**row._mapping) for row in rows)

    def switch(self, feature: Feature, *, on: bool) -> None:
        """Switch a feature on or off."""
        with self._database.write() as connection:
            connection.execute(delete(SWITCHES).where(SWITCHES.c.feature == feature))
            if not on:
                connection.execute(insert(SWITCHES), {"feature": feature})

    def off(self) -> frozenset[str]:
        """The features that are switched off."""
        with self._database.read() as connection:
            return frozenset(connection.scalars(select(SWITCHES.c.feature)))


def network_of(text: str) -> str:
    """A network in its usual notation; the bits behind its prefix do not matter.

    Raises:
        Refusal: it is neither an address nor a network.
    """
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError as error:
        raise Refusal("not-an-address", text=text[:80]) from error


def _network_or_none(text: str) -> str | None:
    try:
        return network_of(text)
    except Refusal:
        return None
