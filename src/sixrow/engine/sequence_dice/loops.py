"""Games of Sequence Dice stepped in parallel in compiled code: the loops behind `batches`.

They are those of `columbiz.loops`.
"""

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.playouts import GREEDY, YOURS
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.decisions import mark
from sixrow.engine.sequence_dice.observations import observe
from sixrow.engine.sequence_dice.playouts import greedy_choice
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Flags, Marks, Numbers, Values, Weights, Words
from sixrow.rules.dice import total


@compiled
def _run(state: Numbers, stream: Words, facts: Numbers, policies: Numbers, masks: Numbers) -> None:
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
def begin(
    states: Numbers,
    streams: Words,
    seeds: Numbers,
    numbers: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    masks: Numbers,
) -> None:
    """As in Columbiz; `masks` are the lines that the greedy policy counts."""
    for game in range(len(states)):
        if chosen[game]:
            seed_stream(streams[game], seeds[game], numbers[game])
            s.begin_game(states[game], facts, streams[game])
            _run(states[game], streams[game], facts, policies, masks)


@compiled
def step(
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
            _run(states[game], streams[game], facts, policies, masks)


@compiled
def see(
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
            mark(states[game], facts, marks[game])
            observe(states[game], facts, viewers[game], seen[game])


@compiled
def choose(states: Numbers, streams: Words, decisions: Numbers, facts: Numbers) -> None:
    for game in range(len(states)):
        if states[game, s.PHASE] != s.OVER:
            decisions[game] = s.random_choice(states[game], facts, streams[game])


@compiled
def share(states: Numbers, shares: Values, facts: Numbers) -> None:
    for game in range(len(states)):
        shares[game, :] = 0.0
        if states[game, s.PHASE] == s.OVER:
            shares[game, s.side(states[game], facts)] = 1.0


@compiled
def finish(
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
