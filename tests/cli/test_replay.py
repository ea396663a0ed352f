"""Records gone through."""

import json
from pathlib import Path

import pytest

from sixrow.notation import write_json, write_text
from sixrow.rules import COLUMBIZ
from sixrow.rules.columbiz import Columbiz
from tests.cli.commands import run
from tests.terminal.scripted import table

RECORD = table(COLUMBIZ.setup(2), "Ada", "Bo", moves="6 1 12335556 stop e3 a1 end").record()


@pytest.fixture(params=["text", "json"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    path = tmp_path / "game"
    text = write_text(RECORD) if request.param == "text" else write_json(RECORD)
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_in_words(file: str) -> None:
    result = run("replay", file)
    assert result.exit_code == 0
    assert result.stdout.startswith("Columbiz: Ada and Bo.\n\nWho begins\nAda rolls 6.")
    assert (
        "\n\nTurn 1\nAda rolls 1 2 33 555 6, stops rolling, places a disc on e3," in result.stdout
    )
    assert result.stdout.endswith("\n\nBo is to roll 8 dice.\n")


def test_as_json_lines(file: str) -> None:
    lines = run("replay", "--json", file).stdout.splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step.get("roll") or step["decision"] for step in steps] == [
        *("6", "1", "12335556", "stop", "e3", "a1", "end")
    ]
    assert steps[-1]["position"].startswith("columbiz:2 6/6/6/4P1/6/P5 16,18 ")
    assert isinstance(RECORD.final, Columbiz)


def test_from_stdin() -> None:
    assert "Turn 1" in run("replay", "-", typed=write_text(RECORD)).stdout


def test_every_fault_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.sixrow"
    path.write_text(write_text(RECORD).replace("e3 a1", "e3 e3").replace("1. s1", "4. s1"))
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert f"{path}:8:1: This is turn 1, not 4.\n" in result.stderr
    assert "e3 is taken (C-9)." in result.stderr


def test_a_file_that_is_not_there() -> None:
    result = run("replay", "nowhere.sixrow")
    assert result.exit_code == 2
    assert result.stderr == "nowhere.sixrow: No such file or directory\n"
