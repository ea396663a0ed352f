"""The exact turn with eight dice, against a reference in plain Python.

The reference goes over counts of faces with multinomial probabilities, and finds the sets of cells
by placing in every order through the rules.
"""

from random import Random

import pytest

from sixrow.engine import Turn, solve
from sixrow.rules import COLUMBIZ, Columbiz
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import contains
from tests.engine.reference import (
    EXACT,
    CountedTurn,
    Judge,
    Told,
    arbitrary,
    bags,
    margin,
    parts_of,
    price_of,
    random_positions,
    same,
)
from tests.support.boards import EMPTY, columbiz

CAPTURES = """
    . . . . . .
    . B . . . .
    P . . B . .
    B P . P B .
    . B B . P P
    P B . P B B
"""

NARROW = """
    . P . B . .
    P B P P B .
    B P B . P B
    P B . P B B
    P P B P P .
    B P P B . P
"""

GREY_AND_BLACK = """
    . . . . . .
    . . . K . .
    G . . P . .
    B P . . K .
    . K G . P P
    P B . P G B
"""

POSITIONS: dict[str, Columbiz] = {
    "empty": columbiz(EMPTY, phase=ColumbizPhase.ROLL),
    "captures": columbiz(CAPTURES, phase=ColumbizPhase.ROLL, captured=(3, 2), points=(4, 7)),
    "captures, the other seat": columbiz(
        CAPTURES, phase=ColumbizPhase.ROLL, seat=1, reroll="locked", extension="difference"
    ),
    "narrow": columbiz(NARROW, phase=ColumbizPhase.ROLL, reroll="locked"),
    "narrow, the other seat": columbiz(NARROW, phase=ColumbizPhase.ROLL, seat=1, supply=(2, 1)),
    "three of four": columbiz(
        GREY_AND_BLACK, phase=ColumbizPhase.ROLL, players=4, limit=3, captives="linear"
    ),
    "two discs left": columbiz(CAPTURES, phase=ColumbizPhase.ROLL, supply=(2, 3), reroll="locked"),
    "a random game": random_positions(COLUMBIZ.setup(3, reroll="locked"), 3, ColumbizPhase.KEEP, 9)[
        3
    ],
}


@pytest.mark.parametrize(
    ("name", "judge"),
    [(name, arbitrary) for name in POSITIONS] + [("empty", margin), ("captures", margin)],
)
def test_equals_the_reference_for_every_keep_and_every_roll(name: str, judge: Judge) -> None:
    position = POSITIONS[name]
    turn, reference = solve(position, Told(judge)), CountedTurn.of(position, judge)
    assert turn.value == pytest.approx(reference.value, abs=EXACT)
    for values, expected in ((turn.third, reference.third), (turn.second, reference.second)):
        assert len(expected) == 3003
        assert same(dict(zip(turn.lattice.multisets, values, strict=True)), expected)
    _compare_rolls(turn, reference)
    _compare_endings(turn, reference)


def _compare_rolls(turn: Turn, reference: CountedTurn) -> None:
    for dice in bags(8):
        assert abs(turn.after_last_roll(dice) - reference.last[dice]) <= EXACT
        assert abs(reference.values[turn.best_cells(dice)] - reference.last[dice]) <= EXACT
        for rolls_left, expected in ((1, reference.third), (2, reference.second)):
            keeps = {part: expected[part] for part in parts_of(dice)}
            best = keeps[turn.best_keep(dice, rolls_left)]
            assert abs(best - max(keeps.values())) <= EXACT


def _compare_endings(turn: Turn, reference: CountedTurn) -> None:
    """For some final rolls every set of cells that they pay for, and all keeps."""
    random = Random(8)
    for dice in random.sample(bags(8), 12):
        payable = {
            cells: value
            for cells, value in reference.values.items()
            if cells and contains(dice, price_of(cells))
        }
        assert same(turn.endings(dice), payable or {0: reference.values[0]})
        for rolls_left, expected in ((1, reference.third), (2, reference.second)):
            keeps = {part: expected[part] for part in parts_of(dice)}
            assert same(turn.keeps(dice, rolls_left), keeps)


@pytest.mark.parametrize("board", [CAPTURES, NARROW])
def test_locking_is_worth_less_where_plans_change(board: str) -> None:
    free, locked = (
        solve(columbiz(board, phase=ColumbizPhase.ROLL, reroll=reroll), Told(arbitrary)).value
        for reroll in ("any", "locked")
    )
    assert free > locked + 1e-6


def test_a_narrow_board_knows_forfeits() -> None:
    turn = solve(POSITIONS["narrow"], Told(margin))
    assert 0 < sum(turn.best_cells(dice) == 0 for dice in bags(8)) < 1287
