"""A store on each database, for real: every test that takes `store` runs on both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrow.store import Store
from sixrow.store.schema import METADATA
from tests.support.databases import PostgreSQL

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="module", params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database of the module's own, with all tables."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('store')}/store.db"
    else:
        address = request.getfixturevalue("postgresql").new_database()
    Store.open(address).close()
    return address


@pytest.fixture(scope="module")
def opened(address: str) -> Iterator[Store]:
    """The store that the tests of a module share; opening one for each takes most of the time."""
    with Store.open(address, migrate=False) as shared:
        yield shared


@pytest.fixture
def store(opened: Store) -> Store:
    """An empty store."""
    with opened.database.write() as connection:
        for table in METADATA.tables.values():
            connection.execute(table.delete())
    return opened


@pytest.fixture(scope="module")
def other(address: str) -> Iterator[Store]:
    """The same store as another process would open it."""
    with Store.open(address, migrate=False) as shared:
        yield shared


@pytest.fixture
def empty_sqlite(tmp_path: Path) -> str:
    """The address of a database that is not there yet."""
    return f"sqlite:///{tmp_path}/new.db"


@pytest.fixture
def empty_postgresql(postgresql: PostgreSQL) -> str:
    """The same in PostgreSQL."""
    return postgresql.new_database()
