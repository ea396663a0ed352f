"""An HTTP client for a server: identity, invitations, tables and records."""

import asyncio
import json
import secrets
from http.client import HTTPException, IncompleteRead
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import SplitResult, quote, unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from sixrow.match import Sit
from sixrow.notation import Record, read_record
from sixrow.rules import Refusal
from sixrow.tui.refusals import refusal_of
from sixrow.wire.frames import View
from sixrow.wire.lists import (
    Identity,
    Invitation,
    Me,
    NewGuest,
    NewTable,
    OwnTables,
    SeatRequest,
    TablePage,
    TableSummary,
)
from sixrow.wire.reach import Reach, leads_nowhere

PATIENCE = 20.0
"""The timeout of a request in seconds."""

LARGEST = 16_000_000
"""The largest response that is read, in bytes; larger than any valid response."""

_JOIN = "join"
_TRIES = 4
"""How often to try for a seat that others also want."""
Shape = TypeVar("Shape")


class _Stay(HTTPRedirectHandler):
    """Refuses redirects, so that the cookie is never sent to another server."""

    def redirect_request(self, *_asked: Any) -> None:
        """Refuse to follow a redirect; the response counts as an error."""


_OPENER = build_opener(_Stay)


def read_link(link: str) -> tuple[str, str]:
    """The origin and the invitation code of a link such as ``https://host/join/word``.

    The code is returned URL-quoted.

    Raises:
        Refusal: it is not a valid invitation link.
    """
    parts = _split(link)
    path = [part for part in parts.path.split("/") if part] if parts else []
    if parts is None or len(path) < 2 or path[-2] != _JOIN or not parts.netloc:
        raise Refusal("not-an-invitation", text=link[:200])
    return read_server(f"{parts.scheme}://{parts.netloc}"), _quoted(unquote(path[-1]))


def read_server(address: str) -> str:
    """The origin of a server from user input.

    Raises:
        Refusal: no address is given, or it is not valid.
    """
    if not address.strip():
        raise Refusal("no-server-named")
    parts = _split(address)
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refusal("not-a-server", text=address[:200])
    return f"{parts.scheme}://{parts.netloc}"


def _split(address: str) -> SplitResult | None:
    """The parts of a URL; None if it is invalid or contains credentials."""
    try:
        parts = urlsplit(address.strip() if "://" in address else f"http://{address.strip()}")
        return parts if parts.port != 0 and "@" not in parts.netloc else None
    except ValueError:
        return None


def _quoted(word: str) -> str:
    return quote(word, safe="")


