"""A computer player of Columbiz: it solves its turn exactly, given its values of the ends."""

from dataclasses import dataclass

import numpy as np

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.evaluators import Evaluator
from sixrow.engine.columbiz.inputs import judge_ends, room
from sixrow.engine.columbiz.lattice import lattice
from sixrow.engine.columbiz.lookahead import look_at_ends, look_at_keeps
from sixrow.engine.columbiz.states import LOCKED, packed
from sixrow.engine.columbiz.turns import (
    NOTHING,
    Turn,
    best_order,
    enumerated,
    payable_rows,
    solve,
    supplies,
)
from sixrow.engine.columbiz.workspace import solve_turn, workspace
from sixrow.engine.networks import Network
from sixrow.engine.types import Numbers, Values, Weights
from sixrow.players.levels import Level, Sight
from sixrow.players.noise import Misjudging
from sixrow.rules import Columbiz, ColumbizSetup, Decision, Position
from sixrow.rules.columbiz import END, ColumbizPhase, keep
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.dice import parts


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully Master looks.

    Attributes:
        ends: the most ends that are compared for a placement.
        doubt: how much worse than the best, in shares of the win, such an end may seem.
        looks: the most ends that are looked at for a keep.
        keep_doubt: how much worse than the best a keep may seem to be compared with it.
    """

    ends: int
    doubt: float
    looks: int
    keep_doubt: float


CARE = Care(ends=10, doubt=0.06, looks=32, keep_doubt=0.04)
LAST_CARE = Care(ends=256, doubt=1.0, looks=256, keep_doubt=0.25)
"""If the next turn is the last: looking is quick then, and exact."""


def turn_key(position: Columbiz) -> object:
    """What identifies a turn until a disc is placed."""
    board = position.discs, position.supply, position.captives, position.points
    return position.setup, board, position.seat, position.starter


def turns_left(position: Columbiz) -> int | None:
    """The number of turns left, including this one, if this round is certainly the last; else None.

    It is when a supply has run out (C-20), or when a seat that has not played yet has one disc
    left: it must place it or forfeit it (C-11 to C-13).
    """
    if position.phase in (ColumbizPhase.ROLL_OFF, ColumbizPhase.OVER):
        return None
    players, seat = position.setup.players, position.seat
    left = (position.starter - seat - 1) % players + 1
    first = 1 if position.placed else 0
    to_play = [(seat + place) % players for place in range(first, left)]
    if position.last_round or any(position.supply[each] == 1 for each in to_play):
        return left
    return None


class NetworkEvaluator:
    """A network as an evaluator: the mover's expected share of the win after each end."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._room = room(len(network.b1), 0)

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        """Fill in the mover's share after each row."""
        values[:] = self.shares(state, facts, placements, supply)[:, 0]

    def shares(
        self, state: Numbers, facts: Numbers, placements: Placements, supply: Numbers
    ) -> Weights:
        """The shares of all seats after each row, the mover's first."""
        count = len(supply)
        if len(self._room.hidden) < count:
            self._room = room(len(self._network.b1), count)
        shares = np.empty((count, len(self._network.b3)), dtype=np.float32)
        cells, taken, _needs, gained, parents = placements.columns()
        judge_ends(
            *(self._network, state, facts, cells, taken, gained, parents, supply),
            *(self._room, shares),
        )
        return shares


