"""Observations: what a seat sees of a game as a row of numbers, for learning and research.

An observation contains everything relevant to the future of the game from the point of view of one
seat: that seat first, then the others clockwise. `columbiz_parts` and `sequence_dice_parts` name
its parts.
"""

from dataclasses import dataclass
from functools import cache
from math import prod

from sixrow.engine.columbiz import states as c
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.types import Numbers, Weights
from sixrow.rules import ColumbizSetup, SequenceDiceSetup, Setup
from sixrow.rules.board import CELLS, SIZE, Mask
from sixrow.rules.columbiz.laws import DICE, ROLLS, discs_each
from sixrow.rules.dice import showing, total
from sixrow.rules.sequence_dice import laws
from sixrow.rules.sequence_dice.laws import side_of

POINTS_UNIT = 20.0
"""Row points are given in units of 20."""

MOST_POINTS = 16
"""One disc scores in four directions at most, four points each (C-17, C-19)."""


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


def _parts(*named: tuple[str, tuple[int, ...], float, float]) -> tuple[ObservationPart, ...]:
    found: list[ObservationPart] = []
    for name, shape, low, high in named:
        first = found[-1].first + found[-1].size if found else 0
        found.append(ObservationPart(name, first, shape, low, high))
    return tuple(found)


@cache
def parts(setup: Setup) -> tuple[ObservationPart, ...]:
    """The parts of an observation for a set-up, in order."""
    if isinstance(setup, ColumbizSetup):
        return _columbiz_parts(setup)
    assert isinstance(setup, SequenceDiceSetup)
    return _sequence_dice_parts(setup)


def size(setup: Setup) -> int:
    """The length of an observation for a set-up."""
    return parts(setup)[-1].first + parts(setup)[-1].size


def _columbiz_parts(setup: ColumbizSetup) -> tuple[ObservationPart, ...]:
    n = setup.players
    return _parts(
        ("discs", (n, SIZE, SIZE), 0, 1),
        ("supply", (n,), 0, 1),
        ("captives", (n,), 0, n - 1),
        ("points", (n,), 0, MOST_POINTS * setup.discs_each / POINTS_UNIT),
        ("turn", (n,), 0, 1),
        ("starter", (n,), 0, 1),
        ("phase", (len(c.PHASES),), 0, 1),
        ("rolls left", (1,), 0, 1),
        ("dice", (6,), 0, 1),
        ("kept", (6,), 0, 1),
        ("placed", (1,), 0, 1),
        ("roll-off", (n,), -1, 1),
    )


def _sequence_dice_parts(setup: SequenceDiceSetup) -> tuple[ObservationPart, ...]:
    return _parts(
        ("chips", (setup.sides, SIZE, SIZE), 0, 1),
        ("turn", (setup.players,), 0, 1),
        ("phase", (len(s.PHASES),), 0, 1),
        ("dice", (6,), 0, 1),
        ("total", (11,), 0, 1),
        ("roll-off", (setup.players,), -1, 1),
    )


@inlined
def _write_cells(cells: Mask, seen: Weights, at: int) -> int:
    for cell in range(CELLS):
        seen[at + cell] = cells >> cell & 1
    return at + CELLS


@inlined
def _write_dice(dice: int, most: int, seen: Weights, at: int) -> int:
    for face in range(1, 7):
        seen[at + face - 1] = showing(dice, face) / most
    return at + 6


@inlined
def _write_one(place: int, width: int, seen: Weights, at: int) -> int:
    for each in range(width):
        seen[at + each] = each == place
    return at + width


@compiled
def observe_columbiz(state: Numbers, facts: Numbers, seat: int, seen: Weights) -> None:
    """Write a seat's observation; `seen` must have the size of the set-up's observations."""
    players, at = facts[c.PLAYERS], 0
    discs = discs_each(players)
    for each in range(players):
        at = _write_cells(state[c.DISCS + (seat + each) % players], seen, at)
    for each in range(players):
        other = (seat + each) % players
        seen[at + each] = state[c.SUPPLY + other] / discs
        seen[at + players + each] = state[c.CAPTIVES + other] / discs
        seen[at + 2 * players + each] = state[c.POINTS + other] / POINTS_UNIT
    at += 3 * players
    begun = state[c.PHASE] != c.ROLLING_OFF
    at = _write_one((state[c.SEAT] - seat) % players, players, seen, at)
    at = _write_one((state[c.STARTER] - seat) % players if begun else -1, players, seen, at)
    at = _write_one(state[c.PHASE], 5, seen, at)
    seen[at] = state[c.ROLLS_LEFT] / ROLLS
    at = _write_dice(state[c.TABLE], DICE, seen, at + 1)
    at = _write_dice(state[c.KEPT], DICE, seen, at)
    seen[at] = state[c.PLACED] / 4
    for each in range(players):
        rolled = state[c.ROLL_OFF + (seat + each) % players]
        seen[at + 1 + each] = rolled / 6 if rolled > 0 else rolled


@compiled
def observe_sequence_dice(state: Numbers, facts: Numbers, seat: int, seen: Weights) -> None:
    """As `observe_columbiz`; sides are in turn order from the seat's own."""
    players, sides, at = facts[s.PLAYERS], facts[s.SIDES], 0
    own = side_of(seat, players)
    for each in range(sides):
        at = _write_cells(state[s.CHIPS + (own + each) % sides], seen, at)
    at = _write_one((state[s.SEAT] - seat) % players, players, seen, at)
    at = _write_one(state[s.PHASE], 4, seen, at)
    at = _write_dice(state[s.TABLE], laws.DICE, seen, at)
    at = _write_one(total(state[s.TABLE]) - 2, 11, seen, at)
    for each in range(players):
        rolled = state[s.ROLL_OFF + (seat + each) % players]
        seen[at + each] = rolled / 12 if rolled > 0 else rolled
