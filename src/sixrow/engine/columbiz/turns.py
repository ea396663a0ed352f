"""The exact solution of a Columbiz turn, for any evaluator of its ends.

`solve` enumerates the possible ends of the turn (`afterstates`), evaluates them once, and then
works backwards over the lattice of dice:

- the best end for every multiset of dice: the ends at their own price, propagated upward;
- the value of every keep before the third roll: averaged downward;
- the best keep for every second roll: propagated upward; the value of every keep before it; and so
  on.

With `reroll=locked` a keep before the third roll must contain the one before the second. The values
of the third roll stay the same; the second is then solved separately for each first keep, over the
multisets that contain it.
"""

from dataclasses import dataclass
from threading import local

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.columbiz.afterstates import Placements, enumerate_sets, write_order
from sixrow.engine.columbiz.evaluators import Evaluator
from sixrow.engine.columbiz.lattice import (
    UNREACHED,
    Lattice,
    average_down,
    best_part,
    carry_up,
    carry_values_up,
    lattice,
)
from sixrow.engine.columbiz.states import (
    DIFFERENCE,
    DISCS,
    LIMIT,
    LOCKED,
    PLACED,
    SEAT,
    SUPPLY,
    opponents,
    packed,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.types import Indices, Numbers, Values
from sixrow.rules import Columbiz, Decision, Refusal
from sixrow.rules.board import Cell, Mask, popcount
from sixrow.rules.columbiz import END, ColumbizPhase
from sixrow.rules.columbiz.laws import DICE, forfeit
from sixrow.rules.dice import Dice, parts

_thread = local()

NOTHING = 0
"""The row of the empty set: the end of a turn in which nothing can be placed."""


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A solved turn. Values are the evaluator's, for the current seat.

    Attributes:
        value: the value of the turn before the first roll.
        placements: the possible ends of the turn, one per row.
        ends: the value of each row.
        last: for every full multiset of dice, the value after the last roll.
        end: the row that achieves it; `NOTHING` if no disc can be placed.
        third: for every keep, its value with one roll left (for all the dice: stopping).
        second: for every keep, its value with two rolls left.
    """

    lattice: Lattice
    value: float
    placements: Placements
    ends: Values
    last: Values
    end: Indices
    third: Values
    second: Values

    def keeps(self, dice: Dice, rolls_left: int, locked: Dice = 0) -> dict[Dice, float]:
        """The value of every keep from these dice with one or two rolls left.

        Args:
            dice: all the dice, after a roll.
            rolls_left: 2 after the first roll, 1 after the second.
            locked: dice that must be kept, with `reroll=locked` after the second roll.
        """
        values, place = self._values(rolls_left), self.lattice.place
        kept = (locked + part for part in parts(dice - locked))
        return {each: float(values[place[each]]) for each in kept}

    def best_keep(self, dice: Dice, rolls_left: int, locked: Dice = 0) -> Dice:
        """The keep with the highest value; on ties the one with the most dice."""
        return int(best_part(self._values(rolls_left), dice, locked, self.lattice.up))

    def _values(self, rolls_left: int) -> Values:
        return self.third if rolls_left == 1 else self.second

    def after_last_roll(self, dice: Dice) -> float:
        """The value of these dice after the last roll, assuming the best end."""
        return float(self.last[self.lattice.place[dice]])

    def best_cells(self, dice: Dice) -> Mask:
        """The cells to fill with these dice; none if no disc can be placed."""
        return int(self.placements.cells[self.end[self.lattice.place[dice]]])

    def endings(self, dice: Dice) -> dict[Mask, float]:
        """Every set of cells that these dice can fill, with its value.

        Contains the empty set only if it is the only one (C-11, C-12).
        """
        rows = payable_rows(self.lattice, self.placements, dice)
        if len(rows) > 1:
            rows = rows[rows != NOTHING]
        return {int(self.placements.cells[row]): float(self.ends[row]) for row in rows}


def solve(position: Columbiz, evaluator: Evaluator, dice: int = DICE) -> Turn:
    """Solve the current seat's turn from the current board.

    The position's own dice are ignored: the solution covers all of them. If discs have already been
    placed this turn, use `placing`.

    Args:
        position: any position in which nothing has been placed this turn.
        evaluator: values the ends of the turn.
        dice: the number of dice, at most eight; the game has eight.

    Raises:
        Refusal: the game has not begun or is over.
    """
    require_turn(position)
    state, setup = packed(position)
    tables = lattice(dice)
    placements, ends = _evaluated(state, setup, evaluator, tables)
    size = len(tables.multisets)
    last, third, second = np.empty((3, size))
    end = np.empty(size, dtype=np.int16)
    value = solve_lattice(
        *(ends, placements.needs, setup[LOCKED] != 0, tables.up, tables.full),
        *(last, end, third, second),
    )
    return Turn(tables, value, placements, ends, last, end, third, second)


def require_turn(position: Columbiz) -> None:
    """Refuse a position outside a turn.

    Raises:
        Refusal: the game has not begun or is over.
    """
    if position.phase in (ColumbizPhase.ROLL_OFF, ColumbizPhase.OVER):
        raise Refusal("no-turn", phase=position.phase.value)


def _evaluated(
    state: Numbers, setup: Numbers, evaluator: Evaluator, tables: Lattice
) -> tuple[Placements, Values]:
    """Every possible end of the placing phase, and its value."""
    placements = enumerated(state, setup, tables)
    return placements, _values_of(state, setup, evaluator, placements)


def enumerated(state: Numbers, setup: Numbers, tables: Lattice) -> Placements:
    """Every possible end of the placing phase. Each thread reuses its own buffers."""
    if not hasattr(_thread, "room"):
        _thread.room = Placements.room()
    room: Placements = _thread.room
    return room.first(enumerate_turn(state, setup, tables.paid, tables.affordable, *room.columns()))


def _values_of(
    state: Numbers, setup: Numbers, evaluator: Evaluator, placements: Placements
) -> Values:
    count = len(placements.cells)
    supply, values = np.empty(count, dtype=np.int64), np.empty(count)
    supplies(state, placements.cells, supply)
    evaluator.evaluate(state, setup, placements, supply, values)
    return values


@compiled
def enumerate_turn(
    state: Numbers,
    facts: Numbers,
    paid: Indices,
    affordable: Numbers,
    cells: Numbers,
    taken: Numbers,
    needs: Indices,
    gained: Numbers,
    parents: Indices,
) -> int:
    """Enumerate what the current seat can still place (C-10, C-15); return the number of sets."""
    seat = state[SEAT]
    most = min(facts[LIMIT] - state[PLACED], state[SUPPLY + seat])
    own, others = state[DISCS + seat], opponents(state)
    difference = facts[DIFFERENCE] != 0
    return enumerate_sets(
        *(own, others, most, difference, paid, affordable),
        *(cells, taken, needs, gained, parents),
    )


@compiled
def supplies(state: Numbers, cells: Numbers, supply: Numbers) -> None:
    """Write the supply after each row; the empty set forfeits unless discs are already placed."""
    own = state[SUPPLY + state[SEAT]]
    for row in range(len(cells)):
        supply[row] = own - popcount(cells[row])
    if state[PLACED] == 0:
        supply[NOTHING] = own - forfeit(own)


@compiled
def solve_lattice(
    ends: Values,
    needs: Indices,
    locked: bool,
    up: Indices,
    full: int,
    last: Values,
    end: Indices,
    third: Values,
    second: Values,
) -> float:
    """Work backwards from the values of the ends; return the value before the first roll.

    Fills `last`, `end`, `third` and `second` as described in `Turn`.
    """
    last[:] = UNREACHED
    end[:] = NOTHING
    for row in range(1, len(ends)):
        need = needs[row]
        if ends[row] > last[need]:
            last[need] = ends[row]
            end[need] = row
    carry_up(last, end, up)
    for place in range(full, len(last)):
        if last[place] == UNREACHED:
            last[place] = ends[NOTHING]

    copy_from(full, last, third)
    average_down(third, up, full)

    if locked:
        _average_locked(third, second, up, full)
    else:
        copy_from(0, third, second)
        carry_values_up(second, up, full)
        average_down(second, up, full)
    copy_from(full, last, second)  # keeping everything means stopping

    best = second.copy()
    carry_values_up(best, up, full)
    average_down(best, up, full)
    return best[0]


@compiled
def _average_locked(third: Values, second: Values, up: Indices, full: int) -> None:
    """The value of each first keep if the second must contain it.

    For a given first keep, the multisets that contain it form a lattice of their own: that of the
    dice added to it. `where` maps a place there to its place in the whole lattice.
    """
    where = np.empty(len(third), dtype=np.int16)
    best = np.empty(len(third))
    for kept in range(full):
        where[0] = kept
        size, inner = 1, 0
        while inner < size and where[inner] < full:
            for face in range(6):
                more = up[inner, face]
                where[more] = up[where[inner], face]
                size = max(size, more + 1)
            inner += 1
        for added in range(size):
            best[added] = third[where[added]]
        for added in range(inner):
            for face in range(6):
                more = up[added, face]
                best[more] = max(best[more], best[added])
        for added in range(inner - 1, -1, -1):
            mean = 0.0
            for face in range(6):
                mean += best[up[added, face]]
            best[added] = mean / 6.0
        second[kept] = best[0]


def placing(position: Columbiz, evaluator: Evaluator) -> dict[Decision, float]:
    """The value of every legal decision in the placing phase, assuming the best play afterwards.

    Args:
        position: a position in the placing phase, whether or not discs are already placed.
        evaluator: values the ends of the turn.
    """
    return {
        decision: _value_of_ending(position, evaluator)
        if decision == END
        else _value_of_going_on(position.decide(decision).position, evaluator)
        for decision in position.decisions()
    }


def _value_of_ending(position: Columbiz, evaluator: Evaluator) -> float:
    state, setup = packed(position)
    return float(_values_of(state, setup, evaluator, Placements.room(1))[NOTHING])


def _value_of_going_on(position: Columbiz, evaluator: Evaluator) -> float:
    """The best end of a turn in which a disc is already placed, so that it may stop at any time."""
    state, setup = packed(position)
    tables = lattice(DICE)
    placements, ends = _evaluated(state, setup, evaluator, tables)
    return float(ends[payable_rows(tables, placements, position.dice)].max())


def payable_rows(tables: Lattice, placements: Placements, dice: Dice) -> Numbers:
    """The rows that these dice pay for, including the empty set."""
    affordable = np.zeros(len(tables.multisets), dtype=bool)
    affordable[[tables.place[part] for part in parts(dice)]] = True
    return np.flatnonzero(affordable[placements.needs])


def best_order(position: Columbiz, cells: Mask) -> tuple[Cell, ...]:
    """An order of placing these cells that makes the most row points.

    The cells must be a set that can be placed this turn.
    """
    own, difference = position.discs[position.seat], position.setup.difference
    order = np.empty(4, dtype=np.int64)
    room = np.empty(16, dtype=np.int64)
    count = write_order(own, position.taken & ~own, cells, difference, room, order)
    return tuple(int(cell) for cell in order[:count])
