"""Games of a match: rotating seats, fair dice shared within a block and hidden from players."""

from collections import Counter

import pytest

from sixrow.players.ladder.matches import Pairing, fallen, play
from sixrow.players.ladder.runner import play_block, play_blocks
from sixrow.rules import ColumbizSetup, SequenceDiceSetup, Setup
from sixrow.rules.dice import contains, faces_of

PAIRING = Pairing("greedy", "random")


@pytest.mark.parametrize(
    "setup",
    [ColumbizSetup(), ColumbizSetup(players=3), SequenceDiceSetup(players=4)],
    ids=str,
)
def test_in_a_block_the_one_holds_every_side_and_every_place_in_turn_order(setup: Setup) -> None:
    for block in range(3):
        results = play_block(setup, 1, (PAIRING, block))
        held = [result.game % setup.sides for result in results]
        assert held == list(range(setup.sides))
        assert len({result.starter for result in results}) == 1
        places = {(side - result.starter) % setup.sides for side, result in enumerate(results)}
        assert places == set(range(setup.sides))


def test_partners_hold_a_side_together() -> None:
    setup = SequenceDiceSetup(players=4)
    assert [PAIRING.holder(setup, 0, seat) for seat in range(4)] == ["greedy", "random"] * 2
    assert [PAIRING.holder(setup, 1, seat) for seat in range(4)] == ["random", "greedy"] * 2


def test_a_game_depends_on_seed_pairing_and_number_alone() -> None:
    setup = ColumbizSetup()
    blocks = [(PAIRING, block) for block in range(4)]
    alone = list(play_blocks(setup, 1, blocks, workers=1))
    assert list(play_blocks(setup, 1, blocks, workers=2)) == alone
    assert play(setup, 1, PAIRING, 5) == alone[2][1]
    others = [play_block(setup, 2, block) for block in blocks]
    assert others != alone
    turned = [play_block(setup, 1, (Pairing("random", "greedy"), block)) for block in range(4)]
    assert [game.turns for games in turned for game in games] != [
        game.turns for games in alone for game in games
    ]


def test_who_plays_against_itself_never_has_the_same_dice_twice() -> None:
    setup, alone = SequenceDiceSetup(), Pairing("greedy", "greedy")
    assert alone.block(setup) == 1
    results = [play(setup, 1, alone, game) for game in range(8)]
    assert len({(result.starter, result.turns) for result in results}) > 3


def test_dice_are_fair_and_fewer_are_the_first_of_more() -> None:
    counts: Counter[int] = Counter()
    for number in range(5000):
        dice = fallen(f"key {number}", 8)
        counts.update(faces_of(dice))
        assert contains(dice, fallen(f"key {number}", 3))
    expected = 5000 * 8 / 6
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))
    assert chi_square < 20.5  # one in a thousand, five degrees of freedom
    assert fallen("key", 100) == fallen("key", 100) != fallen("other", 100)
