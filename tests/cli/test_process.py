"""The program as people and scripts start it."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixrow.notation import read_record
from tests.cli.commands import PROGRAM, environment, start
from tests.support.patience import PATIENCE

SIMPLE = ("--level", "random")
"""An opponent that needs no engine, so that the program starts at once."""

POSITION = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_help_needs_neither_records_nor_sentences(tmp_path: Path) -> None:
    code = (
        "import sys; from sixrow.cli import main; main(['--help'], standalone_mode=False);"
        "print(sorted({'fluent', 'sixrow.notation', 'sixrow.prompt.game'} & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert result.stdout.endswith("[]\n")


def test_a_game_through_pipes(tmp_path: Path) -> None:
    result = start(
        "play", "columbiz", *SIMPLE, "--seed", "8", folder=tmp_path, typed="stop\nquit\n"
    )
    assert result.returncode == 0
    assert result.stdout.endswith("> quit\n")
    assert result.stderr == (
        "Saved in columbiz-1.sixrow.\nTo continue: sixrow play --resume columbiz-1.sixrow\n"
    )


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    result = start("play", "sequence-dice", *SIMPLE, folder=tmp_path)
    assert result.returncode == 0
    assert files(tmp_path) == ["sequence-dice-1.sixrow"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        (*PROGRAM, "play", "columbiz", *SIMPLE),
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(b"> "):
            shown += os.read(process.stdout.fileno(), 4096)
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"To continue: sixrow play --resume columbiz-1.sixrow" in errors
    assert b"Traceback" not in errors
    assert read_record((tmp_path / "columbiz-1.sixrow").read_text()).result is None


@pytest.mark.parametrize(
    "arguments", [("play", "columbiz", *SIMPLE), ("rules",), ("show", POSITION)]
)
def test_a_closed_pipe_is_no_error_message(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        result = subprocess.run(
            (*PROGRAM, *arguments),
            cwd=tmp_path,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(writing)
    assert result.returncode == 141
    assert "Traceback" not in result.stderr
    assert "BrokenPipe" not in result.stderr
    assert files(tmp_path) == (["columbiz-1.sixrow"] if arguments[0] == "play" else [])


def test_no_stdin_and_no_stdout_at_all(tmp_path: Path) -> None:
    command = shlex.join(["exec", *PROGRAM, "play", "columbiz", *SIMPLE])
    for closed in ("<&-", ">&-", "<&- >&- 2>&-"):
        result = subprocess.run(
            ["sh", "-c", f"{command} {closed}"],
            cwd=tmp_path,
            env=environment(),
            input="",
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert "Traceback" not in result.stderr
        assert result.returncode == 0
    assert len(files(tmp_path)) == 3


def test_names_are_written_whatever_the_locale_says(tmp_path: Path) -> None:
    result = start(
        "play", "columbiz", "--seat", "Åse", *SIMPLE, folder=tmp_path, PYTHONIOENCODING="ascii"
    )
    assert result.returncode == 0
    assert "Columbiz: Åse and Computer." in result.stdout


def test_no_escape_sequences_into_a_pipe(tmp_path: Path) -> None:
    for arguments in (("show", POSITION), ("play", "columbiz", *SIMPLE), ("rules",)):
        assert "\x1b" not in start(*arguments, folder=tmp_path).stdout


def test_no_permission(tmp_path: Path) -> None:
    """Root may read and write everything, so for root these are an empty record and a game."""
    (tmp_path / "secret.sixrow").write_text("")
    (tmp_path / "secret.sixrow").chmod(0)
    (tmp_path / "closed").mkdir(mode=0o500)
    root = os.geteuid() == 0
    checked = start("check", "secret.sixrow", folder=tmp_path)
    assert checked.returncode == (1 if root else 2)
    assert (checked.stderr == "secret.sixrow: Permission denied\n") is not root
    played = start("play", "columbiz", *SIMPLE, "--save", "closed/game", folder=tmp_path)
    assert played.returncode == (0 if root else 2)
    assert (played.stderr == "Cannot write closed/game: Permission denied.\n") is not root
