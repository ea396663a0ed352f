"""A refusal carries a code, a rule and facts, and says them when printed."""

import pickle

import pytest

from sixrow.rules import DecisionRefused, PositionRefused, Refusal, RollRefused, SetupRefused
from sixrow.rules.refusal import check_range


def test_a_refusal_prints_its_code_its_rule_and_its_facts() -> None:
    refusal = DecisionRefused("cell-taken", "C-9", cell=12, dice=(3, 3))
    assert str(refusal) == "cell-taken (C-9): cell=12, dice=(3, 3)"
    assert (refusal.code, refusal.rule) == ("cell-taken", "C-9")
    assert refusal.details == {"cell": 12, "dice": (3, 3)}


def test_a_refusal_needs_neither_rule_nor_facts() -> None:
    assert str(RollRefused("no-dice-awaited")) == "no-dice-awaited"
    assert str(SetupRefused("unknown-option", field="x")) == "unknown-option: field=x"
    assert str(PositionRefused("not-over", "C-20")) == "not-over (C-20)"


def test_a_refusal_can_be_sent_from_process_to_process() -> None:
    refusal = DecisionRefused("cell-taken", "C-9", cell=7)
    copied = pickle.loads(pickle.dumps(refusal))
    assert type(copied) is DecisionRefused
    assert (copied.code, copied.rule, copied.details) == ("cell-taken", "C-9", {"cell": 7})
    assert str(copied) == str(refusal)


def test_all_refusals_can_be_caught_together() -> None:
    for kind in (DecisionRefused, PositionRefused, RollRefused, SetupRefused):
        assert issubclass(kind, Refusal)
        assert issubclass(kind, ValueError)


@pytest.mark.parametrize("value", [1, 2.5, 3])
def test_a_number_within_its_range_is_not_refused(value: float) -> None:
    check_range("games", value, 1, 3)
    check_range("games", value, 1)


@pytest.mark.parametrize(
    ("value", "code", "details"),
    [
        (0, "out-of-range", {"value": 0, "least": 1}),
        (float("nan"), "out-of-range", {"value": "nan", "least": 1}),
        (4, "too-large", {"value": 4, "most": 3}),
        (3.5, "too-large", {"value": "3.5", "most": 3}),
    ],
)
def test_a_number_out_of_its_range_is_refused_with_the_range(
    value: float, code: str, details: dict[str, object]
) -> None:
    with pytest.raises(Refusal) as refused:
        check_range("games", value, 1, 3)
    assert (refused.value.code, refused.value.details) == (code, {"field": "games", **details})
