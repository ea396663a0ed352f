"""What may be turned or mirrored without changing the game."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Columbiz, Position, SequenceDice, Waiting
from sixrow.rules.board import cells_in, mask_of
from sixrow.rules.columbiz.decisions import is_keep, keep, kept_by
from sixrow.rules.dice import Dice, faces_of, of_faces
from sixrow.rules.sequence_dice.laws import NUMBERS
from tests.support.boards import EMPTY, draw, legal_cells, picture, sequence_dice
from tests.support.strategies import columbiz_boards, moments, sequence_dice_boards


def quarter_turn(cell: int) -> int:
    """Where a cell comes to lie when the board is turned clockwise."""
    column, rank = divmod(cell, 6)
    return 6 * rank + 5 - column


def mirror(cell: int) -> int:
    """The cell in the column as far from the other side."""
    column, rank = divmod(cell, 6)
    return 6 * (5 - column) + rank


def moved(mask: int, by: Callable[[int], int]) -> int:
    return mask_of(tuple(by(cell) for cell in cells_in(mask)))


def turned(position: SequenceDice) -> SequenceDice:
    return replace(position, chips=tuple(moved(chips, quarter_turn) for chips in position.chips))


def turned_decision(decision: int) -> int:
    return quarter_turn(decision) if decision < 36 else decision


def mirrored_dice(dice: Dice) -> Dice:
    return of_faces(7 - face for face in faces_of(dice))


def mirrored(position: Columbiz) -> Columbiz:
    return replace(
        position,
        discs=tuple(moved(discs, mirror) for discs in position.discs),
        dice=mirrored_dice(position.dice),
        kept=mirrored_dice(position.kept),
    )


def mirrored_decision(decision: int) -> int:
    if is_keep(decision):
        return keep(mirrored_dice(kept_by(decision)))
    return mirror(decision) if decision < 36 else decision


@pytest.mark.rule("S-1")
@given(st.one_of(moments(SEQUENCE_DICE), sequence_dice_boards()))
def test_sequence_dice_looks_the_same_from_all_four_sides(position: Position) -> None:
    assert isinstance(position, SequenceDice)
    other, back = turned(position), position
    assert sorted(other.decisions()) == sorted(map(turned_decision, position.decisions()))
    assert (other.outcome, other.scores()) == (position.outcome, position.scores())
    for choice in position.decisions():
        after = position.decide(choice).position
        assert other.decide(turned_decision(choice)).position == turned(after)
    if position.waiting is Waiting.DICE:
        for rolled, _ in position.chances():
            assert other.roll(rolled).position == turned(position.roll(rolled).position)
    for _ in range(4):
        back = turned(back)
    assert back == position


@pytest.mark.rule("S-1")
def test_sequence_dice_has_no_mirror_image() -> None:
    # In the mirror the 3s stand where the 6s stood, the 4s for the 5s and the 8s for the 9s.
    in_the_mirror = {(NUMBERS[cell], NUMBERS[mirror(cell)]) for cell in range(36)}
    swapped = {(3, 6), (4, 5), (8, 9)}
    same = {(2, 2), (7, 7), (12, 12)}
    assert in_the_mirror == same | swapped | {(b, a) for a, b in swapped}
    threes = sequence_dice(EMPTY, total=3).decisions()
    assert sorted(map(mirror, threes)) == list(sequence_dice(EMPTY, total=6).decisions())


def test_a_quarter_turn_is_clockwise() -> None:
    position = sequence_dice("""
        G B . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert draw(turned(position)) == picture("""
        . . . . . G
        . . . . . B
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert legal_cells(sequence_dice(draw(turned(position)), total=3)) == "a2 b6 e1"


@pytest.mark.rule("C-1")
@given(st.one_of(moments(COLUMBIZ), columbiz_boards()))
def test_columbiz_is_the_same_with_columns_mirrored_and_faces_turned_over(
    position: Position,
) -> None:
    assert isinstance(position, Columbiz)
    other = mirrored(position)
    assert sorted(other.decisions()) == sorted(map(mirrored_decision, position.decisions()))
    assert (other.outcome, other.scores()) == (position.outcome, position.scores())
    for choice in position.decisions():
        after = position.decide(choice).position
        assert other.decide(mirrored_decision(choice)).position == mirrored(after)
    if position.waiting is Waiting.DICE and position.roll_off is None:
        for rolled, _ in position.chances()[::25]:
            after = position.roll(rolled).position
            assert other.roll(mirrored_dice(rolled)).position == mirrored(after)
    assert mirrored(other) == position
