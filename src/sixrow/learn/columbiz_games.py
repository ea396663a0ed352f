"""Columbiz self-play for training: compiled games that produce samples.

Every turn is solved exactly before its dice are rolled, so the expected shares of the turn are
known without dice noise. A sample is the position after a turn and a target: the expectation of the
next turn, corrected by later results,

    target(t) = expected(t + 1) + λ · (target(t + 1) − value(t + 1)),

where the correction is omitted if turn t + 1 was exploratory. Since the mean of value(t + 1) is
expected(t + 1), the correction adds later knowledge but no luck.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.inputs import write_inputs
from sixrow.engine.columbiz.lattice import place_of
from sixrow.engine.columbiz.workspace import (
    ColumbizWorkspace,
    keep_best,
    place_end,
    solve_turn,
    write_expected_shares,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.streams import below, roll, seed_stream
from sixrow.engine.types import Flags, Numbers, Values, Weights, Words
from sixrow.rules.dice import Dice, contains

LONGEST = 80
"""More turns than any game has: every turn uses up at least one disc, and there are at most 40."""

RANDOM_TURN, RANDOM_END, BEST = 0, 1, 2
"""How to play a turn: everything at random; the best keeps and a random end; the best turn."""


class ColumbizSamples(NamedTuple):
    """The log of one game, one row per turn; shares are by seat.

    Attributes:
        inputs: the network's inputs for the position after the turn.
        expected: the expected shares before the turn.
        values: the network's shares for the chosen end.
        greedy: whether the turn was played at its best.
        mover: the seat whose turn it was.
    """

    inputs: Weights
    expected: Values
    values: Values
    greedy: Flags
    mover: Numbers


def log(inputs: int, players: int) -> ColumbizSamples:
    """Allocate the log of one game."""
    return ColumbizSamples(
        np.empty((LONGEST, inputs), dtype=np.float32),
        np.empty((LONGEST, players)),
        np.empty((LONGEST, players)),
        np.empty(LONGEST, dtype=np.bool_),
        np.empty(LONGEST, dtype=np.int64),
    )


@compiled
def play_and_log(
    network: Network,
    facts: Numbers,
    seed: int,
    game: int,
    explore: float,
    work: ColumbizWorkspace,
    log: ColumbizSamples,
    final: Values,
) -> int:
    """Play one game; return the number of its turns.

    A third of the games open with up to three exploratory turns; after that a turn is exploratory
    with probability `explore`. `final` gets the shares of the result.
    """
    state = np.empty(c.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    seed_stream(stream, seed, game)
    players = facts[c.PLAYERS]
    c.begin_game(state, facts, stream)
    opening = below(stream, 4) if below(stream, 3) == 0 else 0
    turn = 0
    while state[c.PHASE] != c.OVER:
        seat = state[c.SEAT]
        count, value = solve_turn(network, state, facts, work)
        experiment = turn < opening or below(stream, 10000) < explore * 10000
        kind = below(stream, 2) if experiment else BEST
        row = play_turn(state, facts, stream, kind, count, work)
        log.greedy[turn] = not experiment
        log.mover[turn] = seat
        for place in range(players):
            at = (seat + place) % players
            log.values[turn, at] = work.shares[row, place] if row >= 0 else 0.0
        write_expected_shares(seat, players, value, work, log.expected[turn])
        c.settle(state)
        write_inputs(state, facts, log.inputs[turn])
        c.pass_on(state, facts)
        turn += 1
    c.final_shares(state, facts, final)
    return turn


@compiled
def play_turn(
    state: Numbers, facts: Numbers, stream: Words, kind: int, count: int, work: ColumbizWorkspace
) -> int:
    """Play a turn up to its end in one of the three ways; return the row of its end.

    After a random turn the row is −1.
    """
    while state[c.PHASE] != c.PLACING:
        if state[c.PHASE] == c.ROLLING:
            c.roll(state, facts, roll(stream, c.dice_to_roll(state)))
        elif kind == RANDOM_TURN:
            c.keep(state, c.random_keep(state, stream))
        else:
            c.keep(state, keep_best(state, work))
    if kind == RANDOM_TURN:
        cell = c.random_cell(state, facts, stream)
        while cell >= 0:
            c.place(state, facts, cell)
            cell = c.random_cell(state, facts, stream)
        return -1
    row = work.end[place_of(state[c.TABLE], work.up)]
    if kind == RANDOM_END:
        row = _random_end(state[c.TABLE], row, stream, count, work)
    place_end(state, facts, row, work)
    return row


@compiled
def _random_end(dice: Dice, row: int, stream: Words, count: int, work: ColumbizWorkspace) -> int:
    """A uniformly random end that these dice allow; `row` if there is none."""
    found = 0
    for each in range(1, count):
        if contains(dice, work.multisets[work.needs[each]]):
            found += 1
            if below(stream, found) == 0:
                row = each
    return row
