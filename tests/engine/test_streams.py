"""Random streams of the engine: correct, fair, and independent for every game."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import pairwise
from math import sqrt

import numpy as np
import pytest

from sixrow.engine.cells import highest_cell, lowest_cell, nth_cell
from sixrow.engine.columbiz import states as c
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.streams import below, roll, seed_stream
from sixrow.engine.types import Words
from sixrow.notation import read_position
from sixrow.rules import Columbiz, SequenceDice
from sixrow.rules.board import cells_in, mask_of
from sixrow.rules.columbiz import END
from sixrow.rules.columbiz.decisions import kept_by
from sixrow.rules.dice import chances, number
from sixrow.rules.sequence_dice import PASS
from tests.engine.walks import new_stream


def assert_fair(drawn: Counter[int], chances: dict[int, float]) -> None:
    """Exactly these outcomes, as often as they should be: Pearson's χ², five deviations at most."""
    assert set(drawn) == set(chances)
    draws = drawn.total()
    squares = sum((drawn[each] - draws * p) ** 2 / (draws * p) for each, p in chances.items())
    free = len(chances) - 1
    assert abs(squares - free) < 5 * sqrt(2 * free), f"χ² is {squares}, not about {free}"


def equally(outcomes: Iterable[int]) -> dict[int, float]:
    every = list(outcomes)
    return dict.fromkeys(every, 1 / len(every))


# The numbers themselves


def test_the_generator_is_splitmix64() -> None:
    """The outputs known for the beginning 1234567 (the upper half of each)."""
    known = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    stream = np.array([1234567], dtype=np.uint64)
    assert [below(stream, 2**32) for _ in known] == [each >> 32 for each in known]


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 21, 36])
def test_numbers_are_in_range_and_equally_likely(bound: int) -> None:
    stream = new_stream(17, bound)
    drawn = Counter(below(stream, bound) for _ in range(1000 * bound))
    if bound == 1:
        assert drawn == {0: 1000}
    else:
        assert_fair(drawn, equally(range(bound)))


def test_a_large_bound_has_no_favourites() -> None:
    """With three quarters of 2³², rounding alone would make every third number twice as likely."""
    stream, bound = new_stream(18), 3 * 2**30
    drawn = [below(stream, bound) for _ in range(30_000)]
    assert 0 <= min(drawn) < max(drawn) < bound
    assert_fair(Counter(each % 3 for each in drawn), equally(range(3)))


def test_a_number_says_nothing_about_the_next() -> None:
    stream = new_stream(19)
    drawn = [below(stream, 6) for _ in range(36_001)]
    pairs = Counter(6 * one + other for one, other in pairwise(drawn))
    assert_fair(pairs, equally(range(36)))


def test_a_roll_has_as_many_dice_as_asked_for() -> None:
    stream = new_stream(20)
    for count in range(9):
        assert {number(roll(stream, count)) for _ in range(50)} == {count}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_rolls_come_as_often_as_the_rules_say(count: int) -> None:
    stream = new_stream(21, count)
    drawn = Counter(int(roll(stream, count)) for _ in range(20_000))
    assert_fair(drawn, {dice: float(chance) for dice, chance in chances(count)})


# A stream for every game


def first_numbers(seed: int, game: int) -> tuple[int, ...]:
    stream = new_stream(seed, game)
    return tuple(below(stream, 2**32) for _ in range(4))


def test_equal_seeds_and_numbers_give_equal_streams() -> None:
    assert first_numbers(5, 7) == first_numbers(5, 7)
    assert first_numbers(2**63 - 1, 2**40) == first_numbers(2**63 - 1, 2**40)


def test_streams_of_different_games_and_seeds_differ() -> None:
    """Neither equal, nor one the other moved on."""
    beginnings: list[Hashable] = []
    numbers: list[int] = []
    for seed in (0, 1, 2, 2**62):
        for game in range(500):
            beginnings.append(first_numbers(seed, game))
            numbers += first_numbers(seed, game)
    assert len(set(beginnings)) == 2000
    assert len(set(numbers)) > 0.999 * len(numbers)


