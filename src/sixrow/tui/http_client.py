"""The HTTP side of a server elsewhere: who one is there, invitations, tables, records."""

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
"""Seconds that a request may take."""

LARGEST = 16_000_000
"""Bytes; all answers of a server of ours have fewer."""

_JOIN = "join"
_TRIES = 4
"""How often a seat is tried that others want as well."""
Shape = TypeVar("Shape")


class _Stay(HTTPRedirectHandler):
    """Goes nowhere else: what one is known by here is nobody else's business."""

    def redirect_request(self, *_asked: Any) -> None:
        """No other request; the answer is an error."""


_OPENER = build_opener(_Stay)


def read_link(link: str) -> tuple[str, str]:
    """The server and the word of an invitation, such as ``https://host/join/word``.

    The word comes as addresses have it, with whatever is special in it quoted.

    Raises:
        Refusal: it is no such address.
    """
    parts = _split(link)
    path = [part for part in parts.path.split("/") if part] if parts else []
    if parts is None or len(path) < 2 or path[-2] != _JOIN or not parts.netloc:
        raise Refusal("not-an-invitation", text=link[:200])
    return read_server(f"{parts.scheme}://{parts.netloc}"), _quoted(unquote(path[-1]))


def read_server(address: str) -> str:
    """The origin of a server from what somebody has typed.

    Raises:
        Refusal: there is none, or it is no such address.
    """
    if not address.strip():
        raise Refusal("no-server-named")
    parts = _split(address)
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refusal("not-a-server", text=address[:200])
    return f"{parts.scheme}://{parts.netloc}"


def _split(address: str) -> SplitResult | None:
    """The parts of an address; None if it is none, or tells a password, which nobody needs."""
    try:
        parts = urlsplit(address.strip() if "://" in address else f"http://{address.strip()}")
        return parts if parts.port != 0 and "@" not in parts.netloc else None
    except ValueError:
        return None


def _quoted(word: str) -> str:
    return quote(word, safe="")


class ServerClient:
    """A server, and who one is there.

    Attributes:
        origin: its address.
        cookie: what it knows one by; empty for a stranger.
        shared_origin: the address at which others reach it, as far as it is known.
        reach_command: what would start it so that others reach it; empty if nobody has told.
    """

    def __init__(self, origin: str, cookie: str = "") -> None:
        self.origin = origin
        self.cookie = cookie
        self.shared_origin = origin
        self.reach_command = ""

    @property
    def here_only(self) -> bool:
        """Whether the address that is shared leads everybody to their own computer."""
        return leads_nowhere(self.shared_origin)

    @property
    def headers(self) -> dict[str, str]:
        """What every request says."""
        known = {"Cookie": self.cookie} if self.cookie else {}
        return {"Origin": self.origin, **known}

    async def be_known(self, name: str) -> None:
        """Be somebody at this server: who one was, or a new guest.

        Raises:
            Refusal: the server does not let anybody in, or does not answer.
        """
        if await self._me() is not None:
            return
        self.cookie = ""
        await self._fetch("POST", "/api/guests", NewGuest(name=name) if name else {})

    async def open_table(self, table: NewTable) -> tuple[str, str]:
        """Open a table: its id and its invitation."""
        answer = await self._ask(Invitation, "POST", "/api/tables", table)
        self._learn(answer.reach)
        return _quoted(answer.table.table), _quoted(answer.invite)

    async def lobby(self) -> TablePage:
        """The public tables that wait for players or can be watched."""
        return await self._ask(TablePage, "GET", "/api/tables")

    async def mine(self) -> OwnTables:
        """The tables where one has a seat; none for a stranger."""
        if await self._me() is None:
            return OwnTables((), (), "")
        return await self._ask(OwnTables, "GET", "/api/tables/mine")

    async def invitation(self, table: str) -> str:
        """The word of the invitation to a table at which one sits."""
        path = f"/api/tables/{table}/invitation"
        answer = await self._ask(Invitation, "GET", path)
        self._learn(answer.reach)
        return _quoted(answer.invite)

    def _learn(self, reach: Reach | None) -> None:
        """Note how others reach a server on this computer; no other has a say in that."""
        if reach is None or not leads_nowhere(self.origin):
            return
        self.reach_command = reach.command
        if reach.origins:
            self.shared_origin = read_server(reach.origins[0])

    async def sit(self, table: str) -> bool:
        """Take a free seat at a table that one can see; False if there is none."""
        for _ in range(_TRIES):
            view = await self._ask(View, "GET", f"/api/tables/{table}")
            free = [seat for seat, each in enumerate(view.seats) if each.chair.is_open]
            if view.phase != "lobby" or not free:
                return False
            asked = Sit(id=_id(), nonce=_nonce(), version=view.version, seat=free[0])
            try:
                await self._fetch("POST", f"/api/tables/{table}/commands", asked)
            except Refusal as refusal:
                if refusal.code != "stale-version":  # else somebody was faster
                    raise
            else:
                return True
        return False

    async def join(self, invite: str) -> str:
        """Take a free seat at the table of an invitation, unless one sits there; the table's id.

        Where no seat is free one watches.
        """
        found = await self._ask(TableSummary, "GET", f"/api/invitations/{invite}")
        me = await self._me()
        seated = me is not None and any(chair.person == me.id for chair in found.chairs)
        if not seated and any(chair.is_open for chair in found.chairs):
            asked = SeatRequest(id=_id(), nonce=_nonce())
            await self._fetch("POST", f"/api/invitations/{invite}", asked)
        return _quoted(found.table)

    async def record(self, table: str, game: int, invite: str) -> Record:
        """The record of a game with the proof of its dice."""
        path = f"/api/tables/{table}/games/{game}/text?invite={invite}"
        return read_record((await self._fetch("GET", path)).decode(errors="replace"))

    async def _me(self) -> Me | None:
        """Who one is there; None for a stranger."""
        return (await self._ask(Identity, "GET", "/api/me")).person if self.cookie else None

    async def _ask(self, shape: type[Shape], method: str, path: str, body: object = None) -> Shape:
        """The answer to a request, which has to be of a shape.

        Raises:
            Refusal: it was refused, nobody answers, or something else than a server of ours does.
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
    """All of an answer.

    Raises:
        HTTPException: some of it is missing, or it does not end.
    """
    text: bytes = answer.read(LARGEST)
    if answer.length or len(text) == LARGEST:
        raise IncompleteRead(text)
    return text


def _id() -> str:
    return secrets.token_hex(8)


def _nonce() -> str:
    return secrets.token_hex(16)


def _refused(body: bytes, origin: str) -> Refusal:
    try:
        return refusal_of(json.loads(body)["error"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return Refusal("no-server-there", text=origin)
