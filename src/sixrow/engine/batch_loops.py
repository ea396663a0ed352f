"""Games stepped in parallel in compiled code: the loops behind `batches`.

Every game has its own state and its own random stream, seeded by its own seed and number. A call
advances all chosen games: each applies its decision and plays on, rolling dice and deciding for the
seats held by a policy, until one of the caller's seats has to decide or the game is over.
"""

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.workspace import Workspace
from sixrow.engine.compiler import compiled
from sixrow.engine.decisions import (
    decide_columbiz,
    mark_columbiz,
    mark_sequence_dice,
    random_columbiz,
)
from sixrow.engine.observations import observe_columbiz, observe_sequence_dice
from sixrow.engine.playouts import COLUMBIZ_FACTS, GREEDY, greedy_choice, greedy_turn
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Flags, Indices, Marks, Numbers, Values, Weights, Words
from sixrow.rules.dice import total

YOURS = -1
"""The policy of a seat for which the caller decides; the others are those of `playouts`."""


@compiled
def _run_columbiz(
    state: Numbers,
    stream: Words,
    facts: Numbers,
    policies: Numbers,
    keeps: Numbers,
    up: Indices,
    work: Workspace,
    tallies: Numbers,
) -> None:
    """Play until a seat of the caller has to decide, or to the end."""
    while state[c.PHASE] != c.OVER:
        policy, rolling = policies[state[c.SEAT]], state[c.PHASE] == c.ROLLING
        if rolling and policy == GREEDY:
            # The greedy policy plays a whole turn, so this is always before a first roll.
            greedy_turn(state, facts, stream, tallies, tallies, tallies, work)
        elif rolling:
            c.roll(state, facts, roll(stream, c.dice_to_roll(state)))
        elif policy == YOURS:
            return
        else:
            decide_columbiz(state, facts, random_columbiz(state, facts, stream, up), keeps)


@compiled
def begin_columbiz(
    states: Numbers,
    streams: Words,
    seeds: Numbers,
    numbers: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    keeps: Numbers,
    up: Indices,
    work: Workspace,
) -> None:
    """Restart the chosen games as game `numbers` of `seeds`."""
    tallies = np.zeros(max(COLUMBIZ_FACTS, 36), dtype=np.int64)
    for game in range(len(states)):
        if chosen[game]:
            seed_stream(streams[game], seeds[game], numbers[game])
            c.begin_game(states[game], facts, streams[game])
            _run_columbiz(states[game], streams[game], facts, policies, keeps, up, work, tallies)


@compiled
def step_columbiz(
    states: Numbers,
    streams: Words,
    decisions: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    keeps: Numbers,
    up: Indices,
    work: Workspace,
) -> None:
    """Apply a decision in each chosen game and play on."""
    tallies = np.zeros(max(COLUMBIZ_FACTS, 36), dtype=np.int64)
    for game in range(len(states)):
        if chosen[game]:
            decide_columbiz(states[game], facts, decisions[game], keeps)
            _run_columbiz(states[game], streams[game], facts, policies, keeps, up, work, tallies)


@compiled
def see_columbiz(
    states: Numbers,
    chosen: Flags,
    viewers: Numbers,
    marks: Marks,
    seen: Weights,
    facts: Numbers,
    up: Indices,
) -> None:
    """Write the legal decisions of each chosen game and what its viewer observes."""
    for game in range(len(states)):
        if chosen[game]:
            marks[game, :] = 0
            mark_columbiz(states[game], facts, up, marks[game])
            observe_columbiz(states[game], facts, viewers[game], seen[game])


@compiled
def choose_columbiz(
    states: Numbers, streams: Words, decisions: Numbers, facts: Numbers, up: Indices
) -> None:
    """Pick a random legal decision for each game that waits for one."""
    for game in range(len(states)):
        if states[game, c.PHASE] != c.OVER:
            decisions[game] = random_columbiz(states[game], facts, streams[game], up)


@compiled
def share_columbiz(states: Numbers, shares: Values, facts: Numbers) -> None:
    """Write each side's share of the victory in finished games; 0 in the others."""
    for game in range(len(states)):
        if states[game, c.PHASE] == c.OVER:
            c.final_shares(states[game], facts, shares[game])
        else:
            shares[game, :] = 0.0


