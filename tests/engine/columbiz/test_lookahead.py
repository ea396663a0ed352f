"""A second look at keeps: which ends are looked at, and what follows from them."""

import numpy as np
import pytest

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.inputs import columbiz_inputs
from sixrow.engine.columbiz.lattice import lattice
from sixrow.engine.columbiz.lookahead import look_at_ends, look_at_keeps
from sixrow.engine.columbiz.states import packed
from sixrow.engine.columbiz.turns import solve
from sixrow.engine.columbiz.workspace import judge_turn, solve_turn, workspace
from sixrow.engine.networks import Network
from sixrow.engine.types import Numbers, Values
from sixrow.learn.fitter import new_network
from sixrow.notation import read_position
from sixrow.rules import Columbiz
from sixrow.rules.columbiz.laws import DICE
from sixrow.rules.dice import parts

FEW_LEFT = "columbiz:2 6/6/1P2BB/1P1P1P/PPBPBB/PPBPB1 2,9 2,4 6,0 1 1"
SOON_OVER = "columbiz:2 6/6/1P2BB/1P1P1P/PPBPBB/PPBPB1 1,2 2,4 6,0 2 1"


class Looking:
    """An evaluator that looks at every end."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        _placements: Placements,
        _supply: Numbers,
        values: Values,
    ) -> None:
        work, ahead = (workspace(2, len(self._network.b1)) for _ in range(2))
        judge_turn(self._network, state, facts, work)
        look_at_ends(self._network, state, facts, np.arange(len(values)), work, ahead, values)


def looked(
    position: Columbiz, looks: int, seen: Values | None = None
) -> tuple[int, dict[int, float], Values]:
    """How many ends were looked at, the value of each keep, and what was seen."""
    network, tables = a_network(), lattice(DICE)
    state, facts = packed(position)
    work, ahead = (workspace(2, len(network.b1)) for _ in range(2))
    count, _ = solve_turn(network, state, facts, work)
    seen = np.full(count, np.nan) if seen is None else seen
    keeps = list(parts(position.dice))
    values = np.empty(len(keeps))
    places = np.array([tables.place[each] for each in keeps], dtype=np.int16)
    number = look_at_keeps(
        *(network, state, facts, places, position.rolls_left, looks, 1.0),
        *(work, ahead, seen, values),
    )
    return number, dict(zip(keeps, values.tolist(), strict=True)), seen


def a_network() -> Network:
    return new_network(columbiz_inputs(2), 8, 4, 2, seed=1)


def columbiz(text: str) -> Columbiz:
    position = read_position(text)
    assert isinstance(position, Columbiz)
    return position


@pytest.mark.parametrize("board", [FEW_LEFT, SOON_OVER], ids=["goes on", "may finish the game"])
@pytest.mark.parametrize("rolls_left", [1, 2])
def test_with_looks_for_all_ends_the_turn_is_solved_by_what_they_show(
    board: str, rolls_left: int
) -> None:
    position = columbiz(f"{board} keep {rolls_left} 12355566 -")
    _, values, seen = looked(position, looks=10_000)
    turn = solve(position, Looking(a_network()))
    assert values == pytest.approx(turn.keeps(position.dice, rolls_left), abs=1e-6)
    finished = np.isnan(seen)  # these need no look
    assert finished.any() == (board == SOON_OVER)


def test_looks_go_where_the_keeps_differ_and_what_was_seen_saves_them() -> None:
    position = columbiz(f"{FEW_LEFT} keep 2 12355566 -")
    number, values, seen = looked(position, looks=6)
    assert number == 6
    assert np.isfinite(seen).sum() == 6
    judged = looked(position, looks=0)[1]
    assert values != judged
    again, same, more = looked(position, 6, seen.copy())
    assert (again, same) == (number, values)
    assert np.array_equal(more, seen, equal_nan=True)
