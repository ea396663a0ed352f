"""Sources of training samples: self-play of one set-up, as the trainer uses it."""

from collections.abc import Iterator
from itertools import combinations
from typing import Literal, Protocol, TypeAlias

import numpy as np

from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.inputs import PER_SEAT, columbiz_inputs
from sixrow.engine.columbiz.workspace import ColumbizWorkspace, workspace
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice import workspace as sequence_workspaces
from sixrow.engine.sequence_dice.inputs import (
    inputs_of_line,
    lack,
    lacks_of,
    sequence_inputs,
    shares_of,
)
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.types import Flags, Numbers, Values, Weights
from sixrow.learn import columbiz_arena, columbiz_games, sequence_arena, sequence_games
from sixrow.learn.samples import Packed, moved
from sixrow.rules import ColumbizSetup, SequenceDiceSetup, Setup
from sixrow.rules.board import Cell, Mask, cells_in, mask_of

Rival: TypeAlias = Network | Literal["greedy", "random"]
"""The opponent of a network: another one of the same shape, or a fixed baseline."""

_FIRST_RIVAL = 1
_BASELINES = {"greedy": columbiz_arena.GREEDY, "random": columbiz_arena.RANDOM}


class Source(Protocol):
    """Self-play of one set-up."""

    setup: Setup
    inputs: int
    sides: int

    def play(
        self, network: Network, seed: int, game: int, explore: float, trust: float
    ) -> tuple[Weights, Weights]:
        """The inputs and targets of one game; `trust` is λ, the weight of later results."""

    def turned(self, inputs: Packed, turn: int) -> Packed:
        """The same samples under one of the board's symmetries, by number."""

    def shares(self, network: Network, rival: Rival, games: int, seed: int) -> Values:
        """The network's shares, holding one side against the rival, each side in turn."""


def source(setup: Setup) -> Source:
    """The source for a set-up."""
    if isinstance(setup, ColumbizSetup):
        return ColumbizSource(setup)
    assert isinstance(setup, SequenceDiceSetup)
    return SequenceDiceSource(setup)


def targets(
    expected: Values, values: Values, greedy: Flags, result: Values, trust: float
) -> Values:
    """The targets of all positions of a game but the last, by the formula in `columbiz_games`."""
    found = np.empty_like(expected[1:])
    later = result
    for turn in range(len(expected) - 1, 0, -1):
        correction = later - values[turn] if greedy[turn] else 0.0
        later = expected[turn] + trust * correction
        found[turn - 1] = later
    return found


def _seated(
    network: Network, rival: Rival, games: int, sides: int
) -> tuple[Numbers, Numbers, Network]:
    """Who plays each side of each game, the network's own side, and all the networks."""
    against = _BASELINES[rival] if isinstance(rival, str) else _FIRST_RIVAL
    who = np.full((games, sides), against)
    mine = np.arange(games) % sides
    who[np.arange(games), mine] = 0
    rivals = [] if isinstance(rival, str) else [rival]
    return who, mine, columbiz_arena.stack([network, *rivals])


class ColumbizSource:
    """Self-play of Columbiz."""

    def __init__(self, setup: ColumbizSetup) -> None:
        self.setup: Setup = setup
        self.inputs, self.sides = columbiz_inputs(setup.players), setup.players
        self._facts = states.facts(setup)
        self._log = columbiz_games.log(self.inputs, self.sides)
        self._work: ColumbizWorkspace | None = None
        self._mirror = _mirrored_columns(self.inputs, self.sides)

    def _workspace(self, network: Network) -> ColumbizWorkspace:
        if self._work is None:
            self._work = workspace(self.sides, len(network.b1))
        return self._work

    def play(
        self, network: Network, seed: int, game: int, explore: float, trust: float
    ) -> tuple[Weights, Weights]:
        log, result = self._log, np.empty(self.sides)
        work = self._workspace(network)
        turns = columbiz_games.play_and_log(
            network, self._facts, seed, game, explore, work, log, result
        )
        by_seat = targets(
            log.expected[:turns], log.values[:turns], log.greedy[:turns], result, trust
        )
        order = (np.arange(self.sides) + log.mover[: turns - 1, None]) % self.sides
        relative = np.take_along_axis(by_seat, order, axis=1)
        return log.inputs[: turns - 1].copy(), relative.astype(np.float32)

    def turned(self, inputs: Packed, turn: int) -> Packed:
        """The board, mirrored or not: face f is equivalent to face 7 − f."""
        return moved(inputs, self._mirror) if turn % 2 else inputs

    def shares(self, network: Network, rival: Rival, games: int, seed: int) -> Values:
        who, mine, networks = _seated(network, rival, games, self.sides)
        results = np.empty((games, self.sides))
        work = self._workspace(network)
        columbiz_arena.play_pairing(networks, self._facts, seed, who, results, work)
        return results[np.arange(games), mine]


