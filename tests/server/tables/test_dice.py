"""Who is called for a roll, who is dropped, and what happens to a table that was set back."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixrow.match import Chair, Envelope, Resign, Roll, Start, rebuild
from sixrow.match.events import Due, Given, Resealed, Rolled, Void
from sixrow.match.terms import Bank
from sixrow.server.tables import live_table
from sixrow.server.tables.live_table import LiveTable
from sixrow.store import Account, Store
from sixrow.store.backup import back_up, restore
from sixrow.store.integrity import check
from tests.match.tables import ADA, BO, BOT, CY, FREE, chair
from tests.server.live_tables import (
    Attendant,
    Client,
    Node,
    Time,
    act,
    begun,
    fresh,
    hand_of,
    next_command,
    node_on,
    opening,
    play_on,
    serve,
    stored,
    until,
)
from tests.support.databases import PostgreSQL

THREE = (chair(ADA), chair(BO), chair(CY))


def facts(live: LiveTable, kind: type) -> list[object]:
    return [event.fact for event in live.since(0) if isinstance(event.fact, kind)]


def trust(live: LiveTable) -> None:
    """Everybody was told that the house has a new chain, and plays on."""
    for person in live.table.people:
        hand_of(live, person).dice.trusting = True


def due_now(live: LiveTable) -> bool:
    return live.table.dice.due is not None


async def at_table(
    node: Node, setup: str = "columbiz:3", chairs: tuple[Chair, ...] = THREE, **terms: Any
) -> tuple[LiveTable, list[Attendant]]:
    """A table after its first roll, where everybody is connected and holds their chain."""
    live = await node.registry.open(opening(setup, chairs, **terms), public=True)
    people = [person for person in (ADA, BO, CY) if live.table.seats_of(person.id)]
    guests = [await Attendant(node, live, person).arrive() for person in people]
    await live.command(fresh(Start, live), ADA)
    await next_due(live, guests)
    for guest in guests:
        await guest.give()
    return live, guests


async def next_due(live: LiveTable, guests: list[Attendant]) -> Due:
    """Play until a roll is due for which nobody has given a link."""
    while live.table.dice.due is None:
        seat = live.table.position.seat
        if live.table.seats[seat].bot:
            await asyncio.sleep(0.001)
        else:
            await live.command(next_command(live), guests[seat].person)
    found = facts(live, Due)[-1]
    assert isinstance(found, Due)
    return found


# Links that wait for others


async def test_only_the_roll_is_stored_if_all_links_come_at_once(store: Store) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node)
        due = await next_due(live, guests)
        before = live.table.version
        for guest in guests[:-1]:
            await guest.give()
        assert live.table.version == before
        await guests[-1].give()
        (rolled,) = [event.fact for event in live.since(before)]
        assert isinstance(rolled, Rolled)
        assert (rolled.roll, len(rolled.links)) == (due.roll, 3)
        assert stored(store, live) == live.since(0)
        assert rebuild(live.since(0)) == live.table
        for guest in guests:
            assert guest.refusals == []
            assert guest.numbers[-1] == live.table.version
            await guest.close()


async def test_a_link_that_waits_too_long_is_stored_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "GIVING", 0.01)
    async with node_on(store) as node:
        live, guests = await at_table(node)
        await next_due(live, guests)
        before = live.table.version
        await guests[0].give()
        await until(lambda: live.table.version > before)
        assert [type(event.fact) for event in live.since(before)] == [Given]
        for guest in guests:
            await guest.give()
        assert isinstance(live.since(before)[-1].fact, Rolled)
        for guest in guests:
            await guest.close()


async def test_a_link_is_stored_before_anything_else_is_answered_or_done(store: Store) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node)
        for say in ("ping", "resign"):
            await next_due(live, guests)
            before = live.table.version
            await guests[0].give()
            assert live.table.version == before
            if say == "ping":
                await guests[1].send(do="ping")
            else:
                await live.command(fresh(Resign, live, seat=1), guests[1].person)
            assert isinstance(live.since(before)[0].fact, Given)
            for guest in guests:
                await guest.give()
        assert rebuild(live.since(0)) == live.table
        for guest in guests:
            await guest.close()


async def test_a_link_that_stops_a_clock_is_stored_at_once(store: Store) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node, clock=Bank(60_000))
        due = await next_due(live, guests)
        before = live.table.version
        other, roller = guests[due.seat - 1], guests[due.seat]
        await other.give()
        assert live.table.version == before
        await roller.give()
        assert [event.fact.seat for event in live.since(before)] == [  # type: ignore[union-attr]
            guests.index(other),
            guests.index(roller),
        ]
        for guest in guests:
            await guest.give()
        assert rebuild(live.since(0)) == live.table
        for guest in guests:
            await guest.close()


# Being there


async def test_who_holds_their_chain_is_called_and_everybody_sees_that(store: Store) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node)
        assert (await next_due(live, guests)).callers == (0, 1, 2)
        assert [each.holds for each in live.present()] == [True, True, True]
        await guests[1].send(do="hold", anchor="00" * 32)
        assert guests[1].refusals == ["not-in-force"]
        watching = Client(CY)
        await node.presence.arrive(live, watching.connection, 0)
        assert watching.told("welcome")[0]["present"][0]["holds"] is True
        for client in (*guests, watching):
            await client.close()


async def test_who_is_gone_is_called_for_ten_seconds_unless_they_said_goodbye(
    store: Store,
) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live, guests = await at_table(node)
        await guests[1].leave()
        await guests[2].send(do="bye")
        await guests[2].leave()
        clock.now += 9_999
        due = await next_due(live, guests)
        assert set(due.callers) == {0, 1, due.seat}
        clock.now += 1
        for guest in guests:
            await guest.give()
        due = await next_due(live, guests)
        assert due.callers == tuple(sorted({0, due.seat}))
        await guests[0].close()


async def test_a_new_chain_is_held_by_whoever_has_it(store: Store) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node)
        await guests[1].send(do="anchor", anchor="ab" * 32)
        assert [each.holds for each in live.present()] == [True, False, True]
        for guest in guests:
            await guest.close()


async def test_the_dice_of_a_bot_wait_until_somebody_is_there(store: Store) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live, (ada,) = await at_table(node, "columbiz:2", (chair(ADA), BOT))
        await ada.send(do="bye")
        while not live.table.seats[live.table.position.seat].bot or live.table.dice.due:
            await ada.give()
            if not live.table.seats[live.table.position.seat].bot:
                await live.command(next_command(live), ADA)
        await asyncio.sleep(0.05)
        assert not due_now(live)
        assert live.card.turn_of == ADA.id  # it waits for her
        await ada.hold()
        assert due_now(live)
        await ada.close()


async def test_who_is_elsewhere_is_told_that_a_bot_waits_for_them(store: Store) -> None:
    async with node_on(store) as node:
        here = await begun(node)
        client = Client(ADA)
        await node.presence.arrive(here, client.connection, 0)
        live = await node.registry.open(opening("columbiz:2", (BOT, chair(ADA))), public=False)
        await serve(live, ADA)
        await live.command(fresh(Start, live), ADA)  # the bot rolls first
        await until(lambda: bool(client.told("notice")))
        assert client.told("notice") == [{"is": "notice", "code": "your-turn", "table": live.id}]
        await client.close()


# Silence


async def silence(node: Node, live: LiveTable, clock: Time) -> None:
    """Ten seconds pass."""
    clock.now += 10_000
    version = live.table.version
    node.keeper.look_at_time(live)
    await asyncio.sleep(0.05)
    await until(lambda: live.table.version >= version)


async def test_a_silent_caller_is_dropped_and_hung_up(store: Store) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live, guests = await at_table(node)
        due = await next_due(live, guests)
        assert live.timer is not None
        silent = next(each for each in guests if live.table.seats_of(each.person.id)[0] != due.seat)
        for guest in guests:
            if guest is not silent:
                await guest.give()
        await silence(node, live, clock)
        (seat,) = live.table.seats_of(silent.person.id)
        void = facts(live, Void)[-1]
        assert isinstance(void, Void)
        assert void.dropped == (seat,)
        again = facts(live, Due)[-1]
        assert isinstance(again, Due)
        assert (again.roll, seat in again.callers) == (due.roll + 1, False)
        assert silent.connection.anchor == ""  # nobody is at its other end
        for guest in guests:
            if guest is not silent:
                await guest.give()
        assert facts(live, Rolled)[-1].roll == again.roll  # type: ignore[attr-defined]
        for guest in guests:
            if guest is not silent:
                await guest.close()


async def test_who_says_anything_is_not_dropped_and_neither_is_the_roller(store: Store) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live, guests = await at_table(node)
        due = await next_due(live, guests)
        for guest in guests:
            if guest is not guests[due.seat]:
                await guest.send(do="ping")
        await silence(node, live, clock)
        assert not facts(live, Void)
        await silence(node, live, clock)
        assert not facts(live, Void)
        for guest in guests:
            await guest.give()
            await guest.close()
        assert facts(live, Rolled)[-1].roll == due.roll  # type: ignore[attr-defined]


async def test_nobody_is_dropped_in_a_first_roll(store: Store) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live = await node.registry.open(opening("columbiz:3", THREE), public=False)
        await serve(live)
        await live.command(fresh(Start, live), ADA)
        await live.command(fresh(Roll, live, seat=0), ADA)
        await silence(node, live, clock)
        assert not facts(live, Void)
        assert live.card.turn_of == ADA.id
        await serve(live, ADA)
        assert live.card.turn_of == BO.id


# Several nodes


@pytest.fixture
def shared(postgresql: PostgreSQL) -> Iterator[tuple[Store, Store]]:
    """The same database as two nodes open it."""
    address = postgresql.new_database()
    with Store.open(address) as one, Store.open(address) as other:
        yield one, other


async def test_who_holds_at_another_node_is_called_and_not_dropped(
    shared: tuple[Store, Store],
) -> None:
    clock = Time()
    async with node_on(shared[0], clock=clock) as one, node_on(shared[1], clock=clock) as other:
        live, guests = await at_table(one)
        twin = await other.registry.table(live.id)
        await guests[1].send(do="bye")
        await guests[1].leave()
        moved = await Attendant(other, twin, BO).arrive()
        seats = [guests[0], moved, guests[2]]
        await until(lambda: any(each.person == BO.id and each.holds for each in live.present()))
        live.holders.elsewhere = ()  # as if the message had been lost
        due = await next_due(live, guests)
        while due.seat == 1:
            for guest in seats:
                await until(lambda: live.table.version == twin.table.version)
                await guest.give()
            due = await next_due(live, guests)
        assert due.callers == (0, 1, 2)
        await until(lambda: live.table.version == twin.table.version)
        for guest in seats:
            await guest.send(do="ping")
        await silence(one, live, clock)
        assert not facts(live, Void)
        for guest in seats:
            await until(lambda: live.table.version == twin.table.version)
            await guest.give()
            await guest.close()
        await until(lambda: len(live.table.rolls) == len(twin.table.rolls) == due.roll)


# A roll that is due, and a restart


async def test_whoever_was_there_before_a_restart_is_called_after_it(store: Store) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live, guests = await at_table(node)
        await guests[2].send(do="bye")
        for guest in guests:
            await guest.leave()
    clock.now += 9_000
    async with node_on(store, clock=clock) as node:
        again = await node.registry.table(live.id)
        due = await next_due(again, guests)
        assert due.callers == tuple(sorted({0, 1, due.seat}))


async def test_a_restart_keeps_the_links_that_were_given(store: Store) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node)
        due = await next_due(live, guests)
        await guests[0].give()
        for guest in guests:
            await guest.leave()
    async with node_on(store) as node:
        again = await node.registry.table(live.id)
        assert again.table.dice.due is not None
        assert set(again.table.dice.due.given) == {0}
        await serve(again, BO, CY)
        assert again.table.rolls[due.roll - 1].dice


async def test_a_deleted_name_changes_nothing_for_the_dice(store: Store) -> None:
    async with node_on(store) as node:
        store.people.create(Account(id=CY.id, name=CY.name, kind="guest", created=1))
        live, guests = await at_table(node)
        due = await next_due(live, guests)
        store.people.delete(CY.id)
        await node.presence.forget({CY.id})
        for guest in guests:
            await guest.give()
        assert live.table.rolls[due.roll - 1].dice
        for guest in guests[:2]:
            await guest.close()


# A table that was set back


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_restored_table_begins_with_a_new_chain(
    store: Store, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        lobby = await node.registry.open(opening(chairs=(chair(ADA), FREE)), public=False)
        await play_on(live, 12)
    back_up(store.database, tmp_path / "backup")
    address = f"sqlite:///{tmp_path}/new.db"
    if kind == "postgresql":
        address = request.getfixturevalue("postgresql").new_database()
    with Store.open(address) as new:
        restore(new.database, tmp_path / "backup")
        assert new.tables.is_set_back(live.id)
        assert new.tables.is_set_back(lobby.id)
        async with node_on(new) as node:
            again = await node.registry.table(live.id)
            (resealed,) = facts(again, Resealed)
            assert again.since(live.table.version)[0].fact == resealed
            assert again.table.dice.commitment != live.table.dice.commitment
            assert not new.tables.is_set_back(live.id)
            trust(again)
            await play_on(again)
            assert again.is_over
            assert list(check(new)) == []
        async with node_on(new) as node:
            assert facts(await node.registry.table(live.id), Resealed) == [resealed]


async def test_a_server_set_back_learns_it_from_a_client_that_is_ahead(tmp_path: Path) -> None:
    """The file of the database is copied back under a client that has seen more."""
    file, copy = tmp_path / "sixrow.db", tmp_path / "copy.db"
    with Store.open(f"sqlite:///{file}") as store:
        async with node_on(store) as node:
            live = await begun(node)
            await play_on(live, 6)
    shutil.copy(file, copy)
    with Store.open(f"sqlite:///{file}") as store:
        async with node_on(store) as node:
            ahead = await node.registry.table(live.id)
            await play_on(ahead, 12)
            rolls = {fact.roll: fact.link for fact in facts(ahead, Rolled)}  # type: ignore[attr-defined]
            hand_of(ahead, ADA.id)
    for each in tmp_path.glob("sixrow.db*"):
        each.unlink()
    shutil.copy(copy, file)
    with Store.open(f"sqlite:///{file}") as store:
        async with node_on(store) as node:
            back = await node.registry.table(live.id)
            first = back.table.dice.spent + 1
            ada = Attendant(node, back, ADA)
            await node.presence.arrive(back, ada.connection, 0)
            for roll, link in ((first, "00" * 32), (first, rolls[first - 1])):
                await ada.send(do="ahead", roll=roll, link=link)
            await ada.send(do="ahead", roll=first - 1, link=rolls[first - 1])
            await ada.send(do="ahead", roll=2**40, link=rolls[first])
            assert ada.refusals == ["not-ahead"] * 4
            assert not facts(back, Resealed)
            await ada.send(do="ahead", roll=first, link=rolls[first])
            assert len(facts(back, Resealed)) == 1
            await ada.send(do="ahead", roll=first, link=rolls[first])
            assert ada.refusals[4:] == ["not-ahead"]  # it has another chain now
            await ada.close()


async def test_dice_that_are_due_are_not_made_again_after_a_table_was_set_back(
    store: Store,
) -> None:
    async with node_on(store) as node:
        live, guests = await at_table(node)
        due = await next_due(live, guests)
        chain = Envelope(store.tables.secret(live.id)).chain()
        await guests[0].send(do="ahead", roll=due.roll, link=chain.link(due.roll).hex())
        assert live.table.dice.due is None
        assert live.table.dice.spent == due.roll
        trust(live)
        for guest in guests:
            await guest.give()  # anchors anew
        assert not live.table.unanchored
        await act(live)
        assert live.table.rolls[due.roll].dice
        for guest in guests:
            await guest.close()
