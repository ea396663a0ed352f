"""Widgets of text lines: the header, the status, the history, the keys."""

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from sixrow.tui.widgets.pieces import shape, style

if TYPE_CHECKING:
    from sixrow.tui.story import Chapter


class Head(Widget):
    """One line: the game on the left, the status on the right."""

    DEFAULT_CSS = """
    Head { dock: top; height: 1; width: 1fr; text-wrap: nowrap; background: $panel; padding: 0 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._left, self._right = Content(""), Content("")

    def show(self, left: Content, right: Content | None = None) -> None:
        self._left, self._right = left, right or Content("")
        self.refresh()

    def render(self) -> Content:
        room = self.content_size.width
        gap = max(room - self._left.cell_length - self._right.cell_length, 1)
        return Content.assemble(self._left, " " * gap, self._right)


class Status(Widget):
    """A short sentence and a longer one below it."""

    DEFAULT_CSS = "Status { height: 3; width: 1fr; text-wrap: nowrap; }"

    def __init__(self) -> None:
        super().__init__()
        self._short, self._long, self._bad = "", "", False

    def show(self, short: str, long: str, *, bad: bool = False) -> None:
        """Draw both; `bad` marks a refusal."""
        self._short, self._long, self._bad = short, long, bad
        self.refresh()

    def render(self) -> Content:
        """The lines, truncated to fit."""
        lines = wrapped(self._long, self.content_size.width)[: self.content_size.height - 1]
        paint = "bold $error" if self._bad else "$foreground"
        parts = [Content.styled(line, paint) for line in lines]
        return Content("\n").join([Content.styled(self._short, "bold $accent"), *parts])


class Story(Widget):
    """The latest events that fit; the newest at the bottom."""

    DEFAULT_CSS = "Story { height: 1fr; width: 1fr; text-wrap: nowrap; }"

    def __init__(self) -> None:
        super().__init__()
        self._chapters: Sequence[Chapter] = ()
        self._colours: Sequence[str] = ()

    def show(self, chapters: "Sequence[Chapter]", colours: Sequence[str]) -> None:
        """Draw chapters; `colours` are those of the sides."""
        self._chapters, self._colours = chapters, colours
        self.refresh()

    def render(self) -> Content:
        """The lines, filled from the bottom up."""
        width, height = self.content_size
        lines: list[Content] = []
        for age, chapter in enumerate(reversed(self._chapters)):
            told = self._lines(chapter, width, "$foreground" if age == 0 else "$faint")
            lines[:0] = told
            if len(lines) >= height:
                break
        return Content("\n").join(lines[-height:])

    def _lines(self, chapter: "Chapter", width: int, paint: str) -> list[Content]:
        found = []
        for number, line in enumerate(wrapped(chapter.text, width - 2)):
            mark: tuple[str, str] = ("  ", "")
            if not number and chapter.side >= 0:
                mark = (shape(chapter.side), style(self._colours[chapter.side]))
            space = " " if mark[0] != "  " else ""
            found.append(Content.assemble(mark, (f"{space}{line}", paint)))
        return found


class KeyHint(NamedTuple):
    """A key and its current action.

    Attributes:
        key: as shown.
        label: the action, in a word or two.
        action: the name of the screen's action.
        main: whether it is the main action of the moment.
    """

    key: str
    label: str
    action: str
    main: bool = False


class Keys(Widget):
    """The active keys; they can be clicked."""

    DEFAULT_CSS = (
        "Keys { dock: bottom; height: 1; width: 1fr; text-wrap: nowrap; background: $panel; }"
    )

    class Pressed(Message):
        """A key was clicked; carries its action."""

        def __init__(self, action: str) -> None:
            self.action = action
            super().__init__()

    def __init__(self) -> None:
        super().__init__()
        self._keys: Sequence[KeyHint] = ()

    def show(self, keys: Sequence[KeyHint]) -> None:
        """Draw keys, most important first."""
        self._keys = keys
        self.refresh()

    @property
    def _fitting(self) -> Sequence[KeyHint]:
        """The keys that fit: if not all do, without those that cannot be clicked."""
        if sum(map(_width, self._keys)) <= self.content_size.width:
            return self._keys
        return [each for each in self._keys if each.action]

    def render(self) -> Content:
        parts = []
        for each in self._fitting:
            paint = "bold $accent reverse" if each.main else "bold $accent"
            key = Content.styled(f" {each.key} ", paint)
            parts.append(Content.assemble(key, (each.label, "bold" if each.main else "")))
        return Content(" ").join(parts)

    def on_click(self, event: events.Click) -> None:
        left = 0
        for each in self._fitting:
            wide = _width(each)
            if left <= event.x < left + wide:
                self.post_message(self.Pressed(each.action))
                return
            left += wide


class Offer(Widget):
    """A question with the key that says yes; it can be clicked."""

    DEFAULT_CSS = "Offer { height: 1; width: 1fr; text-wrap: nowrap; }"

    class Taken(Message):
        """It was clicked."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's word)
        super().__init__(id=id)
        self._question, self._key, self._label = "", "", ""

    def show(self, question: str, key: str, label: str) -> None:
        """Draw the question; `label`: what the key does."""
        self._question, self._key, self._label = question, key, label
        self.refresh()

    def render(self) -> Content:
        return Content.assemble(
            f"{self._question}  ", (f" {self._key} ", "bold $accent"), (self._label, "bold")
        )

    def on_click(self) -> None:
        self.post_message(self.Taken())


def _width(hint: KeyHint) -> int:
    return Content(f" {hint.key} {hint.label} ").cell_length


def wrapped(text: str, width: int) -> list[str]:
    """Wrap a text to a width."""
    return wrap(text, max(width, 8)) if text else []
