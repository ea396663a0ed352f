"""The sets of cells that a turn can fill: each once, none missing, in their best order."""

from itertools import permutations
from math import factorial
from random import Random

import numpy as np
import pytest

from sixrow.engine import Margin, best_order, solve
from sixrow.engine.cells import beside_rows
from sixrow.engine.columbiz.afterstates import MOST, captured_by, part_of
from sixrow.rules import Columbiz, Setup
from sixrow.rules.board import cells_in, mask_of
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.columbiz.laws import points_made
from sixrow.rules.dice import multisets
from tests.engine.reference import (
    SETUPS,
    ends_by_order,
    filled_sets,
    price_of,
    random_positions,
)
from tests.support.boards import cells, columbiz


def test_the_empty_board_has_4996_sets_and_76572_orders() -> None:
    position = columbiz(phase=ColumbizPhase.ROLL)
    found = filled_sets(position)
    orders = {chosen: filled.orders for chosen, filled in found.items() if chosen}
    assert len(orders) == 4996
    assert sum(orders.values()) == 76_572
    assert all(count == factorial(chosen.bit_count()) for chosen, count in orders.items())
    enumerated = solve(position, Margin()).placements.cells
    assert {int(each) for each in enumerated} == set(found)
    assert len(enumerated) == MOST == 4997


