"""Sequence Dice matches between networks and fixed baselines, compiled."""

import numpy as np

from sixrow.engine.compiler import compiled
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.playouts import greedy_choice
from sixrow.engine.sequence_dice.workspace import SequenceDiceWorkspace, solve_roll
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers, Values
from sixrow.learn.columbiz_arena import GREEDY, one_of
from sixrow.rules.dice import total


@compiled
def play_pairing(
    networks: Network,
    facts: Numbers,
    seed: int,
    who: Numbers,
    lines: Numbers,
    results: Values,
    work: SequenceDiceWorkspace,
) -> None:
    """Play games between the sides of `who`; writes the shares of each side, one row per game."""
    state = np.empty(s.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    expected = np.empty(facts[s.SIDES])
    for game in range(len(who)):
        seed_stream(stream, seed, game)
        s.begin_game(state, facts, stream)
        while state[s.PHASE] != s.OVER:
            player = who[game, s.side(state, facts)]
            dice = roll(stream, s.dice_to_roll(state))
            if player >= 0:
                solve_roll(one_of(networks, player), state, facts, lines, work, expected)
                s.roll(state, facts, dice)
                cell = work.cells[total(dice)]
            else:
                s.roll(state, facts, dice)
                if player == GREEDY:
                    cells, side = s.open_cells(state, facts), s.side(state, facts)
                    cell = greedy_choice(state, facts, side, total(dice), cells, lines)
                else:
                    cell = s.random_choice(state, facts, stream)
            s.choose(state, facts, cell)
        results[game] = 0.0
        results[game, s.side(state, facts)] = 1.0
