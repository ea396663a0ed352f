"""Text that fits the screen."""

import textwrap

WIDTH = 79
"""The longest line: a terminal of 80 columns, less one that some break at."""

TIED = "\N{NO-BREAK SPACE}"
"""A space where no line is to be broken."""


def wrapped(text: str) -> str:
    """Text broken into lines that fit the screen."""
    lines = textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return lines.replace(TIED, " ")