def test_the_same_counts_from_the_prices_alone() -> None:
    """On an empty board any order of cells will do whose numbers add up to eight at most."""
    by_number = {
        count: sum(sum(numbers) <= 8 for numbers in _numbers(count)) for count in (1, 2, 3, 4)
    }
    assert sum(by_number.values()) == 76_572
    assert sum(by_number[count] // factorial(count) for count in by_number) == 4996


def _numbers(count: int) -> list[tuple[int, ...]]:
    """The numbers of every order of so many cells, the costly ones left out early."""
    numbers = [cell % 6 + 1 for cell in range(36) if cell % 6 + 1 <= 9 - count]
    return [*permutations(numbers, count)]


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_finds_the_sets_that_every_order_finds_with_all_they_bring(setup: Setup) -> None:
    for position in random_positions(setup, 5, ColumbizPhase.ROLL, 16)[:4]:
        found = filled_sets(position)
        seat, rivals = position.seat, position.taken & ~position.discs[position.seat]
        turn = solve(position, Margin())
        columns = zip(*turn.placements.columns()[:4], strict=True)
        rows = {int(row[0]): tuple(map(int, row)) for row in columns}
        assert len(rows) == len(turn.placements.cells)
        assert rows.keys() == found.keys()
        for chosen, (_, taken, need, gained) in rows.items():
            after = found[chosen].position
            assert taken == rivals & ~(after.taken & ~after.discs[seat])
            assert gained == after.points[seat] - position.points[seat]
            assert turn.lattice.multisets[need] == price_of(chosen)


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_parent_stands_before_and_has_one_cell_less(setup: Setup) -> None:
    position = random_positions(setup, 6, ColumbizPhase.ROLL, 20)[1]
    placements = solve(position, Margin()).placements
    for row in range(1, len(placements.cells)):
        parent = placements.parents[row]
        assert parent < row
        missing = placements.cells[row] & ~placements.cells[parent]
        assert int(missing).bit_count() == 1
        assert placements.cells[row] == placements.cells[parent] | missing


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
@pytest.mark.parametrize("seed", [11, 12])
def test_final_dice_fill_what_brute_force_fills_and_the_best_order_is_best(
    setup: Setup, seed: int
) -> None:
    """The orders are all gone through, without a memory; the best is played through the rules."""
    random = Random(seed)
    for position in random_positions(setup, seed, ColumbizPhase.PLACE, 5):
        if position.placed:
            continue
        dice = random.choice([position.dice, random.choice(multisets(8))])
        table = _with_dice(position, dice)
        seat, most = table.seat, dict[int, int]()
        for order, end in ends_by_order(table):
            made = end.points[seat] - table.points[seat]
            most[mask_of(order)] = max(most.get(mask_of(order), 0), made)
        turn = solve(table, Margin())
        assert turn.endings(dice).keys() == most.keys()
        gained = dict(zip(*_pairs(turn.placements.cells, turn.placements.gained), strict=True))
        for chosen, points in most.items():
            assert _points_made(table, best_order(table, chosen)) == points == gained[chosen]


def _pairs(*columns: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[list[int]]:
    return [[int(each) for each in column] for column in columns]


def _with_dice(position: Columbiz, dice: int) -> Columbiz:
    return Columbiz(
        *(position.setup, position.discs, position.supply, position.captives, position.points),
        *(ColumbizPhase.PLACE, position.seat, position.starter),
        dice=dice,
    )


def _points_made(position: Columbiz, order: tuple[int, ...]) -> int:
    seat, before = position.seat, position.points[position.seat]
    for cell in order:
        position = position.decide(cell).position
    return position.points[seat] - before


ROW = """
    . . . . . .
    . . . . . .
    . . . . . .
    B . . . . .
    P B P . . .
    P . . . . .
"""


def test_the_order_decides_what_a_row_brings() -> None:
    """From b2 outwards 1 + 2 + 3 points; d2 and e2 first bring the 1 of c2 d2 e2, then 3."""
    position = columbiz(ROW.replace("B P", ". P"), dice="22445511")
    chosen = cells("b2 d2 e2")
    points = {order: _points_made(position, order) for order in permutations(chosen)}
    assert points[chosen] == 6 == max(points.values())
    assert points[cells("d2 e2 b2")] == 4 == min(points.values())
    assert _points_made(position, best_order(position, mask_of(chosen))) == 6


def test_a_cell_under_an_opponent_is_filled_after_the_capture() -> None:
    position = columbiz(ROW, dice="22222222")
    endings = solve(position, Margin()).endings(position.dice)
    assert mask_of(cells("b2 b3")) in endings
    assert mask_of(cells("b2")) not in endings
    assert mask_of(cells("b1 b2")) not in endings
    order = best_order(position, mask_of(cells("b1 b2 b3")))
    assert order.index(cells("b3")[0]) < order.index(cells("b2")[0])
    assert _points_made(position, order) == 1 + 1


def test_parts_of_a_mask_and_what_they_capture_together() -> None:
    chosen, random = mask_of(cells("a2 c4 c6 f1")), Random(4)
    for subset in range(16):
        wanted = [cell for place, cell in enumerate(cells_in(chosen)) if subset >> place & 1]
        part = part_of(chosen, subset)
        assert cells_in(part) == tuple(wanted)
        rivals = random.getrandbits(36) & ~chosen
        below = {low for cell in wanted for low in range(cell // 6 * 6, cell)}
        assert captured_by(rivals, part) == rivals & mask_of(tuple(below))


@pytest.mark.parametrize(
    ("own", "beside"),
    [
        ("", ""),
        ("c3", ""),
        ("a1 b1", "c1"),
        ("b1 c1", "a1 d1"),
        ("a1 c1", "b1"),
        ("a1 b1 c1", "a1 b1 c1 d1"),
        ("a5 a6", "a4"),
        ("a6 b5", "c4"),
        ("a6 b1", ""),
        ("e2 f2", "d2"),
        ("e5 f6", "d4"),
    ],
)
def test_cells_beside_rows(own: str, beside: str) -> None:
    assert beside_rows(mask_of(cells(own))) == mask_of(cells(beside))


def test_only_cells_beside_rows_score() -> None:
    random = Random(7)
    for _ in range(300):
        own = random.getrandbits(36) & random.getrandbits(36)
        scoring = {
            cell for cell in range(36) if points_made(own | 1 << cell, cell, difference=False)
        }
        assert set(cells_in(int(beside_rows(own)))) == scoring
