"""Every rule has a test that names it, and nobody cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES_PAGE = ROOT / "docs" / "rules.md"
ID = re.compile(r"\b[CS]-\d+\b")


def written_ids() -> list[str]:
    """The ids that the rules page defines, in its order."""
    return re.findall(r"^- \*\*([CS]-\d+)\*\*", RULES_PAGE.read_text("utf-8"), re.MULTILINE)


def is_rule(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) == "pytest.mark.rule"


def marked_ids(path: Path) -> Iterator[str]:
    """The ids in the `rule` markers of a file's tests."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for decorator in function.decorator_list:
                if isinstance(decorator, ast.Call) and is_rule(decorator.func):
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


@cache
def all_marked() -> set[str]:
    return {rule for path in (ROOT / "tests").rglob("test_*.py") for rule in marked_ids(path)}


def test_the_rules_page_numbers_the_rules_without_a_gap() -> None:
    expected = [f"C-{n}" for n in range(1, 26)] + [f"S-{n}" for n in range(1, 16)]
    assert written_ids() == expected


@pytest.mark.parametrize("rule", written_ids())
def test_every_rule_has_a_test_that_names_it(rule: str) -> None:
    assert rule in all_marked(), f"no test is marked @pytest.mark.rule({rule!r})"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert all_marked() <= set(written_ids())


def test_no_source_file_cites_a_rule_that_does_not_exist() -> None:
    cited = {
        (str(path.relative_to(ROOT)), rule)
        for path in (ROOT / "src").rglob("*.py")
        for rule in ID.findall(path.read_text("utf-8"))
    }
    assert {citation for citation in cited if citation[1] not in written_ids()} == set()
