"""One-turn lookahead: the value of an end of a turn after the next player's best reply.

A network evaluates positions statically. Solving the next player's whole turn exactly for each of a
few candidates, and evaluating the positions it leads to, looks one turn deeper.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.workspace import (
    ColumbizWorkspace,
    expected_share,
    find_keeps,
    place_end,
    solve_turn,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.types import Numbers, Values


@compiled
def look_at_ends(
    network: Network,
    state: Numbers,
    facts: Numbers,
    rows: Numbers,
    work: ColumbizWorkspace,
    ahead: ColumbizWorkspace,
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
