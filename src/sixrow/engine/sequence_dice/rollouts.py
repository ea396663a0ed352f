"""Rollouts of Sequence Dice: games played on from a position by a network.

See `engine.rollouts`.
"""

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.rollouts import LONGEST, dice_of
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.workspace import SequenceDiceWorkspace, solve_roll
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers, Values
from sixrow.rules.dice import total


@compiled
def roll_out(
    network: Network,
    start: Numbers,
    facts: Numbers,
    seed: int,
    first: int,
    turn: int,
    most: int,
    reduced: bool,
    lines: Numbers,
    work: SequenceDiceWorkspace,
    results: Values,
) -> None:
    """As `roll_out` of Columbiz; a turn is a single roll here, and shares are by side."""
    state = np.empty_like(start)
    stream = np.empty(1, dtype=np.uint64)
    expected = np.empty(facts[s.SIDES])
    for index in range(len(results)):
        state[:] = start
        game, out = first + index, results[index]
        out[:] = 0.0
        played = 0
        seed_stream(stream, seed, -1 - game)
        while state[s.PHASE] == s.ROLLING_OFF:
            s.roll(state, facts, roll(stream, 2))
        while state[s.PHASE] != s.OVER:
            solve_roll(network, state, facts, lines, work, expected)
            if (most and turn + played >= most) or turn + played > LONGEST:
                out += expected
                break
            if state[s.PHASE] == s.ROLLING:
                s.roll(state, facts, dice_of(stream, seed, game, turn + played, 0, 2))
                if reduced:
                    out += expected - work.values[total(state[s.TABLE])]
            s.choose(state, facts, work.cells[total(state[s.TABLE])])
            played += 1
        if state[s.PHASE] == s.OVER:
            out[s.side(state, facts)] += 1.0
