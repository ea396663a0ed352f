"""Rollouts: a position played on many times by the network, to estimate its decisions.

    >>> from sixrow.analysis.measurement.rollouts import RolloutPlan, roll_out
    >>> from sixrow.notation import read_position
    >>> position = read_position("sequence-dice:2 6/1GGGG1/6/6/6/6 1 choose 34")
    >>> *_, rollout = roll_out(position, plan=RolloutPlan(games=64, seed=1))
    >>> rollout.games
    64

The values are those of a fixed player, the network looking one turn ahead, on both sides; they are
closer to the truth than its static evaluation of the position, but not the truth itself.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import islice
from threading import local
from typing import TypeAlias

import numpy as np

from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.rollouts import roll_out as roll_out_columbiz
from sixrow.engine.columbiz.workspace import workspace
from sixrow.engine.executors import RemoteExecutor, in_order
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice.rollouts import roll_out as roll_out_sequence_dice
from sixrow.engine.sequence_dice.rows import lines as straight_lines
from sixrow.engine.sequence_dice.workspace import workspace as roll_workspace
from sixrow.engine.simulation import MOST_WORKERS
from sixrow.engine.types import Values
from sixrow.players import judge_for
from sixrow.rules import Columbiz, Decision, Position, SequenceDice
from sixrow.rules.refusal import check_range

CHUNK = 16
"""Games per chunk: the precision is checked after each chunk."""

FEWEST = 4 * CHUNK
"""The minimum number of games when a precision is requested, or its estimate means little."""

Line: TypeAlias = tuple[Decision, ...]
"""Decisions made one after the other before the network plays on; empty: it plays on at once."""


@dataclass(frozen=True, slots=True)
class RolloutPlan:
    """How to roll out.

    Attributes:
        games: the maximum number of games per line.
        error: stop once the standard error of the mover's share is this small for every line; 0:
            play all games.
        turns: the number of turns (rolls in Sequence Dice) after which the network's value is
            taken; 0: play to the end.
        seed: equal seeds give equal dice.
        workers: threads, at most `MOST_WORKERS`; they run without the GIL and do not affect
            results.
        reduced: whether to subtract the luck of the dice, which changes only the variance.
    """

    games: int = 1296
    error: float = 0.0
    turns: int = 0
    seed: int = 0
    workers: int = 1
    reduced: bool = True

    def check(self) -> None:
        """Refuse a plan with invalid numbers.

        Raises:
            Refusal: a number is too small or too large.
        """
        least = {"games": 2, "error": 0, "turns": 0, "seed": 0, "workers": 1}
        for field, lowest in least.items():
            most = MOST_WORKERS if field == "workers" else 2**31 - 1
            check_range(field, getattr(self, field), lowest, most)


@dataclass(frozen=True, slots=True)
class Estimate:
    """The estimated value of a line.

    Attributes:
        shares: the mean share of the win of each side.
        errors: the standard error of each.
        loss: how much less than the best line it is worth to the mover.
        loss_error: the standard error of that, which is smaller than the errors of two lines
            suggest: they were played with the same dice.
    """

    line: Line
    shares: tuple[float, ...]
    errors: tuple[float, ...]
    loss: float
    loss_error: float


@dataclass(frozen=True, slots=True, eq=False)
class Rollout:
    """The games rolled out from a position so far.

    Attributes:
        side: the side that decides.
        results: the shares by line, game and side.
    """

    position: Position
    side: int
    lines: tuple[Line, ...]
    results: Values

    @property
    def games(self) -> int:
        """The number of games per line."""
        return int(self.results.shape[1])

    @property
    def error(self) -> float:
        """The largest standard error of the mover's share among the lines."""
        return float(_errors(self.results[:, :, self.side]).max())

    def estimates(self) -> tuple[Estimate, ...]:
        """The value of each line, in the order of the lines."""
        means, errors = self.results.mean(axis=1), _errors(self.results)
        best = int(means[:, self.side].argmax())
        own = self.results[:, :, self.side]
        behind = own[best] - own
        losses, loss_errors = behind.mean(axis=1), _errors(behind)
        return tuple(
            Estimate(
                line,
                tuple(means[index].tolist()),
                tuple(errors[index].tolist()),
                float(losses[index]),
                float(loss_errors[index]),
            )
            for index, line in enumerate(self.lines)
        )


def _errors(results: Values) -> Values:
    """The standard errors of means over the second axis."""
    errors: Values = results.std(axis=1, ddof=1) / np.sqrt(results.shape[1])
    return errors


