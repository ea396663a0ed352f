"""Paragraphs, each with its own style."""

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from sixrow.tui.widgets.lines import wrapped


class Sheet(Widget):
    """Wrapped paragraphs; what does not fit at the bottom is cut off."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; text-wrap: nowrap; }"

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's word)
        super().__init__(id=id)
        self._paragraphs: Sequence[tuple[str, str]] = ()

    def show(self, paragraphs: Sequence[tuple[str, str]]) -> None:
        """Draw paragraphs, each with its style; those with line breaks are not wrapped."""
        self._paragraphs = paragraphs
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return len(self._lines(width))

    def render(self) -> Content:
        return Content("\n").join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> list[Content]:
        found = []
        for text, paint in self._paragraphs:
            lines = text.split("\n") if "\n" in text or len(text) <= width else wrapped(text, width)
            found += [Content.styled(line, paint) for line in lines]
        return found
