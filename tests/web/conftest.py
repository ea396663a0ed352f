"""One Chromium and one server for each worker; whatever a page complains about fails its test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sixrow.engine import warm
from sixrow.server import logs
from sixrow.server.site import Site
from tests.server.serving import Serving, serving
from tests.web.browsing import People, chromium_running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    logs.set_up("error")
    list(warm())
    assert Site("").built, "the web client is not built: make setup"
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium_running() as running:
        yield running


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[People]:
    those = People(browser, server.origin)
    yield those
    those.close()
    assert those.faults == []
