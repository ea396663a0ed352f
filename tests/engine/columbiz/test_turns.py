"""The exact turn with one to four dice, against a brute force over ordered dice.

The reference rolls every ordered roll, keeps every subset of the dice and places in every order on
the board of `tests.support.slow_columbiz`; it knows nothing of lattices, sets of cells or masks.
"""

from itertools import combinations_with_replacement

import numpy as np
import pytest

from sixrow.engine import Margin, Turn, solve
from sixrow.rules import Columbiz, Refusal
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import faces_of, of_faces
from tests.engine.reference import EXACT, End, Judge, OrderedTurn, Told, arbitrary, margin, same
from tests.support.boards import EMPTY, columbiz, columbiz_start

CAPTURES = """
    . . . . . .
    . . . . . .
    . . . . . .
    B . . P . .
    . B . B P .
    P B . P B B
"""
"""Discs to capture in five columns, and cells that a capture frees."""

ROWS = """
    . . . . . .
    . . . . . .
    . P . . . .
    P P . P . .
    . P . P P .
    B . P P . P
"""
"""Rows that grow, join and cross, so that the order of placing matters."""

CLOSED = """
    . . . . . .
    . . . . . .
    . B . . . P
    . P B . . B
    P P P P P .
    P B B B P P
"""
"""Little can be placed with few dice: single dice pay for nothing but what a capture frees."""

BOARDS: dict[str, Columbiz] = {
    "empty": columbiz(EMPTY, phase=ColumbizPhase.ROLL),
    "captures": columbiz(CAPTURES, phase=ColumbizPhase.ROLL, captured=(2, 3), points=(1, 4)),
    "captures, the other seat": columbiz(
        CAPTURES, phase=ColumbizPhase.ROLL, seat=1, captives="capped"
    ),
    "rows": columbiz(ROWS, phase=ColumbizPhase.ROLL),
    "rows, difference": columbiz(ROWS, phase=ColumbizPhase.ROLL, extension="difference"),
    "closed": columbiz(CLOSED, phase=ColumbizPhase.ROLL),
    "two discs left": columbiz(ROWS, phase=ColumbizPhase.ROLL, supply=(2, 9)),
    "one disc left": columbiz(CLOSED, phase=ColumbizPhase.ROLL, supply=(1, 9)),
    "three of four": columbiz(
        EMPTY.replace(". . . . . .", ". G . B K .", 1), phase=ColumbizPhase.ROLL, players=4, limit=3
    ),
    "three players": columbiz(
        CAPTURES.replace("B . . P", "G . . P"),
        phase=ColumbizPhase.ROLL,
        players=3,
        captives="linear",
    ),
}


@pytest.mark.parametrize("judge", [margin, arbitrary])
@pytest.mark.parametrize("reroll", ["any", "locked"])
@pytest.mark.parametrize("board", BOARDS)
def test_equals_the_brute_force_over_ordered_dice(board: str, reroll: str, judge: Judge) -> None:
    position = _with(BOARDS[board], reroll)
    for dice in (1, 2, 3, 4):
        turn = solve(position, Told(judge), dice=dice)
        reference = OrderedTurn(position, judge, dice)
        assert turn.value == pytest.approx(reference.value, abs=EXACT)
        for faces in combinations_with_replacement(range(1, 7), dice):
            _compare_placing(turn, reference, faces)
            _compare_keeps(turn, reference, faces)
        if reroll == "locked":
            _compare_locked_keeps(turn, reference, dice)


def _with(position: Columbiz, reroll: str) -> Columbiz:
    options = {**position.setup.options(), "reroll": reroll}
    setup = columbiz_start(position.setup.players, **options).setup
    return Columbiz(
        *(setup, position.discs, position.supply, position.captives, position.points),
        *(position.phase, position.seat, position.starter, position.rolls_left),
    )


