"""Odds and hints are help: nothing waits for them. And what every event did is told."""

import asyncio
import json

import msgspec

from sixrow.match import rebuild
from sixrow.notation.analyses import JudgeData, PositionAnalysis, Want
from sixrow.server.people.limits import Limits
from sixrow.server.tables.socket import Session
from sixrow.store import Account, Store
from sixrow.wire.views import effects_data
from tests.match.tables import ADA
from tests.server.live_tables import (
    Client,
    begun,
    next_command,
    node_on,
    opening,
    play_on,
    until,
)


async def test_a_command_does_not_wait_for_an_answer_to_a_question(store: Store) -> None:
    thought = asyncio.Event()

    async def ponder(line: str, *_want: Want) -> PositionAnalysis:
        await thought.wait()
        judge = JudgeData("sequence-dice:2", exact=True)
        shares = (0.5, 0.5)
        return PositionAnalysis(
            position=line, waiting="dice", side=1, judge=judge, shares=shares, points=None
        )

    async with node_on(store) as node:
        live = await begun(node, opening("sequence-dice:2"))
        client = Client(ADA)
        await node.presence.arrive(live, client.connection, 0)
        session = Session(
            node.registry,
            live,
            client.connection,
            Account(id=ADA.id, name=ADA.name, kind="guest", created=1),
            Limits(0, node.registry.now),
            ponder,
            node.presence,
        )
        await session.take(json.dumps({"do": "odds", "id": "slow"}))
        await session.take(msgspec.json.encode(next_command(live)))
        await session.take(json.dumps({"do": "hint", "id": "too soon"}))
        await until(lambda: bool(client.told("events") and client.told("refused")))
        assert client.told("advice") == []
        assert client.told("refused")[0]["error"]["code"] == "one-at-a-time"
        thought.set()
        await until(lambda: bool(client.told("advice")))
        assert client.told("advice")[0]["id"] == "slow"
        await client.close()


async def test_whoever_wants_views_is_told_what_each_event_did(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node)
        first = Client(ADA, views=True)
        await node.presence.arrive(live, first.connection, 0)
        await play_on(live, 30)
        late = Client(ADA, views=True)
        await node.presence.arrive(live, late.connection, 0)
        await until(lambda: late.told("welcome") != [] and len(first.numbers) == live.table.version)
        events = live.since(0)
        expected = [
            effects_data(rebuild(events[:end]).effects) for end in range(1, len(events) + 1)
        ]
        plain = json.loads(msgspec.json.encode(expected))
        assert late.told("welcome")[0]["effects"] == plain
        told = first.told("welcome") + first.told("events")
        assert [each for frame in told for each in frame["effects"]] == plain
        assert any(each["kind"] == "placed" for effects in plain for each in effects)
        await first.close()
        await late.close()
