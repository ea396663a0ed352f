"""Curves in text."""

import pytest

from sixrow.reports.graphs import graph

UP = [0.0, 0.25, 0.5, 0.75, 1.0]


def test_a_rising_curve_in_ascii() -> None:
    assert graph(UP, 0.0, 1.0, ascii_only=True, size=(5, 5)) == [
        "  100% |    *",
        "       |   **",
        "   50% |  ** ",
        "       | **  ",
        "    0% |**   ",
    ]


def test_braille_has_eight_dots_a_sign() -> None:
    assert graph(UP, 0.0, 1.0, size=(2, 1)) == ["    0% |⣠⠞"]


@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_curve_that_stands_still_is_one_line(ascii_only: bool) -> None:
    lines = graph([0.5] * 3, 0.0, 1.0, ascii_only, size=(6, 3))
    assert sum(bool(line.partition("|")[2].strip()) for line in lines) == 1


def test_values_beyond_the_scale_stay_on_it() -> None:
    lines = graph([-1.0, 2.0], 0.0, 1.0, ascii_only=True, size=(2, 2))
    assert [line[-2:] for line in lines] == [" *", "**"]
