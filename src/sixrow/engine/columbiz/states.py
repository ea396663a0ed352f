"""Columbiz, compiled: packed states, the steps between them, and random decisions.

A state is a row of 64-bit integers; its fields are those of `sixrow.rules.columbiz.Columbiz`::

    0–3 discs   4–7 supply   8–11 captives   12–15 points   16–19 roll-off
    20 phase    21 seat      22 starter      23 rolls left  24 dice   25 kept   26 placed

The facts of a set-up are another, short row. Every rule is a call into `laws`; this module only
stores the results. Nothing is checked: callers must pass legal decisions and valid dice.
"""

import numpy as np

from sixrow.engine.cells import nth_cell
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.rolloff import OUT, next_seat, roll_off
from sixrow.engine.streams import below
from sixrow.engine.streams import roll as fall
from sixrow.engine.types import Numbers, Values, Weights, Words
from sixrow.rules import Columbiz, ColumbizSetup
from sixrow.rules.board import Cell, Mask, bit, popcount
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.columbiz.laws import (
    DICE,
    ROLLS,
    captive_points,
    captured,
    discs_each,
    forfeit,
    may_end,
    placeable,
    points_made,
    price,
    round_complete,
    runs_out,
)
from sixrow.rules.dice import Dice, number, showing, total
from sixrow.rules.outcome import winners
from sixrow.rules.rolloff import RollOff

DISCS, SUPPLY, CAPTIVES, POINTS, ROLL_OFF = 0, 4, 8, 12, 16
PHASE, SEAT, STARTER, ROLLS_LEFT, TABLE, KEPT, PLACED = range(20, 27)
WIDTH = 27

SEATS = 4
"""Array size for seats. Loops run over all of them where unused seats hold zeros: no branches."""

PLAYERS, LIMIT, LOCKED, DIFFERENCE, SCHEME = range(5)

PHASES = tuple(ColumbizPhase)
ROLLING_OFF, ROLLING, KEEPING, PLACING, OVER = range(5)


def facts(setup: ColumbizSetup) -> Numbers:
    """The set-up as an array for compiled functions."""
    values = (setup.players, setup.limit, setup.locked, setup.difference, setup.scheme)
    return np.array(values, dtype=np.int64)


def pack(position: Columbiz, state: Numbers) -> None:
    """Write a position into a state."""
    state[:] = 0
    players = position.setup.players
    for first, numbers in (
        (DISCS, position.discs),
        (SUPPLY, position.supply),
        (CAPTIVES, position.captives),
        (POINTS, position.points),
    ):
        state[first : first + players] = numbers
    if position.roll_off is not None:
        rolled = position.roll_off.rolled
        state[ROLL_OFF : ROLL_OFF + players] = [OUT if each is None else each for each in rolled]
    state[PHASE:] = (
        PHASES.index(position.phase),
        position.seat,
        position.starter,
        position.rolls_left,
        position.dice,
        position.kept,
        position.placed,
    )


def packed(position: Columbiz) -> tuple[Numbers, Numbers]:
    """A position packed into a new state, and the facts of its set-up."""
    state = np.empty(WIDTH, dtype=np.int64)
    pack(position, state)
    return state, facts(position.setup)


def unpack(state: Numbers, setup: ColumbizSetup) -> Columbiz:
    row = [int(each) for each in state]

    def numbers(first: int) -> tuple[int, ...]:
        return tuple(row[first : first + setup.players])

    rolled = tuple(None if each == OUT else each for each in numbers(ROLL_OFF))
    phase = PHASES[row[PHASE]]
    return Columbiz(
        setup=setup,
        discs=numbers(DISCS),
        supply=numbers(SUPPLY),
        captives=numbers(CAPTIVES),
        points=numbers(POINTS),
        phase=phase,
        seat=row[SEAT],
        starter=row[STARTER],
        rolls_left=row[ROLLS_LEFT],
        dice=row[TABLE],
        kept=row[KEPT],
        placed=row[PLACED],
        roll_off=RollOff(rolled) if phase is ColumbizPhase.ROLL_OFF else None,
    )


@inlined
def begin(state: Numbers, facts: Numbers) -> None:
    """Reset a state to the empty board before the roll-off."""
    state[:] = 0
    for seat in range(facts[PLAYERS]):
        state[SUPPLY + seat] = discs_each(facts[PLAYERS])
    state[PHASE] = ROLLING_OFF


@inlined
def begin_game(state: Numbers, facts: Numbers, stream: Words) -> None:
    """Start a new game and play its roll-off, up to the first turn."""
    begin(state, facts)
    while state[PHASE] == ROLLING_OFF:
        roll(state, facts, fall(stream, dice_to_roll(state)))


@inlined
def dice_to_roll(state: Numbers) -> int:
    """The number of dice to roll next; 0 if a decision is awaited or the game is over."""
    if state[PHASE] == ROLLING_OFF:
        return 1
    if state[PHASE] == ROLLING:
        return DICE - number(state[KEPT])
    return 0


@inlined
def roll(state: Numbers, facts: Numbers, dice: Dice) -> None:
    if state[PHASE] == ROLLING_OFF:
        _roll_off(state, facts, total(dice))
        return
    state[ROLLS_LEFT] -= 1
    state[TABLE] = state[KEPT] + dice
    state[PHASE] = KEEPING if state[ROLLS_LEFT] else PLACING
    if not facts[LOCKED] or not state[ROLLS_LEFT]:
        state[KEPT] = 0


