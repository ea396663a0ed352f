"""Observations of Sequence Dice: their parts, and writing them."""

from sixrow.engine.compiler import compiled
from sixrow.engine.observation_parts import (
    ObservationPart,
    consecutive,
    write_cells,
    write_dice,
    write_one,
)
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.types import Numbers, Weights
from sixrow.rules import SequenceDiceSetup
from sixrow.rules.board import SIZE
from sixrow.rules.dice import total
from sixrow.rules.sequence_dice import laws
from sixrow.rules.sequence_dice.laws import side_of


def parts(setup: SequenceDiceSetup) -> tuple[ObservationPart, ...]:
    """The parts of an observation, in order."""
    return consecutive(
        ("chips", (setup.sides, SIZE, SIZE), 0, 1),
        ("turn", (setup.players,), 0, 1),
        ("phase", (len(s.PHASES),), 0, 1),
        ("dice", (6,), 0, 1),
        ("total", (11,), 0, 1),
        ("roll-off", (setup.players,), -1, 1),
    )


@compiled
def observe(state: Numbers, facts: Numbers, seat: int, seen: Weights) -> None:
    """As `observe` of Columbiz; sides are in turn order from the seat's own."""
    players, sides, at = facts[s.PLAYERS], facts[s.SIDES], 0
    own = side_of(seat, players)
    for each in range(sides):
        at = write_cells(state[s.CHIPS + (own + each) % sides], seen, at)
    at = write_one((state[s.SEAT] - seat) % players, players, seen, at)
    at = write_one(state[s.PHASE], 4, seen, at)
    at = write_dice(state[s.TABLE], laws.DICE, seen, at)
    at = write_one(total(state[s.TABLE]) - 2, 11, seen, at)
    for each in range(players):
        rolled = state[s.ROLL_OFF + (seat + each) % players]
        seen[at + each] = rolled / 12 if rolled > 0 else rolled
