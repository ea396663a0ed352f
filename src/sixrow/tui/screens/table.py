"""The table screen: board, dice, scores, history and actions, all visible on 80 × 23."""

from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.timer import Timer

from sixrow.match import Abort, Appoint, Rematch, Resign, Start, Unseat
from sixrow.notation import read_cell
from sixrow.players import USUAL
from sixrow.rules import COLUMBIZ
from sixrow.text.sentences import say
from sixrow.tui.bindings import key
from sixrow.tui.company import speak, strangers
from sixrow.tui.keep import tumbling_dice
from sixrow.tui.looks import CellLook, mark_coming, mark_fresh, plain_looks
from sixrow.tui.model import TableModel
from sixrow.tui.play import Stage, TableInput
from sixrow.tui.screens.dice_words import fairness, fault_question
from sixrow.tui.screens.table_keys import table_keys
from sixrow.tui.screens.table_words import (
    asides,
    head_left,
    head_right,
    invitation_copied,
    long_words,
    short_words,
)
from sixrow.tui.story import chapters
from sixrow.tui.widgets.board import Board
from sixrow.tui.widgets.dice import DiceRow
from sixrow.tui.widgets.lines import Head, Keys, Status, Story
from sixrow.tui.widgets.scales import scale_for
from sixrow.tui.widgets.scores import Scores
from sixrow.tui.widgets.small_window import SmallWindow, follow_size
from sixrow.wire.frames import GameView

if TYPE_CHECKING:
    from sixrow.tui.app import SixrowApp
    from sixrow.tui.link import Link

_MOST_CHAPTERS = 40
_TUMBLE = 0.12
"""Seconds between two pictures of dice that are due."""


