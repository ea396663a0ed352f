"""Dice as multisets with exact probabilities, against rolling every order by brute force."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.rules import dice

FACES = st.lists(st.integers(1, 6), max_size=8)


@given(FACES)
def test_packed_dice_keep_their_faces_and_lose_their_order(faces: list[int]) -> None:
    packed = dice.of_faces(faces)
    assert dice.faces_of(packed) == tuple(sorted(faces))
    assert dice.number(packed) == len(faces)
    assert dice.total(packed) == sum(faces)
    assert [dice.showing(packed, face) for face in dice.FACES] == [
        faces.count(face) for face in dice.FACES
    ]


def test_the_packing_is_four_bits_a_face() -> None:
    assert dice.of_faces((5, 1, 6, 5, 2, 1, 5)) == 0x130012
    assert dice.faces_of(0x130012) == (1, 1, 2, 5, 5, 5, 6)
    assert dice.of_faces(()) == dice.NO_DICE == 0


def test_counting_dice_ends_for_any_integer() -> None:
    assert dice.number(-1) == 6 * 15
    assert dice.number(1 << 24) == 0


@given(FACES, FACES)
def test_contains_compares_face_by_face(some: list[int], others: list[int]) -> None:
    expected = not Counter(others) - Counter(some)
    assert dice.contains(dice.of_faces(some), dice.of_faces(others)) == expected


@given(FACES)
def test_parts_are_all_that_can_be_taken_each_once(faces: list[int]) -> None:
    parts = dice.parts(dice.of_faces(faces))
    chosen = {
        dice.of_faces(face for face, taken in zip(faces, pick, strict=True) if taken)
        for pick in product((False, True), repeat=len(faces))
    }
    assert set(parts) == chosen
    assert len(parts) == len(set(parts))


@pytest.mark.parametrize(
    ("count", "outcomes"),
    [(0, 1), (1, 6), (2, 21), (3, 56), (4, 126), (5, 252), (6, 462), (7, 792), (8, 1287)],
)
def test_the_chances_are_all_multisets_and_sum_to_exactly_one(count: int, outcomes: int) -> None:
    chances = dice.chances(count)
    assert len(chances) == len({rolled for rolled, _ in chances}) == outcomes
    assert sum(chance for _, chance in chances) == 1
    assert [rolled for rolled, _ in chances] == list(dice.multisets(count))
    assert {dice.number(rolled) for rolled, _ in chances} == {count}


@pytest.mark.parametrize("count", range(7))
def test_the_chances_are_those_of_every_order_rolled(count: int) -> None:
    orders = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=count))
    expected = {faces: Fraction(ways, 6**count) for faces, ways in orders.items()}
    assert {dice.faces_of(rolled): chance for rolled, chance in dice.chances(count)} == expected


def test_the_chances_of_eight_dice_are_multinomial() -> None:
    chances = dict(dice.chances(8))
    assert chances[dice.of_faces([6] * 8)] == Fraction(1, 6**8)
    # 8! / (1! 1! 2! 3! 1!) orders of the worked example.
    assert chances[dice.of_faces((1, 2, 3, 3, 5, 5, 5, 6))] == Fraction(3360, 6**8)


def test_multisets_come_in_the_order_of_their_sorted_faces() -> None:
    for count in range(4):
        faces = [dice.faces_of(rolled) for rolled in dice.multisets(count)]
        assert faces == sorted(faces)


def test_uniform_bytes_give_every_face_as_often() -> None:
    faces = dice.fair_faces(bytes(range(256)))
    assert [faces.count(face) for face in dice.FACES] == [42] * 6
    assert dice.fair_faces(bytes((255, 0, 252, 253, 7, 254, 5))) == [1, 2, 6]
