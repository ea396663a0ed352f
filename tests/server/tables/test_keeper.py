"""Bots play, clocks run out, missing people are noted, and the tables of a dead node go on."""

import asyncio

import pytest

from sixrow.match import Abort, Bank, Return, StandIn, Start, TablePhase
from sixrow.match.events import ConnectionBack, ConnectionLost, Resumed, StoodIn, TimeUp
from sixrow.rules import Refusal
from sixrow.server.tables import keeper, presence, registry
from sixrow.server.tables.live_table import LiveTable
from sixrow.store import Store
from sixrow.workers.bots import Bots
from tests.match.tables import ADA, BO, BOT, chair
from tests.server.live_tables import (
    Client,
    FirstChoice,
    Time,
    act,
    begun,
    fresh,
    new_node,
    next_command,
    node_on,
    opening,
    play_on,
    serve,
    until,
)
from tests.support.databases import PostgreSQL
from tests.support.patience import PATIENCE

AGAINST_BOT = (chair(ADA), BOT)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(presence, "RELOADING", 0.05)
    monkeypatch.setattr(registry, "BEAT", 0.05)
    monkeypatch.setattr(registry, "SWEEP", 0.1)


def facts(live: LiveTable, kind: type) -> list[object]:
    return [event.fact for event in live.since(0) if isinstance(event.fact, kind)]


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:2"])
async def test_a_real_bot_plays_a_whole_game(store: Store, setup: str) -> None:
    bots = Bots(1)
    async with node_on(store, bots) as node:
        live = await begun(node, opening(setup, AGAINST_BOT))
        async with asyncio.timeout(PATIENCE):
            await play_on(live, 100_000)
        assert live.table.phase is TablePhase.OVER
    bots.close()


async def test_a_bot_whose_process_dies_decides_all_the_same(store: Store) -> None:
    bots = Bots(1)
    async with node_on(store, bots) as node:
        live = await begun(node, opening("sequence-dice:2", AGAINST_BOT))
        while not live.table.seats[live.table.position.seat].bot or not live.thinking:
            if live.table.seats[live.table.position.seat].bot:
                await asyncio.sleep(0.001)
                await serve(live)
            else:
                await act(live)
        version = live.table.version
        await until(lambda: bool(bots.processes))
        for process in bots.processes:
            process.kill()
        await until(lambda: live.table.version > version)
    bots.close()


async def test_people_are_told_that_bots_are_being_made_ready(store: Store) -> None:
    bots = FirstChoice()
    bots.now = "preparing"
    async with node_on(store, bots) as node:
        live = await begun(node, opening("sequence-dice:2", AGAINST_BOT))
        client = Client(ADA)
        await node.presence.arrive(live, client.connection, 0)
        await play_on(live, 20)
        await until(lambda: bool(client.told("notice")))
        assert client.told("notice")[0] == {"is": "notice", "code": "preparing"}
        await client.close()


