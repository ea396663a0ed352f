"""Lookahead by some rolls: the value of a choice after the best replies to them.

A network evaluates positions statically. Solving the roll that follows a choice, and evaluating the
positions it leads to, looks one roll deeper. Further rolls follow only the reply to each total that
the network takes for the best.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.sequence_dice.workspace import SequenceDiceWorkspace, solve_roll
from sixrow.engine.types import Numbers, Values

MOST_ROLLS = 3
"""The most rolls that can be looked at."""


@compiled
def look_at_choices(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rolled: int,
    cells: Numbers,
    lines: Numbers,
    rolls: int,
    work: SequenceDiceWorkspace,
    values: Values,
) -> None:
    """The mover's expected share after each choice for a total, by the next one to three rolls."""
    mine = s.side(state, facts)
    after = np.empty((MOST_ROLLS, len(state)), dtype=np.int64)
    answers = np.empty((MOST_ROLLS, 13), dtype=np.int64)
    expected = np.empty(facts[s.SIDES])
    for index in range(len(cells)):
        copy_from(0, state, after[0])
        s.choose_for(after[0], facts, mine, rolled, cells[index])
        if after[0, s.PHASE] == s.OVER:
            values[index] = 1.0
            continue
        solve_roll(network, after[0], facts, lines, work, expected)
        values[index] = expected[mine]
        if rolls > 1:
            copy_from(0, work.cells, answers[0])
            values[index] = 0.0
            for total in range(2, 13):
                reply = _after(after, answers, 0, total, facts)
                if reply[s.PHASE] == s.OVER:
                    value = 1.0 if s.side(reply, facts) == mine else 0.0
                elif rolls == 2:
                    solve_roll(network, reply, facts, lines, work, expected)
                    value = expected[mine]
                else:
                    value = _two_rolls(network, facts, lines, mine, after, answers, work, expected)
                values[index] += ODDS[total] * value


@compiled
def _after(after: Numbers, answers: Numbers, depth: int, total: int, facts: Numbers) -> Numbers:
    """The state after the answer to a total, one roll deeper."""
    here, there = after[depth], after[depth + 1]
    copy_from(0, here, there)
    s.choose_for(there, facts, s.side(here, facts), total, answers[depth, total])
    return there


@compiled
def _two_rolls(
    network: Network,
    facts: Numbers,
    lines: Numbers,
    mine: int,
    after: Numbers,
    answers: Numbers,
    work: SequenceDiceWorkspace,
    expected: Values,
) -> float:
    """The expected share of a side before the roll in ``after[1]``, by it and the next."""
    solve_roll(network, after[1], facts, lines, work, expected)
    copy_from(0, work.cells, answers[1])
    value = 0.0
    for total in range(2, 13):
        reply = _after(after, answers, 1, total, facts)
        if reply[s.PHASE] != s.OVER:
            solve_roll(network, reply, facts, lines, work, expected)
            value += ODDS[total] * expected[mine]
        elif s.side(reply, facts) == mine:
            value += ODDS[total]
    return value
