"""A store on each database, for real."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrow.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/store.db") as opened:
        yield opened
