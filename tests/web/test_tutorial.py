"""Both tutorials in a browser, from the first page to the first game."""

import re

import pytest
from playwright.sync_api import Page, expect

from sixrow.tutorial import LESSONS, Exercise
from tests.web.browsing import PHONE, People
from tests.web.playing import cell


def _do(page: Page, task: Exercise) -> None:
    """What the task asks for; then on to the next."""
    button = page.locator(".words .button.main")
    goal = task.goal[0] if task.goal else ""
    if goal.startswith("k"):
        for place, face in enumerate(goal[1:]):
            page.locator(f".dice button[aria-label='{face}']").nth(place).click()
        button.click()
        return
    if goal and goal not in ("stop", "end"):
        cell(page, goal).click()
        page.locator(".answer.good").wait_for()
    elif goal:
        button.click()
        page.locator(".answer.good").wait_for()
    button.click()


@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_learns_a_game_and_begins_one(people: People, game: str) -> None:
    page = people.somebody(size=PHONE)
    page.get_by_role("link", name="Learn it in 3 minutes").click()
    page.locator(f"a[href='/learn/{game}/lessons']").click()
    for lesson in LESSONS[game]:
        for task in lesson.tasks:
            _do(page, task)
    expect(page.get_by_role("heading", name="Now you know the game.")).to_be_visible()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url(re.compile("/table/.*coach=1"))
    page.locator(".coach").wait_for()
