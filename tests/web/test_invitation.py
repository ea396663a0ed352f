"""An invitation leads others here: the link, the picture, and what is said where it does not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sixrow.wire.reach import Reach
from tests.server.serving import Serving, serving
from tests.web.browsing import People, accessibility_faults, chromium_running
from tests.web.screens import begin

COMMAND = 'make play ARGS="--host 0.0.0.0"'
NETWORK = Reach(("http://192.0.2.7:8036", "http://198.51.100.7:8036"))
HERE_ONLY = "This link only works on this computer."
SAME_NETWORK = "on the same network as this computer"


@pytest.fixture
def invited(
    browser: Browser, tmp_path: Path, server: Serving
) -> Iterator[Callable[[Reach, str], Page]]:
    """Opens a table at a server that others reach in this way; its page, at a host."""
    del server  # it has warmed up
    with opened(browser, tmp_path) as open_at:
        yield open_at


@contextmanager
def opened(browser: Browser, folder: Path) -> Iterator[Callable[[Reach, str], Page]]:
    now = [Reach()]
    with serving(folder, reach=lambda: now[0]) as running:
        guests = []

        def open_at(reach: Reach, host: str) -> Page:
            now[0] = reach
            people = People(browser, f"http://{host}:{running.port}")
            guests.append(people)
            page = people.somebody()
            begin(page, "columbiz", "link")
            page.locator(".invite input").wait_for()
            return page

        yield open_at
        for people in guests:
            people.close()
            assert people.faults == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_link_for_this_computer_says_so_and_how_to_let_others_in(
    invited: Callable[[Reach, str], Page], host: str
) -> None:
    page = invited(Reach(command=COMMAND), host)
    assert page.locator(".invite input").input_value().startswith(f"http://{host}:")
    note = page.locator(".invite .note")
    expect(note).to_contain_text(HERE_ONLY)
    expect(note.locator("code")).to_have_text(COMMAND)
    assert not accessibility_faults(page)


def test_without_a_network_nothing_is_promised(invited: Callable[[Reach, str], Page]) -> None:
    note = invited(Reach(), "127.0.0.1").locator(".invite .note")
    expect(note).to_have_text(HERE_ONLY)


def test_the_address_in_the_network_is_in_the_link_and_the_picture(
    invited: Callable[[Reach, str], Page],
) -> None:
    page = invited(NETWORK, "127.0.0.1")
    link, picture = page.locator(".invite input"), page.locator(".invite svg .ink")
    word = link.input_value().rpartition("/")[2]
    assert link.input_value() == f"{NETWORK.origins[0]}/join/{word}"
    expect(page.locator(".invite .note")).to_contain_text(SAME_NETWORK)
    expect(page.locator(".invite")).not_to_contain_text(HERE_ONLY)
    first = picture.get_attribute("d")
    page.get_by_label("Address").select_option(label=NETWORK.origins[1])
    expect(link).to_have_value(f"{NETWORK.origins[1]}/join/{word}")
    assert picture.get_attribute("d") != first
    assert not accessibility_faults(page)


def test_one_address_needs_no_choice(invited: Callable[[Reach, str], Page]) -> None:
    page = invited(Reach(NETWORK.origins[:1]), "127.0.0.1")
    assert page.locator(".invite input").input_value().startswith(NETWORK.origins[0])
    expect(page.locator(".invite select")).to_have_count(0)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One in which a name stands for this machine, as in a network that has such names."""
    with chromium_running("--host-resolver-rules=MAP box.local 127.0.0.1") as running:
        yield running


def test_a_page_that_others_can_reach_has_its_own_address(
    invited: Callable[[Reach, str], Page],
) -> None:
    page = invited(Reach(command=COMMAND), "box.local")
    assert page.locator(".invite input").input_value().startswith("http://box.local:")
    expect(page.locator(".invite .note")).to_have_count(0)
    assert not page.evaluate("isSecureContext")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
