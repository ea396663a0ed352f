"""Endpoints: a request is decoded, validated and answered.

An endpoint is declared once. Its path and the types in its handler's signature define its input and
output; the routes and the OpenAPI description are both generated from them.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    ParamSpec,
    TypeAlias,
    TypeVar,
    TypeVarTuple,
    get_args,
    get_origin,
    get_type_hints,
)
from urllib.parse import parse_qsl

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope

from sixrow.match.terms import TABLE_ID
from sixrow.notation import decoding_refusal
from sixrow.rules import Refusal
from sixrow.server.people.identity import Caller, check_ban, new_session
from sixrow.server.people.limits import address_of
from sixrow.server.services import Services
from sixrow.server.web.compression import LEAST, PACKED, VARIES, packed, takes_packed
from sixrow.server.web.origins import check_forgery
from sixrow.server.web.socket_protocol import PERSON
from sixrow.store import Account
from sixrow.workers.fair_pool import Owner
from sixrow.workers.tasks import cancelled

_P = ParamSpec("_P")
_T = TypeVar("_T")
_A = TypeVarTuple("_A")

Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]
Access: TypeAlias = Literal["anyone", "person", "account", "admin"]

TableId: TypeAlias = Annotated[str, Meta(pattern=f"^{TABLE_ID.pattern}$", max_length=64)]
Invite: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Key: TypeAlias = Annotated[str, Meta(pattern="^[!-.0-~]{1,64}$", max_length=64)]
"""An id in a path."""

Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
"""Milliseconds UTC, or another integer that JavaScript can represent."""

ShortText: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""Text without control characters."""


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request body of an endpoint."""


class Query(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The query string of an endpoint."""


class Text(Struct, frozen=True):
    """A response that is not JSON of a declared type."""

    content: bytes
    media_type: str = "text/plain; charset=utf-8"
    file: str = ""


@dataclass(frozen=True)
class Encoded(Generic[_T]):
    """A response of a type, encoded as JSON before."""

    content: bytes


@dataclass
class Call:
    """A request, its sender and the services needed to answer it.

    Attributes:
        services: the parts of the server.
        scope: the ASGI scope of the request.
        receive: tells that the client has gone, once the body was read.
        visitor: the sender, if identified.
        now: when it arrived, in milliseconds UTC.
        headers: extra headers for the response.
    """

    services: Services
    scope: Scope
    receive: Receive
    visitor: Caller | None
    now: int
    headers: list[tuple[str, str]] = field(default_factory=list)

    @property
    def account(self) -> Account:
        """The sender's account.

        Raises:
            Refusal: the sender is not identified.
        """
        if self.visitor is None:
            raise Refusal("identity-needed")
        return self.visitor.account

    @cached_property
    def address(self) -> str:
        """The client's address, as the rate limits count it."""
        return address_of(self.scope)

    def take(self, reason: str, key: str | None = None) -> None:
        """Take a token from the bucket of the person, or of the address if not identified.

        Raises:
            Refusal: it is empty.
        """
        whose = self.address if self.visitor is None else self.visitor.account.id
        self.services.limits.take(reason, whose if key is None else key)

    async def run(self, function: Callable[_P, _T], *arguments: _P.args, **named: _P.kwargs) -> _T:
        """Run a blocking function, such as a database query, in a thread."""
        return await asyncio.to_thread(function, *arguments, **named)

    async def study(self, function: Callable[[*_A], _T], *arguments: *_A) -> _T:
        """Run an importable function that takes long in another process, in turn with others.

        Nothing is begun for a client that has gone.

        Raises:
            Refusal: too much waits at this address, or the client has gone.
        """
        owner = Owner(self.address, "" if self.visitor is None else self.visitor.account.id)
        work = asyncio.ensure_future(self.services.study.run(owner, function, *arguments))
        gone = asyncio.ensure_future(_gone(self.receive))
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refusal("too-slow")
            return work.result()
        finally:
            await cancelled(work, gone)

    def remember(self, account: Account, session: str = "") -> None:
        """Set the identity cookie, of a new session if none is given."""
        self.scope[PERSON] = account.id
        session = session or new_session()
        cookie = self.services.authenticator.cookie(account, session, self.scope)
        self.headers.append(("Set-Cookie", cookie))

    def forget(self) -> None:
        """Delete the identity cookie."""
        self.headers.append(("Set-Cookie", self.services.authenticator.forget(self.scope)))


