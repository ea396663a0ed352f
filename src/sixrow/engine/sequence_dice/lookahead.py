"""Lookahead by one or two rolls: the value of a choice after the next player's best reply.

A network evaluates positions statically. Solving the roll that follows each choice, and evaluating
the positions it leads to, looks one roll deeper.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.sequence_dice.workspace import SequenceDiceWorkspace, solve_roll
from sixrow.engine.types import Numbers, Values


@compiled
def look_at_choices(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rolled: int,
    cells: Numbers,
    lines: Numbers,
    deeper: bool,
    work: SequenceDiceWorkspace,
    values: Values,
) -> None:
    """The mover's expected share after each choice for a total, assuming the best reply.

    With `deeper` one more roll: after the best reply to each total, the roll after it.
    """
    mine = s.side(state, facts)
    after, later = np.empty_like(state), np.empty_like(state)
    expected = np.empty(facts[s.SIDES])
    answers = np.empty(13, dtype=np.int64)
    for index in range(len(cells)):
        copy_from(0, state, after)
        s.choose_for(after, facts, mine, rolled, cells[index])
        if after[s.PHASE] == s.OVER:
            values[index] = 1.0
            continue
        solve_roll(network, after, facts, lines, work, expected)
        values[index] = expected[mine]
        if not deeper:
            continue
        copy_from(0, work.cells, answers)
        values[index] = 0.0
        for total in range(2, 13):
            copy_from(0, after, later)
            s.choose_for(later, facts, s.side(after, facts), total, answers[total])
            if later[s.PHASE] != s.OVER:
                solve_roll(network, later, facts, lines, work, expected)
                values[index] += ODDS[total] * expected[mine]
            elif s.side(later, facts) == mine:
                values[index] += ODDS[total]
