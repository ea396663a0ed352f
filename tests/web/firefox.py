"""A real Firefox, driven over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/

A small client of our own over the `websockets` that we have anyway, instead of one more driver:
the tests only open pages, click, and ask what is there.
"""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from websockets.sync.client import ClientConnection, connect

from tests.support.patience import PATIENCE
from tests.web.browsing import DESK, WISHES

_PREFERENCES = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB"}
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")

_CENTRE = """(selector) => {
  const found = document.querySelector(selector);
  if (!found || found.disabled) return null;
  found.scrollIntoView({ block: 'center' });
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const there = hit && (found.contains(hit) || hit.contains(found));
  return there ? [Math.floor(x), Math.floor(y)] : null;
}"""
"""Where to click on something; nothing as long as it cannot be clicked."""


def firefox() -> str:
    """Where Firefox is."""
    for name in ("firefox-esr", "firefox"):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError("no Firefox: apt-get install firefox-esr, or `make test` as root")


@contextmanager
def firefox_running(profile: Path) -> Iterator["FirefoxWindow"]:
    """A Firefox with one window, until the end."""
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _PREFERENCES.items())
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    log = profile / "stderr"
    command = [firefox(), "--headless", "--no-remote", "--remote-debugging-port=0"]
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, "--profile", str(profile)],
            stdout=errors,
            stderr=errors,
            # As --no-sandbox of Chromium: there are no namespaces within a bare root.
            env={**os.environ, "MOZ_DISABLE_CONTENT_SANDBOX": "1", "HOME": str(profile)},
        )
    try:
        with connect(f"{_address(process, log)}/session", max_size=None) as socket:
            yield FirefoxWindow(socket)
    finally:
        process.terminate()
        process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where it listens, once it does."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        if found := _LISTENS.search(log.read_text(encoding="utf-8", errors="replace")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox does not start: {log.read_text(errors='replace')[-2000:]}")


class FirefoxWindow:
    """A window of Firefox: what `playing.Window` needs, and addresses to go to.

    Attributes:
        faults: what pages have complained of.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._ids = socket, count(1)
        self.faults: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = ""

    def somebody(self, address: str, size: ViewportSize = DESK, **wishes: object) -> None:
        """Close the window and open one of somebody new; `wishes` are settings."""
        old, user = self._context, self._ask("browser.createUserContext")["userContext"]
        made = self._ask("browsingContext.create", type="tab", userContext=user)
        self._context = made["context"]
        if old:
            self._ask("browsingContext.close", context=old)
        self._ask("browsingContext.setViewport", context=self._context, viewport=dict(size))
        kept = json.dumps(json.dumps({**WISHES, **wishes}))
        keep = f"() => origin === 'null' || localStorage.setItem('sixrow-settings', {kept})"
        self._ask("script.addPreloadScript", functionDeclaration=keep, contexts=[self._context])
        self.goto(address)

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str, arg: object = None) -> Any:
        """The value of an expression, or of the function that it is, as JSON."""
        found = self._ask(
            "script.evaluate",
            expression=f"""(async () => {{
              const found = ({expression});
              const value = await (typeof found === 'function' ? found({json.dumps(arg)}) : found);
              return JSON.stringify(value ?? null);
            }})()""",
            target={"context": self._context},
            awaitPromise=True,
        )
        if found["type"] != "success":
            raise AssertionError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def wait_for(self, selector: str) -> None:
        """Wait until there is such an element."""
        self._until(f"() => document.querySelector({json.dumps(selector)}) !== null", selector)

    def click(self, selector: str) -> None:
        """Click with the mouse, once that is possible."""
        x, y = self._until(_CENTRE, selector)
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self._ask("input.performActions", context=self._context, actions=[mouse])

    def wait_for_timeout(self, timeout: float) -> None:
        """Wait for some milliseconds."""
        time.sleep(timeout / 1000)

    def _until(self, expression: str, arg: str) -> Any:
        end = time.monotonic() + PATIENCE
        while not (found := self.evaluate(expression, arg)):
            assert time.monotonic() < end, f"never: {arg}"
            time.sleep(0.02)
        return found

    def _ask(self, method: str, **params: object) -> Any:
        """Send a command and wait for its answer; what pages say meanwhile is noted."""
        identity = next(self._ids)
        self._socket.send(json.dumps({"id": identity, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["type"] == "javascript":
                if told["params"]["level"] == "error":
                    self.faults.append(told["params"]["text"])
            elif told.get("id") == identity:
                if told["type"] == "error":
                    raise AssertionError(f"{method}: {told['error']}: {told['message']}")
                return told["result"]
