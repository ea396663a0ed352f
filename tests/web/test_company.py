"""Several people at a table: by a link, with somebody who watches, and with a bad connection."""

import re

import pytest
from playwright.sync_api import Page, expect

from sixrow.text.languages import speaking
from sixrow.text.sentences import say
from tests.web.browsing import People
from tests.web.playing import act, cell, eventually, look, main_button, next_turn
from tests.web.screens import begin, resign


def test_by_invitation_with_a_spectator_and_a_lost_connection(people: People) -> None:
    ada = people.somebody()
    begin(ada, "columbiz", "link")
    link = _invitation(ada)
    bo = _sit_down(people, link)
    ada.get_by_role("button", name="Start game").click()
    cy = people.somebody(link)
    cy.get_by_role("link", name="Watch").click()
    expect(cy.locator("[role=grid]")).to_be_visible()
    _play_until_placing(ada, bo)
    _reload_in_the_middle_of_a_draft(bo)
    _lose_the_connection(ada, bo)
    _talk(ada, bo)
    resign(bo)
    said = re.compile(r"Bo resigned; (you|guest-\w+) won")
    for page in (ada, cy):
        expect(page.locator(".result h2")).to_have_text(said)
    expect(bo.locator(".result h2")).to_contain_text("You resigned")
    _play_again(ada, bo)


def _invitation(ada: Page) -> str:
    """The link, which can be copied and is there as a picture as well."""
    link = ada.locator(".invite input").input_value()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.get_by_role("button", name="Copy").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.evaluate("navigator.clipboard.readText()") == link
    expect(ada.get_by_role("img", name="QR code of the link")).to_be_visible()
    return link


