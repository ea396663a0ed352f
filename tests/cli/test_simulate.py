"""``sixrow simulate``: a table or JSON."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import interrupted, run


def test_a_summary_for_people() -> None:
    result = run("simulate", "columbiz", "--players", "3", "--games", "300", "--seed", "1")
    assert result.exit_code == 0
    assert result.stdout.startswith("300 games of columbiz:3 in ")
    for word in ("purple", "grey", "3rd to play", "captives", "forfeits", "ties", "Rolled: 1:"):
        assert word in result.stdout


@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_summary_fits_and_says_what_its_words_mean(game: str, players: str) -> None:
    result = run("simulate", game, "--players", players, "--games", "60", "--policy", "greedy")
    assert max(map(len, result.stdout.splitlines())) < 80
    for word in ("Share: share of the win", "Rolled:", "1st to play"):
        assert word in " ".join(result.stdout.split())


def test_a_summary_for_programs_adds_up() -> None:
    result = run("simulate", "sequence-dice", "--length", "5", "--games", "200", "--json")
    facts = json.loads(result.stdout)
    assert facts["setup"] == "sequence-dice:2:length=5,chips=box"
    assert facts["games"] == 200
    shares = [each["mean"] for each in facts["means"]["share"]]
    assert sum(shares) == pytest.approx(1)
    turns = facts["means"]["turns"][0]["mean"]
    assert sum(facts["fallen"]) == pytest.approx(200 * turns)


def test_the_same_whatever_the_number_of_workers() -> None:
    def means(*arguments: str) -> object:
        result = run("simulate", "columbiz", "--games", "2500", "--json", *arguments)
        return json.loads(result.stdout)["means"]

    assert means("--workers", "1") == means("--workers", "2")
    assert means("--seed", "1") != means("--seed", "2")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (
            ["columbiz", "--policy", "wild"],
            2,
            "“wild” is not a policy; choose from random, greedy.",
        ),
        (["columbiz", *["--policy", "random"] * 3], 2, "Give one policy for all seats, or 2,"),
        (["columbiz", "--games", "0"], 2, "games cannot be 0; it must be at least 1."),
        (["columbiz", "--workers", "5000"], 2, "workers cannot be 5000; it must be at most 256."),
        (["columbiz", "--players", "5"], 2, "The game is for 2, 3, 4 players, not 5."),
        (["columbiz", "--limit", "3"], 2, "A limit of 3 discs a turn is for four"),
        (["chess"], 2, "'chess' is not one of"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], code: int, sentence: str) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == code
    assert sentence in result.stderr


def test_an_interruption_keeps_what_was_played(tmp_path: Path) -> None:
    command = ("simulate", "columbiz", "--games", "1000000000", "--json")
    stdout, stderr = interrupted(*command, folder=tmp_path, after=3)
    assert "results so far" in stderr
    assert json.loads(stdout)["games"] > 0


def test_warming_twice() -> None:
    for _ in range(2):
        result = run("warm")
        assert result.exit_code == 0
        assert result.stdout.startswith("The engine is ready: ")
