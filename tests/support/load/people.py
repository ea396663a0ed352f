"""Guests of a server and the tables they open, over HTTP."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Self

import httpx2

TRIES = 600
"""How often a request is made again while nobody answers."""

OPEN = {"is": "open"}
ME = {"is": "me"}


def bot(level: str) -> dict[str, str]:
    """A chair for a bot."""
    return {"is": "bot", "level": level}


def new_id() -> str:
    """An id for a command."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Guest:
    """Somebody whom the server knows by a cookie."""

    id: str
    name: str
    cookie: str

    def headers(self, origin: str) -> dict[str, str]:
        """What shows who sends something, as a browser on the server's own page would."""
        return {"Cookie": self.cookie, "Origin": origin}


@dataclass(frozen=True)
class Opened:
    """A table that was opened, and its invitation."""

    table: str
    invite: str


class Unwelcome(RuntimeError):
    """The server refuses what a well-behaved client asks."""


class Site:
    """A server by its address, which may change from one request to the next."""

    def __init__(self, origin: Callable[[], str], source: str = "") -> None:
        """Name a server.

        Args:
            origin: gives the address of one that may be up.
            source: the address that requests come from; any by default.
        """
        self.origin = origin
        way = httpx2.AsyncHTTPTransport(local_address=source or None)
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=()))  # each guest has the own one
        self._http = httpx2.AsyncClient(
            timeout=30, trust_env=False, cookies=forgetful, transport=way
        )

    async def guest(self, name: str) -> Guest:
        """Become a guest."""
        answer = await self._post("/api/guests", {"name": name}, None)
        person = answer.json()["person"]
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return Guest(person["id"], person["name"], cookie)

    async def open(
        self,
        by: Guest,
        terms: dict[str, Any],
        chairs: Sequence[dict[str, str]],
        *,
        public: bool = False,
    ) -> Opened:
        """Open a table."""
        body = {"terms": terms, "chairs": list(chairs), "public": public}
        answer = (await self._post("/api/tables", body, by)).json()
        return Opened(answer["table"]["table"], answer["invite"])

    async def join(self, who: Guest, invite: str, seat: int) -> None:
        """Take a seat; asking again while nobody answers is harmless."""
        body = {"id": new_id(), "seat": seat}
        await self._post(f"/api/invitations/{invite}", body, who)

    async def _post(self, path: str, body: object, by: Guest | None) -> httpx2.Response:
        for _ in range(TRIES):
            origin = self.origin()
            headers = by.headers(origin) if by else {"Origin": origin}
            try:
                answer = await self._http.post(origin + path, json=body, headers=headers)
            except httpx2.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.is_success:
                return answer
            raise Unwelcome(f"{path}: {answer.status_code} {answer.text[:300]}")
        raise Unwelcome(f"{path}: nobody answers")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()
