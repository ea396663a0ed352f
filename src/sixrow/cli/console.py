"""The real screen and keyboard."""

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

import click

from sixrow.cli.output import echo, forgive, is_terminal, page, painter

if TYPE_CHECKING:
    from sixrow.prompt.console import Console


def open_console(color: str) -> "Console":
    """The console for a game: a terminal, or pipes and files in its place."""
    from sixrow.prompt.console import Console

    forgive(sys.stdin)
    ask = _ask_at_terminal if _is_terminal() else _ask_through_pipe
    return Console(write=echo, ask=ask, page=page, paint=painter(color))


def _is_terminal() -> bool:
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        return False
    # Importing it gives `input` line editing and a history.
    with suppress(ImportError):
        import readline  # noqa: F401
    return True


def _ask_at_terminal(prompt: str) -> str:
    sys.stdout.flush()
    return input(prompt)


def _ask_through_pipe(prompt: str) -> str:
    """Echo what is read, so that the output reads like a game on a terminal."""
    click.echo(prompt, nl=False)
    stdin: TextIO | None = sys.stdin
    line = stdin.readline() if stdin else ""
    if not line:
        raise EOFError
    echo("" if is_terminal(stdin) else line.rstrip("\r\n"))
    return line
