"""Whole games of Columbiz in compiled code: the loop behind bulk simulation."""

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.lattice import place_of
from sixrow.engine.columbiz.workspace import ColumbizWorkspace, keep_best, place_end, solve_greedily
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.playouts import GREEDY, STARTER, TURNS, WINNERS
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers, Words
from sixrow.rules.dice import showing
from sixrow.rules.outcome import winners

SCORES, ROWS, CAPTIVES, FORFEITS = 3, 7, 11, 15
"""The first columns of the facts of each seat, after those of both games."""

FACTS = 19
"""The number of facts of a game."""


@compiled
def play(
    facts: Numbers,
    policies: Numbers,
    seed: int,
    first: int,
    games: Numbers,
    filled: Numbers,
    fallen: Numbers,
    work: ColumbizWorkspace,
) -> None:
    """Play games from number `first` on, one row of `games` each.

    Args:
        facts: the set-up.
        policies: by seat.
        seed: the seed of the run.
        first: the number of the first game.
        games: the facts of each game.
        filled: how often each cell was filled; incremented.
        fallen: how often each face was rolled in a turn; incremented.
        work: the workspace of the greedy policy.
    """
    state = np.empty(c.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    for index in range(len(games)):
        seed_stream(stream, seed, first + index)
        game = games[index]
        game[:] = 0
        c.begin_game(state, facts, stream)
        game[STARTER] = state[c.STARTER]
        while state[c.PHASE] != c.OVER:
            game[TURNS] += 1
            if policies[state[c.SEAT]] == GREEDY:
                greedy_turn(state, facts, stream, game, filled, fallen, work)
            else:
                _random_turn(state, facts, stream, game, filled, fallen)
        _write_facts(state, facts, game)


@inlined
def _roll_dice(state: Numbers, facts: Numbers, stream: Words, fallen: Numbers) -> None:
    dice = roll(stream, c.dice_to_roll(state))
    for face in range(1, 7):
        fallen[face - 1] += showing(dice, face)
    c.roll(state, facts, dice)


@inlined
def _random_turn(
    state: Numbers, facts: Numbers, stream: Words, game: Numbers, filled: Numbers, fallen: Numbers
) -> None:
    seat = state[c.SEAT]
    while state[c.PHASE] != c.PLACING:
        if state[c.PHASE] == c.ROLLING:
            _roll_dice(state, facts, stream, fallen)
        else:
            c.keep(state, c.random_keep(state, stream))
    while True:
        others = c.opponents(state)
        cell = c.random_of(state, c.cells_beside(state, facts, others), stream)
        if cell < 0:
            break
        filled[cell] += 1
        c.place_beside(state, facts, others, cell)
    game[FORFEITS + seat] += c.end(state, facts) > 0


@compiled
def greedy_turn(
    state: Numbers,
    facts: Numbers,
    stream: Words,
    game: Numbers,
    filled: Numbers,
    fallen: Numbers,
    work: ColumbizWorkspace,
) -> None:
    """Play a whole turn of the greedy policy, from before its first roll."""
    seat = state[c.SEAT]
    solve_greedily(state, facts, work)
    while state[c.PHASE] != c.PLACING:
        if state[c.PHASE] == c.ROLLING:
            _roll_dice(state, facts, stream, fallen)
        else:
            c.keep(state, keep_best(state, work))
    row = work.end[place_of(state[c.TABLE], work.up)]
    for place in range(place_end(state, facts, row, work)):
        filled[work.order[place]] += 1
    game[FORFEITS + seat] += c.end(state, facts) > 0


@inlined
def _write_facts(state: Numbers, facts: Numbers, game: Numbers) -> None:
    players = facts[c.PLAYERS]
    for seat in range(players):
        game[SCORES + seat] = c.score(state, facts, seat)
        game[ROWS + seat] = state[c.POINTS + seat]
        game[CAPTIVES + seat] = state[c.CAPTIVES + seat]
    game[WINNERS] = winners(game[SCORES : SCORES + players])
