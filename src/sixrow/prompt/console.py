"""What the game needs from the outside: writing, asking and paging."""

from collections.abc import Callable
from dataclasses import dataclass

from sixrow.text.paint import Paint, plain


@dataclass(frozen=True, slots=True)
class Console:
    """The player's screen and keyboard, or a test double.

    Attributes:
        write: prints a line.
        ask: prints a prompt and returns the typed line; raises EOFError at the end of input.
        page: shows a long text, possibly page by page.
        paint: applies colours.
    """

    write: Callable[[str], None]
    ask: Callable[[str], str]
    page: Callable[[str], None]
    paint: Paint = plain
