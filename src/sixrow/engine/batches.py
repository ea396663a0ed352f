"""A batch of games that step together in compiled code, for learners and other programs.

    >>> from sixrow.engine import Batch
    >>> from sixrow.rules import COLUMBIZ
    >>> batch = Batch(COLUMBIZ.setup(players=2), 1000, policies=["yours", "greedy"])
    >>> batch.begin(seeds=range(1000))
    >>> while not batch.over.all():
    ...     batch.step(batch.random_decisions(), chosen=~batch.over)
    >>> float(batch.shares[:, 0].mean()) < 0.05
    True

A game depends on its seed, its number and the decisions alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from sixrow.engine import observations, playouts
from sixrow.engine.columbiz import loops as columbiz_loops
from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.lattice import lattice
from sixrow.engine.columbiz.workspace import workspace
from sixrow.engine.sequence_dice import loops as sequence_loops
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.types import Flags, Marks, Numbers, Values, Weights
from sixrow.rules import ColumbizSetup, Position, Refusal, SequenceDiceSetup, Setup
from sixrow.rules.columbiz.decisions import KEEPS
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.refusal import check_range

YOURS = "yours"
POLICIES = (YOURS, *playouts.POLICIES)
"""Who decides for a seat: the caller, or a policy of the simulation."""

MOST_GAMES = 2**20
"""The largest batch."""


class Batch:
    """Games of one set-up that are stepped in parallel.

    The batch owns its arrays and overwrites them on every call; copy what you want to keep.

    Attributes:
        over: which games are over.
        viewers: in each game, the caller's seat that has to decide, or was the last to.
        marks: by game and decision, 1 where it is legal; all 0 once a game is over.
        seen: by game, the viewer's observation; see `observations`.
        shares: by game and side, the share of the victory; 0 until the game is over.
    """

    def __init__(self, setup: Setup, games: int, *, policies: Sequence[str] = (YOURS,)) -> None:
        """Allocate the batch; call `begin` to start the games.

        Args:
            setup: the game, its players and options.
            games: the number of games.
            policies: who decides for each seat: ``yours``, ``random`` or ``greedy``; a single name
                applies to all seats, and at least one must be yours.

        Raises:
            Refusal: a number is out of range, or a policy is unknown.
        """
        _check(setup, games, policies)
        self.setup, self.games = setup, games
        names = list(policies) * (setup.players if len(policies) == 1 else 1)
        held = np.array([POLICIES.index(name) + playouts.YOURS for name in names], dtype=np.int64)
        if isinstance(setup, ColumbizSetup):
            self._loops = _columbiz_loops(setup, held)
        else:
            assert isinstance(setup, SequenceDiceSetup)
            self._loops = _sequence_dice_loops(setup, held)
        self._states = np.zeros((games, self._loops.width), dtype=np.int64)
        self._streams = np.zeros((games, 1), dtype=np.uint64)
        self._choosers = np.zeros((games, 1), dtype=np.uint64)
        self._seeds = np.zeros(games, dtype=np.int64)
        self._numbers = np.full(games, -1, dtype=np.int64)
        self.over: Flags = np.ones(games, dtype=np.bool_)
        self.viewers: Numbers = np.full(games, names.index(YOURS), dtype=np.int64)
        self.marks: Marks = np.zeros((games, setup.game.decisions), dtype=np.int8)
        self.seen: Weights = np.zeros((games, observations.size(setup)), dtype=np.float32)
        self.shares: Values = np.zeros((games, setup.sides))

    def begin(self, seeds: ArrayLike | None = None, chosen: Flags | None = None) -> None:
        """Start games: the first game of new seeds, or the next game of the current seeds.

        Args:
            seeds: one per game, at least 0; ignored for games that are not chosen.
            chosen: which games; all by default.
        """
        which = np.ones(self.games, dtype=np.bool_) if chosen is None else chosen
        if seeds is None:
            self._numbers[which] += 1
        else:
            self._seeds[which] = np.asarray(seeds, dtype=np.int64)[which]
            self._numbers[which] = 0
            # Far from the dice streams, so that random decisions do not correlate with the dice.
            self._choosers[which, 0] = ~self._seeds[which].astype(np.uint64)
        self._loops.begin(self._states, self._streams, self._seeds, self._numbers, which)
        self._look(which)

    def step(self, decisions: ArrayLike, chosen: Flags | None = None) -> None:
        """Apply a decision in each chosen game (all by default) and play on to your next one.

        Raises:
            DecisionRefused: a decision is not legal, or the game is over; nothing has changed.
        """
        which = np.ones(self.games, dtype=np.bool_) if chosen is None else chosen
        made = np.asarray(decisions, dtype=np.int64)
        self._check_legal(made, which)
        self._loops.step(self._states, self._streams, made, which)
        self._look(which)

    def random_decisions(self) -> Numbers:
        """A uniformly random legal decision for each game that is not over; 0 for the others."""
        decisions = np.zeros(self.games, dtype=np.int64)
        self._loops.choose(self._states, self._choosers, decisions)
        return decisions

    def position(self, game: int) -> Position:
        """The current position of a game."""
        return self._loops.unpack(self._states[game])

    def _check_legal(self, decisions: Numbers, chosen: Flags) -> None:
        inside = (decisions >= 0) & (decisions < self.setup.game.decisions)
        legal = self.marks[np.arange(self.games), np.where(inside, decisions, 0)] != 0
        for game in np.flatnonzero(chosen & ~(legal & inside)):
            self.position(int(game)).decide(int(decisions[game]))

    def _look(self, chosen: Flags) -> None:
        waiting = self._states[:, self._loops.phase] != self._loops.ended
        self.viewers[waiting] = self._states[waiting, self._loops.seat]
        self.over = ~waiting
        self._loops.see(self._states, chosen, self.viewers, self.marks, self.seen)
        self._loops.share(self._states, self.shares)


def _check(setup: Setup, games: int, policies: Sequence[str]) -> None:
    check_range("games", games, 1, MOST_GAMES)
    if len(policies) not in (1, setup.players):
        awaited, found = setup.players, len(policies)
        raise Refusal("wrong-number-of-policies", field="policies", awaited=awaited, found=found)
    for policy in policies:
        if policy not in POLICIES or YOURS not in policies:
            raise Refusal("unknown-policy", field="policies", value=policy, allowed=POLICIES)


@dataclass(frozen=True, slots=True)
class _Loops:
    """The compiled loops of one set-up, with their lookup tables bound.

    Attributes:
        width: the number of fields in a state.
        phase: the index of the phase in a state.
        seat: the index of the seat in a state.
        ended: the phase of a finished game.
    """

    width: int
    phase: int
    seat: int
    ended: int
    begin: Callable[..., None]
    step: Callable[..., None]
    see: Callable[..., None]
    choose: Callable[..., None]
    share: Callable[..., None]
    unpack: Callable[[Numbers], Position]


def _columbiz_loops(setup: ColumbizSetup, policies: Numbers) -> _Loops:
    facts, up = states.facts(setup), lattice(DICE).up
    run = facts, policies, np.array(KEEPS, dtype=np.int64), up, workspace(setup.players)
    return _Loops(
        *(states.WIDTH, states.PHASE, states.SEAT, states.OVER),
        begin=_with(columbiz_loops.begin, *run),
        step=_with(columbiz_loops.step, *run),
        see=_with(columbiz_loops.see, facts, up),
        choose=_with(columbiz_loops.choose, facts, up),
        share=_with(columbiz_loops.share, facts),
        unpack=lambda state: states.unpack(state, setup),
    )


def _sequence_dice_loops(setup: SequenceDiceSetup, policies: Numbers) -> _Loops:
    facts = sequence_dice.facts(setup)
    run = facts, policies, lines(setup.length)
    return _Loops(
        *(sequence_dice.WIDTH, sequence_dice.PHASE, sequence_dice.SEAT, sequence_dice.OVER),
        begin=_with(sequence_loops.begin, *run),
        step=_with(sequence_loops.step, *run),
        see=_with(sequence_loops.see, facts),
        choose=_with(sequence_loops.choose, facts),
        share=_with(sequence_loops.share, facts),
        unpack=lambda state: sequence_dice.unpack(state, setup),
    )


def _with(loop: Callable[..., None], *tables: object) -> Callable[..., None]:
    """Bind the last arguments of a loop."""
    return lambda *arrays: loop(*arrays, *tables)
