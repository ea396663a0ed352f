"""Exact endgames against slow searches through the rules themselves."""

from functools import cache
from math import sqrt

import numpy as np
import pytest

from sixrow.analysis.measurement.endgames import (
    Bounds,
    bounded_lines,
    exact_lines,
    is_solvable,
    proved_best,
    searched_lines,
)
from sixrow.analysis.measurement.rollouts import Line, RolloutPlan, roll_out
from sixrow.engine import solve
from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.inputs import columbiz_inputs
from sixrow.engine.columbiz.states import unpack
from sixrow.engine.columbiz.turns import best_order
from sixrow.engine.types import Numbers, Values
from sixrow.learn.fitter import new_network
from sixrow.notation import read_position
from sixrow.players.columbiz import turns_left
from sixrow.rules import Columbiz, Position, Refusal, SequenceDice, Waiting
from sixrow.rules.columbiz import END, ColumbizPhase

LAST = "columbiz:2 6/6/6/BBPPPB/BBPPBB/1BPPPP 0,4 0,4 8,1 1 2"
"""Purple began and has no disc left, so that blue has the last turn."""

LAST_BUT_ONE = "columbiz:2 6/6/1P2BB/1P1P1P/PPBPBB/PPBPB1 1,9 2,4 6,0 1 1"
THREE = "columbiz:3 6/6/6/BBPPPB/GBPGBB/1BPPPP 2,1,4 0,4,2 5,1,0 1 2"
CLOSE = 1e-6


def columbiz(text: str) -> Columbiz:
    position = read_position(text)
    assert isinstance(position, Columbiz)
    return position


def sequence_dice(text: str) -> SequenceDice:
    position = read_position(text)
    assert isinstance(position, SequenceDice)
    return position


@cache
def best_share(position: Position, seat: int) -> float:
    """A seat's share when it plays the rest of the game alone, by exhaustive search."""
    if position.outcome is not None:
        return float(position.outcome.shares[seat])
    if position.waiting is Waiting.DICE:
        after = ((position.roll(dice).position, chance) for dice, chance in position.chances())
        return sum(float(chance) * best_share(each, seat) for each, chance in after)
    after_each = (position.decide(each).position for each in position.decisions())
    return max(best_share(each, seat) for each in after_each)


def after(position: Position, line: Line) -> Position:
    for decision in line:
        position = position.decide(decision).position
    return position


@pytest.mark.parametrize(
    ("moment", "few"),
    [
        ("place 11115555 0", False),
        ("place 11115 1", False),
        ("keep 1 11115555 -", True),
        ("keep 2 11115555 -", True),
    ],
)
def test_the_last_turn_by_trying_everything(moment: str, few: bool) -> None:
    """Of the keeps only those that roll two dice or fewer: a search through the rules is slow."""
    position = columbiz(f"{LAST} {moment}")
    lines = exact_lines(position)
    compared = 0
    for line, value in lines.items():
        left = after(position, line)
        if few and left.dice_to_roll > (2 if moment.startswith("keep 1") else 1):
            continue
        assert value == pytest.approx(best_share(left, position.seat), abs=CLOSE)
        compared += 1
    assert compared >= 3
    assert len({round(value, 6) for value in lines.values()}) > 1


class SlowShares:
    """The mover's final share after each end, by placing and ending through the rules."""

    def __init__(self, position: Columbiz) -> None:
        self._position = position

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        del facts, supply
        setup = self._position.setup
        for row, cells in enumerate(placements.cells.tolist()):
            now = unpack(state, setup)
            placing = Columbiz(
                *(setup, now.discs, now.supply, now.captives, now.points, ColumbizPhase.PLACE),
                *(now.seat, now.starter, 0, 0x888888 if cells else 0),
            )
            over = after(placing, (*best_order(placing, cells), END))
            assert over.outcome is not None
            values[row] = over.outcome.shares[now.seat]


@pytest.mark.parametrize("moment", ["place 12455556 0", "place 11155566 0"])
def test_the_last_turn_but_one_is_one_less_the_last_turn(moment: str) -> None:
    position = columbiz(f"{LAST_BUT_ONE} {moment}")
    lines = exact_lines(position)
    assert len(lines) >= 2
    for line, value in lines.items():
        following = after(position, line)
        assert isinstance(following, Columbiz)
        last = solve(following, SlowShares(following)).value
        assert value == pytest.approx(1 - last, abs=CLOSE)


