"""What the game needs of the outside: a way to write, to ask and to show a long text."""

from collections.abc import Callable
from dataclasses import dataclass

from sixrow.text.paint import Paint, plain


@dataclass(frozen=True, slots=True)
class Console:
    """The player's screen and keyboard, or what a test has in their place.

    Attributes:
        write: shows a text and ends the line.
        ask: shows a prompt and gives the line that is typed; raises EOFError when there is no more.
        page: shows a long text, perhaps page by page.
        paint: gives colours.
    """

    write: Callable[[str], None]
    ask: Callable[[str], str]
    page: Callable[[str], None]
    paint: Paint = plain
