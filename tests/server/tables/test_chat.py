"""Chat: not without end, muted for good, and reported with a copy."""

import json
from typing import Any

import pytest

from sixrow.match import Person
from sixrow.rules import Refusal
from sixrow.server.people.limits import RATES, Limits
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.tables.socket import Session
from sixrow.store import Account, Store
from tests.match.tables import ADA, BO, CY
from tests.server.live_tables import Client, Node, begun, no_advice, node_on, opening, until


class Talker(Client):
    """Somebody who talks at a table, with limits."""

    def __init__(self, node: Node, live: LiveTable, person: Person) -> None:
        super().__init__(person)
        account = Account(id=person.id, name=person.name, created=1)
        self._session = Session(
            node.registry,
            live,
            self.connection,
            account,
            Limits(1, node.registry.now),
            no_advice,
            node.presence,
        )
        self._asked = 0

    async def arrive(self, node: Node, live: LiveTable) -> "Talker":
        await node.presence.arrive(live, self.connection, 0)
        return self

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a frame; what answers it."""
        before = len(self.frames)
        self._asked += 1
        await self._session.take(json.dumps({"do": do, "id": str(self._asked), **fields}))
        await until(lambda: len(self.frames) > before)
        return self.frames[-1]


async def test_lines_are_limited_muted_and_reported(store: Store) -> None:
    async with node_on(store) as node:
        live = await begun(node, opening("sequence-dice:2"))
        ada = await Talker(node, live, ADA).arrive(node, live)
        bo = await Talker(node, live, BO).arrive(node, live)
        burst = int(RATES["say"].burst)
        answers = [await bo.ask("say", text=f"line {number}") for number in range(burst + 1)]
        assert [each["is"] for each in answers] == ["said"] * burst + ["refused"]
        assert answers[-1]["error"]["reason"] == "say"

        number = answers[0]["line"]["number"]
        assert (await ada.ask("report", line=number, reason="rude\u202e"))["is"] == "reported"
        (report,) = store.reports.list()
        copied = (report.by, report.about, report.name, report.table, report.text, report.reason)
        assert copied == (ADA.id, BO.id, BO.name, live.id, "line 0", "rude")
        cy = await Talker(node, live, CY).arrive(node, live)
        aside = await cy.ask("say", text="from the spectators' room")
        for who, line in ((bo, number), (ada, 999), (ada, aside["line"]["number"])):
            assert (await who.ask("report", line=line))["error"]["code"] == "no-such-line"

        assert (await ada.ask("mute", person=BO.id))["people"] == [BO.id]
        again = await Talker(node, live, ADA).arrive(node, live)
        await until(lambda: bool(again.told("welcome")))
        (welcome,) = again.told("welcome")
        assert (welcome["muted"], welcome.get("lines", [])) == ([BO.id], [])
        assert (await again.ask("mute", person=BO.id, muted=False))["people"] == []
        assert ada.connection.muted == frozenset()
        for each in (ada, bo, cy, again):
            await each.close()


def test_somebody_mutes_so_many_at_most(store: Store) -> None:
    for number in range(200):
        store.chat.mute("ada", f"person {number}", muted=True)
    assert len(store.chat.mute("ada", "person 0", muted=True)) == 200
    with pytest.raises(Refusal, match="too-many-muted"):
        store.chat.mute("ada", "one more", muted=True)
    assert len(store.chat.muted("ada")) == 200
