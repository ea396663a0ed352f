"""An invitation made on a terminal leads others here, or says that it does not."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from sixrow.tui.http_client import ServerClient
from sixrow.wire.reach import Reach
from tests.server.serving import serving
from tests.tui.playing import application, at_table, in_loop, shown, until

COMMAND = "sixrow serve --host 0.0.0.0"
HERE_ONLY = "This link only works on this computer."


@in_loop
async def test_the_address_in_the_network_is_passed_on() -> None:
    reach = Reach(("http://192.0.2.7:8036",))
    with TemporaryDirectory() as folder, serving(Path(folder), reach=lambda: reach) as server:
        app = application(server=server.origin)
        async with app.run_test(size=(100, 32)) as pilot:
            await pilot.press("enter")
            screen = await at_table(pilot)
            link = screen.model.link
            assert link.invitation.startswith("http://192.0.2.7:8036/join/")
            assert link.invitation in shown(pilot)
            assert HERE_ONLY not in shown(pilot)
            await pilot.press("i")
            await until(pilot, lambda: app.clipboard == link.invitation)


@in_loop
async def test_a_link_for_this_computer_says_so_and_how_to_let_others_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reach, told = Reach(command=COMMAND), list[str]()
    with TemporaryDirectory() as folder, serving(Path(folder), reach=lambda: reach) as server:
        app = application(server=server.origin)
        async with app.run_test(size=(100, 32)) as pilot:
            await pilot.press("enter")
            screen = await at_table(pilot)
            assert screen.model.link.invitation.startswith(f"{server.origin}/join/")
            await until(pilot, lambda: HERE_ONLY in " ".join(shown(pilot).split()))
            monkeypatch.setattr(app, "notify", lambda message, **_: told.append(message))
            await pilot.press("i")
            await until(pilot, lambda: bool(told))
            (note,) = told
            assert HERE_ONLY in note
            assert COMMAND in note


@pytest.mark.parametrize("origin", ["http://localhost:1", "http://127.0.0.2:1", "http://[::1]:1"])
def test_a_server_on_this_computer_may_say_where_others_find_it(origin: str) -> None:
    site = ServerClient(origin)
    assert site.here_only
    site.learn_reach(Reach(("http://192.0.2.7:8036",)))
    assert (site.shared_origin, site.origin) == ("http://192.0.2.7:8036", origin)
    assert not site.here_only


def test_no_other_server_has_a_say_in_where_its_guests_send_others() -> None:
    site = ServerClient("https://example.org")
    site.learn_reach(Reach(("https://evil.example",), "rm"))
    assert (site.shared_origin, site.reach_command) == ("https://example.org", "")
