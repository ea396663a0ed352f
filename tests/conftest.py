"""What all tests share: the marker that names a rule, and how hard hypothesis works."""

import os
import signal
from collections.abc import Iterator
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
