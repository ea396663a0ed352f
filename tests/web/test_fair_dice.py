"""The dice between real browsers: links are given, whoever sleeps, reloads, moves or lies."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from sixrow.wire.reach import own_addresses
from tests.server.serving import Serving, serving
from tests.web.browsing import PHONE, WISHES, People
from tests.web.conftest import REACH
from tests.web.playing import act, eventually, look, main_button, next_turn
from tests.web.screens import begin, resign, sit_down

RECEIPT = """() => new Promise((resolve, reject) => {
  const request = indexedDB.open('sixrow');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const all = request.result.transaction('receipts').objectStore('receipts').getAll();
    all.onsuccess = () => { request.result.close(); resolve(all.result[0]?.receipt ?? null); };
  };
})"""
"""What a browser has kept of its only table."""

LIE = """(() => {
  const honest = window.WebSocket;
  window.WebSocket = class extends honest {
    set onmessage(listen) {
      super.onmessage = listen && ((message) => listen({ data: message.data.replace(
        /("is":"rolled","seat":\\d,"roll":3,"dice":")\\d/, '$19') }));
    }
  };
})()"""
"""A house that shows another die in the third roll, to this page alone."""


def _table(people: People, *names: str, game: str = "columbiz") -> list[Page]:
    """People at a table that has begun, the host first; all have their chains."""
    host = people.somebody()
    begin(host, game, "link", players=len(names) + 1)
    link = host.locator(".invite input").input_value()
    guests = [people.somebody() for _ in names]
    for page, name in zip(guests, names, strict=True):
        sit_down(page, link, name)
    host.get_by_role("button", name="Start game").click()
    return [host, *guests]


def _play(pages: list[Page], number: int) -> None:
    for _ in range(number):
        turn = next_turn(*pages)
        assert turn is not None
        act(*turn)


def _until_turn_of(pages: list[Page], whose: Page) -> None:
    """Play until this person has to roll at the beginning of a turn."""
    while True:
        turn = next_turn(*pages)
        assert turn is not None
        if turn[0] is whose and turn[1].main.startswith("Roll 8"):
            return
        act(*turn)


def _told(page: Page) -> str:
    """What a tab was told, whatever was chosen there and not sent yet."""
    return page.locator(".happened ol").inner_text()


def _checked(*pages: Page) -> None:
    for page in pages:
        expect(page.locator(".tick")).to_have_text("dice checked")


def _letters(page: Page) -> str:
    page.locator(".tick").click()
    text = page.locator("dialog .letters").inner_text()
    page.keyboard.press("Escape")
    return text


def test_two_browsers_play_and_compare(people: People) -> None:
    ada, bo = _table(people, "Bo", game="sequence-dice")
    _play([ada, bo], 14)
    _checked(ada, bo)
    eventually(ada, "other letters", lambda: _letters(ada) == _letters(bo))
    resign(bo)
    for page in (ada, bo):
        page.locator(".tick").click()
        expect(page.locator("dialog dl")).to_contain_text("your own rolls")
        page.locator("dialog a[href^='/fair/']").click()
        expect(page.locator("main .good")).to_contain_text("and are correct")
        expect(page.locator("main")).to_contain_text("compared with the receipt")
        expect(page.locator("main li.mine").first).to_contain_text("with your link")
        assert page.locator("main li.mine").count() == page.locator("main ol > li").count()
    receipt = ada.evaluate(RECEIPT)
    assert [chain for chain in receipt["chains"] if "secret" in chain] == []
    assert len({link for _, _, link in receipt["given"]}) == len(receipt["given"]) > 5
    with ada.expect_download() as download:
        ada.get_by_role("button", name="Save the receipt").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert saved == receipt


def test_a_phone_that_sleeps_is_dropped_and_comes_back(people: People) -> None:
    pages = _table(people, "Bo", "Cy", "Di")
    *awake, phone = pages
    _until_turn_of(pages, awake[0])
    session = phone.context.new_cdp_session(phone)
    _sleep(session)
    main_button(awake[0]).click()
    for page in awake:
        expect(page.locator(".wait")).to_have_text(
            "The roll is waiting for the device of Di.", timeout=9_000
        )
    _play(awake, 1)  # ten seconds later
    awake[0].locator(".tick").click()
    expect(awake[0].locator("dialog[open]")).to_contain_text("One roll was cancelled.")
    awake[0].keyboard.press("Escape")
    _wake(session)
    _until_turn_of(pages, phone)
    _checked(*pages)
    phone.locator(".tick").click()
    phone.locator("dialog a[href^='/fair/']").click()
    row = phone.locator("main li.void")
    expect(row).to_contain_text("Di did not answer for ten seconds")
    expect(row).to_contain_text("It would have been")


def _sleep(session: CDPSession) -> None:
    """A page that sleeps runs nothing, though its socket is still open."""
    session.send("Debugger.enable")
    session.send("Debugger.pause")


def _wake(session: CDPSession) -> None:
    session.send("Debugger.disable")


def test_a_reload_while_dice_are_due_gives_the_same_link(people: People) -> None:
    ada, bo = _table(people, "Bo")
    expect(main_button(ada)).to_be_enabled()
    address = bo.url
    bo.goto("/")
    main_button(ada).click()
    expect(ada.locator(".wait")).to_contain_text("waiting for the device of Bo")
    expect(main_button(ada)).to_be_disabled()
    given = ada.evaluate(RECEIPT)["given"]
    assert [roll for roll, _, _ in given] == [1]
    ada.reload()
    expect(ada.locator(".wait")).to_contain_text("waiting for the device of Bo")
    bo.goto(address)
    _play([ada, bo], 3)
    _checked(ada, bo)
    assert ada.evaluate(RECEIPT)["given"][0] == given[0]


def test_two_tabs_share_a_chain(people: People) -> None:
    ada, bo = _table(people, "Bo", game="sequence-dice")
    second = people.tab(ada.context, ada.url)
    expect(main_button(second)).to_be_enabled()
    for _ in range(6):
        for tabs in ([ada, second], [second, ada]):
            _play([*tabs, bo], 1)
            eventually(ada, "the tabs differ", lambda: _told(ada) == _told(second))
    _checked(ada, second, bo)
    second.close()
    _play([ada, bo], 4)
    _checked(ada, bo)
    assert len(ada.evaluate(RECEIPT)["chains"]) == 1


def test_another_device_asks_the_first_and_goes_on_without_it(
    people: People, browser: Browser
) -> None:
    ada, bo = _table(people, "Bo")
    _until_turn_of([ada, bo], ada)
    device = _same_person(people, browser, ada)
    main_button(device).click()  # the chain is on the first device, which was not asked
    expect(ada.locator(".wait")).to_contain_text("Was that you, on another device?")
    ada.get_by_role("button", name="Yes, that was me").click()
    expect(device.locator(".tray button[aria-pressed]")).to_have_count(8)
    ada.goto("/")  # nobody holds the chain any more: a new one is made here
    _play([device, bo], 5)
    _checked(bo)
    bo.locator(".tick").click()
    bo.locator("dialog a[href^='/fair/']").click()
    expect(bo.locator("main li.note")).to_contain_text("started a new chain")


def _same_person(people: People, browser: Browser, page: Page) -> Page:
    """Another browser of the same person: their cookies, and nothing that was kept."""
    context: BrowserContext = browser.new_context(
        viewport=PHONE, base_url=page.url.partition("/table")[0], reduced_motion="reduce"
    )
    context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    kept = json.dumps(json.dumps(WISHES))
    context.add_init_script(f"localStorage.setItem('sixrow-settings', {kept})")
    return people.tab(context, page.url)


def test_a_house_that_lies_is_caught_and_asks_before_the_next_link(people: People) -> None:
    ada = people.somebody()
    ada.context.add_init_script(LIE)
    begin(ada, "columbiz")
    while "dice check failed" not in ada.locator(".tick").inner_text():
        seen = look(ada)
        if seen.idle:
            ada.wait_for_timeout(50)
        else:
            act(ada, seen)
    ada.locator(".tick").click()
    expect(ada.locator("dialog[open]")).to_contain_text("Roll 3: the dice don’t match")
    ada.locator("dialog summary").click()
    expect(ada.locator("dialog details")).to_contain_text("Save your receipt")
    ada.keyboard.press("Escape")
    eventually(ada, "it does not ask", lambda: _asks(ada))
    ada.get_by_role("button", name="Go on anyway").click()  # but the server has another history
    expect(ada.locator(".wait")).to_contain_text("rejected your part in this roll")


def _asks(page: Page) -> bool:
    seen = look(page)
    if not seen.idle:
        act(page, seen)
    return page.get_by_role("button", name="Go on anyway").count() == 1


# Over plain http from another machine


@pytest.fixture
def in_a_network(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Serving, People]]:
    """A server at this machine's own address in its network, as others there would reach it."""
    address = next(iter(own_addresses(4)), None)
    if address is None:
        pytest.skip("this machine is in no network")
    folder = tmp_path_factory.mktemp("network")
    with serving(folder, reach=lambda: REACH, host=address) as running:
        running.origin = f"http://{address}:{running.port}"
        people = People(browser, running.origin)
        yield running, people
        people.close()
        assert people.faults == []


def test_over_plain_http_the_dice_are_checked_all_the_same(
    in_a_network: tuple[Serving, People],
) -> None:
    _, people = in_a_network
    ada, bo = _table(people, "Bo", game="sequence-dice")
    assert not ada.evaluate("isSecureContext")
    assert ada.evaluate("crypto.subtle === undefined")
    _play([ada, bo], 6)
    _checked(ada, bo)
    assert ada.evaluate(RECEIPT)["given"]
