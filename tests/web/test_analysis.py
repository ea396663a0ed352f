"""A finished game is looked at again: steps, errors, the link for others, a record."""

from playwright.sync_api import Page, expect

from tests.web.browsing import People
from tests.web.playing import act, look, main_button, play_on, won_or_lost
from tests.web.screens import begin

PATIENCE = 120_000


def _place(page: Page) -> str:
    return page.locator(".steps .place").inner_text()


def test_a_whole_game_of_sequence_dice_and_its_analysis(people: People) -> None:
    ada = people.somebody()
    begin(ada, "sequence-dice")
    play_on(ada)
    won_or_lost(ada)
    ada.get_by_role("link", name="Analysis").first.click()
    expect(ada.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=PATIENCE)
    end = _place(ada)
    ada.keyboard.press("ArrowLeft")
    assert _place(ada) != end
    ada.keyboard.press("Home")
    assert _place(ada).startswith("Step 0 ")
    expect(ada.locator(".cell > .piece")).to_have_count(0)
    ada.get_by_role("button", name="To the end").click()
    assert _place(ada) == end
    errors = ada.locator("#errors ~ ul button")
    if errors.count():
        errors.first.click()
        expect(ada.locator(".said .error")).to_contain_text("is better")
    _somebody_tries_it(ada)
    _others_see_it(people, ada)
    _the_record_can_be_brought_along(people, ada)


def _somebody_tries_it(ada: Page) -> None:
    """From the middle of the game against the computer, and back."""
    ada.keyboard.press("Home")
    for _ in range(12):
        ada.keyboard.press("ArrowRight")
    while ada.get_by_text("Decide this yourself").count():  # an error is tried from before it
        ada.keyboard.press("ArrowRight")
    pieces = ada.locator(".cell > .piece").count()
    there = ada.url
    ada.get_by_label("Level of the computer").select_option("novice")
    ada.get_by_role("button", name="Try it yourself").click()
    ada.wait_for_url("**/table/*")
    expect(main_button(ada)).to_be_visible()
    assert ada.locator(".cell > .piece").count() == pieces
    act(ada, look(ada))
    ada.goto(there)
    expect(ada.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=PATIENCE)


def _others_see_it(people: People, ada: Page) -> None:
    bo = people.somebody(ada.get_by_label("Link to this analysis").input_value())
    expect(bo.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=PATIENCE)


def _the_record_can_be_brought_along(people: People, ada: Page) -> None:
    address = ada.get_by_role("link", name="Download").get_attribute("href") or ""
    text = ada.evaluate("(address) => fetch(address).then((found) => found.text())", address)
    cy = people.somebody("/analysis")
    cy.get_by_label("Or the text of the record").fill("this is no record")
    cy.get_by_role("button", name="Analyse").click()
    expect(cy.get_by_role("alert")).to_be_visible()
    cy.get_by_label("Or the text of the record").fill(text)
    cy.get_by_role("button", name="Analyse").click()
    cy.wait_for_url("**/records/*")
    assert _place(cy) == _place(ada).replace(_place(ada).split()[1], _place(cy).split()[1], 1)