def _compare_placing(turn: Turn, reference: OrderedTurn, faces: tuple[int, ...]) -> None:
    dice, endings = of_faces(faces), reference.endings(faces)
    assert same(turn.endings(dice), endings)
    assert abs(turn.after_last_roll(dice) - max(endings.values())) <= EXACT
    assert abs(endings[turn.best_cells(dice)] - max(endings.values())) <= EXACT


def _compare_keeps(turn: Turn, reference: OrderedTurn, faces: tuple[int, ...]) -> None:
    dice = of_faces(faces)
    for rolls_left in (1, 2):
        keeps = turn.keeps(dice, rolls_left)
        expected = {kept: _keep(reference, kept, rolls_left, len(faces)) for kept in keeps}
        assert len(keeps) == len({faces_of(kept) for kept in keeps})
        assert same(keeps, expected)
        best = turn.best_keep(dice, rolls_left)
        assert abs(expected[best] - max(expected.values())) <= EXACT


def _compare_locked_keeps(turn: Turn, reference: OrderedTurn, dice: int) -> None:
    for locked in range(1, 7):
        for others in combinations_with_replacement(range(1, 7), dice - 1):
            table, held = of_faces((locked, *others)), of_faces((locked,))
            keeps = turn.keeps(table, 1, held)
            expected = {kept: _keep(reference, kept, 1, dice) for kept in keeps}
            assert all(locked in faces_of(kept) for kept in keeps)
            assert same(keeps, expected)
            best = turn.best_keep(table, 1, held)
            assert abs(expected[best] - max(expected.values())) <= EXACT


def _keep(reference: OrderedTurn, kept: int, rolls_left: int, dice: int) -> float:
    faces = faces_of(kept)
    return reference.stop(faces) if len(faces) == dice else reference.keep(faces, rolls_left)


def test_forfeits_are_among_the_cases() -> None:
    """A single 1 pays for nothing on the closed board: three discs go, or all of fewer."""
    for board, left in (("closed", BOARDS["closed"].supply[0] - 3), ("one disc left", 0)):
        turn = solve(BOARDS[board], Told(lambda end: end.supply), dice=1)
        assert turn.endings(of_faces((1,))) == {0: left}
        assert turn.best_cells(of_faces((1,))) == 0


def test_the_margin_of_the_engine_is_that_of_the_printed_tables() -> None:
    for position in BOARDS.values():
        compiled, told = solve(position, Margin(), 4), solve(position, Told(margin), 4)
        assert np.array_equal(compiled.ends, told.ends)


@pytest.mark.parametrize("reroll", ["any", "locked"])
def test_the_evaluator_is_called_once_for_all_ends(reroll: str) -> None:
    evaluator = Told(arbitrary)
    turn = solve(columbiz(phase=ColumbizPhase.ROLL, reroll=reroll), evaluator)
    assert evaluator.calls == 1
    assert len(turn.ends) == 4997


def test_the_dice_on_the_table_do_not_matter() -> None:
    before = solve(columbiz(ROWS, phase=ColumbizPhase.ROLL), Margin()).value
    after = solve(columbiz(ROWS, phase=ColumbizPhase.KEEP, dice="12345566"), Margin()).value
    assert after == before


def test_locking_never_helps_and_matters_somewhere() -> None:
    free = solve(_with(BOARDS["captures"], "any"), Told(arbitrary), 4).value
    held = solve(_with(BOARDS["captures"], "locked"), Told(arbitrary), 4).value
    assert held < free - 1e-6


def test_is_refused_when_nobody_has_a_turn() -> None:
    with pytest.raises(Refusal, match="no-turn"):
        solve(columbiz_start(), Margin())
    over = columbiz(ROWS, phase=ColumbizPhase.OVER, seat=1, supply=(0, 5), rolls_left=0)
    with pytest.raises(Refusal, match="no-turn"):
        solve(over, Margin())


def test_arbitrary_values_never_fall_with_more_points() -> None:
    ends = [End(5, 3, 2, points, 7, 0, 0) for points in range(9)]
    assert [arbitrary(end) for end in ends] == sorted(arbitrary(end) for end in ends)
