"""An endpoint, and a request on its way to it: decoded and checked, then answered.

An endpoint is declared once. Its path and the types in the signature of its function say what may
come in and what goes out; the routes and the OpenAPI description are both made from that.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, ParamSpec, TypeAlias, TypeVar, get_type_hints
from urllib.parse import parse_qsl

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from sixrow.match.terms import TABLE_ID
from sixrow.notation import decoding_refusal
from sixrow.rules import Refusal
from sixrow.server.people.identity import Visitor, check_ban
from sixrow.server.people.limits import address_key
from sixrow.server.services import Services
from sixrow.server.web.compression import LEAST, PACKED, VARIES, packed, takes_packed
from sixrow.server.web.origins import check_forgery
from sixrow.store import Account

_P = ParamSpec("_P")
_T = TypeVar("_T")

Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]
Access: TypeAlias = Literal["anyone", "person", "account"]

TableId: TypeAlias = Annotated[str, Meta(pattern=f"^{TABLE_ID.pattern}$", max_length=64)]
Invite: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Key: TypeAlias = Annotated[str, Meta(pattern="^[!-.0-~]{1,64}$", max_length=64)]
"""An id in a path."""

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
"""Milliseconds UTC, or another number that JavaScript can hold."""

Line: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""Words without control signs."""


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent to an endpoint."""


class Query(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands behind the question mark."""


class Text(Struct, frozen=True):
    """An answer that is not JSON of a type of its own."""

    content: bytes
    media_type: str = "text/plain; charset=utf-8"
    file: str = ""


@dataclass
class Call:
    """A request, with whom it comes from and what answering it needs.

    Attributes:
        services: the parts of the server.
        scope: what the request says of itself.
        visitor: who sends it, if they say.
        now: the moment it came, in milliseconds UTC.
        headers: more headers for the answer.
    """

    services: Services
    scope: Scope
    visitor: Visitor | None
    now: int
    headers: list[tuple[str, str]] = field(default_factory=list)

    @property
    def account(self) -> Account:
        """Who sends it.

        Raises:
            Refusal: they do not say.
        """
        if self.visitor is None:
            raise Refusal("identity-needed")
        return self.visitor.account

    @cached_property
    def address(self) -> str:
        """Where it comes from, as limits count it."""
        client = self.scope.get("client")
        return address_key(client[0] if client else None)

    def take(self, reason: str, key: str | None = None) -> None:
        """Take a token from a bucket: that of the person, or of the address if nobody is known.

        Raises:
            Refusal: it is empty.
        """
        whose = self.address if self.visitor is None else self.visitor.account.id
        self.services.limits.take(reason, whose if key is None else key)

    async def run(self, function: Callable[_P, _T], *arguments: _P.args, **named: _P.kwargs) -> _T:
        """Call something slow in a thread: the database is."""
        return await asyncio.to_thread(function, *arguments, **named)

    def remember(self, account: Account) -> None:
        """Make the browser remember who somebody is."""
        cookie = self.services.identity.cookie(account, self.scope)
        self.headers.append(("Set-Cookie", cookie))

    def forget(self) -> None:
        """Make the browser forget it."""
        self.headers.append(("Set-Cookie", self.services.identity.forget(self.scope)))


Handler: TypeAlias = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A way in.

    Attributes:
        method: the HTTP method.
        path: the path, with parameters in braces.
        handler: the function that answers: its parameters are the call, those of the path, `query`
            and `body`; its docstring is the description.
        access: who may use it; a person has said who they are, an account has a password too.
        status: that of the answer.
        refuses: the codes it may refuse with, besides those that every endpoint has.
        limit: a bucket that every use takes from.
        body_limit: the name of the setting that says how large a body may be.
        despite_ban: whether somebody who is shut out may use it.
        packs: whether its answers are long and hold no secret, so that they may be packed.
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
    packs: bool = False

    @cached_property
    def types(self) -> Mapping[str, Any]:
        """The types of the parameters and of the answer, under ``return``."""
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
        """The type of the answer."""
        return self.types["return"]

    @property
    def parameters(self) -> Mapping[str, Any]:
        """The types of the parameters in the path."""
        names = inspect.signature(self.handler).parameters
        return {name: self.types[name] for name in names if name not in ("call", "query", "body")}

    @cached_property
    def decoder(self) -> msgspec.json.Decoder[Any]:
        """What reads the body."""
        return msgspec.json.Decoder(self.body)

    async def respond(self, services: Services, request: Request) -> Response:
        """Answer a request.

        Raises:
            Refusal: it is not answered, and nothing has changed.
        """
        call = await self._call(services, request.scope)
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

    async def _call(self, services: Services, scope: Scope) -> Call:
        """Who asks, and whether they may."""
        visitor = await asyncio.to_thread(services.identity.identify, scope)
        by_token = visitor is not None and visitor.by == "token"
        if not by_token:
            check_forgery(scope, services.settings, services.identity.has_cookie(scope))
        call = Call(services, scope, visitor, services.clock())
        if visitor is not None:
            call.take("person")
            if not self.despite_ban:
                check_ban(visitor.account, call.now)
        if self.access != "anyone" and call.account.kind != "account" and self.access == "account":
            raise Refusal("accounts-only")
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
        else:
            content = msgspec.json.encode(answer)
            response = Response(content, self.status, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        for name, value in call.headers:
            response.headers.append(name, value)
        return response


async def _pack(request: Request, response: Response) -> Response:
    """The same answer, packed if whoever asks takes that and it is long."""
    response.headers.update(VARIES)
    if takes_packed(request.headers) and len(response.body) >= LEAST:
        response.body = await asyncio.to_thread(packed, bytes(response.body))
        response.headers.update({**PACKED, "Content-Length": str(len(response.body))})
    return response


def decode(decoder: msgspec.json.Decoder[Any], content: bytes) -> Any:
    """The value in a body.

    Raises:
        Refusal: it is not UTF-8, no JSON, nested too deeply, or not what is awaited.
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
    """The body of a request.

    Raises:
        Refusal: it is too large; no more than that was read.
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
    """What stands behind the question mark.

    Raises:
        Refusal: it is not UTF-8, something stands there twice, or it is not what is awaited.
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
