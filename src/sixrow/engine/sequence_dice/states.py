"""Sequence Dice, compiled: packed states, the steps between them, and random decisions.

A state is a row of 64-bit integers; its fields are those of
`sixrow.rules.sequence_dice.SequenceDice`::

    0–2 chips   3–6 roll-off   7 phase   8 seat   9 dice

The facts of a set-up are another, short row. Every rule is a call into `laws`; this module only
stores the results. Nothing is checked: callers must pass legal decisions and valid dice.
"""

import numpy as np

from sixrow.engine.cells import nth_cell
from sixrow.engine.compiler import inlined
from sixrow.engine.rolloff import OUT, next_seat, roll_off
from sixrow.engine.streams import below
from sixrow.engine.streams import roll as fall
from sixrow.engine.types import Numbers, Words
from sixrow.rules import SequenceDice, SequenceDiceSetup
from sixrow.rules.board import Cell, Mask, bit, popcount
from sixrow.rules.dice import Dice, total
from sixrow.rules.rolloff import RollOff
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from sixrow.rules.sequence_dice.laws import (
    DICE,
    chips_after,
    choices,
    places,
    plays_again,
    side_of,
    supply_left,
    wins,
)

CHIPS, ROLL_OFF = 0, 3
PHASE, SEAT, TABLE = range(7, 10)
WIDTH = 10

MOST_SIDES = 3
"""Array size for sides. Loops run over all of them where unused sides hold zeros: no branches."""

PLAYERS, SIDES, LENGTH, UNLIMITED = range(4)

PHASES = tuple(SequenceDicePhase)
ROLLING_OFF, ROLLING, CHOOSING, OVER = range(4)


def facts(setup: SequenceDiceSetup) -> Numbers:
    """The set-up as an array for compiled functions."""
    values = (setup.players, setup.sides, setup.length, setup.unlimited)
    return np.array(values, dtype=np.int64)


def pack(position: SequenceDice, state: Numbers) -> None:
    """Write a position into a state."""
    state[:] = 0
    state[CHIPS : CHIPS + len(position.chips)] = position.chips
    if position.roll_off is not None:
        rolled = [OUT if each is None else each for each in position.roll_off.rolled]
        state[ROLL_OFF : ROLL_OFF + len(rolled)] = rolled
    state[PHASE:] = PHASES.index(position.phase), position.seat, position.dice


def packed(position: SequenceDice) -> tuple[Numbers, Numbers]:
    """A position packed into a new state, and the facts of its set-up."""
    state = np.empty(WIDTH, dtype=np.int64)
    pack(position, state)
    return state, facts(position.setup)


def unpack(state: Numbers, setup: SequenceDiceSetup) -> SequenceDice:
    row = [int(each) for each in state]
    rolled = row[ROLL_OFF : ROLL_OFF + setup.players]
    phase = PHASES[row[PHASE]]
    entries = tuple(None if each == OUT else each for each in rolled)
    return SequenceDice(
        setup=setup,
        chips=tuple(row[CHIPS : CHIPS + setup.sides]),
        phase=phase,
        seat=row[SEAT],
        dice=row[TABLE],
        roll_off=RollOff(entries) if phase is SequenceDicePhase.ROLL_OFF else None,
    )


@inlined
def begin(state: Numbers) -> None:
    """Reset a state to the empty board before the roll-off."""
    state[:] = 0
    state[PHASE] = ROLLING_OFF


@inlined
def begin_game(state: Numbers, facts: Numbers, stream: Words) -> None:
    """Start a new game and play its roll-off, up to the first turn."""
    begin(state)
    while state[PHASE] == ROLLING_OFF:
        roll(state, facts, fall(stream, dice_to_roll(state)))


@inlined
def dice_to_roll(state: Numbers) -> int:
    """The number of dice to roll next; 0 if a decision is awaited or the game is over."""
    return DICE if state[PHASE] <= ROLLING else 0


@inlined
def roll(state: Numbers, facts: Numbers, dice: Dice) -> None:
    if state[PHASE] == ROLLING:
        state[TABLE] = dice
        state[PHASE] = CHOOSING
        return
    entries = state[ROLL_OFF:PHASE]
    settled = roll_off(entries, facts[PLAYERS], state[SEAT], total(dice))
    state[SEAT] = next_seat(entries, facts[PLAYERS])
    if settled:
        entries[:] = 0
        state[PHASE] = ROLLING


@inlined
def side(state: Numbers, facts: Numbers) -> int:
    return side_of(state[SEAT], facts[PLAYERS])


@inlined
def others(chips: Numbers, side: int) -> Mask:
    """The chips of all sides but one."""
    cells = 0
    for each in range(len(chips)):
        if each != side:
            cells |= chips[each]
    return cells


@inlined
def is_taken(state: Numbers, cell: Cell) -> bool:
    """Whether a chip is on a cell."""
    cells = 0
    for each in range(MOST_SIDES):
        cells |= state[CHIPS + each]
    return cells & bit(cell) != 0


@inlined
def open_cells(state: Numbers, facts: Numbers) -> Mask:
    """The cells to choose from; none means a pass."""
    return cells_for(state, facts, side(state, facts), total(state[TABLE]))


@inlined
def cells_for(state: Numbers, facts: Numbers, side: int, rolled: int) -> Mask:
    """As `open_cells`, given the side and the total."""
    own, rivals = state[CHIPS + side], 0
    for each in range(MOST_SIDES):
        if each != side:
            rivals |= state[CHIPS + each]
    supply = supply_left(popcount(own), facts[UNLIMITED] != 0)
    return choices(rolled, own, rivals, supply)


@inlined
def choose(state: Numbers, facts: Numbers, cell: Cell) -> None:
    """Place on a cell, replace the chip there or clear it, depending on the dice; or pass."""
    choose_for(state, facts, side(state, facts), total(state[TABLE]), cell)


@inlined
def choose_for(state: Numbers, facts: Numbers, side: int, rolled: int, cell: Cell) -> None:
    """As `choose`, given the side and the total."""
    state[TABLE] = 0
    if cell != PASS:
        for each in range(MOST_SIDES):
            state[CHIPS + each] = chips_after(state[CHIPS + each], each == side, cell, rolled)
        if places(rolled) and wins(state[CHIPS + side], cell, facts[LENGTH]):
            state[PHASE] = OVER
            return
    state[PHASE] = ROLLING
    if not plays_again(rolled):
        state[SEAT] = (state[SEAT] + 1) % facts[PLAYERS]


@inlined
def random_choice(state: Numbers, facts: Numbers, stream: Words) -> Cell:
    """A uniformly random cell to choose from, or the pass."""
    return random_of(open_cells(state, facts), stream)


@inlined
def random_of(cells: Mask, stream: Words) -> Cell:
    """As `random_choice`, given the cells to choose from."""
    if cells == 0:
        return PASS
    return nth_cell(cells, below(stream, popcount(cells)))
