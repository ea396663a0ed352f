"""New chains of the house: after a restore, and when a chain is used up."""

from random import Random

import pytest

from sixrow.match import (
    Drop,
    Reseal,
    Resign,
    Resume,
    Return,
    Roll,
    StandIn,
    TablePhase,
    export,
    verify,
)
from sixrow.match.events import Anchored, Due, Given, Resealed, Rolled, StoodIn, Void
from sixrow.match.rolls import SILENCE
from sixrow.match.terms import MINUTE
from tests.match.tables import ADA, BO, BOT, SHORT, Sitting, awaiting, begun, chair, kinds, sitting


def trust(table: Sitting) -> None:
    """Let everybody go on, though a new chain of the house is always told."""
    for client in table.clients.values():
        client.trusting = True


def codes(table: Sitting) -> set[str]:
    """What `verify` finds in the last game."""
    found = verify(export(table.table), receipts=table.receipts())
    return {fault.code for check in found.checks for fault in check.faults}


# After a restore


def test_after_a_reseal_everybody_anchors_anew_and_the_first_roll_calls_everybody() -> None:
    table = begun("columbiz:3")
    trust(table)
    seat = table.table.position.seat
    old, number = set(table.table.dice.chains.values()), table.table.dice.spent
    table.there = set()
    (resealed,) = table.notice(Reseal(salt="after a restore"))
    assert isinstance(resealed, Resealed)
    assert (
        resealed.commitment == table.authority.house.envelope.chain("after a restore").public.hex()
    )
    assert table.table.unanchored == (0, 1, 2)
    assert table.refuse(table.person(seat), Roll, seat=seat) == "not-anchored"
    table.there = {"ada", "bo", "cy"}
    assert kinds(table.serve()) == [Anchored] * 3
    assert not old & set(table.table.dice.chains.values())
    table.there = set()
    table.roll()
    due = table.facts(Due)[-1]
    assert (due.roll, due.callers) == (number + 1, (0, 1, 2)), "rolls are counted on"
    assert table.table.dice.index == 1, "links from 1 again"


def test_a_roll_that_was_due_is_not_made_and_its_number_is_spent() -> None:
    table, seat = awaiting("columbiz:2")
    trust(table)
    table.send(table.person(seat))
    number = table.table.dice.spent
    table.notice(Reseal(salt="1"))
    assert table.table.dice.due is None
    spent = table.table.rolls[number - 1]
    assert (spent.link, spent.dice) == ("", "")
    assert [bool(link) for link in spent.links] == [place == seat for place in (0, 1)]
    table.silent = set()
    table.serve()
    table.roll()
    assert table.facts(Rolled)[-1].roll == number + 1
    assert codes(table) == {"resealed"}


def test_every_client_tells_of_it_and_asks_before_it_goes_on() -> None:
    table = begun()
    table.notice(Reseal(salt="1"))
    assert table.faults() == ["resealed", "resealed"]
    assert table.table.unanchored == (), "an anchor tells nothing"
    table.roll()
    assert table.table.dice.due is not None
    assert table.table.dice.due.awaited == (0, 1)
    trust(table)
    assert kinds(table.serve()) == [Given, Rolled]
    assert codes(table) == {"resealed"}


def test_links_that_were_held_are_dropped() -> None:
    """A new chain waits for the other person, who is away; after a reseal nothing of it is left."""
    table = begun()
    me = table.person(table.table.position.seat)
    table.clients[me.id] = table.new_client(me)
    table.send(me, acting=True)
    table.there = {me.id}
    table.roll()
    assert [each.roll for each in table.table.dice.held] == [table.table.dice.spent]
    table.notice(Reseal(salt="1"))
    assert table.table.dice.held == ()


def test_nothing_is_resealed_after_the_end() -> None:
    table = begun()
    table.ask(ADA, Resign, seat=0)
    assert table.notice(Reseal(salt="1")) == []


