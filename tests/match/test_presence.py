"""Connections that are lost, bots that stand in, people who come back."""

from random import Random

import pytest

from sixrow.match import Back, Bank, Decide, Lost, Resign, Resume, Return, StandIn, TablePhase, Undo
from sixrow.match.events import (
    ConnectionBack,
    ConnectionLost,
    Decided,
    GameOver,
    Resigned,
    Returned,
    Rolled,
    StoodIn,
    TimeUp,
)
from sixrow.match.terms import MINUTE, SECOND
from sixrow.rules import Refusal
from tests.match.tables import ADA, BO, BOT, CY, Sitting, begun, chair, sitting

BANK = Bank(10 * MINUTE)


def without(seat: int, setup: str = "columbiz:2") -> Sitting:
    """A table at which a seat has lost its connection."""
    table = begun(setup, clock=BANK)
    assert table.notice(Lost(seat=seat)) == [ConnectionLost(seat=seat)]
    return table


def test_losing_and_finding_may_be_told_again() -> None:
    table = without(0)
    assert table.notice(Lost(seat=0)) == []
    assert table.notice(Back(seat=0)) == [ConnectionBack(seat=0)]
    assert table.notice(Back(seat=0)) == []


def test_bots_have_no_connection() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT)
    assert table.notice(Lost(seat=1)) == []
    with pytest.raises(Refusal, match="no-such-seat"):
        table.notice(Lost(seat=2))


def test_presence_makes_no_command_stale() -> None:
    table = begun()
    seat = table.table.position.seat
    table.roll()
    version = table.table.version
    table.notice(Lost(seat=1 - seat))
    table.notice(Resume())
    assert table.table.version > version
    person = table.person(seat)
    facts = table.ask(person, Decide, seat=seat, decisions=("stop",), version=version)
    assert facts[0] == Decided(seat=seat, decision="stop", hand="person")


def test_after_the_grace_the_others_may_let_a_bot_play() -> None:
    table = without(0)
    assert table.refuse(BO, StandIn, seat=1, absent=0) == "grace-not-over"
    table.now += MINUTE
    facts = table.ask(BO, StandIn, seat=1, absent=0)
    assert facts[0] == StoodIn(seat=0, level="skilled", reason="away", ranked=True)
    if table.table.position.seat == 0:
        assert isinstance(facts[1], Rolled)
    assert table.refuse(BO, StandIn, seat=1, absent=0) == "bot-plays"


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:4"])
def test_a_rated_game_is_lost_by_who_stays_away(setup: str) -> None:
    table = begun(setup, clock=BANK, rated=True, pair=False)
    table.notice(Lost(seat=0))
    assert table.refuse(BO, StandIn, seat=1, absent=0) == "grace-not-over"
    table.now += MINUTE
    facts = table.ask(BO, StandIn, seat=1, absent=0)
    assert facts[:2] == [TimeUp(seat=0), GameOver(game=1, winners=(1,), ending="time")]


def test_a_rated_game_of_three_goes_on_until_one_is_left() -> None:
    table = begun("columbiz:3", clock=BANK, rated=True)
    table.notice(Lost(seat=0))
    table.now += MINUTE
    facts = table.ask(BO, StandIn, seat=1, absent=0)
    assert StoodIn(seat=0, level="skilled", reason="time", ranked=False) in facts
    assert table.refuse(ADA, Return, seat=0) == "no-way-back"
    facts = table.ask(CY, Resign, seat=2)
    assert GameOver(game=1, winners=(1,), ending="resigned") in facts


def test_the_wait_is_told_in_seconds() -> None:
    table = without(0)
    table.now += 17 * SECOND + 1
    with pytest.raises(Refusal) as refused:
        table.ask(BO, StandIn, seat=1, absent=0)
    assert refused.value.details["wait"] == 43


def test_a_stand_in_is_refused() -> None:
    table = without(0)
    table.now += MINUTE
    assert table.refuse(ADA, StandIn, seat=0, absent=0) == "not-away"
    assert table.refuse(CY, StandIn, seat=0, absent=0) == "not-your-seat"
    assert table.refuse(BO, StandIn, seat=1, absent=2) == "no-such-seat"
    assert table.refuse(ADA, StandIn, seat=0, absent=1) == "not-away"
    assert sitting().refuse(ADA, StandIn, seat=0, absent=1) == "not-playing"


def test_who_was_away_takes_the_seat_back() -> None:
    table = without(0)
    assert table.refuse(ADA, Return, seat=0) == "no-way-back"
    table.now += MINUTE
    table.ask(BO, StandIn, seat=1, absent=0)
    assert table.refuse(BO, Return, seat=0) == "not-your-seat"
    assert table.ask(ADA, Return, seat=0) == [Returned(seat=0)]
    state = table.table.seats[0]
    assert (state.bot, state.away_since, state.ranked) == ("", None, True)
    table.play_on(Random(1))
    assert table.table.phase is TablePhase.OVER


def test_a_bot_that_thought_too_long_is_stale_after_the_return() -> None:
    table = without(0)
    table.now += MINUTE
    table.ask(BO, StandIn, seat=1, absent=0)
    while table.table.position.seat != 0:
        table.play_on(Random(1), 1)
    awaited = table.table.awaited
    assert awaited is not None
    assert awaited.bot == "skilled"
    table.ask(ADA, Return, seat=0)
    code = table.refuse(None, Decide, seat=0, decisions=("stop",), version=awaited.version)
    assert code == "stale-version"


def test_what_the_bot_decided_is_not_taken_back() -> None:
    table = without(0)
    table.now += MINUTE
    table.ask(BO, StandIn, seat=1, absent=0)
    while table.table.position.seat != 0:
        table.play_on(Random(1), 1)
    table.decide("stop")
    table.ask(ADA, Return, seat=0)
    assert table.refuse(ADA, Undo, seat=0) == "nothing-to-undo"


def test_the_clock_stands_while_a_bot_plays() -> None:
    table = without(0)
    table.now += MINUTE
    table.ask(BO, StandIn, seat=1, absent=0)
    left = table.table.clocks[0]
    while table.table.position.seat != 0:
        table.play_on(Random(1), 1)
    assert table.wait(20 * MINUTE) == []
    assert table.table.clocks[0] == left


def test_the_grace_begins_anew_after_a_restart() -> None:
    table = without(0)
    table.now += MINUTE
    table.notice(Resume())
    assert table.refuse(BO, StandIn, seat=1, absent=0) == "grace-not-over"
    table.now += MINUTE
    table.ask(BO, StandIn, seat=1, absent=0)


def test_one_may_resign_from_afar() -> None:
    table = without(0)
    table.now += MINUTE
    table.ask(BO, StandIn, seat=1, absent=0)
    facts = table.ask(ADA, Resign, seat=0)
    assert facts[:2] == [Resigned(seat=0), GameOver(game=1, winners=(1,), ending="resigned")]
