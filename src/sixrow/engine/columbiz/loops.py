"""Games of Columbiz stepped in parallel in compiled code: the loops behind `batches`.

Every game has its own state and its own random stream, seeded by its own seed and number. A call
advances all chosen games: each applies its decision and plays on, rolling dice and deciding for the
seats held by a policy, until one of the caller's seats has to decide or the game is over.
"""

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.decisions import decide, mark, random_decision
from sixrow.engine.columbiz.observations import observe
from sixrow.engine.columbiz.playouts import FACTS, greedy_turn
from sixrow.engine.columbiz.workspace import ColumbizWorkspace
from sixrow.engine.compiler import compiled
from sixrow.engine.playouts import GREEDY, YOURS
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Flags, Indices, Marks, Numbers, Values, Weights, Words


@compiled
def _run(
    state: Numbers,
    stream: Words,
    facts: Numbers,
    policies: Numbers,
    keeps: Numbers,
    up: Indices,
    work: ColumbizWorkspace,
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
            decide(state, facts, random_decision(state, facts, stream, up), keeps)


@compiled
def begin(
    states: Numbers,
    streams: Words,
    seeds: Numbers,
    numbers: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    keeps: Numbers,
    up: Indices,
    work: ColumbizWorkspace,
) -> None:
    """Restart the chosen games as game `numbers` of `seeds`."""
    tallies = np.zeros(max(FACTS, 36), dtype=np.int64)
    for game in range(len(states)):
        if chosen[game]:
            seed_stream(streams[game], seeds[game], numbers[game])
            c.begin_game(states[game], facts, streams[game])
            _run(states[game], streams[game], facts, policies, keeps, up, work, tallies)


@compiled
def step(
    states: Numbers,
    streams: Words,
    decisions: Numbers,
    chosen: Flags,
    facts: Numbers,
    policies: Numbers,
    keeps: Numbers,
    up: Indices,
    work: ColumbizWorkspace,
) -> None:
    """Apply a decision in each chosen game and play on."""
    tallies = np.zeros(max(FACTS, 36), dtype=np.int64)
    for game in range(len(states)):
        if chosen[game]:
            decide(states[game], facts, decisions[game], keeps)
            _run(states[game], streams[game], facts, policies, keeps, up, work, tallies)


@compiled
def see(
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
            mark(states[game], facts, up, marks[game])
            observe(states[game], facts, viewers[game], seen[game])


@compiled
def choose(
    states: Numbers, streams: Words, decisions: Numbers, facts: Numbers, up: Indices
) -> None:
    """Pick a random legal decision for each game that waits for one."""
    for game in range(len(states)):
        if states[game, c.PHASE] != c.OVER:
            decisions[game] = random_decision(states[game], facts, streams[game], up)


@compiled
def share(states: Numbers, shares: Values, facts: Numbers) -> None:
    """Write each side's share of the victory in finished games; 0 in the others."""
    for game in range(len(states)):
        if states[game, c.PHASE] == c.OVER:
            c.final_shares(states[game], facts, shares[game])
        else:
            shares[game, :] = 0.0


@compiled
def finish(
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
