"""Rollouts of Columbiz: games played on from a position by a network (see `engine.rollouts`)."""

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.lattice import place_of
from sixrow.engine.columbiz.turns import NOTHING
from sixrow.engine.columbiz.workspace import (
    ColumbizWorkspace,
    expected_share,
    find_keeps,
    keep_best,
    place_end,
    solve_turn,
    write_expected_shares,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.rollouts import LONGEST, dice_of
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers, Values, Words
from sixrow.rules.columbiz.laws import ROLLS


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
    work: ColumbizWorkspace,
    results: Values,
) -> None:
    """Play games from number `first` on from a state; writes the shares by seat, one row each.

    Args:
        network: plays and evaluates.
        start: the state, in any phase.
        facts: the set-up.
        seed: the seed of the run.
        first: the number of the first game.
        turn: 1 if the turn in which candidates were compared is over, otherwise 0.
        most: the number of turns after which the network's value is taken, counting the one in
            which candidates were compared; 0: play to the end.
        reduced: whether to subtract the luck.
        work: the workspace.
        results: the shares.
    """
    state = np.empty_like(start)
    stream = np.empty(1, dtype=np.uint64)
    for index in range(len(results)):
        state[:] = start
        game = first + index
        seed_stream(stream, seed, -1 - game)  # a stream that no roll of a turn uses
        while state[c.PHASE] == c.ROLLING_OFF:
            c.roll(state, facts, roll(stream, 1))
        _play(network, state, facts, stream, seed, game, turn, most, reduced, work, results[index])


@compiled
def _play(
    network: Network,
    state: Numbers,
    facts: Numbers,
    stream: Words,
    seed: int,
    game: int,
    turn: int,
    most: int,
    reduced: bool,
    work: ColumbizWorkspace,
    out: Values,
) -> None:
    players = facts[c.PLAYERS]
    shares = np.empty(players)
    judged = np.empty(players)
    out[:] = 0.0
    played = 0
    while state[c.PHASE] != c.OVER:
        _count, value = solve_turn(network, state, facts, work)
        if (most and turn + played >= most) or turn + played > LONGEST:
            _expected(state[c.SEAT], facts, value, judged, work, shares)
            out += shares
            return
        seat = state[c.SEAT]
        whole = state[c.PHASE] == c.ROLLING and state[c.ROLLS_LEFT] == ROLLS
        before, row = _play_rolls(state, facts, stream, seed, game, turn + played, value, work)
        for place in range(players):
            judged[(seat + place) % players] = work.shares[row, place]
        if reduced:
            _take_luck_off(seat, facts, whole, before, row, work, out)
        place_end(state, facts, row, work)
        c.end(state, facts)
        played += 1
    c.final_shares(state, facts, shares)
    out += shares


@compiled
def _expected(
    seat: int, facts: Numbers, value: float, judged: Values, work: ColumbizWorkspace, shares: Values
) -> None:
    """The expected shares of the solved turn; if they cannot be followed, those judged before."""
    players = facts[c.PLAYERS]
    if players > 2 and facts[c.LOCKED]:
        shares[:] = judged
    else:
        write_expected_shares(seat, players, value, work, shares)


@compiled
def _play_rolls(
    state: Numbers,
    facts: Numbers,
    stream: Words,
    seed: int,
    game: int,
    turn: int,
    value: float,
    work: ColumbizWorkspace,
) -> tuple[float, int]:
    """Play the rolls of a turn; return the mover's value before the next one, and the end."""
    if state[c.PHASE] == c.KEEPING:
        c.keep(state, keep_best(state, work))
    before = value
    if state[c.PHASE] == c.ROLLING and state[c.ROLLS_LEFT] < ROLLS:
        kept = place_of(state[c.KEPT], work.up)
        before = work.third[kept] if state[c.ROLLS_LEFT] == 1 else work.second[kept]
    rolled = state[c.PHASE] == c.ROLLING
    while state[c.PHASE] != c.PLACING:
        if state[c.PHASE] == c.ROLLING:
            count, nth = c.dice_to_roll(state), state[c.ROLLS_LEFT]
            c.roll(state, facts, dice_of(stream, seed, game, turn, nth, count))
        else:
            c.keep(state, keep_best(state, work))
    row = work.end[place_of(state[c.TABLE], work.up)]
    if state[c.PLACED] and work.ends[NOTHING] >= work.ends[row]:
        row = NOTHING  # discs are already placed, so the turn may simply end
    if not rolled:
        before = work.ends[row]
    return before, row


@compiled
def _take_luck_off(
    seat: int,
    facts: Numbers,
    whole: bool,
    before: float,
    row: int,
    work: ColumbizWorkspace,
    out: Values,
) -> None:
    """Subtract the luck of a turn from every seat's shares.

    Where the other seats' expectations cannot be followed (in the rest of a turn, or with locked
    keeps), the mover's luck is charged to all of them equally; its mean is still zero.
    """
    players = facts[c.PLAYERS]
    luck = work.ends[row] - before
    out[seat] -= luck
    follow = players > 2 and whole and not facts[c.LOCKED]
    if follow:
        find_keeps(work)
    for place in range(1, players):
        if follow:
            gained = work.shares[row, place] - expected_share(place, work)
        else:
            gained = -luck / (players - 1)
        out[(seat + place) % players] -= gained
