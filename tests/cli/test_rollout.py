"""``sixrow rollout``."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import interrupted, run

CHOICE = "sequence-dice:2:length=5 6/1GGGG1/1B4/6/6/2B3 1 choose 15"


def test_a_table_for_people_has_the_best_first() -> None:
    result = run("rollout", CHOICE, "--games", "16", "--decision", "b1", "--decision", "a5")
    assert result.exit_code == 0
    head, _, titles, best, other = result.stdout.splitlines()
    assert head == "16 games each, winning chances; green decides"
    assert titles.split() == ["green", "blue", "loss"]
    assert best.split()[:4] == ["a5", "1.0000", "±", "0.0000"]
    assert other.startswith("b1 ")


def test_a_network_that_is_only_the_nearest_is_told() -> None:
    position = "sequence-dice:2:chips=unlimited 6/1GGGG1/6/6/6/6 1 choose 34"
    result = run("rollout", position, "--games", "2", "--turns", "1", "--best", "1")
    assert result.stdout.splitlines()[-1] == (
        "No network has been trained for sequence-dice:2:chips=unlimited; "
        "the computers use the one for sequence-dice:2."
    )


def test_facts_for_programs() -> None:
    words = CHOICE.split()
    result = run("rollout", *words, "--games", "20", "--best", "2", "--turns", "4", "--json")
    facts = json.loads(result.stdout)
    assert facts["games"] == 20
    assert facts["position"] == CHOICE
    assert facts["side"] == 1
    assert facts["exact-network"] is True
    first, second = facts["decisions"]
    assert first["decision"] == "a5"
    assert first["loss"] == 0
    assert second["loss"] > 0
    assert sum(second["shares"]) == pytest.approx(1, abs=1e-4)


def test_a_whole_turn_is_one_decision_and_dice_need_none() -> None:
    start = "columbiz:2 6/6/6/BBPPPB/BBPPBB/1BPPPP 0,4 0,4 8,1 1 2"
    result = run("rollout", f"{start} place 11115555 0", "--games", "2", "--decision", "a4 e4 end")
    assert "a4 e4 end" in result.stdout
    result = run("rollout", f"{start} roll 3 -", "--games", "2", "--raw", "--json")
    (facts,) = json.loads(result.stdout)["decisions"]
    assert facts["decision"] == "play on"
    assert set(facts["shares"]) <= {0.0, 0.25, 0.5, 0.75, 1.0}


def test_the_same_whatever_the_number_of_workers() -> None:
    one, two = (
        run("rollout", CHOICE, "--games", "40", "--json", "--workers", str(workers)).stdout
        for workers in (1, 2)
    )
    assert one == two
    assert one != run("rollout", CHOICE, "--games", "40", "--json", "--seed", "1").stdout


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["chess"], 1, "^"),
        ([CHOICE, "--games", "1"], 2, "games cannot be 1; it must be at least 2."),
        ([CHOICE, "--error", "nan"], 2, "error cannot be nan; it must be at least 0."),
        ([CHOICE, "--decision", "z9"], 1, "z9: “z9” is not a cell; cells are a1 to f6."),
        ([CHOICE, "--decision", ""], 1, "is not a cell"),
        ([CHOICE, "--decision", "a1"], 1, "a1: a1 is marked 2, and you rolled 6 (S-7)."),
        ([CHOICE, "--decision", "a5 b1"], 1, "a5 b1: There is nothing to decide right now."),
        ([CHOICE, "--best", "0"], 2, "Invalid value for '--best'"),
        ([], 2, "Missing argument 'POSITION'"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], code: int, sentence: str) -> None:
    result = run("rollout", *arguments)
    assert result.exit_code == code
    assert sentence in result.stderr
    assert result.stdout == ""


def test_an_interruption_keeps_what_was_found(tmp_path: Path) -> None:
    command = ("rollout", CHOICE, "--games", "1000000", "--turns", "1", "--json")
    stdout, stderr = interrupted(*command, folder=tmp_path, after=5)
    assert "results so far" in stderr
    assert json.loads(stdout)["games"] > 0
