"""The plain prompt has the hints, odds and analyses of the commands."""

from pathlib import Path

import pytest

from sixrow.cli.advice import PromptAdvice
from sixrow.notation import read_position, read_record
from sixrow.text.paint import plain
from tests.cli.commands import run

KEEP = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 keep 2 12335556 -"
EXAMPLE = Path(__file__).parents[2] / "examples" / "sequence-dice.sixrow"


def test_advice_is_that_of_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    advice, position = PromptAdvice(), read_position(KEEP)
    shown = run("hint", KEEP, "--most", "5").stdout
    assert advice.hint(position, plain) in shown
    assert advice.odds(position) in shown
    assert "%" in shown
    assert capsys.readouterr().out == ""
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    report = run("analyse", str(EXAMPLE)).stdout
    assert advice.analysis(record, plain).splitlines()[0] == report.splitlines()[0]


def test_a_game_at_the_prompt_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = "hint\nodds\nquit\n"
    shown = run(
        "play", "columbiz", "--plain", "--seed", "1", "--seat", "Ada", "--seat", "Bo", typed=typed
    )
    assert shown.exit_code == 0
    assert "not a choice or command" not in shown.output
    assert "%" in shown.output
