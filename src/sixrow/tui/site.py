"""The HTTP side of a server elsewhere: who one is there, invitations, tables, records."""

import asyncio
import json
import secrets
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from sixrow.notation import Json, Record, read_record
from sixrow.rules import Refusal
from sixrow.tui.refusing import refusal_of

PATIENCE = 20.0
"""Seconds that a request may take."""

_JOIN = "join"


def read_link(link: str) -> tuple[str, str]:
    """The server and the word of an invitation, such as ``https://host/join/word``.

    Raises:
        Refusal: it is no such address.
    """
    parts = urlsplit(link.strip() if "://" in link else f"http://{link.strip()}")
    path = [part for part in parts.path.split("/") if part]
    if len(path) < 2 or path[-2] != _JOIN or not parts.netloc:
        raise Refusal("not-an-invitation", text=link[:200])
    return read_server(f"{parts.scheme}://{parts.netloc}"), path[-1]


def read_server(address: str) -> str:
    """The origin of a server from what somebody has typed.

    Raises:
        Refusal: it is no such address.
    """
    parts = urlsplit(address.strip() if "://" in address else f"http://{address.strip()}")
    try:
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        raise Refusal("not-a-server", text=address[:200])
    return f"{parts.scheme}://{parts.netloc}"


class Site:
    """A server, and who one is there.

    Attributes:
        origin: its address.
        cookie: what it knows one by; empty for a stranger.
    """

    def __init__(self, origin: str, cookie: str = "") -> None:
        self.origin = origin
        self.cookie = cookie

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
        if self.cookie and (await self.ask("GET", "/api/me"))["person"] is not None:
            return
        self.cookie = ""
        await self.ask("POST", "/api/guests", {"name": name} if name else {})

    async def open_table(self, terms: dict[str, Json], chairs: list[Json]) -> tuple[str, str]:
        """Open a table: its id and its invitation."""
        answer = await self.ask("POST", "/api/tables", {"terms": terms, "chairs": chairs})
        return answer["table"]["table"], answer["invite"]

    async def join(self, invite: str) -> str:
        """Take a free seat at the table of an invitation, unless one sits there; the table's id.

        Where no seat is free one watches.
        """
        found = await self.ask("GET", f"/api/invitations/{invite}")
        me = (await self.ask("GET", "/api/me"))["person"]["id"]
        chairs = found["chairs"]
        seated = any(chair.get("person") == me for chair in chairs)
        free = any(not chair.get("person") and not chair.get("level") for chair in chairs)
        if not seated and free:
            asked = {"id": secrets.token_hex(8), "nonce": secrets.token_hex(16)}
            await self.ask("POST", f"/api/invitations/{invite}", asked)
        return str(found["table"])

    async def record(self, table: str, game: int, invite: str) -> Record:
        """The record of a game with the proof of its dice."""
        path = f"/api/tables/{table}/games/{game}/text?invite={invite}"
        return read_record(await self._fetch("GET", path))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request.

        Raises:
            Refusal: it was refused, or nobody answers.
        """
        text = await self._fetch(method, path, body)
        try:
            return json.loads(text)
        except ValueError as error:
            raise Refusal("no-server-there", text=self.origin) from error

    async def _fetch(self, method: str, path: str, body: Any = None) -> str:
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Any) -> str:
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(self.origin + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                text: bytes = answer.read()
                return text.decode()
        except HTTPError as error:
            raise _refused(error.read(), self.origin) from error
        except (URLError, OSError, ValueError) as error:
            raise Refusal("no-connection", text=self.origin) from error

    def _remember(self, given: list[str]) -> None:
        for each in given:
            for name, morsel in SimpleCookie(each).items():
                self.cookie = f"{name}={morsel.value}"


def _refused(body: bytes, origin: str) -> Refusal:
    try:
        return refusal_of(json.loads(body)["error"])
    except (ValueError, KeyError, TypeError):
        return Refusal("no-server-there", text=origin)
