"""What commands print with ``--json`` is what its schema says."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest

from scripts.make_schemas import FOLDER, text_of
from sixrow.cli.answers import ANSWERS
from tests.cli.commands import run

GAMES = Path(__file__).parents[2] / "examples"
POSITION = "sequence-dice:2 6/6/2GB2/6/6/6 1 choose 34"
CALLS: dict[str, list[tuple[str, ...]]] = {
    "analyse": [(str(GAMES / "sequence-dice.sixrow"), str(GAMES / "columbiz.sixrow"))],
    "hint": [(POSITION,)],
    "ladder": [("columbiz:2", "random", "greedy", "--games", "2")],
    "replay": [(str(each),) for each in sorted(GAMES.glob("*.sixrow"))[:3]],
    "rollout": [(POSITION, "--games", "36", "--best", "2")],
    "simulate": [("columbiz", "--games", "2"), ("sequence-dice", "--games", "2")],
}


def names_in(found: Any) -> set[str]:
    if isinstance(found, dict):
        return set(found).union(*map(names_in, found.values()))
    return set().union(*map(names_in, found)) if isinstance(found, list) else set()


@pytest.mark.parametrize("command", ANSWERS)
def test_the_schemas_in_the_documentation_are_those_of_the_types(command: str) -> None:
    written = (FOLDER / f"{command}.json").read_text(encoding="utf-8")
    assert written == text_of(command), "run scripts/make_schemas.py"
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ANSWERS)


@pytest.mark.parametrize("command", ANSWERS)
def test_answers_are_as_their_schema_says_and_have_nothing_else(command: str) -> None:
    described = json.loads((FOLDER / f"{command}.json").read_text(encoding="utf-8"))
    check = jsonschema.Draft202012Validator(described)
    for words in CALLS[command]:
        result = run(command, *words, "--json")
        assert result.exit_code == 0, result.output
        lines = result.stdout.splitlines()
        assert lines
        for line in lines:
            answer = json.loads(line)
            check.validate(answer)
            typed = msgspec.convert(answer, ANSWERS[command])
            assert json.loads(msgspec.json.encode(typed)) == answer, (
                "a field that the type does not have"
            )
            assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names_in(answer))
