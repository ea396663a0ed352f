"""Pieces as characters: every side has a shape besides its colour, so that no colour is needed."""

FILLED = ("●", "▲", "■", "◆")
HOLLOW = ("○", "△", "□", "◇")
"""Placeholders for a piece that would be placed."""


def shape(side: int) -> str:
    """The character for a side's pieces."""
    return FILLED[side]


def style(colour: str) -> str:
    """The style for a piece of a colour; the themes define the colours."""
    return f"bold $ink-{colour} on $piece-{colour}"
