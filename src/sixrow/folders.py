"""The user's own folders, where the system wants them; XDG's variables move them."""

from pathlib import Path

from platformdirs import PlatformDirs

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
