"""Counted dice, and what the counts are worth."""

from math import inf
from random import Random

import pytest

from sixrow.match.tallies import Tally, _beyond, tallies_of, tally
from sixrow.notation import Entry, Record, read_dice, read_position
from sixrow.rules import COLUMBIZ
from tests.notation.games import play


def test_faces_are_counted() -> None:
    assert tally([read_dice("1122"), read_dice("26")]) == Tally((2, 3, 0, 0, 0, 1))
    assert tally([]).dice == 0


def test_each_seat_has_its_own_tally() -> None:
    entries = tuple(entry for entry, _ in play(COLUMBIZ.setup(3), seed=5, most=60))
    record = Record(COLUMBIZ.setup(3), ("a", "b", "c"), entries)
    seats = tallies_of(record)
    whole = tally(entry.value for entry in entries if entry.is_roll)
    assert [sum(each) for each in zip(*(seat.counts for seat in seats), strict=True)] == list(
        whole.counts
    )
    assert all(seat.dice for seat in seats)


def test_a_game_from_a_position_is_counted_from_there() -> None:
    origin = read_position("sequence-dice:2 6/6/2GB2/6/6/6 2 roll")
    record = Record(origin.setup, ("a", "b"), (Entry(True, read_dice("34")),), origin=origin)
    assert [seat.dice for seat in tallies_of(record)] == [0, 2]


def test_no_dice_leave_everything_possible() -> None:
    nothing = Tally((0,) * 6)
    assert nothing.intervals() == ((0.0, 1.0),) * 6
    assert nothing.probability == 1.0


def test_intervals_narrow_with_the_number_of_dice() -> None:
    widths = []
    for number in (1, 10, 100, 10_000):
        low, high = Tally((number,) * 6).intervals()[0]
        assert low < 1 / 6 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.01


@pytest.mark.parametrize(
    ("chi_square", "probability"),
    [(0.0, 1.0), (1.145, 0.95), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (20.515, 0.001)],
)
def test_the_tail_is_that_of_the_tables(chi_square: float, probability: float) -> None:
    assert _beyond(chi_square) == pytest.approx(probability, abs=2e-4)


def test_loaded_dice_are_noticed() -> None:
    assert Tally((100, 100, 100, 100, 100, 200)).probability < 1e-6
    low, _ = Tally((100, 100, 100, 100, 100, 200)).intervals()[5]
    assert low > 1 / 6
    assert Tally((100, 101, 99, 100, 98, 102)).chi_square < inf


def test_fair_dice_leave_the_intervals_about_as_seldom_as_promised() -> None:
    """2,000 tallies of 120 fair dice: an interval misses one sixth in 5 % of them, or fewer."""
    random = Random(7)
    missed = 0
    for _ in range(2_000):
        counts = [0] * 6
        for face in random.choices(range(6), k=120):
            counts[face] += 1
        missed += any(not low <= 1 / 6 <= high for low, high in Tally(tuple(counts)).intervals())
    assert 0.02 < missed / 2_000 < 0.065
