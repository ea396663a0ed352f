"""Sitting down, starting, calling off, playing again, watching."""

from fractions import Fraction

from sixrow.match import (
    Abort,
    Appoint,
    Chair,
    Leave,
    Rematch,
    Resign,
    Sit,
    Start,
    TablePhase,
    Unseat,
    next_opening,
    open_table,
    rebuild,
)
from sixrow.match.events import (
    GameBegan,
    GameOver,
    Left,
    RematchAgreed,
    RematchWanted,
    Seated,
    TableOver,
)
from sixrow.match.house import Person
from tests.match.tables import ADA, BO, BOT, CY, FREE, begun, chair, house, sitting


def test_an_open_seat_is_taken_once() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE)
    assert table.ask(BO, Sit, seat=1) == [Seated(seat=1, chair=chair(BO))]
    assert table.refuse(CY, Sit, seat=1) == "seat-taken"
    assert table.refuse(CY, Sit, seat=0) == "seat-taken"


def test_sitting_is_refused() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE)
    assert table.refuse(BO, Sit, seat=2) == "no-such-seat"
    assert table.refuse(BO, Sit, seat=-1) == "no-such-seat"
    assert table.refuse(None, Sit, seat=1) == "for-people"
    assert table.refuse(Person("bo", "\x1b[2J"), Sit, seat=1) == "not-a-name"
    assert table.refuse(Person("", "Bo"), Sit, seat=1) == "not-a-person"
    table.ask(BO, Sit, seat=1)
    table.start()
    assert table.refuse(CY, Sit, seat=1) == "already-started"


def test_the_host_takes_a_seat_back_before_the_game() -> None:
    table = sitting("columbiz:3", chair(ADA), chair(BO), BOT)
    assert table.refuse(BO, Unseat, seat=2) == "not-the-host"
    assert table.refuse(ADA, Unseat, seat=0) == "own-seat"
    assert table.ask(ADA, Unseat, seat=1) == [Left(seat=1, unseated=True)]
    assert table.refuse(ADA, Unseat, seat=1) == "seat-open"
    assert table.ask(ADA, Unseat, seat=2) == [Left(seat=2, unseated=True)]
    assert table.refuse(BO, Sit, seat=1) == "unseated"
    assert rebuild(table.authority.since(0)).barred == {BO.id}
    table.ask(CY, Sit, seat=1)
    table.ask(ADA, Appoint, seat=2, level="casual")
    table.ask(ADA, Start)
    assert table.refuse(ADA, Unseat, seat=1) == "already-started"


def test_at_a_rated_table_nobody_sits_twice_and_no_bot_at_all() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE, rated=True)
    assert table.refuse(ADA, Sit, seat=1) == "rated-needs-people"
    assert table.refuse(ADA, Appoint, seat=1, level="casual") == "rated-needs-people"
    table.ask(BO, Sit, seat=1)


def test_getting_up_opens_the_seat_again() -> None:
    table = sitting("columbiz:2")
    assert table.ask(BO, Leave, seat=1) == [Left(seat=1)]
    assert table.table.seats[1].chair == Chair()
    assert table.refuse(BO, Leave, seat=1) == "not-your-seat"
    table.ask(CY, Sit, seat=1)


def test_who_leaves_takes_the_chain_along() -> None:
    """Whoever sits there next has one of their own; the record names no other."""
    table = sitting("columbiz:3", chair(ADA), chair(BO), FREE)
    anchors = {table.table.dice.chains[1].anchor}
    table.ask(BO, Leave, seat=1)
    assert set(table.table.dice.chains) == {0}
    table.ask(CY, Sit, seat=1)
    anchors.add(table.table.dice.chains[1].anchor)
    table.ask(CY, Leave, seat=1)
    table.ask(ADA, Appoint, seat=1, level="casual")
    table.ask(BO, Sit, seat=2)
    assert len(anchors | {table.table.dice.chains[2].anchor}) == 3
    table.start()
    table.roll_off()
    assert [seat for _, seat, _ in table.table.anchors] == [0, 2]
    assert table.is_proven()


def test_who_takes_a_lower_seat_too_has_a_new_chain() -> None:
    table = sitting("columbiz:3", FREE, chair(ADA), chair(BO))
    table.ask(ADA, Sit, seat=0)
    assert set(table.table.dice.chains) == {0, 2}
    table.ask(ADA, Leave, seat=0)
    assert set(table.table.dice.chains) == {1, 2}
    table.ask(ADA, Sit, seat=0)
    table.start()
    table.roll_off()
    assert table.is_proven()


