"""Bots play, clocks run out, missing people are noted, and the tables of a dead node go on."""

import asyncio

import pytest

from sixrow.match import Bank, Phase, Return, StandIn, Start
from sixrow.match.events import ConnectionBack, ConnectionLost, Resumed, StoodIn, TimeUp
from sixrow.rules import Refusal
from sixrow.server.tables import keeper
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.registry import Hall
from sixrow.store import Store
from sixrow.workers.bots import Bots
from tests.match.tables import ADA, BO, BOT, chair
from tests.server.halls import (
    Client,
    FirstChoice,
    Time,
    begun,
    fresh,
    hall_on,
    next_command,
    opening,
    play_on,
    until,
)
from tests.support.databases import PostgreSQL

AGAINST_BOT = (chair(ADA), BOT)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(keeper, "RELOADING", 0.05)
    monkeypatch.setattr(keeper, "BEAT", 0.05)
    monkeypatch.setattr(keeper, "SWEEP", 0.1)


def facts(live: LiveTable, kind: type) -> list[object]:
    return [event.fact for event in live.since(0) if isinstance(event.fact, kind)]


@pytest.mark.parametrize("setup", ["columbiz:2", "sequence-dice:2"])
async def test_a_real_bot_plays_a_whole_game(store: Store, setup: str) -> None:
    bots = Bots(1)
    async with hall_on(store, bots) as hall:
        live = await begun(hall, opening(setup, AGAINST_BOT))
        async with asyncio.timeout(120):
            await play_on(hall, live, 100_000)
        assert live.table.phase is Phase.OVER
    bots.close()


async def test_a_bot_whose_process_dies_decides_all_the_same(store: Store) -> None:
    bots = Bots(1)
    async with hall_on(store, bots) as hall:
        live = await begun(hall, opening("sequence-dice:2", AGAINST_BOT))
        while not live.table.seats[live.table.position.seat].bot or not live.thinking:
            if live.table.seats[live.table.position.seat].bot:
                await asyncio.sleep(0.001)
            else:
                await hall.command(live, next_command(live), ADA)
        version = live.table.version
        await until(lambda: bool(bots._pool._processes))
        for process in list(bots._pool._processes.values()):
            process.kill()
        await until(lambda: live.table.version > version, 60)
    bots.close()


async def test_people_are_told_that_bots_are_being_made_ready(store: Store) -> None:
    bots = FirstChoice()
    bots.ready = False
    async with hall_on(store, bots) as hall:
        live = await begun(hall, opening("sequence-dice:2", AGAINST_BOT))
        client = Client(ADA)
        await hall.arrive(live, client.connection, 0)
        await play_on(hall, live, 20)
        await until(lambda: bool(client.told("notice")))
        assert client.told("notice")[0] == {"is": "notice", "code": "preparing"}
        await client.close()


async def test_time_runs_out_by_itself(store: Store) -> None:
    clock = Time()
    async with hall_on(store, clock=clock) as hall:
        wanted = opening(clock=Bank(10_000), chairs=(chair(ADA), chair(BO)))
        live = await begun(hall, wanted)
        assert live.timer is not None
        seat = live.table.position.seat
        clock.now += 10_000
        hall._keeper._due(live)  # what the timer does when it is time
        await until(lambda: bool(facts(live, TimeUp)))
        assert facts(live, StoodIn)
        assert live.table.seats[seat].bot
        bots = hall._keeper._bots
        assert isinstance(bots, FirstChoice)
        await play_on(hall, live, 50)
        assert bots.asked


@pytest.mark.usefixtures("quick")
async def test_who_goes_is_missed_and_who_comes_back_is_not(store: Store) -> None:
    async with hall_on(store) as hall:
        live = await hall.open(opening(grace=0), public=False)
        ada, bo = Client(ADA), Client(BO)
        await hall.arrive(live, ada.connection, 0)
        await hall.arrive(live, bo.connection, 0)
        await hall.command(live, fresh(Start, live), ADA)
        await asyncio.sleep(0.2)
        assert not facts(live, ConnectionLost)
        hall.depart(live, bo.connection)
        await until(lambda: facts(live, ConnectionLost) == [ConnectionLost(seat=1)])
        again = Client(BO)
        await hall.arrive(live, again.connection, 0)
        assert facts(live, ConnectionBack) == [ConnectionBack(seat=1)]
        hall.depart(live, again.connection)
        await until(lambda: len(facts(live, ConnectionLost)) == 2)
        await hall.command(live, fresh(StandIn, live, seat=0, absent=1), ADA)
        assert live.table.seats[1].bot
        await hall.command(live, fresh(Return, live, seat=1), BO)
        assert not live.table.seats[1].bot
        for client in (ada, bo, again):
            await client.close()


@pytest.mark.usefixtures("quick")
async def test_who_reloads_the_page_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "RELOADING", 0.3)

    async with hall_on(store) as hall:
        live = await begun(hall)
        ada, bo, again = Client(ADA), Client(BO), Client(BO)
        await hall.arrive(live, ada.connection, 0)
        await hall.arrive(live, bo.connection, 0)
        hall.depart(live, bo.connection)
        await hall.arrive(live, again.connection, 0)
        await asyncio.sleep(0.8)
        assert not facts(live, ConnectionLost)
        for client in (ada, bo, again):
            await client.close()


# Restarts and other nodes


async def test_a_restart_costs_nobody_time_and_bots_go_on(store: Store) -> None:
    clock = Time()
    hall = Hall(store, FirstChoice(), clock)
    await hall.start()
    live = await begun(hall, opening(chairs=AGAINST_BOT, clock=Bank(60_000)))
    await play_on(hall, live, 1)
    left = live.table.clocks
    await hall._keeper.stop()  # the process is killed: no goodbye
    clock.now += 3_600_000
    async with hall_on(store, clock=clock) as after:
        again = await after.table(live.id)
        assert facts(again, Resumed)
        assert again.table.clocks == left
        await play_on(after, again, 40)
        assert again.table.version > live.table.version + 10
    await hall._journal.close()  # type: ignore[union-attr]


@pytest.mark.usefixtures("quick")
async def test_the_tables_of_a_dead_node_go_on_elsewhere_once(postgresql: PostgreSQL) -> None:
    """Also the bot's decision that the dead node had begun happens once."""
    address = postgresql.new_database()
    with Store.open(address) as one, Store.open(address) as other:
        clock = Time()
        dying = Hall(one, FirstChoice(), clock)
        await dying.start()
        live = await begun(dying, opening(chairs=AGAINST_BOT, clock=Bank(60_000)))
        async with hall_on(other, clock=clock) as heir:
            await asyncio.sleep(0.2)
            assert other.nodes.keeper(live.id) == dying.node  # it lives, so nobody takes it
            await dying._keeper.stop()
            dying._listening.close()  # type: ignore[union-attr]
            clock.now += keeper.SILENCE + 1
            await until(lambda: other.nodes.keeper(live.id) == heir.node)
            again = await heir.table(live.id)
            assert len(facts(again, Resumed)) == 1
            await play_on(heir, again, 60)
            numbers = [event.number for event in other.tables.events(live.id)]
            assert numbers == list(range(1, len(numbers) + 1))
            with pytest.raises(Refusal, match="stale-version"):
                await dying.command(live, next_command(live), ADA)
            await dying._journal.close()  # type: ignore[union-attr]
