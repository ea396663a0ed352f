"""The home screen: which game, against whom, and how."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from sixrow.rules import GAMES, Refusal
from sixrow.text.sentences import say
from sixrow.tui.bindings import key
from sixrow.tui.widgets.form import Field, Form
from sixrow.tui.widgets.lines import Head, KeyHint, Keys, Offer

if TYPE_CHECKING:
    from sixrow.tui.app import SixrowApp
    from sixrow.tui.new_game import Chosen

_LOGO = """\
╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮
│ S │ │ I │ │ X │ │ R │ │ O │ │ W │
╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯"""


class HomeScreen(Screen[None]):
    """Choose and start a game."""

    app: "SixrowApp"
    DEFAULT_CSS = """
    HomeScreen { align: center middle; }
    HomeScreen #page { width: 78; max-width: 100%; height: auto; padding: 0 1; }
    HomeScreen #logo { color: $accent; text-align: center; margin: 1 0 0 0; height: 3; }
    HomeScreen #motto { text-align: center; color: $faint; margin-bottom: 1; height: 1; }
    HomeScreen #about { margin-top: 1; height: 2; color: $foreground; }
    HomeScreen #below { height: 2; }
    HomeScreen #trouble { height: 2; color: $error; text-style: bold; }
    HomeScreen #learn { height: 1; margin-top: 1; }
    """
    BINDINGS: ClassVar = [
        key("j", "join"),
        key("l", "lobby"),
        key("o", "open"),
        key("s", "settings"),
        key("t", "tutorial"),
        key("question_mark,f1", "help"),
        key("q", "quit"),
        key("escape", "leave_text"),
    ]

    def __init__(self, chosen: "Chosen") -> None:
        super().__init__()
        self.chosen = chosen
        self.trouble = ""
        self._busy = False

    def compose(self) -> ComposeResult:
        yield Head()
        with Vertical(id="page"):
            yield Static(_LOGO, id="logo", markup=False)
            yield Static("", id="motto", markup=False)
            yield Form()
            yield Static("", id="about", markup=False)
            with Vertical(id="below"):
                yield Static("", id="trouble", markup=False)
                yield Offer(id="learn")
        yield Keys()

    def on_mount(self) -> None:
        self.redraw()
        self.query_one(Form).focus()

    def on_screen_resume(self) -> None:
        self.redraw()
        self.query_one(Form).focus()

    # Drawing

    def redraw(self) -> None:
        from sixrow import __version__

        self.query_one(Head).show(
            Content.styled("Sixrow", "bold $accent"), Content.styled(__version__, "$faint")
        )
        self.query_one("#motto", Static).update(say("home-title"))
        self.query_one(Form).show(self._fields())
        self._say_about()
        self.query_one(Keys).show(self._keys())

    def _keys(self) -> list[KeyHint]:
        begin = KeyHint("Enter", self._begin_label(), "begin", main=True)
        if self.query_one(Form).is_text:  # letters are typed there
            return [begin, KeyHint("↑↓ Esc", say("key-back"), "leave_text")]
        online = self.chosen.mode == "link"
        return [
            begin,
            KeyHint("↑↓←→", say("key-choose"), ""),
            KeyHint("J", say("key-join"), "join"),
            KeyHint("L", say("nav-lobby"), "lobby")
            if online
            else KeyHint("O", say("key-open"), "open"),
            KeyHint("S", say("key-settings"), "settings"),
            KeyHint("?", say("key-help"), "help"),
            KeyHint("Q", say("key-quit"), "quit"),
        ]

    def _begin_label(self) -> str:
        return say(f"begin-{self.chosen.mode}")

    def _fields(self) -> list[Field]:
        chosen = self.chosen
        games = [(name, say(f"game-{name}")) for name in GAMES]
        abouts = {name: say(f"about-{name}") for name in GAMES}
        players = [(str(each), str(each)) for each in GAMES[chosen.game].players]
        teams = {"4": say("players-teams")} if chosen.game == "sequence-dice" else {}
        real = {"board": say("mode-board-about")}
        return [
            Field("game", say("choose-game"), games, chosen.game, abouts),
            Field("mode", say("choose-mode"), self._modes(), chosen.mode, real),
            Field("players", say("choose-players"), players, chosen.players, teams),
            *self._people(),
            *self._options(),
        ]

    @staticmethod
    def _modes() -> list[tuple[str, str]]:
        from sixrow.tui.new_game import MODES

        return [(mode, say(f"against-{mode}")) for mode in MODES]

    def _people(self) -> list[Field]:
        """The fields for players and their levels."""
        from sixrow.tui.new_game import HERE

        chosen = self.chosen
        found = []
        if chosen.mode == "computer":
            from sixrow.players.levels import BY_NAME

            levels = [(level, say(f"level-{level}")) for level in BY_NAME]
            abouts = {level: say(f"level-about-{level}") for level in BY_NAME}
            found.append(Field("level", say("choose-level-short"), levels, chosen.level, abouts))
        if chosen.mode in HERE:
            blank = say("names-blank")
            found.append(Field("names", say("choose-names"), (), chosen.names, blank=blank))
        else:
            nobody = say("name-by-server") if chosen.mode == "link" else say("player")
            blank = self.app.settings.name or nobody
            found.append(Field("names", say("join-name"), (), chosen.names, blank=blank))
        if chosen.mode == "link":
            field = Field("server", say("choose-server"), (), chosen.server, blank="http://…")
            found += [field, *self._wishes()]
        return found

    def _wishes(self) -> list[Field]:
        """The fields for a server: a pair of games, and who may see the table."""
        chosen = self.chosen
        asked = [("public", say("choose-public-short"), say("choose-public"), chosen.public)]
        if chosen.can_pair:
            asked.insert(0, ("pair", say("option-pair"), say("option-pair-about"), chosen.pair))
        found = []
        for name, label, about, wish in asked:
            answers = [("no", say("no")), ("yes", say("yes"))]
            abouts = dict.fromkeys(("no", "yes"), about)
            found.append(Field(name, label, answers, answers[wish][0], abouts))
        return found

    def _options(self) -> list[Field]:
        from sixrow.tui.new_game import options_of, value_about, value_label

        found = []
        for name, values in options_of(GAMES[self.chosen.game]).items():
            labels = [(value, value_label(name, value)) for value in values]
            abouts = {value: value_about(name, value) for value in values}
            value = self.chosen.options.get(name, values[0])
            found.append(Field(name, say(f"option-{name}"), labels, value, abouts))
        return found

    def _say_about(self) -> None:
        self.query_one("#about", Static).update(self.query_one(Form).about)
        trouble, offer = self.query_one("#trouble", Static), self.query_one(Offer)
        trouble.update(self.trouble)
        trouble.display = bool(self.trouble)
        offer.display = not self.trouble and not self.query_one(Form).is_text
        offer.show(say("tutorial-never"), "T", say("tutorial-start"))

    # Actions

    def on_form_changed(self, event: Form.Changed) -> None:
        """Store a changed choice; other fields may appear or disappear."""
        name, value = event.field.name, event.field.value
        if name in ("game", "mode", "players", "level", "names", "server"):
            setattr(self.chosen, name, value)
        elif name in ("pair", "public"):
            setattr(self.chosen, name, value == "yes")
        else:
            self.chosen.options[name] = value
        self.trouble = ""
        self.redraw()

    def on_form_walked(self) -> None:
        self._say_about()
        self.query_one(Keys).show(self._keys())

    def on_form_submitted(self) -> None:
        self.action_begin()

    def on_offer_taken(self) -> None:
        self.action_tutorial()

    def on_keys_pressed(self, event: Keys.Pressed) -> None:
        if event.action:
            self.run_action_by_name(event.action)

    def run_action_by_name(self, action: str) -> None:
        """Run the action of a clicked key."""
        getattr(self, f"action_{action}")()

    @work
    async def action_begin(self) -> None:
        """Start the chosen game; ignored while another start is in progress."""
        await self._try(lambda: self.app.begin(self.chosen))

    @work
    async def action_join(self, link: str | None = None) -> None:
        """Join a table by its link; asks for it if not given."""
        from sixrow.tui.screens.dialogs import Ask

        if link is None:
            link = await self.app.push_screen_wait(Ask(say("ask-link")))
        if link:
            await self._try(lambda: self.app.join(link))

    @work
    async def action_lobby(self) -> None:
        """Show the tables of the named server."""
        from sixrow.tui.new_game import HERE

        name = "" if self.chosen.mode in HERE else self.chosen.names  # those are several
        await self._try(lambda: self.app.visit(self.chosen.server, name))

    @work
    async def action_open(self) -> None:
        """Open a record, to resume or to study it."""
        from pathlib import Path

        from sixrow.tui.screens.dialogs import OpenRecord

        file = await self.app.push_screen_wait(OpenRecord(Path()))
        if file:
            await self._try(lambda: self.app.open_record(Path(file).expanduser()))

    def action_tutorial(self) -> None:
        """Learn the chosen game."""
        self.app.teach(self.chosen.game)

    def action_settings(self) -> None:
        self.app.action_settings()

    def action_help(self) -> None:
        """Show the keys and the rules of the chosen game."""
        self.app.action_help_about(self.chosen.game)

    def action_leave_text(self) -> None:
        """Leave a text field; Esc never ends the program, which one too many would."""
        self.query_one(Form).leave_text()

    def action_quit(self) -> None:
        self.app.exit()

    async def _try(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Run an action that may be refused; shows the reason."""
        from sixrow.local.seats import SeatRefused
        from sixrow.text.refusals import refused

        if self._busy:
            return
        self._busy, self.trouble = True, ""
        try:
            await doing()
        except Refusal as refusal:
            self.trouble = refused(refusal)
        except SeatRefused as error:
            self.trouble = str(error)
        except OSError as error:
            file, reason = str(error.filename or ""), error.strerror or str(error)
            self.trouble = say("not-a-record", file=file, reason=reason)
        finally:
            self._busy = False
            if self.is_mounted:
                self._say_about()
