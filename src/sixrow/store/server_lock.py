"""One server at a time on an SQLite file.

The system holds the lock, and takes it back when the process ends, however it ends: nothing stale
is left behind. It is for servers alone; backups and the like go on beside them. PostgreSQL is made
for several servers and has no such lock.
"""

import os
import sys
import time
from pathlib import Path
from typing import Self

from sixrow.rules import Refusal
from sixrow.store.database import sqlite_file

PATIENCE = 3.0
"""Seconds that a server which is just starting has to tell its address."""

_PAUSE = 0.05
_LONGEST = 2_048
"""Bytes of an address."""

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30
    """What is locked there cannot be read by others: so it is nothing that anybody reads."""

    def _take(descriptor: int) -> bool:
        os.lseek(descriptor, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _take(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class ServerLock:
    """The lock of a database, held from entering to leaving; child processes do not inherit it.

    The lock is a file beside the database; it stays there, since a file that is removed while
    somebody else waits for it would be two locks. Links to a database lead to the same one.

    Args:
        database: the address of the database.
        patience: seconds to wait for the address of another server.

    Raises:
        Refusal: it is no address of a database; on entering: another server holds the lock
            (`already-served` with its `address`, or `database-in-use` if it has told none).
    """

    def __init__(self, database: str, *, patience: float = PATIENCE) -> None:
        self._file = sqlite_file(database)
        self._patience = patience
        self._held: int | None = None

    def __enter__(self) -> Self:
        if self._file is not None:
            self._held = self._wait_for(self._file.resolve())
        return self

    def __exit__(self, *_: object) -> None:
        if self._held is not None:
            os.ftruncate(self._held, 0)
            os.close(self._held)
            self._held = None

    def tell(self, address: str) -> None:
        """Let those who find the lock taken know where the server is."""
        if self._held is not None:
            os.lseek(self._held, 0, os.SEEK_SET)
            os.write(self._held, f"{address}\n".encode())

    def _wait_for(self, file: Path) -> int:
        """Take the lock: an open file. If it is taken, wait until it is told by whom."""
        if not file.parent.is_dir():
            raise Refusal("no-such-database", file=str(file))
        until = time.monotonic() + self._patience
        while True:
            descriptor = os.open(_lock_of(file), os.O_RDWR | os.O_CREAT, 0o600)
            if _take(descriptor):
                os.ftruncate(descriptor, 0)
                return descriptor
            address = _told(descriptor)
            os.close(descriptor)
            if address:
                raise Refusal("already-served", file=str(file), address=address)
            if time.monotonic() >= until:
                raise Refusal("database-in-use", file=str(file))
            time.sleep(_PAUSE)


def _lock_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


def _told(descriptor: int) -> str:
    """The address that the holder has told; empty while it has not."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    text = os.read(descriptor, _LONGEST).decode(errors="replace")
    whole = text.endswith("\n") and text.startswith(("http://", "https://"))
    return text.strip() if whole else ""
