"""The rules page for the screen: all of it, one game's part, or one rule."""

import re
import textwrap
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import takewhile
from pathlib import Path

from sixrow.rules import GAMES
from sixrow.text.languages import ORIGINAL, language
from sixrow.text.layout import WIDTH
from sixrow.text.paint import Paint, plain
from sixrow.text.sentences import say

_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_CODE = re.compile(r"`([^`]+)`")


class RuleUnknown(LookupError):
    """There is no game or rule of that name."""


def page() -> str:
    """The rules page in the current language, from beside its catalogues.

    In a checkout the English page is in the documentation.
    """
    package = Path(str(files("sixrow")))
    catalogues = package / "locales"
    for place in (
        catalogues / language() / "rules.md",
        catalogues / ORIGINAL / "rules.md",
        package.parent.parent / "docs" / "rules.md",
    ):
        if place.exists():
            return place.read_text(encoding="utf-8")
    raise FileNotFoundError("rules.md")


def rules_text(topic: str = "") -> str:
    """A part of the rules page: a game by name, a rule by id, or everything.

    Raises:
        RuleUnknown: the topic is none of these.
    """
    lines = page().splitlines()
    if topic in GAMES:
        title = f"# {say(f'game-{topic}')}"
        found = _from(lines, title, lambda line: not line.startswith("# "))
    elif topic:
        item = f"- **{topic.upper()}**"
        found = _from(lines, item, lambda line: not line or line.startswith("  "))
    else:
        found = lines
    if not found:
        raise RuleUnknown(topic)
    return "\n".join(found).strip() + "\n"


def formatted(text: str, paint: Paint = plain, width: int = WIDTH) -> str:
    """The text for a screen: paragraphs and tables wrapped, markup as colours."""
    shown: list[str] = []
    for kind, lines in _blocks(text):
        match kind:
            case "item" | "text":
                shown += _filled(lines, width)
            case "row":
                shown += _table(lines)
            case "heading":
                title = lines[0].lstrip("#").strip()
                shown.append(f"**{title.upper() if lines[0].startswith('# ') else title}**")
            case _:
                shown += lines
    return _STRONG.sub(lambda found: paint(found[1], "heading"), "\n".join(shown))


def _blocks(text: str) -> list[tuple[str, list[str]]]:
    """Groups of lines that belong together, with their kind."""
    blocks: list[tuple[str, list[str]]] = []
    for kind, line in _kinds(text):
        if blocks and (blocks[-1][0], kind) in (("item", "text"), ("text", "text"), ("row", "row")):
            blocks[-1][1].append(line)
        else:
            blocks.append((kind, [line]))
    return blocks


def _kinds(text: str) -> Iterator[tuple[str, str]]:
    """Each line with its kind; drawings are left unchanged."""
    drawing = False
    for line in text.splitlines():
        if line.startswith("```"):
            drawing = not drawing
        elif drawing or not line.strip():
            yield "drawn", line
        elif line.startswith("|"):
            yield "row", line
        elif line.startswith("#"):
            yield "heading", line
        else:
            yield "item" if line.lstrip().startswith("- ") else "text", line


def _filled(paragraph: list[str], width: int) -> list[str]:
    """A paragraph or list item, rewrapped."""
    first = paragraph[0]
    margin = " " * (len(first) - len(first.lstrip()))
    hanging = margin + ("  " if first.lstrip().startswith("- ") else "")
    joined = _CODE.sub(r"\1", " ".join(line.strip() for line in paragraph))
    return textwrap.wrap(joined, width, initial_indent=margin, subsequent_indent=hanging)


def _table(lines: list[str]) -> list[str]:
    """The rows of a table without bars; the second row defines right-aligned columns."""
    head, rule, *body = (_CODE.sub(r"\1", line).strip("|").split("|") for line in lines)
    rows = [[cell.strip() for cell in row] for row in (head, *body)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    signs = [">" if cell.endswith(":") else "<" for cell in rule]
    shown = [
        "  ".join(
            f"{cell:{sign}{width}}" for cell, sign, width in zip(row, signs, widths, strict=True)
        )
        for row in rows
    ]
    ruled = [shown[0], "  ".join("-" * width for width in widths), *shown[1:]]
    return [line.rstrip() for line in ruled]


def _from(lines: list[str], start: str, goes_on: Callable[[str], bool]) -> list[str]:
    """The line that begins with `start`, and those after it while `goes_on` holds."""
    for index, line in enumerate(lines):
        if line.startswith(start):
            return [line, *takewhile(goes_on, lines[index + 1 :])]
    return []