def test_the_first_numbers_of_many_games_are_fair() -> None:
    stream: Words = np.empty(1, dtype=np.uint64)
    drawn: Counter[int] = Counter()
    for game in range(12_000):
        seed_stream(stream, 3, game)
        drawn[below(stream, 6)] += 1
    assert_fair(drawn, equally(range(6)))


# Random decisions


def columbiz(text: str) -> Columbiz:
    position = read_position(text)
    assert isinstance(position, Columbiz)
    return position


def sequence_dice(text: str) -> SequenceDice:
    position = read_position(text)
    assert isinstance(position, SequenceDice)
    return position


@pytest.mark.parametrize(
    ("text", "keeps"),
    [
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 2 11111166 -", 7 * 3),
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 1 22222222 -", 9),
        ("columbiz:2:reroll=locked 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 1 11222334 24", 3 * 3 * 3),
    ],
)
def test_random_keeps_are_the_legal_ones_with_equal_chance(text: str, keeps: int) -> None:
    position = columbiz(text)
    legal = [kept_by(decision) for decision in position.decisions()]
    assert len(legal) == keeps
    state, _ = c.packed(position)
    stream = new_stream(23)
    drawn = Counter(int(c.random_keep(state, stream)) for _ in range(1000 * len(legal)))
    assert_fair(drawn, equally(legal))


@pytest.mark.parametrize(
    ("turn", "choices"),
    [
        ("6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0", 6),
        ("6/6/6/6/4B1/P3B1 17,16 0,0 0,0 1 1 place 2335556 1", 5 + 1),
        ("6/6/6/6/4B1/P3B1 17,16 0,0 0,0 1 1 place 55 1", 1),
        ("6/6/6/6/4B1/6 18,17 0,0 0,0 1 1 place 11111111 0", 6),
    ],
)
def test_random_placements_are_the_legal_ones_with_equal_chance(turn: str, choices: int) -> None:
    position = columbiz(f"columbiz:2 {turn}")
    legal = [-1 if each == END else each for each in position.decisions()]
    assert len(legal) == choices
    state, facts = c.packed(position)
    stream = new_stream(24)
    drawn = Counter(int(c.random_cell(state, facts, stream)) for _ in range(1000 * len(legal)))
    if choices == 1:
        assert drawn == {-1: 1000}
    else:
        assert_fair(drawn, equally(legal))


@pytest.mark.parametrize(
    ("turn", "choices"),
    [
        ("6/6/6/6/6/6 1 choose 34", 4),
        ("6/6/6/6/6/6 1 choose 56", 36),
        ("1B4/6/2G3/6/G5/2B1B1 1 choose 46", 3),
    ],
)
def test_random_choices_are_the_legal_ones_with_equal_chance(turn: str, choices: int) -> None:
    position = sequence_dice(f"sequence-dice:2 {turn}")
    legal = position.decisions()
    assert len(legal) == choices
    state, facts = s.packed(position)
    stream = new_stream(25)
    drawn = Counter(int(s.random_choice(state, facts, stream)) for _ in range(1000 * choices))
    assert_fair(drawn, equally(legal))


def test_a_pass_draws_no_number() -> None:
    """Nothing to choose: the only decision costs no randomness."""
    state, facts = s.packed(sequence_dice("sequence-dice:2 6/6/6/6/6/6 1 choose 46"))
    stream = new_stream(26)
    before = stream.copy()
    assert s.random_choice(state, facts, stream) == PASS
    assert stream == before


def test_going_through_the_cells_of_a_mask() -> None:
    for cells in ((0,), (35,), (0, 35), (1, 2, 17, 30, 34), tuple(range(36))):
        mask = mask_of(cells)
        assert tuple(nth_cell(mask, index) for index in range(len(cells))) == cells_in(mask)
        assert lowest_cell(mask) == cells[0]
        assert highest_cell(mask) == cells[-1]
