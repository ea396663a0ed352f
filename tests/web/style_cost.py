"""What the styles of the table cost the browser: python -m tests.web.style_cost [--selectors]

Opens a table several times and resizes its window, and prints the time of the page's thread for
style and layout: of the processor, so that what other programs do does not count. With
`--selectors` also the selectors that took longest to match.
"""

import argparse
from collections import Counter
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize

from sixrow.engine import warm
from tests.web.browsing import DESK, PHONE, served
from tests.web.playing import main_button
from tests.web.screens import begin

LOADS = 7
RESIZES = 12
_WANTED = ("RecalcStyleCount", "RecalcStyleDuration", "LayoutCount", "LayoutDuration")


def figures(session: CDPSession) -> dict[str, float]:
    """The page's counters; times in milliseconds of the processor."""
    found = {
        each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]
    }
    return {name: found[name] * (1000 if name.endswith("Duration") else 1) for name in _WANTED}


def settled(page: Page) -> None:
    """Wait until the table is drawn and two frames have passed."""
    main_button(page).wait_for()
    page.locator(".happened").wait_for()
    page.evaluate("new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def resized(page: Page, size: ViewportSize) -> None:
    """Make the window a little narrower and lower, often."""
    for step in range(1, RESIZES + 1):
        page.set_viewport_size(
            {"width": size["width"] - 7 * step, "height": size["height"] - 5 * step}
        )
        page.evaluate("new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def told(name: str, runs: list[dict[str, float]]) -> None:
    middle = {each: median(run[each] for run in runs) for each in _WANTED}
    print(
        f"{name:22} style {middle['RecalcStyleDuration']:6.1f} ms"
        f" in {middle['RecalcStyleCount']:3.0f}, layout {middle['LayoutDuration']:6.1f} ms"
        f" in {middle['LayoutCount']:3.0f}",
        flush=True,
    )


def measured(page: Page, name: str, size: ViewportSize) -> None:
    """Load the table often, then resize its window."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    loads, resizes = [], []
    for _ in range(LOADS):
        page.set_viewport_size(size)
        page.goto("about:blank")
        before = figures(session)
        page.go_back()
        settled(page)
        after = figures(session)
        loads.append({each: after[each] - before[each] for each in _WANTED})
        resized(page, size)
        last = figures(session)
        resizes.append({each: last[each] - after[each] for each in _WANTED})
    told(f"{name}, load", loads)
    told(f"{name}, {RESIZES} resizes", resizes)


def selectors(page: Page, size: ViewportSize, most: int = 25) -> None:
    """Print the selectors that took longest to match, while the table loads and is resized."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    wanted = ["devtools.timeline", "disabled-by-default-blink.debug"]
    config = {"includedCategories": wanted}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    page.reload()
    settled(page)
    resized(page, size)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    times: Counter[str] = Counter()
    tries: Counter[str] = Counter()
    for event in events:
        if event["name"] == "SelectorStats":
            stats = event["args"].get("selector_stats", {})
            for each in stats.get("selector_timings", ()):
                times[each["selector"]] += each["elapsed (us)"]
                tries[each["selector"]] += each["match_attempts"]
    print(f"all selectors {sum(times.values()) / 1000:.1f} ms, {sum(tries.values()):.0f} tries")
    for selector, spent in times.most_common(most):
        print(f"  {spent / 1000:7.2f} ms {tries[selector]:6.0f} tries  {selector}")
    trees = [each for each in events if each["name"] == "UpdateLayoutTree" and "dur" in each]
    for each in sorted(trees, key=lambda each: -each.get("tdur", 0))[:8]:
        print(
            f"  {each.get('tdur', 0) / 1000:6.1f} ms, elements {each['args'].get('elementCount')}"
        )


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--selectors", action="store_true")
    chosen = options.parse_args()
    list(warm())
    with served() as visitors:
        for game in ("columbiz", "sequence-dice"):
            for size in (DESK, PHONE):
                people = visitors()
                page = people.somebody(size=size)
                begin(page, game)
                settled(page)
                name = f"{game} {size['width']}"
                measured(page, name, size)
                if chosen.selectors:
                    selectors(page, size)
                people.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