@compiled
def finish_columbiz(
    state: Numbers, facts: Numbers, seed: int, first: int, games: int, shares: Values
) -> None:
    """Play copies of a game to the end at random and add up each side's shares."""
    copy = state.copy()
    stream = np.empty(1, dtype=np.uint64)
    each = np.empty(len(shares))
    shares[:] = 0.0
    for game in range(games):
        seed_stream(stream, seed, first + game)
        copy[:] = state
        while copy[c.PHASE] != c.OVER:
            if copy[c.PHASE] <= c.ROLLING:
                c.roll(copy, facts, roll(stream, c.dice_to_roll(copy)))
            elif copy[c.PHASE] == c.KEEPING:
                c.keep(copy, c.random_keep(copy, stream))
            else:
                cell = c.random_cell(copy, facts, stream)
                if cell < 0:
                    c.end(copy, facts)
                else:
                    c.place(copy, facts, cell)
        c.final_shares(copy, facts, each)
        shares += each


@compiled
def _run_sequence_dice(
    state: Numbers, stream: Words, facts: Numbers, policies: Numbers, masks: Numbers
) -> None:
    while state[s.PHASE] != s.OVER:
        policy = policies[state[s.SEAT]]
        if state[s.PHASE] == s.ROLLING:
            s.roll(state, facts, roll(stream, s.dice_to_roll(state)))
        elif policy == YOURS:
            return
        elif policy == GREEDY:
            side, rolled = s.side(state, facts), total(state[s.TABLE])
            cells = s.cells_for(state, facts, side, rolled)
            s.choose(state, facts, greedy_choice(state, facts, side, rolled, cells, masks))
        else:
            s.choose(state, facts, s.random_choice(state, facts, stream))


@compiled
def begin_sequence_dice(
    states: Numbers,
    streams: Words,
    seeds: Numbers,
    numbers: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    masks: Numbers,
) -> None:
    """As `begin_columbiz`; `masks` are the lines that the greedy policy counts."""
    for game in range(len(states)):
        if chosen[game]:
            seed_stream(streams[game], seeds[game], numbers[game])
            s.begin_game(states[game], facts, streams[game])
            _run_sequence_dice(states[game], streams[game], facts, policies, masks)


@compiled
def step_sequence_dice(
    states: Numbers,
    streams: Words,
    decisions: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    masks: Numbers,
) -> None:
    for game in range(len(states)):
        if chosen[game]:
            s.choose(states[game], facts, decisions[game])
            _run_sequence_dice(states[game], streams[game], facts, policies, masks)


@compiled
def see_sequence_dice(
    states: Numbers,
    chosen: Flags,
    viewers: Numbers,
    marks: Marks,
    seen: Weights,
    facts: Numbers,
) -> None:
    for game in range(len(states)):
        if chosen[game]:
            marks[game, :] = 0
            mark_sequence_dice(states[game], facts, marks[game])
            observe_sequence_dice(states[game], facts, viewers[game], seen[game])


@compiled
def choose_sequence_dice(
    states: Numbers, streams: Words, decisions: Numbers, facts: Numbers
) -> None:
    for game in range(len(states)):
        if states[game, s.PHASE] != s.OVER:
            decisions[game] = s.random_choice(states[game], facts, streams[game])


@compiled
def share_sequence_dice(states: Numbers, shares: Values, facts: Numbers) -> None:
    for game in range(len(states)):
        shares[game, :] = 0.0
        if states[game, s.PHASE] == s.OVER:
            shares[game, s.side(states[game], facts)] = 1.0


@compiled
def finish_sequence_dice(
    state: Numbers, facts: Numbers, seed: int, first: int, games: int, shares: Values
) -> None:
    copy = state.copy()
    stream = np.empty(1, dtype=np.uint64)
    shares[:] = 0.0
    for game in range(games):
        seed_stream(stream, seed, first + game)
        copy[:] = state
        while copy[s.PHASE] != s.OVER:
            if copy[s.PHASE] <= s.ROLLING:
                s.roll(copy, facts, roll(stream, s.dice_to_roll(copy)))
            else:
                s.choose(copy, facts, s.random_choice(copy, facts, stream))
        shares[s.side(copy, facts)] += 1.0
