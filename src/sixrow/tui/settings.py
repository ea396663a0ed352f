"""The user's settings, saved between sessions: theme, language, names, identities on servers."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from sixrow.atomic_files import write_whole
from sixrow.folders import config_folder

THEMES = ("auto", "dark", "light")


@dataclass(slots=True)
class UserSettings:
    """The user's settings.

    Attributes:
        theme: dark, light, or auto.
        language: a language code; empty for the system's language.
        odds: whether odds are shown while rolling.
        name: the player's name.
        server: the last server used.
        level: the level of the bots.
        cookies: identity cookies by server.
    """

    theme: str = "auto"
    language: str = ""
    odds: bool = True
    name: str = ""
    server: str = ""
    level: str = ""
    cookies: dict[str, str] = field(default_factory=dict)


def settings_path() -> Path:
    """The path of the settings file."""
    return config_folder() / "terminal.json"


def load_settings(path: Path) -> UserSettings:
    """The settings in a file; missing or invalid values get their defaults."""
    settings = UserSettings()
    with suppress(OSError, ValueError):
        kept: Any = json.loads(path.read_text(encoding="utf-8"))
        for each in fields(UserSettings):
            value = kept.get(each.name) if isinstance(kept, dict) else None
            if isinstance(value, type(getattr(settings, each.name))):
                setattr(settings, each.name, value)
    if settings.theme not in THEMES:
        settings.theme = THEMES[0]
    settings.cookies = {origin: str(cookie) for origin, cookie in settings.cookies.items()}
    return settings


def save_settings(settings: UserSettings, path: Path) -> None:
    """Save the settings, readable only by the user; ignores a file that cannot be written."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.chmod(0o600)
        write_whole(path, json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n")
