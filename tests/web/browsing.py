"""Real people at a real Chromium: each has a window of their own."""

import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from hatch_build import programs
from sixrow.server import logs
from sixrow.text.languages import speaking
from sixrow.text.sentences import say
from tests.server.serving import serving
from tests.support.patience import PATIENCE

FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--font-render-hinting=none",  # without windows, widths would be whole pixels
)
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
WISHES = {"language": "en", "motion": False, "speed": "once", "volume": 0, "guard": 0}
"""What people like who have no time: shown at once, in silence, no click too early."""

expect.set_options(timeout=PATIENCE * 1000)

_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.sockets.push(this); }
};"""
"""Notes every socket, so that a test can cut it."""

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def chromium() -> str:
    """Where Chromium is."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError(
        "no Chromium: apt-get install chromium-headless-shell, or `make test` as root"
    )


@contextmanager
def chromium_running(*flags: str) -> Iterator[Browser]:
    """A Chromium, until the end.

    Playwright's driver runs on the Node that builds the client: its own needs a libatomic, which
    a bare Debian has not.
    """
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(programs()[0])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *flags])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def served() -> "Iterator[Callable[[], People]]":
    """A server and a Chromium for a script; makes people who visit it."""
    logs.set_up("error")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium_running() as browser,
    ):
        yield lambda: People(browser, server.origin)


class People:
    """A person with a browser."""

    def __init__(self, browser: Browser, origin: str, *, offline: bool = False) -> None:
        """People at an origin; `offline`: their browsers keep what opens without a network."""
        self._browser, self._origin, self._offline = browser, origin, offline
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def somebody(self, path: str = "/", *, size: ViewportSize = DESK, **wishes: object) -> Page:
        """Somebody new, at a page of the client; `wishes` are settings."""
        context = self._welcome(size, wishes)
        return self.tab(context, path)

    def tab(self, context: BrowserContext, path: str) -> Page:
        """Another tab of somebody's browser."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._listen)
        page.goto(path)
        return page

    def _welcome(self, size: ViewportSize, wishes: dict[str, object]) -> BrowserContext:
        context = self._browser.new_context(
            viewport=size,
            base_url=self._origin,
            reduced_motion="reduce",
            locale="en-GB",
            service_workers="allow" if self._offline else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps(json.dumps({**WISHES, **wishes}))
        context.add_init_script(
            f"localStorage.getItem('sixrow-settings') ?? "
            f"localStorage.setItem('sixrow-settings', {kept})"
        )
        context.add_init_script(_SOCKETS)
        self._contexts.append(context)
        return context

    def _listen(self, message: Any) -> None:
        """A page that complains is at fault; what the network says is told in the page."""
        about = "Failed to load resource|net::ERR_|origin was untrustworthy"  # the last: no TLS
        if message.type == "error" and not re.search(about, message.text):
            self.faults.append(message.text)

    def close(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()


def wish(page: Page, **wishes: object) -> None:
    """Set something, as if in another tab of the same browser: the page follows at once."""
    page.evaluate(
        """(wishes) => {
          const key = 'sixrow-settings';
          const before = JSON.parse(localStorage.getItem(key) ?? '{}');
          localStorage.setItem(key, JSON.stringify({ ...before, ...wishes }));
          dispatchEvent(new StorageEvent('storage', { key }));
        }""",
        wishes,
    )


def said(key: str) -> str:
    """A sentence of the client, in English."""
    with speaking("en"):
        return say(key)


def speak(page: Page, language: str) -> None:
    """Change the language, and wait until the page speaks it."""
    wish(page, language=language)
    page.locator(f"html[lang|={language}]").wait_for(state="attached")


def accessibility_faults(page: Page, *rules: str) -> list[str]:
    """What axe finds on a page, a line each; all of its rules, or some."""
    page.evaluate("new Promise(requestAnimationFrame)")  # until it is painted
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"], "preload": False}
    if rules:
        wanted |= {"runOnly": list(rules)}
    found: list[dict[str, Any]] = page.evaluate(
        "(wanted) => axe.run(wanted).then((all) => all.violations)", wanted
    )
    return [
        f"{each['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for each in found
        for node in each["nodes"]
    ]


def overflow(page: Page) -> list[str]:
    """What is wider than the window, or is cut off inside of a button."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = innerWidth + 1;
          const told = (node) =>
            `${node.tagName}.${node.className} ${node.textContent.trim().slice(0, 60)}`;
          const seen = (node) =>
            (node.checkVisibility?.({ visibilityProperty: true }) ?? true)
            && !node.closest('.hidden, .skip, svg');
          const all = (inside) =>
            [...document.querySelectorAll(`:is(main, header, .table) ${inside}`)];
          const outside = document.documentElement.scrollWidth > wide
            ? all('*').filter((node) => node.getBoundingClientRect().right > wide && seen(node))
            : [];
          const cut = all(':is(button, .button, a, h1, h2)')
            .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0)
            .filter((node) => getComputedStyle(node).display !== 'inline' && seen(node))
            .map((node) => `cut: ${told(node)}`);
          return [...outside.map(told), ...cut];
        }"""
    )
    return found
