"""A client's check of the house: every fault by an altered history, none by an honest one."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sixrow.match import Drop, Event, Fact, Lost, Resign, Resume, Return, Roll, StandIn
from sixrow.match.chain import Chain
from sixrow.match.events import (
    Anchored,
    Cause,
    Decided,
    Due,
    GameBegan,
    GameOver,
    Given,
    Resealed,
    Returned,
    Rolled,
    StoodIn,
    Undone,
    Void,
)
from sixrow.match.receipt import Receipt
from sixrow.match.rolls import SILENCE
from sixrow.match.witness import DiceFault, Witness
from sixrow.notation import dice_text
from sixrow.rules import Seat
from tests.match.tables import ADA, BO, BOT, CY, PEOPLE, Sitting, awaiting, begun, chair, sitting

OTHER = "0" * 64
ANCHOR = Chain("p", bytes(32)).public.hex()


def found(
    table: Sitting, *facts: Fact, person: str = "", receipt: Receipt | None = None
) -> list[str]:
    """The codes of what somebody finds if the house goes on with these facts."""
    witness = Witness(person, receipt)
    for event in table.authority.since(0):
        assert witness.see(event) == ()
    return [fault.code for fault in go_on(witness, *facts)]


def go_on(witness: Witness, *facts: Any) -> list[DiceFault]:
    assert witness.table is not None
    time, version = witness.table.time, witness.version
    events = [Event(version + place, time, fact) for place, fact in enumerate(facts, 1)]
    return [fault for event in events for fault in witness.see(event)]


class Moment:
    """A later roll of three people is due: what the house can show, and what honest people give."""

    def __init__(self, **rest: Any) -> None:
        self.table, self.seat = awaiting("columbiz:3", **rest)
        self.other, self.third = self.table.others(self.seat)
        ledger = self.table.table.dice
        assert ledger.due is not None
        self.roll, self.callers = ledger.due.roll, ledger.due.callers
        self.link = self.table.authority.house.envelope.chain().link(ledger.index).hex()
        gifts = [self.table.client(person).requests()[0] for person in PEOPLE[:3]]
        self.links: tuple[str, ...] = tuple(gift.link for gift in gifts)  # type: ignore[union-attr]

    def rolled(self, **change: Any) -> Rolled:
        """The roll as an honest house makes it, with a change."""
        honest = Rolled(
            seat=self.seat,
            roll=self.roll,
            dice="",
            link=self.link,
            links=self.links,
            hand="person",
        )
        dice = dice_text(self.table.table.dice.dice(honest, 8))
        return replace(honest, **{"dice": dice, **change})

    def given(self, seat: Seat) -> Given:
        return Given(roll=self.roll, seat=seat, link=self.links[seat])

    def void(self, *missing: Seat, **change: Any) -> Void:
        links = tuple("" if seat in missing else self.links[seat] for seat in self.callers)
        void = Void(roll=self.roll, link=self.link, links=links)
        return replace(void, **change)

    def due(self, **change: Any) -> Due:
        again = Due(roll=self.roll + 1, seat=self.seat, callers=self.callers)
        return replace(again, **change)


@pytest.fixture(scope="module")
def moment() -> Moment:
    return Moment()


# An honest house


def test_an_honest_house_is_not_suspected(moment: Moment) -> None:
    assert found(moment.table, moment.rolled()) == []
    assert found(moment.table, moment.given(0), moment.given(2), moment.rolled()) == []
    dropped = moment.void(moment.other, dropped=(moment.other,))
    without = tuple(seat for seat in moment.callers if seat != moment.other)
    assert found(moment.table, dropped, moment.due(callers=without)) == []


def test_nobody_suspects_an_honest_game_with_everything_in_it() -> None:
    table = begun("columbiz:3", grace=0, pair=False)
    for person in PEOPLE[:3]:
        table.client(person).connected()
    random = Random(3)
    for step in range(30):
        table.silent = {"cy"} if step % 5 == 1 else set()
        table.there = {"ada", "bo", "cy"} - ({"bo"} if step % 7 == 2 else set())
        for person in PEOPLE[:3]:
            if person.id not in table.there:
                table.client(person).disconnected(table.now - SILENCE)
            else:
                table.client(person).connected()
        table.play_on(random, 2)
        if table.table.dice.due is not None:
            table.now += SILENCE
            table.notice(Drop(roll=table.table.dice.spent, seat=2))
        table.silent, table.there = set(), {"ada", "bo", "cy"}
        table.serve()
    assert table.facts(Void)
    assert table.faults() == []


# Links and dice


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"link": OTHER}, "wrong-link"),
        ({"links": (OTHER, OTHER, OTHER)}, "wrong-link"),
        ({"dice": "66666666"}, "wrong-roll"),
        ({"dice": "6"}, "wrong-roll"),
        ({"roll": 1}, "second-draw"),
        ({"roll": 99}, "second-draw"),
        ({"seat": -1}, "another-history"),
        ({"links": ()}, "not-called"),
    ],
)
def test_a_roll_that_is_not_what_it_has_to_be(
    moment: Moment, change: dict[str, Any], code: str
) -> None:
    assert code in found(moment.table, moment.rolled(**change))


def test_the_links_of_two_people_are_not_exchanged(moment: Moment) -> None:
    swapped = (moment.links[1], moment.links[0], moment.links[2])
    assert "wrong-link" in found(moment.table, moment.rolled(links=swapped))


def test_nobody_rolls_for_another(moment: Moment) -> None:
    assert "wrong-roll" in found(moment.table, moment.rolled(seat=moment.other))


def test_another_link_than_was_given_before(moment: Moment) -> None:
    assert found(moment.table, replace(moment.given(0), link=OTHER)) == ["wrong-link"]
    assert found(moment.table, moment.given(0), replace(moment.given(0), link=OTHER)) == [
        "second-draw"
    ]
    assert found(moment.table, moment.given(0), moment.given(0)) == []


def test_a_roll_that_nobody_asked_for() -> None:
    table = begun()
    assert "second-draw" in found(
        table,
        Rolled(seat=0, roll=9, dice="12345612", link=OTHER, links=(), hand="person"),
    )
    assert "second-draw" in found(table, Void(roll=9, link=OTHER, links=()))
    assert found(table, Given(roll=9, seat=0, link=OTHER)) == ["not-called"]


# Who is called


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        ({"roll": 1}, ["second-draw"]),
        ({"roll": 99}, ["wrong-roll"]),
        ({"callers": (0, 1, 2, 3)}, ["no-person"]),
        ({"callers": (1, 0, 2)}, ["no-person"]),
        ({"callers": (0, 0, 1)}, ["no-person"]),
        ({"callers": ()}, ["not-called"]),
    ],
)
def test_a_due_roll_with_the_wrong_number_or_people(
    change: dict[str, Any], codes: list[str]
) -> None:
    table = begun("columbiz:3")
    seat, roll = table.table.position.seat, table.table.dice.spent + 1
    due = Due(**{"roll": roll, "seat": seat, "callers": (0, 1, 2), **change})
    assert found(table, due) == codes


def test_the_roller_has_to_be_called() -> None:
    table = begun("columbiz:3")
    seat, roll = table.table.position.seat, table.table.dice.spent + 1
    assert found(table, Due(roll=roll, seat=seat, callers=(seat,))) == []
    others = tuple(each for each in (0, 1, 2) if each != seat)
    assert found(table, Due(roll=roll, seat=seat, callers=others)) == ["not-called"]


def test_another_seat_than_the_one_whose_turn_it_is() -> None:
    table = begun("columbiz:3")
    other = (table.table.position.seat + 1) % 3
    due = Due(roll=table.table.dice.spent + 1, seat=other, callers=(0, 1, 2))
    assert found(table, due) == ["wrong-roll"]


def test_in_a_first_roll_everybody_has_to_be_called() -> None:
    table = sitting("columbiz:3")
    table.start()
    assert found(table, Due(roll=1, seat=0, callers=(0, 1, 2))) == []
    assert found(table, Due(roll=1, seat=0, callers=(0, 1))) == ["not-called"]


def test_no_roll_is_due_before_everybody_has_a_chain() -> None:
    table = sitting("columbiz:2")
    table.there = {"ada"}
    witness = Witness()
    for event in table.authority.since(0):
        if not isinstance(event.fact, Anchored) or event.fact.seat == 0:
            go_on_or_open(witness, event)
    assert [fault.code for fault in go_on(witness, Due(roll=1, seat=0, callers=(0, 1)))] == [
        "not-called"
    ]


def go_on_or_open(witness: Witness, event: Event) -> None:
    witness.see(replace(event, number=witness.version + 1))


def test_a_roll_that_is_due_twice(moment: Moment) -> None:
    assert found(moment.table, moment.due()) == ["second-draw"]


def test_links_of_somebody_who_is_not_called(moment: Moment) -> None:
    table = begun("columbiz:3")
    seat, roll = table.table.position.seat, table.table.dice.spent + 1
    stranger = Given(roll=roll, seat=table.others(seat)[0], link=OTHER)
    assert found(table, Due(roll=roll, seat=seat, callers=(seat,)), stranger) == ["not-called"]
    later = replace(moment.given(0), roll=moment.roll + 1)
    assert found(moment.table, later) == ["not-called"]


# Void


def test_a_void_without_a_cause(moment: Moment) -> None:
    """All links are there, or somebody plays who could still give theirs."""
    assert found(moment.table, moment.void()) == ["second-draw"]
    assert found(moment.table, moment.void(moment.other)) == ["second-draw"]


def test_a_void_for_somebody_who_had_given(moment: Moment) -> None:
    void = moment.void(moment.other, dropped=(moment.other,))
    assert found(moment.table, moment.given(moment.other), void) == ["second-draw"]


def test_people_who_cannot_be_dropped(moment: Moment) -> None:
    seat, other, third = moment.seat, moment.other, moment.third
    assert found(moment.table, moment.void(seat, dropped=(seat,))) == ["second-draw"], "the roller"
    two = moment.void(other, third, dropped=(other, third))
    assert found(moment.table, two) == ["second-draw"], "one at a time"
    assert found(moment.table, moment.void(other, dropped=(third,))) == ["not-called"], "has given"
    assert found(moment.table, moment.void(links=("",))) == ["not-called"]


def test_nobody_is_dropped_from_a_first_roll() -> None:
    table = sitting()
    table.start()
    table.silent = {"ada", "bo"}
    table.tell(ADA, Roll, seat=0)
    link = table.authority.house.envelope.chain().link(1).hex()
    void = Void(roll=1, link=link, links=("", ""), dropped=(1,))
    assert found(table, void) == ["second-draw"]


def test_who_was_dropped_is_not_called_again(moment: Moment) -> None:
    void = moment.void(moment.other, dropped=(moment.other,))
    assert found(moment.table, void, moment.due()) == ["second-draw"]


def test_who_was_stood_in_for_does_not_return_before_the_roll_is_made(moment: Moment) -> None:
    stood_in = StoodIn(seat=moment.other, level="skilled", reason="away", ranked=True)
    returned = Returned(seat=moment.other)
    facts = (stood_in, moment.void(moment.other), returned)
    assert found(moment.table, *facts) == ["second-draw"]


# While a roll is due


def test_nothing_else_happens_while_a_roll_is_due(moment: Moment) -> None:
    decided = Decided(seat=moment.seat, decision="stop", hand="person")
    assert "decided-late" in found(moment.table, decided)
    assert "decided-late" in found(moment.table, Undone(seat=moment.seat, count=1))
    assert "decided-late" in found(moment.table, Returned(seat=moment.other))
    assert found(moment.table, Anchored(seat=0, anchor=ANCHOR)) == ["anchored-late"]


def test_chains_of_nobody_and_chains_from_before() -> None:
    table = sitting("columbiz:2", chair(ADA), BOT)
    assert found(table, Anchored(seat=1, anchor=ANCHOR)) == ["no-person"]
    used = table.table.dice.chains[0].anchor
    assert found(table, Anchored(seat=0, anchor=used)) == ["second-draw"]
    assert found(table, Anchored(seat=0, anchor=ANCHOR)) == []


def test_a_new_chain_of_the_house_is_always_told(moment: Moment) -> None:
    resealed = Resealed(commitment=OTHER, salt="1")
    assert found(begun(), resealed) == ["resealed"]
    assert found(moment.table, resealed) == ["resealed"]


# Another history


def test_a_table_is_opened_once() -> None:
    table = begun()
    opened = table.authority.since(0)[0]
    assert found(table, opened.fact) == ["second-opening"]
    assert [fault.code for fault in Witness().see(replace(opened, number=2))] == ["another-history"]


def test_a_history_begins_with_the_opening_and_leaves_nothing_out() -> None:
    events = begun().authority.since(0)
    assert [fault.code for fault in Witness().see(events[1])] == ["another-history"]
    witness = Witness()
    witness.see(events[0])
    assert [fault.code for fault in witness.see(events[2])] == ["another-history"]
    assert witness.version == 1, "it waits for the next"


def test_what_the_rules_do_not_allow(moment: Moment) -> None:
    table = begun()
    assert found(table, Decided(seat=0, decision="a1", hand="person")) == ["another-history"]
    false_end = GameOver(game=1, winners=(0,), ending="row")
    assert found(moment.table, false_end) == ["another-history"]


def test_no_roll_is_taken_back() -> None:
    """A house that takes back more than the last decisions of a person gives them another roll."""
    table = begun()
    seat = table.table.position.seat
    table.roll()
    assert found(table, Undone(seat=seat, count=1)) == ["second-draw"]
    table.decide("stop")
    assert found(table, Undone(seat=seat, count=1)) == []
    for count in (-1, 0, 2, 99):
        assert "second-draw" in found(table, Undone(seat=seat, count=count))
    assert found(table, Undone(seat=1 - seat, count=1)) == ["second-draw"]


def test_no_game_begins_anew() -> None:
    table = begun(pair=True)
    assert found(table, GameBegan(game=1)) == ["second-draw"]
    assert found(table, GameBegan(game=2, rolls=(2, 1))) == ["second-draw"]
    table.silent = {"ada", "bo"}
    end = GameOver(game=1, winners=(1,), ending="resigned")
    rolls = len(table.table.rolls)
    again = tuple(range(rolls, 0, -1))
    assert found(table, end, GameBegan(game=2, rolls=again)) == []
    assert "second-draw" in found(table, end, GameBegan(game=2, rolls=again[::-1]))
    assert "second-draw" in found(table, end, GameBegan(game=3, rolls=again))
    lobby = sitting()
    assert found(lobby, GameBegan(game=1)) == []
    assert "second-draw" in found(lobby, GameBegan(game=2))


def test_a_house_that_was_set_back_or_shows_another_game() -> None:
    table = begun()
    receipt = table.client(BO).witness.receipt
    behind = Witness("bo", receipt)
    for event in table.authority.since(0)[:-4]:
        assert behind.see(event) == ()
    assert behind.is_behind
    assert [fault.code for fault in behind.caught_up()] == ["went-back"]
    assert behind.caught_up() == ()
    assert behind.receipt.facts == receipt.facts, "what was seen stays seen"

    other = begun(seed=1)
    witness = Witness("bo", receipt)
    codes = [fault.code for event in other.authority.since(0) for fault in witness.see(event)]
    assert "another-history" in codes
    same = Witness("bo", receipt)
    assert not [fault for event in table.authority.since(0) for fault in same.see(event)]
    assert same.caught_up() == ()


# My own


def test_a_link_that_i_have_not_given(moment: Moment) -> None:
    """My chain's, but not from here: nobody else can know it."""
    kept = moment.table.client(BO).witness.receipt
    receipt = replace(kept, given=kept.given[:-1])
    assert found(moment.table, moment.given(1), person="bo", receipt=receipt) == ["foreign-link"]
    assert found(moment.table, moment.rolled(), person="bo", receipt=receipt) == ["foreign-link"]
    assert found(moment.table, moment.rolled(), person="bo", receipt=kept) == []


