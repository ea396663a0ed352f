"""Games played on from a position by a network, compiled: the loops behind rollouts.

A game is played on with the network's best decisions of one turn (Columbiz) or one roll (Sequence
Dice). What the dice did is known exactly under the same network: the luck of a roll is the value
after it less the value before it, whose mean is zero whatever the network is worth. So the result
less all luck has the same mean as the result, and much less variance; within a turn played at its
best the lucks of the rolls add up to the value of the end that was reached, less that of the turn.

The dice of a roll depend on the seed, the game's number, the turn and which roll of the turn it is,
and on nothing else: games from different decisions meet the same dice.
"""

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.lattice import place_of
from sixrow.engine.columbiz.turns import NOTHING
from sixrow.engine.columbiz.workspace import (
    Workspace,
    expected_share,
    find_keeps,
    keep_best,
    place_end,
    solve_turn,
)
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.workspace import Workspace as RollWorkspace
from sixrow.engine.sequence_dice.workspace import solve_roll
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers, Values, Words
from sixrow.rules.columbiz.laws import ROLLS
from sixrow.rules.dice import total

LONGEST = 4000
"""So many turns after the beginning a game that goes on is judged by the network instead."""

_ROLLS = 4
"""Room for the rolls of a turn in the number that seeds the dice of one."""


@compiled
def _dice(stream: Words, seed: int, game: int, turn: int, nth: int, count: int) -> int:
    """The dice of one roll of one game."""
    seed_stream(stream, seed, (game * (LONGEST + 2) + turn) * _ROLLS + nth)
    return roll(stream, count)


@compiled
def roll_out_columbiz(
    network: Network,
    start: Numbers,
    facts: Numbers,
    seed: int,
    first: int,
    turn: int,
    most: int,
    reduced: bool,
    work: Workspace,
    results: Values,
) -> None:
    """Play games number `first` and on from a state; `results` gets the shares by seat, a row each.

    Args:
        network: who plays and judges.
        start: the state; any phase will do.
        facts: the set-up.
        seed: the run's.
        first: the number of the first game.
        turn: 1 if the turn in which candidates were compared is over, otherwise 0.
        most: after how many turns the network's value is taken, the one in which candidates were
            compared being the first; 0: at the end.
        reduced: whether to take the luck off.
        work: room.
        results: the shares.
    """
    state = np.empty_like(start)
    stream = np.empty(1, dtype=np.uint64)
    for index in range(len(results)):
        state[:] = start
        game = first + index
        seed_stream(stream, seed, -1 - game)  # a stream that no roll of a turn has
        while state[c.PHASE] == c.ROLLING_OFF:
            c.roll(state, facts, roll(stream, 1))
        _play_columbiz(
            network, state, facts, stream, seed, game, turn, most, reduced, work, results[index]
        )


@compiled
def _play_columbiz(
    network: Network,
    state: Numbers,
    facts: Numbers,
    stream: Words,
    seed: int,
    game: int,
    turn: int,
    most: int,
    reduced: bool,
    work: Workspace,
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
    seat: int, facts: Numbers, value: float, judged: Values, work: Workspace, shares: Values
) -> None:
    """The shares to expect of the solved turn; where they cannot be followed, as judged before."""
    players = facts[c.PLAYERS]
    if players > 2 and facts[c.LOCKED]:
        shares[:] = judged
        return
    shares[seat] = value
    if players == 2:
        shares[1 - seat] = 1.0 - value
        return
    find_keeps(work)
    for place in range(1, players):
        shares[(seat + place) % players] = expected_share(place, work)


@compiled
def _play_rolls(
    state: Numbers,
    facts: Numbers,
    stream: Words,
    seed: int,
    game: int,
    turn: int,
    value: float,
    work: Workspace,
) -> tuple[float, int]:
    """Play the rolls of a turn; what the mover had before the next one, and the end to take."""
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
            c.roll(state, facts, _dice(stream, seed, game, turn, nth, count))
        else:
            c.keep(state, keep_best(state, work))
    row = work.end[place_of(state[c.TABLE], work.up)]
    if state[c.PLACED] and work.ends[NOTHING] >= work.ends[row]:
        row = NOTHING  # discs are placed already, so the turn may simply end
    if not rolled:
        before = work.ends[row]
    return before, row


@compiled
def _take_luck_off(
    seat: int, facts: Numbers, whole: bool, before: float, row: int, work: Workspace, out: Values
) -> None:
    """Take the luck of a turn off every seat's shares.

    Where the other seats' expectations cannot be followed (in the rest of a turn, or with locked
    keeps) the mover's luck counts against all of them alike; its mean is zero all the same.
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


@compiled
def roll_out_sequence_dice(
    network: Network,
    start: Numbers,
    facts: Numbers,
    seed: int,
    first: int,
    turn: int,
    most: int,
    reduced: bool,
    lines: Numbers,
    work: RollWorkspace,
    results: Values,
) -> None:
    """As `roll_out_columbiz`; a turn is a roll here, and shares are by side."""
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
                s.roll(state, facts, _dice(stream, seed, game, turn + played, 0, 2))
                if reduced:
                    out += expected - work.values[total(state[s.TABLE])]
            s.choose(state, facts, work.cells[total(state[s.TABLE])])
            played += 1
        if state[s.PHASE] == s.OVER:
            out[s.side(state, facts)] += 1.0
