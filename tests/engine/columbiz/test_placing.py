"""The value of every decision while discs are placed, against all ways to go on."""

import pytest

from sixrow.engine import Margin, placing
from sixrow.rules import Columbiz, Setup
from sixrow.rules.columbiz import END, ColumbizPhase
from tests.engine.reference import (
    SETUPS,
    Judge,
    Told,
    arbitrary,
    end_of,
    ends_by_order,
    margin,
    random_positions,
    same,
)
from tests.support.boards import columbiz, play


def by_brute_force(position: Columbiz, judge: Judge) -> dict[int, float]:
    """The best end that each decision can lead to."""
    values: dict[int, float] = {}
    for order, end in ends_by_order(position):
        decision = order[0] if order else END
        values[decision] = max(values.get(decision, float("-inf")), judge(end_of(end)))
    return values


@pytest.mark.parametrize("judge", [margin, arbitrary])
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_equals_all_ways_to_go_on_at_moments_of_random_games(setup: Setup, judge: Judge) -> None:
    moments = random_positions(setup, 21, ColumbizPhase.PLACE, 3)
    assert {0, 1, 2} <= {position.placed for position in moments}
    for position in moments:
        assert same(placing(position, Told(judge)), by_brute_force(position, judge))


FREED = """
    . . . . . .
    . . . . . .
    . . . . . .
    . B . . . .
    . B P . P .
    . P . P . .
"""


@pytest.mark.parametrize("judge", [margin, arbitrary])
@pytest.mark.parametrize("extension", ["full", "difference"])
def test_equals_all_ways_to_go_on_where_captures_free_cells(extension: str, judge: Judge) -> None:
    position = columbiz(FREED, dice="22222224", extension=extension)
    for moves in ((), ("b4",), ("b4", "b2"), ("b5",), ("b5", "b2")):
        moment = play(position, *moves).position
        expected = by_brute_force(moment, judge)
        assert same(placing(moment, Told(judge)), expected)


def test_a_turn_that_has_placed_ends_without_a_forfeit() -> None:
    position = play(columbiz(FREED, dice="44444444", supply=(9, 9)), "d6").position
    assert placing(position, Told(lambda end: end.supply))[END] == 8


def test_a_forfeit_costs_three_discs_or_a_smaller_supply() -> None:
    column = """
        P . . . . .
        B . . . . .
        P . . . . .
        B . . . . .
        P . . . . .
        B . . . . .
    """
    for supply, left in ((9, 6), (3, 0), (2, 0)):
        position = columbiz(column, dice="11111111", supply=(supply, 9))
        assert placing(position, Told(lambda end: end.supply)) == {END: left}


def test_the_limit_and_the_supply_end_the_turn() -> None:
    fourth = columbiz("\n".join(["P . . . . ."] * 4 + [". . . . . ."] * 2), dice="66", placed=4)
    assert set(placing(fourth, Margin())) == {END}
    last = columbiz(dice="66666666", supply=(1, 5))
    values = placing(last, Told(lambda end: end.own.bit_count()))
    assert values == dict.fromkeys(last.decisions(), 1.0)
