"""A real board: one phone keeps the score from a written list of rolls, another one follows."""

import re

from playwright.sync_api import Page, expect

from tests.support.real_games import COLUMBIZ, COLUMBIZ_TOTALS, RealTurn
from tests.web.browsing import PHONE, People, accessibility_faults, overflow, wish
from tests.web.playing import cell, main_button
from tests.web.screens import open_real_board
from tests.web.test_timeline import twice, watch


def _enter(page: Page, dice: str) -> None:
    """Tap the faces of real dice, and enter them."""
    for face in dice:
        page.locator(f'[data-face="{face}"]').click()
    page.get_by_role("button", name="Enter", exact=True).click()


def _hold(page: Page, dice: str) -> None:
    """Mark the dice that stay."""
    for face in dice:
        page.locator(f'.tray button[aria-pressed=false][aria-label$=": {face}"]').first.click()


def _take_turn(page: Page, turn: RealTurn) -> None:
    only_last = page.get_by_label("Enter only the last roll of each turn")
    only_last.set_checked(not turn.rolls)
    if turn.rolls:
        first, kept, rest = turn.rolls
        _enter(page, first)
        _hold(page, kept)
        page.get_by_role("button", name=f"Keep these, roll {len(rest)}").click()
        _enter(page, rest)
        page.get_by_role("button", name="Stop rolling").click()
    else:
        _enter(page, turn.dice)
    for name in turn.cells.split():
        cell(page, name).click()
        expect(cell(page, name)).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name=re.compile("^End turn")).click()


def _expect_scores(page: Page, turn: RealTurn) -> None:
    for side, (rows, captives) in enumerate(zip(turn.rows, turn.captives, strict=True)):
        card = page.locator(f'[data-card="{side}"]')
        expect(card.locator("dd").nth(0)).to_contain_text(re.compile(rf"^\s*{rows}\b"))
        expect(card.locator("dd").nth(1)).to_contain_text(re.compile(rf"^\s*{captives}\b"))


def test_a_whole_game_from_a_list_of_real_rolls(people: People) -> None:
    page = people.somebody(size=PHONE, confirm=False)
    open_real_board(page)
    page.get_by_role("button", name="Let others follow").click()
    link = page.locator(".invite .entry").input_value()
    follower = people.somebody(link[link.index("/table/") :], size=PHONE)
    page.get_by_role("group", name="Who goes first?").get_by_role("button", name="Ada").click()
    expect(page.locator(".status h1")).to_contain_text("Ada")
    wish(page, theme="dark")
    assert accessibility_faults(page) == []
    assert overflow(page) == []
    wish(page, theme="light")

    for number, turn in enumerate(COLUMBIZ):
        _take_turn(page, turn)
        if number == 0:  # a slip: back across the end of the turn, and on again
            page.get_by_role("button", name="Undo").click()
            expect(page.locator(".status h1")).to_contain_text("Ada: no move")
            main_button(page).click()
        _expect_scores(page, turn)
        _expect_scores(follower, turn)
        if number == len(COLUMBIZ) - 2:
            expect(page.locator(".status .last")).to_contain_text("last round")
            expect(follower.locator(".status .last")).to_contain_text("last round")

    for each in (page, follower):
        expect(each.locator(".result h2")).to_contain_text("Bo")
        for side, total in enumerate(COLUMBIZ_TOTALS):
            card = each.locator(f'[data-card="{side}"] .total .hidden')
            expect(card).to_have_text(f"{total} points")
    expect(follower.get_by_role("button", name="Finish game")).to_have_count(0)
    watch(page)
    over = page.get_by_role("button", name="Rematch").wait_for
    assert twice(page, ".result .main", 450, over) == ["finish"]
    follower.get_by_role("link", name="Analysis").wait_for()

    page.get_by_role("link", name="Analysis").click()
    told = page.locator("section", has=page.locator("#fortune"))
    expect(told).to_contain_text("The dice were real and entered by hand.")
    expect(told).to_contain_text("For 9 turns only the last roll was entered")
