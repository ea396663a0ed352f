"""Where commands write: with colours only where they are wanted and seen."""

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
    """Whether somebody sits at the other end; a stream that is not there has nobody."""
    return stream is not None and stream.isatty()


def forgive(stream: TextIO | None) -> None:
    """Show and read signs that the stream's encoding does not have as question marks."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def painter(color: str) -> "Paint":
    """How this output is painted."""
    from sixrow.text.paint import ansi, plain

    return ansi if wants_colour(color) else plain


def wants_colour(color: str) -> bool:
    """Whether to write escape sequences to stdout."""
    if color != "auto":
        return color == "always"
    blind = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return is_terminal(sys.stdout) and not blind


def echo(text: str) -> None:
    """Write a line to stdout as it is: what is painted was meant to be."""
    click.echo(text, color=True)


def page(text: str) -> None:
    """Show a long text with the user's pager if there is a terminal to page on.

    Colours stay if the pager is one that is known to show them.
    """
    if is_terminal(sys.stdin) and is_terminal(sys.stdout):
        click.echo_via_pager(text)
    else:
        echo(text)
