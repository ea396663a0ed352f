"""The user's own folders, where the system wants them; XDG's variables move them."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from platformdirs import PlatformDirs

CACHE_VARIABLE = "SIXROW_CACHE"
"""The environment variable that chooses the folder for compiled code."""

FALLBACK_VARIABLE = "SIXROW_CACHE_FALLBACK"
"""The one with which a server tells its processes of a folder in its data folder."""

_FOLDERS = PlatformDirs("sixrow", appauthor=False)


def cache_folder() -> Path:
    """For what can be made again: ``~/.cache/sixrow`` on Linux."""
    return _FOLDERS.user_cache_path


def config_folder() -> Path:
    """For what somebody has chosen: ``~/.config/sixrow`` on Linux."""
    return _FOLDERS.user_config_path


def data_folder() -> Path:
    """For what must not be lost: ``~/.local/share/sixrow`` on Linux."""
    return _FOLDERS.user_data_path


def code_folders() -> Iterator[Path]:
    """Where compiled code may be kept, best first; whether it can is not checked.

    The chosen folder, the user's, the server's, and one for temporary files that nobody else can
    write to: compiled code is run as it is found.
    """
    if (chosen := chosen_code_folder()) is not None:
        yield chosen
    if (own := cache_folder()).is_absolute():  # not for a user without a home
        yield own
    if fallback := os.environ.get(FALLBACK_VARIABLE):
        yield Path(fallback)
    if (temporary := _temporary_folder()) is not None:
        yield temporary


def chosen_code_folder() -> Path | None:
    """The folder for compiled code that somebody has chosen."""
    chosen = os.environ.get(CACHE_VARIABLE)
    return Path(chosen) if chosen else None


def takes_files(folder: Path) -> bool:
    """Whether files can be created in a folder; creates the folder if needed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _temporary_folder() -> Path | None:
    """The same for all processes of a user; None if another user has made or may change it."""
    with suppress(OSError):
        if not hasattr(os, "getuid"):
            return Path(tempfile.gettempdir(), "sixrow")  # of one user on Windows
        folder = Path(tempfile.gettempdir(), f"sixrow-{os.getuid()}")
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if found.st_uid == os.getuid() and not found.st_mode & 0o022 and not folder.is_symlink():
            return folder
    return None
