"""One server for all tests of a module that need nothing special."""

from collections.abc import Iterator

import pytest

from sixrow.server import logs
from tests.server.serving import Guest, Serving, serving


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    logs.set_up("error")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ada(server: Serving) -> Guest:
    return server.visitor().named("Ada")