def _mirrored_columns(inputs: int, players: int) -> Numbers:
    order = np.arange(inputs)
    for seat in range(players):
        for cell in range(36):
            order[36 * seat + cell] = 36 * seat + 6 * (5 - cell // 6) + cell % 6
    assert inputs > (36 + PER_SEAT) * players
    return order


class SequenceDiceSource:
    """Self-play of Sequence Dice."""

    def __init__(self, setup: SequenceDiceSetup) -> None:
        self.setup: Setup = setup
        self._lines, self._length = lines(setup.length), setup.length
        self.inputs = sequence_inputs(setup.sides, setup.length, len(self._lines))
        self.sides = setup.sides
        self._facts = sequence_dice.facts(setup)
        self._log = sequence_games.log(self.inputs, self.sides)
        self._turns = _rotations(self.inputs, self.sides, self._length, self._lines)

    def play(
        self, network: Network, seed: int, game: int, explore: float, trust: float
    ) -> tuple[Weights, Weights]:
        """The inputs and targets of one game; empty if the game does not end."""
        log, work = self._log, sequence_workspaces.workspace(network, self.sides)
        rolls = sequence_games.play_and_log(
            network, self._facts, seed, game, explore, self._lines, work, log
        )
        rolls = max(rolls, 1)
        result = log.values[rolls - 1]
        by_side = targets(
            log.expected[:rolls], log.values[:rolls], log.greedy[:rolls], result, trust
        )
        order = (np.arange(self.sides) + log.roller[: rolls - 1, None]) % self.sides
        relative = np.take_along_axis(by_side, order, axis=1)
        return log.inputs[: rolls - 1].copy(), relative.astype(np.float32)

    def turned(self, inputs: Packed, turn: int) -> Packed:
        """The board rotated by a number of quarter turns."""
        return moved(inputs, self._turns[turn % 4])

    def shares(self, network: Network, rival: Rival, games: int, seed: int) -> Values:
        who, mine, networks = _seated(network, rival, games, self.sides)
        results = np.empty((games, self.sides))
        work = sequence_workspaces.workspace(network, self.sides)
        sequence_arena.play_pairing(networks, self._facts, seed, who, self._lines, results, work)
        return results[np.arange(games), mine]


def _rotations(inputs: int, sides: int, length: int, masks: Numbers) -> Numbers:
    """For each number of quarter turns, the index each input moves to.

    The cells of a number turn into one another, so their inputs stay.
    """
    quarter = np.arange(inputs)
    turned = [6 * (5 - cell % 6) + cell // 6 for cell in range(36)]
    for side in range(sides):
        for cell in range(36):
            quarter[36 * side + cell] = 36 * side + turned[cell]
    places = {int(mask): place for place, mask in enumerate(masks)}
    each, ways = int(inputs_of_line(sides, length)), int(shares_of(sides, length))
    for place, mask in enumerate(masks):
        onto = mask_of(tuple(turned[cell] for cell in cells_in(int(mask))))
        at, to = 37 * sides + place * each, 37 * sides + places[onto] * each
        quarter[at : at + ways] = np.arange(to, to + ways)
        for lacked in _lacked(int(mask)):
            after = mask_of(tuple(turned[cell] for cell in lacked))
            here = lack(int(mask) & ~mask_of(lacked), int(mask), length)
            there = lack(onto & ~after, onto, length)
            for side in range(ways, each, int(lacks_of(length))):
                quarter[at + side + here] = to + side + there
    turns = [np.arange(inputs)]
    for _ in range(3):
        turns.append(turns[-1][quarter])
    return np.array(turns)


def _lacked(line: Mask) -> Iterator[tuple[Cell, ...]]:
    """Every choice of one or two cells of a line."""
    yield from combinations(cells_in(line), 1)
    yield from combinations(cells_in(line), 2)
