"""``sixrow ladder``: tables, JSON, and resumption."""

import json
import signal
import subprocess
import time
from collections import deque
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from sixrow.players import library
from sixrow.players.ladder import runner
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.players.ladder.runner import Block
from sixrow.rules import SequenceDiceSetup, Setup
from tests.cli.commands import PROGRAM, environment, run
from tests.support.patience import PATIENCE


def test_a_table_for_people_that_fits_the_screen() -> None:
    result = run("ladder", "sequence-dice:2", "random", "greedy", "casual", "--games", "30")
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    lines = [line.split() for line in result.stdout.splitlines()]
    assert result.stdout.startswith("sequence-dice:2, seed 1: 90 games (")
    pairs = [line[:3] for line in lines if len(line) == 9]
    assert pairs == [
        ["greedy", "random", "30"],
        ["casual", "random", "30"],
        ["casual", "greedy", "30"],
    ]
    assert [line[0] for line in lines[-3:]][-1] == "random"


def test_facts_for_programs_add_up() -> None:
    result = run(
        "ladder", "columbiz", "--players", "3", "random", "greedy", "--games", "20", "--json"
    )
    facts = json.loads(result.stdout)
    assert facts["setup"].startswith("columbiz:3:")
    (pairing,) = facts["pairings"]
    assert pairing["games"] == 21  # whole blocks of three
    assert (pairing["one"], pairing["others"]) == ("greedy", "random")
    assert pairing["share"]["mean"] > 0.9
    assert sum(each["mean"] for each in pairing["in-turn-order"]) == pytest.approx(1, abs=1e-4)
    assert facts["ratings"]["greedy"]["mean"] > facts["ratings"]["random"]["mean"]


def test_the_same_whatever_the_number_of_workers() -> None:
    def pairings(*arguments: str) -> object:
        result = run("ladder", "sequence-dice:2", "random", "greedy", "--json", *arguments)
        return json.loads(result.stdout)["pairings"]

    alone = pairings("--games", "12", "--workers", "1")
    assert alone == pairings("--games", "12", "--workers", "2")
    assert alone != pairings("--games", "12", "--seed", "2")


def test_neighbours_and_fairness() -> None:
    names = ("random", "greedy", "novice")
    shown = run("ladder", "sequence-dice:2", *names, "--games", "4", "--neighbours", "--json")
    pairs = [(each["one"], each["others"]) for each in json.loads(shown.stdout)["pairings"]]
    assert pairs == [("greedy", "random"), ("novice", "greedy")]
    shown = run("ladder", "sequence-dice:3", "random", "--games", "9", "--fairness")
    assert "1st to play    2nd to play    3rd to play" in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert shown.stdout.splitlines()[-1].startswith("random                  9")


def test_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"

    def pairings(games: str, *arguments: str) -> object:
        command = ("ladder", "sequence-dice:2", "random", "greedy", "--games", games, "--json")
        result = run(*command, *arguments)
        assert result.exit_code == 0
        return json.loads(result.stdout)["pairings"]

    whole = pairings("12")
    assert pairings("4", "--out", str(file)) != whole
    torn = file.read_bytes()[:-5]
    file.write_bytes(torn)
    assert pairings("12", "--out", str(file)) == whole
    assert len(file.read_text().splitlines()) == 1 + 12 + 1  # one of a broken block, played again
    before = file.read_bytes()
    assert pairings("12", "--out", str(file)) == whole
    assert file.read_bytes() == before
    assert pairings("4", "--out", str(file)) == pairings("4")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["columbiz:2", "novice", "deep"], 2, "There is no level “deep”; choose from novice, "),
        (["columbiz:2", "novice", "novice"], 2, "novice is given twice"),
        (["columbiz:2", "novice"], 2, "A match needs two players"),
        (["columbiz:2", "--games", "0"], 2, "games cannot be 0; it must be at least 1."),
        (["columbiz:2", "--workers", "0"], 2, "workers cannot be 0; it must be at least 1."),
        (["columbiz:2", "--workers", "9999"], 2, "workers cannot be 9999; it must be at most 256."),
        (
            ["columbiz:2", "--games", "9999999"],
            2,
            "games cannot be 9999999; it must be at most 1000000.",
        ),
        (["columbiz:2", "--seed", str(2**64)], 2, f"seed cannot be {2**64}; it must be"),
        (["columbiz:2", "--seed", "-1"], 2, "seed cannot be -1; it must be at least 0."),
        (["columbiz:5"], 2, "The game is for 2, 3, 4 players, not 5."),
        (["columbiz:2", "--players", "3"], 2, "columbiz:2 already includes its options"),
        (["chess"], 2, "There is no game “chess”;"),
        (["columbiz:2", "--out", "no/where"], 2, "No such file or directory"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str], code: int, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("ladder", *arguments)
    assert sentence in result.stderr
    assert (result.exit_code, result.stdout) == (code, "")


def test_a_lost_worker_ends_the_match_and_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(
        setup: Setup, seed: int, blocks: list[Block], *_where: object
    ) -> Iterator[list[MatchResult]]:
        yield runner.play_block(setup, seed, blocks[0])
        raise runner.WorkerLost

    monkeypatch.setattr(runner, "play_blocks", lost)
    file = tmp_path / "ladder.jsonl"
    command = ("ladder", "sequence-dice:2", "random", "greedy", "--json", "--out", str(file))
    result = run(*command)
    assert result.exit_code == 1
    assert "A worker process was killed; results so far:" in result.stderr
    assert json.loads(result.stdout)["games"] == 2
    assert len(file.read_text().splitlines()) == 1 + 2


def test_a_worker_that_is_killed_is_noticed() -> None:
    blocks = [(Pairing("greedy", "random"), number) for number in range(100_000)]
    played = runner.play_blocks(SequenceDiceSetup(), 1, blocks, 2)
    assert len(next(played)) == 2
    active_children()[0].kill()
    with pytest.raises(runner.WorkerLost):
        deque(played, maxlen=0)


def test_another_ladder_and_other_files_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    command = ("ladder", "columbiz:2", "random", "greedy", "--games", "2", "--out", str(file))
    assert run(*command).exit_code == 0
    before = file.read_bytes()
    result = run(*command, "--seed", "2")
    assert result.exit_code == 2
    assert "ladder.jsonl belongs to another ladder: its seed is 1, not 2." in result.stderr
    assert file.read_bytes() == before
    file.write_text("Dear Bo\n")
    assert "does not contain the games of a ladder (line 1)" in run(*command).stderr


def test_players_say_what_they_have_not_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = "sequence-dice:2:chips=unlimited"
    shown = run("ladder", setup, "random", "novice", "--games", "2").stderr
    assert (
        f"No network has been trained for {setup}; the computers use the one for sequence-dice:2."
        in shown
    )
    assert "learnt" not in run("ladder", setup, "random", "greedy", "--games", "2").stderr
    monkeypatch.setattr(library, "FOLDER", Path("nowhere"))
    refused = run("ladder", setup, "random", "novice", "--games", "2")
    assert refused.exit_code == 1
    assert refused.stderr == "There is no trained network for sequence-dice:2.\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_keeps_what_was_played(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "ladder.jsonl"
    command = ("ladder", "columbiz:2", "random", "greedy", "--games", "1000000", "--json")
    process = subprocess.Popen(
        (*PROGRAM, *command, "--workers", workers, "--out", str(file)),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not file.exists() or len(file.read_bytes().splitlines()) < 6:
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "results so far" in stderr
    assert "Traceback" not in stderr
    games = len(file.read_text().splitlines()) - 1
    assert json.loads(stdout)["games"] in (games, games - 1)
