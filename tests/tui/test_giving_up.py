"""Giving up, and wishes that nobody can fulfil: the game goes on, and the reason is said."""

from typing import Any

import pytest

from sixrow.local import table as local
from sixrow.match import Abort, Awaited, Command, Resign, Table
from sixrow.match.events import Decided
from sixrow.notation import Record, decision_text
from sixrow.rules import Refusal
from sixrow.tui.local import LocalLink
from sixrow.tui.model import TableModel
from sixrow.tui.processes import Thinking
from sixrow.tui.screens.table import TableScreen
from tests.prompt.scripted import begun
from tests.tui.playing import Keyboard, application, at_table, in_loop, is_over, play_on, until


async def _first(_self: Thinking, table: Table, _awaited: Awaited) -> tuple[str, ...]:
    """A stand-in that thinks of nothing."""
    position = table.game.position
    return (decision_text(position.setup.game, position.decisions()[0]),)


async def _resign(pilot: Keyboard) -> None:
    await pilot.press("x")
    await pilot.pause()
    await pilot.press("y")
    await pilot.pause()


@in_loop
async def test_a_computer_plays_on_for_one_of_three_and_resigning_again_is_refused() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinking, "decide", _first)
        app = application(record=begun("sequence-dice", "Ada", "Bo", "Cy", seed="7"))
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await at_table(pilot)
            await _resign(pilot)
            gone = next(seat for seat in range(3) if _bots(screen)[seat])
            await play_on(pilot, lambda: _stood_in(screen) > 2)
            assert screen.model.giving_up != gone
            await _resign(pilot)
            await _resign(pilot)
            await until(pilot, lambda: all(_bots(screen)) or is_over(pilot))
            await _resign(pilot)
            await until(pilot, lambda: is_over(pilot))


def _bots(screen: TableScreen) -> list[str]:
    assert screen.model.view is not None
    return [seat.bot for seat in screen.model.view.seats]


def _stood_in(screen: TableScreen) -> int:
    facts = [each.event.fact for each in screen.model.history]
    return sum(isinstance(fact, Decided) and fact.hand == "bot" for fact in facts)


class _Elsewhere(LocalLink):
    """A table that seems to be elsewhere; nobody answers there."""

    def __init__(self) -> None:
        super().__init__(
            local.LocalTable(begun("sequence-dice", "Ada", "Bo", seed="7")), Thinking()
        )
        self.asked: list[type[Command]] = []

    @property
    def can_call_off(self) -> bool:
        return True

    async def command(self, kind: type[Command], **_fields: Any) -> None:
        self.asked.append(kind)
        raise Refusal("no-connection", text="http://a.org")

    async def record(self, _game: int) -> Record:
        raise Refusal("no-connection", text="http://a.org")


@in_loop
async def test_a_refused_resignation_is_not_followed_by_anything() -> None:
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        link = _Elsewhere()
        await app.push_screen(TableScreen(link))
        screen = await at_table(pilot)
        await _resign(pilot)
        assert link.asked == [Abort]
        _let_decide(link, screen.model)
        await _resign(pilot)
        assert link.asked == [Abort, Resign]
        assert "is not responding" in screen.model.trouble


def _let_decide(link: _Elsewhere, model: TableModel) -> None:
    """Let the first decision be made."""
    table = link.table
    while not any(isinstance(each.event.fact, Decided) for each in model.history):
        if table.position.waiting.value == "dice":
            table.roll()
        else:
            table.decide(table.position.decisions()[0])
        link.tell()


@in_loop
async def test_a_record_that_cannot_be_had_is_said() -> None:
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(TableScreen(_Elsewhere()))
        screen = await at_table(pilot)
        await pilot.press("w")
        await until(pilot, lambda: bool(screen.model.trouble))
        assert "is not responding" in screen.model.trouble
        assert app.screen is screen
