"""Looking one to three rolls ahead, against the same search in plain Python."""

import numpy as np
import pytest

from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.sequence_dice.inputs import sequence_inputs
from sixrow.engine.sequence_dice.lookahead import look_at_choices
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.sequence_dice.workspace import solve_roll, workspace
from sixrow.engine.types import Numbers
from sixrow.learn.fitter import new_network
from tests.support.boards import sequence_dice

BOARD = """
    G G G G . .
    . G B . . .
    . G . B . G
    . . . G B .
    . B . . B .
    . . G B . B
"""


def searched(network: Network, state: Numbers, facts: Numbers, side: int, rolls: int) -> float:
    """The share of a side before a roll; each further roll follows the network's best replies."""
    if state[s.PHASE] == s.OVER:
        return float(s.side(state, facts) == side)
    work, expected = workspace(network, int(facts[s.SIDES])), np.empty(facts[s.SIDES])
    solve_roll(network, state, facts, lines(int(facts[s.LENGTH])), work, expected)
    if rolls == 1:
        return float(expected[side])
    value = 0.0
    for total in range(2, 13):
        after = state.copy()
        s.choose_for(after, facts, s.side(state, facts), total, work.cells[total])
        value += ODDS[total] * searched(network, after, facts, side, rolls - 1)
    return value


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize(("players", "total"), [(2, 6), (2, 12), (3, 9)])
def test_a_choice_is_worth_what_the_rolls_after_it_show(
    players: int, total: int, rolls: int
) -> None:
    position = sequence_dice(BOARD, players=players, length=5, total=total, seat=0)
    masks, sides = lines(5), position.setup.sides
    network = new_network(sequence_inputs(sides, 5, len(masks)), 8, 4, sides, seed=1)
    state, facts = s.packed(position)
    cells = np.array(position.decisions()[:2], dtype=np.int64)
    values, work = np.empty(len(cells)), workspace(network, sides)
    look_at_choices(network, state, facts, total, cells, masks, rolls, work, values)
    for cell, value in zip(cells, values, strict=True):
        after = state.copy()
        s.choose_for(after, facts, 0, total, cell)
        assert value == pytest.approx(searched(network, after, facts, 0, rolls), abs=1e-6)


def test_a_row_made_at_once_is_worth_the_whole_game() -> None:
    position = sequence_dice(BOARD, length=5, total=6)
    masks = lines(5)
    network = new_network(sequence_inputs(2, 5, len(masks)), 8, 4, 2, seed=1)
    cells, values = np.array([29], dtype=np.int64), np.empty(1)  # e6, beside four
    work = workspace(network, 2)
    look_at_choices(network, *s.packed(position), 6, cells, masks, 3, work, values)
    assert values[0] == 1.0
