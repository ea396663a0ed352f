"""The game at a real terminal: line editing, colours, Ctrl-C and the pager."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from sixrow.notation import read_record
from sixrow.tui.app import Beginning
from tests.cli.commands import PROGRAM, environment
from tests.cli.commands import run as run_command
from tests.support.patience import PATIENCE


class Terminal:
    """A program on its own pseudo-terminal, with a scripted user."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        self._master, slave = pty.openpty()
        # A new session that opens a terminal gets its Ctrl-C.
        opening = f'exec "$@" <{os.ttyname(slave)} >{os.ttyname(slave)} 2>&1'
        self.process = subprocess.Popen(
            ("sh", "-c", opening, "sh", *PROGRAM, *arguments),
            cwd=folder,
            env=environment(**variables),
            start_new_session=True,
        )
        self._slave = slave
        self.text = ""

    def read_until(self, pattern: str) -> str:
        """What is shown up to a pattern, from where reading stopped before."""
        begun, shown = time.monotonic(), ""
        while not re.search(pattern, shown):
            assert time.monotonic() - begun < PATIENCE, f"no {pattern!r} in {shown!r}"
            if select.select([self._master], [], [], 0.1)[0]:
                try:
                    shown += os.read(self._master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        self.text += shown
        return shown

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def end(self) -> int:
        """Read the rest; the exit code."""
        code = self.process.wait(timeout=PATIENCE)
        os.close(self._slave)
        self.read_until(r"(?!)")
        return code

    def close(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait(timeout=PATIENCE)
        os.close(self._master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_ctrl_c_saves_and_the_game_goes_on(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "--plain", "columbiz", "--seed", "8")
    terminals.append(terminal)
    shown = terminal.read_until("Player> ")
    assert "\x1b[1mDice:" in shown
    terminal.type("stop\r")
    assert "Place a disc on" in terminal.read_until("Player> ")
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "To continue: sixrow play --resume columbiz-1.sixrow" in terminal.text

    again = Terminal(tmp_path, "play", "--plain", "--resume", "columbiz-1.sixrow")
    terminals.append(again)
    assert "Place a disc on" in again.read_until("Player> ")
    again.type("undo\r")
    again.read_until("Player> ")
    again.type("\x04")
    assert again.end() == 0
    record = read_record((tmp_path / "columbiz-1.sixrow").read_text())
    assert record.entries[-1].is_roll


def test_the_line_can_be_edited(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "--plain", "columbiz", "--seed", "8")
    terminals.append(terminal)
    terminal.read_until("Player> ")
    terminal.type("stap\x7f\x7fop\r")
    assert "stops rolling" in terminal.read_until("Player> $")


@pytest.mark.parametrize("variables", [{"PYTHONIOENCODING": "latin-1"}, {"TERM": "dumb"}])
def test_a_terminal_that_cannot_show_the_board_gets_the_plain_prompt(
    tmp_path: Path, terminals: list[Terminal], variables: dict[str, str]
) -> None:
    """As where the locale has no UTF-8; Python then takes Latin-1 for the terminal."""
    arguments = ("play", "columbiz", "--seat", "Ada", "--seat", "Bo")
    terminal = Terminal(tmp_path, *arguments, **variables)
    terminals.append(terminal)
    shown = terminal.read_until(r"(Ada|Bo)> ")
    assert "[1] [2]" in shown
    assert "\\u" not in shown
    assert "\x1b[?1049h" not in shown, "no other screen"
    terminal.type("\x04")
    assert terminal.end() == 0


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_when_they_are_not_wanted(
    tmp_path: Path, terminals: list[Terminal], variables: dict[str, str]
) -> None:
    position = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"
    terminal = Terminal(tmp_path, "show", position, **variables)
    terminals.append(terminal)
    assert terminal.end() == 0
    assert "Place a disc on" in terminal.text
    assert "\x1b[" not in terminal.text


def test_colours_on_a_terminal(tmp_path: Path, terminals: list[Terminal]) -> None:
    position = "sequence-dice:2 6/6/2GB2/6/6/6 1 choose 66"
    terminal = Terminal(tmp_path, "show", position)
    terminals.append(terminal)
    assert terminal.end() == 0
    assert "\x1b[1;30;42m12G\x1b[0m" in terminal.text


def test_a_line_of_progress_fits_80_columns(tmp_path: Path, terminals: list[Terminal]) -> None:
    """A longer one would wrap and leave a line behind at every step."""
    words = ("--language", "pt", "ladder", "sequence-dice:2", "random", "greedy", "--games", "20")
    terminal = Terminal(tmp_path, *words, COLUMNS="80")
    terminals.append(terminal)
    assert terminal.end() == 0
    plain = re.sub(r"\x1b\[[0-9?;]*[A-Za-z]", "", terminal.text)
    bars = [line for line in re.split(r"[\r\n]+", plain) if "[#" in line]
    assert any("greedy contra random" in line for line in bars)
    assert max(map(len, bars)) < 80


def test_rules_go_through_the_users_pager(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "rules", "s-8", PAGER="sed s/^/paged:/")
    terminals.append(terminal)
    assert terminal.end() == 0
    assert "paged:- S-8 (printed)" in terminal.text


def test_a_closed_window_saves(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "--plain", "sequence-dice")
    terminals.append(terminal)
    terminal.read_until("Player> ")
    terminal.process.send_signal(signal.SIGHUP)
    assert terminal.end() == 130
    assert (tmp_path / "sequence-dice-1.sixrow").exists()


def test_the_application_opens_plays_and_saves(tmp_path: Path, terminals: list[Terminal]) -> None:
    arguments = ("play", "sequence-dice", "--seat", "Ada", "--seat", "Bo", "--seed", "5")
    config = str(tmp_path / "config")
    size = {"COLUMNS": "80", "LINES": "24", "XDG_CONFIG_HOME": config}
    terminal = Terminal(tmp_path, *arguments, **size)
    terminals.append(terminal)
    terminal.read_until("Ada: roll to go first")
    terminal.type("r")
    terminal.read_until("Bo: roll to go first")
    terminal.type("r")
    terminal.read_until(r"(Ada|Bo): roll(?! to)")
    terminal.type("q")
    terminal.read_until("Saved in sequence-dice-1.sixrow")
    terminal.type("q")
    assert terminal.end() == 0
    assert len(read_record((tmp_path / "sequence-dice-1.sixrow").read_text()).entries) == 2


def test_the_application_needs_a_terminal_to_join(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "play", "--join", "http://127.0.0.1:1/join/x", TERM="dumb")
    terminals.append(terminal)
    assert terminal.end() == 2
    assert "--plain" in terminal.text


@pytest.mark.parametrize(
    "local", [("columbiz",), ("--players", "3"), ("--resume", "x"), ("--save", "x")]
)
@pytest.mark.parametrize("online", ["--join", "--server"])
def test_a_table_elsewhere_goes_with_nothing_of_a_game_here(
    online: str, local: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixrow.cli.play.has_screen", lambda: True)
    result = run_command("play", online, "http://127.0.0.1:1/join/x", *local)
    assert result.exit_code == 2
    assert "--server" in result.output


def test_a_file_alone_is_for_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Beginning] = []

    def run(_settings: object, _path: object, beginning: Beginning) -> tuple[int, list[str]]:
        begun.append(beginning)
        return 0, []

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("sixrow.cli.play.has_screen", lambda: True)
    monkeypatch.setattr("sixrow.tui.app.run", run)
    file = tmp_path / "game.sixrow"
    assert run_command("play", "--save", str(file)).exit_code == 0
    assert [each.file for each in begun] == [file]
    file.touch()
    assert run_command("play", "--save", str(file)).exit_code != 0
    assert len(begun) == 1


def test_a_signal_ends_the_application_and_saves(tmp_path: Path, terminals: list[Terminal]) -> None:
    size = {"COLUMNS": "80", "LINES": "24", "XDG_CONFIG_HOME": str(tmp_path / "config")}
    terminal = Terminal(
        tmp_path, "play", "columbiz", "--seat", "Ada", "--seat", "Bo", "--seed", "5", **size
    )
    terminals.append(terminal)
    terminal.read_until("Ada: roll to go first")
    terminal.type("r")
    terminal.read_until("Bo: roll to go first")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.end() == 130
    assert (tmp_path / "columbiz-1.sixrow").exists()
    assert "To continue: sixrow play --resume columbiz-1.sixrow" in terminal.text
