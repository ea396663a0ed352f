"""The Textual application: its screens, its settings, and the games to save on exit."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding
from textual.filter import NoColor

from sixrow.text.languages import speak
from sixrow.text.sentences import say
from sixrow.tui.settings import UserSettings, save_settings
from sixrow.tui.signals import INTERRUPTED, heed_signals
from sixrow.tui.themes import THEMES, theme_for

if TYPE_CHECKING:
    from sixrow.local.saves import Saver
    from sixrow.local.table import LocalTable
    from sixrow.match.receipt import Receipt
    from sixrow.notation import Record
    from sixrow.rules import Seat
    from sixrow.tui.http_client import ServerClient
    from sixrow.tui.link import Link
    from sixrow.tui.local import LocalLink
    from sixrow.tui.new_game import Chosen
    from sixrow.tui.processes import Thinking
    from sixrow.tui.screens.home import HomeScreen
    from sixrow.tui.screens.lesson import LessonScreen
    from sixrow.tui.screens.table import TableScreen
    from sixrow.tui.servers import Visits
    from sixrow.wire.lists import TableSummary

_READING_WIDTH = 72
"""The width of running text on a screen of 80 columns."""


@dataclass(slots=True)
class Beginning:
    """What to show first; the home screen by default.

    Attributes:
        record: a game to start or resume.
        saver: saves that game.
        file: without a record, the file for the first local game.
        join: an invitation.
        server: the server for games with friends.
        last_only: with real dice, whether only the last roll of a turn is entered.
        pace: seconds between two moves of a bot.
        program: the command that runs this program.
    """

    record: "Record | None" = None
    saver: "Saver | None" = None
    file: Path | None = None
    join: str = ""
    server: str = ""
    last_only: bool = False
    pace: float = 0.7
    program: str = "sixrow"


class SixrowApp(App[None]):
    """Sixrow in a terminal.

    Attributes:
        settings: the user's settings.
        thinking: runs the bots and the analyst.
        open_games: local games that are not saved yet.
        told: messages to print after the program has ended.
    """

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Sixrow"
    CSS = """
    Screen { background: $background; color: $foreground; }
    ToastRack { align-horizontal: right; }
    .dialog { align: center middle; }
    .dialog > Vertical {
        width: 76; max-width: 100%; height: auto; max-height: 90%;
        background: $surface; border: round $accent; padding: 1 2;
    }
    .dialog .title { text-style: bold; color: $accent; margin-bottom: 1; }
    .dialog .how { color: $faint; margin-top: 1; }
    .dialog Input { border: none; background: $panel; height: 1; padding: 0 1; }
    .dialog Input:focus { border: none; }
    .dialog OptionList { border: none; background: $surface; height: auto; max-height: 10; }
    .reading > Vertical { width: 84; height: 92%; padding: 0 1; }
    .reading VerticalScroll { height: 1fr; }
    .small-window > * { display: none; }
    .small-window > SmallWindow, .small-window > Keys { display: block; }
    ModalScreen { background: $background 55%; }
    """
    BINDINGS: ClassVar = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(
        self,
        settings: UserSettings,
        path: Path | None,
        beginning: Beginning,
        thinking: "Thinking | None" = None,
    ) -> None:
        """Create the application.

        Args:
            settings: the loaded settings.
            path: the file to save them to; None to save nothing.
            beginning: what to show first.
            thinking: the processes for bots and analyses; by default started when first needed.
        """
        super().__init__()
        if self.no_color:
            self._filters.append(NoColor())  # Textual's own filter would use shades of grey
        self.settings = settings
        self._path = path
        self._beginning = beginning
        self._thinking = thinking
        self.open_games: list[tuple[LocalTable, Saver]] = []
        self.told: list[str] = []
        for theme in THEMES:
            self.register_theme(theme)
        self._show_theme()

    def _show_theme(self) -> None:
        few = self.console.color_system in ("standard", "windows")
        self.theme = theme_for(self.settings.theme, few=few)

    @property
    def thinking(self) -> "Thinking":
        """The processes for bots and analyses; created when first needed."""
        if self._thinking is None:
            from sixrow.tui.processes import Thinking

            self._thinking = Thinking()
        return self._thinking

    def get_default_screen(self) -> "HomeScreen":
        """The home screen, below all others."""
        from sixrow.tui.screens.home import HomeScreen

        return HomeScreen(self._chosen())

    async def on_mount(self) -> None:
        """Show the requested table above the home screen."""
        from sixrow.tui.screens.home import HomeScreen

        heed_signals(self._interrupted)
        beginning, home = self._beginning, self.screen
        assert isinstance(home, HomeScreen)
        if beginning.record is not None:
            await self.play(beginning.record, beginning.saver)
        elif beginning.join:
            home.action_join(beginning.join)

    def _chosen(self) -> "Chosen":
        from sixrow.tui.new_game import Chosen

        chosen = Chosen(server=self._beginning.server or self.settings.server)
        if self.settings.level:
            chosen.level = self.settings.level
        if self._beginning.server:
            chosen.mode = "link"
        return chosen

    def action_interrupt(self) -> None:
        self._interrupted()

    def _interrupted(self) -> None:
        """Save all games and exit."""
        self.put_away(self.told.append)
        self.exit(return_code=INTERRUPTED)

    async def on_unmount(self) -> None:
        """Stop the processes."""
        if self._thinking is not None:
            await self._thinking.close()

    # Games

    async def begin(self, chosen: "Chosen") -> None:
        """Start the game that was configured on the home screen.

        Raises:
            Refusal: the options are invalid.
            SeatRefused: a player's name is invalid.
        """
        from sixrow.tui.new_game import local_record

        if chosen.mode == "link":
            await self._sit(await self._visits.open(chosen))
            return
        self.settings.level = chosen.level
        if chosen.mode == "computer":
            chosen.names = chosen.names or self.settings.name
        self.keep_settings()
        await self.play(local_record(chosen))

    async def first_game(self, game: str, after: "LessonScreen") -> None:
        """Play a learned game against the weakest computer, in place of its tutorial.

        Raises:
            Refusal: there is no engine.
        """
        from sixrow.players.levels import BY_NAME
        from sixrow.tui.new_game import Chosen, local_record

        name = self.settings.name
        record = local_record(Chosen(game=game, level=next(iter(BY_NAME)), names=name))
        _ = after.dismiss(None)
        await self.play(record)

    async def play(self, record: "Record", saver: "Saver | None" = None) -> None:
        """Play a local game, from its beginning or from where it was left."""
        await self._sit(self._local(record, saver))

    def _local(self, record: "Record", saver: "Saver | None" = None) -> "LocalLink":
        """A link to a new table in this process; registers its game to be saved."""
        from sixrow.local.saves import Saver
        from sixrow.local.seats import levels
        from sixrow.local.table import LocalTable
        from sixrow.tui.local import LocalLink

        table = LocalTable(record)
        if saver is None:
            saver = Saver(record.setup.game.name, self._beginning.file)
            self._beginning.file = None
        self.open_games.append((table, saver))
        if levels(record) or self.settings.odds:
            self.thinking.prepare()
        return LocalLink(table, self.thinking, self._beginning.pace)

    async def join(self, link: str) -> None:
        """Take a seat at a table on a server, by its invitation.

        Raises:
            Refusal: there is no such table, or the server does not respond.
        """
        await self._sit(await self._visits.join(link))

    async def visit(self, server: str, name: str = "") -> None:
        """Show the lobby of a server.

        Raises:
            Refusal: no address is given, or the server does not respond.
        """
        from sixrow.tui.screens.lobby import LobbyScreen
        from sixrow.tui.servers import look_around

        site = self._visits.site(server)
        lobby = await look_around(site)
        self._visits.remember(site)
        await self.push_screen(LobbyScreen(site, lobby, name))

    async def enter(self, site: "ServerClient", table: "TableSummary", name: str) -> None:
        """Open a table from the lobby.

        Raises:
            Refusal: the table no longer exists, or the server does not respond.
        """
        await self._sit(await self._visits.enter(site, table, name))

    @property
    def _visits(self) -> "Visits":
        from sixrow.tui.servers import Visits

        return Visits(self.settings, self.keep_settings)

    async def _sit(self, link: "Link") -> None:
        from sixrow.tui.screens.table import TableScreen

        await self.push_screen(TableScreen(link, last_only=self._beginning.last_only))

    async def open_record(self, path: Path) -> None:
        """Resume a saved game, or study a finished one.

        Raises:
            Refusal: the file is not a valid record.
            OSError: the file cannot be read.
        """
        from sixrow.local.saves import Saver
        from sixrow.notation import read_record

        text = await asyncio.to_thread(path.read_text, encoding="utf-8", errors="replace")
        record = read_record(text)
        if record.result is None:
            await self.play(record, Saver(record.setup.game.name, path, resumed=True))
        else:
            await self.study(record)

    async def study(self, record: "Record", own: Collection["Seat"] = ()) -> None:
        """Open a finished game in the study screen; `own` seats: whose errors come first."""
        from sixrow.tui.screens.study import StudyScreen
        from sixrow.tui.study import Study

        await self.push_screen(StudyScreen(Study(record, own)))

    def again(self, screen: "TableScreen") -> bool:
        """Start another local game with the same set-up; False if the table is on a server."""
        from sixrow.local.seats import played_again
        from sixrow.tui.local import LocalLink
        from sixrow.tui.screens.table import TableScreen

        link = screen.model.link
        if not isinstance(link, LocalLink):
            return False
        record = link.table.plain_record()
        self._close(link)
        last = screen.play.entry.last_only
        _ = self.switch_screen(TableScreen(self._local(played_again(record)), last_only=last))
        return True

    def follow_rematch(self, screen: "TableScreen", table: str) -> bool:
        """Open the rematch's table.

        Returns False, and does nothing, while another screen covers the table.
        """
        from sixrow.tui.online import OnlineLink
        from sixrow.tui.screens.table import TableScreen

        link = screen.model.link
        if not isinstance(link, OnlineLink) or self.screen is not screen:
            return False
        _ = self.switch_screen(TableScreen(OnlineLink(link.site, table)))
        return True

    def leave_table(self, screen: "TableScreen") -> None:
        """Leave the table; an unfinished local game is saved."""
        from sixrow.tui.local import LocalLink

        if isinstance(screen.model.link, LocalLink):
            self._close(screen.model.link)
        _ = screen.dismiss(None)

    def _close(self, link: "LocalLink") -> None:
        for each in list(self.open_games):
            if each[0] is link.table:
                self.open_games.remove(each)
                put_away(*each, self._toast, self._beginning.program, self._complain)

    def _toast(self, text: str) -> None:
        self.notify(text, markup=False, timeout=8)

    def _complain(self, text: str) -> None:
        self.notify(text, severity="error", markup=False, timeout=8)

    def put_away(self, tell: Callable[[str], None]) -> None:
        """Save all open games after the program has ended."""
        for table, saver in self.open_games:
            put_away(table, saver, tell, self._beginning.program)
        self.open_games.clear()

    async def save(self, record: "Record", receipt: "Receipt | None" = None) -> None:
        """Ask for a file name and write a record to it, with the receipt beside it."""
        from sixrow.local.saves import Saver, not_saved
        from sixrow.tui.screens.dialogs import Ask, default_name
        from sixrow.tui.screens.dice_words import receipt_saved

        name = await self.push_screen_wait(Ask(say("ask-file"), default_name(record)))
        if not name:
            return
        path = Path(name).expanduser()  # noqa: ASYNC240 - does not access the file system
        try:
            saved = Saver(record.setup.game.name).save(record, path)
        except OSError as error:
            self.notify(not_saved(error, path), severity="error", markup=False)
        else:
            told = say("saved", file=str(saved))
            if receipt is not None:
                told += "\n" + receipt_saved(receipt, saved)
            self.notify(told, markup=False)

    # Settings and help

    def action_settings(self) -> None:
        from sixrow.tui.screens.dialogs import Preferences

        _ = self.push_screen(Preferences(self.settings))

    def action_apply_settings(self) -> None:
        """Apply and save the chosen settings."""
        self._show_theme()
        if self.settings.language:
            speak(self.settings.language)
        for screen in self.screen_stack:
            redraw = getattr(screen, "redraw", None)
            if redraw is not None:
                redraw()
        self.keep_settings()

    def keep_settings(self) -> None:
        if self._path is not None:
            save_settings(self.settings, self._path)

    def teach(self, game: str) -> None:
        """Show the tutorial of a game."""
        from sixrow.tui.screens.lesson import LessonScreen

        _ = self.push_screen(LessonScreen(game))

    def action_help_about(self, game: str, *, real_dice: bool = False) -> None:
        """Show the keys, those for real dice if they are entered, and the rules of a game."""
        from sixrow.text.rulebook import formatted, rules_text
        from sixrow.tui.screens.dialogs import Reading

        rules = formatted(rules_text(game), width=_READING_WIDTH)
        keys = [say("help-keys-board")] if real_dice else []
        text = "\n\n".join((*keys, say("help-keys"), rules))
        _ = self.push_screen(Reading(say("help-title"), text))


def put_away(
    table: "LocalTable",
    saver: "Saver",
    tell: Callable[[str], None],
    program: str,
    complain: Callable[[str], None] | None = None,
) -> None:
    """Save a game that is unfinished or has a file, and report where; see `saves.put_away`."""
    from sixrow.local.saves import put_away as save

    over = table.is_over if table.entered else table.position.outcome is not None
    if over and saver.path is None:
        return
    if not over and not table.entries:
        return
    save(table, saver, tell, program, complain)


def run(settings: UserSettings, path: Path | None, beginning: Beginning) -> tuple[int, list[str]]:
    """Run the application; returns the exit code and the messages to print afterwards."""
    app = SixrowApp(settings, path, beginning)
    try:
        app.run()
    finally:
        app.put_away(app.told.append)
    return app.return_code or 0, app.told
