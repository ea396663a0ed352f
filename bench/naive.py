"""The turn of Columbiz solved naively, in compiled code: what the engine's solver is measured by.

Two rungs, both exact, with the same evaluator and the same laws:

- *by orders*: every order of placing discs is an end of its own, all evaluated: the natural reading
  of a naive ordered enumeration. It is not naive about dice: after that come the engine's own
  sweeps over the lattice, so what it measures is sets against orders and nothing else.
- *roll by roll*: naive about dice too. For each of the 1,287 final rolls, every order of placing
  that it pays for; for each keep the mean over all rolls that may follow, and for each roll the
  best of its keeps.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.columbiz.evaluators import margins
from sixrow.engine.columbiz.lattice import best_part, lattice, place_of
from sixrow.engine.columbiz.states import (
    CAPTIVES,
    DIFFERENCE,
    DISCS,
    LIMIT,
    PLAYERS,
    POINTS,
    SCHEME,
    SEAT,
    SUPPLY,
    opponents,
    packed,
    score,
)
from sixrow.engine.columbiz.turns import solve_lattice
from sixrow.engine.compiler import compiled
from sixrow.engine.types import Indices, Numbers, Values
from sixrow.rules import Columbiz
from sixrow.rules.board import bit, popcount
from sixrow.rules.columbiz.laws import DICE, captive_points, captured, points_made, price
from sixrow.rules.dice import chances, contains

ORDERS = 76_573
"""On an empty board, to place nothing included; on any other board some of these are illegal."""


class Tables(NamedTuple):
    """Dice as the naive solvers want them, and room for the ends."""

    up: Indices
    full: int
    multisets: Numbers
    rolls: Numbers
    odds: Values
    first: Numbers
    taken: Numbers
    gained: Numbers
    needs: Indices
    ends: Values


def tables() -> Tables:
    """New tables: the rolls of none to eight dice stand one number of dice after the other."""
    dice = lattice(DICE)
    rolls = [each for count in range(DICE + 1) for each in chances(count)]
    first = np.cumsum([0] + [len(chances(count)) for count in range(DICE + 1)])
    return Tables(
        dice.up,
        dice.full,
        np.array(dice.multisets, dtype=np.int64),
        np.array([each for each, _ in rolls], dtype=np.int64),
        np.array([float(chance) for _, chance in rolls]),
        first.astype(np.int64),
        np.empty(ORDERS, dtype=np.int64),
        np.empty(ORDERS, dtype=np.int64),
        np.empty(ORDERS, dtype=np.int16),
        np.empty(ORDERS),
    )


def count_orders(position: Columbiz, room: Tables) -> int:
    """How many orders of placing there are, to place nothing included."""
    state, facts = packed(position)
    return int(write_orders(state, facts, 0x888888, room))


def solve_by_orders(position: Columbiz, room: Tables) -> float:
    """The value of the turn for points at once; not for `reroll=locked`."""
    state, facts = packed(position)
    return float(by_orders(state, facts, room))


def solve_roll_by_roll(position: Columbiz, room: Tables) -> float:
    """The value of the turn for points at once; not for `reroll=locked`."""
    state, facts = packed(position)
    return float(roll_by_roll(state, facts, room))


@compiled
def by_orders(state: Numbers, facts: Numbers, room: Tables) -> float:
    """Enumerate orders, evaluate, sweep."""
    count = write_orders(state, facts, 0x888888, room)
    ends = room.ends[:count]
    margins(state, facts, room.taken[:count], room.gained[:count], ends)
    size = len(room.multisets)
    last, third, second = np.empty(size), np.empty(size), np.empty(size)
    end, needs = np.empty(size, dtype=np.int16), room.needs[:count]
    return solve_lattice(ends, needs, False, room.up, room.full, last, end, third, second)


@compiled
def write_orders(state: Numbers, facts: Numbers, dice: int, room: Tables) -> int:
    """Write every order of placing that these dice, and any eight, pay for; how many.

    Row 0 is to place nothing. The path to the order at hand is a stack: what lies at each depth.
    """
    seat, difference = state[SEAT], facts[DIFFERENCE] != 0
    most = min(facts[LIMIT], state[SUPPLY + seat])
    own, others = np.empty(5, dtype=np.int64), np.empty(5, dtype=np.int64)
    left, row, cell = (
        np.empty(5, dtype=np.int64),
        np.zeros(5, dtype=np.int64),
        np.zeros(5, dtype=np.int64),
    )
    own[0], others[0], left[0] = state[DISCS + seat], opponents(state), dice
    room.taken[0], room.gained[0], room.needs[0] = 0, 0, 0
    depth, count = 0, 1
    while depth >= 0:
        if depth == most or cell[depth] == 36:
            depth -= 1
            continue
        placed = cell[depth]
        cell[depth] += 1
        cost = price(placed)
        if (own[depth] | others[depth]) & bit(placed) or not contains(left[depth], cost):
            continue
        need = room.needs[row[depth]]
        for _ in range(placed % 6 + 1):
            need = room.up[need, placed // 6] if need >= 0 else need
        if need < 0:
            continue
        captives = captured(others[depth], placed)
        own[depth + 1] = own[depth] | bit(placed)
        others[depth + 1] = others[depth] & ~captives
        left[depth + 1] = left[depth] - cost
        room.taken[count] = room.taken[row[depth]] | captives
        points = points_made(own[depth + 1], placed, difference)
        room.gained[count] = room.gained[row[depth]] + points
        room.needs[count] = need
        row[depth + 1], cell[depth + 1] = count, 0
        depth, count = depth + 1, count + 1
    return count


@compiled
def roll_by_roll(state: Numbers, facts: Numbers, room: Tables) -> float:
    """Solve every roll on its own, then average, choose, average, choose, average."""
    size, full = len(room.multisets), room.full
    last, third, second = np.empty(size), np.empty(size), np.empty(size)
    for place in range(full, size):
        last[place] = best_order_of(state, facts, room.multisets[place], room)
    average(last, third, room)
    choose(third, second, room)
    average(second, second, room)
    for place in range(full, size):
        second[place] = last[place]
    choose(second, third, room)
    average(third, third, room)
    return third[0]


@compiled
def best_order_of(state: Numbers, facts: Numbers, dice: int, room: Tables) -> float:
    """The best end of one roll; placing nothing only if nothing can be placed."""
    count = write_orders(state, facts, dice, room)
    seat, best, rival = state[SEAT], -np.inf, 0
    for other in range(facts[PLAYERS]):
        if other != seat:
            rival = max(rival, score(state, facts, other))
    captives, points = state[CAPTIVES + seat], state[POINTS + seat]
    for row in range(1 if count > 1 else 0, count):
        worth = captive_points(captives + popcount(room.taken[row]), facts[SCHEME])
        best = max(best, points + room.gained[row] + worth - rival)
    return best


@compiled
def average(values: Values, means: Values, room: Tables) -> None:
    """The mean of each keep over all rolls of the other dice."""
    place = 0
    for kept in range(DICE + 1):
        rest = DICE - kept
        for _ in range(room.first[kept + 1] - room.first[kept]):
            mean = 0.0
            for roll in range(room.first[rest], room.first[rest + 1]):
                dice = room.multisets[place] + room.rolls[roll]
                mean += room.odds[roll] * values[place_of(dice, room.up)]
            means[place] = mean
            place += 1


@compiled
def choose(keeps: Values, best: Values, room: Tables) -> None:
    """The best keep of each roll: all that can be taken from it are looked at."""
    for place in range(room.full, len(room.multisets)):
        kept = best_part(keeps, room.multisets[place], 0, room.up)
        best[place] = keeps[place_of(kept, room.up)]
