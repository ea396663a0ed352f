"""The lobby: the tables of a server, one's own first; Enter sits down or watches."""

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sixrow.notation import read_setup
from sixrow.rules import Refusal
from sixrow.text.refusals import refused
from sixrow.text.sentences import is_known, listed, printable, say
from sixrow.text.words import game_name
from sixrow.tui.bindings import key
from sixrow.tui.names import chair_names
from sixrow.tui.servers import Lobby, look_around
from sixrow.tui.widgets.lines import Head, KeyHint, Keys

if TYPE_CHECKING:
    from sixrow.tui.app import SixrowApp
    from sixrow.tui.http_client import ServerClient
    from sixrow.wire.lists import TableSummary

_SECONDS = 10.0
"""The refresh interval of the lobby, as in the browser."""


class LobbyScreen(Screen[None]):
    """The tables of one server."""

    app: "SixrowApp"
    DEFAULT_CSS = """
    LobbyScreen OptionList, LobbyScreen OptionList:focus {
        height: 1fr; border: none; background: $background; background-tint: $background 0%;
    }
    LobbyScreen OptionList:focus > .option-list--option-highlighted {
        background: $panel; color: $foreground; text-style: none;
    }
    LobbyScreen #about { padding: 0 2; margin: 1 0; color: $faint; height: auto; }
    LobbyScreen #trouble { padding: 0 2; height: 2; color: $error; text-style: bold; }
    """
    BINDINGS: ClassVar = [
        key("r", "look"),
        key("q,escape", "leave"),
    ]

    def __init__(self, site: "ServerClient", lobby: Lobby, called: str = "") -> None:
        """Show a lobby.

        Args:
            site: the server.
            lobby: its tables, as last fetched.
            called: the name for a new guest there.
        """
        super().__init__()
        self._site, self._lobby, self._called = site, lobby, called
        self._shown: tuple[TableSummary, ...] = ()
        self._trouble = ""
        self._fresh = True
        self.looking = self.entering = False

    def compose(self) -> ComposeResult:
        yield Head()
        yield Static("", id="about", markup=False)
        yield OptionList()
        yield Static("", id="trouble", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Show the fetched tables, and refresh them periodically."""
        self.redraw()
        self.query_one(OptionList).focus()
        self.set_interval(_SECONDS, self.action_look)

    def on_screen_resume(self) -> None:
        """Refresh on return from a table; the first time the lobby is fresh."""
        if not self._fresh:
            self.action_look()
        self._fresh = False

    def redraw(self) -> None:
        """Redraw everything; keeps the highlighted table if it still exists."""
        self.query_one(Head).show(
            Content.styled(say("lobby-title"), "bold $accent"),
            Content.styled(self._site.origin, "$faint"),
        )
        tables = self.query_one(OptionList)
        looked_at = self._looked_at
        self._shown = (*self._lobby.mine, *self._lobby.public)
        about = say("lobby-text") if self._shown else say("lobby-empty")
        self.query_one("#about", Static).update(about)
        self.query_one("#trouble", Static).update(self._trouble)
        tables.clear_options()
        tables.add_options([Option(self._words(each, False)) for each in self._shown])
        places = [each.table for each in self._shown]
        at = looked_at.table if looked_at else ""
        tables.highlighted = places.index(at) if at in places else 0 if places else None
        self._look_at()

    def _look_at(self) -> None:
        """Mark the highlighted table, and show what Enter does there."""
        tables = self.query_one(OptionList)
        for place, each in enumerate(self._shown):
            here = place == tables.highlighted
            tables.replace_option_prompt_at_index(place, self._words(each, here))
        keys = [KeyHint("R", say("key-again"), "look"), KeyHint("Q", say("key-back"), "leave")]
        table = self._looked_at
        if table is not None:
            keys.insert(0, KeyHint("Enter", self._entering(table), "enter", main=True))
        self.query_one(Keys).show(keys)

    def _entering(self, table: "TableSummary") -> str:
        if table in self._lobby.mine:
            return say("home-continue")
        return say("join-sit") if table.has_room else say("join-watch")

    @property
    def _looked_at(self) -> "TableSummary | None":
        at = self.query_one(OptionList).highlighted
        return None if at is None else self._shown[at]

    def _words(self, table: "TableSummary", here: bool) -> Content:
        """Who sits there and how the table is; below it what is played."""
        turn = table.table in self._lobby.turns
        state = say("list-your-turn") if turn else _phase(table)
        if table in self._lobby.mine:
            state = say("list-mine", state=state)
        names = listed(chair_names(table.chairs))
        return Content.assemble(
            ("▸ " if here else "  ", "bold $accent"),
            (names, "bold"),
            "  ",
            (state, "bold $warning" if turn else "$success" if table.has_room else "$faint"),
            "\n    ",
            (terms_words(table), "$faint"),
        )

    # Actions

    def on_option_list_option_highlighted(self) -> None:
        self._look_at()

    def on_option_list_option_selected(self) -> None:
        self.action_enter()

    def on_keys_pressed(self, event: Keys.Pressed) -> None:
        getattr(self, f"action_{event.action}")()

    @work
    async def action_look(self) -> None:
        """Refresh the list; does not delay somebody who joins a table at the same time."""
        if self.app.screen is not self or self.looking or self.entering:
            return
        self.looking = True
        try:
            found, trouble = await look_around(self._site), ""
        except Refusal as refusal:
            found, trouble = self._lobby, refused(refusal)
        finally:
            self.looking = False
        if self.is_mounted and not self.entering:
            self._lobby, self._trouble = found, trouble
            self.redraw()

    @work
    async def action_enter(self) -> None:
        """Go to the highlighted table."""
        table = self._looked_at
        if table is None or self.entering:
            return
        self.entering = True
        try:
            await self.app.enter(self._site, table, self._called)
        except Refusal as refusal:
            self._trouble = refused(refusal)
        finally:
            self.entering = False
        if self.is_mounted:
            self.query_one("#trouble", Static).update(self._trouble)

    def action_leave(self) -> None:
        """Go back, but not while joining a table: a seat may already be taken."""
        if not self.entering:
            _ = self.dismiss(None)


def _phase(table: "TableSummary") -> str:
    key = f"list-{table.phase}"
    return say(key) if is_known(key) else ""


def terms_words(table: "TableSummary") -> str:
    """What is played at a table: game, players, options that differ from the usual."""
    try:
        setup = read_setup(table.setup)
    except Refusal:  # a server may offer games that this program does not know
        return printable(table.setup)
    keys = [f"option-{name}-{value}-short" for name, value in setup.options().items()]
    parts = [game_name(setup), say("players-number", players=setup.players)]
    parts += [say(key) for key in keys if is_known(key)]
    parts += [say("terms-pair")] if table.pair else []
    parts += [say("terms-rated")] if table.rated else []
    return " · ".join(parts)
