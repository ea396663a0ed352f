"""One server for all tests of a module that need nothing special; a store for those without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrow.server import logs
from sixrow.store import Store
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


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store, on SQLite."""
    with Store.open(f"sqlite:///{tmp_path}/sixrow.db") as opened:
        yield opened
