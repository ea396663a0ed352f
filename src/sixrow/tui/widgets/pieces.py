"""Pieces as signs: every side has a shape besides its colour, so that no colour is needed."""

FILLED = ("●", "▲", "■", "◆")
HOLLOW = ("○", "△", "□", "◇")
"""Where a piece would come."""


def shape(side: int) -> str:
    """The sign of a side's pieces."""
    return FILLED[side]


def style(colour: str) -> str:
    """How a piece of a colour is painted; the themes have the colours."""
    return f"bold $ink-{colour} on $piece-{colour}"
