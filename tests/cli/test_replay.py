"""``sixrow replay``."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sixrow.analysis import analyse, valuer
from sixrow.analysis.annotations import annotated
from sixrow.notation import Json, read_record, write_json, write_text
from sixrow.reports.stored import stored
from sixrow.rules import COLUMBIZ
from sixrow.rules.columbiz import Columbiz
from tests.cli.commands import run, start
from tests.prompt.scripted import table

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
    assert result.stdout.startswith("Columbiz: Ada and Bo.\n\nWho goes first\nAda rolls 6.")
    assert (
        "\n\nTurn 1\nAda rolls 1 2 33 555 6, stops rolling, places a disc on e3," in result.stdout
    )
    assert result.stdout.endswith("\n\nBo has to roll 8 dice.\n")


def test_as_json_lines(file: str) -> None:
    lines = run("replay", "--json", file).stdout.splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step.get("roll") or step["decision"] for step in steps] == [
        *("6", "1", "12335556", "stop", "e3", "a1", "end")
    ]
    assert steps[-1]["position"].startswith("columbiz:2 6/6/6/4P1/6/P5 16,18 ")
    assert isinstance(RECORD.final, Columbiz)


def test_an_analysis_in_the_record_is_shown(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "sequence-dice.sixrow"
    record = read_record(example.read_text(encoding="utf-8"))
    analysis = analyse(record, valuer(record.setup))
    path = tmp_path / "annotated.sixrow"
    path.write_text(write_text(annotated(analysis)), encoding="utf-8")
    told = run("replay", str(path)).stdout
    assert max(map(len, told.splitlines())) <= 80
    assert told.count("Comment: [?") == len(analysis.errors) > 0
    words = " ".join(told.split())
    assert "Analysed by the network for sequence-dice:2." in words
    for name, play in zip(record.names, analysis.seats, strict=True):
        inaccuracies, mistakes, blunders = play.errors
        assert (
            f"{name}: accuracy {100 * (play.accuracy or 0):.0f}%; {100 * play.lost:.1f}% lost in "
            f"{play.unforced} free choices; inaccuracies {inaccuracies}, "
            f"mistakes {mistakes}, blunders {blunders}."
        ) in words
    for name, side in zip(record.names, analysis.sides, strict=True):
        assert f"{name}: luck {100 * side.luck:+.1f}%, skill {100 * side.skill:+.1f}%," in words
        assert f"without luck {100 * side.adjusted:.1f}%." in words
    plain = start("replay", str(path), folder=tmp_path, PYTHONPROFILEIMPORTTIME="1")
    assert plain.stdout == told
    assert "sixrow.reports.stored" in plain.stderr
    assert "numba" not in plain.stderr


FOUND: dict[str, Json] = {
    "version": 1,
    "setup": "columbiz:2",
    "judge": {"network": "columbiz:2", "exact": False},
    "finished": True,
    "severities": {"inaccuracy": 0.01, "mistake": 0.03, "blunder": 0.08},
    "entries": [],
    "seats": [
        {
            "name": "",
            "decisions": 1,
            "unforced": 1,
            "lost": 0,
            "points-lost": None,
            "error-rate": None,
            "accuracy": None,
            "errors": {"inaccuracy": 0, "mistake": 0, "blunder": 0},
        }
    ]
    * 2,
    "sides": [
        {
            "start": 0.5,
            "result": 0.5,
            "luck": 0.1,
            "luck-own": 0.1,
            "luck-others": 0,
            "skill": -0.1,
            "skill-own": -0.1,
            "skill-others": 0,
            "revisions": 0,
            "adjusted": 0.4,
        }
    ]
    * 2,
}


def test_a_stored_analysis_with_nothing_to_judge() -> None:
    told = " ".join(stored(replace(RECORD, attachments={"analysis": FOUND})).split())
    assert "the nearest there is" in told
    assert "Ada: accuracy -; 0.0% lost in one free choice; inaccuracies 0," in told
    assert "Bo: luck +10.0%, skill -10.0%, result 50.0%, without luck 40.0%." in told


@pytest.mark.parametrize(
    "found",
    [
        None,
        [1],
        {"version": 1},
        {**FOUND, "version": 2},
        {**FOUND, "sides": []},
        {**FOUND, "judge": {"network": 3, "exact": True}},
        {**FOUND, "sides": [{"luck": 10**15}] * 2},
    ],
)
def test_an_attachment_that_is_no_analysis_of_ours_is_passed_over(found: Json) -> None:
    assert stored(replace(RECORD, attachments={"analysis": found})) == ""


def test_from_stdin() -> None:
    assert "Turn 1" in run("replay", "-", typed=write_text(RECORD)).stdout


def test_every_fault_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.sixrow"
    path.write_text(write_text(RECORD).replace("e3 a1", "e3 e3").replace("1. s1", "4. s1"))
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert f"{path}:8:1: This is turn 1, not 4.\n" in result.stderr
    assert "e3 is occupied; choose an empty cell (C-9)." in result.stderr


def test_a_file_that_is_not_there() -> None:
    result = run("replay", "nowhere.sixrow")
    assert result.exit_code == 2
    assert result.stderr == "nowhere.sixrow: No such file or directory\n"
