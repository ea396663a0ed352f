"""Whole games through the page, against the computer and with others."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, People
from tests.web.playing import act, look, play_on
from tests.web.screens import choose


def _begin(page: Page, game: str, **chosen: str) -> None:
    """Choose on the first page and begin; `chosen` has the labels of what is not the usual."""
    choose(page.get_by_role("radio", name=game))
    for label in chosen.values():
        choose(page.get_by_role("radio", name=label, exact=True))
    if page.get_by_label("Level of the computer").count():
        page.get_by_label("Level of the computer").select_option("novice")
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", ["Columbiz", "Sequence Dice"])
def test_a_whole_game_against_the_computer(people: People, game: str) -> None:
    page = people.somebody()
    _begin(page, game)
    play_on(page)
    expect(page.locator(".result h2")).to_contain_text(
        re.compile("win|share|Novice", re.IGNORECASE)
    )
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()


def test_four_at_one_device(people: People) -> None:
    page = people.somebody(size=PHONE)
    choose(page.get_by_role("radio", name="Sequence Dice"))
    choose(page.get_by_role("radio", name="Friends, on this device"))
    choose(page.get_by_role("radio", name="4", exact=True))
    for seat, name in enumerate(("Ada", "Bo", "Cy", "Di"), 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.locator("form .button.main").click()
    page.wait_for_url("**/table/*")
    play_on(page)
    # Two teams: the first and the third against the second and the fourth.
    expect(page.locator(".result h2")).to_contain_text(re.compile("Ada and Cy|Bo and Di"))


def test_a_team_game_with_three_bots(people: People) -> None:
    page = people.somebody()
    _begin(page, "Sequence Dice", players="4")
    play_on(page)
    expect(page.locator(".result h2")).to_contain_text(re.compile(r" and "))


def test_by_invitation_with_a_spectator_and_a_lost_connection(people: People) -> None:
    ada = people.somebody()
    _begin(ada, "Sequence Dice", mode="Friends, by a link")
    link = ada.locator(".invite input").input_value()
    bo = people.somebody(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_url("**/table/*")
    ada.get_by_role("button", name="Begin").click()
    cy = people.somebody(link)
    cy.get_by_role("link", name="Only watch").click()
    expect(cy.locator("[role=grid]")).to_be_visible()
    _play_until_a_choice(ada, bo)
    _lose_the_connection(bo)
    play_on(ada, bo)
    expect(cy.locator(".result")).to_be_visible()
    said = ada.locator(".result h2").inner_text()
    assert bo.locator(".result h2").inner_text() == cy.locator(".result h2").inner_text() == said


def _play_until_a_choice(ada: Page, bo: Page) -> None:
    """Play until the second has rolled and not chosen yet."""
    for _ in range(400):
        theirs = look(bo)
        if theirs.legal and not theirs.busy:
            return
        ours = look(ada)
        if not theirs.idle:
            act(bo, theirs)
        elif not ours.idle:
            act(ada, ours)
        else:
            ada.wait_for_timeout(10)
    raise AssertionError("nothing to choose from")


def _lose_the_connection(page: Page) -> None:
    """Be offline in the middle of a turn; come back, and load the page anew: all is as it was."""
    before = look(page)
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".cell.legal").first).to_be_visible()
    assert look(page) == before
