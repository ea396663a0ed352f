"""Odds and hints are help: nothing waits for them. And what every event did is told."""

import asyncio
import json
from typing import Any

import msgspec

from sixrow.match import rebuild
from sixrow.server.tables.socket import Sitting
from sixrow.store import Store
from sixrow.wire.views import effects_data
from tests.match.tables import ADA
from tests.server.halls import Client, begun, hall_on, next_command, opening, play_on, until


async def test_a_command_does_not_wait_for_an_answer_to_a_question(store: Store) -> None:
    thought = asyncio.Event()

    async def ponder(**_question: object) -> dict[str, Any]:
        await thought.wait()
        return {"odds": {}}

    async with hall_on(store) as hall:
        live = await begun(hall, opening("sequence-dice:2"))
        client = Client(ADA)
        await hall.arrive(live, client.connection, 0)
        sitting = Sitting(
            hall, live, client.connection, ponder, lambda: None, lambda _command: None
        )
        await sitting.take(json.dumps({"do": "odds", "id": "slow"}))
        await sitting.take(msgspec.json.encode(next_command(live)))
        await sitting.take(json.dumps({"do": "hint", "id": "too soon"}))
        await until(lambda: bool(client.told("events") and client.told("refused")))
        assert client.told("advice") == []
        assert client.told("refused")[0]["error"]["code"] == "one-at-a-time"
        thought.set()
        await until(lambda: bool(client.told("advice")))
        assert client.told("advice")[0]["id"] == "slow"
        await client.close()


async def test_whoever_wants_views_is_told_what_each_event_did(store: Store) -> None:
    async with hall_on(store) as hall:
        live = await begun(hall)
        first = Client(ADA, views=True)
        await hall.arrive(live, first.connection, 0)
        await play_on(hall, live, 30)
        late = Client(ADA, views=True)
        await hall.arrive(live, late.connection, 0)
        await until(lambda: late.told("welcome") != [] and len(first.numbers) == live.table.version)
        events = live.since(0)
        expected = [
            effects_data(rebuild(events[:end]).effects) for end in range(1, len(events) + 1)
        ]
        plain = json.loads(json.dumps(expected))
        assert late.told("welcome")[0]["effects"] == plain
        told = first.told("welcome") + first.told("events")
        assert [each for frame in told for each in frame["effects"]] == plain
        assert any(each["kind"] == "placed" for effects in plain for each in effects)
        await first.close()
        await late.close()
