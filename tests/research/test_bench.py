"""The benchmarks count what was played; matches against the search resume and add up."""

from collections import Counter
from pathlib import Path

import pytest

from bench import against_mcts, doors
from sixrow.notation import setup_text
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Setup

USUAL = [COLUMBIZ.setup(players=2), SEQUENCE_DICE.setup(players=2)]


@pytest.mark.parametrize("setup", USUAL, ids=setup_text)
def test_every_door_plays_random_games_of_about_the_same_length(setup: Setup) -> None:
    lengths = {}
    for door, games in (
        (doors.openspiel, 12),
        (doors.pettingzoo, 12),
        (doors.vectors, 3000),
        (doors.batches, 3000),
    ):
        rate = door(setup, games)
        assert rate.games >= games
        assert rate.seconds > 0
        lengths[door.__name__] = rate.steps / rate.games
    assert lengths["vectors"] == pytest.approx(lengths["batches"], rel=0.2)
    for name in ("openspiel", "pettingzoo"):
        assert 0.5 < lengths[name] / lengths["batches"] < 2.0


def test_whole_games_are_counted_with_the_length_that_is_told() -> None:
    rate = doors.whole_games(USUAL[0], 500, steps_a_game=80.5)
    assert (rate.games, rate.steps) == (500, 40_250)


def test_the_plan_has_every_level_and_every_number_of_simulations() -> None:
    plan = against_mcts.plan()
    assert len(set(plan)) == len(plan)
    blocks = Counter(pairing for pairing, _number in plan)
    assert len(blocks) == 5 * 3
    assert plan[0][0] == Pairing("master", "mcts-100")


def test_a_part_of_the_plan() -> None:
    asked = against_mcts.plan("master", 1000)
    assert {pairing for pairing, _number in asked} == {Pairing("master", "mcts-1000")}
    assert [number for _pairing, number in asked] == list(range(60))


def test_matches_against_the_search_are_played_once_and_told(tmp_path: Path) -> None:
    pairing = Pairing("greedy", "mcts-4")
    blocks = [(pairing, 0), (pairing, 1)]
    against_mcts.play_on(tmp_path, ("sequence-dice:2",), blocks, until=2**40)
    (file,) = tmp_path.iterdir()
    before = file.read_text()
    assert len(before.splitlines()) == 5
    against_mcts.play_on(tmp_path, ("sequence-dice:2",), blocks, until=2**40)
    assert file.read_text() == before
    kept = against_mcts.ledger(tmp_path, USUAL[1])
    for game in range(4):
        won = (game % 2,)
        kept.add(MatchResult(Pairing("master", "mcts-100"), game, 0, won, 9))
    kept.close()
    told = list(against_mcts.table(tmp_path))
    assert told[-1] == "| `sequence-dice:2` | master | 100 | 4 | 1.000 ± 1.000 |"
