"""``sixrow check``."""

from pathlib import Path

import pytest

from sixrow.cli import files
from sixrow.notation import write_text
from sixrow.rules import SEQUENCE_DICE
from tests.cli.commands import run
from tests.prompt.scripted import table

MOVES = "66 11 12 a2 13 c6 13 a3 13 d1 14 a4 13 f4 15 a5 12 b6 11 a1"
TEXT = write_text(table(SEQUENCE_DICE.setup(2, length=5), "Ada", "Bo", moves=MOVES).record())


@pytest.fixture(autouse=True)
def some_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("good.sixrow").write_text(TEXT)
    Path("bad.sixrow").write_text(TEXT.replace("12 a2", "12 a3").replace('"1 row"', '"2 row"'))
    Path("binary").write_bytes(b"\x7fELF\xff\x00")
    Path("empty").write_text("")


def test_a_good_record() -> None:
    result = run("check", "good.sixrow")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == (
        "good.sixrow: OK: Sequence Dice, 2 players, 9 turns. Ada wins with 5 in a row.\n"
    )


def test_faults_have_a_place_and_go_to_stderr() -> None:
    result = run("check", "bad.sixrow")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("bad.sixrow:8:10: a3 is marked 4, and you rolled 3 (S-7).\n")


def test_many_files_are_all_checked() -> None:
    result = run("check", "bad.sixrow", "good.sixrow", "binary", "empty")
    assert result.exit_code == 1
    assert result.stdout.startswith("good.sixrow: OK")
    for file in ("bad.sixrow:8:10: ", "binary: not a UTF-8 text (byte 5)", "empty:1:1: "):
        assert f"\n{file}" in f"\n{result.stderr}"


def test_files_that_cannot_be_read() -> None:
    result = run("check", "nowhere", ".", "good.sixrow")
    assert result.exit_code == 2
    assert result.stderr == "nowhere: No such file or directory\n.: Is a directory\n"
    assert result.stdout.startswith("good.sixrow: OK")


def test_from_stdin() -> None:
    assert run("check", "-", typed=TEXT).stdout.startswith("-: OK")
    assert run("check", "-", typed=b"\xff\xfe").exit_code == 1


def test_a_byte_order_mark_and_windows_lines_are_no_fault() -> None:
    Path("windows").write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert run("check", "windows").exit_code == 0


def test_a_file_far_too_large_is_not_read_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST_FILE", 10)
    assert run("check", "good.sixrow").stderr == "good.sixrow: too large for a game file\n"
