"""The roll-off: who begins, ties, and which states it can be in."""

from itertools import product

import pytest

from sixrow.rules.rolloff import RollOff


def after(players: int, *totals: int) -> RollOff:
    roll_off = RollOff.among(players)
    for total in totals:
        roll_off = roll_off.after(total)
    return roll_off


def test_seats_roll_in_order_and_the_best_wins() -> None:
    assert [after(3, *totals).seat for totals in ((), (5,), (5, 2))] == [0, 1, 2]
    assert after(3, 5, 2, 4).winner == 0
    assert after(3, 5, 2, 6).winner == 2


def test_nothing_is_settled_while_someone_is_to_roll() -> None:
    assert after(3, 6, 1).winner is None
    assert after(3, 6, 1).tied == ()
    assert after(2).winner is None


@pytest.mark.rule("C-5", "S-3")
def test_only_the_best_stay_in_it() -> None:
    tied = after(4, 3, 6, 6, 1)
    assert tied == RollOff((None, 0, 0, None))
    assert (tied.winner, tied.tied, tied.seat) == (None, (1, 2), 1)
    assert tied.after(2).seat == 2
    assert tied.after(2).after(5).winner == 2


@pytest.mark.rule("C-5", "S-3")
def test_all_may_tie_and_roll_again() -> None:
    tied = after(2, 4, 4)
    assert tied == RollOff.among(2)
    assert tied.tied == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reachable_states_are_exactly_those_that_rolling_leads_to(players: int) -> None:
    # Totals 1 to 3 instead of six keep this small and miss nothing.
    reached, fringe = {RollOff.among(players)}, [RollOff.among(players)]
    while fringe:
        for following in map(fringe.pop().after, (1, 2, 3)):
            if following.winner is None and following not in reached:
                reached.add(following)
                fringe.append(following)
    values = (None, 0, 1, 2, 3, 4)
    claimed = {
        RollOff(rolled)
        for rolled in product(values, repeat=players)
        if RollOff(rolled).is_reachable(players, 1, 3)
    }
    assert claimed == reached


def test_a_roll_off_of_another_number_of_seats_is_not_reachable() -> None:
    assert not RollOff.among(3).is_reachable(2, 1, 6)
    assert not RollOff((1, 0)).is_reachable(2, 2, 12)
