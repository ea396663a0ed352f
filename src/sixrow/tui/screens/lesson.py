"""The tutorial: a board, one thing to do, and the answer to every try."""

from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen

from sixrow.notation import cell_text
from sixrow.rules import COLUMBIZ, GAMES, Refusal
from sixrow.rules.board import Cell
from sixrow.text.refusals import refused
from sixrow.text.sentences import say
from sixrow.tui.bindings import key
from sixrow.tui.course import TutorialCourse
from sixrow.tui.cursor import moved, next_of
from sixrow.tui.widgets.board import Board
from sixrow.tui.widgets.dice import DiceRow
from sixrow.tui.widgets.lines import Head, KeyHint, Keys
from sixrow.tui.widgets.scales import scale_for
from sixrow.tui.widgets.sheet import Sheet
from sixrow.tui.widgets.small_window import SmallWindow, follow_size

if TYPE_CHECKING:
    from sixrow.tui.app import SixrowApp

LEAST = 76, 22
"""The smallest window, in columns and lines, in which every sentence fits beside the board."""


class LessonScreen(Screen[None]):
    """The lessons of a game, until the learner leaves."""

    app: "SixrowApp"
    DEFAULT_CSS = """
    LessonScreen #room { height: 1fr; align: center middle; overflow: hidden; }
    LessonScreen #middle { width: 100%; max-width: 124; height: auto; }
    LessonScreen #words { width: 1fr; height: 100%; padding: 0 1 0 1; }
    LessonScreen #answer { height: 3; padding: 0 1; }
    LessonScreen DiceRow { padding: 0 1; }
    """
    BINDINGS: ClassVar = [
        *(key(str(place), f"hold({place - 1})") for place in range(1, 9)),
        key("r", "roll"),
        key("s", "decide('stop')"),
        key("e", "decide('end')"),
        key("left", "move(-1, 0)"),
        key("right", "move(1, 0)"),
        key("up", "move(0, 1)"),
        key("down", "move(0, -1)"),
        key("tab,n", "next(1)"),
        key("shift+tab,p", "next(-1)"),
        key("enter,space", "main"),
        key("b,backspace", "back"),
        key("t", "settings"),
        key("question_mark,f1", "help"),
        key("q,escape", "leave"),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.course = TutorialCourse(game)
        self._game = GAMES[game]
        self._cursor: Cell = 0
        self._looking = False
        self._trouble = ""

    def compose(self) -> ComposeResult:
        yield Head()
        with Vertical(id="room"), Vertical(id="middle"):
            with Horizontal(id="upper"):
                yield Board()
                yield Sheet(id="words")
            yield Sheet(id="answer")
            yield DiceRow()
        yield SmallWindow()
        yield Keys()

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self, _event: events.Resize) -> None:
        if self.is_mounted:
            self.redraw()

    # Drawing

    def redraw(self) -> None:
        course, scale = self.course, scale_for(*self.app.size)
        follow_size(self, LEAST)
        title = say("tutorial-heading", game=say(f"game-{course.game}"))
        self.query_one(Head).show(Content.styled(title, "bold $accent"))
        looks = course.looks
        looks[self._cursor].cursor = self._looking and course.can_choose
        faces = self._game is COLUMBIZ
        self.query_one(Board).show(looks, self._game.colours, faces=faces, scale=scale)
        self.query_one("#upper").styles.height = scale.board[1]
        self.query_one("#words", Sheet).show(self._words())
        self.query_one("#answer", Sheet).show(self._answer())
        dice = course.keep.dice
        total = sum(die.face for die in dice)
        self.query_one(DiceRow).show(
            dice,
            keys=course.do == "keep",
            aside="" if faces or not total else f"= {total}",
            scale=scale,
        )
        self.query_one(Keys).show(self._keys())

    def _words(self) -> list[tuple[str, str]]:
        course = self.course
        if course.finished:
            return [(say("tutorial-finished"), "bold $accent")]
        return [(course.heading, "bold $accent"), ("", ""), (course.sentence, "$foreground")]

    def _answer(self) -> list[tuple[str, str]]:
        if self._trouble:
            return [(self._trouble, "bold $error")]
        if self.course.finished:
            return []
        return [(self.course.answer, "bold $success" if self.course.done else "bold $error")]

    def _keys(self) -> list[KeyHint]:
        course = self.course
        back = [] if course.at_start else [KeyHint("B", say("key-back"), "back")]
        return [
            *self._main_keys(),
            *back,
            KeyHint("?", say("key-help"), "help"),
            KeyHint("Q", say("key-leave"), "leave"),
        ]

    def _main_keys(self) -> list[KeyHint]:
        course = self.course
        if course.finished:
            return [KeyHint("Enter", say("tutorial-first"), "main", main=True)]
        if course.done or course.do == "read":
            return [KeyHint("Enter", say("tutorial-next"), "main", main=True)]
        match course.do:
            case "roll":
                return [KeyHint("R", say("tutorial-roll"), "roll", main=True)]
            case "keep":
                return [
                    KeyHint("R", say("tutorial-reroll"), "roll", main=True),
                    KeyHint("1-8", say("key-hold"), ""),
                ]
            case "stop":
                return [KeyHint("S", say("tutorial-stop"), "stop", main=True)]
            case "end":
                return [KeyHint("E", say("tutorial-end"), "end", main=True)]
            case _:
                return [KeyHint("←↑↓→ Enter", say("key-choose"), "main", main=True)]

    # Keys

    def action_hold(self, place: int) -> None:
        """Keep or release a die."""
        if self.course.do == "keep":
            self.course.keep.toggle(place)
            self.redraw()

    def action_roll(self) -> None:
        self.course.roll()
        self._moved()

    def action_decide(self, word: str) -> None:
        """Try a decision."""
        self.course.decide(word)
        self._moved()

    def action_stop(self) -> None:
        self.action_decide("stop")

    def action_end(self) -> None:
        self.action_decide("end")

    def action_move(self, across: int, up: int) -> None:
        """Move the cursor over the board."""
        if not self.course.can_choose:
            return
        self._look_at(moved(self._cursor, across, up) if self._looking else self._cursor)

    def action_next(self, step: int) -> None:
        """Move the cursor to the next marked cell."""
        cells = self.course.cells if self.course.can_choose else []
        if not cells:
            return
        stays = not self._looking and self._cursor in cells
        self._look_at(self._cursor if stays else next_of(cells, self._cursor, step))

    def _look_at(self, cell: Cell) -> None:
        self._cursor, self._looking = cell, True
        self.redraw()

    def action_main(self) -> None:
        """Go on, roll, or choose the cell under the cursor."""
        course = self.course
        if course.finished:
            self._first_game()
        elif course.done or course.do == "read":
            course.go_on()
            self._moved()
        elif not course.can_choose:
            self.action_roll()
        elif self._looking:
            self.action_decide(cell_text(self._cursor))
        else:
            self.action_next(1)

    def action_back(self) -> None:
        """Go back to the task before."""
        self.course.go_back()
        self._moved()

    def _moved(self) -> None:
        """Redraw after a try or a step; without cells to choose there is no cursor."""
        self._trouble = ""
        self._looking = self._looking and self.course.can_choose
        self.redraw()

    @work
    async def _first_game(self) -> None:
        """A real game against the weakest computer."""
        try:
            await self.app.first_game(self.course.game, self)
        except Refusal as refusal:
            self._trouble = refused(refusal)
            self.redraw()

    def action_settings(self) -> None:
        self.app.action_settings()

    def action_help(self) -> None:
        """Show the keys and the rules."""
        self.app.action_help_about(self.course.game)

    def action_leave(self) -> None:
        _ = self.dismiss(None)

    # Mouse

    def on_keys_pressed(self, event: Keys.Pressed) -> None:
        if event.action:
            getattr(self, f"action_{event.action}")()

    def on_board_touched(self, event: Board.Touched) -> None:
        """A cell was clicked, or the pointer is over it."""
        if not self.course.can_choose:
            return
        if event.clicked:
            self._look_at(event.cell)
            self.action_decide(cell_text(event.cell))
        elif self._looking and event.cell != self._cursor:
            self._look_at(event.cell)

    def on_dice_row_touched(self, event: DiceRow.Touched) -> None:
        self.action_hold(event.place)
