"""Whose time passes, what happens when it is up, and that a restart costs nobody anything."""

from random import Random
from typing import Any

import pytest

from sixrow.match import (
    Bank,
    Days,
    Decide,
    Resign,
    Resume,
    Return,
    Roll,
    TablePhase,
    Tick,
    Undo,
)
from sixrow.match.events import (
    ClockRead,
    GameBegan,
    GameOver,
    Resumed,
    Rolled,
    StoodIn,
    TableOver,
    TimeUp,
)
from sixrow.match.table import BREAK
from sixrow.match.terms import DAY, HOUR, MINUTE, SECOND
from sixrow.notation import decision_text
from sixrow.rules import Refusal
from sixrow.rules.columbiz import END
from sixrow.rules.dice import total
from tests.match.tables import ADA, BOT, Sitting, begun, chair, sitting

FIVE_AND_TEN = Bank(5 * MINUTE, 10 * SECOND)


def turn_of(table: Sitting) -> int:
    return table.table.position.seat


def end_turn(table: Sitting) -> None:
    """The shortest turn there is."""
    seat = turn_of(table)
    table.roll()
    table.decide("stop")
    end_placing(table, seat)


def end_placing(table: Sitting, seat: int) -> None:
    while turn_of(table) == seat:
        table.decide("end" if END in table.table.position.decisions() else word_of(table))


def word_of(table: Sitting) -> str:
    return decision_text(table.table.setup.game, table.table.position.decisions()[0])


def test_without_a_clock_nothing_ever_runs_out() -> None:
    table = begun()
    assert table.table.clocks == ()
    assert table.table.deadline is None
    assert table.wait(1000 * DAY) == []


def test_only_the_clock_of_the_seat_on_turn_runs() -> None:
    table = begun(clock=FIVE_AND_TEN)
    seat = turn_of(table)
    other = table.table.clocks[1 - seat]
    table.now += 20 * SECOND
    table.roll()
    assert table.table.clocks[seat] == 5 * MINUTE - 20 * SECOND
    assert table.table.clocks[1 - seat] == other
    assert table.table.deadline == table.now + 5 * MINUTE - 20 * SECOND


def test_a_turn_brings_its_increment_at_its_end() -> None:
    table = begun(clock=FIVE_AND_TEN)
    seat = turn_of(table)
    table.now += 20 * SECOND
    end_turn(table)
    assert table.table.clocks[seat] == 5 * MINUTE - 10 * SECOND
    assert turn_of(table) != seat


def test_days_begin_anew_with_every_turn() -> None:
    table = begun(clock=Days(2))
    table.now += DAY
    end_turn(table)
    assert table.table.deadline == table.now + 2 * DAY


@pytest.mark.parametrize("clock", [FIVE_AND_TEN, Days(2)])
def test_an_extra_turn_taken_back_brings_no_time(clock: Any) -> None:
    """S-9 and undo: otherwise one could wind up the clock for ever."""
    table = begun("sequence-dice:2", clock=clock)
    while total(table.table.position.dice) not in (2, 12):
        table.play_on(Random(4), 1)
    seat = turn_of(table)
    table.wait(2 * HOUR if isinstance(clock, Days) else MINUTE)
    clocks = table.table.clocks
    for _ in range(3):
        table.decide(word_of(table))
        table.ask(table.person(seat), Undo, seat=seat)
    assert table.table.clocks == clocks


def test_bots_are_not_timed() -> None:
    table = sitting("columbiz:2", BOT, BOT, clock=FIVE_AND_TEN)
    table.start()
    assert table.table.running is None
    assert table.wait(DAY) == []


def test_when_the_time_is_up_a_bot_plays_on() -> None:
    table = begun(clock=FIVE_AND_TEN)
    seat = turn_of(table)
    me = table.person(seat)
    assert table.wait(5 * MINUTE - 1)[-1:] == [ClockRead()]
    facts = table.wait(1)
    assert facts[:2] == [
        TimeUp(seat=seat),
        StoodIn(seat=seat, level="skilled", reason="time", ranked=True),
    ]
    assert isinstance(facts[2], Rolled)
    assert facts[2].hand == "bot"
    assert table.table.clocks[seat] == 0
    assert table.refuse(me, Return, seat=seat) == "no-way-back"
    assert table.refuse(me, Decide, seat=seat, decisions=("stop",)) == "bot-plays"


def test_who_comes_too_late_is_refused_even_before_anyone_noticed() -> None:
    table = begun(clock=FIVE_AND_TEN)
    seat = turn_of(table)
    table.now += 5 * MINUTE
    assert table.refuse(table.person(seat), Roll, seat=seat) == "time-up"
    assert table.notice(Tick())[0] == TimeUp(seat=seat)


