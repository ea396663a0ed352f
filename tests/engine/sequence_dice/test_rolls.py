"""The exact roll of Sequence Dice, against a recursion through the rules."""

from functools import cache
from itertools import product
from zlib import crc32

import numpy as np
import pytest

from sixrow.engine import OpenRows, solve_roll
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.types import Numbers, Values
from sixrow.rules import Refusal, SequenceDice
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from tests.engine.reference import rolled_values
from tests.support.boards import cells, dice, play, sequence_dice, sequence_dice_start

OPEN = """
    G . . B . .
    . . B . . .
    . G . B . G
    . . . G B .
    . B . . G .
    . . G . . B
"""

CHAIN_WINS = """
    G G G G G .
    . . . . . .
    B . . . . .
    B . . . . .
    B . . B . .
    . B . . . .
"""
"""f6 is a corner: a 2 wins for green at once."""

CORNERS_OWN = """
    G . . B . G
    . B . . B .
    . . G B . .
    . . B G . .
    . . . . . .
    G . . . . G
"""
"""All four 2s are green's own: a 2 changes nothing and brings another turn."""

ALL_OWN = """
    G . . . . G
    . B . . . B
    . . G G B .
    . . G G . .
    . B . . . .
    G . . . . G
"""
"""All corners and the centre are green's own."""

EMPTY_BOX = """
    G B G G B G
    G B G B G B
    B G B G G B
    G B G B B G
    G B B G . G
    B G G B G G
"""
"""Green has twenty chips on the board and none in the box."""

LAST_CHIP = EMPTY_BOX.replace("B G G B G G", "B G G B . G")

FULL_CENTRE = """
    . R . . B .
    G . R . . B
    . B B R . .
    . . G B R .
    R . . . . G
    B . G . . .
"""
"""The centre is taken by all three: a 12 replaces."""

POSITIONS: dict[str, SequenceDice] = {
    "empty": sequence_dice(),
    "open": sequence_dice(OPEN, length=5),
    "open, blue": sequence_dice(OPEN, seat=1),
    "teams": sequence_dice(OPEN, players=4, seat=2, length=5),
    "teams, the other": sequence_dice(OPEN, players=4, seat=3),
    "the chain wins": sequence_dice(CHAIN_WINS),
    "the chain wins, five": sequence_dice(
        CHAIN_WINS.replace("G G G G G .", ". G G G G ."), length=5
    ),
    "corners own": sequence_dice(CORNERS_OWN),
    "corners another's": sequence_dice(CORNERS_OWN, seat=1),
    "all own": sequence_dice(ALL_OWN),
    "empty box": sequence_dice(EMPTY_BOX),
    "empty box, unlimited": sequence_dice(EMPTY_BOX, chips="unlimited"),
    "last chip": sequence_dice(LAST_CHIP),
    "full centre": sequence_dice(FULL_CENTRE, players=3),
    "full centre, six": sequence_dice(FULL_CENTRE, players=3, seat=2, length=6),
}


class Arbitrary:
    """An evaluator whose values have nothing to do with rows; it counts its calls."""

    win = 7.5

    def __init__(self) -> None:
        self.calls = 0

    def evaluate(
        self, boards: Numbers, side: int, roller: int, length: int, values: Values
    ) -> None:
        self.calls += 1
        for row, board in enumerate(boards):
            values[row] = arbitrary(tuple(int(each) for each in board), side, roller)
        assert length in (5, 6)


def arbitrary(chips: tuple[int, ...], side: int, roller: int) -> float:
    return crc32(repr((chips, side, roller)).encode()) / 2**32


@cache
def straight(length: int) -> tuple[int, ...]:
    """Every straight row of so many cells."""
    rows = [
        [(column + east * at, rank + north * at) for at in range(length)]
        for column, rank in product(range(6), repeat=2)
        for east, north in ((1, 0), (0, 1), (1, 1), (1, -1))
    ]
    inside = [row for row in rows if 0 <= row[-1][0] < 6 and 0 <= row[-1][1] < 6]
    return tuple(sum(1 << (6 * column + rank) for column, rank in row) for row in inside)


