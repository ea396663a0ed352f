"""Rolls that are void: somebody is silent, or plays no more."""

from random import Random

from sixrow.match import Abort, Drop, Proceed, Resign, Resume, Return, Roll, StandIn
from sixrow.match.events import (
    Due,
    GameBegan,
    GameOver,
    Resigned,
    Returned,
    Rolled,
    StoodIn,
    TableOver,
    Void,
)
from sixrow.match.rolls import SILENCE
from sixrow.match.terms import MINUTE
from tests.match.tables import (
    ADA,
    BO,
    BOT,
    CY,
    Sitting,
    awaiting,
    begun,
    chair,
    kinds,
    on_bots_turn,
    sitting,
)


def drop(table: Sitting, seat: int) -> list[type]:
    """What happens if the house drops somebody from the roll that is due."""
    return kinds(table.notice(Drop(roll=table.table.dice.spent, seat=seat)))


# Silence


def test_a_silent_caller_is_dropped_and_the_roll_is_due_without_them() -> None:
    table, seat = awaiting()
    silent, other = table.others(seat)
    table.send(table.person(seat))
    number = table.table.dice.spent
    table.now += SILENCE - 1
    assert drop(table, silent) == [], "ten seconds are not over"
    table.now += 1
    (void,) = table.notice(Drop(roll=number, seat=silent))
    assert isinstance(void, Void)
    assert (void.roll, void.dropped) == (number, (silent,))
    assert [bool(link) for link in void.links] == [place == seat for place in (0, 1, 2)]
    called = tuple(sorted((seat, other)))
    assert table.facts(Due)[-1] == Due(roll=number + 1, seat=seat, callers=called)
    assert table.notice(Drop(roll=number, seat=silent)) == [], "that number is spent"
    table.silent = set()
    table.serve()
    table.decide("k-")
    assert table.facts(Due)[-1].callers == (0, 1, 2), "from the next roll on they are called again"
    assert table.is_proven()


def test_nobody_else_is_dropped() -> None:
    table, seat = awaiting()
    one, other = table.others(seat)
    table.now += SILENCE
    assert drop(table, seat) == [], "not the roller"
    assert table.notice(Drop(roll=table.table.dice.spent - 1, seat=one)) == [], "not later"
    table.send(table.person(one))
    assert drop(table, one) == [], "not who has given"
    assert drop(table, other) == [Void]
    table.now += SILENCE
    assert drop(table, other) == [], "not who is not called"


def test_in_a_first_roll_nobody_is_dropped() -> None:
    table = sitting()
    table.start()
    table.silent = {"bo"}
    table.tell(ADA, Roll, seat=0)
    table.now += SILENCE
    assert drop(table, 1) == []


def test_the_only_caller_is_not_dropped() -> None:
    table = on_bots_turn()
    table.there = table.silent = {"bo"}
    table.decide("k-")
    assert table.facts(Due)[-1].callers == (1,)
    table.now += SILENCE
    assert drop(table, 1) == []


def test_nobody_is_dropped_when_nothing_is_due() -> None:
    table = begun()
    assert drop(table, 0) == []


def test_a_restart_gives_ten_more_seconds() -> None:
    table, seat = awaiting()
    silent = table.others(seat)[0]
    table.now += SILENCE
    table.restart()
    table.notice(Resume())
    assert drop(table, silent) == []
    table.now += SILENCE
    assert drop(table, silent) == [Void]


# People who play no more


def test_who_gives_no_link_is_away_since_it_was_due() -> None:
    table, seat = awaiting(grace=MINUTE)
    silent, other = table.others(seat)
    me = table.person(seat)
    table.now += MINUTE - 1
    table.send(me)
    assert table.refuse(me, StandIn, seat=seat, absent=silent) == "grace-not-over"
    table.now += 1
    facts = table.tell(me, StandIn, seat=seat, absent=silent)
    assert kinds(facts) == [StoodIn, Void, Due]
    called = tuple(sorted((seat, other)))
    assert facts[-1] == Due(roll=table.table.dice.spent, seat=seat, callers=called)
    table.silent = set()
    table.serve()
    assert table.ask(table.person(silent), Return, seat=silent) == [Returned(seat=silent)]
    table.decide("k-")
    assert table.facts(Due)[-1].callers == (0, 1, 2)
    assert table.is_proven()


def test_who_has_given_is_not_away() -> None:
    table, seat = awaiting(grace=MINUTE)
    one, other = table.others(seat)
    table.send(table.person(one))
    table.now += MINUTE
    me = table.person(seat)
    assert table.refuse(me, StandIn, seat=seat, absent=one) == "not-away"
    assert table.refuse(me, StandIn, seat=seat, absent=seat) == "not-away", "not of oneself"
    assert table.table.absent_since(other) is not None


def test_who_has_not_given_yet_is_called_again() -> None:
    """Only who was dropped has let the roll become void; the others were not asked to hurry."""
    table, seat = awaiting("columbiz:4")
    silent, *others = table.others(seat)
    table.now += SILENCE
    assert drop(table, silent) == [Void]
    assert table.facts(Due)[-1].callers == tuple(sorted((seat, *others)))
    assert kinds(table.tell(table.person(seat), Resign, seat=seat))[2:] == [Void, Due]
    assert table.facts(Due)[-1].callers == tuple(others)
    table.silent = set()
    table.serve()
    assert table.table.dice.due is None
    assert table.is_proven()


