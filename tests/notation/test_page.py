"""docs/notation.md keeps its word; pytest runs the examples at its prompts besides."""

import ast
import re
from pathlib import Path

import pytest

import sixrow.notation
from sixrow.notation import (
    decision_text,
    position_text,
    read_json,
    read_position,
    read_text,
    setup_text,
    write_json,
    write_text,
)
from sixrow.notation.unchecked_record import UNKNOWN_FORMAT
from sixrow.rules import GAMES, Setup, start
from tests.notation.ebnf import patterns
from tests.notation.games import RECORDS, play, stored
from tests.support.strategies import EVERY_SETUP

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text("utf-8")
MAKERS = {"refuse", "_refuse", "fault", "Refusal"}
PATTERNS = patterns("\n".join(re.findall(r"```ebnf\n(.*?)```", PAGE, re.DOTALL)))


def fenced(kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"no example of {kind}"
    return found


def follows(rule: str, text: str) -> bool:
    return re.fullmatch(PATTERNS[rule], text) is not None


def test_the_positions_of_the_page() -> None:
    lines = [line for block in fenced("position") for line in block.splitlines()]
    phases = {word for line in lines for word in line.split() if word.isalpha()}
    assert phases >= {"rolloff", "roll", "keep", "place", "choose", "over"}
    for line in lines:
        assert position_text(read_position(line)) == line


def test_the_record_of_the_page_is_the_same_in_both_formats() -> None:
    (text,) = fenced("sixrow")
    (as_json,) = fenced("json")
    record = read_text(text)
    assert write_text(record) == text
    assert write_json(record) == as_json
    assert read_json(as_json) == record


def test_every_rule_of_the_grammars_can_be_used() -> None:
    assert set(PATTERNS) >= {"cell", "decision", "setup", "position", "record"}
    for pattern in PATTERNS.values():
        re.compile(pattern)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_follows_the_grammar(name: str) -> None:
    game = GAMES[name]
    for decision in range(game.decisions):
        assert follows("decision", decision_text(game, decision))


@pytest.mark.parametrize("text", ["", "a7", "k", "stop ", "z", "-", "12"])
def test_other_words_do_not(text: str) -> None:
    assert not follows("decision", text)


@pytest.mark.parametrize("setup", EVERY_SETUP, ids=setup_text)
def test_every_position_of_a_game_follows_the_grammar(setup: Setup) -> None:
    assert follows("setup", setup_text(setup, every_option=True))
    assert follows(setup.game.name, position_text(start(setup)))
    for _, step in play(setup, seed=7, most=60):
        line = position_text(step.position)
        assert follows("position", line)
        assert follows(setup.game.name, line)
        assert not follows("position", line + " ")


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_every_stored_record_follows_the_grammar(path: Path) -> None:
    text = stored(path.name)
    assert follows("record", text)
    for old, new in (("[Result", " [Result"), ("0. s1", "0. s9"), ("\n\n", "\n")):
        assert not follows("record", text.replace(old, new, 1))


def test_the_options_of_the_page_are_those_of_the_games() -> None:
    for game in GAMES.values():
        for option in game.options:
            (row,) = re.findall(rf"^\|.*\| `{option.name}` \| (.*) \| (.*) \|$", PAGE, re.MULTILINE)
            values, rules = row
            assert re.findall("`([^`]+)`", values) == [str(value) for value in option.values]
            assert option.rule in rules


def codes_in_the_source() -> set[str]:
    """The first text given to whatever makes a fault or a refusal in the notation."""
    codes = {UNKNOWN_FORMAT}
    for path in Path(sixrow.notation.__file__).parent.glob("*.py"):
        if path.name == "refusals.py":  # it tells what is wrong with JSON that is no text of ours
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in MAKERS:
                texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
                codes.update(text for text in texts[:1] if isinstance(text, str))
    return codes


def test_the_page_lists_every_code_of_the_notation_and_no_other() -> None:
    listed = re.findall(
        r"^\| `([a-z-]+)` \| [^|]+ \|$", PAGE.partition("## Faults")[2], re.MULTILINE
    )
    assert sorted(listed) == sorted(codes_in_the_source())


def test_every_code_is_shown_with_its_place_by_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    shown = set(re.findall(r'(?:\^ |, ")([a-z-]+)', tests))
    assert codes_in_the_source() - shown == {"wrong-number-of-names"}
