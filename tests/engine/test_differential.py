"""The packed states of the engine against the rules: the same games, state by state."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from sixrow.engine.columbiz import states as c
from sixrow.engine.sequence_dice import states as s
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Columbiz, ColumbizSetup, Game, SequenceDice
from sixrow.rules.board import cells_in
from sixrow.rules.columbiz import END
from sixrow.rules.columbiz.laws import CAPPED, LINEAR, SQUARE
from sixrow.rules.sequence_dice import PASS
from tests.engine.walks import compare_games
from tests.support.strategies import EVERY_SETUP, columbiz_boards, sequence_dice_boards

ROOT = Path(__file__).parents[2]

GAMES = 12
"""Of each of the 60 set-ups: 720 games."""


def test_every_setup_is_there() -> None:
    """Columbiz: 2 × 2 × 3 options, twice as many for four; Sequence Dice: 2 × 2 options."""
    assert Counter((each.game.name, each.players) for each in EVERY_SETUP) == {
        ("columbiz", 2): 12,
        ("columbiz", 3): 12,
        ("columbiz", 4): 24,
        ("sequence-dice", 2): 4,
        ("sequence-dice", 3): 4,
        ("sequence-dice", 4): 4,
    }
    assert len(set(EVERY_SETUP)) == 60


@pytest.mark.parametrize(
    ("game", "players", "least"),
    [
        (COLUMBIZ, 2, 15_000),
        (COLUMBIZ, 3, 15_000),
        (COLUMBIZ, 4, 30_000),
        (SEQUENCE_DICE, 2, 6_000),
        (SEQUENCE_DICE, 3, 6_000),
        (SEQUENCE_DICE, 4, 6_000),
    ],
)
def test_random_games_are_the_same_at_every_state(game: Game, players: int, least: int) -> None:
    """The whole count: `python -m tests.engine.walks 35`."""
    seen: Counter[str] = Counter()
    for setup in EVERY_SETUP:
        if setup.game is game and setup.players == players:
            seen += compare_games(setup, GAMES)
    assert seen["states"] >= least, f"only {seen['states']} states were compared"
    rare = ["forfeits", "ties", "rows"] if game is COLUMBIZ else ["passes"]
    if game is SEQUENCE_DICE and players != 3:
        rare.append("no chip left")
    assert all(seen[each] for each in rare), seen


def test_the_source_is_the_same_game_without_the_compiler() -> None:
    run = subprocess.run(
        # Streams are made of words that overflow: compiled code says nothing, NumPy warns.
        [sys.executable, "-W", "ignore::RuntimeWarning", "-m", "tests.engine.walks", "2"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("60 set-ups in "), run.stdout
    words = run.stdout.replace(",", "").split()
    assert int(words[words.index("states") - 1]) > 10_000, run.stdout


@given(columbiz_boards())
def test_any_board_of_columbiz(position: Columbiz) -> None:
    """Boards that random games seldom reach; every decision is made on both."""
    state, facts = c.packed(position)
    assert c.unpack(state, position.setup) == position
    assert (cells_in(int(c.open_cells(state, facts))) or (END,)) == position.decisions()
    for decision in position.decisions():
        after = state.copy()
        if decision == END:
            c.end(after, facts)
        else:
            c.place(after, facts, decision)
        assert c.unpack(after, position.setup) == position.decide(decision).position


@given(sequence_dice_boards())
def test_any_board_of_sequence_dice(position: SequenceDice) -> None:
    state, facts = s.packed(position)
    assert s.unpack(state, position.setup) == position
    assert (cells_in(int(s.open_cells(state, facts))) or (PASS,)) == position.decisions()
    for decision in position.decisions():
        after = state.copy()
        s.choose(after, facts, decision)
        assert s.unpack(after, position.setup) == position.decide(decision).position


@pytest.mark.parametrize(
    ("captives", "scheme", "worth"),
    [
        ("square", SQUARE, [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 49, 56, 64]),
        ("capped", CAPPED, [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 42, 42, 42]),
        ("linear", LINEAR, list(range(16))),
    ],
)
def test_captives_of_every_number_count_by_the_scheme(
    captives: str, scheme: int, worth: list[int]
) -> None:
    setup = ColumbizSetup(players=3, captives=captives)
    state, facts = c.packed(Columbiz.start(setup))
    assert facts[c.SCHEME] == scheme
    state[c.POINTS + 1] = 100
    for number, points in enumerate(worth):
        state[c.CAPTIVES + 1] = number
        assert c.score(state, facts, 1) == 100 + points
        assert c.unpack(state, setup).scores() == (0, 100 + points, 0)


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ([3, 5, 4, 0], [0.0, 1.0, 0.0, 0.0]),
        ([5, 3, 5, 4], [0.5, 0.0, 0.5, 0.0]),
        ([0, 0, 0, 0], [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_equal_scores_share_the_victory(points: list[int], shares: list[float]) -> None:
    state, facts = c.packed(Columbiz.start(ColumbizSetup(players=4)))
    state[c.POINTS : c.POINTS + 4] = points
    found = np.full(4, np.nan)
    c.final_shares(state, facts, found)
    assert found.tolist() == shares
