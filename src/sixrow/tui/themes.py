"""Light and dark themes.

The greys are in the palette of 256 colours, so that terminals without true colour show the same.
With sixteen colours two sides would look alike, so both themes have a variant for such terminals.
"""

import os
from dataclasses import replace

from textual.theme import Theme

# The piece and the character on it, for every colour of the two games.
_DARK_PIECES = {
    "purple": ("#9b6ad8", "#ffffff"),
    "blue": ("#2f7fd6", "#ffffff"),
    "grey": ("#b2b2b2", "#121212"),
    "black": ("#444444", "#ffffff"),
    "green": ("#3da35d", "#080808"),
    "red": ("#d9534f", "#ffffff"),
}
_LIGHT_PIECES = {
    "purple": ("#7a45bd", "#ffffff"),
    "blue": ("#1f66b8", "#ffffff"),
    "grey": ("#8a8a8a", "#ffffff"),
    "black": ("#121212", "#ffffff"),
    "green": ("#22803f", "#ffffff"),
    "red": ("#c23430", "#ffffff"),
}


def _pieces(colours: dict[str, tuple[str, str]]) -> dict[str, str]:
    pieces = {f"piece-{name}": piece for name, (piece, _) in colours.items()}
    return pieces | {f"ink-{name}": ink for name, (_, ink) in colours.items()}


DARK = Theme(
    name="sixrow-dark",
    primary="#e0a83e",
    accent="#f0b84a",
    foreground="#e4e4e4",
    background="#121212",
    surface="#1c1c1c",
    panel="#262626",
    success="#6cc58a",
    warning="#e8c268",
    error="#f07b6e",
    dark=True,
    variables={"faint": "#949494", "line": "#585858", **_pieces(_DARK_PIECES)},
)
LIGHT = Theme(
    name="sixrow-light",
    primary="#8a5a00",
    accent="#8a4f00",
    foreground="#1c1c1c",
    background="#fafafa",
    surface="#f0f0f0",
    panel="#e4e4e4",
    success="#1f7a3d",
    warning="#8a6100",
    error="#b3261e",
    dark=False,
    variables={"faint": "#626262", "line": "#b2b2b2", **_pieces(_LIGHT_PIECES)},
)

# The sixteen colours as Rich defines them, so that each is mapped to itself.
_BLACK, _RED, _GREEN, _BLUE = "#000000", "#aa0000", "#00aa00", "#0000aa"
_MAGENTA, _CYAN, _WHITE, _GREY = "#aa00aa", "#00aaaa", "#aaaaaa", "#555555"
_BRIGHT_RED, _BRIGHT_GREEN, _BRIGHT_YELLOW = "#ff5555", "#55ff55", "#ffff55"
_BRIGHT_WHITE = "#ffffff"

_FEW_PIECES = {
    "purple": (_MAGENTA, _BRIGHT_WHITE),
    "blue": (_BLUE, _BRIGHT_WHITE),
    "grey": (_WHITE, _BLACK),
    "black": (_GREY, _BRIGHT_WHITE),
    "green": (_GREEN, _BLACK),
    "red": (_RED, _BRIGHT_WHITE),
}
_FEW_PIECES_ON_WHITE = {**_FEW_PIECES, "blue": (_CYAN, _BLACK)}
"""Blue is used for the cursor: a piece of the same colour would be invisible under it."""

DARK_OF_FEW = replace(
    DARK,
    name="sixrow-dark-16",
    primary=_BRIGHT_YELLOW,
    accent=_BRIGHT_YELLOW,
    foreground=_BRIGHT_WHITE,
    background=_BLACK,
    surface=_BLACK,
    panel=_BLACK,
    success=_BRIGHT_GREEN,
    warning=_BRIGHT_YELLOW,
    error=_BRIGHT_RED,
    variables={"faint": _WHITE, "line": _GREY, **_pieces(_FEW_PIECES)},
)
LIGHT_OF_FEW = replace(
    LIGHT,
    name="sixrow-light-16",
    primary=_BLUE,
    accent=_BLUE,  # yellow is unreadable on white
    foreground=_BLACK,
    background=_BRIGHT_WHITE,
    surface=_BRIGHT_WHITE,
    panel=_BRIGHT_WHITE,
    success=_GREEN,
    warning=_MAGENTA,
    error=_RED,
    variables={"faint": _GREY, "line": _WHITE, **_pieces(_FEW_PIECES_ON_WHITE)},
)
THEMES = (DARK, LIGHT, DARK_OF_FEW, LIGHT_OF_FEW)


def theme_for(wish: str, *, few: bool = False) -> str:
    """The name of the theme for a setting; `auto` uses ``COLORFGBG`` of the terminal.

    Args:
        wish: dark, light or auto.
        few: whether the terminal has only sixteen colours.
    """
    if wish == "auto":
        # The last number is the background, one of sixteen colours; 7 and 15 are white.
        background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
        wish = "light" if background in ("7", "15") else "dark"
    dark, light = (DARK_OF_FEW, LIGHT_OF_FEW) if few else (DARK, LIGHT)
    return light.name if wish == "light" else dark.name