def test_nobody_gets_up_in_the_middle_or_for_another() -> None:
    table = begun()
    assert table.refuse(ADA, Leave, seat=0) == "game-running"
    assert table.refuse(ADA, Leave, seat=1) == "not-your-seat"
    assert table.refuse(None, Leave, seat=1) == "not-your-seat"


def test_the_host_appoints_bots_to_open_seats() -> None:
    table = sitting("columbiz:3", chair(ADA), FREE, FREE)
    assert table.refuse(BO, Appoint, seat=1, level="casual") == "not-the-host"
    assert table.refuse(ADA, Appoint, seat=0, level="casual") == "seat-taken"
    assert table.refuse(ADA, Appoint, seat=3, level="casual") == "no-such-seat"
    assert table.refuse(ADA, Appoint, seat=1, level="genius") == "unknown-level"
    assert table.ask(ADA, Appoint, seat=1, level="casual") == [Seated(seat=1, chair=BOT)]
    assert table.ask(None, Appoint, seat=2, level="casual") == [Seated(seat=2, chair=BOT)]
    table.start()
    assert table.refuse(ADA, Appoint, seat=1, level="casual") == "already-started"


def test_the_host_starts_when_every_seat_is_taken() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE)
    assert table.refuse(ADA, Start) == "seats-open"
    table.ask(BO, Sit, seat=1)
    assert table.refuse(BO, Start) == "not-the-host"
    assert table.ask(ADA, Start) == [GameBegan(game=1)]
    assert table.table.phase is TablePhase.PLAYING
    assert table.refuse(ADA, Start) == "already-started"


def test_without_a_host_the_house_starts() -> None:
    table = sitting("columbiz:2", host="")
    assert table.refuse(ADA, Start) == "not-the-host"
    assert table.start() == [GameBegan(game=1)]


def test_the_host_calls_it_off_in_the_lobby() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE)
    assert table.refuse(BO, Abort) == "not-the-host"
    assert table.ask(ADA, Abort) == [TableOver(winners=())]
    assert table.refuse(ADA, Abort) == "not-playing"


def test_anyone_seated_calls_it_off_before_the_first_decision() -> None:
    table = begun()
    assert table.refuse(CY, Abort) == "not-seated"
    facts = table.ask(BO, Abort)
    assert facts == [GameOver(game=1, winners=(), ending="aborted"), TableOver(winners=())]


def test_an_aborted_pair_has_no_second_game() -> None:
    table = begun(pair=True)
    table.ask(ADA, Abort)
    assert table.table.phase is TablePhase.OVER
    assert table.table.shares() == (Fraction(0), Fraction(0))


def test_after_the_first_decision_it_is_too_late() -> None:
    table = begun()
    table.roll()
    table.decide("stop")
    assert table.refuse(ADA, Abort) == "too-late-to-abort"


def test_the_house_can_close_a_table_at_any_time() -> None:
    table = begun(pair=True)
    table.roll()
    table.decide("stop")
    facts = table.ask(None, Abort)
    assert facts == [GameOver(game=1, winners=(), ending="aborted"), TableOver(winners=())]


def test_a_rematch_needs_everybody_and_moves_the_seats_on() -> None:
    table = begun("columbiz:2")
    assert table.refuse(ADA, Rematch, seat=0) == "not-over-yet"
    table.ask(ADA, Resign, seat=0)
    assert table.refuse(CY, Rematch, seat=0) == "not-your-seat"
    assert table.ask(ADA, Rematch, seat=0) == [RematchWanted(seat=0)]
    assert table.ask(ADA, Rematch, seat=0) == []
    assert table.ask(BO, Rematch, seat=1) == [RematchWanted(seat=1), RematchAgreed()]
    assert table.table.rematch_agreed
    opening = next_opening(table.table)
    assert opening.chairs == (chair(BO), chair(ADA))
    assert open_table("table-2", opening, 0, house(1)).table.terms == table.table.terms


def test_in_a_rematch_everybody_sits_one_seat_further() -> None:
    table = sitting("columbiz:3")
    assert next_opening(table.table).chairs == (chair(CY), chair(ADA), chair(BO))


def test_a_rematch_with_bots_needs_the_people_only() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT)
    table.start()
    table.ask(ADA, Resign, seat=0)
    assert table.ask(ADA, Rematch, seat=0)[-1] == RematchAgreed()


def test_there_is_no_rematch_with_somebody_who_left() -> None:
    table = begun("columbiz:2")
    table.ask(ADA, Resign, seat=0)
    assert table.ask(BO, Leave, seat=1) == [Left(seat=1)]
    assert table.ask(BO, Leave, seat=1) == []
    assert table.refuse(ADA, Rematch, seat=0) == "somebody-left"
    assert table.table.seats[1].chair == chair(BO), "the record still names who played"