async def test_nobody_waits_in_vain_for_a_bot_that_cannot_decide(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People are told, also those who come later; they may call the game off, strangers not."""
    monkeypatch.setattr(keeper, "RETRY", 3_600)
    bots = FirstChoice()
    async with node_on(store, bots) as node:
        live = await begun(node, opening("sequence-dice:2", AGAINST_BOT))
        await play_on(live, 20)
        bots.now = "failed"
        client, later = Client(ADA), Client(ADA)
        await node.presence.arrive(live, client.connection, 0)
        while not live.stalled:
            await play_on(live, 1)
            await asyncio.sleep(0.001)
        failed = {"is": "notice", "code": "bots-failed"}
        await until(lambda: failed in client.told("notice"))
        await node.presence.arrive(live, later.connection, 0)
        await until(lambda: failed in later.told("notice"))
        with pytest.raises(Refusal, match="not-seated"):
            await live.command(fresh(Abort, live), BO)
        live.stalled = False
        with pytest.raises(Refusal, match="too-late-to-abort"):
            await live.command(fresh(Abort, live), ADA)
        live.stalled = True
        await live.command(fresh(Abort, live), ADA)
        assert live.table.phase is TablePhase.OVER
        for each in (client, later):
            await each.close()


async def test_a_bot_that_can_decide_again_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "RETRY", 0.01)
    bots = FirstChoice()
    bots.now = "failed"
    async with node_on(store, bots) as node:
        live = await begun(node, opening("sequence-dice:2", AGAINST_BOT))
        while not live.stalled:
            await play_on(live, 1)
            await asyncio.sleep(0.001)
        version = live.table.version
        bots.now = "ready"
        await until(lambda: live.table.version > version)


async def test_time_runs_out_by_itself(store: Store) -> None:
    clock = Time()
    async with node_on(store, clock=clock) as node:
        wanted = opening(clock=Bank(10_000), chairs=(chair(ADA), chair(BO)))
        live = await begun(node, wanted)
        assert live.timer is not None
        seat = live.table.position.seat
        clock.now += 10_000
        node.keeper.look_at_time(live)  # what the timer does when it is time
        await until(lambda: bool(facts(live, TimeUp)))
        assert facts(live, StoodIn)
        assert live.table.seats[seat].bot
        bots = node.bots
        assert isinstance(bots, FirstChoice)
        await play_on(live, 50)
        assert bots.asked


@pytest.mark.usefixtures("quick")
async def test_who_goes_is_missed_and_who_comes_back_is_not(store: Store) -> None:
    async with node_on(store) as node:
        live = await node.registry.open(opening(grace=0), public=False)
        ada, bo = Client(ADA), Client(BO)
        await node.presence.arrive(live, ada.connection, 0)
        await node.presence.arrive(live, bo.connection, 0)
        await serve(live)
        await live.command(fresh(Start, live), ADA)
        await asyncio.sleep(0.2)
        assert not facts(live, ConnectionLost)
        node.presence.depart(live, bo.connection)
        await until(lambda: facts(live, ConnectionLost) == [ConnectionLost(seat=1)])
        again = Client(BO)
        await node.presence.arrive(live, again.connection, 0)
        assert facts(live, ConnectionBack) == [ConnectionBack(seat=1)]
        node.presence.depart(live, again.connection)
        await until(lambda: len(facts(live, ConnectionLost)) == 2)
        await live.command(fresh(StandIn, live, seat=0, absent=1), ADA)
        assert live.table.seats[1].bot
        await live.command(fresh(Return, live, seat=1), BO)
        assert not live.table.seats[1].bot
        for client in (ada, bo, again):
            await client.close()


async def test_who_reloads_the_page_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RELOADING", 3_600)

    async with node_on(store) as node:
        live = await begun(node)
        ada, bo, again = Client(ADA), Client(BO), Client(BO)
        await node.presence.arrive(live, ada.connection, 0)
        await node.presence.arrive(live, bo.connection, 0)
        node.presence.depart(live, bo.connection)
        await node.presence.arrive(live, again.connection, 0)
        await node.presence.report_absent(live, 0)  # what is done when the time is over
        assert not facts(live, ConnectionLost)
        node.presence.depart(live, again.connection)
        await node.presence.report_absent(live, 0)
        assert facts(live, ConnectionLost) == [ConnectionLost(seat=1)]
        for client in (ada, bo, again):
            await client.close()


# Restarts and other nodes


async def test_a_restart_costs_nobody_time_and_bots_go_on(store: Store) -> None:
    clock = Time()
    node = new_node(store, clock=clock)
    await node.registry.start()
    live = await begun(node, opening(chairs=AGAINST_BOT, clock=Bank(60_000)))
    await play_on(live, 1)
    left = live.table.clocks
    await node.registry.background.stop()  # the process is killed: no goodbye
    clock.now += 3_600_000
    async with node_on(store, clock=clock) as after:
        again = await after.registry.table(live.id)
        assert facts(again, Resumed)
        assert again.table.clocks == left
        await play_on(again, 40)
        assert again.table.version > live.table.version + 10
    await node.registry.writer.close()


@pytest.mark.usefixtures("quick")
def test_the_tables_of_a_dead_node_go_on_elsewhere_once(postgresql: PostgreSQL) -> None:
    """Also the bot's decision that the dead node had begun happens once."""
    address = postgresql.new_database()

    async def test(one: Store, other: Store) -> None:
        clock = Time()
        dying = new_node(one, clock=clock)
        await dying.registry.start()
        live = await begun(dying, opening(chairs=AGAINST_BOT, clock=Bank(60_000)))
        async with node_on(other, clock=clock) as heir:
            await asyncio.sleep(0.2)
            owner = other.nodes.keeper(live.id)
            assert owner == dying.registry.node  # it lives, so nobody takes its table
            await dying.registry.background.stop()
            dying.registry.stop_listening()
            clock.now += registry.SILENCE + 1
            await until(lambda: other.nodes.keeper(live.id) == heir.registry.node)
            again = await heir.registry.table(live.id)
            assert len(facts(again, Resumed)) == 1
            await play_on(again, 60)
            numbers = [event.number for event in other.tables.events(live.id)]
            assert numbers == list(range(1, len(numbers) + 1))
            with pytest.raises(Refusal, match="stale-version"):
                await live.command(next_command(live), ADA)
            await dying.registry.writer.close()

    with Store.open(address) as one, Store.open(address) as other:
        asyncio.run(test(one, other))
