"""Whole games through the page: against the computer, round one device, in teams."""

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, People
from tests.web.playing import act, look, play_on, won_or_lost
from tests.web.screens import choose, choose_option


def _begin(page: Page, game: str, **chosen: str) -> None:
    """Choose on the first page and begin; `chosen` has the labels of what is not the usual."""
    choose(page.get_by_role("radio", name=game))
    for label in chosen.values():
        choose(page.get_by_role("radio", name=label, exact=True))
    if page.get_by_label("Computer level").count():
        page.get_by_label("Computer level").select_option("novice")
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")


def test_a_whole_game_of_columbiz_against_the_computer(people: People) -> None:
    page = people.somebody()
    _begin(page, "Columbiz")
    play_on(page)
    won_or_lost(page)


def test_four_at_one_device_and_the_table_turns(people: People) -> None:
    page = people.somebody(size=PHONE)
    choose(page.get_by_role("radio", name="Sequence Dice"))
    choose(page.get_by_role("radio", name="On one device"))
    choose(page.get_by_role("radio", name="4", exact=True))
    for seat, name in enumerate(("Ada", "Bo", "Cy", "Di"), 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_label("Rotate the board towards the current player").check()
    choose_option(page, "Winning row", "5")
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")
    _goes_round(page)
    play_on(page)
    # Two teams: the first and the third against the second and the fourth.
    expect(page.locator(".result h2")).to_contain_text(re.compile("Ada and Cy|Bo and Di"))


def _goes_round(page: Page) -> None:
    """Everybody rolls once; the second and the fourth sit on the far side."""
    for name in ("Ada", "Bo", "Cy", "Di"):
        expect(page.locator(".status h1")).to_contain_text(name)
        far = name in ("Bo", "Di")
        expect(page.locator(".table.turned"), name).to_have_count(int(far))
        act(page, look(page))


def test_a_team_game_with_three_bots(people: People) -> None:
    page = people.somebody()
    choose_option(page, "Computer level", "novice")
    choose(page.get_by_role("radio", name="Sequence Dice"))
    choose_option(page, "Winning row", "5")
    _begin(page, "Sequence Dice", players="4")
    play_on(page)
    expect(page.locator(".result h2")).to_contain_text(re.compile(r" and "))