def open_rows(chips: tuple[int, ...], side: int, length: int) -> float:
    """Ten to the power of the chips in each row that no other side has a chip in."""
    value = 0
    for own, held in enumerate(chips):
        others = sum(chips) - held
        rows = [row for row in straight(length) if not row & others]
        made = sum(10 ** (row & held).bit_count() for row in rows)
        value += made if own == side else -made
    return float(value)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_choice_of_every_total_equals_the_recursion(name: str) -> None:
    position, evaluator = POSITIONS[name], Arbitrary()
    roll = solve_roll(position, evaluator)
    value, choices = rolled_values(position, arbitrary, evaluator.win)
    assert roll.value == pytest.approx(value, rel=1e-12)
    assert roll.choices.keys() == choices.keys() == set(range(2, 13))
    for total, expected in choices.items():
        assert roll.choices[total] == pytest.approx(expected, rel=1e-9)
        assert expected[roll.best(total)] == pytest.approx(max(expected.values()), rel=1e-9)
    assert evaluator.calls == 1


@pytest.mark.parametrize("name", ["the chain wins", "corners own", "empty box", "full centre"])
def test_open_rows_equal_the_recursion(name: str) -> None:
    position, length = POSITIONS[name], POSITIONS[name].setup.length

    def judge(chips: tuple[int, ...], side: int, _roller: int) -> float:
        return open_rows(chips, side, length)

    roll = solve_roll(position, OpenRows())
    value, choices = rolled_values(position, judge, OpenRows.win)
    assert roll.value == pytest.approx(value, rel=1e-9)
    for total, expected in choices.items():
        assert roll.choices[total] == pytest.approx(expected, rel=1e-9)


def test_a_win_within_the_chain_is_a_win() -> None:
    roll = solve_roll(POSITIONS["the chain wins"], Arbitrary())
    assert roll.choices[2][cells("f6")[0]] == Arbitrary.win
    assert roll.best(2) == cells("f6")[0]
    assert roll.choices[11][cells("f6")[0]] == Arbitrary.win


def test_a_total_that_changes_nothing_is_worth_the_whole_roll() -> None:
    """S-8, S-10: a 2 with all corners own, and any 2 or 12 without a chip."""
    own = solve_roll(POSITIONS["corners own"], Arbitrary())
    assert own.choices[2] == {PASS: own.value}
    assert POSITIONS["empty box"].supply()[0] == 0
    box = solve_roll(POSITIONS["empty box"], Arbitrary())
    assert box.choices[2] == box.choices[12] == {PASS: box.value}
    assert PASS not in box.choices[10]


def test_dice_on_the_table_do_not_matter() -> None:
    position = POSITIONS["open"]
    rolled = play(position, "roll 66").position
    assert solve_roll(rolled, Arbitrary()) == solve_roll(position, Arbitrary())


def test_of_equal_choices_the_best_is_the_lowest_cell() -> None:
    class Flat(Arbitrary):
        def evaluate(
            self, boards: Numbers, side: int, roller: int, length: int, values: Values
        ) -> None:
            del boards, side, roller, length
            values[:] = 0.0

    roll = solve_roll(POSITIONS["empty"], Flat())
    assert roll.best(11) == 0
    assert roll.best(7) == min(cells("b2 e2 b5 e5"))


@pytest.mark.parametrize(("length", "count"), [(6, 14), (5, 32)])
def test_there_are_so_many_lines(length: int, count: int) -> None:
    found = lines(length)
    assert len({int(line) for line in found}) == len(found) == count
    assert all(int(line).bit_count() == length for line in found)
    assert {int(line) for line in found} == set(straight(length))


def test_is_refused_when_nobody_has_a_turn() -> None:
    with pytest.raises(Refusal, match="no-turn"):
        solve_roll(sequence_dice_start(), OpenRows())
    chosen = POSITIONS["the chain wins"].roll(dice("11")).position
    over = chosen.decide(cells("f6")[0]).position
    assert over.phase is SequenceDicePhase.OVER
    with pytest.raises(Refusal, match="no-turn"):
        solve_roll(over, OpenRows())


def test_open_rows_of_single_boards() -> None:
    boards = np.array([POSITIONS["open"].chips, POSITIONS["all own"].chips], dtype=np.int64)
    values = np.empty(2)
    for side in (0, 1):
        OpenRows().evaluate(boards, side, 1 - side, 5, values)
        expected = [open_rows(tuple(int(each) for each in row), side, 5) for row in boards]
        assert [*values] == expected
