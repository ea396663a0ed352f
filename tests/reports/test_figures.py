"""Numbers as people read them."""

import pytest

from sixrow.reports.figures import percent, signed, signed_number, typeset


@pytest.mark.parametrize(("share", "text"), [(0.0, "0.0%"), (0.4567, "45.7%"), (1.0, "100.0%")])
def test_a_share_has_one_decimal(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("change", "text"), [(0.125, "+12.5%"), (-0.125, "-12.5%"), (0.0, "0.0%"), (-1e-9, "0.0%")]
)
def test_a_change_has_its_sign_and_nothing_has_none(change: float, text: str) -> None:
    assert signed(change) == text


def test_points_and_typeset_figures() -> None:
    assert signed_number(2.0) == "+2.0"
    assert typeset("-2.0") == "\N{MINUS SIGN}2.0"
