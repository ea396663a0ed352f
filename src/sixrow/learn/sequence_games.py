"""Sequence Dice self-play for training: compiled games that produce samples.

A sample is the board before a roll, seen by the side that rolls, and a target, computed as for
Columbiz (`columbiz_games`): the exact expectation over the eleven totals, each played at its best,
corrected by later results.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.inputs import write_inputs
from sixrow.engine.sequence_dice.workspace import SequenceDiceWorkspace, judge_choice, solve_roll
from sixrow.engine.streams import below, roll, seed_stream
from sixrow.engine.types import Flags, Numbers, Values, Weights
from sixrow.rules.dice import total

LONGEST = 2000
"""A game that is not over after this many rolls is discarded."""


class SequenceDiceSamples(NamedTuple):
    """The log of one game, one row per roll; shares are by side.

    Attributes:
        inputs: the network's inputs for the board after the roll was played.
        roller: the side that rolls on that board.
        expected: the expected shares before the roll.
        values: the network's shares for the choice that was made.
        greedy: whether the choice was the best.
    """

    inputs: Weights
    roller: Numbers
    expected: Values
    values: Values
    greedy: Flags


def log(inputs: int, sides: int) -> SequenceDiceSamples:
    """Allocate the log of one game."""
    return SequenceDiceSamples(
        np.empty((LONGEST, inputs), dtype=np.float32),
        np.empty(LONGEST, dtype=np.int64),
        np.empty((LONGEST, sides)),
        np.empty((LONGEST, sides)),
        np.empty(LONGEST, dtype=np.bool_),
    )


@compiled
def play_and_log(
    network: Network,
    facts: Numbers,
    seed: int,
    game: int,
    explore: float,
    lines: Numbers,
    work: SequenceDiceWorkspace,
    log: SequenceDiceSamples,
) -> int:
    """Play one game; return the number of its rolls, 0 if it was too long.

    A third of the games open with up to eight random choices; after that a choice is random with
    probability `explore`. The last row of `log.values` holds the result.
    """
    state = np.empty(s.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    seed_stream(stream, seed, game)
    s.begin_game(state, facts, stream)
    opening = below(stream, 9) if below(stream, 3) == 0 else 0
    turn = 0
    while state[s.PHASE] != s.OVER:
        if turn == LONGEST:
            return 0
        solve_roll(network, state, facts, lines, work, log.expected[turn])
        s.roll(state, facts, roll(stream, s.dice_to_roll(state)))
        rolled = total(state[s.TABLE])
        experiment = turn < opening or below(stream, 10000) < explore * 10000
        log.greedy[turn] = not experiment
        cell = work.cells[rolled]
        if experiment:
            cell = s.random_choice(state, facts, stream)
            judge_choice(network, state, facts, rolled, cell, lines, work, log.values[turn])
        else:
            log.values[turn] = work.values[rolled]
        s.choose(state, facts, cell)
        chips = state[s.CHIPS : s.CHIPS + facts[s.SIDES]]
        log.roller[turn] = s.side(state, facts)
        write_inputs(chips, log.roller[turn], lines, facts[s.LENGTH], log.inputs[turn])
        turn += 1
    return turn
