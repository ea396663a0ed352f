"""A clear word instead of half a table, in a window that is too small for it."""

from textual.screen import Screen
from textual.widgets import Static

from sixrow.text.sentences import say

LEAST = 60, 22
"""The smallest window, in columns and lines, that shows a whole table."""


class SmallWindow(Static):
    """Takes the place of everything but the line of keys; the rules for that are the app's."""

    DEFAULT_CSS = """
    SmallWindow { display: none; width: 1fr; height: 1fr; content-align: center middle; }
    """

    def __init__(self) -> None:
        super().__init__("", markup=False)


def follow_size(screen: Screen[None], least: tuple[int, int] = LEAST) -> None:
    """Show a screen, or that its window is too small; for screens with a `SmallWindow`."""
    width, height = screen.app.size
    across, down = least
    screen.set_class(width < across or height < down, "small-window")
    told = say("window-too-small", width=across, height=down, columns=width, lines=height)
    screen.query_one(SmallWindow).update(told)
