"""Modal dialogs."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sixrow.local.saves import SUFFIX
from sixrow.notation import Record
from sixrow.text.languages import LANGUAGES, language
from sixrow.text.sentences import say
from sixrow.tui.bindings import key
from sixrow.tui.settings import THEMES, UserSettings
from sixrow.tui.widgets.form import Field, Form


class Ask(ModalScreen[str | None]):
    """Asks for a line of text; None if cancelled."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar = [key("escape", "dismiss(None)")]

    def __init__(self, title: str, value: str = "", how: str = "") -> None:
        super().__init__()
        self._title, self._value, self._how = title, value, how

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, classes="title", markup=False)
            yield Input(self._value)
            yield Static(self._how or say("dialog-how"), classes="how", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        _ = self.dismiss(event.value.strip() or None)


class Sure(ModalScreen[bool]):
    """Asks for confirmation."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar = [
        key("enter,y", "dismiss(True)"),
        key("escape,n,q", "dismiss(False)"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._question, classes="title", markup=False)
            yield Static(say("sure-how"), classes="how", markup=False)


class Which(ModalScreen[int | None]):
    """Asks for one of several; its number from 0, or None if cancelled."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar = [key("escape,q", "dismiss(None)")]

    def __init__(self, title: str, choices: Sequence[str]) -> None:
        super().__init__()
        self._title, self._choices = title, choices

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, classes="title", markup=False)
            yield OptionList(*self._choices, markup=False)
            yield Static(say("dialog-how"), classes="how", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        _ = self.dismiss(event.option_index)


class GoOn(ModalScreen[bool]):
    """Asks whether to go on with dice at which a fault was found; F shows details first."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar = [
        key("enter,y", "dismiss(True)"),
        key("escape,n,q", "dismiss(False)"),
        key("f", "details"),
    ]

    def __init__(self, question: str, details: str) -> None:
        super().__init__()
        self._question, self._details = question, details

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._question, classes="title", markup=False)
            yield Static(say("dice-fault-how"), classes="how", markup=False)

    def action_details(self) -> None:
        _ = self.app.push_screen(Reading(say("fair-title"), self._details))


class Reading(ModalScreen[None]):
    """Shows a text to read."""

    DEFAULT_CLASSES = "dialog reading"
    BINDINGS: ClassVar = [
        key("escape,q,question_mark,enter", "dismiss(None)"),
        key("down,j", "scroll(1)"),
        key("up,k", "scroll(-1)"),
        key("pagedown,space", "scroll(15)"),
        key("pageup", "scroll(-15)"),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(self._text, markup=False)
            yield Static(say("reading-how"), classes="how", markup=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class OpenRecord(ModalScreen[str | None]):
    """Asks for a record: one from this folder, or any file by name."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar = [
        key("escape", "dismiss(None)"),
        key("down", "list"),
    ]

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._files = sorted(folder.glob(f"*{SUFFIX}"))

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(say("open-title"), classes="title", markup=False)
            yield Input(placeholder=say("open-name"))
            yield OptionList(*(Option(path.name, id=str(path)) for path in self._files))
            yield Static(say("open-how"), classes="how", markup=False)

    def action_list(self) -> None:
        """Move to the list of records."""
        if self._files and not self.query_one(OptionList).has_focus:
            self.query_one(OptionList).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        _ = self.dismiss(event.value.strip() or None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        _ = self.dismiss(event.option_id)


class Preferences(ModalScreen[bool]):
    """The settings; True if they have changed."""

    DEFAULT_CLASSES = "dialog"
    BINDINGS: ClassVar = [key("escape,q", "dismiss(True)")]

    def __init__(self, settings: UserSettings) -> None:
        super().__init__()
        self._settings = settings

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(say("settings-title"), classes="title", markup=False)
            yield Form()
            yield Static(say("settings-how"), classes="how", markup=False)

    def on_mount(self) -> None:
        self._show()
        self.query_one(Form).focus()

    def _show(self) -> None:
        kept = self._settings
        tongues = [(each, NAMES[each]) for each in LANGUAGES]
        themes = [(each, say(f"theme-{each}")) for each in THEMES]
        yes_no = [("yes", say("yes")), ("no", say("no"))]
        odds = "yes" if kept.odds else "no"
        self.query_one(Form).show(
            [
                Field("language", say("setting-language"), tongues, language()),
                Field("theme", say("setting-theme"), themes, kept.theme),
                Field("odds", say("setting-odds-short"), yes_no, odds),
                Field("name", say("join-name"), (), kept.name, blank=say("player")),
            ]
        )

    def on_form_changed(self, event: Form.Changed) -> None:
        """Apply and store a changed setting at once."""
        kept, value = self._settings, event.field.value
        match event.field.name:
            case "language":
                kept.language = value
            case "theme":
                kept.theme = value
            case "odds":
                kept.odds = value == "yes"
            case _:
                kept.name = value
        self.app.call_later(self._apply)

    def _apply(self) -> None:
        self.app.action_apply_settings()  # type: ignore[attr-defined]
        self._show()
        self.query_one(".title", Static).update(say("settings-title"))
        self.query_one(".how", Static).update(say("settings-how"))

    def on_form_submitted(self) -> None:
        _ = self.dismiss(True)


NAMES = {
    "en": "English",
    "nb": "norsk",
    "fr": "français",
    "pt": "português",
    "de": "Deutsch",
}
"""Each language in its own words."""


def default_name(record: Record) -> str:
    """A file name for a record that is not saved yet."""
    number = 1
    while (name := Path(f"{record.setup.game.name}-{number}{SUFFIX}")).exists():
        number += 1
    return str(name)
