"""A server as a process: a socket, the application, and a graceful shutdown."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from sixrow.server.app import create_app
from sixrow.server.logs import log
from sixrow.server.services import wall_clock
from sixrow.server.settings import Settings
from sixrow.server.tables.registry import Registry
from sixrow.server.web.http_protocol import BoundedHttpProtocol
from sixrow.server.web.socket_protocol import BoundedSocketProtocol
from sixrow.store import Store
from sixrow.store.clock import DatabaseClock
from sixrow.wire.frames import LARGEST_FRAME, ServerNotice
from sixrow.wire.reach import origin_of, reach_of
from sixrow.workers.bots import Bots
from sixrow.workers.engine_process import Engine

_BACKLOG = 2_048
_TELLING = 0.2
"""Seconds for the last notice to reach the clients."""

_TURN = 0.001
"""The thread switch interval in seconds, so that database threads do not delay the event loop."""


class _Server(uvicorn.Server):
    """Notifies all clients before closing their sockets; does not re-raise a signal on exit."""

    def __init__(
        self, config: uvicorn.Config, registry: Registry, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._registry, self._ready = registry, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        sys.setswitchinterval(_TURN)
        _collect_seldom()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify all clients, then stop."""
        log.info("stopping")
        self._registry.announce(ServerNotice(code="restarting"))
        await asyncio.sleep(_TELLING)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully at the first signal, immediately at the second."""
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True


def _collect_seldom() -> None:
    """Exempt existing objects from garbage collection, and collect the others rarely.

    The events and states of a table have no reference cycles, so reference counting frees them. A
    closed socket has cycles and is in the oldest generation by then, which is collected every few
    minutes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 50, 2)


def bind(settings: Settings) -> socket.socket:
    """The listening socket.

    Raises:
        OSError: the address does not belong to this machine, or is in use.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
    bound.set_inheritable(False)
    return bound


def address_of(bound: socket.socket, settings: Settings) -> str:
    """The URL for a browser on this machine."""
    if settings.origins:
        return f"{settings.origins[0]}/"
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - only displayed
    return f"{origin_of(host, port)}/"


def configuration(app: Starlette, settings: Settings) -> uvicorn.Config:
    bounds = {"limits": app.state.services.limits, "proxies": settings.proxies}
    return uvicorn.Config(
        app,
        http=partial(BoundedHttpProtocol, **bounds),  # type: ignore[arg-type]
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=settings.stop_timeout,
        ws=partial(BoundedSocketProtocol, **bounds),  # type: ignore[arg-type]
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # frames are small
        backlog=_BACKLOG,
    )


def run(
    settings: Settings,
    store: Store,
    bound: socket.socket,
    ready: Callable[[], None],
    command: str = "",
    compiled: Callable[[Engine], object] = id,
) -> None:
    """Serve until a signal arrives; commands in progress are completed first.

    Args:
        settings: the settings of the host.
        store: the database.
        bound: the listening socket.
        ready: called when the server accepts requests.
        command: the command that would start it reachable from the network.
        compiled: called when the engine is compiled, or could not be.

    Raises:
        Refusal: the key for signing cookies cannot be read or created.
        SystemExit: it could not start; the log says why.
    """
    engine = Engine(done=compiled)
    bots = Bots(settings.bots, engine)
    reach = partial(reach_of, bound.getsockname()[:2], settings.origins, command)
    clock = DatabaseClock(store.database, wall_clock)
    app = create_app(settings, store, bots, engine=engine, clock=clock, reach=reach)
    try:
        _Server(configuration(app, settings), app.state.services.registry, ready).run([bound])
    finally:
        bots.close()
