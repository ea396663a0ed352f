"""Whole games of Sequence Dice in compiled code: the loop behind bulk simulation."""

import numpy as np

from sixrow.engine.cells import lowest_cell
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.playouts import GREEDY, STARTER, TURNS, WINNERS
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.rows import open_rows_of
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers
from sixrow.rules.board import Cell, Mask, popcount
from sixrow.rules.dice import total
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import chips_after, places, plays_again

CHIPS = 3
"""The first column of the facts of each side, after those of both games."""

PASSES, EXTRA, REPLACED, REMOVED = 6, 7, 8, 9
"""The columns of the other facts of a game."""

FACTS = 10
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
    masks: Numbers,
) -> None:
    """Play games from number `first` on, one row of `games` each.

    As `play` of Columbiz; `fallen` counts totals, and `masks` are the lines that the greedy policy
    counts.
    """
    state = np.empty(s.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    for index in range(len(games)):
        seed_stream(stream, seed, first + index)
        game = games[index]
        game[:] = 0
        s.begin_game(state, facts, stream)
        game[STARTER] = state[s.SEAT]
        while state[s.PHASE] != s.OVER:
            game[TURNS] += 1
            s.roll(state, facts, roll(stream, s.dice_to_roll(state)))
            side, rolled = s.side(state, facts), total(state[s.TABLE])
            fallen[rolled] += 1
            cells = s.cells_for(state, facts, side, rolled)
            if policies[state[s.SEAT]] == GREEDY:
                cell = greedy_choice(state, facts, side, rolled, cells, masks)
            else:
                cell = s.random_of(cells, stream)
            _count_choice(state, cell, rolled, game, filled)
            s.choose_for(state, facts, side, rolled, cell)
            game[EXTRA] += state[s.PHASE] != s.OVER and plays_again(rolled)
        game[WINNERS] = 1 << s.side(state, facts)
        for each in range(facts[s.SIDES]):
            game[CHIPS + each] = popcount(state[s.CHIPS + each])


@inlined
def _count_choice(state: Numbers, cell: Cell, rolled: int, game: Numbers, filled: Numbers) -> None:
    """Count the effects of a choice before it is applied."""
    if cell == PASS:
        game[PASSES] += 1
    elif places(rolled):
        filled[cell] += 1
        game[REPLACED] += s.is_taken(state, cell)
    else:
        game[REMOVED] += 1


@compiled
def greedy_choice(
    state: Numbers, facts: Numbers, side: int, rolled: int, cells: Mask, masks: Numbers
) -> Cell:
    """The choice that leaves the most open rows; on ties the lowest cell."""
    chips = state[s.CHIPS : s.CHIPS + facts[s.SIDES]].copy()
    best, chosen = -np.inf, PASS
    while cells:
        cell = lowest_cell(cells)
        cells &= cells - 1
        for each in range(len(chips)):
            chips[each] = chips_after(state[s.CHIPS + each], each == side, cell, rolled)
        value = open_rows_of(chips, side, masks)
        if value > best:
            best, chosen = value, cell
    return chosen
