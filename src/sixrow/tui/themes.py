"""Light and dark.

The greys are those of the 256 colours, so that a terminal with no more shows the same.
"""

import os

from textual.theme import Theme

# A piece and the sign on it, for every colour of the two games.
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


def theme_for(wish: str) -> str:
    """The name of the theme for a wish; `auto` asks the terminal, as far as it says."""
    if wish == "auto":
        # The last number is the background's colour of sixteen; 7 and 15 are white.
        background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
        wish = "light" if background in ("7", "15") else "dark"
    return LIGHT.name if wish == "light" else DARK.name
