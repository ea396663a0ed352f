"""Output of commands, with colours only where they are wanted and supported."""

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, TextIO

import click

if TYPE_CHECKING:
    from sixrow.text.paint import Paint

COLOURS = ("auto", "always", "never")


def colour_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add ``--color`` to a command."""
    return click.option(
        "--color",
        type=click.Choice(COLOURS),
        default="auto",
        help="Colours; auto: on a terminal, unless NO_COLOR is set.",
    )(command)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether the stream is a terminal; False for a missing stream."""
    return stream is not None and stream.isatty()


def forgive(stream: TextIO | None) -> None:
    """Replace characters that the stream's encoding cannot represent by question marks."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def painter(color: str) -> "Paint":
    """The `Paint` for this output."""
    from sixrow.text.paint import ansi, plain

    return ansi if wants_colour(color) else plain


def wants_colour(color: str) -> bool:
    """Whether to write escape sequences to stdout."""
    if color != "auto":
        return color == "always"
    blind = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return is_terminal(sys.stdout) and not blind


def echo(text: str) -> None:
    """Write a line to stdout unchanged, including escape sequences."""
    click.echo(text, color=True)


def page(text: str) -> None:
    """Show a long text in the user's pager if stdout is a terminal.

    Colours are kept if the pager is known to support them.
    """
    if is_terminal(sys.stdin) and is_terminal(sys.stdout):
        click.echo_via_pager(text)
    else:
        echo(text)