def test_nobody_is_away_at_once_for_want_of_an_anchor() -> None:
    """The grace period begins when the anchors are needed, and anew after a restart."""
    table = begun("columbiz:2", grace=MINUTE)
    table.now += 60 * MINUTE
    table.silent = {"bo"}
    table.notice(Reseal(salt="1"))
    assert table.refuse(ADA, StandIn, seat=0, absent=1) == "grace-not-over"
    table.now += MINUTE
    table.restart()
    table.notice(Resume())
    assert table.refuse(ADA, StandIn, seat=0, absent=1) == "grace-not-over"
    table.now += MINUTE
    assert kinds(table.ask(ADA, StandIn, seat=0, absent=1))[0] is StoodIn


def test_who_has_no_anchor_when_the_game_begins_is_away_since_then() -> None:
    table = sitting("columbiz:2", grace=MINUTE)
    table.silent = {"bo"}
    table.notice(Reseal(salt="1"))
    table.now += MINUTE
    table.start()
    assert table.refuse(ADA, StandIn, seat=0, absent=1) == "grace-not-over"
    table.now += MINUTE
    table.ask(ADA, StandIn, seat=0, absent=1)
    assert table.refuse(BO, Return, seat=1) == "not-anchored"
    table.silent = set()
    table.serve()
    table.ask(BO, Return, seat=1)


# A chain that is used up


@pytest.mark.usefixtures("short_chains")
def test_a_used_up_chain_is_followed_by_another() -> None:
    """Nobody is told of anything: everybody saw that it was the last link."""
    table = begun("columbiz:3", chair(ADA), chair(BO), BOT)
    while table.table.dice.spent <= SHORT + 6:
        table.play_on(Random(1), 1)
    resealed = table.facts(Resealed)[0]
    assert resealed.salt == str(SHORT)
    assert table.table.commitments[1] == (SHORT, resealed.commitment)
    table.play_on(Random(1))
    assert table.table.phase is TablePhase.OVER
    assert table.is_proven()


@pytest.mark.usefixtures("short_chains")
def test_bots_alone_use_up_their_chain_too() -> None:
    table = sitting("columbiz:4", BOT, BOT, BOT, BOT)
    table.start()
    table.play_on(Random(1))
    assert len(table.table.rolls) > SHORT
    assert len(table.facts(Resealed)) == len(table.table.rolls) // SHORT
    assert table.is_proven()


def at_the_last_link() -> tuple[Sitting, int]:
    """A table at which the roll with the last link is due and nobody has given, and who rolls."""
    table = begun("columbiz:3", grace=0)
    while table.table.dice.spent < SHORT - 1:
        table.play_on(Random(1), 1)
    table.silent = {"ada", "bo", "cy"}
    while table.table.dice.due is None:
        table.play_on(Random(1), 1)
    return table, table.table.dice.due.seat


@pytest.mark.usefixtures("short_chains")
def test_the_last_link_is_void() -> None:
    """Everybody's chain is used up with it; nothing is refused for want of an anchor."""
    table, seat = at_the_last_link()
    silent = table.others(seat)[0]
    table.now += SILENCE
    assert kinds(table.notice(Drop(roll=SHORT, seat=silent))) == [Void, Resealed]
    table.silent = set()
    table.serve()
    assert table.table.unanchored == ()
    table.roll()
    assert table.facts(Due)[-1].callers == (0, 1, 2), "a first roll again"
    assert table.is_proven()


@pytest.mark.usefixtures("short_chains")
def test_the_roller_resigns_at_the_last_link() -> None:
    table, seat = at_the_last_link()
    facts = table.tell(table.person(seat), Resign, seat=seat)
    assert kinds(facts)[1:] == [StoodIn, Void, Resealed]
    table.silent = set()
    assert kinds(table.serve())[:4] == [Anchored, Anchored, Anchored, Due]
    assert table.is_proven()
