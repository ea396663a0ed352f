"""The board is visible at every decision on a screen of 24 lines, and is not drawn needlessly."""

import pytest

from sixrow.local.saves import Saver
from sixrow.local.table import LocalTable
from sixrow.notation import Record
from sixrow.prompt.console import Console
from sixrow.prompt.game import PromptGame
from sixrow.rules import GAMES
from sixrow.text.paint import ansi
from tests.prompt.scripted import Scripted, Typist, begun, table

OTHERS = ("help", "undo", "x9", "k", "777", "pass", "end", "record", "rules C-9", "", "board")
BOTTOMS = ("    a   b   c   d   e   f", "     a     b     c     d     e     f")
BOARD = 8
SCREEN = 24


class Watched(Typist):
    """A typist who looks at the screen before typing."""

    def __init__(self, seated: LocalTable, seed: int) -> None:
        super().__init__(seated, seed, OTHERS)
        self.lines: list[str] = []
        self.console = Console(self._show, self._look, self._show)

    def _show(self, text: str) -> None:
        self.lines += text.split("\n")

    def _look(self, prompt: str) -> str:
        screen = [*self.lines, prompt][-SCREEN:]
        bottoms = [index for index, line in enumerate(screen) if line.startswith(BOTTOMS)]
        assert bottoms, "\n".join(screen)
        assert bottoms[-1] >= BOARD - 1, "\n".join(screen)
        line = self.ask(prompt)
        self.lines.append(prompt + line)
        return line


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_in_sight_at_every_prompt(game: str, players: int) -> None:
    names = ("Ada", "Bo", "Cy", "Di")[:players]
    seated = LocalTable(Record(GAMES[game].setup(players), names, tags={"Seed": "4"}))
    watched = Watched(seated, seed=4)
    assert PromptGame(seated, watched.console, Saver("unused")).run()
    assert max(map(len, watched.lines)) <= 80


def test_the_board_is_not_drawn_between_rolls_nor_after_a_refusal() -> None:
    seated = LocalTable(begun("columbiz", "Ada", "Bo", seed="8"))
    script = Scripted("x", "-", "y")
    with pytest.raises(EOFError):
        PromptGame(seated, script.console, Saver("unused")).run()
    assert script.text.count("[1] [2] [3]") == 1
    assert script.text.count("Dice:") == 2


def test_what_the_others_placed_is_underlined() -> None:
    seated = table(GAMES["columbiz"].setup(2), "Ada", "Bo", moves="6 1 12335556 stop")
    script = Scripted("c2", "e3 end", "stop", "board", paint=ansi)
    with pytest.raises(EOFError):
        PromptGame(seated, script.console, Saver("unused")).run()
    boards = [shown for shown in script.shown if "a   b   c" in shown]
    underlined = [board.count("\x1b[4m\x1b[1;97;45m P ") for board in boards]
    assert underlined == [0, 0, 2, 2, 2]


def test_complaints_are_painted_and_stand_above_the_prompt() -> None:
    seated = table(GAMES["columbiz"].setup(2), "Ada", "Bo", moves="6 1 12335556 stop")
    script = Scripted("f6", paint=ansi)
    with pytest.raises(EOFError):
        PromptGame(seated, script.console, Saver("unused")).run()
    assert script.shown[-2].startswith("\x1b[31mf6 costs 6 dice showing 6; you have one left")