Handler: TypeAlias = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """An HTTP endpoint.

    Attributes:
        method: the HTTP method.
        path: the path, with parameters in braces.
        handler: the function that answers: it takes the call, the path parameters, `query` and
            `body`; its docstring is the description.
        access: who may use it; a person is identified, an account also has a password, and an
            admin has the role and comes with a cookie, not with a token.
        status: the status of the response.
        refuses: the codes it may refuse with, besides those of every endpoint.
        limit: a rate limit bucket for every use.
        body_limit: the name of the setting for the maximum body size.
        despite_ban: whether a banned person may use it.
        reads: whether a token that may only read may use it; every GET is for reading.
        packs: whether its responses are long and without secrets, so that they may be compressed.
    """

    method: Method
    path: str
    handler: Handler
    access: Access = "anyone"
    status: int = 200
    refuses: tuple[str, ...] = ()
    limit: str = ""
    body_limit: Literal["body_limit", "record_limit"] = "body_limit"
    despite_ban: bool = False
    reads: bool = False
    packs: bool = False

    @cached_property
    def types(self) -> Mapping[str, Any]:
        """The types of the parameters and, under ``return``, of the response."""
        return get_type_hints(self.handler, include_extras=True)

    @property
    def body(self) -> Any:
        """The type of the body; None if there is none."""
        return self.types.get("body")

    @property
    def query(self) -> type[Query] | None:
        """The type of the query; None if there is none."""
        return self.types.get("query")

    @property
    def answer(self) -> Any:
        """The type of the response."""
        found = self.types["return"]
        return get_args(found)[0] if get_origin(found) is Encoded else found

    @property
    def parameters(self) -> Mapping[str, Any]:
        """The types of the path parameters."""
        names = inspect.signature(self.handler).parameters
        return {name: self.types[name] for name in names if name not in ("call", "query", "body")}

    @cached_property
    def decoder(self) -> msgspec.json.Decoder[Any]:
        """The decoder of the body."""
        return msgspec.json.Decoder(self.body)

    async def respond(self, services: Services, request: Request) -> Response:
        """Answer a request.

        Raises:
            Refusal: the request is refused; nothing has changed.
        """
        call = await self._call(services, request)
        arguments: dict[str, Any] = {
            name: _path_value(request.path_params[name], wanted)
            for name, wanted in self.parameters.items()
        }
        pairs = request.scope["query_string"]
        if self.query is not None:
            arguments["query"] = query_value(pairs, self.query)
        elif pairs:
            raise Refusal("unknown-field", field=pairs.decode("latin-1")[:80])
        if self.body is not None:
            arguments["body"] = await self._body_value(services, request)
        response = self._response(call, await self.handler(call, **arguments))
        return await _pack(request, response) if self.packs else response

    async def _call(self, services: Services, request: Request) -> Call:
        """Identify the sender and check that they may use the endpoint."""
        scope = request.scope
        visitor = await asyncio.to_thread(services.authenticator.identify, scope)
        by_token = visitor is not None and visitor.by == "token"
        if not by_token:
            check_forgery(scope, services.settings, services.authenticator.has_cookie(scope))
        call = Call(services, scope, request.receive, visitor, services.clock())
        if visitor is not None:
            scope[PERSON] = visitor.account.id
            call.take("person")
            if visitor.scope == "read" and self.method != "GET" and not self.reads:
                raise Refusal("token-reads-only")
            if not self.despite_ban:
                check_ban(visitor.account, call.now)
        if self.access != "anyone" and call.account.kind != "account" and self.access == "account":
            raise Refusal("accounts-only")
        if self.access == "admin" and (by_token or call.account.role != "admin"):
            raise Refusal("admins-only")
        if self.limit:
            call.take(self.limit)
        return call

    async def _body_value(self, services: Services, request: Request) -> Any:
        if not _is_json(request.headers.get("content-type", "")):
            raise Refusal("wrong-content-type", expected="application/json")
        most: int = getattr(services.settings, self.body_limit)
        try:
            async with asyncio.timeout(services.settings.request_timeout):
                content = await read_body(request, most)
        except TimeoutError as error:
            raise Refusal("too-slow") from error
        return decode(self.decoder, content)

    def _response(self, call: Call, answer: object) -> Response:
        if isinstance(answer, Text):
            response = Response(answer.content, self.status, media_type=answer.media_type)
            if answer.file:
                response.headers["Content-Disposition"] = f'attachment; filename="{answer.file}"'
        elif answer is None:
            response = Response(status_code=204)
        elif isinstance(answer, Encoded):
            response = Response(answer.content, self.status, media_type="application/json")
        else:
            content = msgspec.json.encode(answer)
            response = Response(content, self.status, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        for name, value in call.headers:
            response.headers.append(name, value)
        return response


async def _gone(receive: Receive) -> None:
    """Return when the client has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _pack(request: Request, response: Response) -> Response:
    """The same response, compressed if it is long and the client accepts gzip."""
    response.headers.update(VARIES)
    if takes_packed(request.headers) and len(response.body) >= LEAST:
        response.body = await asyncio.to_thread(packed, bytes(response.body))
        response.headers.update({**PACKED, "Content-Length": str(len(response.body))})
    return response


def decode(decoder: msgspec.json.Decoder[Any], content: bytes) -> Any:
    """Decode a body.

    Raises:
        Refusal: it is not UTF-8, not JSON, nested too deeply, or of the wrong type.
    """
    try:
        content.decode()
    except UnicodeDecodeError as error:
        raise Refusal("not-utf-8") from error
    try:
        return decoder.decode(content)
    except msgspec.ValidationError as error:
        raise decoding_refusal(error) from error
    except RecursionError as error:
        raise Refusal("too-deep") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("not-json") from error


async def read_body(request: Request, most: int) -> bytes:
    """Read the body of a request.

    Raises:
        Refusal: it is too large; no more than the limit was read.
    """
    told = request.headers.get("content-length", "")
    if told.isascii() and told.isdigit() and int(told) > most:
        raise Refusal("too-many-bytes", most=most)
    parts, length = [], 0
    try:
        async for part in request.stream():
            length += len(part)
            if length > most:
                raise Refusal("too-many-bytes", most=most)
            parts.append(part)
    except ClientDisconnect as error:
        raise Refusal("too-slow") from error
    return b"".join(parts)


def _is_json(content_type: str) -> bool:
    kind, _, parameters = content_type.lower().partition(";")
    charset = parameters.replace(" ", "").replace('"', "")
    return kind.strip() == "application/json" and charset in ("", "charset=utf-8")


def _path_value(text: str, wanted: Any) -> Any:
    try:
        return msgspec.convert(text, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("no-such-path") from error


_Wanted = TypeVar("_Wanted", bound=Query)


def query_value(query: bytes, wanted: type[_Wanted]) -> _Wanted:
    """Decode a query string.

    Raises:
        Refusal: it is not UTF-8, has a duplicate parameter, or is of the wrong type.
    """
    try:
        pairs = parse_qsl(
            query.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=20
        )
    except ValueError as error:
        raise Refusal("not-utf-8") from error
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise Refusal("twice", field=name[:80])
        found[name] = value
    try:
        return msgspec.convert(found, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise decoding_refusal(error) from error
