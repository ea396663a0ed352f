"""What somebody likes, kept between two sittings: theme, language, names, who one is elsewhere."""

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
    """The settings.

    Attributes:
        theme: dark, light, or as the terminal says.
        language: one of ours; empty for what the system says.
        odds: whether the odds are shown while rolling.
        name: what the player is called.
        server: the server that was used last.
        level: how well the computer plays.
        cookies: by server, what one is known by there.
    """

    theme: str = "auto"
    language: str = ""
    odds: bool = True
    name: str = ""
    server: str = ""
    level: str = ""
    cookies: dict[str, str] = field(default_factory=dict)


def settings_path() -> Path:
    """The file, where such files are kept."""
    return config_folder() / "terminal.json"


def load_settings(path: Path) -> UserSettings:
    """The settings of a file; what is missing there or makes no sense is as usual."""
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
    """Keep settings, for nobody else to read; where that is impossible, do without."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.chmod(0o600)
        write_whole(path, json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n")
