"""The longest tasks of the page while dice are rolled: python -m tests.web.long_tasks

Plays against the computer with everything in motion, and asks Chromium how much time each task of
the page took: on the processor, and by the clock, which also counts what other programs did. Fails
if one took longer than we promise.
"""

import sys
from typing import Any

from playwright.sync_api import CDPSession, Page

from sixrow.engine import warm
from tests.web.browsing import served
from tests.web.playing import act, look, main_button, settle
from tests.web.screens import begin

MOST = 50.0
ROLLS = 25


def rolled(page: Page, rolls: int) -> int:
    """Roll so many times, or until the game is over; gives how often."""
    done = 0
    while done < rolls and not (seen := look(page)).over:
        if seen.idle:
            page.wait_for_timeout(20)
        elif seen.keeping or seen.main.startswith("Roll"):
            page.keyboard.press("r")
            settle(page, seen)
            page.wait_for_timeout(300)
            done += 1
        else:
            act(page, seen)
    return done


def traced(session: CDPSession, page: Page) -> tuple[int, list[tuple[float, float]]]:
    """How often was rolled, and the tasks of the page: milliseconds of processor and clock."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    wanted = {"includedCategories": ["toplevel", "devtools.timeline"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    done = rolled(page, ROLLS)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    scripts = {(each["pid"], each["tid"]) for each in events if each["name"] == "FunctionCall"}
    tasks = [
        (each.get("tdur", 0) / 1000, each["dur"] / 1000)
        for each in events
        if each["name"].endswith("RunTask")
        and "dur" in each
        and (each["pid"], each["tid"]) in scripts
    ]
    return done, sorted(tasks, reverse=True)


def main() -> int:
    list(warm())
    enough = True
    with served() as visitors:
        for game in ("columbiz", "sequence-dice"):
            page = visitors().somebody(motion=True)
            page.emulate_media(reduced_motion="no-preference")
            begin(page, game)
            main_button(page).wait_for()
            done, tasks = traced(page.context.new_cdp_session(page), page)
            processor, clock = tasks[0][0], max(each for _, each in tasks)
            print(
                f"{game}  rolls {done}  tasks {len(tasks)}  longest {processor:.0f} ms"
                f" of the processor, {clock:.0f} ms by the clock"
            )
            enough &= processor <= MOST
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