def test_of_two_players_the_other_wins_if_that_was_agreed() -> None:
    table = begun(clock=FIVE_AND_TEN, on_time="forfeit")
    seat = turn_of(table)
    assert table.wait(5 * MINUTE) == [
        TimeUp(seat=seat),
        GameOver(game=1, winners=(1 - seat,), ending="time"),
        TableOver(winners=(1 - seat,)),
    ]
    assert table.wait(DAY) == []


def test_of_more_players_a_forfeit_is_played_on_unranked() -> None:
    table = begun("columbiz:3", clock=FIVE_AND_TEN, on_time="forfeit")
    seat = turn_of(table)
    assert table.wait(5 * MINUTE)[1] == StoodIn(
        seat=seat, level="skilled", reason="time", ranked=False
    )
    assert not table.table.seats[seat].ranked


def test_who_does_not_even_roll_for_the_beginning_runs_out_too() -> None:
    table = sitting(clock=FIVE_AND_TEN, on_time="forfeit", pair=True)
    table.start()
    facts = table.wait(5 * MINUTE)
    assert facts[-1] == TableOver(winners=(1,)), "no roll-off, so nobody to begin a second game"


def test_the_second_game_of_a_pair_has_clocks_of_its_own() -> None:
    table = begun(clock=FIVE_AND_TEN, on_time="forfeit", pair=True)
    facts = table.wait(5 * MINUTE)
    assert [type(fact) for fact in facts] == [TimeUp, GameOver, GameBegan]
    assert table.table.clocks == (5 * MINUTE, 5 * MINUTE)


def test_no_clock_of_a_second_game_runs_before_the_first_roll() -> None:
    """Each player may look at the end of the first game, but not for longer than the break."""
    table = begun(clock=FIVE_AND_TEN, pair=True)
    table.ask(ADA, Resign, seat=0)
    starter = turn_of(table)
    assert table.table.deadline == table.now + BREAK + 5 * MINUTE
    assert table.wait(MINUTE) == [ClockRead()]
    table.roll()
    table.now += 20 * SECOND
    table.decide("stop")
    assert table.table.clocks[starter] == 5 * MINUTE - 20 * SECOND
    end_placing(table, starter)
    table.wait(BREAK - MINUTE)
    table.roll()
    assert table.table.clocks[1 - starter] == 5 * MINUTE - 20 * SECOND, "the break is over"


def test_whose_time_was_up_plays_the_second_game_again() -> None:
    table = begun(clock=FIVE_AND_TEN, pair=True)
    late = turn_of(table)
    table.wait(5 * MINUTE)
    assert table.table.seats[late].bot == "skilled"
    random = Random(1)
    while table.table.game.number == 1:
        table.play_on(random, 1)
    assert table.table.seats[late].bot == ""
    assert table.table.seats[late].ranked


@pytest.mark.parametrize(("clock", "every"), [(FIVE_AND_TEN, 30 * SECOND), (Days(2), HOUR)])
def test_the_time_is_noted_now_and_then(clock: Any, every: int) -> None:
    table = begun(clock=clock)
    seat, left = turn_of(table), table.table.clocks
    assert table.wait(every - 1) == []
    assert table.wait(1) == [ClockRead()]
    assert table.table.clocks[seat] == left[seat] - every
    assert table.notice(Tick()) == []


def test_a_restart_costs_nobody_time() -> None:
    table = begun(clock=FIVE_AND_TEN)
    seat = turn_of(table)
    table.wait(40 * SECOND)
    table.restart()
    table.now += 3 * DAY
    assert table.notice(Resume()) == [Resumed()]
    assert table.table.clocks[seat] == 5 * MINUTE - 40 * SECOND
    assert table.table.deadline == table.now + 5 * MINUTE - 40 * SECOND
    assert table.notice(Tick()) == []
    table.roll()
    assert table.table.phase is TablePhase.PLAYING


def test_a_clock_that_goes_back_stands_still() -> None:
    table = begun(clock=FIVE_AND_TEN)
    seat, before = turn_of(table), table.now
    left = table.table.clocks[seat]
    table.now = 0
    table.roll()
    assert table.table.time == before
    assert table.table.clocks[seat] == left


def test_nothing_is_resumed_when_all_is_over() -> None:
    table = begun(clock=FIVE_AND_TEN, on_time="forfeit")
    table.wait(5 * MINUTE)
    assert table.notice(Resume()) == []


def test_the_house_is_not_a_person() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT)
    with pytest.raises(Refusal, match="for-the-house"):
        table.authority.handle(Tick(), ADA, 0)
