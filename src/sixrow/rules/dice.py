"""Dice as multisets: the count of each face, packed into one integer.

Dice that are rolled together have no order. Four bits per face hold the counts, face 1 in the
lowest, so ``0x130012`` is two ones, a two, three fives and a six: 1 1 2 5 5 5 6. Counts up to eight
fit. Integer addition and subtraction add and remove dice, as long as every count stays within 0 to
15.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TypeAlias

Dice: TypeAlias = int
"""A multiset of dice, four bits per face."""

Face: TypeAlias = int
"""What a die shows, 1 to 6."""

Chance: TypeAlias = tuple[Dice, Fraction]
"""An outcome of a roll and its exact probability."""

FACES = (1, 2, 3, 4, 5, 6)
NO_DICE: Dice = 0


def showing(dice: Dice, face: Face) -> int:
    """The number of dice that show `face`."""
    return (dice >> (4 * face - 4)) & 15


def number(dice: Dice) -> int:
    """The number of dice."""
    pairs = (dice & 0x0F0F0F) + (dice >> 4 & 0x0F0F0F)
    return (pairs & 255) + (pairs >> 8 & 255) + (pairs >> 16)


def total(dice: Dice) -> int:
    """The sum of the pips."""
    pips = 0
    for face in range(1, 7):
        pips += face * showing(dice, face)
    return pips


def contains(dice: Dice, part: Dice) -> bool:
    """Whether `part` is a sub-multiset of `dice`."""
    for face in range(1, 7):
        if showing(part, face) > showing(dice, face):
            return False
    return True


def fair_faces(uniform: bytes) -> list[Face]:
    """The faces that uniform bytes give, in their order, each face as likely as the others.

    Bytes below 252 go evenly to the six faces, 42 to each; the others give none.
    """
    return [byte % 6 + 1 for byte in uniform if byte < 252]


def of_faces(faces: Iterable[Face]) -> Dice:
    """Pack faces, given in any order."""
    dice = 0
    for face in faces:
        dice += 1 << (4 * face - 4)
    return dice


@cache
def faces_of(dice: Dice) -> tuple[Face, ...]:
    """The faces in ascending order."""
    return tuple(face for face in FACES for _ in range(showing(dice, face)))


@cache
def multisets(count: int) -> tuple[Dice, ...]:
    """All multisets of `count` dice, ordered by their sorted faces."""
    return tuple(of_faces(faces) for faces in combinations_with_replacement(FACES, count))


@cache
def parts(dice: Dice) -> tuple[Dice, ...]:
    """All sub-multisets of `dice`, including the empty one and `dice` itself."""
    found = [NO_DICE]
    for face in FACES:
        one = of_faces((face,))
        found = [part + one * count for part in found for count in range(showing(dice, face) + 1)]
    return tuple(found)


@cache
def chances(count: int) -> tuple[Chance, ...]:
    """All outcomes of rolling `count` dice together, with exact probabilities."""
    return tuple((dice, Fraction(_orders(dice), 6**count)) for dice in multisets(count))


def _orders(dice: Dice) -> int:
    """The number of orders the dice can lie in: the multinomial coefficient."""
    orders = factorial(number(dice))
    for face in FACES:
        orders //= factorial(showing(dice, face))
    return orders
