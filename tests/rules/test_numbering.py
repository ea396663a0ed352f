"""The numbering of decisions is fixed for ever: records, engines and adapters rely on it."""

import hashlib

import pytest

from sixrow.rules import COLUMBIZ, SEQUENCE_DICE
from sixrow.rules.columbiz import decisions as columbiz
from sixrow.rules.dice import Dice, faces_of
from sixrow.rules.sequence_dice import decisions as sequence_dice
from tests.support.boards import cell, decision, dice

CELL_NAMES = [f"{column}{rank}" for column in "abcdef" for rank in "123456"]


def faces(kept: Dice) -> str:
    return "".join(map(str, faces_of(kept)))


def test_columbiz_has_3040_decisions_and_sequence_dice_37() -> None:
    assert COLUMBIZ.decisions == columbiz.DECISIONS == 36 + 1 + 3003 == 3040
    assert SEQUENCE_DICE.decisions == sequence_dice.DECISIONS == 37


def test_the_cells_come_first_up_each_column_in_turn() -> None:
    assert [cell(name) for name in CELL_NAMES] == list(range(36))
    assert [number for number in range(-1, 3041) if columbiz.is_place(number)] == list(range(36))
    assert columbiz.END == 36
    assert sequence_dice.PASS == 36


@pytest.mark.parametrize(
    ("kept", "number"),
    [
        ("", 37),
        ("1", 38),
        ("6", 43),
        ("11", 44),
        ("12", 45),
        ("22", 50),
        ("66", 64),
        ("111", 65),
        ("123456", 674),
        ("1111111", 961),
        ("11111111", 1753),
        ("12335556", 2372),
        ("66666666", 3039),
    ],
)
def test_a_keep_has_the_number_it_has_always_had(kept: str, number: int) -> None:
    assert columbiz.keep(dice(kept)) == number
    assert decision(f"keep {kept}") == number
    assert faces(columbiz.kept_by(number)) == kept


def test_keeps_are_ordered_by_size_and_then_by_their_faces() -> None:
    assert [number for number in range(-1, 3041) if columbiz.is_keep(number)] == list(
        range(37, 3040)
    )
    kept = [faces(columbiz.kept_by(number)) for number in range(37, 3040)]
    assert kept == sorted(set(kept), key=lambda word: (len(word), word))
    assert all(columbiz.keep(columbiz.kept_by(number)) == number for number in range(37, 3040))


def test_the_whole_numbering_is_pinned() -> None:
    # If this fails, old records no longer mean what they meant. Change the rules, not the digest.
    words = [*CELL_NAMES, "end", *(f"keep {faces(kept)}" for kept in columbiz.KEEPS)]
    assert [decision(word) for word in words] == list(range(3040))
    digest = hashlib.sha256("\n".join(words).encode()).hexdigest()
    assert digest == "ef42727aa9120332bcb4718333fd2ebd56d35c0fe9bf3b9b781619bbae4f52d4"
