"""A finished game is looked at again: steps, errors, the link for others, a record."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import People, wish
from tests.web.playing import act, look, main_button, play_on, won_or_lost
from tests.web.screens import begin


def _place(page: Page) -> Locator:
    return page.locator(".steps .place")


def test_a_whole_game_of_sequence_dice_and_its_analysis(people: People) -> None:
    ada = people.somebody()
    begin(ada, "sequence-dice")
    play_on(ada)
    won_or_lost(ada)
    ada.get_by_role("link", name="Analysis").first.click()
    expect(ada.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(ada.get_by_role("heading", level=1)).to_have_text("You – Novice")
    end = _place(ada).inner_text()
    ada.keyboard.press("ArrowLeft")
    expect(_place(ada)).not_to_have_text(end)
    ada.keyboard.press("Home")
    expect(_place(ada)).to_have_text(re.compile("^Step 0 "))
    expect(ada.locator(".cell > .piece")).to_have_count(0)
    ada.get_by_role("button", name="Go to the end").click()
    expect(_place(ada)).to_have_text(end)
    errors = ada.locator("#errors ~ ul button")
    if errors.count():
        errors.first.click()
        expect(ada.locator(".said .error")).to_contain_text("is better")
    _the_timeline_shows_it(ada)
    _somebody_tries_it(ada)
    _others_see_it(people, ada)
    _the_record_can_be_brought_along(people, ada)


def _the_timeline_shows_it(ada: Page) -> None:
    """Step by step as at a table: the first roll tumbles before it is told; then on by itself."""
    ada.keyboard.press("Home")
    wish(ada, speed="normal")
    ada.keyboard.press("ArrowRight")
    expect(ada.locator(".game .cube.landing").first).to_be_attached()
    wish(ada, speed="once")
    ada.get_by_role("button", name="Play", exact=True).click()
    expect(_place(ada)).to_have_text(re.compile("^Step [3-9] "))
    ada.get_by_role("button", name="Pause").click()


def _somebody_tries_it(ada: Page) -> None:
    """From the middle of the game against the computer, and back."""
    ada.keyboard.press("Home")
    for _ in range(12):
        ada.keyboard.press("ArrowRight")
    error = ada.get_by_text(re.compile("^Replay this decision"))
    while error.count():  # an error is tried from before it
        ada.keyboard.press("ArrowRight")
    pieces = ada.locator(".cell > .piece").count()
    there, step = ada.url, _place(ada).inner_text()
    ada.get_by_label("Computer level").select_option("novice")
    ada.get_by_role("button", name="Try it yourself").click()
    ada.wait_for_url("**/table/*")
    expect(main_button(ada)).to_be_visible()
    expect(ada.locator(".cell > .piece")).to_have_count(pieces)
    act(ada, look(ada))
    ada.get_by_role("link", name="Back to the analysis").click()
    expect(_place(ada)).to_have_text(step)
    assert there in ada.url
    expect(ada.get_by_role("heading", name="Luck and skill")).to_be_visible()


def _others_see_it(people: People, ada: Page) -> None:
    """The link lets them in; to them it is the game of somebody with a name."""
    link = ada.get_by_label("Link to this analysis")
    expect(link).to_have_value(re.compile(r"\?invite="))  # it is asked for by itself
    bo = people.somebody(link.input_value())
    expect(bo.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(bo.get_by_role("heading", level=1)).to_have_text(re.compile("^guest-.* – Novice$"))


def _the_record_can_be_brought_along(people: People, ada: Page) -> None:
    address = ada.get_by_role("link", name="Download").get_attribute("href") or ""
    text = ada.evaluate("(address) => fetch(address).then((found) => found.text())", address)
    cy = people.somebody("/analysis")
    cy.get_by_label("… or paste the text of the game").fill("this is no record")
    cy.get_by_role("button", name="Analyse").click()
    expect(cy.get_by_role("alert")).to_be_visible()
    cy.get_by_label("… or paste the text of the game").fill(text)
    cy.get_by_role("button", name="Analyse").click()
    cy.wait_for_url("**/records/*")
    steps = _place(ada).inner_text().split()[-1]
    expect(_place(cy)).to_have_text(f"Step {steps} of {steps}")
