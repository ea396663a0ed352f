"""A form with one field per line: arrows move and choose, letters edit a text field.

Everything is visible at once; there are no menus.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sixrow.tui.bindings import key

_LONGEST = 200
"""The maximum length of a text: four names, or a URL."""


@dataclass(slots=True)
class Field:
    """A line of a form.

    Attributes:
        name: the identifier in the program.
        label: the label for people.
        values: the values to choose from, each with its label; empty for a text field.
        value: the current value.
        about: an explanation of each value, by value.
        blank: the placeholder of an empty text field.
    """

    name: str
    label: str
    values: Sequence[tuple[str, str]] = ()
    value: str = ""
    about: dict[str, str] = field(default_factory=dict)
    blank: str = ""


class Form(Widget, can_focus=True):
    """Fields, one per line."""

    DEFAULT_CSS = "Form { width: 1fr; height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"
    BINDINGS: ClassVar = [
        key("up", "walk(-1)"),
        key("down,tab", "walk(1)"),
        key("shift+tab", "walk(-1)"),
        key("left", "choose(-1)"),
        key("right", "choose(1)"),
        key("enter", "submit"),
    ]

    class Changed(Message):
        """The value of a field has changed."""

        def __init__(self, field: Field) -> None:
            self.field = field
            super().__init__()

    class Walked(Message):
        """Another field is focused."""

    class Submitted(Message):
        """Enter was pressed."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's word)
        super().__init__(id=id)
        self._fields: list[Field] = []
        self._at = 0

    def show(self, fields: Sequence[Field]) -> None:
        """Draw fields; keeps the focused one if it still exists."""
        name = self.looked_at.name if self._fields else ""
        self._fields = list(fields)
        names = [each.name for each in fields]
        self._at = names.index(name) if name in names else min(self._at, len(fields) - 1)
        self.refresh(layout=True)

    @property
    def looked_at(self) -> Field:
        return self._fields[self._at]

    @property
    def is_text(self) -> bool:
        """Whether the focused field takes letters."""
        return bool(self._fields) and not self.looked_at.values

    def leave_text(self) -> None:
        """Move the focus from a text field to the first field."""
        if self.is_text:
            self.action_walk(-self._at)

    @property
    def about(self) -> str:
        """The explanation of the focused value."""
        return self.looked_at.about.get(self.looked_at.value, "")

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return len(self._fields)

    def render(self) -> Content:
        lines = [self._line(place, each) for place, each in enumerate(self._fields)]
        return Content("\n").join(lines)

    @property
    def _label_width(self) -> int:
        return max((len(each.label) for each in self._fields), default=0) + 2

    def _line(self, place: int, each: Field) -> Content:
        here = place == self._at and self.has_focus
        mark = "▸ " if here else "  "
        label = each.label.ljust(self._label_width)
        head = Content.assemble((mark, "bold $accent"), (label, "bold" if here else "$faint"))
        if not each.values:
            shown = each.value or each.blank
            caret = "▏" if here else ""
            paint = "bold $foreground" if each.value else "$faint"
            return Content.assemble(head, " ", (shown, paint), (caret, "$accent"))
        parts = []
        for value, told in self._offered(each):
            chosen = value == each.value
            paint = "bold $accent reverse" if chosen and here else "bold $accent" if chosen else ""
            parts.append(Content.styled(f"[{told}]" if chosen else f" {told} ", paint or "$faint"))
        return Content.assemble(head, Content("").join(parts))

    def _offered(self, each: Field) -> Sequence[tuple[str, str]]:
        """The values of a field that fit: all of them, or only the chosen one."""
        room = self.content_size.width - self._label_width - 2
        if sum(len(told) + 2 for _, told in each.values) <= room:
            return each.values
        return [(value, f"‹ {told} ›") for value, told in each.values if value == each.value]

    # Keys

    def action_walk(self, step: int) -> None:
        """Move the focus."""
        self._at = (self._at + step) % len(self._fields)
        self.refresh()
        self.post_message(self.Walked())

    def action_choose(self, step: int) -> None:
        each = self.looked_at
        if each.values:
            values = [value for value, _ in each.values]
            at = values.index(each.value) if each.value in values else 0
            self._set(each, values[(at + step) % len(values)])

    def action_submit(self) -> None:
        self.post_message(self.Submitted())

    def on_key(self, event: events.Key) -> None:
        """Edit a text field."""
        each = self.looked_at
        if each.values:
            return
        if event.key == "backspace":
            self._set(each, each.value[:-1])
        elif event.is_printable and event.character and len(each.value) < _LONGEST:
            self._set(each, each.value + event.character)
        else:
            return
        event.stop()
        event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        if not self.looked_at.values:
            text = "".join(sign for sign in event.text if sign.isprintable())
            self._set(self.looked_at, (self.looked_at.value + text)[:_LONGEST])
            event.stop()

    def on_click(self, event: events.Click) -> None:
        if not 0 <= event.y < len(self._fields):
            return
        self._at = event.y
        each = self.looked_at
        left = 2 + self._label_width
        offered = self._offered(each)
        for value, told in offered:
            if left <= event.x < left + len(told) + 2:
                self._set(each, value)
                if len(offered) < len(each.values):
                    self.action_choose(1)
            left += len(told) + 2
        self.refresh()
        self.post_message(self.Walked())

    def _set(self, each: Field, value: str) -> None:
        each.value = value
        self.refresh()
        self.post_message(self.Changed(each))
