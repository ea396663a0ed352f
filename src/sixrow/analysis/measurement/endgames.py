"""Exact values near the end of a game, without any network.

Columbiz is solved to its end when this round is certainly the last and at most two turns are left:
for every end of this turn, the last player's whole turn over all dice. Each seat plays for its own
share; if several ends are worth the same to the last player, it takes the first of the enumeration,
which can matter to the others if there are more than two.

Sequence Dice has no maximum length, so only bounds are possible: every choice for every total is
searched for some rolls, and whatever is undecided then may go either way. A choice whose lower
bound is not below the upper bound of any other is proved to be the best. This is for two sides.
Since a roll rarely decides the game, little but an immediate win is ever proved; `searched_lines`
searches the same tree and evaluates its leaves by a network, which proves nothing but sees further
than any player.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from sixrow.analysis.measurement.lines import evaluated_lines
from sixrow.analysis.measurement.rollouts import Line
from sixrow.engine.columbiz.afterstates import MOST, Placements
from sixrow.engine.columbiz.inputs import columbiz_inputs, room
from sixrow.engine.columbiz.lookahead import look_at_ends
from sixrow.engine.columbiz.workspace import ColumbizWorkspace, judge_turn, workspace
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.endgames import certain, look_one_roll
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.sequence_dice.rows import lines as straight_lines
from sixrow.engine.sequence_dice.workspace import solve_roll
from sixrow.engine.sequence_dice.workspace import workspace as roll_workspace
from sixrow.engine.types import Numbers, Values
from sixrow.players import judge_for
from sixrow.players.columbiz import turns_left
from sixrow.rules import Columbiz, Refusal, SequenceDice
from sixrow.rules.board import cells_in
from sixrow.rules.sequence_dice import PASS


def is_solvable(position: Columbiz) -> bool:
    """Whether `exact_lines` can solve a position."""
    left = turns_left(position)
    followed = position.setup.players == 2 or not position.setup.locked
    return left == 1 or (left == 2 and followed)


def exact_lines(position: Columbiz) -> dict[Line, float]:
    """The exact share of the mover after every line, for the last two turns of a game.

    With two turns left this takes about a second.

    Raises:
        Refusal: the end is too far away; with locked keeps and more than two players, it is not the
            very last turn.
    """
    if not is_solvable(position):
        raise Refusal("end-too-far")
    return evaluated_lines(position, LastTurns(position.setup.players))


class LastTurns:
    """An evaluator with exact values for ends that finish the game or leave one last turn.

    Does not check that the ends are of that kind.
    """

    def __init__(self, players: int) -> None:
        self._nobody = _nobody(players)
        self._works = [_workspace(players) for _ in range(2)]

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        del placements, supply  # enumerated again, in the same order, where it can be followed
        work, ahead = self._works
        judge_turn(self._nobody, state, facts, work)
        rows = np.arange(len(values))
        look_at_ends(self._nobody, state, facts, rows, work, ahead, values)


def _nobody(players: int) -> Network:
    """A network without a hidden layer: passed on but never evaluated."""
    shapes = ((columbiz_inputs(players), 0), (0,), (0, 4), (4,), (4, players), (players,))
    return Network(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


def _workspace(players: int) -> ColumbizWorkspace:
    return workspace(players)._replace(room=room(0, MOST))


@dataclass(frozen=True, slots=True)
class Bounds:
    """A share that is at least `low` and at most `high`, whatever happens later."""

    low: float
    high: float


def bounded_lines(position: SequenceDice, rolls: int = 2) -> dict[Line, Bounds]:
    """Bounds on the mover's share after every choice, for games of two sides.

    Args:
        position: a position that waits for a choice.
        rolls: the number of rolls after the choice that are searched in full; after them, wins with
            the very next roll still count. Each costs about sixty times as much as the one before:
            three take about a second.

    Raises:
        Refusal: there are three sides.
    """
    if position.setup.sides != 2:
        raise Refusal("two-sides-only")
    return _searched(position, _Search(position), rolls)


def searched_lines(
    position: SequenceDice, rolls: int = 2, network: Network | None = None
) -> dict[Line, float]:
    """The mover's share after every choice: some rolls searched in full, then evaluated.

    Args:
        position: a position of a game of two sides that waits for a choice.
        rolls: the number of rolls, at least one. Three take about a second.
        network: the evaluator; by default the network for the set-up or the nearest.

    Raises:
        Refusal: there are three sides.
    """
    network = network or judge_for(position.setup).network
    searched = _searched(position, _JudgedSearch(position, network), rolls)
    return {line: each.low for line, each in searched.items()}


def _searched(position: SequenceDice, search: "_Search", rolls: int) -> dict[Line, Bounds]:
    if position.setup.sides != 2:
        raise Refusal("two-sides-only")
    found: dict[Line, Bounds] = {}
    for cell in position.decisions():
        state = search.after(search.start, position.total, cell)
        low, high = search.bounds(state, rolls)
        found[cell,] = Bounds(low, high) if position.side == 0 else Bounds(1 - high, 1 - low)
    return found


def proved_best(bounded: Mapping[Line, Bounds]) -> Line | None:
    """The line that is certainly as good as any other, if the bounds prove one."""
    best = max(bounded, key=lambda line: bounded[line].low)
    others = (each.high for line, each in bounded.items() if line != best)
    return best if bounded[best].low >= max(others, default=0.0) else None


class _Search:
    """Full-width search: every choice for every total, with a transposition table."""

    def __init__(self, position: SequenceDice) -> None:
        self.start, self._facts = s.packed(position)
        self._lines = straight_lines(position.setup.length)
        self._known: dict[tuple[bytes, int], tuple[float, float]] = {}

    def after(self, state: Numbers, rolled: int, cell: int) -> Numbers:
        """The state after a choice for a total."""
        after = state.copy()
        s.choose_for(after, self._facts, s.side(state, self._facts), rolled, cell)
        return after

    def bounds(self, state: Numbers, rolls: int) -> tuple[float, float]:
        """Bounds on the first side's share after searching `rolls` rolls in full."""
        if rolls == 0 or state[s.PHASE] == s.OVER:
            low, high = certain(state, self._facts, self._lines)
            return float(low), float(high)
        key = state.tobytes(), rolls
        if key not in self._known:
            self._known[key] = self._looked(state, rolls)
        return self._known[key]

    def _looked(self, state: Numbers, rolls: int) -> tuple[float, float]:
        if rolls == 1:
            return self._last_roll(state)
        side = s.side(state, self._facts)
        best = max if side == 0 else min
        low = high = 0.0
        for rolled in range(2, 13):
            cells = cells_in(int(s.cells_for(state, self._facts, side, rolled))) or (PASS,)
            after = [self.bounds(self.after(state, rolled, cell), rolls - 1) for cell in cells]
            low += ODDS[rolled] * best(each[0] for each in after)
            high += ODDS[rolled] * best(each[1] for each in after)
        return low, high

    def _last_roll(self, state: Numbers) -> tuple[float, float]:
        bounds = np.empty(2)
        look_one_roll(state, self._facts, self._lines, bounds)
        return float(bounds[0]), float(bounds[1])


class _JudgedSearch(_Search):
    """The same search with a network's value for both bounds at the leaves."""

    def __init__(self, position: SequenceDice, network: Network) -> None:
        super().__init__(position)
        self._network = network
        self._work = roll_workspace(network, position.setup.sides)

    def _last_roll(self, state: Numbers) -> tuple[float, float]:
        shares = np.empty(2)
        solve_roll(self._network, state, self._facts, self._lines, self._work, shares)
        return float(shares[0]), float(shares[0])
