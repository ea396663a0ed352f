"""The lobby of a server, pairs of games, and tables that others can find."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from msgspec.structs import replace

from sixrow.match import Resign, Start
from sixrow.rules import Refusal
from sixrow.text.languages import LANGUAGES, speaking
from sixrow.text.sentences import say
from sixrow.tui.app import SixrowApp
from sixrow.tui.http_client import ServerClient
from sixrow.tui.new_game import Chosen, online_table
from sixrow.tui.online import OnlineLink
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.screens.lobby import LobbyScreen, terms_words
from sixrow.tui.screens.table import TableScreen
from sixrow.tui.servers import Visits, look_around
from sixrow.tui.settings import UserSettings
from sixrow.tui.status import progress
from sixrow.wire.lists import TablePage, TableSummary
from sixrow.wire.views import view_of
from tests.match.tables import BO, FREE, chair, sitting
from tests.server.serving import serving
from tests.tui.elsewhere import ORIGIN, Noticed, listed, second_game
from tests.tui.playing import Keyboard, application, at_table, in_loop, shown, table, until


def _known_at(server: str) -> SixrowApp:
    app = application()
    app.settings.server = server
    app.settings.name = "Bo"
    return app


async def _in_lobby(pilot: Keyboard) -> LobbyScreen:
    await until(pilot, lambda: isinstance(pilot.app.screen, LobbyScreen))
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, LobbyScreen)
    return screen


async def _opened(server: str, *, pair: bool = False, public: bool = False) -> OnlineLink:
    chosen = Chosen(mode="link", server=server, names="Ada", pair=pair, public=public)
    return await Visits(UserSettings(), lambda: None).open(chosen)


@in_loop
async def test_a_seat_is_found_in_the_lobby_and_the_next_one_only_watches() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        await _opened(server.origin, public=True)
        await _opened(server.origin, public=False)
        bo = _known_at(server.origin)
        async with bo.run_test(size=(80, 24)) as pilot:
            await pilot.press("l")
            await _in_lobby(pilot)
            assert shown(pilot).count("Waiting for players") == 1
            assert "▸ Ada and free" in shown(pilot)
            assert "Enter Take a seat" in shown(pilot)
            await pilot.press("enter")
            screen = await at_table(pilot)
            assert screen.model.mine == (1,)
            assert screen.model.link.invitation.startswith(f"{server.origin}/join/")
            await pilot.press("q")
            await _in_lobby(pilot)
            await until(pilot, lambda: "your table: Waiting for players" in shown(pilot))
            assert "Enter Continue playing" in shown(pilot)
            await pilot.press("enter")
            assert (await at_table(pilot)).model.mine == (1,)
        cy = _known_at(server.origin)
        async with cy.run_test(size=(80, 24)) as pilot:
            await pilot.press("l")
            await _in_lobby(pilot)
            assert "Enter Watch" in shown(pilot)
            await pilot.press("enter")
            assert (await at_table(pilot)).model.mine == ()


@in_loop
async def test_looking_into_a_lobby_makes_nobody_a_guest() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        app = _known_at(server.origin)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("l")
            await _in_lobby(pilot)
            assert "No open tables right now." in shown(pilot)
            assert app.settings.cookies == {}
            await pilot.press("enter", "escape")
            assert isinstance(app.screen, HomeScreen)


@in_loop
async def test_without_a_server_the_reason_is_said() -> None:
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l")
        await until(pilot, lambda: "Enter the address of a server" in shown(pilot))
        assert isinstance(app.screen, HomeScreen)
        app.screen.chosen.server = "http://127.0.0.1:1"
        await pilot.press("l")
        await until(pilot, lambda: "http://127.0.0.1:1 is not responding" in shown(pilot))
        assert app.settings.server == ""


@in_loop
async def test_a_server_that_falls_silent_is_said_in_the_lobby() -> None:
    app, site = application(), Noticed()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(LobbyScreen(site, await look_around(site)))
        await _in_lobby(pilot)
        site.answers["GET /api/tables"] = Refusal("no-connection", text=ORIGIN)
        site.answers["GET /api/me"] = Refusal("no-connection", text=ORIGIN)
        await pilot.press("down", "r")
        await until(pilot, lambda: f"{ORIGIN} is not responding" in shown(pilot))
        assert "▸ Ada and Bo" in shown(pilot)
        site.answers |= Noticed().answers
        await pilot.press("r")
        await until(pilot, lambda: "is not responding" not in shown(pilot))
        site.answers["GET /api/tables/mine"] = Refusal("no-such-table")
        await pilot.press("enter")
        await until(pilot, lambda: "This table does not exist or is private." in shown(pilot))


class _Slow(Noticed):
    """Takes its time over the list of tables, from the second time on."""

    def __init__(self) -> None:
        super().__init__()
        self.going_on = asyncio.Event()
        self.looks = 0

    async def lobby(self) -> TablePage:
        self.looks += 1
        if self.looks > 1:
            await self.going_on.wait()
        return await super().lobby()


@in_loop
async def test_enter_does_not_wait_for_a_look_and_nobody_leaves_on_the_way_to_a_table() -> None:
    app, site = application(), _Slow()
    gone = Refusal("no-such-table")
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(LobbyScreen(site, await look_around(site)))
        screen = await _in_lobby(pilot)
        assert site.looks == 1, "it had just been looked at"
        await pilot.press("r")
        await until(pilot, lambda: site.looks == 2)
        site.answers["GET /api/tables/mine"] = gone
        await pilot.press("enter")
        await until(pilot, lambda: "This table does not exist or is private." in shown(pilot))
        site.going_on.set()
        await until(pilot, lambda: not screen.looking)
        screen.entering = True
        await pilot.press("escape")
        assert app.screen is screen
        screen.entering = False
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen)


@in_loop
async def test_ids_of_any_kind_and_tables_of_a_newer_server() -> None:
    site = Noticed()
    newer = {**msgspec.to_builtins(chair(BO)), "mood": "good"}
    odd = [{**listed(name), "chairs": [newer, {}]} for name in ("t[/b]", "[bold", "t", "t")]
    site.answers["GET /api/tables"] = {"tables": odd, "after": ""}
    app = application()
    async with app.run_test(size=(80, 40)) as pilot:
        await app.push_screen(LobbyScreen(site, await look_around(site)))
        await _in_lobby(pilot)
        assert shown(pilot).count("Bo and free") == 4
        await pilot.press("down", "down", "r")
        await pilot.pause()
        assert shown(pilot).count("Bo and free") == 4


@in_loop
async def test_several_names_at_one_keyboard_are_nobodys_name_elsewhere() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        await _opened(server.origin, public=True)
        app = application()
        async with app.run_test(size=(80, 24)) as pilot:
            assert isinstance(app.screen, HomeScreen)
            app.screen.chosen.mode, app.screen.chosen.names = "device", "Cy, Di"
            app.screen.chosen.server = server.origin
            await pilot.press("l")
            await _in_lobby(pilot)
            await pilot.press("enter")
            screen = await at_table(pilot)
            assert screen.model.view is not None
            assert screen.model.view.seats[1].chair.name not in ("", "Cy, Di")


@in_loop
async def test_a_seat_that_somebody_else_took_first() -> None:
    stale = Refusal("stale-version", seen=1, version=2)
    view = view_of(sitting("sequence-dice:3", chair(BO), FREE, FREE).table)
    looked = [msgspec.to_builtins(replace(view, version=version)) for version in (1, 2)]
    full = msgspec.to_builtins(replace(view, version=3, seats=view.seats[:1]))
    site = Noticed(
        **{
            "GET /api/tables/t": [*looked, full],
            "POST /api/tables/t/commands": [stale, {}, Refusal("seat-taken", seat=2)],
        }
    )
    assert await site.sit("t")
    tried = [(body["do"], body["version"], body["seat"]) for body in site.asked if body]
    assert tried == [("sit", 1, 1), ("sit", 2, 1)]
    assert not await site.sit("t")
    site.answers["GET /api/tables/t"] = looked[0]
    with pytest.raises(Refusal):
        await site.sit("t")


def test_what_is_played_is_told_even_if_it_is_not_known() -> None:
    data = {**listed("t"), "setup": "sequence-dice:3:length=6", "rated": True}
    known = msgspec.convert(data, TableSummary)
    assert terms_words(known) == "Sequence Dice · 3 players · six in a row · rated"
    assert terms_words(replace(known, setup="chess:2\x1b", rated=False)) == "chess:2�"


@pytest.mark.parametrize(("players", "pair"), [("2", True), ("3", False)])
def test_a_pair_is_for_two(players: str, pair: bool) -> None:
    chosen = Chosen(mode="link", players=players, pair=True)
    assert online_table(chosen).terms.pair is pair
    assert Chosen(mode="computer").can_pair is False


@in_loop
async def test_a_pair_is_chosen_on_the_first_page() -> None:
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "right", "right")
        assert "Two-game match  [no] yes" in shown(pilot)
        await pilot.press("down", "down", "down", "down", "right", "down", "right")
        assert isinstance(app.screen, HomeScreen)
        chosen = app.screen.chosen
        assert (chosen.pair, chosen.public) == (True, True)
        await pilot.press("up", "up", "up", "up", "right")
        assert "Two-game match" not in shown(pilot)
        assert "no [yes]" in shown(pilot)


@in_loop
async def test_the_second_game_of_a_pair_at_a_real_server() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        link = await _opened(server.origin, pair=True)
        bo = ServerClient(server.origin)
        await bo.be_known("Bo")
        await bo.join(link.invite)
        app = application()
        async with app.run_test(size=(80, 24)) as pilot:
            await app.push_screen(TableScreen(OnlineLink(bo, link.table)))
            await at_table(pilot)
            await app.push_screen(TableScreen(link))
            ada = (await at_table(pilot)).model
            other = app.screen_stack[1]
            assert isinstance(other, TableScreen)
            both = ada, other.model
            assert await ada.send(Start)
            assert "Game 1 of 2" in progress(ada)
            assert "pair" not in progress(ada)
            while True:
                await until(pilot, lambda: any(model.acting is not None for model in both))
                if ada.game and ada.game.turn:
                    break
                await next(model for model in both if model.acting is not None).roll()
            assert await ada.send(Resign, seat=0)
            await until(pilot, lambda: bool(ada.game and ada.game.number == 2))
            assert "Game 2 of 2 · match 0 : 1" in progress(ada)
            assert ada.faults == other.model.faults == []


@in_loop
async def test_the_sum_of_a_pair_speaks_the_language() -> None:
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(TableScreen(second_game()))
        await at_table(pilot)
        model = table(pilot).model
        assert "match 1 : 0" in progress(model)
        assert model.view is not None
        model.view = replace(model.view, shares=(0.5, 1.5))
        with speaking("de"):
            assert "Partie 2 von 2 · Stand 0,5 : 1,5" in progress(model)


@pytest.mark.parametrize("language", LANGUAGES)
@in_loop
async def test_the_first_page_fits_80_columns_in_every_language(language: str) -> None:
    with speaking(language):
        app = application()
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(3):
                await pilot.press("down", "right", "up")
                last = shown(pilot).splitlines()[-1]
                assert last.rstrip().endswith(f"Q {say('key-quit')}"), last
                assert "…" not in shown(pilot).replace("http://…", "")