def _sit_down(people: People, link: str) -> Page:
    bo = people.somebody(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").click()
    bo.wait_for_url("**/table/*")
    return bo


def _play_until_placing(ada: Page, bo: Page) -> None:
    """Play until the second has dice and may place discs."""
    while turn := next_turn(bo, ada):
        page, seen = turn
        if page is bo and seen.legal and not seen.keeping:
            return
        act(page, seen)
    raise AssertionError("nothing to choose from")


def _reload_in_the_middle_of_a_draft(bo: Page) -> None:
    """What was not sent is gone, and everything else is as it was."""
    before = look(bo)
    cell(bo, before.legal[0]).click()
    expect(bo.locator("[aria-selected=true]")).to_have_count(1)
    bo.reload()
    eventually(bo, f"not as before: {before}", lambda: look(bo) == before)


def _lose_the_connection(ada: Page, bo: Page) -> None:
    """A socket is cut in the middle of a turn: one is told so, and what was done is not lost."""
    chosen = look(bo).legal[0]
    cell(bo, chosen).click()
    expect(bo.locator("[aria-selected=true]")).to_have_count(1)
    expect(main_button(bo)).to_be_enabled()  # the server has seen the draft
    bo.context.set_offline(True)  # the socket is silent still, but the browser knows
    expect(bo.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    _end_turn(bo)  # it goes out as soon as it can, and once
    bo.context.set_offline(False)
    expect(bo.locator(".status .lost")).to_have_count(0)
    expect(ada.locator(".status h1")).to_have_text("Your turn: roll")
    expect(cell(ada, chosen)).to_have_accessible_name(re.compile("Bo, just placed"))
    _miss_something(ada, bo)


def _end_turn(page: Page) -> None:
    main_button(page).click()
    if main_button(page).inner_text().startswith("End turn anyway"):
        main_button(page).click()


def _miss_something(ada: Page, bo: Page) -> None:
    """What others did meanwhile is there when one is back, dice checked and all.

    Whoever is away for some seconds is missed, which is told as well: the roll need not come first.
    """
    rolls = ada.locator(".happened .line .hidden").filter(has_text=re.compile("^You roll"))
    before = rolls.count()
    bo.context.set_offline(True)
    act(ada, look(ada))
    expect(rolls).to_have_count(before + 1)
    bo.context.set_offline(False)
    rolled = rolls.first.inner_text().removeprefix("You roll ")
    expect(bo.locator(".happened .line").filter(has_text=rolled).first).to_be_visible()
    expect(bo.locator(".tick")).to_have_text("dice checked")


def _talk(ada: Page, bo: Page) -> None:
    ada.get_by_role("button", name="Well played!").click()
    expect(bo.locator(".chat li")).to_contain_text("Well played!")
    bo.get_by_label("Write a message").fill("Thank you & good night")
    bo.get_by_role("button", name="Send").click()
    expect(ada.locator(".chat li").last).to_contain_text("Bo Thank you & good night")
    expect(bo.locator(".chat li").last).to_contain_text("You Thank you & good night")
    expect(ada.locator(".chat p").first).to_contain_text("You")
    for number in range(9):
        ada.get_by_label("Write a message").fill(f"line {number}")
        ada.get_by_role("button", name="Send").click()
    expect(bo.locator(".chat li").last).to_contain_text("line 8")
    expect(bo.locator(".chat li").last).to_be_in_viewport()
    bo.get_by_label("Write a message").fill("good night")
    bo.get_by_role("button", name="Send").click()
    expect(ada.locator(".chat li").last).to_contain_text("Bo good night")
    for do in ("Report", "Mute"):
        ada.locator(".chat li").last.get_by_label("Bo: mute or report").click()
        ada.get_by_role("button", name=do).click()
        expect(ada.locator(".chat .told")).not_to_be_empty()
    ada.reload()
    expect(ada.locator(".chat")).to_contain_text("Bo is muted")
    expect(ada.locator(".chat li").filter(has_text="good night")).to_have_count(0)
    ada.locator(".chat").get_by_role("button", name="Unmute").click()
    expect(ada.locator(".chat")).not_to_contain_text("Bo is muted")


def test_what_is_said_out_of_sight_is_counted_and_found(people: People) -> None:
    ada = people.somebody()
    begin(ada, "columbiz", "link")
    bo = _sit_down(people, _invitation(ada))
    bo.set_viewport_size({"width": 360, "height": 640})
    ada.get_by_role("button", name="Start game").click()
    mark = bo.locator(".status .talk")
    expect(bo.locator(".chat")).to_be_attached()
    expect(mark).to_have_count(0)
    for number, phrase in enumerate(("Hello!", "Good luck!"), 1):
        ada.get_by_role("button", name=phrase).click()
        with speaking("en"):
            expect(mark).to_have_accessible_name(say("chat-unread", lines=number))
    bo.locator(".chat").evaluate("(chat) => chat.removeAttribute('open')")
    mark.click()
    expect(bo.locator(".chat li").last).to_be_in_viewport()
    expect(mark).to_have_count(0)
    ada.get_by_role("button", name="Oops!").click()
    expect(bo.locator(".chat li")).to_have_count(3)
    expect(mark).to_have_count(0)  # it is in view


def _play_again(ada: Page, bo: Page) -> None:
    """Once both want to, there is a new table."""
    before = ada.url
    ada.get_by_role("button", name="Rematch").click()
    bo.get_by_role("button", name="Rematch").click()
    for page in (ada, bo):
        page.wait_for_url(lambda url: "/table/" in url and url != before)


def _same_story(first: Page, second: Page) -> None:
    """Both end up with the same text, whatever the computer does at the same time."""
    here, there = (page.locator(".happened ol") for page in (first, second))
    eventually(first, "two stories", lambda: here.inner_text() == there.inner_text())


def test_two_tabs_show_the_same_and_one_is_told_in_both(people: People) -> None:
    first = people.somebody()
    begin(first, "sequence-dice")
    second = people.tab(first.context, first.url)
    expect(second.locator("[role=grid]")).to_be_visible()
    for page in (first, second):
        expect(page.locator(".actions .main")).to_be_enabled()
        act(page, look(page))
    for page in (first, second):
        expect(page.locator(".happened li").first).to_be_visible()
    _same_story(first, second)
    second.locator(".menu").click()
    second.get_by_label("Language").select_option("nb")
    expect(first.locator(".happened h2")).to_have_text("Partilogg")


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("columbiz", ".tray button[aria-pressed=true]"),
        ("sequence-dice", "[role=gridcell][aria-selected=true]"),
    ],
)
def test_what_was_chosen_stays_while_connections_come_and_go(
    people: People, game: str, chosen: str
) -> None:
    """Dice that are held, or a cell: only what changes the position takes them away."""
    ada = people.somebody()
    begin(ada, game, "link")
    bo = _sit_down(people, ada.locator(".invite input").input_value())
    ada.get_by_role("button", name="Start game").click()
    while (turn := next_turn(ada, bo)) and not (turn[1].keeping or turn[1].legal):
        act(*turn)
    assert turn is not None
    page, seen = turn
    if seen.keeping:
        page.locator(".tray button[aria-pressed]").first.click()
    else:
        cell(page, seen.legal[0]).click()
    expect(page.locator(chosen)).to_have_count(1)
    page.evaluate("sockets.at(-1).close()")
    eventually(page, "not back", lambda: bool(page.evaluate("sockets.length > 1")))
    expect(page.locator(".link")).to_have_count(0)
    expect(page.locator(chosen)).to_have_count(1)
    (bo if page is ada else ada).close()
    expect(page.locator(".happened li").first).to_contain_text("has lost the connection")
    expect(page.locator(chosen)).to_have_count(1)
