"""The ASGI application: endpoints, sockets and the web client behind shared middleware."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sixrow.rules import Refusal
from sixrow.server import figures
from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.api.table_socket import socket_route
from sixrow.server.background import Background
from sixrow.server.jobs.analyses import AnalysisJobs
from sixrow.server.jobs.ratings import RatingUpdates
from sixrow.server.logs import log
from sixrow.server.metrics import Metrics
from sixrow.server.people.attempts import LogInAttempts
from sixrow.server.people.identity import Authenticator
from sixrow.server.people.keys import secret_keys
from sixrow.server.people.limits import Limits
from sixrow.server.people.passwords import Passwords
from sixrow.server.services import Services, wall_clock
from sixrow.server.settings import Settings
from sixrow.server.tables.admin_changes import AdminChanges
from sixrow.server.tables.exports import Exports
from sixrow.server.tables.keeper import Keeper
from sixrow.server.tables.presence import Presence
from sixrow.server.tables.readiness import Readiness
from sixrow.server.tables.registry import Registry
from sixrow.server.web.endpoints import Endpoint
from sixrow.server.web.middleware import RequestMiddleware, refused
from sixrow.server.web.openapi import describe
from sixrow.server.web.static_files import StaticSite
from sixrow.store import Store
from sixrow.store.clock import DatabaseClock
from sixrow.wire.reach import Reach
from sixrow.workers.analyst import Analyst
from sixrow.workers.bots import Bots
from sixrow.workers.engine_process import Engine
from sixrow.workers.fair_pool import FairPool, lower_priority

DATABASE_THREADS = 8
"""Threads for queries, and for nothing that takes longer."""

MOST_STUDIES = 16
"""How many records and positions of one address may wait to be read."""

STUDY_PATIENCE = 30.0
"""Seconds that reading or replaying a record may take."""

COMPARE = 1.0
"""Seconds between two comparisons of the clock with the database's."""


def make_services(
    settings: Settings,
    store: Store,
    bots: Bots,
    engine: Engine,
    clock: Callable[[], int],
    reach: Callable[[], Reach],
) -> Services:
    """Create the parts of a server.

    Raises:
        Refusal: the key for signing cookies cannot be read or created.
    """
    registry = Registry(store, clock, settings.node)
    presence = Presence(registry)
    registry.subscribe(presence.follow)
    keeper = Keeper(bots, registry.background, clock)
    registry.subscribe(keeper.follow)
    registry.has_thinking_bots = lambda: bots.state != "failed"
    metrics, exports, limits = Metrics(), Exports(), Limits(settings.limits, clock)
    analyst = Analyst(settings.analyses + 1, engine)  # one more for hints
    services = Services(
        settings=settings,
        store=store,
        registry=registry,
        presence=presence,
        authenticator=Authenticator(
            secret_keys(settings.secret_path), store.people, settings, clock
        ),
        passwords=Passwords(),
        limits=limits,
        attempts=LogInAttempts(limits),
        metrics=metrics,
        exports=exports,
        study=FairPool(1, STUDY_PATIENCE, most=MOST_STUDIES, prepare=lower_priority),
        analyst=analyst,
        bots=bots,
        analyses=AnalysisJobs(
            registry, analyst, exports, settings.analyses, settings.analysis_timeout
        ),
        ratings=RatingUpdates(store, clock, settings.rated_a_day),
        admin_changes=AdminChanges(registry, presence),
        readiness=Readiness(registry),
        admission=registry.admission,
        reach=reach,
        clock=clock,
    )
    figures.watch(services, keeper)
    return services


def create_app(
    settings: Settings,
    store: Store,
    bots: Bots,
    *,
    engine: Engine | None = None,
    clock: Callable[[], int] = wall_clock,
    reach: Callable[[], Reach] = Reach,
) -> Starlette:
    """Create the application. Its lifespan starts and stops all parts.

    Args:
        settings: the settings of the host.
        store: the database.
        bots: decide for the seats of bots.
        engine: compiled in the background after startup.
        clock: milliseconds UTC.
        reach: returns how other machines can currently reach the server.
    """
    engine = engine or Engine()
    services = make_services(settings, store, bots, engine, clock, reach)
    site = StaticSite(settings.site)
    routes = [*_routes(services), _description(), socket_route(services), _files(site)]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(RequestMiddleware, services=services)],
        exception_handlers={
            Refusal: partial(_refuse, services),
            HTTPException: partial(_refuse_path, services),
        },
        lifespan=partial(_lifespan, services, engine),
    )
    app.router.redirect_slashes = False
    app.state.services = services
    return app


@asynccontextmanager
async def _lifespan(services: Services, engine: Engine, _app: Starlette) -> AsyncIterator[None]:
    threads = ThreadPoolExecutor(DATABASE_THREADS, thread_name_prefix="database")
    asyncio.get_running_loop().set_default_executor(threads)  # of `asyncio.to_thread`
    upkeep = Background()
    if isinstance(services.clock, DatabaseClock):
        await _set_clock(services.clock)
        upkeep.repeat(partial(_set_clock, services.clock), COMPARE, "clock-failed")
    figures.measure(services, upkeep)
    await services.registry.start()
    await services.analyses.start()
    await services.ratings.start()
    await services.admin_changes.start()
    compiling = asyncio.create_task(engine.ready())
    try:
        yield
    finally:
        await upkeep.stop()
        await services.admin_changes.stop()
        compiling.cancel()
        await engine.close()
        await services.ratings.stop()
        await services.analyses.stop()
        await services.registry.stop()
        await services.analyst.close()
        services.passwords.close()
        services.exports.close()
        services.study.close()


async def _set_clock(clock: DatabaseClock) -> None:
    if correction := await asyncio.to_thread(clock.compare):
        log.warning("clock-corrected", milliseconds=correction)


def _routes(services: Services) -> list[BaseRoute]:
    """One route per path, with all its methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(path, methods, services) for path, methods in by_path.items()]


def _route(path: str, methods: Mapping[str, Endpoint], services: Services) -> Route:
    async def respond(request: Request) -> Response:
        request.scope["sixrow.pattern"] = path
        method = "GET" if request.method == "HEAD" else request.method
        return await methods[method].respond(services, request)

    return Route(path, respond, methods=list(methods))


def _description() -> Route:
    content = msgspec.json.encode(describe(ENDPOINTS))

    async def respond(request: Request) -> Response:
        request.scope["sixrow.pattern"] = request.url.path
        return Response(content, media_type="application/json")

    return Route("/api/openapi.json", respond)


def _files(site: StaticSite) -> Route:
    async def respond(request: Request) -> Response:
        response = site.respond(request)
        request.scope["sixrow.pattern"] = "files"
        return response

    return Route("/{path:path}", respond)


async def _refuse(services: Services, _request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error, services)


async def _refuse_path(services: Services, request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    unknown = request.url.path.startswith("/api/") and "path" in request.path_params
    if error.status_code != 405 or unknown:
        return refused(Refusal("no-such-path"), services)
    response = refused(Refusal("wrong-method"), services)
    response.headers.update(error.headers or {})
    return response