def test_a_link_that_was_given_stays_though_its_giver_resigns() -> None:
    table, seat = awaiting()
    one, other = table.others(seat)
    table.send(table.person(one))
    assert kinds(table.tell(table.person(one), Resign, seat=one)) == [Resigned, StoodIn]
    table.send(table.person(seat))
    (rolled,) = table.send(table.person(other))
    assert isinstance(rolled, Rolled)
    assert all(rolled.links)
    assert table.is_proven()


def test_the_roller_resigns_and_a_bot_rolls() -> None:
    table, seat = awaiting()
    facts = table.tell(table.person(seat), Resign, seat=seat)
    assert kinds(facts) == [Resigned, StoodIn, Void, Due]
    assert table.facts(Due)[-1].callers == tuple(table.others(seat))
    table.silent = set()
    table.serve()
    rolled = table.facts(Rolled)[-1]
    assert (rolled.seat, rolled.hand) == (seat, "bot")
    assert table.is_proven()


def test_one_of_several_seats_is_given_up() -> None:
    """Ada still plays the other one, so her link is still awaited."""
    table, _ = awaiting("columbiz:3", chair(ADA), chair(ADA), chair(BO))
    assert kinds(table.tell(ADA, Resign, seat=0)) == [Resigned, StoodIn]
    assert table.table.players == (0, 2)
    table.silent = set()
    table.serve()
    table.play_on(Random(1), 30)
    assert table.is_proven()


def test_who_is_stood_in_for_returns_once_the_roll_is_made() -> None:
    """Otherwise they could avoid one roll again and again."""
    table, seat = awaiting("columbiz:2", grace=0)
    me, them = table.person(seat), table.person(1 - seat)
    table.there = set()
    assert kinds(table.tell(them, StandIn, seat=1 - seat, absent=seat)) == [StoodIn, Void]
    assert table.refuse(me, Return, seat=seat) == "dice-due"
    table.silent, table.there = set(), {them.id}
    assert kinds(table.notice(Proceed())) == [Rolled]
    assert table.ask(me, Return, seat=seat) == [Returned(seat=seat)]
    assert table.is_proven()


def test_in_the_second_game_everybody_is_called_again() -> None:
    table, seat = awaiting("columbiz:2", pair=True)
    table.now += SILENCE
    assert drop(table, 1 - seat) == [Void]
    table.tell(table.person(seat), Resign, seat=seat)
    assert table.table.position.seat == 1 - seat
    table.roll()
    assert table.facts(Due)[-1].callers == (0, 1)
    table.silent = set()
    table.serve()
    assert table.is_proven()


def test_the_house_closes_a_table_while_a_roll_is_due() -> None:
    table, _ = awaiting("columbiz:2")
    assert kinds(table.tell(None, Abort)) == [GameOver, Void, TableOver]
    assert table.is_proven()


def test_a_roll_that_is_due_at_the_end_of_the_first_game_is_void_in_the_second() -> None:
    table, seat = awaiting("columbiz:2", pair=True)
    facts = table.tell(table.person(seat), Resign, seat=seat)
    assert kinds(facts) == [Resigned, GameOver, Void, GameBegan]
    table.silent = set()
    table.play_on(Random(1), 12)
    assert table.is_proven()


# Everybody was dropped


def left_to_the_dropped() -> Sitting:
    """Ada and Bo are dropped from a bot's roll, and Cy, who is left, plays no more."""
    table = begun("columbiz:4", chair(ADA), chair(BO), chair(CY), BOT, grace=0)
    while not table.table.seats[table.table.position.seat].bot:
        table.play_on(Random(1), 1)
    table.silent = {"ada", "bo", "cy"}
    table.decide("k-")
    for seat in (0, 1):
        table.now += SILENCE
        assert drop(table, seat) == [Void]
    assert table.facts(Due)[-1].callers == (2,)
    assert kinds(table.tell(ADA, StandIn, seat=0, absent=2)) == [StoodIn, Void, Due]
    return table


def test_if_nobody_else_is_left_the_dropped_are_called() -> None:
    table = left_to_the_dropped()
    assert table.facts(Due)[-1].callers == (0, 1)
    table.silent = set()
    table.serve()
    assert kinds(table.facts(Rolled, Void))[-1] is Rolled
    assert table.is_proven()


def test_nobody_is_dropped_twice_from_one_roll() -> None:
    """However often it is due again: a person gives up one known outcome at most."""
    table = left_to_the_dropped()
    table.now += SILENCE
    assert drop(table, 0) == []
    assert drop(table, 1) == []


def test_who_was_dropped_is_not_called_while_somebody_else_plays() -> None:
    """Otherwise the dropped could have a roll to themselves."""
    table = on_bots_turn()
    table.silent = {"ada", "bo"}
    table.decide("k-")
    table.now += SILENCE
    table.there = {"ada"}
    assert drop(table, 0) == [Void]
    assert table.table.dice.due is None
    assert table.notice(Proceed()) == []
    table.there = {"ada", "bo"}
    table.notice(Proceed())
    assert table.facts(Due)[-1].callers == (1,)
