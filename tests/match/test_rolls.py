"""A roll is due, links are given, dice are rolled; and what is refused meanwhile."""

from random import Random

from sixrow.match import (
    Abort,
    Anchor,
    Bank,
    Decide,
    Give,
    Proceed,
    Reseal,
    Resign,
    Return,
    Roll,
    Sit,
    TablePhase,
    Tick,
    Undo,
    next_opening,
)
from sixrow.match.chain import Chain
from sixrow.match.events import (
    Anchored,
    Due,
    GameBegan,
    GameOver,
    Given,
    Resigned,
    Rolled,
    StoodIn,
    TableOver,
    TimeUp,
    Void,
)
from sixrow.match.terms import MINUTE, SECOND
from sixrow.rules import Waiting
from tests.match.tables import (
    ADA,
    BO,
    BOT,
    CY,
    FREE,
    Sitting,
    awaiting,
    begun,
    chair,
    kinds,
    on_bots_turn,
    sitting,
)

ANCHOR = Chain("p", bytes(32)).public.hex()
CLOCK = Bank(5 * MINUTE, 10 * SECOND)


# Due, given, rolled


def test_a_roll_is_due_given_and_rolled() -> None:
    table = sitting()
    table.start()
    assert table.tell(ADA, Roll, seat=0) == [Due(roll=1, seat=0, callers=(0, 1))]
    assert kinds(table.send(BO)) == [Given]
    (rolled,) = table.send(ADA)
    assert isinstance(rolled, Rolled)
    assert list(rolled.links) == [receipt.given[0].link for receipt in table.receipts()]
    assert rolled.link == table.authority.house.envelope.chain().link(1).hex()
    assert table.table.rolls[0].dice == rolled.dice


def test_what_is_kept_in_the_middle_of_a_turn_makes_the_next_dice_due() -> None:
    table = begun()
    seat = table.table.position.seat
    table.roll()
    _, due = table.tell(table.person(seat), Decide, seat=seat, decisions=("k-",))
    assert due == Due(roll=4, seat=seat, callers=(0, 1))


def test_nobody_rolls_before_everybody_has_an_anchor() -> None:
    table = sitting("columbiz:3")
    table.silent = {"ada", "bo", "cy"}
    table.notice(Reseal(salt="1"))
    table.start()
    table.tell(CY, Anchor, anchor=ANCHOR)
    assert table.table.unanchored == (0, 1)
    assert table.refuse(ADA, Roll, seat=0) == "not-anchored"
    table.send(ADA)
    table.send(BO)
    assert table.tell(ADA, Roll, seat=0) == [Due(roll=1, seat=0, callers=(0, 1, 2))]


def test_the_last_anchor_makes_the_dice_of_a_bot_due() -> None:
    table = sitting("columbiz:2", BOT, FREE)
    table.silent = {"bo"}
    table.ask(BO, Sit, seat=1)
    assert kinds(table.start()) == [GameBegan]
    assert table.table.dice.due is None
    assert kinds(table.send(BO)) == [Anchored, Due]


def test_the_first_roll_calls_everybody_and_a_later_one_those_who_are_there() -> None:
    table = sitting("columbiz:4")
    table.start()
    table.there = {"ada", "bo"}
    assert table.tell(ADA, Roll, seat=0) == [Due(roll=1, seat=0, callers=(0, 1, 2, 3))]
    table.there = {"ada", "bo", "cy", "di"}
    table.serve()
    table.there = {"di", "cy"}
    assert table.tell(BO, Roll, seat=1) == [Due(roll=2, seat=1, callers=(1, 2, 3))]


def test_a_bots_roll_waits_until_somebody_is_there() -> None:
    table = on_bots_turn()
    table.there = set()
    table.decide("k-")
    assert table.table.position.waiting is Waiting.DICE
    assert table.table.dice.due is None
    assert table.notice(Proceed()) == []
    table.there = {"bo"}
    assert kinds(table.notice(Proceed())) == [Rolled]
    assert table.facts(Due)[-1].callers == (1,)
    assert table.is_proven()


def test_where_no_person_plays_bots_roll_at_once() -> None:
    table = sitting("columbiz:2", BOT, BOT)
    table.there = set()
    table.start()
    table.play_on(Random(1))
    assert table.table.phase is TablePhase.OVER
    assert {fact.callers for fact in table.facts(Due)} == {()}
    assert table.is_proven()


def test_several_seats_of_one_person_have_one_chain() -> None:
    table = begun("columbiz:3", BOT, chair(ADA), chair(ADA))
    assert set(table.table.dice.chains) == {1}
    assert {fact.callers for fact in table.facts(Due)} == {(1,)}
    table.play_on(Random(1))
    assert table.is_proven()


def test_in_a_rematch_everybody_has_a_new_chain() -> None:
    table = begun()
    table.ask(ADA, Resign, seat=0)
    again = Sitting(next_opening(table.table), seed=1)
    assert set(again.table.dice.chains) == {0, 1}
    assert not again.table.dice.anchors & table.table.dice.anchors
    again.start()
    again.roll_off()
    assert again.is_proven()


def test_a_new_device_gives_from_the_next_roll_on() -> None:
    table = begun()
    old = table.table.dice.chains[0].anchor
    table.clients["ada"] = table.new_client(ADA)
    assert table.client(ADA).held == ""
    assert kinds(table.send(ADA, acting=True)) == [Anchored]
    assert table.table.dice.chains[0].anchor != old
    assert table.client(ADA).held == table.table.dice.chains[0].anchor
    table.play_on(Random(1), 6)
    assert table.faults() == []
    assert all(roll.mine for roll in table.client(ADA).witness.receipt.rolls[2:])


# What is refused


