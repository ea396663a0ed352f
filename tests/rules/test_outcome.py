"""Who won, with shares, and why the game ended."""

from fractions import Fraction

import pytest

from sixrow.rules import Ending, Outcome


@pytest.mark.parametrize(
    ("totals", "winners", "shares"),
    [
        ((3, 7), (1,), "0 1"),
        ((7, 7), (0, 1), "1/2 1/2"),
        ((0, 5, 5, 2), (1, 2), "0 1/2 1/2 0"),
        ((4, 4, 4), (0, 1, 2), "1/3 1/3 1/3"),
    ],
)
@pytest.mark.rule("C-23", "C-24")
def test_the_highest_total_wins_and_equal_ones_share(
    totals: tuple[int, ...], winners: tuple[int, ...], shares: str
) -> None:
    outcome = Outcome.by_total(totals, Ending.LAST_ROUND)
    assert outcome == Outcome(len(totals), winners, Ending.LAST_ROUND)
    assert outcome.shares == tuple(Fraction(share) for share in shares.split())
    assert sum(outcome.shares) == 1


def test_why_a_game_ended_is_kept_apart_from_who_won() -> None:
    assert Outcome(2, (0,), Ending.ROW) != Outcome(2, (0,), Ending.LAST_ROUND)
    assert [ending.value for ending in Ending] == ["last-round", "row"]
