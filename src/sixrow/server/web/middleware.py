"""The outermost middleware: checks every request first and completes every response last.

It checks header sizes, the host name and the address's rate limit; every response gets security
headers, a request id, a log line and a metric. Errors from the application become typed error
responses.
"""

import asyncio
import secrets
import time
from contextlib import suppress

import structlog
from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixrow.rules import Refusal
from sixrow.server.logs import log
from sixrow.server.people.limits import address_of
from sixrow.server.services import Services
from sixrow.server.web.errors import body_of, status_of
from sixrow.server.web.http_protocol import BoundedHttpProtocol
from sixrow.server.web.origins import headers_for, host_allowed
from sixrow.server.web.socket_protocol import PERSON

MOST_HEADERS = 64
LARGEST_HEADERS = 16_384
LONGEST_PATH = 2_048

FLOODS = frozenset({"address", "handshake"})
"""The buckets of an address of which a refusal waits, and closes the connection."""


class RequestMiddleware:
    """The outermost ASGI middleware."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app, self._services = app, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._handshake(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0
        number = secrets.token_hex(8)

        async def dress(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = number
                for name, value in headers_for(scope, self._services.settings).items():
                    headers.setdefault(name, value)
            await send(message)

        with structlog.contextvars.bound_contextvars(request=number):
            try:
                check_request(scope, self._services)
                await self._app(scope, receive, dress)
            except Refusal as refusal:
                await self._pause(refusal, address_of(scope))
                await refused(refusal, self._services)(scope, receive, dress)
            except Exception:  # noqa: BLE001 - each request is answered, whatever happens
                log.exception("fault")
                if not status:
                    await refused(Refusal("internal", text=number), self._services)(
                        scope, receive, dress
                    )
            self._note(scope, status, time.perf_counter() - began)

    async def _pause(self, refusal: Refusal, address: str) -> None:
        """Let a flood wait for its answer; without a pause if too many of an address wait."""
        if refusal.details.get("reason") not in FLOODS:
            return
        limits = self._services.limits
        with suppress(Refusal):
            limits.enter("paused", address)
            try:
                await asyncio.sleep(BoundedHttpProtocol.pause)
            finally:
                limits.leave("paused", address)

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a refused WebSocket handshake with an HTTP response if the server supports it."""
        limits, address = self._services.limits, address_of(scope)
        try:
            check_request(scope, self._services)
            limits.take("handshake", address)
            limits.enter("socket", address)
        except Refusal as refusal:
            await receive()
            await self._pause(refusal, address)
            response = refused(refusal, self._services)
            if "websocket.http.response" in scope.get("extensions", {}):
                await response(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            limits.leave("socket", address)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        path = scope.get("sixrow.pattern", "")
        self._services.metrics.answered(_method(scope), path, status, seconds)
        log.info(
            "request",
            method=_method(scope),
            path=path or _place(scope["path"]),
            status=status,
            milliseconds=round(seconds * 1_000, 1),
            address=address_of(scope),
            **({"person": scope[PERSON]} if PERSON in scope else {}),
        )


def check_request(scope: Scope, services: Services) -> None:
    """Refuse a request that is too large, for another host, or over the rate limit.

    Raises:
        Refusal: with the reason.
    """
    headers = scope["headers"]
    size = sum(len(name) + len(value) for name, value in headers)
    path = len(scope.get("raw_path") or b"") + len(scope["query_string"])
    if len(headers) > MOST_HEADERS or size > LARGEST_HEADERS or path > LONGEST_PATH:
        raise Refusal("headers-too-large", most=LARGEST_HEADERS)
    services.limits.take("address", address_of(scope))
    client = scope.get("client")
    if scope["path"].startswith("/api/"):  # the pages are shown: they say why
        services.admission.check_address(client[0] if client else None, services.clock())
    if not host_allowed(scope, services.settings):
        raise Refusal("wrong-host")


def refused(refusal: Refusal, services: Services) -> Response:
    """The response to a refused request."""
    services.metrics.refused(refusal.code)
    if refusal.code == "database-unavailable":  # clients are not told why
        log.warning(refusal.code, text=refusal.details.get("text", ""))
    response = Response(body_of(refusal), status_of(refusal), media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    until = refusal.details.get("until")
    if response.status_code == 429 and isinstance(until, int):
        response.headers["Retry-After"] = str(max(1, -(-(until - services.clock()) // 1_000)))
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if refusal.details.get("reason") in FLOODS or refusal.code in ("too-many-bytes", "too-slow"):
        response.headers["Connection"] = "close"
    return response


_PLACES = frozenset({"api", "assets", "health", "join", "metrics", "table"})


def _place(path: str) -> str:
    """The beginning of a path that was not looked at; the rest may contain an invitation."""
    first = path.split("/", 2)[1:2]
    return f"/{first[0]}/…" if first and first[0] in _PLACES else "/…"


def _method(scope: Scope) -> str:
    known = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
    return scope["method"] if scope["method"] in known else "other"