def test_links_of_my_other_devices_are_not_known_here(moment: Moment) -> None:
    assert found(moment.table, moment.given(1), moment.rolled(), person="bo") == []


def test_my_link_is_not_left_away(moment: Moment) -> None:
    """I gave it, and the house answered something that I sent later; or it said so itself."""
    table = moment.table
    void = moment.void(moment.other, dropped=(moment.other,))
    me = table.person(moment.other).id
    assert found(table, void, person=me) == []
    witness = witness_of(table, me)
    witness.answered(moment.roll)
    (fault,) = go_on(witness, void)
    assert fault == DiceFault("dropped", moment.roll, moment.other)
    assert witness.receipt.rolls[-1].fault == "dropped"
    witness = witness_of(table, me)
    faults = go_on(witness, moment.given(moment.other), void)
    assert [fault.code for fault in faults] == ["second-draw", "dropped"]
    witness = witness_of(table, me)
    witness.gave("mine", moment.roll, bytes(32), moment.links[moment.other])
    cause = Cause(by=me, command="mine")
    event = Event(witness.version + 1, table.now, void, cause)
    assert "dropped" in {fault.code for fault in witness.see(event)}


def witness_of(table: Sitting, person: str) -> Witness:
    witness = Witness(person)
    for event in table.authority.since(0):
        witness.see(event)
    return witness


