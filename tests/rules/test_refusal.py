"""A refusal carries a code, a rule and facts, and says them when printed."""

from sixrow.rules import DecisionRefused, PositionRefused, Refusal, RollRefused, SetupRefused


def test_a_refusal_prints_its_code_its_rule_and_its_facts() -> None:
    refusal = DecisionRefused("cell-taken", "C-9", cell=12, dice=(3, 3))
    assert str(refusal) == "cell-taken (C-9): cell=12, dice=(3, 3)"
    assert (refusal.code, refusal.rule) == ("cell-taken", "C-9")
    assert refusal.details == {"cell": 12, "dice": (3, 3)}


def test_a_refusal_needs_neither_rule_nor_facts() -> None:
    assert str(RollRefused("no-dice-awaited")) == "no-dice-awaited"
    assert str(SetupRefused("unknown-option", field="x")) == "unknown-option: field=x"
    assert str(PositionRefused("not-over", "C-20")) == "not-over (C-20)"


def test_all_refusals_can_be_caught_together() -> None:
    for kind in (DecisionRefused, PositionRefused, RollRefused, SetupRefused):
        assert issubclass(kind, Refusal)
        assert issubclass(kind, ValueError)
