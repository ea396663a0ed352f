"""Both tutorials in a browser, from the first page to the first game."""

import re

import pytest
from playwright.sync_api import expect

from sixrow.tutorial import LESSONS, Exercise
from tests.web.browsing import PHONE, People
from tests.web.playing import Window, eventually


def do_task(page: Window, task: Exercise) -> None:
    """What the task asks for; then on to the next."""
    button, before = ".words .button.main", _shown(page)
    goal = task.goal[0] if task.goal else ""
    if goal.startswith("k"):
        for face in goal[1:]:
            page.click(f".dice button[aria-label='{face}'][aria-pressed=false]")
    elif goal:
        page.click(button if goal in ("stop", "end") else f'[data-cell="{goal}"]')
        good = "document.querySelector('.answer.good') !== null"
        eventually(page, "that was right", lambda: bool(page.evaluate(good)))
    page.click(button)
    eventually(page, "the next task", lambda: _shown(page) != before)


def _shown(page: Window) -> str:
    """The sentence of the task, and where in the course it stands."""
    words = "[...document.querySelectorAll('.sentence, .here')].map((e) => e.textContent).join()"
    return str(page.evaluate(words))


@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_learns_a_game_and_begins_one(people: People, game: str) -> None:
    page = people.somebody(size=PHONE)
    page.get_by_role("link", name="Learn it in 3 minutes").click()
    page.locator(f"a[href='/learn/{game}/lessons']").click()
    for lesson in LESSONS[game]:
        for task in lesson.tasks:
            do_task(page, task)
    expect(page.get_by_role("heading", name="Now you know how to play.")).to_be_visible()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url(re.compile("/table/.*coach=1"))
    page.locator(".coach").wait_for()
