"""The client without a network: it opens, teaches, and shows what was seen before."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Serving
from tests.web.browsing import People
from tests.web.screens import begin, resign, until


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[People]:
    those = People(browser, server.origin, offline=True)
    yield those
    those.close()


def _kept(page: Page) -> None:
    """Wait until the browser has all files, and the worker answers for this page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_without_a_network_the_client_opens_and_shows_what_was_seen(people: People) -> None:
    page = people.somebody()
    _kept(page)
    page.goto("/learn/columbiz/lessons")
    page.locator(".sentence").wait_for()
    begin(page, "sequence-dice")
    until(page, lambda seen: seen.pieces > 3)
    resign(page)
    page.locator("a[href^='/analysis/']").click()
    page.locator("#graph").wait_for()
    analysis = page.url
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Roll. Keep. Make a row.")
    page.goto("/learn/columbiz")
    expect(page.locator("#C-16")).to_be_visible()
    page.goto("/learn/columbiz/lessons")
    expect(page.locator(".sentence")).to_contain_text("You are purple")
    page.goto(analysis)
    page.locator("#graph").wait_for()
    page.context.set_offline(False)
    page.goto("/")
    begin(page, "columbiz")


def test_the_manifest_shows_pictures_that_are_there(people: People) -> None:
    """Each icon and screenshot has the size that is promised; together they are modest."""
    page = people.somebody()
    shown = page.evaluate(
        """async () => {
          const manifest = await (await fetch('/site.webmanifest')).json();
          const pictures = [...manifest.icons, ...manifest.screenshots];
          return Promise.all(pictures.map(async ({ src, sizes, type }) => {
            const answer = await fetch(src);
            const blob = await answer.blob();
            const drawn = new Image();
            drawn.src = src;
            await drawn.decode();
            const real = sizes === 'any' ? sizes : `${drawn.naturalWidth}x${drawn.naturalHeight}`;
            return [src, real === sizes && blob.type === type, blob.size];
          }));
        }"""
    )
    assert [src for src, right, _ in shown if not right] == []
    assert sum(size for *_, size in shown) < 500_000


def test_what_was_seen_is_forgotten_with_its_owner(people: People) -> None:
    page = people.somebody()
    _kept(page)
    begin(page, "columbiz")
    page.goto("/me")
    page.locator("h1").wait_for()
    seen = "caches.open('seen').then((cache) => cache.keys()).then((keys) => keys.length)"
    assert page.evaluate(seen) > 0
    page.evaluate("fetch('/api/sessions/current', { method: 'DELETE' })")
    page.wait_for_function(f"() => {seen}.then((number) => number === 0)")
