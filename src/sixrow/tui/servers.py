"""Connecting to servers: identity, and opening, joining or finding tables."""

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from sixrow.tui.http_client import ServerClient, read_link, read_server
from sixrow.tui.new_game import Chosen, online_table
from sixrow.tui.online import OnlineLink
from sixrow.tui.settings import UserSettings
from sixrow.wire.lists import TableSummary


@dataclass(frozen=True, slots=True)
class Lobby:
    """The tables of a server that the user can open.

    Attributes:
        mine: the user's unfinished tables, first those where it is their turn.
        turns: those of `mine` where it is the user's turn.
        public: other tables that wait for players or can be watched.
    """

    mine: tuple[TableSummary, ...] = ()
    turns: tuple[str, ...] = ()
    public: tuple[TableSummary, ...] = ()


async def look_around(site: ServerClient) -> Lobby:
    """The lobby of a server.

    Raises:
        Refusal: the server does not respond, or is not a Sixrow server.
    """
    own, public = await site.mine(), await site.lobby()
    mine = tuple(table for table in own.tables if table.phase != "over")
    known = {table.table for table in mine}
    others = tuple(table for table in public.tables if table.table not in known)
    return Lobby(mine, own.turns, others)


class Visits:
    """Opens links to servers, with the identities from the settings."""

    def __init__(self, settings: UserSettings, keep: Callable[[], None]) -> None:
        """Create the visits of a user.

        Args:
            settings: with names, cookies and the last server.
            keep: saves the settings.
        """
        self._settings = settings
        self._keep = keep

    def site(self, server: str) -> ServerClient:
        """A client for the server at an address, with the saved identity.

        Raises:
            Refusal: no address is given, or it is not valid.
        """
        origin = read_server(server)
        return ServerClient(origin, self._settings.cookies.get(origin, ""))

    def remember(self, site: ServerClient) -> None:
        """Save this server as the last one used."""
        self._settings.server = site.origin
        self._keep()

    async def open(self, chosen: Chosen) -> OnlineLink:
        """Open a table with these choices.

        Raises:
            Refusal: the options are invalid, or the server does not respond.
        """
        wanted = online_table(chosen)
        site = await self._known(self.site(chosen.server), chosen.names)
        table, invite = await site.open_table(wanted)
        self.remember(site)
        return OnlineLink(site, table, invite)

    async def join(self, link: str) -> OnlineLink:
        """Take a seat by an invitation link.

        Raises:
            Refusal: there is no such table, or the server does not respond.
        """
        origin, invite = read_link(link)
        site = await self._known(self.site(origin))
        return OnlineLink(site, await site.join(invite), invite)

    async def enter(self, site: ServerClient, table: TableSummary, name: str = "") -> OnlineLink:
        """Open a table from the lobby: take a free seat, otherwise watch.

        Raises:
            Refusal: the table no longer exists, or the server does not respond.
        """
        await self._known(site, name)
        word = quote(table.table, safe="")
        mine = {each.table for each in (await site.mine()).tables}
        seated = table.table in mine or (table.has_room and await site.sit(word))
        return OnlineLink(site, word, await site.invitation(word) if seated else "")

    async def _known(self, site: ServerClient, name: str = "") -> ServerClient:
        await site.be_known(name or self._settings.name)
        self._settings.cookies[site.origin] = site.cookie
        self._keep()
        return site
