"""What one person cannot do to a table and to the bots of others, though the rules allow it."""

import asyncio

import pytest
from msgspec.structs import replace

from sixrow.match import Abort, Anchor, Leave, PersonCommand, Resign, Sit, Start, TablePhase, Undo
from sixrow.match.events import ConnectionBack, ConnectionLost
from sixrow.rules import Refusal
from sixrow.server.people import limits
from sixrow.server.people.limits import RATES, Limits
from sixrow.server.tables import bounds, presence
from sixrow.server.tables.bounds import check_bounds
from sixrow.server.tables.live_table import LiveTable
from sixrow.store import Store
from sixrow.wire.views import view_of
from sixrow.workers.fair_pool import Owner
from tests.match.tables import ADA, BO, BOT, CY, FREE, chair
from tests.server.games import open_table, send
from tests.server.live_tables import (
    Client,
    Node,
    Time,
    begun,
    fresh,
    next_command,
    node_on,
    opening,
    play_on,
    serve,
    until,
)
from tests.server.serving import Guest, Serving, code
from tests.server.sockets import socket

NEAR, FAR = "192.0.2.1", "192.0.2.2"


def refused(
    node: Node, live: LiveTable, command: PersonCommand, limits: Limits, owner: Owner
) -> str:
    """The code with which a command is refused; empty if it is not."""
    try:
        check_bounds(node.registry, live, owner, command, limits)
    except Refusal as refusal:
        return refusal.code
    return ""


async def test_what_decides_nothing_is_bounded_for_each_person_and_table(store: Store) -> None:
    async with node_on(store) as node:
        live = await node.registry.open(opening(chairs=(chair(ADA), FREE)), public=True)
        clock = Time()
        limits, cy, bo = Limits(1, clock), Owner(NEAR, "cy"), Owner(FAR, "bo")
        for number in range(int(RATES["fidget"].burst)):
            command: Sit | Leave = fresh(Sit, live, seat=1)
            if number % 2:
                command = fresh(Leave, live, seat=1)
            assert refused(node, live, command, limits, cy) == ""
            await live.command(command, CY)
        sit = fresh(Sit, live, seat=1)
        assert refused(node, live, sit, limits, cy) == "too-many"
        assert refused(node, live, sit, limits, bo) == "", "others are not held up"
        anchor = Anchor(id="a", anchor="0" * 64)
        assert refused(node, live, anchor, limits, cy) == "too-many"
        other = await begun(node)
        assert refused(node, other, fresh(Undo, other, seat=0), limits, cy) == ""
        for _ in range(200):
            assert refused(node, other, next_command(other), limits, cy) == ""
        clock.now += 2_000
        assert refused(node, live, sit, limits, cy) == ""


