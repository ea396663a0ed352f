"""What has to be told apart is of different colours, however few a terminal has."""

import pytest
from rich.color import Color, ColorSystem
from textual.theme import Theme

from sixrow.rules import GAMES
from sixrow.tui.themes import DARK, DARK_OF_FEW, LIGHT, LIGHT_OF_FEW, THEMES
from tests.tui.playing import application

FEW = (DARK_OF_FEW, LIGHT_OF_FEW)


def _shown(theme: Theme, name: str, system: ColorSystem) -> int | None:
    colour = theme.variables.get(name) or getattr(theme, name)
    return Color.parse(colour).downgrade(system).number


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("game", GAMES)
def test_pieces_differ_from_each_other_their_ink_and_the_cursor(theme: Theme, game: str) -> None:
    system = ColorSystem.STANDARD if theme in FEW else ColorSystem.EIGHT_BIT
    sides = GAMES[game].colours
    pieces = [_shown(theme, f"piece-{side}", system) for side in sides]
    inks = [_shown(theme, f"ink-{side}", system) for side in sides]
    assert len(set(pieces)) == len(pieces)
    assert all(piece != ink for piece, ink in zip(pieces, inks, strict=True))
    # The cursor turns a piece round: its colour is then the sign's, on the accent.
    assert _shown(theme, "accent", system) not in pieces
    assert _shown(theme, "background", system) not in pieces


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_marks_differ_from_what_is_faint(theme: Theme) -> None:
    system = ColorSystem.STANDARD if theme in FEW else ColorSystem.EIGHT_BIT
    marks = ("accent", "success", "error", "foreground", "background", "faint", "line")
    shown = [_shown(theme, name, system) for name in marks]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(
    ("terminal", "wish", "theme"),
    [
        ({"TERM": "xterm"}, "dark", DARK_OF_FEW),
        ({"TERM": "xterm"}, "light", LIGHT_OF_FEW),
        ({"TERM": "xterm-256color"}, "dark", DARK),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "light", LIGHT),
    ],
)
def test_the_terminal_says_how_many_colours_it_has(
    terminal: dict[str, str], wish: str, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in terminal.items():
        monkeypatch.setenv(name, value)
    app = application()
    app.settings.theme = wish
    app.action_apply_settings()
    assert app.theme == theme.name
