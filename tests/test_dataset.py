"""Data sets: whole games by the rules, the same bytes whoever makes them, and made only once."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from sixrow import dataset
from sixrow.dataset import HEAD, Plan, file_name, make
from sixrow.notation import read_decision, read_dice, read_setup
from sixrow.rules import Refusal, Setup, Waiting, start
from tests.cli.commands import run

ROOT = Path(__file__).parents[1]
SAMPLES = ROOT / "examples" / "dataset"
SETUP = read_setup("sequence-dice:2")


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def _check(setup: Setup, game: dict[str, Any]) -> None:
    """Play a game again by the rules."""
    position, values = start(setup), iter(game["values"])
    for entry in game["entries"]:
        if position.waiting is Waiting.DICE:
            position = position.roll(read_dice(entry)).position
            continue
        assert sum(next(values)) == pytest.approx(1, abs=2e-4)
        position = position.decide(read_decision(setup.game, entry)).position
    assert next(values, None) is None
    assert position.outcome is not None
    assert [float(share) for share in position.outcome.shares] == game["result"]


@pytest.mark.parametrize("name", ["columbiz-2", "sequence-dice-2", "sequence-dice-2-length-5"])
def test_the_samples_are_games_of_master_with_values(name: str) -> None:
    head = json.loads((SAMPLES / name / HEAD).read_text("utf-8"))
    setup = read_setup(head["setup"])
    assert (head["player"], setup.players) == ("master", 2)
    (path,) = (SAMPLES / name).glob("games-*")
    games = _lines(path)
    assert [game["game"] for game in games] == list(range(20))
    for game in games:
        _check(setup, game)


def test_a_run_goes_on_where_it_stopped_with_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 4)
    plan = Plan(SETUP, "random", seed=3)
    assert list(make(tmp_path / "one", plan, games=10)) == [0, 4, 8, 10]
    for each in make(tmp_path / "two", plan, games=6):
        if each:
            break  # as Ctrl-C would
    assert sorted(path.name for path in (tmp_path / "two").iterdir()) == [HEAD, file_name(0, 6)]
    assert list(make(tmp_path / "two", plan, games=6)) == [4, 6]
    assert list(make(tmp_path / "two", plan, games=10)) == [4, 8, 10]
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
    assert len(list((tmp_path / "two").iterdir())) == 4
    with pytest.raises(Refusal, match=r"other-dataset: .*seed"):
        list(make(tmp_path / "two", Plan(SETUP, "random", seed=4), games=10))
    with pytest.raises(Refusal, match="unknown-level"):
        list(make(tmp_path / "three", Plan(SETUP, "grandmaster"), games=10))
    assert not (tmp_path / "three").exists()


def test_workers_make_the_same_games(tmp_path: Path) -> None:
    words = ("dataset", "sequence-dice:2", "--games", "12", "--player", "random")
    for folder, workers in (("one", "1"), ("two", "2")):
        said = run(
            "--language", "en", *words, "--workers", workers, "--out", str(tmp_path / folder)
        )
        assert said.exit_code == 0
        assert "12 games in 1 files" in said.output
    name = file_name(0, 12)
    assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    for game in _lines(tmp_path / "one" / name):
        _check(SETUP, game)