@pytest.mark.parametrize("text", [f"{THREE} place 12455556 0", f"{THREE} keep 1 12455556 -"])
def test_three_players_fare_as_in_games_played_out(text: str) -> None:
    """Rollouts play the last turn exactly, whatever the network; one that knows nothing will do."""
    position = columbiz(text)
    network = new_network(columbiz_inputs(3), 8, 4, 3, seed=1)
    lines = exact_lines(position)
    if position.phase is ColumbizPhase.KEEP:
        lines = {line: value for line, value in lines.items() if line == max(lines)}
    for line, value in list(lines.items())[:4]:
        *_, raw = roll_out(position, [line], RolloutPlan(games=300, reduced=False, seed=2), network)
        shares = raw.results[0, :, position.seat]
        error = shares.std(ddof=1) / sqrt(len(shares))
        if position.phase is ColumbizPhase.PLACE:
            assert abs(shares.mean() - value) < 4 * error + CLOSE
            *_, reduced = roll_out(position, [line], RolloutPlan(games=16), network)
            assert reduced.results[0, :, position.seat] == pytest.approx(value, abs=1e-5)
        else:  # the network places as it can, not as is best
            assert shares.mean() < value + 4 * error + CLOSE


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"{LAST} roll 3 -", 1),
        (f"{LAST_BUT_ONE} roll 3 -", 2),
        (f"{LAST_BUT_ONE.replace('1,9', '4,1')} roll 3 -", 2),
        (f"{LAST_BUT_ONE.replace('1,9', '2,9')} roll 3 -", None),
        (f"{LAST_BUT_ONE} place 12455 1", None),
        (f"{LAST_BUT_ONE.replace('1,9', '4,1')} place 12455 1", 2),
        (f"{THREE} roll 3 -", 2),
        ("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 3,?", None),
    ],
)
def test_whether_this_round_is_the_last(text: str, left: int | None) -> None:
    """C-20; a seat with one disc left and a turn to come must place it or forfeit it (C-13)."""
    position = columbiz(text)
    assert turns_left(position) == left
    assert is_solvable(position) == (left is not None)
    if left is None:
        with pytest.raises(Refusal, match="end-too-far"):
            exact_lines(position)


def test_locked_keeps_of_three_are_solved_in_the_last_turn_only() -> None:
    locked = THREE.replace(":3", ":3:reroll=locked")
    assert not is_solvable(columbiz(f"{locked} roll 3 -"))
    assert is_solvable(
        columbiz(f"{locked.replace('1 2', '1 3').replace('2,1,4', '0,1,4')} roll 3 -")
    )


# --- Sequence Dice ------------------------------------------------------------------------------

NEAR = "sequence-dice:2 GGGGG1/1BBBBB/2GG2/2G3/6/2B3"
"""Green lacks f6, a corner; blue lacks a5, a 6."""


def bounds_by_rules(position: SequenceDice, rolls: int) -> tuple[float, float]:
    """Bounds of the first side's share, through the rules, from before a roll."""
    if position.outcome is not None:
        share = float(position.outcome.shares[0])
        return share, share
    if rolls < 0:
        return 0.0, 1.0
    best = max if position.side == 0 else min
    low = high = 0.0
    for dice, chance in position.chances():
        rolled = position.roll(dice).position
        each = [
            bounds_by_rules(rolled.decide(decision).position, rolls - 1)
            for decision in rolled.decisions()
        ]
        low += float(chance) * best(pair[0] for pair in each)
        high += float(chance) * best(pair[1] for pair in each)
    return low, high


@pytest.mark.parametrize("moment", ["1 choose 34", "2 choose 34", "1 choose 11", "2 choose 46"])
@pytest.mark.parametrize("rolls", [0, 1])
def test_bounds_are_what_the_rules_give(moment: str, rolls: int) -> None:
    position = sequence_dice(f"{NEAR} {moment}")
    for line, found in bounded_lines(position, rolls).items():
        left = after(position, line)
        assert isinstance(left, SequenceDice)
        low, high = bounds_by_rules(left, rolls)
        wanted = (low, high) if position.side == 0 else (1 - high, 1 - low)
        assert (found.low, found.high) == pytest.approx(wanted)


def test_more_rolls_never_widen_the_bounds() -> None:
    position = sequence_dice(f"{NEAR} 1 choose 34")
    shallow, deep = (bounded_lines(position, rolls) for rolls in (1, 2))
    for line, each in deep.items():
        assert shallow[line].low <= each.low + 1e-12 <= each.high + 1e-12
        assert each.high <= shallow[line].high + 1e-12


def test_a_win_at_once_is_proved() -> None:
    position = sequence_dice(f"{NEAR} 1 choose 11")
    bounded = bounded_lines(position, 1)
    best = proved_best(bounded)
    assert best is not None
    assert bounded[best] == Bounds(1.0, 1.0)
    assert after(position, best).outcome is not None
    assert proved_best({(1,): Bounds(0.2, 0.6), (2,): Bounds(0.5, 0.9)}) is None
    assert proved_best({(1,): Bounds(0.2, 0.4), (2,): Bounds(0.5, 0.9)}) == (2,)
    assert proved_best({(1,): Bounds(0.0, 1.0)}) == (1,)


def test_a_search_with_a_judge_lies_within_the_bounds() -> None:
    position = sequence_dice(f"{NEAR} 2 choose 34")
    bounded = bounded_lines(position, 1)
    for line, value in searched_lines(position, 2).items():
        assert bounded[line].low - 1e-6 <= value <= bounded[line].high + 1e-6
    one, two = (np.array(list(searched_lines(position, rolls).values())) for rolls in (1, 2))
    assert not np.allclose(one, two)


def test_three_sides_have_no_bounds() -> None:
    with pytest.raises(Refusal, match="two-sides-only"):
        bounded_lines(sequence_dice("sequence-dice:3 6/1GGG2/2BB2/1RR3/6/2B3 3 choose 46"))
