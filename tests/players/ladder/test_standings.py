"""Shares with intervals over blocks, and ratings that explain all pairings."""

import random

import pytest

from sixrow.means import Mean
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.players.ladder.ratings import ratings
from sixrow.players.ladder.standings import Match, matches
from sixrow.rules import ColumbizSetup

TWO, THREE = ColumbizSetup(), ColumbizSetup(players=3)


def result(game: int, winners: tuple[int, ...], starter: int = 0, one: str = "a") -> MatchResult:
    return MatchResult(Pairing(one, "b"), game, starter, winners, 20)


def match(one: str, others: str, blocks: list[float], size: int = 2) -> Match:
    mean = Mean.over(blocks)
    return Match(Pairing(one, others), size * len(blocks), mean, (mean,), tuple(blocks))


def test_shares_by_player_and_in_turn_order() -> None:
    #               a is side 0 · a is side 1 · shared     · a is side 1, b begins
    results = [result(0, (0,)), result(1, (0,)), result(2, (0, 1), 1), result(3, (1,), 1)]
    (found,) = matches(TWO, results)
    assert found.games == 4
    assert found.blocks == (0.5, 0.75)
    assert found.share.value == pytest.approx(0.625)
    assert found.share.error == pytest.approx(1.96 * 0.125)
    assert [mean.value for mean in found.in_turn_order] == [0.875, 0.125]


def test_games_of_a_broken_block_are_left() -> None:
    results = [result(0, (0,)), result(3, (1,)), result(4, (0,)), result(5, (1,))]
    (found,) = matches(TWO, results)
    assert (found.games, found.blocks) == (2, (1.0,))
    assert matches(TWO, results[:2]) == []


def test_with_three_the_one_holds_each_side_in_turn() -> None:
    (found,) = matches(THREE, [result(0, (0,), 2), result(1, (1,), 2), result(2, (0,), 2)])
    assert found.share.value == pytest.approx(2 / 3)
    assert [mean.value for mean in found.in_turn_order] == pytest.approx([0, 2 / 3, 1 / 3])


def test_intervals_respect_that_games_of_a_block_share_their_dice() -> None:
    """Where the seat decides every game, each block is even and the share is known well."""
    results = [result(game, (0,)) for game in range(200)]
    (found,) = matches(TWO, results)
    assert found.share == Mean(0.5, 0.03)
    assert Mean.over([1.0] * 10) == Mean(1.0, 0.3)
    assert Mean.over([1.0]) == Mean(1.0, 1.0)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_ratings_find_the_strengths_that_made_the_results(sides: int) -> None:
    true = {"a": 0.0, "b": 150.0, "c": 320.0}
    rng = random.Random(sides)
    found = []
    for one, others in (("b", "a"), ("c", "a"), ("c", "b")):
        strength = 10 ** ((true[one] - true[others]) / 400)
        chance = strength / (strength + sides - 1)
        blocks = [sum(rng.random() < chance for _ in range(sides)) / sides for _ in range(3000)]
        found.append(match(one, others, blocks, sides))
    table = ratings(found, sides)
    assert list(table) == ["c", "b", "a"]
    mean = sum(true.values()) / 3
    for name, rating in table.items():
        assert rating.value == pytest.approx(1500 + true[name] - mean, abs=1.7 * rating.error)
        assert 2 < rating.error < 12


def test_ratings_are_wider_when_blocks_vary_more() -> None:
    even = ratings([match("a", "b", [0.5] * 50 + [1.0] * 50)], 2)["a"]
    apart = ratings([match("a", "b", [1.0] * 75 + [0.0] * 25)], 2)["a"]
    assert apart.value == pytest.approx(even.value, abs=1)
    assert apart.error > 1.5 * even.error


def test_who_won_every_game_has_a_rating_too() -> None:
    table = ratings([match("a", "b", [1.0] * 20), match("c", "d", [0.5, 0.75])], 2)
    assert set(table) == {"a", "b", "c", "d"}
    assert 100 < table["a"].value - table["b"].value < 2000
    assert ratings([match("a", "a", [0.5])], 2) == {}
