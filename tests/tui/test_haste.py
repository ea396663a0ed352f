"""Things that happen at the same time, or while something else is on the screen."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from sixrow.local.seats import played_again, seed
from sixrow.local.table import LocalTable
from sixrow.match.events import Decided
from sixrow.notation import cell_text
from sixrow.rules import Refusal
from sixrow.rules.board import CELLS
from sixrow.tui.app import SixrowApp
from sixrow.tui.draft import TurnDraft
from sixrow.tui.http_client import ServerClient
from sixrow.tui.link import Listener
from sixrow.tui.local import LocalLink
from sixrow.tui.new_game import Chosen
from sixrow.tui.online import OnlineLink
from sixrow.tui.play import Stage
from sixrow.tui.processes import Thinking
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.screens.table import TableScreen
from sixrow.wire.frames import ChoiceView, GameView, Previewed
from sixrow.wire.views import view_of
from tests.prompt.scripted import begun
from tests.tui.playing import application, at_table, in_loop, play_on, table, until


@in_loop
async def test_two_quick_clicks_are_both_in_the_draft() -> None:
    game = GameView(
        number=1,
        position="",
        board=(),
        printed=(),
        waiting="decision",
        seat=0,
        turn=1,
        choices=tuple(ChoiceView(decision=cell, effects=(), scores=()) for cell in ("a1", "b2")),
    )

    async def slowly(words: tuple[str, ...]) -> Previewed:
        await asyncio.sleep(0)
        return Previewed(id="", version=1, steps=((),) * len(words), game=game)

    draft = TurnDraft(slowly)
    draft.begin(game)
    await asyncio.gather(draft.add("a1"), draft.add("b2"))
    assert list(draft.words) == ["a1", "b2"]
    await asyncio.gather(draft.take_back("a1"), draft.take_back("a1"))
    assert list(draft.words) == ["b2"]


@in_loop
async def test_a_second_wish_to_begin_neither_ends_the_first_nor_is_granted() -> None:
    begins, go_on = [], asyncio.Event()

    async def begin(_app: SixrowApp, chosen: Chosen) -> None:
        begins.append(chosen)
        await go_on.wait()
        begins.append(chosen)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SixrowApp, "begin", begin)
        app = application()
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter", "enter")
            assert len(begins) == 1
            go_on.set()
            await until(pilot, lambda: len(begins) == 2)
            assert isinstance(app.screen, HomeScreen)


class _Quiet(OnlineLink):
    """A table elsewhere of which nothing is heard."""

    def open(self, listener: Listener) -> None:
        pass


@in_loop
async def test_a_rematch_waits_until_the_table_is_on_the_screen_again() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sixrow.tui.online.OnlineLink", _Quiet)
        app = application()
        async with app.run_test(size=(80, 24)) as pilot:
            screen = TableScreen(_Quiet(ServerClient("http://127.0.0.1:1"), "first"))
            await app.push_screen(screen)
            await pilot.press("question_mark")
            await until(pilot, lambda: app.screen is not screen)
            reading, state = (
                app.screen,
                LocalTable(begun("sequence-dice", "Ada", "Bo", seed="2")).state,
            )
            screen.model.view = replace(view_of(state), next="second")
            screen.model.changed()
            await pilot.pause()
            assert app.screen is reading
            await pilot.press("escape")
            await until(pilot, lambda: app.screen not in (reading, screen))
            link = table(pilot).model.link
            assert isinstance(link, _Quiet)
            assert link.table == "second"


def test_another_game_has_other_dice_and_the_same_players() -> None:
    record = begun("columbiz", "Ada", "computer:novice", seed="2")
    again = played_again(record)
    assert seed(record) == "2"
    assert seed(again) is None
    assert again.names == record.names
    assert again.tags["Computer2"] == record.tags["Computer2"]
    assert again.tags["ComputerSeed"] != played_again(record).tags["ComputerSeed"]


@in_loop
async def test_the_first_game_is_saved_where_it_was_asked_for(tmp_path: Path) -> None:
    app = application(file=tmp_path / "game.sixrow")
    async with app.run_test(size=(80, 24)) as pilot:
        for file in (tmp_path / "game.sixrow", None):
            await app.play(begun("sequence-dice", "Ada", "Bo"))
            screen = await at_table(pilot)
            assert isinstance(screen.model.link, LocalLink)
            assert app.open_games[-1][1].path == file


class _Slow(LocalLink):
    """A table whose previews come when they are let go, or are refused."""

    def __init__(self) -> None:
        super().__init__(LocalTable(begun("columbiz", "Ada", "Bo", seed="6")), Thinking())
        self.release, self.answers = asyncio.Event(), True
        self.release.set()

    async def preview(self, decisions: tuple[str, ...]) -> Previewed:
        await self.release.wait()
        if not self.answers:
            raise Refusal("no-connection", text="http://a.org")
        return await super().preview(decisions)


@pytest.mark.parametrize("answers", [True, False])
@in_loop
async def test_the_end_of_a_turn_waits_for_the_last_cell(answers: bool) -> None:
    app, link = application(), _Slow()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(TableScreen(link))
        screen = await at_table(pilot)
        await play_on(pilot, lambda: screen.play.moment is Stage.PLACE and screen.play.can_end)
        version, words = link.table.state.version, screen.model.draft.words
        link.release.clear()
        link.answers = answers
        for key in ("tab", "enter", "e"):
            app.simulate_key(key)
        await pilot.pause()
        assert link.table.state.version == version
        cell = cell_text(screen.play.cursor)
        link.release.set()
        if answers:
            await until(pilot, lambda: link.table.state.version > version)
            facts = [event.fact for event in link.table.since(version)]
            decided = tuple(fact.decision for fact in facts if isinstance(fact, Decided))
            assert decided == (*words, cell, "end")
        else:
            await until(pilot, lambda: "is not responding" in screen.model.trouble)
            await pilot.pause()
            assert link.table.state.version == version
            await pilot.press("e")
            await until(pilot, lambda: link.table.state.version > version)


@in_loop
async def test_a_cell_that_cannot_be_chosen_says_why() -> None:
    """By the rule that forbids it; the draft stays as it was."""
    app = application()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.play(begun("columbiz", "Ada", "Bo", seed="6"))
        screen = await at_table(pilot)
        await play_on(pilot, lambda: screen.play.moment is Stage.PLACE)
        choices = screen.play.choices
        cell = next(cell for cell in range(CELLS) if cell_text(cell) not in choices)
        screen.play.look_at(cell)
        await screen.play.choose()
        assert re.search(rf"{cell_text(cell)} .*\(C-\d+\)", screen.model.trouble)
        assert list(screen.model.draft.words) == []
