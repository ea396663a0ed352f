"""The lattice of dice and its sweeps, against their definitions on a few dice."""

from math import comb
from random import Random

import numpy as np
import pytest

from sixrow.engine.columbiz.lattice import (
    average_down,
    best_part,
    carry_parts_up,
    carry_up,
    carry_values_up,
    lattice,
    place_of,
)
from sixrow.engine.columbiz.turns import solve_lattice
from sixrow.engine.compiler import compiled
from sixrow.engine.types import Flags, Indices, Numbers, Values
from sixrow.rules.columbiz import keep
from sixrow.rules.columbiz.laws import price
from sixrow.rules.dice import contains, faces_of, number, parts
from tests.engine.reference import bags, chance, counts

DICE = (1, 2, 4, 8)


@pytest.mark.parametrize("dice", DICE)
def test_holds_every_multiset_once_and_fewest_dice_first(dice: int) -> None:
    tables = lattice(dice)
    every = {each for count in range(dice + 1) for each in bags(count)}
    assert set(tables.multisets) == every
    assert len(tables.multisets) == len(every) == comb(dice + 6, 6)
    assert [number(each) for each in tables.multisets] == sorted(map(number, every))
    assert tables.full == comb(dice + 5, 6)
    assert tables.place == {each: place for place, each in enumerate(tables.multisets)}


def test_has_the_order_of_the_keep_decisions_with_eight_dice() -> None:
    every = lattice(8).multisets
    assert [keep(each) for each in every] == list(range(keep(0), keep(0) + len(every)))


@pytest.mark.parametrize("dice", DICE)
def test_steps_lead_to_one_die_more_and_to_the_price_of_a_cell_more(dice: int) -> None:
    tables = lattice(dice)
    for place, each in enumerate(tables.multisets):
        for face in range(6):
            assert _at(tables.multisets, tables.up[place, face]) == _sum(each, 16**face, dice)
        for cell in range(36):
            assert _at(tables.multisets, tables.paid[place, cell]) == _sum(each, price(cell), dice)
            assert tables.affordable[place] >> cell & 1 == (tables.paid[place, cell] >= 0)
        assert tables.affordable[place] >> 36 == 0
        assert place_of(each, tables.up) == place


def _at(every: tuple[int, ...], place: int) -> int | None:
    return every[place] if place >= 0 else None


def _sum(some: int, more: int, dice: int) -> int | None:
    return some + more if number(some) + number(more) <= dice else None


def test_carrying_up_finds_the_best_that_can_be_taken_out() -> None:
    tables, random = lattice(4), Random(1)
    own = np.array([random.choice([-np.inf, random.random()]) for _ in tables.multisets])
    values, choice = own.copy(), np.arange(len(own), dtype=np.int16)
    carry_up(values, choice, tables.up)
    alone = own.copy()
    carry_values_up(alone, tables.up, tables.full)
    assert np.array_equal(alone, values)
    for place, each in enumerate(tables.multisets):
        taken = [tables.place[part] for part in parts(each)]
        assert values[place] == max(own[taken])
        assert own[choice[place]] == values[place]
        assert choice[place] in taken


def test_averaging_down_is_the_mean_over_all_rolls_of_the_missing_dice() -> None:
    tables, random = lattice(4), Random(2)
    own = np.array([random.random() for _ in tables.multisets])
    values = own.copy()
    average_down(values, tables.up, tables.full)
    for place, each in enumerate(tables.multisets):
        mean = sum(
            chance(rolled) * own[tables.place[each + rolled]]
            for rolled in bags(4 - sum(counts(each)))
        )
        assert values[place] == pytest.approx(mean, abs=1e-14)


def test_best_part_is_the_best_that_holds_the_locked_dice_and_of_equals_the_last() -> None:
    tables, random = lattice(5), Random(3)
    values = np.array([random.randrange(6) for _ in tables.multisets], dtype=np.float64)
    for _ in range(2000):
        dice = random.choice(tables.multisets)
        locked = random.choice(parts(dice))
        places = [tables.place[part] for part in parts(dice) if contains(part, locked)]
        best = max(places, key=lambda place: (values[place], place))
        assert best_part(values, dice, locked, tables.up) == tables.multisets[best]


def test_parts_carried_up_are_the_best_parts() -> None:
    tables, random = lattice(5), Random(4)
    values = np.array([random.randrange(6) for _ in tables.multisets], dtype=np.float64)
    best, part = values.copy(), np.empty(len(values), dtype=np.int16)
    carry_parts_up(best, part, tables.up, tables.full)
    for place, dice in enumerate(tables.multisets):
        assert tables.multisets[part[place]] == best_part(values, dice, 0, tables.up)
        assert best[place] == values[part[place]]


