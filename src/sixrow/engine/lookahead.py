"""One-turn lookahead: the value of a choice after the next player's best reply.

A network evaluates positions statically. Solving the next player's whole turn exactly for each of a
few candidates, and evaluating the positions it leads to, looks one turn deeper.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.workspace import (
    Workspace,
    expected_share,
    find_keeps,
    place_end,
    solve_turn,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.sequence_dice.workspace import Workspace as RollWorkspace
from sixrow.engine.sequence_dice.workspace import solve_roll
from sixrow.engine.types import Numbers, Values


@compiled
def look_at_ends(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rows: Numbers,
    work: Workspace,
    ahead: Workspace,
    values: Values,
) -> None:
    """The mover's expected share after each of some ends of the turn in `work`.

    Args:
        network: the evaluator.
        state: a state in the placing phase, nothing placed yet.
        facts: the set-up; locked keeps are supported only for two players.
        rows: the ends to evaluate.
        work: the enumerated turn.
        ahead: the workspace for the next player's turn.
        values: the output, for each of `rows`.
    """
    players = facts[c.PLAYERS]
    after = np.empty_like(state)
    shares = np.empty(players)
    for index in range(len(rows)):
        copy_from(0, state, after)
        seat = after[c.SEAT]
        place_end(after, facts, rows[index], work)
        c.end(after, facts)
        if after[c.PHASE] == c.OVER:
            c.final_shares(after, facts, shares)
            values[index] = shares[seat]
            continue
        _count, value = solve_turn(network, after, facts, ahead)
        if players == 2:
            values[index] = 1.0 - value
        else:
            find_keeps(ahead)
            values[index] = expected_share(players - 1, ahead)


@compiled
def look_at_choices(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rolled: int,
    cells: Numbers,
    lines: Numbers,
    deeper: bool,
    work: RollWorkspace,
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
