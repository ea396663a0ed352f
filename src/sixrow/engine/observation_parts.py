"""The parts of observations, and writing those that both games have."""

from dataclasses import dataclass
from math import prod

from sixrow.engine.compiler import inlined
from sixrow.engine.types import Weights
from sixrow.rules.board import CELLS, Mask
from sixrow.rules.dice import showing


@dataclass(frozen=True, slots=True)
class ObservationPart:
    """A named slice of an observation.

    Attributes:
        first: the index of its first number.
        shape: the shape it can be reshaped to.
        low: the minimum value.
        high: the maximum value.
    """

    name: str
    first: int
    shape: tuple[int, ...]
    low: float
    high: float

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)


def consecutive(*named: tuple[str, tuple[int, ...], float, float]) -> tuple[ObservationPart, ...]:
    """Parts one after the other: the name, shape, minimum and maximum of each."""
    found: list[ObservationPart] = []
    for name, shape, low, high in named:
        first = found[-1].first + found[-1].size if found else 0
        found.append(ObservationPart(name, first, shape, low, high))
    return tuple(found)


@inlined
def write_cells(cells: Mask, seen: Weights, at: int) -> int:
    """Write 36 numbers, 1 for each cell of a mask; return the index after them."""
    for cell in range(CELLS):
        seen[at + cell] = cells >> cell & 1
    return at + CELLS


@inlined
def write_dice(dice: int, most: int, seen: Weights, at: int) -> int:
    """Write how many dice show each face, of `most`; return the index after them."""
    for face in range(1, 7):
        seen[at + face - 1] = showing(dice, face) / most
    return at + 6


@inlined
def write_one(place: int, width: int, seen: Weights, at: int) -> int:
    """Write a 1 at a place among zeros; return the index after them."""
    for each in range(width):
        seen[at + each] = each == place
    return at + width
