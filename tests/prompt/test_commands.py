"""What a typed line means."""

import pytest

from sixrow.prompt.commands import PromptCommand, Typed, parse


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("555", ("k555",)),
        ("5 5 5", ("k555",)),
        ("k 55", ("k55",)),
        ("k55", ("k55",)),
        ("K55 5", ("k555",)),
        ("keep 5 5", ("k55",)),
        ("-", ("k-",)),
        ("none", ("k-",)),
        ("k -", ("k-",)),
        ("keep none", ("k-",)),
        ("all", ("stop",)),
        ("keep all", ("stop",)),
        ("stop c2 e3 end", ("stop", "c2", "e3", "end")),
        ("C2, E3, END", ("c2", "e3", "end")),
        ("555 c2", ("k555", "c2")),
        ("k", ("k",)),
        ("789", ("k789",)),
        ("what now", ("what", "now")),
        ("", ()),
        ("   ", ()),
        (",", ()),
    ],
)
def test_decisions_of_columbiz(line: str, words: tuple[str, ...]) -> None:
    assert parse(line, keeping=True) == Typed(words)


@pytest.mark.parametrize(
    ("line", "words"),
    [("b2", ("b2",)), (" B2 ", ("b2",)), ("pass", ("pass",)), ("7", ("7",)), ("-", ("-",))],
)
def test_decisions_of_sequence_dice(line: str, words: tuple[str, ...]) -> None:
    assert parse(line, keeping=False) == Typed(words)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("help", PromptCommand("help")),
        ("?", PromptCommand("help")),
        ("HELP", PromptCommand("help")),
        ("undo all", PromptCommand("undo", "all")),
        ("u", PromptCommand("undo")),
        ("b", PromptCommand("board")),
        ("save My Game.sixrow", PromptCommand("save", "My Game.sixrow")),
        ("rules C-16", PromptCommand("rules", "C-16")),
        ("q", PromptCommand("quit")),
        ("exit", PromptCommand("quit")),
        ("record", PromptCommand("record")),
    ],
)
def test_commands(line: str, command: PromptCommand) -> None:
    assert parse(line, keeping=True) == parse(line, keeping=False) == command
