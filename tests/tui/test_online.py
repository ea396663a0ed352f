"""The link to a table elsewhere, against a server that says what a test wants it to say."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from sixrow.local.table import LocalTable
from sixrow.match import Abort, Roll, Start, Unseat
from sixrow.rules import Refusal
from sixrow.store import Store
from sixrow.tui import online
from sixrow.tui.company import speak, strangers
from sixrow.tui.http_client import ServerClient
from sixrow.tui.link import LinkState
from sixrow.tui.model import TableModel
from sixrow.tui.new_game import Chosen, online_table
from sixrow.tui.online import OnlineLink
from sixrow.wire import frames
from tests.prompt.scripted import begun
from tests.server.serving import serving
from tests.support.patience import PATIENCE
from tests.tui.playing import in_loop

Handler = Callable[[ServerConnection], Awaitable[None]]


def _welcome() -> str:
    events = LocalTable(begun("sequence-dice", "Ada", "Bo", seed="2")).since(0)
    frame = frames.Welcome(you="ada", seats=(0,), now=0, version=len(events), events=events)
    return msgspec.json.encode(frame).decode()


class _House:
    """A server whose handshakes fail with given statuses first."""

    def __init__(self, told: Handler, statuses: list[HTTPStatus]) -> None:
        self._told, self._statuses, self.calls = told, statuses, 0

    async def talk(self, socket: ServerConnection) -> None:
        await socket.send(_welcome())
        await self._told(socket)

    def door(self, socket: ServerConnection, _request: Request) -> Response | None:
        self.calls += 1
        return socket.respond(self._statuses.pop(0), "") if self._statuses else None


@asynccontextmanager
async def _linked(told: Handler, *statuses: HTTPStatus) -> AsyncIterator[tuple[TableModel, _House]]:
    house = _House(told, list(statuses))
    server: Server
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(online, "FIRST_WAIT", 0.001)
        async with serve(house.talk, "127.0.0.1", 0, process_request=house.door) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            link = OnlineLink(ServerClient(f"http://127.0.0.1:{port}"), "table")
            model = TableModel(link, lambda: None)
            link.open(model)
            yield model, house
            await link.close()


async def _until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.001)


async def _listens(socket: ServerConnection) -> None:
    async for _ in socket:
        pass


@in_loop
async def test_a_busy_server_is_asked_again_and_another_refusal_is_final() -> None:
    busy = HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT
    async with _linked(_listens, *busy) as (model, house):
        await _until(lambda: model.state is LinkState.OPEN)
        assert house.calls == 3
    async with _linked(_listens, HTTPStatus.NOT_FOUND) as (model, house):
        await _until(lambda: model.state is LinkState.CLOSED)
        async with asyncio.timeout(PATIENCE):
            assert not await model.send(Roll, seat=0)
        assert not model.busy
        assert "not a Sixrow server" in model.trouble
        assert house.calls == 1


@in_loop
async def test_a_dropped_connection_is_made_again() -> None:
    async with _linked(_listens) as (model, house):
        await _until(lambda: model.state is LinkState.OPEN)
        assert isinstance(model.link, OnlineLink)
        await model.link.drop()
        await _until(lambda: house.calls == 2 and model.state is LinkState.OPEN)


@pytest.mark.parametrize("nonsense", ["{", '{"is": "welcome"}', '{"is": "events", "version": 1}'])
@in_loop
async def test_frames_that_are_none_are_said_and_the_link_begins_anew(nonsense: str) -> None:
    told = [nonsense]

    async def once(socket: ServerConnection) -> None:
        if told:
            await socket.send(told.pop())
        await _listens(socket)

    async with _linked(once) as (model, house):
        await _until(lambda: house.calls == 2 and model.state is LinkState.OPEN)
        assert "went wrong in Sixrow" in model.trouble


@in_loop
async def test_a_line_that_is_refused_or_not_sent_is_said() -> None:
    async def refuses(socket: ServerConnection) -> None:
        async for text in socket:
            asked: dict[str, Any] = msgspec.json.decode(text)
            if asked["text"] == "bye":
                await socket.close()
                return
            if asked["text"] == "hello":
                line = frames.ChatLine(number=1, time=0, person="ada", name="Ada", room="players")
                frame: frames.Frame = frames.Said(line=line)
            else:
                frame = frames.Refused(id=asked["id"], error={"code": "not-seated"}, version=1)
            await socket.send(msgspec.json.encode(frame).decode())

    async with _linked(refuses) as (model, _), asyncio.timeout(PATIENCE):
        await _until(lambda: model.state is LinkState.OPEN)
        await model.say("hello")
        assert (model.trouble, len(model.lines)) == ("", 1)
        await model.say("nonsense")
        assert model.trouble
        await model.say("bye")
        assert "is not responding" in model.trouble
    with pytest.raises(Refusal):
        await model.link.say("too late")


async def _seated(site: ServerClient, table: str, invite: str) -> TableModel:
    model = TableModel(OnlineLink(site, table, invite), lambda: None)
    model.link.open(model)
    await _until(lambda: model.state is LinkState.OPEN)
    return model


async def _mind(model: TableModel, store: Store) -> None:
    """Report and mute Ada, who has said something; the server remembers both."""
    assert "administrators" in await speak(model, "/report ada")
    (report,) = store.reports.list()
    assert (report.by, report.name, report.text) == (model.you, "Ada", "Hello")
    assert "Nobody" in await speak(model, "/mute Nobody")
    assert "Ada" in await speak(model, "/mute Ada")
    assert model.lines == ()
    assert store.chat.muted(model.you) == {report.about}
    assert "Ada" in await speak(model, "/unmute Ada")
    assert store.chat.muted(model.you) == frozenset()


async def _unseats(host: ServerClient, guest: ServerClient) -> None:
    """The host of another table takes the seat of a stranger back."""
    table, invite = await host.open_table(online_table(Chosen(game="sequence-dice")))
    await guest.join(invite)
    model = await _seated(host, table, invite)
    assert strangers(model) == [(1, "Bo")]
    assert await model.send(Unseat, seat=1)
    assert strangers(model) == []
    with pytest.raises(Refusal, match="unseated"):
        await guest.join(invite)
    await model.link.close()


@in_loop
async def test_two_terminals_at_a_real_server() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        ada, bo = ServerClient(server.origin), ServerClient(server.origin)
        for site, name in ((ada, "Ada"), (bo, "Bo")):
            await site.be_known(name)
            await site.be_known(name)
        table, invite = await ada.open_table(online_table(Chosen(game="sequence-dice")))
        assert await bo.join(invite) == await bo.join(invite) == table
        models = [await _seated(site, table, invite) for site in (ada, bo)]
        await models[0].say("Hello")
        await _until(lambda: all(model.lines for model in models))
        await _mind(models[1], server.store)
        await _unseats(ada, bo)
        assert await models[0].send(Start)
        for _ in range(2):
            await _until(lambda: any(model.acting is not None for model in models))
            mover = next(model for model in models if model.acting is not None)
            await mover.roll()
        await _until(lambda: all(len(model.witness.rolls) > 1 for model in models))
        assert models[0].faults == models[1].faults == []
        assert models[0].can_call_off
        assert await models[0].send(Abort)
        assert (await models[1].link.record(1)).result is not None
        for model in models:
            await model.link.close()