class ServerClient:
    """A server, and the user's identity there.

    Attributes:
        origin: its address.
        cookie: the identity cookie; empty if there is none yet.
        shared_origin: the address at which other machines reach it, if known.
        reach_command: the command that makes it reachable from the network; empty if unknown.
    """

    def __init__(self, origin: str, cookie: str = "") -> None:
        self.origin = origin
        self.cookie = cookie
        self.shared_origin = origin
        self.reach_command = ""

    @property
    def here_only(self) -> bool:
        """Whether the shared address is a loopback address, which others cannot use."""
        return leads_nowhere(self.shared_origin)

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request."""
        known = {"Cookie": self.cookie} if self.cookie else {}
        return {"Origin": self.origin, **known}

    async def be_known(self, name: str) -> None:
        """Use the existing identity, or become a guest with this name.

        Raises:
            Refusal: the server refuses, or does not respond.
        """
        if await self._me() is not None:
            return
        self.cookie = ""
        await self._fetch("POST", "/api/guests", NewGuest(name=name) if name else {})

    async def open_table(self, table: NewTable) -> tuple[str, str]:
        """Open a table; returns its id and its invitation code."""
        answer = await self._ask(Invitation, "POST", "/api/tables", table)
        self.learn_reach(answer.reach)
        return _quoted(answer.table.table), _quoted(answer.invite)

    async def lobby(self) -> TablePage:
        """The public tables that wait for players or can be watched."""
        return await self._ask(TablePage, "GET", "/api/tables")

    async def mine(self) -> OwnTables:
        """The user's tables; none without an identity."""
        if await self._me() is None:
            return OwnTables((), (), "")
        return await self._ask(OwnTables, "GET", "/api/tables/mine")

    async def invitation(self, table: str) -> str:
        """The invitation code of a table where the user sits."""
        path = f"/api/tables/{table}/invitation"
        answer = await self._ask(Invitation, "GET", path)
        self.learn_reach(answer.reach)
        return _quoted(answer.invite)

    def learn_reach(self, reach: Reach | None) -> None:
        """Store how others reach the server; ignored unless it runs on this machine."""
        if reach is None or not leads_nowhere(self.origin):
            return
        self.reach_command = reach.command
        if reach.origins:
            self.shared_origin = read_server(reach.origins[0])

    async def sit(self, table: str) -> bool:
        """Take a free seat at a visible table; False if there is none."""
        for _ in range(_TRIES):
            view = await self._ask(View, "GET", f"/api/tables/{table}")
            free = [seat for seat, each in enumerate(view.seats) if each.chair.is_open]
            if view.phase != "lobby" or not free:
                return False
            asked = Sit(id=_id(), version=view.version, seat=free[0])
            try:
                await self._fetch("POST", f"/api/tables/{table}/commands", asked)
            except Refusal as refusal:
                if refusal.code != "stale-version":  # otherwise another player was faster
                    raise
            else:
                return True
        return False

    async def join(self, invite: str) -> str:
        """Take a free seat by invitation, unless already seated; returns the table's id.

        Without a free seat, the user becomes a spectator.
        """
        found = await self._ask(TableSummary, "GET", f"/api/invitations/{invite}")
        me = await self._me()
        seated = me is not None and any(chair.person == me.id for chair in found.chairs)
        if not seated and any(chair.is_open for chair in found.chairs):
            asked = SeatRequest(id=_id())
            await self._fetch("POST", f"/api/invitations/{invite}", asked)
        return _quoted(found.table)

    async def record(self, table: str, game: int, invite: str) -> Record:
        """The record of a game, with the proof of its dice."""
        path = f"/api/tables/{table}/games/{game}/text?invite={invite}"
        return read_record((await self._fetch("GET", path)).decode(errors="replace"))

    async def _me(self) -> Me | None:
        """The user's identity; None if there is none yet."""
        return (await self._ask(Identity, "GET", "/api/me")).person if self.cookie else None

    async def _ask(self, shape: type[Shape], method: str, path: str, body: object = None) -> Shape:
        """Send a request and decode the response as `shape`.

        Raises:
            Refusal: the request was refused, the server does not respond, or the response does not
                come from a Sixrow server.
        """
        answer = await self._fetch(method, path, body)
        try:
            return msgspec.json.decode(answer, type=shape)
        except (msgspec.MsgspecError, ValueError) as error:
            raise Refusal("no-server-there", text=self.origin) from error

    async def _fetch(self, method: str, path: str, body: object = None) -> bytes:
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.origin + path, data, headers, method=method)
        try:
            return self._answer(request)
        except Refusal:
            raise
        except (OSError, ValueError, HTTPException, CookieError) as error:
            raise Refusal("no-connection", text=self.origin) from error

    def _answer(self, request: Request) -> bytes:
        try:
            with _OPENER.open(request, timeout=PATIENCE) as answer:
                text = _whole(answer)
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                return text
        except HTTPError as error:
            with error:
                raise _refused(_whole(error), self.origin) from error

    def _remember(self, given: list[str]) -> None:
        for each in given:
            for name, morsel in SimpleCookie(each).items():
                self.cookie = f"{name}={morsel.value}"


def _whole(answer: Any) -> bytes:
    """The complete body of a response.

    Raises:
        HTTPException: the body is incomplete or too large.
    """
    text: bytes = answer.read(LARGEST)
    if answer.length or len(text) == LARGEST:
        raise IncompleteRead(text)
    return text


def _id() -> str:
    return secrets.token_hex(8)


def _refused(body: bytes, origin: str) -> Refusal:
    try:
        return refusal_of(json.loads(body)["error"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return Refusal("no-server-there", text=origin)