class TableScreen(Screen[None]):
    """A table, until the player leaves it."""

    app: "SixrowApp"
    DEFAULT_CSS = """
    TableScreen #room { height: 1fr; align: center middle; overflow: hidden; }
    TableScreen #middle { width: 100%; max-width: 124; height: auto; }
    TableScreen #upper { height: auto; }
    TableScreen #beside { width: 1fr; height: 100%; padding: 0 1 0 1; }
    TableScreen #beside Scores { margin-bottom: 1; }
    TableScreen Status { padding: 0 1; margin-top: 1; }
    TableScreen.low Status { margin-top: 0; }
    TableScreen DiceRow { padding: 0 1; }
    """
    BINDINGS: ClassVar = [
        *(key(str(place), f"hold({place - 1})") for place in range(1, 9)),
        key("r", "roll"),
        key("l", "last"),
        key("s", "stop"),
        key("e", "end"),
        key("u,backspace", "undo"),
        key("h", "hint"),
        key("o", "odds"),
        key("left", "move(-1, 0)"),
        key("right", "move(1, 0)"),
        key("up", "move(0, 1)"),
        key("down", "move(0, -1)"),
        key("tab,n", "next(1)"),
        key("shift+tab,p", "next(-1)"),
        key("enter,space", "main"),
        key("w", "save"),
        key("a", "analyse"),
        key("b", "begin"),
        key("i", "invite"),
        key("c", "chat"),
        key("x", "resign"),
        key("g", "again"),
        key("f", "fairness"),
        key("t", "settings"),
        key("question_mark,f1", "help"),
        key("q,escape", "leave"),
    ]

    def __init__(self, link: "Link", *, last_only: bool = False) -> None:
        super().__init__()
        self.model = TableModel(link, self._changed)
        self.play = TableInput(self.model)
        self.play.entry.last_only = last_only
        self._next = ""
        self._asked = 0
        self._tumble = 0
        self._tumbling: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Head()
        with Vertical(id="room"), Vertical(id="middle"):
            with Horizontal(id="upper"):
                yield Board()
                with Vertical(id="beside"):
                    yield Scores()
                    yield Story()
            yield Status()
            yield DiceRow()
        yield SmallWindow()
        yield Keys()

    def on_mount(self) -> None:
        self.play.wants_odds = self.app.settings.odds
        self.app.thinking.changed = self._changed
        self.model.link.open(self.model)
        self.play.follow()
        self.redraw()

    async def on_unmount(self) -> None:
        await self.play.close()
        await self.model.link.close()

    def on_screen_resume(self) -> None:
        """Redraw on return from a dialog or an analysis; a rematch may have been agreed by then."""
        self._follow_rematch()

    def on_resize(self, _event: events.Resize) -> None:
        if self.is_mounted:
            self.redraw()

    def _changed(self) -> None:
        if self.is_mounted:
            self.play.follow()
            self.redraw()
            self._follow_rematch()
            self._follow_dice()

    # Drawing

    def redraw(self) -> None:
        play, model = self.play, self.model
        scale = scale_for(*self.app.size)
        follow_size(self)
        self.set_class(self.app.size.height < 24, "low")
        self.query_one(Head).show(head_left(model), head_right(model, self.app.thinking))
        self.query_one(Status).show(
            short_words(play), long_words(play, self.app.thinking), bad=bool(model.trouble)
        )
        self.query_one(Keys).show(table_keys(play, scale))
        if model.view is None:
            return
        game = self._shown_game()
        colours = model.setup.game.colours
        board = self.query_one(Board)
        if game is not None:
            board.mover = model.view.seats[game.seat].side
            faces = model.setup.game is COLUMBIZ
            board.show(self._looks(game), colours, faces=faces, scale=scale)
        self.query_one("#upper").styles.height = scale.board[1]
        self.query_one(Scores).show(model, model.game if game is None else self._scored(game))
        self.query_one(Story).show(chapters(model, _MOST_CHAPTERS), colours)
        self.query_one(DiceRow).show(
            [*play.keep.dice, *play.entry.dice, *tumbling_dice(model.tumbling, self._tumble)],
            keys=play.moment is Stage.KEEP,
            aside=asides(play),
            scale=scale,
        )

    def _shown_game(self) -> GameView | None:
        """The current game; the draft is marked in it."""
        return self.model.game

    def _scored(self, game: GameView) -> GameView:
        """The game whose points are shown: with the draft applied."""
        drafted = self.model.draft.game
        return drafted if self.play.moment is Stage.PLACE and drafted is not None else game

    def _looks(self, game: GameView) -> list[CellLook]:
        play = self.play
        looks = plain_looks(game)
        mark_fresh(looks, self.model.new_to_viewer(), rows=play.is_over)
        for _, effects in play.drafted:
            mark_coming(looks, effects, "drafted")
        if play.looked_at is not None:
            mark_coming(looks, play.looked_at.effects, "looked")
        for word in play.choices:
            if word not in ("end", "pass"):
                looks[read_cell(word)].legal = True
        for look in looks:
            look.chance = play.odds.get(look.name)
        if play.hints and play.hints[0].decision in play.choices:
            word = play.hints[0].decision
            if word not in ("end", "pass"):
                looks[read_cell(word)].hinted = True
        looks[play.cursor].cursor = play.looking and not play.is_over
        return looks

    # Mouse

    def on_board_touched(self, event: Board.Touched) -> None:
        """A cell was clicked, or the pointer is over it."""
        if event.clicked:
            self.play.look_at(event.cell)
            self.run_worker(self.play.choose())
        elif event.cell != self.play.cursor and self.play.looking:
            self.play.look_at(event.cell)

    def on_dice_row_touched(self, event: DiceRow.Touched) -> None:
        if self.play.moment is Stage.ROLL:
            self.run_worker(self.play.roll())
        else:
            self.play.toggle(event.place)

    def on_keys_pressed(self, event: Keys.Pressed) -> None:
        if event.action:
            getattr(self, f"action_{event.action}")()

    # Keys

    def action_hold(self, place: int) -> None:
        """Hold or release a die; where real dice are entered, type a face."""
        self.play.toggle(place)

    def action_last(self) -> None:
        """Enter only the last roll of a turn, or all of them."""
        entry = self.play.entry
        if entry.can_be_last:
            entry.last_only = not entry.last_only
            self.redraw()

    @work
    async def action_roll(self) -> None:
        await self.play.roll()

    @work
    async def action_stop(self) -> None:
        """Keep all dice; does nothing before a game."""
        await self.play.stop()

    @work
    async def action_end(self) -> None:
        await self.play.finish()

    @work
    async def action_undo(self) -> None:
        await self.play.take_back()

    @work
    async def action_hint(self) -> None:
        await self.play.hint()

    def action_odds(self) -> None:
        """Show or hide the odds."""
        self.play.toggle_odds()
        self.app.settings.odds = self.play.wants_odds
        self.app.keep_settings()

    def action_move(self, across: int, up: int) -> None:
        """Move the cursor over the board."""
        self.play.move(across, up)

    def action_next(self, step: int) -> None:
        """Move the cursor to the next marked cell."""
        self.play.next_choice(step)

    @work
    async def action_main(self) -> None:
        """Run the main action of the moment."""
        play = self.play
        if play.moment in (Stage.ROLL, Stage.KEEP):
            await play.roll()
        elif play.stuck or play.moment is Stage.FINISH:
            await play.finish()
        elif play.moment in (Stage.PLACE, Stage.CHOOSE):
            await (play.choose() if play.looking else _look_first(play))
        elif play.moment is Stage.LOBBY:
            self.action_begin()
        elif play.moment is Stage.OVER:
            self.action_analyse()

    @work
    async def action_begin(self) -> None:
        """Start the game: computers take the free seats first. At a real board, say who begins."""
        view = self.model.view
        if self.play.entry.can_choose_starter:
            await self._choose_starter()
            return
        if self.play.moment is not Stage.LOBBY or view is None or not self.model.is_host:
            return
        free = [seat for seat, each in enumerate(view.seats) if each.chair.is_open]
        if not free:
            await self.model.send(Start)
            return
        await self.model.send(Appoint, seat=free[0], level=self.app.settings.level or USUAL)

    async def _choose_starter(self) -> None:
        from sixrow.tui.screens.dialogs import Which

        names = self.model.names
        people = [names.seat(seat) for seat in self.model.mine]
        chosen = await self.app.push_screen_wait(Which(say("entry-who"), people))
        if chosen is not None:
            await self.play.entry.begin(self.model.mine[chosen])

    def action_invite(self) -> None:
        """Copy the invitation."""
        link = self.model.link
        if link.invitation:
            self.app.copy_to_clipboard(link.invitation)
            self.notify(invitation_copied(link), timeout=10 if link.here_only else 2, markup=False)

    @work
    async def action_chat(self) -> None:
        from sixrow.tui.screens.dialogs import Ask

        if self.model.link.invitation or self.model.people:
            asked = Ask(say("chat-write"), how=say("chat-how"))
            text = await self.app.push_screen_wait(asked)
            told = await speak(self.model, text) if text else ""
            if told:
                self.notify(told, markup=False)

    @work
    async def action_resign(self) -> None:
        """Resign, or cancel the game before the first decision; before it, free a seat."""
        from sixrow.tui.screens.dialogs import Sure

        model = self.model
        if self.play.moment is Stage.LOBBY:
            await self._unseat()
        if not model.mine or self.play.moment in (Stage.LOBBY, Stage.OVER):
            return
        if model.entered:  # the device only keeps the score: there is nobody to resign to
            return
        if await self.app.push_screen_wait(Sure(say("resign-question"))):
            if model.can_call_off:
                await model.send(Abort)
            else:
                await model.send(Resign, seat=model.giving_up)

    async def _unseat(self) -> None:
        from sixrow.tui.screens.dialogs import Sure

        for seat, name in strangers(self.model):
            if await self.app.push_screen_wait(Sure(say("unseat-sure", name=name))):
                await self.model.send(Unseat, seat=seat)
                return

    @work
    async def action_again(self) -> None:
        """Start a rematch."""
        if self.play.moment is not Stage.OVER:
            return
        if not self.app.again(self) and self.model.mine:
            await self.model.send(Rematch, seat=self.model.mine[0])

    def _follow_rematch(self) -> None:
        view = self.model.view
        following = view.next if view is not None else ""
        if following not in ("", self._next) and self.app.follow_rematch(self, following):
            self._next = following

    @work
    async def action_analyse(self) -> None:
        """Study the finished game."""
        if self.play.moment is Stage.OVER and (record := await self.model.record()):
            await self.app.study(record, self.model.mine)

    @work
    async def action_save(self) -> None:
        if record := await self.model.record():
            await self.app.save(record, self.model.link.receipt)

    @work
    async def action_fairness(self) -> None:
        """Show how the dice were verified; then ask whether to go on, if they wait for that."""
        from sixrow.tui.screens.dialogs import Reading

        await self.app.push_screen_wait(Reading(say("fair-title"), fairness(self.model)))
        self._asked = 0
        self._follow_dice()

    def _follow_dice(self) -> None:
        """Move dice that are due; ask whether to go on after a fault, once for each."""
        waits = self.model.waits_for_dice
        if waits and self._tumbling is None:
            self._tumbling = self.set_interval(_TUMBLE, self._tumble_on)
        elif not waits and self._tumbling is not None:
            self._tumbling.stop()
            self._tumbling = None
        if self.model.link.hesitates and self.app.screen is self:
            faults = len(self.model.faults)
            if faults != self._asked:
                self._asked = faults
                self._ask_to_go_on()

    def _tumble_on(self) -> None:
        self._tumble += 1
        self.redraw()

    @work
    async def _ask_to_go_on(self) -> None:
        from sixrow.tui.screens.dialogs import GoOn

        question = GoOn(fault_question(self.model), fairness(self.model))
        if await self.app.push_screen_wait(question):
            await self.model.go_on()

    def action_settings(self) -> None:
        self.app.action_settings()

    def action_help(self) -> None:
        """Show the keys and the rules."""
        game = self.model.setup.game.name if self.model.view else "columbiz"
        self.app.action_help_about(game, real_dice=self.model.entered)

    def action_leave(self) -> None:
        """Leave: first the selection, then the cursor, then the table."""
        self.app.leave_table(self)


async def _look_first(play: TableInput) -> None:
    """The first Enter shows the cursor."""
    play.next_choice()