def test_links_that_are_refused() -> None:
    table, seat = awaiting("columbiz:2")
    me, them = table.person(seat), table.person(1 - seat)
    (give,) = table.client(me).requests()
    assert isinstance(give, Give)
    rest = {"roll": give.roll, "link": give.link, "head": give.head}
    assert table.refuse(me, Give, **{**rest, "roll": give.roll + 1}) == "no-roll-due"
    assert table.refuse(me, Give, **{**rest, "head": "0" * 64}) == "another-history"
    assert table.refuse(me, Give, **{**rest, "link": "0" * 64}) == "wrong-link"
    assert table.refuse(them, Give, **rest) == "wrong-link"
    assert table.refuse(CY, Give, **rest) == "not-seated"
    assert table.refuse(None, Give, **rest) == "not-seated"
    assert kinds(table.tell(me, Give, **rest)) == [Given]
    assert table.tell(me, Give, **rest) == [], "the same link changes nothing"
    assert table.refuse(me, Give, **{**rest, "link": "0" * 64}) == "wrong-link"
    table.send(them)
    assert table.refuse(me, Give, **rest) == "no-roll-due"


def test_who_is_not_called_gives_nothing() -> None:
    table = begun()
    seat = table.table.position.seat
    table.there = set()
    table.roll()
    (give,) = table.client(table.person(seat)).requests()
    assert isinstance(give, Give)
    rest = {"roll": give.roll, "link": give.link, "head": give.head}
    assert table.refuse(table.person(1 - seat), Give, **rest) == "not-called"


def test_while_a_roll_is_due_nobody_acts() -> None:
    table, seat = awaiting(undo=True)
    for place in (seat, table.others(seat)[0]):
        by = table.person(place)
        assert table.refuse(by, Roll, seat=place) == "dice-due"
        assert table.refuse(by, Decide, seat=place, decisions=("stop",)) == "dice-due"
        assert table.refuse(by, Undo, seat=place) == "dice-due"
        assert table.refuse(by, Return, seat=place) == "dice-due"
        assert table.refuse(by, Abort) == "dice-due"
        assert table.refuse(by, Anchor, anchor=ANCHOR) == "dice-due"


def test_anchors_that_are_refused() -> None:
    table = begun()
    used = table.table.dice.chains[1].anchor
    assert table.refuse(ADA, Anchor, anchor=used) == "anchor-used"
    assert table.refuse(CY, Anchor, anchor=ANCHOR) == "not-seated"
    table.ask(ADA, Resign, seat=0)
    assert table.refuse(ADA, Anchor, anchor=ANCHOR) == "not-playing"


def test_who_plays_alone_may_anchor_anew_while_a_roll_is_due() -> None:
    """On a new device: the roll is void and due again; nobody else could gain by that."""
    table, seat = awaiting("columbiz:2", chair(ADA), chair(ADA))
    number = table.table.dice.spent
    table.clients["ada"] = table.new_client(ADA)
    assert table.client(ADA).requests() == ()
    facts = table.send(ADA, acting=True)
    assert kinds(facts) == [Void, Anchored, Due]
    assert facts[-1] == Due(roll=number + 1, seat=seat, callers=(0,))
    assert kinds(table.send(ADA)) == [Rolled]
    assert table.faults() == []


def test_at_a_rated_table_nobody_aborts_once_dice_were_due() -> None:
    """It would be a second draw."""
    table = sitting(rated=True)
    table.start()
    table.ask(ADA, Roll, seat=0)
    assert not table.table.can_abort
    assert table.refuse(ADA, Abort) == "too-late-to-abort"
    casual = sitting()
    casual.start()
    casual.ask(ADA, Roll, seat=0)
    assert casual.table.can_abort
    assert kinds(casual.ask(ADA, Abort)) == [GameOver, TableOver]


# Clocks


def test_the_clock_of_the_roller_runs_until_the_link_is_there() -> None:
    table, seat = awaiting("columbiz:2", clock=CLOCK)
    other = 1 - seat
    table.now += 20 * SECOND
    table.send(table.person(seat))
    assert table.table.clocks[seat] == 5 * MINUTE - 20 * SECOND
    assert table.table.deadline is None
    assert table.wait(20 * MINUTE) == []
    table.send(table.person(other))
    assert table.table.clocks == tuple(
        5 * MINUTE - 20 * SECOND * (place == seat) for place in (0, 1)
    )
    assert table.table.running == seat


def test_the_clock_runs_on_though_the_others_have_given() -> None:
    table, seat = awaiting("columbiz:2", clock=CLOCK)
    table.send(table.person(1 - seat))
    assert table.table.running == seat
    table.now += 5 * MINUTE
    (give,) = table.client(table.person(seat)).requests()
    assert isinstance(give, Give)
    rest = {"roll": give.roll, "link": give.link, "head": give.head}
    assert table.refuse(table.person(seat), Give, **rest) == "time-up"
    facts = table.notice(Tick())
    assert kinds(facts) == [TimeUp, StoodIn, Void]
    assert table.facts(Due)[-1].callers == (1 - seat,)
    table.send(table.person(1 - seat))
    assert table.facts(Rolled)[-1].hand == "bot"
    assert table.is_proven()


def test_whose_time_is_up_forfeits_and_the_roll_is_void() -> None:
    table, _ = awaiting("columbiz:2", clock=CLOCK, on_time="forfeit")
    facts = table.wait(5 * MINUTE)
    assert kinds(facts) == [TimeUp, GameOver, Void, TableOver]
    assert table.is_proven()


def test_resigning_while_a_roll_is_due() -> None:
    table, seat = awaiting("columbiz:2")
    facts = table.tell(table.person(1 - seat), Resign, seat=1 - seat)
    assert kinds(facts) == [Resigned, GameOver, Void, TableOver]
    assert table.is_proven()
