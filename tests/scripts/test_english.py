"""Docstrings, comments and pages are written in English, not translated word by word.

A short list of literal translations that kept coming back. It proves nothing about the rest: see
CONTRIBUTING.md for how a sentence should read.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

TRANSLATED = {
    r"\b(about|by|for|from|of|to|with) who\b": "name the person: “the player who …”, “the sender”",
    r"\bthat (is|are) none\b": "say what is wrong: “an invalid …”, “the token is unknown”",
    r"\b(or|and) (it|there) is none\b": "say what is wrong: “not a valid one”",
    r"\bwhich of both\b": "which of the two",
    r"\bbe it (that|the|a|an|in|by)\b": "whether … or …",
    r"\b(if|unless|that are) not (said|told)\b": "“by default”, “if not given”",
    r"\b(is|are|was|were) told (how|that|to|until|what|when|where|whether)\b": "name the message",
    r"\bwhoever\b": "name the person: “the caller”, “a client that …”",
    r"\bhangs? together\b": "“is consistent”",
    r"\bbrought along\b": "“uploaded”, “imported”",
    r"\bmeanwhile\b": "“in the meantime”, “at the same time”, or nothing",
    r"\banew\b": "“again”, “from scratch”",
    r"\bas (it|they) (has|have|had) come\b": "“so far”",
    r"\bsigns (of|that|to|left|from) (a|the|be|of|can)\b": "characters",
    r"\bsomething else than\b": "“something other than”",
    r"\bfor want of\b": "“for lack of”",
    r"\bin any case if\b": "“always if”",
}


UNREAD_PAGES = ("glossary-languages", "house-style")
"""One is in five languages, the other quotes what not to write."""

RULEBOOK = "rules"
"""For players, who know “Whoever rolls highest” from every rulebook."""


def texts(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings, comments and help texts of a module, each with its first line."""
    for node in ast.walk(ast.parse(source)):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.lineno, value.value
        helped = node.value if isinstance(node, ast.keyword) and node.arg == "help" else None
        if isinstance(helped, ast.Constant) and isinstance(helped.value, str):
            yield helped.lineno, helped.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def found(text: str) -> Iterator[tuple[int, str]]:
    """Every literal translation in a text, with the number of lines before it and better words."""
    for pattern, better in TRANSLATED.items():
        for match in re.finditer(pattern.replace(" ", r"\s+(?:#\s*)?"), text, re.IGNORECASE):
            words = " ".join(match[0].split())
            yield text.count("\n", 0, match.start()), f"“{words}” → {better}"


MODULES = sorted(
    path for pattern in ("src/**/*.py", "scripts/*.py", "bench/*.py") for path in ROOT.glob(pattern)
)
WEB = sorted(
    path
    for pattern in ("*.ts", "*.svelte")
    for path in (ROOT / "web" / "src").rglob(pattern)
    if path.stem not in UNREAD_PAGES
)
PAGES = [
    path
    for path in (ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
    if path.stem not in (*UNREAD_PAGES, RULEBOOK)
]


def test_modules() -> None:
    faults = [
        f"{path.relative_to(ROOT)}:{line + below}: {fault}"
        for path in MODULES
        for line, text in texts(path.read_text("utf-8"))
        for below, fault in found(text)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("files", [PAGES, WEB], ids=["pages", "web"])
def test_pages_and_the_web_client(files: list[Path]) -> None:
    faults = [
        f"{path.relative_to(ROOT)}:{1 + below}: {fault}"
        for path in files
        for below, fault in found(path.read_text("utf-8"))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("when the time of who is on turn is up", 1),
        ("a token is shown\nthat is none", 1),
        ("those who play; one of whose seats is free", 0),
        ("Whoever comes meanwhile", 2),
    ],
)
def test_what_is_found(text: str, count: int) -> None:
    assert len(list(found(text))) == count
