"""The study of a game: its result, a graph, and every step with the better alternative."""

from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen

from sixrow.notation import read_cell, write_text
from sixrow.rules import COLUMBIZ, Refusal
from sixrow.text.refusals import refused
from sixrow.text.sentences import say
from sixrow.text.words import game_name
from sixrow.tui.bindings import key
from sixrow.tui.keep import Keep
from sixrow.tui.looks import CellLook, mark_fresh, plain_looks
from sixrow.tui.screens.study_words import (
    graph_lines,
    result_words,
    step_words,
    summary_lines,
)
from sixrow.tui.study import Study
from sixrow.tui.widgets.board import Board
from sixrow.tui.widgets.dice import DiceRow
from sixrow.tui.widgets.lines import Head, KeyHint, Keys
from sixrow.tui.widgets.scales import LARGE, MIDDLE, SMALL, Scale, scale_for
from sixrow.tui.widgets.sheet import Sheet
from sixrow.tui.widgets.small_window import SmallWindow, follow_size

if TYPE_CHECKING:
    from sixrow.tui.app import SixrowApp


class StudyScreen(Screen[None]):
    """The study of one record."""

    app: "SixrowApp"
    DEFAULT_CSS = """
    StudyScreen #upper { height: auto; }
    StudyScreen #beside { width: 1fr; height: 100%; padding: 0 1; }
    StudyScreen #step { height: 1fr; }
    StudyScreen #summary { height: auto; }
    StudyScreen #graph { height: 1fr; padding: 0 1; margin-top: 1; }
    StudyScreen DiceRow { padding: 0 1; display: none; }
    StudyScreen.large DiceRow { display: block; }
    """
    BINDINGS: ClassVar = [
        key("left", "step(-1)"),
        key("right,space,enter", "step(1)"),
        key("up", "turn(-1)"),
        key("down", "turn(1)"),
        key("home", "end(0)"),
        key("end", "end(1)"),
        key("n,tab", "error(1)"),
        key("p,shift+tab", "error(-1)"),
        key("m", "own"),
        key("w", "save"),
        key("t", "settings"),
        key("question_mark,f1", "help"),
        key("q,escape", "leave"),
    ]

    def __init__(self, study: Study) -> None:
        super().__init__()
        self.study = study

    def compose(self) -> ComposeResult:
        yield Head()
        with Horizontal(id="upper"):
            yield Board()
            with Vertical(id="beside"):
                yield Sheet(id="step")
                yield Sheet(id="summary")
        yield DiceRow()
        yield Sheet(id="graph")
        yield SmallWindow()
        yield Keys()

    def on_mount(self) -> None:
        """Start the analysis in the background."""
        self.redraw()
        self._analyse()

    def on_resize(self, _event: events.Resize) -> None:
        if self.is_mounted:
            self.redraw()

    @work
    async def _analyse(self) -> None:
        study = self.study
        if study.analysis is not None:
            return
        try:
            text = write_text(study.record)
            study.take(await self.app.thinking.game(text, self._progress))
        except Refusal as refusal:
            study.trouble = refused(refusal)
        if self.is_mounted:
            self.redraw()

    def _progress(self, done: int, everything: int) -> None:
        self.study.done = done / max(everything, 1)
        if self.is_mounted:
            self.redraw()

    # Drawing

    def redraw(self) -> None:
        study = self.study
        scale = self._scale()
        follow_size(self)
        self.set_class(scale is LARGE, "large")
        place = say("step-place", step=study.place, steps=len(study.replay.moments))
        self.query_one(Head).show(
            Content.assemble((game_name(study.setup), "bold $accent"), f"  {result_words(study)}"),
            Content.styled(place, "$faint"),
        )
        board = self.query_one(Board)
        faces = study.setup.game is COLUMBIZ
        board.show(self._looks(), study.setup.game.colours, faces=faces, scale=scale)
        self.query_one("#upper").styles.height = scale.board[1]
        tray = Keep()
        tray.fall(study.game.dice)
        self.query_one(DiceRow).show(tray.dice, keys=False, aside="", scale=SMALL)
        self.query_one("#step", Sheet).show(step_words(study))
        self.query_one("#summary", Sheet).show(summary_lines(study))
        graph = self.query_one("#graph", Sheet)
        graph.show(graph_lines(study, graph.content_size.width, graph.content_size.height))
        self.query_one(Keys).show(self._keys())

    def _scale(self) -> Scale:
        found = scale_for(*self.app.size)
        return MIDDLE if found is LARGE and self.app.size.height < 44 else found

    def _looks(self) -> list[CellLook]:
        study = self.study
        looks = plain_looks(study.game)
        if study.moment is not None:
            mark_fresh(looks, study.moment.effects, rows=True)
        grade = study.grade
        best = grade.best or "" if grade is not None and grade.error else ""
        if len(best) == 2 and best[0] in "abcdef":
            looks[read_cell(best)].hinted = True
        return looks

    def _keys(self) -> list[KeyHint]:
        study = self.study
        errors = [KeyHint("N/P", say("key-errors"), "")] if study.errors else []
        if study.can_limit:
            label = say("key-all-errors") if study.own_only else say("key-own-errors")
            errors.append(KeyHint("M", label, "own"))
        return [
            KeyHint("←→", say("key-steps"), ""),
            KeyHint("↑↓", say("key-turns"), ""),
            *errors,
            KeyHint("W", say("key-save"), "save"),
            KeyHint("?", say("key-help"), "help"),
            KeyHint("Q", say("key-back"), "leave"),
        ]

    # Keys

    def action_step(self, step: int) -> None:
        self.study.go(self.study.place + step)
        self.redraw()

    def action_turn(self, step: int) -> None:
        self.study.turn(step)
        self.redraw()

    def action_end(self, which: int) -> None:
        """Go to the start or to the end."""
        self.study.go(len(self.study.replay.moments) if which else 0)
        self.redraw()

    def action_error(self, step: int) -> None:
        """Go to the next or the previous error."""
        self.study.next_error(step)
        self.redraw()

    def action_own(self) -> None:
        """Show all errors, or only one's own."""
        self.study.own_only = self.study.can_limit and not self.study.own_only
        self.redraw()

    def on_keys_pressed(self, event: Keys.Pressed) -> None:
        if event.action:
            getattr(self, f"action_{event.action}")()

    @work
    async def action_save(self) -> None:
        await self.app.save(self.study.record)

    def action_settings(self) -> None:
        self.app.action_settings()

    def action_help(self) -> None:
        """Show the keys and the rules."""
        self.app.action_help_about(self.study.setup.game.name)

    def action_leave(self) -> None:
        _ = self.dismiss(None)
