"""The WebSocket handshake at a table: checks the origin, the caller and their access to the table.

``GET /api/tables/{table}/socket?version=N&views=1&invite=…``; see docs/protocol.md.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixrow.rules import Refusal
from sixrow.server.logs import log
from sixrow.server.people.identity import Caller, check_ban
from sixrow.server.people.limits import address_of
from sixrow.server.services import Services
from sixrow.server.tables import socket
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.web.endpoints import Invite, Milliseconds, Query, TableId, query_value
from sixrow.server.web.middleware import refused
from sixrow.server.web.origins import origin_allowed
from sixrow.server.web.socket_protocol import PERSON, SOCKET, BoundedSocketProtocol

PATH = "/api/tables/{table}/socket"


class SocketQuery(Query, frozen=True, kw_only=True):
    """The parameters of a handshake.

    Attributes:
        version: the number of the last event that the client has.
        views: 1 if the client wants the legal choices and their effects.
        invite: the invitation code of a private table.
    """

    version: Milliseconds = 0
    views: Annotated[int, Meta(ge=0, le=1)] = 0
    invite: Invite = ""


def socket_route(services: Services) -> WebSocketRoute:

    async def meet(websocket: WebSocket) -> None:
        try:
            visitor, wishes, live = await _admitted(websocket, services)
        except Refusal as refusal:
            await _turn_away(websocket, services, refusal)
            return
        await websocket.accept()
        wire: BoundedSocketProtocol = websocket.scope[SOCKET]
        connection = Connection(
            visitor.person,
            wire.send_frame,
            views=bool(wishes.views),
            address=address_of(websocket.scope),
            caller=visitor,
        )
        connection.host = websocket.client.host if websocket.client else ""
        log.info("socket", table=live.id, person=visitor.account.id, address=connection.host)
        session = socket.Session(
            registry=services.registry,
            live=live,
            connection=connection,
            account=visitor.account,
            limits=services.limits,
            advise=services.analyst.position,
            presence=services.presence,
        )
        listen = partial(wire.take_over, drained=connection.drain, ended=connection.ended.set)
        await socket.serve(session, wishes.version, listen)
        if connection.aborted:
            wire.transport.abort()
        elif not wire.disconnected:  # the server ends the session
            with suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close()

    return WebSocketRoute(PATH, meet)


async def _admitted(
    websocket: WebSocket, services: Services
) -> tuple[Caller, SocketQuery, LiveTable]:
    """The caller, their parameters and the table.

    Raises:
        Refusal: the origin is not allowed, the caller is not identified or is banned, has too many
            sockets, or may not see the table.
    """
    scope = websocket.scope
    if not origin_allowed(scope, services.settings):
        raise Refusal("cross-origin", origin=websocket.headers.get("origin", "")[:200])
    visitor = await asyncio.to_thread(services.authenticator.identify, scope)
    if visitor is None:
        raise Refusal("identity-needed")
    scope[PERSON] = visitor.account.id
    check_ban(visitor.account, services.clock())
    services.presence.check_sockets(visitor.account.id)
    wishes = query_value(scope["query_string"], SocketQuery)
    try:
        table = msgspec.convert(websocket.path_params["table"], TableId)
    except msgspec.ValidationError as error:
        raise Refusal("no-such-table") from error
    live = await services.registry.visible(table, visitor.account.id, wishes.invite)
    return visitor, wishes, live


async def _turn_away(websocket: WebSocket, services: Services, refusal: Refusal) -> None:
    """Reject a handshake with an HTTP response if that is supported, else with a close code."""
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        await websocket.send_denial_response(refused(refusal, services))
    else:
        await websocket.close(1008, refusal.code)
