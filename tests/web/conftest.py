"""A Chromium for each module, a server for each worker; what a page complains of is a fault."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sixrow.engine import warm
from sixrow.server import logs
from sixrow.server.web.static_files import StaticSite
from sixrow.wire.reach import Reach
from tests.server.serving import Serving, serving
from tests.web.browsing import People, chromium_running

REACH = Reach(command='make play ARGS="--host 0.0.0.0"')
"""As a server for this machine alone has it."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    logs.set_up("error")
    list(warm())
    assert StaticSite("").built, "the web client is not built: make setup"
    with serving(tmp_path_factory.mktemp("server"), reach=lambda: REACH) as running:
        yield running


# No longer than a module: while Playwright runs, nothing else in the thread can use asyncio.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium_running() as running:
        yield running


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[People]:
    those = People(browser, server.origin)
    yield those
    those.close()
    assert those.faults == []
