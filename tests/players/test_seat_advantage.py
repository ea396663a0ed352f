"""Seat advantage: the figures in the package, and how they are made."""

from pathlib import Path

import pytest

from scripts.measure_seat_advantage import SETUPS, measured
from sixrow.means import Mean
from sixrow.notation import read_setup
from sixrow.players import LEVELS, seat_advantage
from sixrow.players.seat_advantage import Fairness, load, save
from sixrow.rules import SequenceDiceSetup


def test_every_figure_of_the_package_is_a_share_of_one() -> None:
    for row in load().values():
        setup = read_setup(row.setup)
        assert row.setup in SETUPS
        assert row.level in {level.name for level in LEVELS}
        assert len(row.in_turn_order) == setup.sides
        assert sum(mean.value for mean in row.in_turn_order) == pytest.approx(1, abs=1e-3)
        assert row.games >= 100


def test_every_set_up_and_level_was_measured() -> None:
    wanted = {(setup, level.name) for setup in SETUPS for level in LEVELS}
    assert set(load()) == wanted


def test_figures_are_measured_written_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_advantage, "FILE", tmp_path / "seat_advantage.json")
    setup = SequenceDiceSetup()
    assert seat_advantage.fairness(setup, "novice") is None
    row = measured(setup, "novice", 12, 1)
    assert (row.setup, row.level, row.games) == ("sequence-dice:2", "novice", 12)
    assert sum(mean.value for mean in row.in_turn_order) == pytest.approx(1)
    save({(row.setup, row.level): row}, "command")
    found = seat_advantage.fairness(setup, "novice")
    assert found is not None
    assert found.player == row.player
    assert [mean.value for mean in found.in_turn_order] == pytest.approx(
        [mean.value for mean in row.in_turn_order], abs=1e-4
    )
    assert seat_advantage.fairness(setup, "master") is None


def test_two_teams_are_two_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_advantage, "FILE", tmp_path / "seat_advantage.json")
    row = Fairness("sequence-dice:2", "casual", "x", 9, (Mean(0.6, 0.1), Mean(0.4, 0.1)))
    save({(row.setup, row.level): row}, "command")
    assert seat_advantage.fairness(SequenceDiceSetup(players=4), "casual") == row
    assert seat_advantage.fairness(SequenceDiceSetup(players=4, length=5), "casual") is None
    assert seat_advantage.fairness(SequenceDiceSetup(players=3), "casual") is None
