"""A solved Columbiz turn with the values for every seat, after any roll and any keep.

`engine.columbiz.turns.solve` finds the mover's best play; here that play is followed to get the
other seats' expectations too. A *row* of numbers holds the share of each seat, in the order of play
from the mover on, and last the points that the mover makes this turn for rows and captives.
"""

from functools import cache, lru_cache

import numpy as np

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.lattice import carry_up, cells_paid, lattice
from sixrow.engine.columbiz.states import CAPTIVES, SCHEME, SEAT, packed
from sixrow.engine.columbiz.turns import enumerate_turn, solve, supplies
from sixrow.engine.networks import Network
from sixrow.engine.types import Indices, Numbers, Values
from sixrow.players.columbiz import NetworkEvaluator
from sixrow.rules import Columbiz
from sixrow.rules.columbiz.laws import DICE, ROLLS, captive_points
from sixrow.rules.dice import Dice, chances, number, parts


class EndJudge(NetworkEvaluator):
    """A network that judges the ends of turns: a row of numbers for each. One for each thread."""

    def __init__(self, network: Network) -> None:
        super().__init__(network)
        self._placements = Placements.room()
        self.rows: Values = np.empty((0, 0))
        """The rows of the last evaluation."""

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        """Fill in the mover's share after each end, for the solver, and remember the rows."""
        self.rows = self._judged(state, facts, placements, supply)
        values[:] = self.rows[:, 0]

    def ends(self, position: Columbiz) -> Values:
        """The rows of everything that these dice can still place; the first is to end now.

        The position must be in the placing phase.
        """
        state, facts = packed(position)
        found = self._placements
        paid, affordable = _payable(position.dice)
        count = enumerate_turn(state, facts, paid, affordable, *found.columns())
        supply = np.empty(count, dtype=np.int64)
        supplies(state, found.cells[:count], supply)
        return self._judged(state, facts, found.first(count), supply)

    def _judged(
        self, state: Numbers, facts: Numbers, placements: Placements, supply: Numbers
    ) -> Values:
        shares = self.shares(state, facts, placements, supply)
        count, players = shares.shape
        rows = np.empty((count, players + 1))
        rows[:, :players] = shares
        had, scheme = int(state[CAPTIVES + state[SEAT]]), int(facts[SCHEME])
        worth = np.array([captive_points(had + more, scheme) for more in range(37)])
        captured = np.bitwise_count(placements.taken)
        rows[:, players] = placements.gained + worth[captured] - worth[0]
        return rows


class SolvedTurn:
    """A turn solved from its start, for every seat.

    Attributes:
        before: the row before the first roll.
    """

    def __init__(self, position: Columbiz, judge: EndJudge) -> None:
        """Solve a turn in which nothing has been placed yet; its dice are ignored."""
        turn = solve(position, judge)
        self._tables, self._locked = turn.lattice, position.setup.locked
        full, up = self._tables.full, self._tables.up
        self._inner: dict[Dice, tuple[Indices, Indices]] = {}
        self._last = judge.rows[turn.end]
        self._third = averaged(self._last)
        self._best_second = _best_places(self._third[:, 0], up)
        if self._locked:
            self._second = np.full_like(self._last, np.nan)  # computed on demand
        else:
            self._second = averaged(self._third[self._best_second])
        self._second[full:] = self._last[full:]
        mover = turn.second if self._locked else self._second[:, 0]
        self._best_first = _best_places(mover, up)
        self.before: Values = self._before()

    def _before(self) -> Values:
        full = self._tables.full
        kept = self._best_first[full:]
        for place in np.unique(kept) if self._locked else ():
            self._unlock(int(place))
        rolls = np.zeros_like(self._second)
        rolls[full:] = self._second[kept]
        return averaged(rolls)[0]

    def after_keep(self, kept: Dice, rolls_to_come: int) -> Values:
        """The row after keeping some dice, before the reroll (all kept: after stopping)."""
        place = self._tables.place[kept]
        if rolls_to_come == ROLLS:
            return self.before
        if rolls_to_come == 1 or place >= self._tables.full:
            return self._third[place]
        if self._locked:
            self._unlock(place)
        return self._second[place]

    def after_roll(self, dice: Dice, rolls_left: int, locked: Dice) -> Values:
        """The row after a roll, assuming the best keep.

        Args:
            dice: all the dice on the table.
            rolls_left: the number of rolls left; 0: the placing phase.
            locked: the dice that must be kept.
        """
        place = self._tables.place[dice]
        if rolls_left == 0:
            return self._last[place]
        if rolls_left == ROLLS - 1:
            return self._second[self._best_first[place]]
        if not self._locked:
            return self._third[self._best_second[place]]
        where, best = self._locked_keeps(locked)
        return self._third[where[best[self._tables.place[dice - locked]]]]

    def _unlock(self, place: int) -> None:
        """Compute the row of one first keep, with locked keeps."""
        if np.isnan(self._second[place, 0]):
            kept = self._tables.multisets[place]
            where, best = self._locked_keeps(kept)
            rolled = DICE - number(kept)
            full = lattice(rolled).full
            self._second[place] = _odds(rolled) @ self._third[where[best[full:]]]

    def _locked_keeps(self, kept: Dice) -> tuple[Indices, Indices]:
        """For the dice added to a first keep: their places, and the best second keep of each."""
        if kept not in self._inner:
            inner = lattice(DICE - number(kept))
            place = self._tables.place
            where = np.array([place[kept + added] for added in inner.multisets], dtype=np.int16)
            self._inner[kept] = where, _best_places(self._third[where, 0], inner.up)
        return self._inner[kept]


def averaged(values: Values) -> Values:
    """The mean of each row over the rolls that complete its dice; full multisets are unchanged."""
    tables, found = lattice(DICE), values.copy()
    end = tables.full
    for count in range(DICE - 1, -1, -1):
        size = len(chances(count))
        found[end - size : end] = found[tables.up[end - size : end]].mean(axis=1)
        end -= size
    return found


def _best_places(values: Values, up: Indices) -> Indices:
    """For every multiset, the place of its best part."""
    best = np.array(values)
    places = np.arange(len(best), dtype=np.int16)
    carry_up(best, places, up)
    return places


@cache
def _odds(count: int) -> Values:
    """The probabilities of the rolls of a number of dice, in lattice order."""
    return np.array([float(chance) for _, chance in chances(count)])


@lru_cache(maxsize=256)
def _payable(dice: Dice) -> tuple[Indices, Numbers]:
    """As `paid` and `affordable` of the lattice, restricted to what these dice pay for."""
    tables = lattice(DICE)
    within = np.zeros(len(tables.multisets) + 1, dtype=bool)  # the last entry is for −1
    within[[tables.place[part] for part in parts(dice)]] = True
    paid = np.where(within[tables.paid], tables.paid, np.int16(-1))
    return paid, cells_paid(paid)
