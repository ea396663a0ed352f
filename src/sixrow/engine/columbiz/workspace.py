"""Columbiz turns solved inside compiled code, in preallocated buffers.

`turns.solve` allocates a new object per turn, for analysis and single decisions; loops over
thousands of turns reuse a `ColumbizWorkspace`, which each turn overwrites.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.afterstates import MOST, Placements, write_order
from sixrow.engine.columbiz.evaluators import margins
from sixrow.engine.columbiz.inputs import Room, judge_ends, room
from sixrow.engine.columbiz.lattice import average_down, best_part, carry_parts_up, lattice
from sixrow.engine.columbiz.turns import enumerate_turn, solve_lattice, supplies
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.types import Indices, Numbers, Values, Weights
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.dice import Dice


class ColumbizWorkspace(NamedTuple):
    """Lattice tables and buffers for one solved turn; one per thread.

    Attributes:
        shares: the network's output for each end; rows as in `cells`.
        third, second, end: as in `turns.Turn`.
        keeps, other: buffers for computing another seat's shares.
        best, order: buffers for `afterstates.write_order`.
    """

    up: Indices
    paid: Indices
    affordable: Numbers
    full: int
    multisets: Numbers
    cells: Numbers
    taken: Numbers
    needs: Indices
    gained: Numbers
    parents: Indices
    supply: Numbers
    shares: Weights
    ends: Values
    last: Values
    end: Indices
    third: Values
    second: Values
    keeps: Indices
    other: Values
    best: Numbers
    order: Numbers
    room: Room


def workspace(players: int, width: int = 0) -> ColumbizWorkspace:
    """Allocate a workspace, for networks with a first hidden layer of this width if any."""
    tables = lattice(DICE)
    size = len(tables.multisets)
    last, third, second, other = np.empty((4, size))
    return ColumbizWorkspace(
        tables.up,
        tables.paid,
        tables.affordable,
        tables.full,
        np.array(tables.multisets, dtype=np.int64),
        *Placements.room().columns(),
        np.empty(MOST, dtype=np.int64),
        np.empty((MOST, players), dtype=np.float32),
        np.empty(MOST),
        last,
        np.empty(size, dtype=np.int16),
        third,
        second,
        np.empty((2, size), dtype=np.int16),
        other,
        np.empty(16, dtype=np.int64),
        np.empty(4, dtype=np.int64),
        room(width, MOST if width else 0),
    )


@compiled
def _enumerate(state: Numbers, facts: Numbers, work: ColumbizWorkspace) -> int:
    count = enumerate_turn(
        state,
        facts,
        work.paid,
        work.affordable,
        work.cells,
        work.taken,
        work.needs,
        work.gained,
        work.parents,
    )
    supplies(state, work.cells[:count], work.supply[:count])
    return count


@compiled
def solve_ends(facts: Numbers, count: int, work: ColumbizWorkspace) -> float:
    """Solve the turn whose ends are enumerated and evaluated; return its value before the roll."""
    return solve_lattice(
        work.ends[:count],
        work.needs[:count],
        facts[c.LOCKED] != 0,
        work.up,
        work.full,
        work.last,
        work.end,
        work.third,
        work.second,
    )


@compiled
def solve_greedily(state: Numbers, facts: Numbers, work: ColumbizWorkspace) -> int:
    """Solve the turn about to begin for immediate points; return the number of its ends."""
    count = _enumerate(state, facts, work)
    margins(state, facts, work.taken[:count], work.gained[:count], work.ends[:count])
    solve_ends(facts, count, work)
    return count


@compiled
def judge_turn(network: Network, state: Numbers, facts: Numbers, work: ColumbizWorkspace) -> int:
    """Enumerate what can still be placed and evaluate it; return the number of ends."""
    count = _enumerate(state, facts, work)
    judge_ends(
        network,
        state,
        facts,
        work.cells[:count],
        work.taken[:count],
        work.gained[:count],
        work.parents[:count],
        work.supply[:count],
        work.room,
        work.shares[:count],
    )
    for row in range(count):
        work.ends[row] = work.shares[row, 0]
    return count


@compiled
def solve_turn(
    network: Network, state: Numbers, facts: Numbers, work: ColumbizWorkspace
) -> tuple[int, float]:
    """Solve the turn about to begin; return its number of ends and the mover's expected share."""
    count = judge_turn(network, state, facts, work)
    return count, solve_ends(facts, count, work)


@compiled
def find_keeps(work: ColumbizWorkspace) -> None:
    """Record the best keep of the solved turn for every roll, as `keep_best` would choose it.

    Not for `reroll=locked`, where the best second keep depends on the first.
    """
    copy_from(0, work.third, work.other)
    carry_parts_up(work.other, work.keeps[0], work.up, work.full)
    copy_from(0, work.second, work.other)
    carry_parts_up(work.other, work.keeps[1], work.up, work.full)


@compiled
def expected_share(place: int, work: ColumbizWorkspace) -> float:
    """What the solved turn is worth, before its first roll, to the seat `place` seats further on.

    Follows the mover's choices, as recorded by `find_keeps`, with another seat's shares. Overwrites
    the values of the keeps but not the recorded choices, so it can be called for one seat after
    another.
    """
    full, size, other, last = work.full, len(work.last), work.other, work.second
    for roll in range(full, size):
        last[roll] = work.shares[work.end[roll], place]
        other[roll] = last[roll]
    average_down(other, work.up, full)
    for roll in range(full, size):
        work.third[roll] = other[work.keeps[0, roll]]
    average_down(work.third, work.up, full)
    for roll in range(full, size):
        work.third[roll] = last[roll]
    for roll in range(full, size):
        other[roll] = work.third[work.keeps[1, roll]]
    average_down(other, work.up, full)
    return other[0]


@compiled
def write_expected_shares(
    seat: int, players: int, value: float, work: ColumbizWorkspace, shares: Values
) -> None:
    """Write what the solved turn is worth to every seat, given its value to the mover.

    With more than two players not for `reroll=locked`; see `find_keeps`.
    """
    shares[seat] = value
    if players == 2:
        shares[1 - seat] = 1.0 - value
        return
    find_keeps(work)
    for place in range(1, players):
        shares[(seat + place) % players] = expected_share(place, work)


@compiled
def keep_best(state: Numbers, work: ColumbizWorkspace) -> Dice:
    """The best keep of the solved turn for the dice on the table."""
    values = work.third if state[c.ROLLS_LEFT] == 1 else work.second
    return best_part(values, state[c.TABLE], state[c.KEPT], work.up)


@compiled
def place_end(state: Numbers, facts: Numbers, row: int, work: ColumbizWorkspace) -> int:
    """Place the cells of an end in their best order (left in `work.order`); return their number."""
    own, others = state[c.DISCS + state[c.SEAT]], c.opponents(state)
    difference = facts[c.DIFFERENCE] != 0
    size = write_order(own, others, work.cells[row], difference, work.best, work.order)
    for place in range(size):
        c.place(state, facts, work.order[place])
    return size
