"""Going to servers: who one is there, tables opened, joined, or found in the lobby."""

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
    """The tables of a server that one can go to.

    Attributes:
        mine: those where one sits and that are not over, first where it is one's turn.
        turns: those of them where it is one's turn.
        public: the others that wait for players or can be watched.
    """

    mine: tuple[TableSummary, ...] = ()
    turns: tuple[str, ...] = ()
    public: tuple[TableSummary, ...] = ()


async def look_around(site: ServerClient) -> Lobby:
    """The lobby of a server.

    Raises:
        Refusal: nobody answers, or something else does.
    """
    own, public = await site.mine(), await site.lobby()
    mine = tuple(table for table in own.tables if table.phase != "over")
    known = {table.table for table in mine}
    others = tuple(table for table in public.tables if table.table not in known)
    return Lobby(mine, own.turns, others)


class Visits:
    """Somebody who goes to servers; what they are known by there is in the settings."""

    def __init__(self, settings: UserSettings, keep: Callable[[], None]) -> None:
        """Know who goes.

        Args:
            settings: with names, cookies and the server that was used last.
            keep: keeps the settings.
        """
        self._settings = settings
        self._keep = keep

    def site(self, server: str) -> ServerClient:
        """A server by its address, and what one is known by there.

        Raises:
            Refusal: there is no address, or it is none.
        """
        origin = read_server(server)
        return ServerClient(origin, self._settings.cookies.get(origin, ""))

    def remember(self, site: ServerClient) -> None:
        """Offer this server the next time."""
        self._settings.server = site.origin
        self._keep()

    async def open(self, chosen: Chosen) -> OnlineLink:
        """Open the table that was chosen.

        Raises:
            Refusal: it cannot be played like this, or nobody answers.
        """
        wanted = online_table(chosen)
        site = await self._known(self.site(chosen.server), chosen.names)
        table, invite = await site.open_table(wanted)
        self.remember(site)
        return OnlineLink(site, table, invite)

    async def join(self, link: str) -> OnlineLink:
        """Take a seat by an invitation.

        Raises:
            Refusal: there is no such table, or nobody answers.
        """
        origin, invite = read_link(link)
        site = await self._known(self.site(origin))
        return OnlineLink(site, await site.join(invite), invite)

    async def enter(self, site: ServerClient, table: TableSummary, name: str = "") -> OnlineLink:
        """Go to a table of the lobby: sit down if there is room, otherwise watch.

        Raises:
            Refusal: it is gone, or nobody answers.
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
