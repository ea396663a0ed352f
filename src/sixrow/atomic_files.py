"""Files that are replaced whole: written beside, then renamed."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def replacing(path: Path, mode: int | None = None) -> Iterator[BinaryIO]:
    """A new file that takes the place of `path` once it is complete and on disk.

    Args:
        path: the file to make or to replace; a link is followed.
        mode: its permissions; if not given, those it had, or what the user gives to new files.

    Raises:
        OSError: it cannot be written; after any error the file is as it was.
    """
    path = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(_mode(path) if mode is None else mode)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def write_whole(path: Path, text: str) -> None:
    """Put a text into a file, in place of what it held, as `replacing` does."""
    with replacing(path) as file:
        file.write(text.encode())


def _mode(path: Path) -> int:
    """The mode of a file, or what the user gives to new ones."""
    with suppress(OSError):
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
