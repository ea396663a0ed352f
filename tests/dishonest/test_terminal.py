"""The same attacks at a real server, over a real socket, against the terminal client."""

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from sixrow.match import Decide, Roll, Start
from sixrow.rules import Refusal
from sixrow.tui.http_client import ServerClient
from sixrow.tui.link import LinkState
from sixrow.tui.model import TableModel
from sixrow.tui.new_game import Chosen, online_table
from sixrow.tui.online import OnlineLink
from sixrow.tui.receipts import Receipts
from tests.dishonest.attacks import CASES, Case
from tests.dishonest.house import DishonestHouse
from tests.server.serving import Serving, serving
from tests.support.patience import PATIENCE
from tests.tui.playing import in_loop


async def seated(server: Serving, name: str, folder: Path, *, invite: str = "") -> TableModel:
    """A terminal at a table: a new one, or one by invitation."""
    site = ServerClient(server.origin)
    await site.be_known(name)
    if invite:
        table = await site.join(invite)
    else:
        table, invite = await site.open_table(online_table(Chosen(game="columbiz")))
    link = OnlineLink(site, table, invite, Receipts(folder / name))
    model = TableModel(link, lambda: None)
    link.open(model)
    async with asyncio.timeout(PATIENCE):
        while model.state is not LinkState.OPEN:
            await asyncio.sleep(0.005)
    return model


async def act(model: TableModel) -> None:
    """Do the first thing that is allowed, if it is this person's turn."""
    seat, game = model.acting, model.game
    if seat is None or game is None:
        return
    with suppress(Refusal):  # after its own lies the house no longer understands the game
        if game.action == "roll":
            await model.link.command(Roll, seat=seat)
        else:
            word = "stop" if game.keeping else game.choices[0].decision
            await model.link.command(Decide, seat=seat, decisions=(word,))


async def play(accomplice: TableModel, victim: TableModel) -> None:
    """Both play until the victim's client has found something."""
    assert isinstance(accomplice.link, OnlineLink)
    await accomplice.send(Start)
    while not victim.faults:
        await accomplice.link.go_on()
        for model in (accomplice, victim):
            with suppress(TimeoutError):  # the house is stuck in its own lies
                async with asyncio.timeout(2):
                    await act(model)
        await asyncio.sleep(0.01)


OVER_SOCKETS = [case for case in CASES if case.socket]


@pytest.mark.parametrize("case", OVER_SOCKETS, ids=[case.name for case in OVER_SOCKETS])
@in_loop
async def test_the_terminal_tells_its_person(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = partial(DishonestHouse, attack=case.attack)
    monkeypatch.setattr("sixrow.server.tables.live_table.Authority", house)
    with serving(tmp_path) as server:
        ada = await seated(server, "Ada", tmp_path)
        assert isinstance(ada.link, OnlineLink)
        bo = await seated(server, "Bo", tmp_path, invite=ada.link.invite)
        async with asyncio.timeout(PATIENCE):
            await play(ada, bo)
        codes = {fault.code for fault in bo.faults}
        assert codes & set(case.faults), codes
        for model in (ada, bo):
            await model.link.close()
