"""Play random games with the compiled rules and check invariants in every state.

    python scripts/compiled_games.py --games 100000 --workers 2

For every set-up and combination of options. `python -m tests.support.random_games` does the same
with the plain rules and more checks, a few hundred times slower; the tests compare both speeds
state by state.
"""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.compiler import compiled
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.streams import roll, seed_stream
from sixrow.engine.types import Numbers
from sixrow.notation import setup_text
from sixrow.rules import COLUMBIZ, GAMES, ColumbizSetup, SequenceDiceSetup, Setup, SetupRefused
from sixrow.rules.board import EVERY_CELL, popcount
from sixrow.rules.columbiz.laws import discs_each
from sixrow.rules.dice import number
from sixrow.rules.sequence_dice.laws import CHIPS

LONGEST = 20_000
"""More steps than any random game has needed; a longer game is a violation."""


def every_setup() -> list[Setup]:
    """All valid combinations of players and options."""
    found = []
    for game in GAMES.values():
        names = ("players", *(option.name for option in game.options))
        for values in product(game.players, *(option.values for option in game.options)):
            wishes: dict[str, Any] = dict(zip(names, values, strict=True))
            try:
                found.append(game.setup(**wishes))
            except SetupRefused:  # the limit of three discs needs four players
                continue
    return found


@compiled
def columbiz_games(facts: Numbers, seed: int, games: int) -> tuple[int, int]:
    """The number of states, and the first game with a violation (−1 if none)."""
    state = np.empty(c.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    states = 0
    for game in range(games):
        seed_stream(stream, seed, game)
        c.begin(state, facts)
        out, steps = 0, 0
        while state[c.PHASE] != c.OVER:
            states, steps = states + 1, steps + 1
            count = c.dice_to_roll(state)
            if count:
                c.roll(state, facts, roll(stream, count))
            elif state[c.PHASE] == c.KEEPING:
                c.keep(state, c.random_keep(state, stream))
            else:
                cell = c.random_cell(state, facts, stream)
                if cell < 0:
                    out += c.end(state, facts)
                else:
                    c.place(state, facts, cell)
            if steps > LONGEST or not columbiz_holds(state, facts, out):
                return states, game
        if not c.last_round(state, facts):
            return states, game
    return states, -1


@compiled
def columbiz_holds(state: Numbers, facts: Numbers, out: int) -> bool:
    """Discs are conserved and never share a cell; dice and counts are within bounds."""
    players = facts[c.PLAYERS]
    taken, on_board, others = 0, 0, 0
    for seat in range(players):
        taken |= state[c.DISCS + seat]
        on_board += popcount(state[c.DISCS + seat])
        others += state[c.SUPPLY + seat] + state[c.CAPTIVES + seat]
        if state[c.SUPPLY + seat] < 0 or state[c.CAPTIVES + seat] < 0:
            return False
    return (
        popcount(taken) == on_board
        and taken & EVERY_CELL == taken
        and on_board + others + out == players * discs_each(players)
        and number(state[c.TABLE]) <= 8
        and number(state[c.KEPT]) <= 8
        and 0 <= state[c.PLACED] <= facts[c.LIMIT]
    )


@compiled
def sequence_dice_games(facts: Numbers, seed: int, games: int) -> tuple[int, int]:
    """The number of states, and the first game with a violation (−1 if none)."""
    state = np.empty(s.WIDTH, dtype=np.int64)
    stream = np.empty(1, dtype=np.uint64)
    states = 0
    for game in range(games):
        seed_stream(stream, seed, game)
        s.begin(state)
        steps = 0
        while state[s.PHASE] != s.OVER:
            states, steps = states + 1, steps + 1
            count = s.dice_to_roll(state)
            if count:
                s.roll(state, facts, roll(stream, count))
            else:
                s.choose(state, facts, s.random_choice(state, facts, stream))
            if steps > LONGEST or not sequence_dice_holds(state, facts):
                return states, game
    return states, -1


@compiled
def sequence_dice_holds(state: Numbers, facts: Numbers) -> bool:
    """Chips never share a cell, and no side has more than its box."""
    taken, on_board = 0, 0
    for side in range(facts[s.SIDES]):
        own = popcount(state[s.CHIPS + side])
        taken |= state[s.CHIPS + side]
        on_board += own
        if own > CHIPS and not facts[s.UNLIMITED]:
            return False
    return popcount(taken) == on_board and taken & EVERY_CELL == taken


def play(setup: Setup, games: int, seed: int) -> tuple[int, int]:
    """Games of one set-up."""
    if isinstance(setup, ColumbizSetup):
        return columbiz_games(c.facts(setup), seed, games)
    assert isinstance(setup, SequenceDiceSetup)
    return sequence_dice_games(s.facts(setup), seed, games)


def main() -> int:
    parser = argparse.ArgumentParser(description="Check invariants over compiled random games.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    setups = every_setup()
    for setup in (COLUMBIZ.setup(2), GAMES["sequence-dice"].setup(2)):
        play(setup, 1, 0)  # compile
    started, states, violations = time.monotonic(), 0, 0
    with ThreadPoolExecutor(arguments.workers) as pool:
        results = pool.map(lambda each: play(each, arguments.games, arguments.seed), setups)
        for setup, (walked, broken) in zip(setups, results, strict=True):
            states += walked
            if broken >= 0:
                violations += 1
                print(f"{setup_text(setup)}: game {broken} of seed {arguments.seed} breaks a rule")
    took = time.monotonic() - started
    print(
        f"{len(setups)} set-ups, {arguments.games} games of each, {states} states, "
        f"{violations} violations, {took:.0f} s"
    )
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
