"""A second look: ends of a turn valued by the next player's best reply, and the turn solved again.

A network evaluates positions statically. Solving the next player's whole turn exactly for an end,
and evaluating the positions that it leads to, looks one turn deeper; near the end of a game, where
that turn is the last, it is exact.

A placement compares a few ends. A keep leads to hundreds, so `look_at_keeps` looks where it
matters: at the ends that tell the best keeps apart, which one reaches more often than another.
"""

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.workspace import (
    ColumbizWorkspace,
    expected_share,
    find_keeps,
    place_end,
    solve_ends,
    solve_turn,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.types import Flags, Indices, Numbers, Values
from sixrow.rules.columbiz.laws import round_complete, runs_out

RIVALS = 8
"""The most keeps that are compared with the best."""

TOGETHER = 8
"""Ends looked at before the turn is solved again."""


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
        state: a state of this turn, nothing placed since the ends were enumerated.
        facts: the set-up; locked keeps are supported only for two players.
        rows: the ends to evaluate.
        work: the enumerated turn.
        ahead: the workspace for the next player's turn.
        values: the output, for each of `rows`.
    """
    after, shares = np.empty_like(state), np.empty(facts[c.PLAYERS])
    for index in range(len(rows)):
        values[index] = _look(network, state, facts, rows[index], work, ahead, after, shares)


@compiled
def _look(
    network: Network,
    state: Numbers,
    facts: Numbers,
    row: int,
    work: ColumbizWorkspace,
    ahead: ColumbizWorkspace,
    after: Numbers,
    shares: Values,
) -> float:
    """The mover's expected share after one end; `after` and `shares` are buffers."""
    players, seat = facts[c.PLAYERS], state[c.SEAT]
    copy_from(0, state, after)
    place_end(after, facts, row, work)
    c.end(after, facts)
    if after[c.PHASE] == c.OVER:
        c.final_shares(after, facts, shares)
        return shares[seat]
    _count, value = solve_turn(network, after, facts, ahead)
    if players == 2:
        return 1.0 - value
    find_keeps(ahead)
    return expected_share(players - 1, ahead)


@compiled
def look_at_keeps(
    network: Network,
    state: Numbers,
    facts: Numbers,
    keeps: Indices,
    rolls_left: int,
    looks: int,
    doubt: float,
    work: ColumbizWorkspace,
    ahead: ColumbizWorkspace,
    seen: Values,
    values: Values,
) -> int:
    """The mover's expected share after each of some keeps; return how many ends were looked at.

    Args:
        network: the evaluator.
        state: a state of this turn in which nothing has been placed.
        facts: the set-up; locked keeps are supported only for two players.
        keeps: the keeps to compare, as places in the lattice.
        rolls_left: the rolls left after the keep.
        looks: the most ends to look at.
        doubt: how much worse than the best, in shares of the win, a keep may seem to be compared.
        work: the turn, solved by this network; on return, solved with what was seen.
        ahead: the workspace for the next player's turn.
        seen: what looking at each end has shown before in this turn, or NaN; added to. It saves
            time but changes no value.
        values: the output, for each of `keeps`.
    """
    count = len(seen)
    judged, known = work.ends[:count].copy(), _finished(state, facts, count, work)
    reach, weight = np.empty((RIVALS + 1, count)), np.empty(count)
    mass = np.empty((2, len(work.last)))
    after, shares = np.empty_like(state), np.empty(facts[c.PLAYERS])
    shift, shifted, looked = 0.0, 0.0, 0
    while True:
        table = work.third if rolls_left == 1 else work.second
        for index in range(len(keeps)):
            values[index] = table[keeps[index]]
        rivals = _reach_of_best(keeps, values, rolls_left, doubt, work, mass, reach)
        _weigh(reach[:rivals], known, looks - looked, weight)
        before = looked
        for _ in range(TOGETHER):
            row = int(weight.argmax())
            if looked == looks or weight[row] <= 0.0:
                break
            looked += 1
            weight[row], known[row] = 0.0, True
            if np.isnan(seen[row]):
                seen[row] = _look(network, state, facts, row, work, ahead, after, shares)
            reached = reach[:rivals, row].sum()
            shift += reached * (seen[row] - judged[row])
            shifted += reached
            work.ends[row] = seen[row]
        if looked == before:
            return looked
        for row in range(count):
            if not known[row]:
                work.ends[row] = judged[row] + shift / shifted
        solve_ends(facts, count, work)


@compiled
def _finished(state: Numbers, facts: Numbers, count: int, work: ColumbizWorkspace) -> Flags:
    """The ends that finish the game: their values are exact."""
    players, seat = facts[c.PLAYERS], state[c.SEAT]
    last = False
    for place in range(1, players):
        last = last or runs_out(state[c.SUPPLY + (seat + place) % players])
    complete = round_complete(seat, state[c.STARTER], players)
    found = np.zeros(count, dtype=np.bool_)
    for row in range(count):
        found[row] = complete and (last or runs_out(work.supply[row]))
    return found


@compiled
def _reach_of_best(
    keeps: Indices,
    values: Values,
    rolls_left: int,
    doubt: float,
    work: ColumbizWorkspace,
    mass: Values,
    reach: Values,
) -> int:
    """Write how often the best keeps lead to each end, the best keep first; return their number."""
    find_keeps(work)
    left = values.copy()
    best, found = values.max(), 0
    while found < len(reach):
        index = left.argmax()
        if left[index] < best - doubt:
            break
        left[index] = -1.0
        _follow(keeps[index], rolls_left, work, mass, reach[found])
        found += 1
    return found


@compiled
def _follow(
    kept: int, rolls_left: int, work: ColumbizWorkspace, mass: Values, reach: Values
) -> None:
    """Write how often each end is reached after a keep, if the rest is played at its best."""
    full, rolled, again = work.full, mass[0], mass[1]
    reach[:] = 0.0
    rolled[:] = 0.0
    rolled[kept] = 1.0
    _roll_up(rolled, work.up, full)
    if rolls_left == 2 and kept < full:
        again[:] = 0.0
        for roll in range(full, len(rolled)):
            again[work.keeps[0, roll]] += rolled[roll]
        _roll_up(again, work.up, full)
        rolled = again
    for roll in range(full, len(rolled)):
        reach[work.end[roll]] += rolled[roll]


@compiled
def _roll_up(mass: Values, up: Indices, full: int) -> None:
    """Roll the missing dice of every multiset: its probability moves to the full ones."""
    for place in range(full):
        share = mass[place] / 6.0
        if share > 0.0:
            for face in range(6):
                mass[up[place, face]] += share


@compiled
def _weigh(reach: Values, known: Flags, looks: int, weight: Values) -> None:
    """How much an unknown end matters: how differently often the keeps lead to it.

    If there are looks for all, each matters.
    """
    every = 1.0 if len(known) - known.sum() <= looks else 0.0
    for row in range(len(weight)):
        weight[row] = 0.0
        if not known[row]:
            weight[row] = every
            for rival in range(1, len(reach)):
                weight[row] += abs(reach[rival, row] - reach[0, row])
