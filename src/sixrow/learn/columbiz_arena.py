"""Columbiz matches between networks and fixed baselines, compiled: measures training progress."""

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.workspace import ColumbizWorkspace, solve_greedily, solve_turn
from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.streams import seed_stream
from sixrow.engine.types import Numbers, Values
from sixrow.learn.columbiz_games import BEST, RANDOM_TURN, play_turn

GREEDY, RANDOM = -1, -2
"""Baselines that can hold a seat instead of a network."""


def stack(networks: list[Network]) -> Network:
    """Stack several networks of one shape along a new first axis."""
    return Network(*(np.stack(layer) for layer in zip(*networks, strict=True)))


@compiled
def one_of(networks: Network, number: int) -> Network:
    """One of several stacked networks."""
    return Network(
        networks.w1[number],
        networks.b1[number],
        networks.w2[number],
        networks.b2[number],
        networks.w3[number],
        networks.b3[number],
    )


@compiled
def play_pairing(
    networks: Network,
    facts: Numbers,
    seed: int,
    who: Numbers,
    results: Values,
    work: ColumbizWorkspace,
) -> None:
    """Play games between the seats of `who`; writes the shares of each seat, one row per game.

    `who[game, seat]` is the number of a network, or a baseline.
    """
    state = np.empty(c.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    for game in range(len(who)):
        seed_stream(stream, seed, game)
        c.begin_game(state, facts, stream)
        while state[c.PHASE] != c.OVER:
            player = who[game, state[c.SEAT]]
            if player >= 0:
                solve_turn(one_of(networks, player), state, facts, work)
            elif player == GREEDY:
                solve_greedily(state, facts, work)
            play_turn(state, facts, stream, RANDOM_TURN if player == RANDOM else BEST, 0, work)
            c.end(state, facts)
        c.final_shares(state, facts, results[game])