@compiled
def _roll_off(state: Numbers, facts: Numbers, rolled: int) -> None:
    players = facts[PLAYERS]
    entries = state[ROLL_OFF:PHASE]
    settled = roll_off(entries, players, state[SEAT], rolled)
    state[SEAT] = next_seat(entries, players)
    if settled:
        entries[:] = 0
        state[STARTER] = state[SEAT]
        _begin_turn(state, state[SEAT])


@inlined
def _begin_turn(state: Numbers, seat: int) -> None:
    state[PHASE] = ROLLING
    state[SEAT] = seat
    state[ROLLS_LEFT] = ROLLS
    state[TABLE] = 0
    state[KEPT] = 0
    state[PLACED] = 0


@inlined
def keep(state: Numbers, kept: Dice) -> None:
    """Keep these dice; keeping all of them stops rolling."""
    if kept == state[TABLE]:
        state[PHASE] = PLACING
        state[KEPT] = 0
        state[ROLLS_LEFT] = 0
    else:
        state[PHASE] = ROLLING
        state[KEPT] = kept
        state[TABLE] = 0


@inlined
def opponents(state: Numbers) -> Mask:
    """The discs of all seats but the current one."""
    cells = 0
    for seat in range(SEATS):
        if seat != state[SEAT]:
            cells |= state[DISCS + seat]
    return cells


@inlined
def open_cells(state: Numbers, facts: Numbers) -> Mask:
    """The legal cells for the next disc, in the placing phase."""
    return cells_beside(state, facts, opponents(state))


@inlined
def cells_beside(state: Numbers, facts: Numbers, others: Mask) -> Mask:
    """As `open_cells`, given the opponents' discs."""
    seat = state[SEAT]
    taken = state[DISCS + seat] | others
    supply = state[SUPPLY + seat]
    return placeable(taken, state[TABLE], state[PLACED], facts[LIMIT], supply)


@inlined
def place(state: Numbers, facts: Numbers, cell: Cell) -> int:
    """Place a disc on a cell; return the row points it makes."""
    return place_beside(state, facts, opponents(state), cell)


@inlined
def place_beside(state: Numbers, facts: Numbers, others: Mask, cell: Cell) -> int:
    """As `place`, given the opponents' discs."""
    seat = state[SEAT]
    captives = captured(others, cell)
    for other in range(SEATS):
        state[DISCS + other] &= ~captives
    state[DISCS + seat] |= bit(cell)
    points = points_made(state[DISCS + seat], cell, facts[DIFFERENCE] != 0)
    state[POINTS + seat] += points
    state[CAPTIVES + seat] += popcount(captives)
    state[SUPPLY + seat] -= 1
    state[TABLE] -= price(cell)
    state[PLACED] += 1
    return points


@inlined
def end(state: Numbers, facts: Numbers) -> int:
    """End the turn; return the number of forfeited discs."""
    forfeited = settle(state)
    pass_on(state, facts)
    return forfeited


@inlined
def settle(state: Numbers) -> int:
    """The first half of `end`: forfeit discs if none was placed; return how many."""
    if state[PLACED]:
        return 0
    seat = state[SEAT]
    forfeited = forfeit(state[SUPPLY + seat])
    state[SUPPLY + seat] -= forfeited
    return forfeited


@inlined
def pass_on(state: Numbers, facts: Numbers) -> None:
    """The second half of `end`: start the next seat's turn, or finish the game."""
    seat, players = state[SEAT], facts[PLAYERS]
    if last_round(state, facts) and round_complete(seat, state[STARTER], players):
        state[PHASE] = OVER
        state[TABLE] = 0
        state[PLACED] = 0
    else:
        _begin_turn(state, (seat + 1) % players)


@inlined
def last_round(state: Numbers, facts: Numbers) -> bool:
    """Whether a supply has run out."""
    empty = False
    for seat in range(SEATS):
        empty |= seat < facts[PLAYERS] and runs_out(state[SUPPLY + seat])
    return empty


@inlined
def score(state: Numbers, facts: Numbers, seat: int) -> int:
    """Row points plus captive points of a seat."""
    return state[POINTS + seat] + captive_points(state[CAPTIVES + seat], facts[SCHEME])


@inlined
def final_shares(state: Numbers, facts: Numbers, shares: Values) -> None:
    """Each seat's share of the victory in a finished game."""
    for seat in range(facts[PLAYERS]):
        shares[seat] = score(state, facts, seat)
    share_out(shares)


@inlined
def share_out(totals: Values | Weights) -> None:
    """Convert the final totals into shares of the victory, in place."""
    won = winners(totals)
    for place in range(len(totals)):
        totals[place] = (won >> place & 1) / popcount(won)


@inlined
def random_keep(state: Numbers, stream: Words) -> Dice:
    """A uniformly random legal keep: the faces can be drawn independently."""
    kept = 0
    for face in range(1, 7):
        least = showing(state[KEPT], face)
        count = least + below(stream, showing(state[TABLE], face) - least + 1)
        kept += count << (4 * face - 4)
    return kept


@inlined
def random_cell(state: Numbers, facts: Numbers, stream: Words) -> Cell:
    """A uniformly random cell to place on, or −1 to end the turn."""
    return random_of(state, open_cells(state, facts), stream)


@inlined
def random_of(state: Numbers, cells: Mask, stream: Words) -> Cell:
    """As `random_cell`, given the cells to place on."""
    count = popcount(cells)
    chosen = below(stream, count + may_end(state[PLACED], cells))
    if chosen == count:
        return -1
    return nth_cell(cells, chosen)