def roll_out(
    position: Position,
    lines: Sequence[Line] = ((),),
    plan: RolloutPlan | None = None,
    network: Network | None = None,
    elsewhere: RemoteExecutor | None = None,
) -> Iterator[Rollout]:
    """Play on from a position after each of some lines; yields an estimate after every chunk.

    The last one covers all games; stop iterating to stop playing. Games are numbered and depend
    only on the seed and their number, so results are the same for any number of workers.

    Args:
        position: any position of any set-up; there may be dice on the table.
        lines: decisions to compare, each one or several of the same turn.
        plan: the number of games, the precision, and so on.
        network: plays the games; by default the network for the set-up or the nearest.
        elsewhere: an executor that plays the games instead; the plan's workers are then ignored.

    Raises:
        Refusal: the plan is invalid, or there is no network near the set-up.
        DecisionRefused: a line is not legal.
    """
    plan = plan or RolloutPlan()
    plan.check()
    network = network or judge_for(position.setup).network
    starts = [RolloutStart.after(position, line) for line in lines]
    return _chunks(position, tuple(lines), starts, plan, RolloutPlayer(network, plan), elsewhere)


def _chunks(
    position: Position,
    lines: tuple[Line, ...],
    starts: list["RolloutStart"],
    plan: RolloutPlan,
    player: "RolloutPlayer",
    elsewhere: RemoteExecutor | None,
) -> Iterator[Rollout]:
    side = position.setup.side_of(position.seat)
    found = np.empty((len(lines), 0, position.setup.sides))
    for chunk in _played(starts, plan, player, elsewhere):
        found = np.concatenate((found, chunk), axis=1)
        rollout = Rollout(position, side, lines, found)
        yield rollout
        if plan.error and rollout.games >= FEWEST and rollout.error <= plan.error:
            return


def _played(
    starts: list["RolloutStart"],
    plan: RolloutPlan,
    player: "RolloutPlayer",
    elsewhere: RemoteExecutor | None,
) -> Iterator[Values]:
    """The results of chunk after chunk, in order, by line, game and side."""
    workers = elsewhere.cores if elsewhere else plan.workers
    tasks = (
        (player, start, first, min(CHUNK, plan.games - first))
        for first in range(0, plan.games, CHUNK)
        for start in starts
    )
    with nullcontext(elsewhere) if elsewhere else ThreadPoolExecutor(plan.workers) as pool:
        results = in_order(pool, play_chunk, tasks, workers)
        for first_line in results:
            yield np.stack([first_line, *islice(results, len(starts) - 1)])


def play_chunk(player: "RolloutPlayer", start: "RolloutStart", first: int, count: int) -> Values:
    """The shares of `count` games from number `first` on, one per row; for executors."""
    return player.play(start, first, count)


@dataclass(frozen=True, slots=True)
class RolloutStart:
    """The state from which games start, and whether the turn of the decision is over there."""

    position: Position
    turn: int

    @classmethod
    def after(cls, position: Position, line: Line) -> "RolloutStart":
        after = position
        for decision in line:
            after = after.decide(decision).position
        if isinstance(position, Columbiz):
            return cls(after, int(after.seat != position.seat))
        return cls(after, int(bool(line)))


class RolloutPlayer:
    """Plays chunks; each thread has its own workspace."""

    def __init__(self, network: Network, plan: RolloutPlan) -> None:
        self._network, self._plan = network, plan
        self._thread = local()

    def __reduce__(self) -> tuple[type["RolloutPlayer"], tuple[Network, RolloutPlan]]:
        """Pickle without the thread-local workspace; another process has its own."""
        return RolloutPlayer, (self._network, self._plan)

    def play(self, start: RolloutStart, first: int, count: int) -> Values:
        """The shares of some games, one per row."""
        plan, position = self._plan, start.position
        results = np.empty((count, position.setup.sides))
        run = plan.seed, first, start.turn, plan.turns, plan.reduced
        if isinstance(position, Columbiz):
            if not hasattr(self._thread, "turns"):
                width = len(self._network.b1)
                self._thread.turns = workspace(position.setup.players, width)
            state, facts = states.packed(position)
            roll_out_columbiz(self._network, state, facts, *run, self._thread.turns, results)
            return results
        assert isinstance(position, SequenceDice)
        if not hasattr(self._thread, "rolls"):
            self._thread.rolls = roll_workspace(self._network, position.setup.sides)
        state, facts = sequence_dice.packed(position)
        masks = straight_lines(position.setup.length)
        roll_out_sequence_dice(
            self._network, state, facts, *run, masks, self._thread.rolls, results
        )
        return results
