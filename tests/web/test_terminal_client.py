"""A game between somebody at a terminal and somebody at a browser, through a real server."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from queue import Queue

import pytest
from playwright.sync_api import expect

from sixrow.match import verify
from sixrow.text.languages import speaking
from sixrow.tui.link import LinkState
from sixrow.tui.online import OnlineLink
from tests.server.serving import Serving
from tests.support.patience import PATIENCE
from tests.tui.playing import application, at_table, is_over, play_on, shown, table, until
from tests.web import playing
from tests.web.browsing import People


async def _at_the_terminal(origin: str, invitations: "Queue[str]") -> str:
    """Open a table, wait for somebody, play; the connection breaks on the way. The last screen."""
    app = application(server=origin)
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.press("right")  # Sequence Dice
        await pilot.press("enter")
        screen = await at_table(pilot)
        link = screen.model.link
        assert isinstance(link, OnlineLink)
        invitations.put(link.invitation)
        view = screen.model.view
        assert view is not None
        await until(pilot, lambda: all(not seat.chair.is_open for seat in screen.model.view.seats))  # type: ignore[union-attr]
        await pilot.press("b")
        await play_on(pilot, lambda: len(screen.model.witness.rolls) > 8)
        await link.drop()
        await until(pilot, lambda: screen.model.state is not LinkState.OPEN)
        await play_on(pilot, lambda: is_over(pilot))
        assert screen.model.state is LinkState.OPEN
        assert screen.model.witness.faults == []
        assert screen.model.people
        assert verify(await link.record(1)).holds
        assert table(pilot) is screen
        return shown(pilot)


def _in_english(origin: str, invitations: "Queue[str]") -> str:
    with speaking("en"):
        return asyncio.run(_at_the_terminal(origin, invitations))


@pytest.mark.parametrize("name", ["Bo"])
def test_a_terminal_against_a_browser(people: People, server: Serving, name: str) -> None:
    invitations: Queue[str] = Queue()
    with ThreadPoolExecutor(1) as pool:
        terminal: Future[str] = pool.submit(_in_english, server.origin, invitations)
        page = people.somebody(invitations.get(timeout=PATIENCE).removeprefix(server.origin))
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        page.wait_for_url("**/table/*")
        playing.play_on(page)
        last = terminal.result(timeout=PATIENCE)
    won = page.locator(".result h2").inner_text()
    expect(page.locator(".result")).to_be_visible()
    assert won.replace("You win", f"{name} wins") in last
    assert name in last