class TurnPlayer:
    """Plays the best turn according to an evaluator; one instance serves any number of games.

    A decision depends only on the evaluator and the position, even in the middle of placing: the
    cached last turn only saves work.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._solved: tuple[object, Turn] | None = None

    def decide(self, position: Position) -> Decision:
        """The decision of the current seat; the position must wait for one."""
        assert isinstance(position, Columbiz)
        if position.phase is ColumbizPhase.KEEP:
            turn = self._turn(position)
            return keep(turn.best_keep(position.dice, position.rolls_left, position.kept))
        legal = position.decisions()
        return legal[0] if len(legal) == 1 else self._place(position)

    def _turn(self, position: Columbiz) -> Turn:
        """The solution of this turn, cached until a disc is placed."""
        key = turn_key(position)
        if self._solved is None or self._solved[0] != key:
            self._solved = key, solve(position, self._evaluator)
        return self._solved[1]

    def _place(self, position: Columbiz) -> Decision:
        """The first disc of the best end of the turn, or the end itself."""
        state, facts = packed(position)
        placements, values = self._ends(position, state, facts)
        rows = payable_rows(lattice(DICE), placements, position.dice)
        if position.placed == 0:
            rows = rows[rows != NOTHING]
        row = self._best(position, placements, rows, values[rows])
        order = best_order(position, int(placements.cells[row]))
        return order[0] if order else END

    def _ends(
        self, position: Columbiz, state: Numbers, facts: Numbers
    ) -> tuple[Placements, Values]:
        """Every possible end of the placing phase, and its estimated value."""
        if position.placed == 0:
            turn = self._turn(position)
            return turn.placements, turn.ends
        placements = enumerated(state, facts, lattice(DICE))
        count = len(placements.cells)
        supply, values = np.empty(count, dtype=np.int64), np.empty(count)
        supplies(state, placements.cells, supply)
        self._evaluator.evaluate(state, facts, placements, supply, values)
        return placements, values

    def _best(
        self, position: Columbiz, placements: Placements, rows: Numbers, values: Values
    ) -> int:
        """The best of some rows, given their estimated values."""
        del position, placements
        return int(rows[values.argmax()])


class ColumbizPlayer(TurnPlayer):
    """Plays Columbiz at a level."""

    def __init__(self, network: Network, setup: ColumbizSetup, level: Level, seed: int) -> None:
        judgement = level.columbiz
        super().__init__(Misjudging(NetworkEvaluator(network), seed, judgement.error))
        self._network = network
        self._looks = judgement.sight is Sight.AHEAD
        if self._looks:
            self._works = [workspace(setup.players, len(network.b1)) for _ in range(2)]
        self._seen: tuple[object, Values] | None = None

    def decide(self, position: Position) -> Decision:
        """The decision of the current seat; the position must wait for one."""
        assert isinstance(position, Columbiz)
        followed = position.setup.players == 2 or not position.setup.locked
        if self._looks and followed and position.phase is ColumbizPhase.KEEP:
            return self._looked_keep(position)
        return super().decide(position)

    def _looked_keep(self, position: Columbiz) -> Decision:
        """The best keep by a second look at the ends that tell the best keeps apart."""
        tables, locked = lattice(DICE), position.kept
        kept = [locked + part for part in parts(position.dice - locked)]
        keeps = np.array([tables.place[each] for each in kept], dtype=np.int16)
        state, facts = packed(position)
        work, ahead = self._works
        count, _value = solve_turn(self._network, state, facts, work)
        key = turn_key(position)
        if self._seen is None or self._seen[0] != key:
            self._seen = key, np.full(count, np.nan)
        values = np.empty(len(keeps))
        care = LAST_CARE if turns_left(position) == 2 else CARE
        look_at_keeps(
            self._network,
            state,
            facts,
            keeps,
            position.rolls_left,
            care.looks,
            care.keep_doubt,
            work,
            ahead,
            self._seen[1],
            values,
        )
        best = max(range(len(keeps)), key=lambda index: (values[index], keeps[index]))
        return keep(kept[best])

    def _best(
        self, position: Columbiz, placements: Placements, rows: Numbers, values: Values
    ) -> int:
        """The best of some rows; lookahead decides between close ones."""
        care = LAST_CARE if turns_left(position) == 2 else CARE
        best = np.argsort(-values, kind="stable")[: care.ends]
        rows = rows[best[values[best] >= values[best[0]] - care.doubt]]
        if not self._looks or len(rows) == 1:
            return int(rows[0])
        state, facts = packed(position)
        # Following another seat's share through a turn with locked keeps is not supported, so
        # lookahead treats the next player's turn as if all dice could be rerolled.
        if len(self._network.b3) > 2:
            facts[LOCKED] = 0
        work, ahead = self._works
        work.cells[: len(placements.cells)] = placements.cells
        seen = np.empty(len(rows))
        look_at_ends(self._network, state, facts, rows, work, ahead, seen)
        return int(rows[seen.argmax()])
