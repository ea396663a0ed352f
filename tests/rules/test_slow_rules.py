"""The rules against a second version written from docs/rules.md alone, state by state."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixrow.rules import Position, Setup, start
from tests.support import slow
from tests.support.strategies import SEEDS, columbiz_boards, sequence_dice_boards, setups


@pytest.mark.no_cover
@given(setups(), SEEDS)
@settings(max_examples=20)  # whole games, by slow rules
def test_both_versions_play_the_same_game(setup: Setup, seed: int) -> None:
    random = Random(seed)
    position = start(setup)
    other = slow.read(position)
    slow.agree(position, other)
    while moves := other.moves():
        move = random.choice(moves)
        position, other = slow.take(position, move), other.after(move)
        slow.agree(position, other)
    assert position.outcome is not None


@given(st.one_of(columbiz_boards(), sequence_dice_boards()))
def test_both_versions_agree_on_any_board_and_after_every_decision_there(
    position: Position,
) -> None:
    other = slow.read(position)
    slow.agree(position, other)
    for move in other.moves():
        assert slow.read(slow.take(position, move)) == other.after(move)
