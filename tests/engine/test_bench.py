"""The benchmarks compare equals: C, plain Python and the engine play the same games."""

import pytest

from bench import c_playout, naive, plain
from bench.facts import difference, facts_of
from bench.run import POSITIONS, SETUPS
from sixrow.engine import Margin, simulate, solve
from sixrow.notation import read_position, setup_text
from sixrow.rules import Columbiz, Setup

GAMES = 1000


@pytest.mark.parametrize("setup", SETUPS, ids=setup_text)
def test_the_engine_and_plain_python_play_the_same_games(setup: Setup) -> None:
    found = facts_of(simulate(setup, 15, seed=3))
    assert difference(found, plain.play(setup, 15, seed=3)) == ""
    assert difference(found, plain.play(setup, 15, seed=4)) != ""


@pytest.mark.parametrize("setup", SETUPS, ids=setup_text)
def test_the_engine_and_c_play_the_same_games(setup: Setup) -> None:
    """On a machine without a C compiler there is nothing to compare, and the report says so."""
    if c_playout.compiler() is None:
        assert "none on this machine" in c_playout.compiler_text()
        return
    found = facts_of(simulate(setup, GAMES, seed=3))
    assert difference(found, c_playout.play(setup, GAMES, seed=3)) == ""


def test_the_naive_solvers_find_the_same_values() -> None:
    room = naive.tables()
    lines = POSITIONS.read_text().splitlines()
    assert len(lines) == len(set(lines)) == 500
    for line in lines[::100]:
        position = read_position(line)
        assert isinstance(position, Columbiz)
        value = solve(position, Margin()).value
        assert naive.solve_by_orders(position, room) == pytest.approx(value, abs=1e-12)
        assert naive.solve_roll_by_roll(position, room) == pytest.approx(value, abs=1e-12)
        assert naive.count_orders(position, room) >= len(solve(position, Margin()).ends)
