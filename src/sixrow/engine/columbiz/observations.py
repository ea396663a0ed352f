"""Observations of Columbiz: their parts, and writing them."""

from sixrow.engine.columbiz import states as c
from sixrow.engine.compiler import compiled
from sixrow.engine.observation_parts import (
    ObservationPart,
    consecutive,
    write_cells,
    write_dice,
    write_one,
)
from sixrow.engine.types import Numbers, Weights
from sixrow.rules import ColumbizSetup
from sixrow.rules.board import SIZE
from sixrow.rules.columbiz.laws import DICE, ROLLS, discs_each

POINTS_UNIT = 20.0
"""Row points are given in units of 20."""

MOST_POINTS = 16
"""One disc scores in four directions at most, four points each (C-17, C-19)."""


def parts(setup: ColumbizSetup) -> tuple[ObservationPart, ...]:
    """The parts of an observation, in order."""
    n = setup.players
    return consecutive(
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


@compiled
def observe(state: Numbers, facts: Numbers, seat: int, seen: Weights) -> None:
    """Write a seat's observation; `seen` must have the size of the set-up's observations."""
    players, at = facts[c.PLAYERS], 0
    discs = discs_each(players)
    for each in range(players):
        at = write_cells(state[c.DISCS + (seat + each) % players], seen, at)
    for each in range(players):
        other = (seat + each) % players
        seen[at + each] = state[c.SUPPLY + other] / discs
        seen[at + players + each] = state[c.CAPTIVES + other] / discs
        seen[at + 2 * players + each] = state[c.POINTS + other] / POINTS_UNIT
    at += 3 * players
    begun = state[c.PHASE] != c.ROLLING_OFF
    at = write_one((state[c.SEAT] - seat) % players, players, seen, at)
    at = write_one((state[c.STARTER] - seat) % players if begun else -1, players, seen, at)
    at = write_one(state[c.PHASE], 5, seen, at)
    seen[at] = state[c.ROLLS_LEFT] / ROLLS
    at = write_dice(state[c.TABLE], DICE, seen, at + 1)
    at = write_dice(state[c.KEPT], DICE, seen, at)
    seen[at] = state[c.PLACED] / 4
    for each in range(players):
        rolled = state[c.ROLL_OFF + (seat + each) % players]
        seen[at + 1 + each] = rolled / 6 if rolled > 0 else rolled
