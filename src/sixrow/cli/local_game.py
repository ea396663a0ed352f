"""What `play` and `companion` share: the screen or the prompt of a game here, and its file."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from sixrow.cli.failures import INTERRUPTED, NO_READER, Unusable, close_output
from sixrow.cli.output import is_terminal, wants_colour

if TYPE_CHECKING:
    from sixrow.local.saves import Saver
    from sixrow.notation import Record
    from sixrow.prompt.session import Leaving
    from sixrow.tui.app import Beginning
    from sixrow.tui.settings import UserSettings


def has_screen() -> bool:
    """Whether there is a terminal to draw on, with the characters for it.

    Textual draws through stderr.
    """
    there = all(map(is_terminal, (sys.stdin, sys.stdout, sys.stderr)))
    able = os.environ.get("TERM", "dumb") not in ("dumb", "")
    return there and able and (sys.stdout.encoding or "").lower().startswith("utf")


def screen_settings(context: click.Context, color: str) -> "UserSettings":
    """The settings of the terminal application; its language is spoken from now on."""
    from sixrow.text.languages import LANGUAGES, VARIABLE, speak
    from sixrow.tui.settings import load_settings, settings_path

    settings = load_settings(settings_path())
    language = context.find_root().params.get("language") or os.environ.get(VARIABLE)
    if settings.language in LANGUAGES and not language:
        speak(settings.language)
    if not wants_colour(color):
        os.environ["NO_COLOR"] = "1"
    return settings


def show_on_screen(
    context: click.Context, settings: "UserSettings", beginning: "Beginning"
) -> NoReturn:
    """Run the terminal application; ends with its exit code."""
    from sixrow.tui.app import run
    from sixrow.tui.settings import settings_path

    code, told = run(settings, settings_path(), beginning)
    for text in told:
        tell(text)
    context.exit(code)


def leave_prompt(context: click.Context, leaving: "Leaving") -> NoReturn:
    """End with the exit code for how a game at the prompt was left."""
    from sixrow.prompt.session import Leaving

    if leaving is Leaving.NO_READER:
        close_output()
        context.exit(NO_READER)
    context.exit(INTERRUPTED if leaving is Leaving.INTERRUPTED else 0)


def saver_for(record: "Record", save: str | None, resume: str | None) -> "Saver":
    """Where a game will be saved; known problems are refused now."""
    from sixrow.local.saves import Saver

    file = save or resume
    path = Path(file) if file else None
    resumed = path is not None and resume is not None and path == Path(resume)
    if file and not resumed:
        path = new_file(file)
    return Saver(record.setup.game.name, path, resumed)


def new_file(file: str) -> Path:
    """The path of a file that can be made.

    Raises:
        Unusable: it is there already, or its folder cannot be written to.
    """
    from sixrow.local.saves import not_saved

    path = Path(file)
    try:
        _check_new(path)
    except OSError as error:
        raise Unusable(not_saved(error, path)) from error
    return path


def _check_new(path: Path) -> None:
    folder = path.resolve().parent
    if path.exists():
        raise FileExistsError
    if not folder.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def tell(text: str) -> None:
    """Write to stderr, unless it is closed."""
    with suppress(OSError):
        click.echo(text, err=True)
