"""What holds for every command: repeats are harmless, stale ones refused, events rebuild all."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from sixrow.match import (
    Authority,
    Bank,
    Decide,
    Event,
    Give,
    HouseNotice,
    Lost,
    PersonCommand,
    Resign,
    Roll,
    Sit,
    Start,
    Tick,
    apply,
    rebuild,
)
from sixrow.match.authority import _COMMANDS, _NOTICES
from sixrow.match.events import PASSING, AnyFact, Due, Given, Rolled, Seated
from sixrow.match.fold import _FOLDS, effects_of, tables_after
from sixrow.rules import Refusal
from tests.match.tables import ADA, BO, BOT, CY, FREE, Sitting, begun, chair, sitting


def test_every_command_notice_and_fact_has_somebody_who_handles_it() -> None:
    assert set(_COMMANDS) == set(get_args(PersonCommand))
    assert set(_NOTICES) == set(get_args(HouseNotice))
    assert set(_FOLDS) == set(get_args(AnyFact))
    assert set(PASSING) < set(get_args(AnyFact))


def test_a_repeated_command_gets_the_same_answer_and_changes_nothing() -> None:
    table = begun()
    seat = table.table.position.seat
    command = table.make(Roll, seat=seat)
    first = table.authority.handle(command, table.person(seat), table.now)
    table.serve()
    table.decide("stop")
    before = table.table
    assert table.authority.handle(command, table.person(seat), table.now + 99) == first
    assert table.table is before


def test_an_answer_of_several_events_is_repeated_whole() -> None:
    table = sitting("columbiz:2", BOT, BOT)
    command = table.make(Start)
    events = table.authority.handle(command, None, table.now)
    assert len(events) > 3
    table.notice(Tick())
    table.decide("stop")
    assert table.authority.handle(command, None, table.now) == events


def test_a_notice_after_an_answer_is_not_part_of_it() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE)
    command = table.make(Sit, seat=1)
    events = table.authority.handle(command, CY, table.now)
    table.notice(Lost(seat=0))
    assert table.authority.handle(command, CY, table.now) == events
    assert [type(event.fact) for event in events] == [Seated]


def test_ids_of_different_people_do_not_meet() -> None:
    """Nobody can spoil another's command by using its id first."""
    table = sitting("columbiz:2", FREE, FREE)
    table.ask(BO, Sit, seat=1, id="same")
    facts = table.ask(ADA, Sit, seat=0, id="same")
    assert len(facts) == 1
    assert table.table.seats[0].chair == chair(ADA)


def test_a_refused_command_may_be_sent_again() -> None:
    table = sitting("columbiz:2", chair(ADA), FREE)
    command = table.make(Start)
    with pytest.raises(Refusal, match="seats-open"):
        table.authority.handle(command, ADA, table.now)
    table.ask(BO, Sit, seat=1)
    again = msgspec.structs.replace(command, version=table.table.version)
    assert table.authority.handle(again, ADA, table.now)


def test_who_has_not_seen_what_happened_is_told_what_to_ask_for() -> None:
    table = begun()
    seat = table.table.position.seat
    seen = table.table.version
    table.roll()
    with pytest.raises(Refusal) as refused:
        table.ask(table.person(seat), Decide, seat=seat, decisions=("stop",), version=seen)
    assert refused.value.code == "stale-version"
    assert refused.value.details == {"seen": seen, "version": table.table.version}
    missed = table.authority.since(seen)
    assert [type(event.fact) for event in missed] == [Due, Given, Rolled]


@pytest.mark.parametrize("offset", [-1, 1, 1000, -1000])
def test_versions_that_are_not_the_present_one(offset: int) -> None:
    table = begun()
    version = table.table.version + offset
    assert table.refuse(ADA, Resign, seat=0, version=version) == "stale-version"


