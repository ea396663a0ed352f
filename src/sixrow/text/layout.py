"""Wrapping text to the screen."""

import textwrap

WIDTH = 79
"""The maximum line length: a terminal of 80 columns, less one at which some wrap."""

TIED = "\N{NO-BREAK SPACE}"
"""A no-break space."""


def wrapped(text: str) -> str:
    lines = textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return lines.replace(TIED, " ")
