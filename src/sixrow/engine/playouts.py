"""Whole games in compiled code: the loops behind bulk simulation.

Each game has its own random stream and writes one row of facts. Policies decide for the seats, by
number: `RANDOM` picks any legal decision with equal probability; `GREEDY` solves its turn exactly
for immediate points (Columbiz) or takes the choice that leaves it the most open rows (Sequence
Dice), the first one on ties.
"""

import numpy as np

from sixrow.engine.cells import lowest_cell
from sixrow.engine.columbiz import states as c
from sixrow.engine.columbiz.lattice import place_of
from sixrow.engine.columbiz.workspace import Workspace, keep_best, place_end, solve_greedily
from sixrow.engine.compiler import compiled, inlined
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.rows import open_rows_of
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers, Words
from sixrow.rules.board import Cell, Mask, popcount
from sixrow.rules.dice import showing, total
from sixrow.rules.outcome import winners
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import chips_after, places, plays_again

RANDOM, GREEDY = 0, 1
POLICIES = ("random", "greedy")

STARTER, TURNS, WINNERS = 0, 1, 2
SCORES, ROWS, CAPTIVES, FORFEITS = 3, 7, 11, 15
COLUMBIZ_FACTS = 19
CHIPS, PASSES, EXTRA, REPLACED, REMOVED = 3, 6, 7, 8, 9
SEQUENCE_DICE_FACTS = 10


@compiled
def play_columbiz(
    facts: Numbers,
    policies: Numbers,
    seed: int,
    first: int,
    games: Numbers,
    filled: Numbers,
    fallen: Numbers,
    work: Workspace,
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
        _write_columbiz(state, facts, game)


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
    work: Workspace,
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
def _write_columbiz(state: Numbers, facts: Numbers, game: Numbers) -> None:
    players = facts[c.PLAYERS]
    for seat in range(players):
        game[SCORES + seat] = c.score(state, facts, seat)
        game[ROWS + seat] = state[c.POINTS + seat]
        game[CAPTIVES + seat] = state[c.CAPTIVES + seat]
    game[WINNERS] = winners(game[SCORES : SCORES + players])


@compiled
def play_sequence_dice(
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

    As `play_columbiz`; `fallen` counts totals, and `masks` are the lines that the greedy policy
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
