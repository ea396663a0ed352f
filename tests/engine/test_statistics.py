"""Aggregates over chunks equal those that NumPy computes on all games at once."""

import numpy as np
import pytest

from sixrow.engine import Games, simulate
from sixrow.engine.simulation import CHUNK
from sixrow.engine.statistics import Counts, Summary
from sixrow.engine.types import Numbers, Values
from sixrow.means import Mean
from sixrow.rules import ColumbizSetup, SequenceDiceSetup, Setup


def expected(numbers: Values | Numbers) -> list[tuple[float, float]]:
    """The mean of each column, and 1.96 standard errors."""
    columns = np.asarray(numbers, dtype=np.float64).reshape(len(numbers), -1).T
    return [(float(each.mean()), float(1.96 * each.std() / len(each) ** 0.5)) for each in columns]


def assert_means(means: list[Mean], numbers: Values | Numbers) -> None:
    found = [(mean.value, mean.error) for mean in means]
    assert found == [pytest.approx(pair, abs=1e-9) for pair in expected(numbers)]


# A tally


def test_a_tally_of_several_numbers_a_game() -> None:
    random = np.random.default_rng(1)
    parts = [random.normal(30, 7, (size, 3)) for size in (1, 50, 949)]
    tally = Counts()
    for part in parts:
        tally.add(part)
    assert tally.count == 1000
    assert_means(tally.means(), np.concatenate(parts))


def test_a_tally_of_one_number_a_game() -> None:
    tally = Counts()
    tally.add(np.array([2, 4]))
    tally.add(np.array([9]))
    (mean,) = tally.means()
    assert mean.value == 5
    assert mean.error == pytest.approx(1.96 * (26 / 3 / 3) ** 0.5)
    assert mean.interval == (mean.value - mean.error, mean.value + mean.error)


def test_equal_numbers_have_no_interval() -> None:
    """Rounding must not make the variance negative."""
    tally = Counts()
    tally.add(np.full(1000, 0.1))
    (mean,) = tally.means()
    assert mean.value == pytest.approx(0.1)
    assert mean.error == pytest.approx(0, abs=1e-8)


def test_the_interval_covers_the_mean_about_as_often_as_it_says() -> None:
    random = np.random.default_rng(2)
    covered = 0
    for _ in range(400):
        tally = Counts()
        tally.add(random.random(200))
        low, high = tally.means()[0].interval
        covered += low <= 0.5 <= high
    assert 0.92 * 400 <= covered <= 0.98 * 400


# A summary


@pytest.mark.parametrize(
    ("setup", "sides"), [(ColumbizSetup(players=3), 3), (SequenceDiceSetup(players=4), 2)]
)
def test_a_summary_says_what_all_games_together_say(setup: Setup, sides: int) -> None:
    chunks = list(simulate(setup, CHUNK + 200, seed=3))
    summary = Summary(setup)
    for chunk in chunks:
        summary.add(chunk)
    assert summary.games == CHUNK + 200
    assert summary.filled.tolist() == np.sum([chunk.filled for chunk in chunks], axis=0).tolist()
    assert summary.fallen.tolist() == np.sum([chunk.fallen for chunk in chunks], axis=0).tolist()

    means = summary.means()
    shares = np.concatenate([chunk.shares() for chunk in chunks])
    assert_means(means["share"], shares)
    assert len(means["share"]) == sides
    assert_means(means["turns"], np.concatenate([chunk.turns for chunk in chunks]))
    assert_means(means["ties"], (shares != 0).sum(axis=1) > 1)
    for name in chunks[0].by_side:
        assert_means(means[name], np.concatenate([chunk.by_side[name] for chunk in chunks]))
        assert len(means[name]) == sides
    for name in chunks[0].by_game:
        assert_means(means[name], np.concatenate([chunk.by_game[name] for chunk in chunks]))
    told = {"share", "share_in_turn_order", "ties", "turns"}
    assert set(means) == told | set(chunks[0].by_side) | set(chunks[0].by_game)


def games(setup: Setup, starters: list[int], winners: list[int]) -> Games:
    """Games of which only the beginning and the end are known."""
    nothing = np.zeros(len(starters), dtype=np.int64)
    return Games(
        setup,
        starter=np.array(starters),
        turns=nothing,
        winners=np.array(winners),
        by_side={},
        by_game={},
        filled=np.zeros(36, dtype=np.int64),
        fallen=np.zeros(6, dtype=np.int64),
    )


def values(summary: Summary, name: str) -> list[float]:
    return [mean.value for mean in summary.means()[name]]


def test_shares_in_turn_order_of_three_players() -> None:
    setup = ColumbizSetup(players=3)
    summary = Summary(setup)
    # The starter wins, the one after the last seat wins, and the first and last to play share.
    summary.add(games(setup, [2, 2], [0b100, 0b001]))
    summary.add(games(setup, [1, 0], [0b011, 0b100]))
    assert values(summary, "share") == [0.375, 0.125, 0.5]
    assert values(summary, "share_in_turn_order") == [0.375, 0.25, 0.375]
    assert values(summary, "ties") == [0.25]


def test_shares_in_turn_order_of_two_teams() -> None:
    """The first and the third seat are one side, so with seat 4 the second side begins."""
    setup = SequenceDiceSetup(players=4)
    summary = Summary(setup)
    summary.add(games(setup, [0, 1, 2, 3], [0b01, 0b10, 0b01, 0b01]))
    assert values(summary, "share") == [0.75, 0.25]
    assert values(summary, "share_in_turn_order") == [0.75, 0.25]
    summary.add(games(setup, [3, 1, 3, 1], [0b10] * 4))
    assert values(summary, "share") == [0.375, 0.625]
    assert values(summary, "share_in_turn_order") == [0.875, 0.125]