def test_i_was_there_and_not_called() -> None:
    table = begun("columbiz:3")
    seat = table.table.position.seat
    me = table.others(seat)[0]
    roll = table.table.dice.spent + 1
    due = Due(roll=roll, seat=seat, callers=tuple(sorted({0, 1, 2} - {me})))
    witness = witness_of(table, table.person(me).id)
    assert go_on(witness, due) == []
    witness = witness_of(table, table.person(me).id)
    witness.was_there(roll)
    assert go_on(witness, due) == [DiceFault("left-out", roll, me)]


def test_commands_and_anchors_that_did_not_come_from_here() -> None:
    table = begun()
    witness = witness_of(table, "bo")
    mine = Cause(by="bo", command="mine")
    event = Event(table.table.version + 1, table.now, Anchored(seat=1, anchor=ANCHOR), mine)
    assert witness.see(event) == (), "it was not there before: another device may have been"
    witness = witness_of(table, "bo")
    witness.live()
    codes = [fault.code for fault in witness.see(event)]
    assert codes == ["foreign-command", "foreign-anchor"]
    witness = witness_of(table, "bo")
    witness.live()
    witness.sent("mine")
    assert [fault.code for fault in witness.see(event)] == ["foreign-anchor"]
    for cause in (Cause(by="ada", command="hers"), Cause(), None):
        witness = witness_of(table, "bo")
        witness.live()
        theirs = replace(event, fact=Anchored(seat=0, anchor=ANCHOR), cause=cause)
        assert witness.see(theirs) == ()


