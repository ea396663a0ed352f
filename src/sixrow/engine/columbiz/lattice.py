"""The lattice of dice: every multiset of at most *n* dice, and the two sweeps over it.

An index into the lattice (a *place*) is a multiset's number among all of them, fewest dice first:
with eight dice the same order as the keep decisions of Columbiz. Two sweeps solve the rolls of a
turn:

- *upward*, from a multiset to those with one more die, propagating the best value: the best that
  any part of these dice achieves;
- *downward*: a roll is one die at a time, so the value of keeping some dice and rolling the others
  is the mean over the six faces of the value with one more die.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.types import Indices, Numbers, Values
from sixrow.rules.board import CELLS
from sixrow.rules.columbiz.laws import price
from sixrow.rules.dice import FACES, Dice, multisets, of_faces, showing

UNREACHED = -np.inf


@dataclass(frozen=True, slots=True, eq=False)
class Lattice:
    """The multisets of at most `dice` dice.

    Attributes:
        multisets: the packed dice at each place.
        place: the place of packed dice.
        full: the first place with all the dice; the other full multisets follow.
        up: the place with one more die of each face (one column per face), −1 if that is too many.
        paid: the place with the price of each board cell added, −1 if that is too many.
        affordable: the cells for which it is not too many, as masks.
    """

    dice: int
    multisets: tuple[Dice, ...]
    place: dict[Dice, int]
    full: int
    up: Indices
    paid: Indices
    affordable: Numbers


@cache
def lattice(dice: int) -> Lattice:
    """The lattice for a number of dice, cached."""
    levels = [multisets(count) for count in range(dice + 1)]
    every = tuple(each for level in levels for each in level)
    place = {each: index for index, each in enumerate(every)}
    up = _places(every, place, [of_faces((face,)) for face in FACES])
    paid = _places(every, place, [price(cell) for cell in range(CELLS)])
    full = len(every) - len(levels[-1])
    return Lattice(dice, every, place, full, up, paid, cells_paid(paid))


def cells_paid(paid: Indices) -> Numbers:
    """For each row of a table such as `Lattice.paid`, the mask of the cells it pays for."""
    masks: Numbers = (paid >= 0) @ (1 << np.arange(CELLS, dtype=np.int64))
    return masks


def _places(every: tuple[Dice, ...], place: dict[Dice, int], added: list[Dice]) -> Indices:
    rows = [[place.get(each + more, -1) for more in added] for each in every]
    return np.array(rows, dtype=np.int16)


@compiled
def carry_up(values: Values, choice: Indices, up: Indices) -> None:
    """Propagate the best value upward: each multiset gets the best value of its parts.

    `choice` holds what each value stands for and moves along with it; on ties a multiset keeps its
    own.
    """
    for place in range(len(values)):
        value = values[place]
        for face in range(6):
            above = up[place, face]
            if above < 0:
                break
            if value > values[above]:
                values[above] = value
                choice[above] = choice[place]


@compiled
def carry_parts_up(values: Values, part: Indices, up: Indices, full: int) -> None:
    """As `carry_up`, recording the place of the best part of every multiset, as `best_part` does.

    On ties the last one in the lattice wins, so that following these parts gives the same decisions
    as calling `best_part` for each roll.
    """
    for place in range(len(part)):
        part[place] = place
    for place in range(full):
        value = values[place]
        for face in range(6):
            above = up[place, face]
            if value > values[above] or (value == values[above] and part[place] > part[above]):
                values[above] = value
                part[above] = part[place]


@compiled
def carry_values_up(values: Values, up: Indices, full: int) -> None:
    """As `carry_up` without `choice`: nearly twice as fast."""
    for place in range(full):
        value = values[place]
        for face in range(6):
            above = np.uint16(up[place, face])  # unsigned: no wrap-around indexing
            values[above] = max(value, values[above])


@compiled
def average_down(values: Values, up: Indices, full: int) -> None:
    """Set every multiset to the mean of its value over the rolls that complete it.

    Reads only the values of full multisets; overwrites all others.
    """
    for place in range(full - 1, -1, -1):
        mean = 0.0
        for face in range(6):
            mean += values[np.uint16(up[place, face])]
        values[place] = mean / 6.0


@compiled
def place_of(dice: Dice, up: Indices) -> int:
    """The place of packed dice."""
    place = 0
    for face in range(1, 7):
        for _ in range(showing(dice, face)):
            place = up[place, face - 1]
    return place


@compiled
def best_part(values: Values, dice: Dice, locked: Dice, up: Indices) -> Dice:
    """The part of `dice` with the highest value that contains `locked`.

    On ties the last one in the lattice, so one with the most dice.
    """
    best, best_place, part = dice, place_of(dice, up), dice
    while part != locked:
        # The next smaller part, like an odometer counting down: a face at its minimum resets to its
        # maximum, and the next face moves.
        for face in range(1, 7):
            shift = 4 * face - 4
            if showing(part, face) > showing(locked, face):
                part -= 1 << shift
                break
            part += (showing(dice, face) - showing(part, face)) << shift
        place = place_of(part, up)
        if values[place] > values[best_place] or (
            values[place] == values[best_place] and place > best_place
        ):
            best, best_place = part, place
    return best
