"""Firefox too: a whole game of each kind, both tutorials, and the check of the dice."""

from collections.abc import Iterator

import pytest

from sixrow.tutorial import LESSONS
from tests.server.serving import Serving
from tests.web.browsing import PHONE
from tests.web.firefox import FirefoxWindow, firefox_running
from tests.web.playing import play_on
from tests.web.test_tutorial import do_task


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxWindow]:
    with firefox_running(tmp_path_factory.mktemp("firefox")) as window:
        yield window


@pytest.fixture
def window(running: FirefoxWindow) -> Iterator[FirefoxWindow]:
    yield running
    assert running.faults == []


@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_learns_a_game_and_plays_it(
    window: FirefoxWindow, server: Serving, game: str
) -> None:
    """From the first lesson through a whole game to its dice, rolled again in this browser."""
    window.somebody(f"{server.origin}/learn/{game}/lessons", size=PHONE)
    for lesson in LESSONS[game]:
        for task in lesson.tasks:
            do_task(window, task)
    window.click(".finished .button.main")
    play_on(window)
    assert window.evaluate("document.querySelector('.result h2').textContent").strip()
    window.click(".tick")
    window.click("dialog a[href^='/fair/']")
    window.wait_for("main .good")
    assert window.evaluate("document.querySelectorAll('main .bad').length") == 0
