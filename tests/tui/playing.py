"""Somebody at the keyboard of the application who knows no rules: keys, and what they lead to."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import Any, ParamSpec

from textual.pilot import Pilot

from sixrow.text.languages import speaking
from sixrow.tui.app import Beginning, SixrowApp
from sixrow.tui.play import Stage
from sixrow.tui.processes import Thinking
from sixrow.tui.screens.table import TableScreen
from sixrow.tui.settings import UserSettings
from tests.support.patience import PATIENCE

Keyboard = Pilot[Any]
Given = ParamSpec("Given")


def in_loop(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Run a test in an event loop of its own, in English."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        with speaking("en"):
            asyncio.run(whole())

    return run


def application(
    *, odds: bool = False, thinking: Thinking | None = None, **beginning: Any
) -> SixrowApp:
    """An application that keeps no settings and whose computers do not dawdle."""
    settings = UserSettings(theme="dark", odds=odds)
    return SixrowApp(settings, None, Beginning(pace=0.0, **beginning), thinking)


async def until(_pilot: Keyboard, so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.001)


def table(pilot: Keyboard) -> TableScreen:
    """The table on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


async def at_table(pilot: Keyboard) -> TableScreen:
    """Wait for a table."""
    await until(
        pilot,
        lambda: (
            isinstance(pilot.app.screen, TableScreen) and pilot.app.screen.model.view is not None
        ),
    )
    return table(pilot)


def keys_for(screen: TableScreen) -> list[str]:
    """What somebody would press next; nothing if others have to do something."""
    play = screen.play
    match play.moment:
        case Stage.ROLL:
            return ["r"]
        case Stage.KEEP:
            return ["1", "2", "r"] if play.keep.held == "-" else ["s"]
        case Stage.PLACE | Stage.CHOOSE if play.stuck:
            return ["e"]
        case Stage.PLACE if any(word != "end" for word in play.choices):
            return ["tab", "enter"]
        case Stage.PLACE:
            return ["e"]
        case Stage.CHOOSE:
            return ["tab", "enter", "enter"]
        case _:
            return []


async def play_on(
    pilot: Keyboard, done: Callable[[], bool], besides: Callable[[], Awaitable[None]] | None = None
) -> None:
    """Press keys until something is so; `besides` is done while others have to move."""
    screen = await at_table(pilot)
    async with asyncio.timeout(PATIENCE):
        while not done():
            keys = [] if screen.model.busy else keys_for(screen)
            if keys:
                before = _stand(screen)
                for key in keys:
                    pilot.app.simulate_key(key)
                await until(pilot, partial(_has_moved, screen, before))
            elif besides is not None:
                await besides()
            else:
                await asyncio.sleep(0.001)


def _stand(screen: TableScreen) -> tuple[int, tuple[str, ...]]:
    return screen.model.history[-1].event.number, screen.model.draft.words


def _has_moved(screen: TableScreen, before: tuple[int, tuple[str, ...]]) -> bool:
    return _stand(screen) != before


def is_over(pilot: Keyboard) -> bool:
    """Whether the table on the screen is over."""
    return table(pilot).play.moment is Stage.OVER


def shown(pilot: Keyboard) -> str:
    """The text on the screen."""
    width, height = pilot.app.size
    lines = pilot.app.screen._compositor.render_strips()  # noqa: SLF001 - nothing public has them
    assert len(lines) == height
    return "\n".join(line.text[:width].rstrip() for line in lines)