async def test_a_table_takes_no_more_than_some_events_and_can_always_be_ended(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        await play_on(live, 4)
        limits, ada = Limits(0, Time()), Owner(NEAR, "ada")
        monkeypatch.setattr(bounds, "MOST_EVENTS", 2 * live.table.version)
        undo, end = fresh(Undo, live, seat=0), fresh(Resign, live, seat=0)
        assert refused(node, live, undo, limits, ada) == "table-full"
        assert refused(node, live, next_command(live), limits, ada) == ""
        monkeypatch.setattr(bounds, "MOST_EVENTS", live.table.version)
        assert refused(node, live, next_command(live), limits, ada) == "table-full"
        assert refused(node, live, end, limits, ada) == ""
        assert refused(node, live, fresh(Abort, live), limits, ada) == ""


async def test_tables_with_bots_are_counted_by_person_and_by_address(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST", {"bots": 2, "bots-address": 3})
    async with node_on(store) as node:
        bounded = Limits(1, Time())

        async def start(owner: Owner) -> str:
            wanted = replace(opening("sequence-dice:2", (chair(ADA), BOT)), host=owner.person)
            live = await node.registry.open(wanted, public=False)
            code = refused(node, live, fresh(Start, live), bounded, owner)
            if not code:
                await serve(live, ADA)
                await live.command(fresh(Start, live), None)
                assert live.table.phase is TablePhase.PLAYING
            return code

        assert [await start(Owner(NEAR, "ada")) for _ in range(3)] == [
            "",
            "",
            "too-many-bot-tables",
        ]
        assert [await start(Owner(NEAR, "bo")) for _ in range(2)] == ["", "too-many-bot-tables"]
        assert await start(Owner(FAR, "bo")) == ""
        node.registry.has_thinking_bots = lambda: False
        assert await start(Owner(FAR, "cy")) == "bots-unavailable"
        people = await node.registry.open(opening(), public=False)
        assert refused(node, people, fresh(Start, people), bounded, Owner(NEAR, "ada")) == ""


async def test_bots_think_for_the_host_at_their_address(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node, opening("columbiz:3", (chair(ADA), chair(BO), BOT)))
        assert live.owner == Owner("", "ada")
        bo, ada = Client(BO), Client(ADA)
        bo.connection.address, ada.connection.address = FAR, NEAR
        await node.presence.arrive(live, bo.connection, 0)
        assert live.owner == Owner(FAR, "ada")
        await node.presence.arrive(live, ada.connection, 0)
        assert live.owner == Owner(NEAR, "ada")
        for client in (ada, bo):
            await client.close()


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "RELOADING", 0.0)


@pytest.mark.usefixtures("_quick")
async def test_coming_and_going_is_stored_now_and_then(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And who is back in the end is not missed any more."""
    monkeypatch.setattr(presence, "RETURNING", 3_600.0)
    async with node_on(store) as node:
        live = await begun(node)
        ada = Client(ADA)
        await node.presence.arrive(live, ada.connection, 0)

        for _ in range(5):
            bo = Client(BO)
            await node.presence.arrive(live, bo.connection, 0)
            await node.presence.report_absent(live, 0)
            node.presence.depart(live, bo.connection)
            await node.presence.report_absent(live, 0)
            await bo.close()
        facts = [event.fact for event in live.since(0)]
        assert facts.count(ConnectionBack(seat=1)) == 1
        assert facts.count(ConnectionLost(seat=1)) <= 2
        assert live.table.seats[1].away_since is not None
        monkeypatch.setattr(presence, "RETURNING", 0.0)
        bo = Client(BO)
        await node.presence.arrive(live, bo.connection, 0)
        assert not view_of(live.table).seats[1].away
        for client in (ada, bo):
            await client.close()


@pytest.mark.usefixtures("_quick")
async def test_a_return_that_comes_too_soon_is_stored_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "RETURNING", 0.2)
    async with node_on(store) as node:
        live = await begun(node)
        for _ in range(2):
            bo = Client(BO)
            await node.presence.arrive(live, bo.connection, 0)
            node.presence.depart(live, bo.connection)
            await bo.close()
            await until(lambda: live.table.seats[1].away_since is not None)
        bo = Client(BO)
        await node.presence.arrive(live, bo.connection, 0)
        assert live.table.seats[1].away_since is not None
        await until(lambda: live.table.seats[1].away_since is None)
        await asyncio.sleep(0)
        await bo.close()


def test_a_spectator_leaves_no_trace_at_a_table(server: Serving, ada: Guest) -> None:
    table = open_table(ada, "me", "open", public=True)["table"]["table"]
    cy = server.visitor().named("Cy")
    version = ada.get(f"/api/tables/{table}").json()["version"]
    for _ in range(3):
        with socket(server, cy, table, gives=False) as watching:
            watching.send({"do": "watch", "id": "w", "version": version})
            assert watching.hear("refused")["error"]["code"] == "wrong-value"
    assert ada.get(f"/api/tables/{table}").json()["version"] == version


def test_a_table_needs_a_person(ada: Guest) -> None:
    body = {"terms": {"setup": "columbiz:2"}, "chairs": [{"is": "bot", "level": "novice"}] * 2}
    answer = ada.post("/api/tables", json=body)
    assert (answer.status_code, code(answer)) == (409, "person-needed")
    table = open_table(ada, "novice", "open", public=True)["table"]["table"]
    assert send(ada, table, "appoint", seat=1, level="novice").status_code == 200
    answer = send(ada, table, "start")
    assert (answer.status_code, code(answer)) == (409, "person-needed")