# Solitaire Yahtzee: a game of five dice with the same three rolls and a published value

UPPER, FULL_HOUSE, SMALL, LARGE, YAHTZEE = 6, 8, 9, 10, 11
EVERY_BOX = (1 << 13) - 1


def points_in(faces: tuple[int, ...]) -> list[int]:
    """What five dice score in each of the thirteen boxes."""
    most = [faces.count(face) for face in range(1, 7)]
    runs = [set(range(low, low + length)) <= {*faces} for length, low in _RUNS]
    return [
        *(face * count for face, count in enumerate(most, 1)),
        sum(faces) * (max(most) >= 3),
        sum(faces) * (max(most) >= 4),
        25 * (sorted(most)[-2:] == [2, 3]),
        30 * any(runs),
        40 * any(runs[3:]),
        50 * (max(most) == 5),
        sum(faces),
    ]


_RUNS = ((4, 1), (4, 2), (4, 3), (5, 1), (5, 2))


def totals_above() -> Flags:
    """Which totals of the upper part, 63 standing for all from there on, its boxes can have."""
    found = np.zeros((64, 64), dtype=np.bool_)
    found[0, 0] = True
    for boxes in range(64):
        for face in range(6):
            if boxes >> face & 1:
                for total in np.flatnonzero(found[boxes & ~(1 << face)]):
                    found[boxes, np.minimum(total + (face + 1) * np.arange(6), 63)] = True
    return found


@compiled
def best_box(
    points: Numbers, five: int, boxes: int, bonus: int, total: int, values: Values
) -> float:
    """The best use of a roll in any box; `values` knows every state with a box more filled."""
    best = -1.0
    joker = five >= 0 and (boxes >> YAHTZEE) & 1 and (boxes >> five) & 1
    for box in range(13):
        if (boxes >> box) & 1:
            continue
        score = points[box]
        if joker and box in (FULL_HOUSE, SMALL, LARGE):
            score = 25 if box == FULL_HOUSE else 10 * box - 60
        after = min(total + score, 63) if box < UPPER else total
        earned = 1 if bonus or (box == YAHTZEE and score) else 0
        best = max(best, score + values[boxes | 1 << box, earned, after])
    return best + (100 if five >= 0 and bonus else 0)


@compiled
def solve_yahtzee(
    points: Numbers, fives: Numbers, totals: Flags, up: Indices, full: int, values: Values
) -> float:
    """The value of the empty card, from the full one back, each turn solved by the lattice."""
    size, rolls = len(up), len(points)
    needs, ends = np.zeros(rolls + 1, dtype=np.int16), np.zeros(rolls + 1)
    needs[1:] = np.arange(full, size)
    last, third, second = np.empty(size), np.empty(size), np.empty(size)
    end = np.empty(size, dtype=np.int16)
    values[EVERY_BOX, :, 63] = 35.0
    for boxes in range(EVERY_BOX - 1, -1, -1):
        for bonus in range(1 + ((boxes >> YAHTZEE) & 1)):
            for total in np.flatnonzero(totals[boxes & 63]):
                for roll in range(rolls):
                    five = fives[roll]
                    ends[roll + 1] = best_box(points[roll], five, boxes, bonus, int(total), values)
                values[boxes, bonus, total] = solve_lattice(
                    ends, needs, False, up, full, last, end, third, second
                )
    return float(values[0, 0, 0])


def test_five_dice_solve_solitaire_yahtzee() -> None:
    """T. Verhoeff, How to Maximize Your Score in Solitaire Yahtzee, 1999: 254.5896.

    With the bonuses of 35 and of 100 for each Yahtzee after the first; a roll goes into any box; a
    Yahtzee is a joker once its own upper box and that of the Yahtzee are filled.
    """
    tables = lattice(5)
    rolls = [faces_of(dice) for dice in tables.multisets[tables.full :]]
    points = np.array([points_in(faces) for faces in rolls], dtype=np.int64)
    fives = np.array([faces[0] - 1 if len({*faces}) == 1 else -1 for faces in rolls])
    values = np.zeros((EVERY_BOX + 1, 2, 64))
    value = solve_yahtzee(points, fives, totals_above(), tables.up, tables.full, values)
    assert value == pytest.approx(254.5896, abs=5e-5)
