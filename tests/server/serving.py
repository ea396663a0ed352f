"""A real server in a thread, on a free port, and people who talk to it."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

import httpx2
import uvicorn
from starlette.applications import Starlette

from sixrow.server.app import create_app
from sixrow.server.process import configuration
from sixrow.server.services import Services
from sixrow.server.settings import Settings
from sixrow.store import Store
from sixrow.wire.reach import Reach
from sixrow.workers.bots import Bots
from sixrow.workers.engine_process import Engine
from tests.support.patience import PATIENCE

_T = TypeVar("_T")


class Clock:
    """The real time, which a test may stop and let run ahead."""

    def __init__(self) -> None:
        self.ahead = 0
        self._stopped: int | None = None

    def __call__(self) -> int:
        now = time.time_ns() // 1_000_000 if self._stopped is None else self._stopped
        return now + self.ahead

    def stop(self) -> None:
        """Let time pass only by `ahead`: what a second allows is allowed once, however slow."""
        self._stopped = time.time_ns() // 1_000_000


class KnownEngine(Engine):
    """Once it was ready for one server of this process, the next ones need not look again."""

    known: ClassVar[bool] = False

    @property
    def is_ready(self) -> bool:
        return KnownEngine.known

    async def ready(self) -> None:
        if not KnownEngine.known:
            await super().ready()
            KnownEngine.known = True


class Guest(httpx2.Client):
    """Somebody with a browser: keeps cookies and says where the page comes from."""

    def named(self, name: str = "") -> Self:
        """Become a guest."""
        answer = self.post("/api/guests", json={"name": name} if name else {})
        assert answer.status_code == 201, answer.text
        return self

    def with_account(self, name: str, password: str = "correct horse") -> Self:
        """Make an account."""
        answer = self.post("/api/accounts", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return self

    @property
    def id(self) -> str:
        """The person's id."""
        return str(self.get("/api/me").json()["person"]["id"])

    def token(self, **wishes: Any) -> str:
        """A new token."""
        answer = self.post("/api/tokens", json={"password": "correct horse", **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])


class LoopNoted(uvicorn.Server):
    """A server that says which loop it runs in."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: Any = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Serving:
    """A running server."""

    def __init__(
        self,
        app: Starlette,
        store: Store,
        port: int,
        clock: Clock,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.app, self.store, self.port, self.clock = app, store, port, clock
        self._loop = loop
        self.origin = f"http://127.0.0.1:{port}"
        self._clients: list[httpx2.Client] = []

    @property
    def services(self) -> Services:
        """Its parts."""
        services: Services = self.app.state.services
        return services

    def run(self, work: Coroutine[Any, Any, _T]) -> Future[_T]:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def visitor(self, **headers: str) -> Guest:
        """A browser that nobody knows yet."""
        client = Guest(
            base_url=self.origin, headers={"Origin": self.origin, **headers}, timeout=PATIENCE
        )
        self._clients.append(client)
        return client

    def program(self, token: str = "") -> httpx2.Client:
        """A program: no cookies, no origin."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        client = httpx2.Client(base_url=self.origin, headers=headers, timeout=PATIENCE)
        self._clients.append(client)
        return client

    def close(self) -> None:
        for client in self._clients:
            client.close()


@contextmanager
def serving(
    folder: Path, *, reach: Callable[[], Reach] = Reach, **changes: Any
) -> Iterator[Serving]:
    """A server with a database in a folder; without limits unless a test wants them."""
    settings = Settings(**{"data": str(folder), "port": 0, "limits": 0.0, **changes})
    clock = Clock()
    with Store.open(settings.database_url) as store:
        engine = KnownEngine()
        bots = Bots(1, engine)
        app = create_app(settings, store, bots, engine=engine, clock=clock, reach=reach)
        config = configuration(app, settings)
        config.host, config.port = settings.host, 0
        server = LoopNoted(config)
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            running = Serving(app, store, port, clock, server.loop)
            try:
                yield running
            finally:
                running.close()
        finally:
            server.should_exit = True
            thread.join()
            bots.close()


def code(answer: httpx2.Response) -> str:
    """The code of an answer that is an error."""
    found: str = answer.json()["error"]["code"]
    return found
