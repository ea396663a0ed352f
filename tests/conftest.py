"""What all tests share: the marker that names a rule, and how hard hypothesis works."""

import os
import signal
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.support.databases import PostgreSQL

# The same examples every time, so that a green run stays green; fewer of them in `make quick`.
# To look for new ones: pytest --hypothesis-profile=thorough
settings.register_profile("quick", max_examples=10, derandomize=True, deadline=None)
settings.register_profile("usual", max_examples=60, derandomize=True, deadline=None)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("usual")

MACHINES_OWN = frozenset(
    {"COLUMNS", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "NO_COLOR", "PAGER"}
)
"""What a machine or somebody's shell may say, and no test may depend on; likewise the settings of a
server, and proxies, through which nobody gets to this machine itself."""


def pytest_configure(config: pytest.Config) -> None:
    for name in [*os.environ]:
        ours = name.startswith("SIXROW_") and name != "SIXROW_CACHE"
        if ours or name in MACHINES_OWN or name.lower().endswith("_proxy"):
            del os.environ[name]
    # The tests read English, whatever the machine speaks; those of languages choose their own.
    os.environ["SIXROW_LANGUAGE"] = "en"
    # A job in the background of a shell ignores Ctrl-C, and so would the programs the tests start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md that a test shows")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Spread the modules that wait for browsers evenly among the other tests.

    Each worker begins with an equal stretch of the list. One after the other, at its end, the
    browsers would leave the cores idle for minutes; at its beginning one worker would get them all.
    """
    folder = config.rootpath / "tests" / "web"
    others = [item for item in items if item.path.parent != folder]
    waiting = groupby(
        (item for item in items if item.path.parent == folder), lambda item: item.path
    )
    modules = [[*module] for _, module in waiting]
    stretch = len(others) // (len(modules) + 1) + 1
    items[:] = others[:stretch]
    for number, module in enumerate(modules, start=1):
        items += [*module, *others[number * stretch : (number + 1) * stretch]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of asynchronous tests: the standard library's, as in the server."""
    return "asyncio"


@pytest.fixture(scope="session")
def compiled_engine() -> None:
    """For tests of output: the engine is already compiled, so no program reports compiling it."""
    from sixrow.engine import warm  # noqa: PLC0415 (most tests need no engine)

    list(warm())


@pytest.fixture(scope="session")
def postgresql() -> Iterator["PostgreSQL"]:
    """A real PostgreSQL, one for each worker."""
    from tests.support.databases import running_postgresql  # noqa: PLC0415 (most tests need none)

    with running_postgresql() as server:
        yield server