def test_each_roll_tells_whether_mine_is_in_it() -> None:
    table = begun()
    seat = table.table.position.seat
    away = table.person(1 - seat)
    table.there = {table.person(seat).id}
    table.roll()
    mine, theirs = (table.client(table.person(each)).witness for each in (seat, 1 - seat))
    number = table.table.dice.spent
    assert mine.rolls[number].mine
    assert not theirs.rolls[number].mine
    assert [mine.rolls[roll].mine for roll in (1, 2)] == [True, True]
    assert not mine.rolls[number].bare
    table.clients[table.person(seat).id] = table.new_client(table.person(seat))
    table.send(table.person(seat), acting=True)
    table.decide("k-")
    latest = table.client(table.person(seat)).witness.rolls[number + 1]
    assert (latest.mine, latest.bare) == (False, True), "a new chain waits for the others"
    assert away.id not in table.there


# What was avoided


def test_what_was_avoided_is_known_once_the_silent_one_gives_again() -> None:
    table, seat = awaiting("columbiz:3")
    silent, other = table.others(seat)
    table.send(table.person(seat))
    table.send(table.person(other))
    (kept,) = table.client(table.person(silent)).requests()
    ledger = table.table.dice
    number = ledger.spent
    table.now += SILENCE
    table.notice(Drop(roll=number, seat=silent))
    assert table.client(ADA).witness.avoided() == {}
    table.silent = set()
    table.serve()
    assert table.client(ADA).witness.avoided() == {}, "they were not called since"
    table.decide("k-")
    avoided = table.client(ADA).witness.avoided()
    assert list(avoided) == [number]
    void = table.facts(Void)[0]
    links = tuple(link or kept.link for link in void.links)  # type: ignore[union-attr]
    whole = Rolled(seat=seat, roll=number, dice="", link=void.link, links=links, hand="person")
    assert avoided[number] == ledger.dice(whole, 8)
    assert Witness().avoided() == {}


