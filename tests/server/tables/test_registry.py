"""What happens at a table is stored, then told; nothing is lost and nothing happens twice."""

import asyncio
import re
from collections.abc import Iterator

import msgspec
import pytest

from sixrow.match import Leave, Rematch, Resign, Roll, Sit, Start, TablePhase, export, verify
from sixrow.match.events import ClockRead, TimeUp
from sixrow.match.fold import effects_of
from sixrow.match.terms import HOUR, Bank, Days
from sixrow.rules import Refusal
from sixrow.server.tables.registry import new_invitation
from sixrow.store import Account, Store
from sixrow.wire.views import effects_data
from tests.match.tables import ADA, BO, CY, FREE, chair
from tests.server.live_tables import (
    Client,
    Time,
    act,
    begun,
    fresh,
    new_node,
    next_command,
    node_on,
    opening,
    play_on,
    stored,
    until,
)
from tests.support.databases import PostgreSQL


async def test_a_whole_game_is_stored_told_and_verifies(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        client = Client(CY)
        await node.presence.arrive(live, client.connection, 0)
        await play_on(live)
        events = stored(store, live)
        await until(lambda: len(client.numbers) == len(events))
        assert client.numbers == [event.number for event in events]
        assert events == live.since(0)
        assert verify(export(live.table)).holds
        (game,) = store.archive.search()
        assert (game.table, game.winners) == (live.id, live.table.winners)
        assert store.tables.card(live.id).phase == "over"
        await client.close()


async def test_nobody_is_told_what_is_not_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        client = Client(BO)
        await node.presence.arrive(live, client.connection, live.table.version)

        def fail(_batches: object) -> list[bool]:
            raise OSError("disk full")

        monkeypatch.setattr(node.registry.writer, "append", fail)
        command = next_command(live)
        with pytest.raises(OSError, match="disk full"):
            await live.command(command, ADA)
        monkeypatch.undo()
        assert not client.told("events")
        assert live.table.version == store.tables.version(live.id) == 4
        await live.command(command, ADA)
        await until(lambda: bool(client.told("events")))
        await client.close()


async def test_a_repeated_command_gives_the_same_events_and_does_nothing(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        command = next_command(live)
        first = await live.command(command, ADA)
        assert await live.command(command, ADA) == first
        assert stored(store, live) == live.since(0)


async def test_a_refused_command_changes_nothing(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        before = stored(store, live)
        for command, person, refused in (
            (fresh(Roll, live, seat=0), BO, "not-your-seat"),
            (fresh(Roll, live, seat=1), BO, "not-your-turn"),
            (fresh(Sit, live, seat=0), CY, "already-started"),
        ):
            with pytest.raises(Refusal) as caught:
                await live.command(command, person)
            assert caught.value.code == refused
        assert stored(store, live) == before == live.since(0)


async def test_two_commands_at_once_happen_one_after_the_other(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        commands = [next_command(live) for _ in range(5)]
        sent = (live.command(command, ADA) for command in commands)
        answers = await asyncio.gather(*sent, return_exceptions=True)
        refused = [each for each in answers if isinstance(each, Refusal)]
        assert len(refused) == 4
        assert {each.code for each in refused} == {"stale-version"}
        assert live.table.version == store.tables.version(live.id) == 5


async def test_a_restarted_node_of_the_same_name_resumes_what_it_kept(store: Store) -> None:
    """A killed process leaves its row behind: it must not be taken for the new one."""
    clock = Time()
    killed = new_node(store, clock=clock, name="house-1")
    await killed.registry.start()
    live = await begun(killed, opening(clock=Bank(bank=60_000)))
    deadline = live.table.deadline
    assert deadline is not None
    await killed.registry.background.stop()  # and nothing more: it is dead
    clock.now += 15_000
    async with node_on(store, clock=clock, name="house-1") as node:
        assert node.registry.node.startswith("house-1-")
        again = await node.registry.table(live.id)
        assert again.kept
        assert again.table.deadline == deadline + 15_000, "the time down is not charged"


async def test_a_table_put_away_is_loaded_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        await play_on(live, 20)
        monkeypatch.setattr("sixrow.server.tables.registry.IDLE", -1.0)
        node.registry.put_away()
        assert live.id not in node.registry.tables
        again = await node.registry.table(live.id)
        assert again is not live
        assert again.table == live.table
        assert again.card == live.card
        assert await node.registry.table(live.id) is again


async def test_a_table_with_days_for_each_turn_sleeps_until_its_clock_is_due(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        live = await begun(node, opening(clock=Days(1)))
        await play_on(live, 20)
        monkeypatch.setattr("sixrow.server.tables.registry.IDLE", -1.0)
        node.registry.put_away()
        if node.registry.shared:
            assert live.id in node.registry.tables, "another node may change what it waits for"
            return
        assert live.id not in node.registry.tables
        await node.registry.wake()
        assert live.id not in node.registry.tables
        clock.now += HOUR
        await node.registry.wake()
        again = node.registry.tables[live.id]
        assert again.table.deadline == live.table.deadline
        node.keeper.look_at_time(again)
        await until(lambda: isinstance(again.since(0)[-1].fact, ClockRead))
        clock.now += 24 * HOUR
        node.keeper.look_at_time(again)
        await until(lambda: any(isinstance(event.fact, TimeUp) for event in again.since(0)))


async def test_a_table_that_is_over_is_put_away_sooner(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_on(store) as node:
        over, played = await begun(node), await begun(node)
        await over.command(fresh(Resign, over, seat=0), ADA)
        monkeypatch.setattr("sixrow.server.tables.registry.IDLE_OVER", -1.0)
        node.registry.put_away()
        assert over.id not in node.registry.tables
        assert played.id in node.registry.tables


async def test_a_table_that_is_not_there_is_refused(store: Store) -> None:
    async with node_on(store) as node:
        with pytest.raises(Refusal, match="no-such-table"):
            await node.registry.table("nowhere")


async def test_who_reconnects_gets_what_they_missed(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        client = Client(BO, views=True)
        await node.presence.arrive(live, client.connection, 0)
        node.presence.depart(live, client.connection)
        seen = live.table.version
        await client.close()
        await play_on(live, 7)
        again = Client(BO, views=True)
        await node.presence.arrive(live, again.connection, seen)
        await until(lambda: bool(again.frames))
        welcome = again.frames[0]
        assert client.numbers + again.numbers == list(range(1, live.table.version + 1))
        assert welcome["seats"] == [1]
        assert welcome["view"]["version"] == live.table.version
        await again.close()


async def test_who_may_see_a_table(store: Store) -> None:
    async with node_on(store) as node:
        private = await node.registry.open(opening(chairs=(chair(ADA), FREE)), public=False)
        public = await node.registry.open(opening(), public=True)
        closed = await node.registry.open(opening(watch="nobody"), public=True)
        assert private.may_be_seen_by(ADA.id)
        assert not private.may_be_seen_by(CY.id)
        assert not private.may_be_seen_by(CY.id, invite="guess")
        assert private.may_be_seen_by(CY.id, invite=private.card.invite)
        assert public.may_be_seen_by(CY.id)
        assert not closed.may_be_seen_by(CY.id)
        assert not closed.may_be_seen_by(CY.id, invite=closed.card.invite)
        assert closed.may_be_seen_by(BO.id)


async def test_a_rematch_opens_one_table_with_the_seats_moved_on(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node, opening("sequence-dice:2"))
        client = Client(BO, views=True)
        await node.presence.arrive(live, client.connection, 0)
        await play_on(live)
        for seat, person in enumerate((ADA, BO)):
            await live.command(fresh(Rematch, live, seat=seat), person)
        await until(lambda: bool(live.following))
        following = await node.registry.table(live.following)
        assert [each.chair.person for each in following.table.seats] == [BO.id, ADA.id]
        await until(lambda: bool(client.told("notice")))
        assert client.told("notice") == [{"is": "notice", "code": "rematch", "table": following.id}]
        assert live.view.next == following.id
        await client.close()


async def test_a_person_elsewhere_is_told_once_a_turn_that_it_is_theirs(store: Store) -> None:
    async with node_on(store) as node:
        here, there = await begun(node), await begun(node)
        client = Client(ADA)
        await node.presence.arrive(here, client.connection, 0)
        while there.table.position.seat == 0 or not there.table.game.turn:
            await act(there)
        client.frames.clear()
        turn = there.table.game.turn
        while there.table.position.seat == 1:
            await act(there)
        await act(there)
        await until(lambda: bool(client.told("notice")))
        assert there.table.game.turn == turn + 1
        assert client.told("notice") == [{"is": "notice", "code": "your-turn", "table": there.id}]
        await client.close()


async def test_stopping_tells_everybody_and_frees_the_tables(store: Store) -> None:
    node = new_node(store)
    await node.registry.start()
    live = await begun(node)
    client = Client(BO)
    await node.presence.arrive(live, client.connection, 0)
    assert store.nodes.keeper(live.id) == node.registry.node
    await node.registry.stop()
    await client.close()
    assert client.told("notice") == [{"is": "notice", "code": "restarting"}]
    assert store.nodes.keeper(live.id) == ""


# Several nodes


@pytest.fixture
def shared(postgresql: PostgreSQL) -> Iterator[tuple[Store, Store]]:
    """The same database as two nodes open it."""
    address = postgresql.new_database()
    with Store.open(address) as one, Store.open(address) as other:
        yield one, other


async def test_any_node_serves_any_table(shared: tuple[Store, Store]) -> None:
    """Each move goes to the other node than the one before; both tell their clients everything."""

    async with node_on(shared[0]) as one, node_on(shared[1]) as other:
        live = await begun(one)
        twin = await other.registry.table(live.id)
        clients = [Client(ADA, views=True), Client(BO, views=True)]
        await one.presence.arrive(live, clients[0].connection, 0)
        await other.presence.arrive(twin, clients[1].connection, 0)
        for step in range(60):
            table = (live, twin)[step % 2]
            await until(lambda: live.table.version == twin.table.version)
            if table.table.phase is TablePhase.OVER:
                break
            await act(table)
        events = shared[0].tables.events(live.id)
        await until(lambda: all(len(each.numbers) == len(events) for each in clients))
        for client in clients:
            assert client.numbers == [event.number for event in events]
            told = client.told("welcome") + client.told("events")
            did = [each for frame in told for each in frame.get("effects", [])]
            awaited = msgspec.json.encode([*map(effects_data, effects_of(events))])
            assert did == msgspec.json.decode(awaited)
            await client.close()


async def test_of_two_nodes_one_is_first_and_the_other_refuses(shared: tuple[Store, Store]) -> None:
    async with node_on(shared[0]) as one, node_on(shared[1]) as other:
        live = await begun(one)
        twin = await other.registry.table(live.id)
        commands = next_command(live), next_command(twin)
        answers = await asyncio.gather(
            live.command(commands[0], ADA),
            twin.command(commands[1], ADA),
            return_exceptions=True,
        )
        refused = [each for each in answers if isinstance(each, Refusal)]
        assert [each.code for each in refused] == ["stale-version"]
        await until(lambda: live.table.version == twin.table.version == 5)
        assert live.table == twin.table


async def test_leaving_and_sitting_is_seen_on_the_card(store: Store) -> None:
    async with node_on(store) as node:
        live = await node.registry.open(opening(chairs=(chair(ADA), FREE)), public=True)
        await live.command(fresh(Sit, live, seat=1), BO)
        assert store.tables.card(live.id).people == {ADA.id, BO.id}
        await live.command(fresh(Leave, live, seat=1), BO)
        assert store.tables.card(live.id).people == {ADA.id}
        with pytest.raises(Refusal, match="seats-open"):
            await live.command(fresh(Start, live), ADA)


async def test_a_deleted_name_is_nowhere_any_more_also_not_in_memory(store: Store) -> None:
    async with node_on(store) as node:
        store.people.create(Account(id=BO.id, name=BO.name, kind="guest", created=1))
        live = await begun(node)
        client = Client(BO)
        await node.presence.arrive(live, client.connection, 0)
        store.people.delete(BO.id)
        assert store.people.deleted(node.registry.names()) == {BO.id}
        await node.presence.forget({BO.id})
        assert BO.id not in node.registry.names()
        await live.command(fresh(Resign, live, seat=0), ADA)
        assert store.tables.card(live.id).phase == "over"
        told = str(stored(store, live)) + str(live.since(0)) + str(store.tables.card(live.id))
        assert BO.name not in told
        assert ADA.name in told
        await client.close()


def test_an_invitation_can_be_typed_after_an_option() -> None:
    words = {new_invitation() for _ in range(500)}
    assert len(words) == 500
    assert all(re.fullmatch("[A-Za-z0-9_]{22}", word) for word in words)
