"""Columbiz: the last round, the totals and who wins (C-20 to C-24)."""

from fractions import Fraction

import pytest

from sixrow.rules import Ending, Outcome, Waiting, effects
from sixrow.rules.columbiz import END, ColumbizPhase
from tests.support.boards import columbiz, columbiz_start, draw, picture, play


@pytest.mark.rule("C-20")
def test_when_the_first_player_runs_out_the_others_have_one_more_turn() -> None:
    position = columbiz(players=3, dice="12345666", supply=(1, 9, 9))
    position, happened = play(position, "a1")
    assert effects.SupplyEmpty(0) in happened
    assert position.last_round
    position = play(position, "end", "roll 12345666", "keep 12345666", "b1", "end").position
    assert (position.seat, position.waiting, position.outcome) == (2, Waiting.DICE, None)
    position, happened = play(position, "roll 12345666", "keep 12345666", "c1", "end")
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P B G . . .
    """)
    assert happened[-1] == effects.GameEnded(Outcome(3, (0, 1, 2), Ending.LAST_ROUND), "C-20")
    assert (position.waiting, position.phase, position.seat) == (
        Waiting.NOBODY,
        ColumbizPhase.OVER,
        2,
    )
    assert position.decisions() == ()
    assert position.chances() == ()
    assert position.dice_to_roll == 0


@pytest.mark.rule("C-20")
def test_when_the_last_player_runs_out_the_game_ends_with_that_turn() -> None:
    position = columbiz(players=3, seat=2, dice="12345666", supply=(5, 5, 1))
    position, happened = play(position, "a1", "end")
    assert [type(effect) for effect in happened] == [
        effects.Placed,
        effects.SupplyEmpty,
        effects.GameEnded,
    ]
    assert position == columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G . . . . .
        """,
        players=3,
        seat=2,
        phase=ColumbizPhase.OVER,
        supply=(5, 5, 0),
    )


@pytest.mark.rule("C-20")
@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("runs_out", [0, 1, 2])
def test_a_round_is_counted_from_the_player_who_began(starter: int, runs_out: int) -> None:
    supply = tuple(1 if seat == runs_out else 9 for seat in range(3))
    position = columbiz(players=3, starter=starter, seat=runs_out, dice="12345666", supply=supply)
    position = play(position, "f3", "end").position
    played = [runs_out]
    for name in ("a1", "b1"):
        if position.outcome is None:
            played.append(position.seat)
            position = play(position, "roll 12345666", "keep 12345666", name, "end").position
    assert position.outcome is not None
    assert (played[-1] + 1) % 3 == starter
    assert len(played) == 3 - (runs_out - starter) % 3


@pytest.mark.rule("C-20")
def test_a_second_player_who_runs_out_in_the_last_round_announces_nothing_new() -> None:
    position = columbiz(seat=1, dice="12345666", supply=(0, 1))
    position, happened = play(position, "a1", "end")
    assert [type(effect) for effect in happened] == [effects.Placed, effects.GameEnded]


@pytest.mark.rule("C-20", "C-13")
def test_forfeiting_the_last_discs_ends_the_game_too() -> None:
    blocked = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B B . . . .
        P P P P P P
        """,
        seat=1,
        dice="12345612",
        supply=(12, 2),
    )
    assert blocked.decisions() == (END,)
    position, happened = play(blocked, "end")
    assert [type(effect) for effect in happened] == [
        effects.Forfeited,
        effects.SupplyEmpty,
        effects.GameEnded,
    ]
    assert position.supply == (12, 0)


@pytest.mark.rule("C-20", "C-12")
def test_forfeiting_in_the_last_round_announces_nothing_new() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B . P P . .
        P P P P P P
        """,
        seat=1,
        dice="11345634",
        supply=(0, 2),
    )
    assert position.decisions() == (END,)
    _, happened = play(position, "end")
    assert [type(effect) for effect in happened] == [effects.Forfeited, effects.GameEnded]


@pytest.mark.rule("C-23")
def test_row_points_and_captive_points_make_the_total_and_the_highest_wins() -> None:
    over = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P . B .
        """,
        phase=ColumbizPhase.OVER,
        seat=1,
        points=(9, 3),
        captured=(2, 6),
        supply=(0, 10),
    )
    assert over.scores() == (11, 15)
    assert over.outcome == Outcome(2, (1,), Ending.LAST_ROUND)
    assert over.outcome.shares == (Fraction(0), Fraction(1))


@pytest.mark.rule("C-24")
def test_players_who_tie_for_the_highest_total_share_the_victory() -> None:
    over = columbiz(
        players=4,
        phase=ColumbizPhase.OVER,
        seat=3,
        points=(4, 2, 1, 5),
        captured=(1, 2, 3, 0),
        supply=(1, 1, 0, 3),
    )
    assert over.scores() == (5, 4, 5, 5)
    assert over.outcome == Outcome(4, (0, 2, 3), Ending.LAST_ROUND)
    assert [str(share) for share in over.outcome.shares] == ["1/3", "0", "1/3", "1/3"]


def test_while_the_game_goes_on_there_is_no_outcome() -> None:
    assert columbiz_start(2).outcome is None
    assert columbiz(dice="12345666", points=(9, 0)).outcome is None