@pytest.mark.parametrize("given", ["", "x" * 65, "a b", "ä", "\n"])
def test_ids_that_no_command_can_have(given: str) -> None:
    assert begun().refuse(ADA, Resign, seat=0, id=given) == "not-a-command-id"


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    table = begun()
    seat = table.table.position.seat
    before = table.table
    answer = table.authority.propose(table.make(Roll, seat=seat), table.person(seat), table.now)
    assert table.table is before
    assert table.authority.accept(answer) == answer.events
    assert table.table == answer.table
    with pytest.raises(Refusal, match="not-the-next-event"):
        table.authority.accept(answer)


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:2"])
def test_an_answer_has_what_its_events_did(setup: str) -> None:
    """As if the stored events were folded; also where they were decided by another authority."""
    table = sitting(setup, chair(ADA), BOT, pair=True)
    other = Authority(table.authority.since(0), table.authority.house)
    table.authority.effects_since(0)  # from here on they are kept
    table.start()
    table.play_on(Random(3), 60)
    events = table.authority.since(0)
    expected = tuple(effects_of(events))
    assert table.authority.effects_since(0) == expected
    assert any(expected)
    other.follow(events[2:20])
    assert other.effects_since(5) == expected[5:20]
    other.follow(events[20:])
    assert other.effects_since(0) == expected
    assert other.table == table.table
    scores = tuple(each.position.scores() if each.effects else () for each in tables_after(events))
    assert other.scores_since(0) == table.authority.scores_since(0) == scores
    assert len(set(scores)) > 2


def test_events_survive_the_wire() -> None:
    table = sitting("sequence-dice:2", chair(ADA), BOT, pair=True, clock=Bank(60_000))
    table.start()
    table.play_on(Random(1))
    events = table.authority.since(0)
    wire = msgspec.json.encode(events)
    assert msgspec.json.decode(wire, type=tuple[Event, ...]) == events
    assert rebuild(msgspec.msgpack.decode(msgspec.msgpack.encode(events), type=list[Event])) == (
        table.table
    )


def test_every_moment_can_be_rebuilt() -> None:
    table = begun("columbiz:3")
    table.play_on(Random(8), 40)
    events = table.authority.since(0)
    for version in range(1, len(events) + 1):
        assert rebuild(events[:version]).version == version
    assert rebuild(events) == table.table


def test_a_taken_over_table_goes_on_with_the_same_dice() -> None:
    table = begun()
    table.silent = {ADA.id, BO.id}
    table.roll()
    again = Authority(table.authority.since(0), table.authority.house)
    table.send(ADA)
    table.send(BO)
    again.follow(table.authority.since(again.table.version)[:1])
    again.handle(table.make(Give, **last_gift(table)), BO, table.now)
    assert again.table.rolls == table.table.rolls


def last_gift(table: Sitting) -> dict[str, Any]:
    """What Bo's client has sent last."""
    given = table.client(BO).witness.receipt.given[-1]
    return {"roll": given.roll, "link": given.link, "head": given.head}


def test_events_out_of_order_are_refused() -> None:
    events = begun().authority.since(0)
    for wrong in (events[1:], (events[0], events[2]), (events[0], events[0]), ()):
        with pytest.raises(Refusal, match="not-the-next-event"):
            rebuild(wrong)
    with pytest.raises(Refusal, match="not-the-next-event"):
        apply(rebuild(events), msgspec.structs.replace(events[0], number=len(events) + 1))


def test_commands_are_decoded_strictly() -> None:
    wire = b'{"do":"roll","id":"1","version":3,"seat":0}'
    command = msgspec.json.decode(wire, type=PersonCommand)
    assert command == Roll(id="1", version=3, seat=0)
    for wrong in (
        wire.replace(b'"seat":0', b'"seat":4'),
        wire.replace(b'"seat":0', b'"seat":-1'),
        wire.replace(b'"version":3', b'"version":-3'),
        wire.replace(b'"version":3', b'"version":"3"'),
        wire.replace(b'"id":"1"', b'"id":""'),
        wire.replace(b"roll", b"tick"),
        wire.replace(b'"seat":0', b'"seat":0,"more":1'),
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=PersonCommand)