def test_what_was_avoided_stays_unknown_with_a_new_chain() -> None:
    table, seat = awaiting("columbiz:3")
    silent = table.others(seat)[0]
    table.now += SILENCE
    table.notice(Drop(roll=table.table.dice.spent, seat=silent))
    table.silent = {table.person(silent).id}
    table.serve()
    table.clients[table.person(silent).id] = table.new_client(table.person(silent))
    table.send(table.person(silent), acting=True)
    table.silent = set()
    table.decide("k-")
    assert table.client(table.person(seat)).witness.avoided() == {}


# Nonsense


@given(st.data())
def test_whatever_a_house_says_is_reported_and_no_crash(data: st.DataObject) -> None:
    """One fact of an honest history is altered, left out or said twice; a client goes on."""
    table = NONSENSE
    events = list(table.authority.since(0))
    place = data.draw(st.integers(0, len(events) - 1))
    fact = events[place].fact
    names = [name for name in fact.__struct_fields__ if name not in ("terms", "chairs", "chair")]
    for name in data.draw(st.lists(st.sampled_from(names), max_size=2)) if names else ():
        fact = replace(fact, **{name: data.draw(odd(getattr(fact, name)))})
    where = data.draw(st.integers(0, len(events)))
    moved = [*events[:where], replace(events[place], fact=fact), *events[where:]]
    witness = Witness("ada")
    for event in moved:
        witness.see(replace(event, number=witness.version + 1))
    assert witness.version <= len(moved)


def odd(value: object) -> st.SearchStrategy[Any]:
    """Values that the wire would let through where this one stood."""
    match value:
        case UnsetType():
            return st.sampled_from([UNSET, "here"])
        case bool():
            return st.booleans()
        case int():
            return st.integers(-2, 40)
        case str() if len(value) == 64:
            return st.sampled_from([OTHER, value])
        case str():
            return st.sampled_from(["", "x", "stop", "k-", "123", "666", "person", "row", "away"])
        case tuple() if value and isinstance(value[0], str):
            return st.sampled_from([(), (OTHER,), (OTHER, OTHER), value[:1]])
        case _:
            return st.lists(st.integers(-1, 5), max_size=3).map(tuple)


def lively() -> Sitting:
    table = sitting("sequence-dice:2", chair(ADA), chair(CY), grace=0, pair=True)
    table.start()
    table.play_on(Random(1), 6)
    table.notice(Lost(seat=1))
    table.ask(ADA, StandIn, seat=0, absent=1)
    table.ask(CY, Return, seat=1)
    table.notice(Resume())
    table.ask(ADA, Resign, seat=0)
    table.play_on(Random(1), 2)
    return table


NONSENSE = lively()
