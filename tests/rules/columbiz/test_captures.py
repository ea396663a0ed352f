"""Columbiz: a disc captures the discs below it (C-16) and what captives are worth (C-21 …)."""

import pytest

from sixrow.rules import effects
from sixrow.rules.columbiz import ColumbizPhase
from tests.support.boards import cell, columbiz, dice, draw, picture, play

PRINTED_TABLE = (1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42)


@pytest.mark.rule("C-16")
def test_a_disc_captures_all_opponents_below_it_in_its_column_and_nothing_else() -> None:
    position = columbiz(
        """
        . . . G . .
        . . . . . .
        . . . . . .
        . . B B . .
        . . B P G .
        B . G G B .
        """,
        players=3,
        dice="44441236",
    )
    position, happened = play(position, "d4")
    assert draw(position) == picture("""
        . . . G . .
        . . . . . .
        . . . P . .
        . . B . . .
        . . B P G .
        B . G . B .
    """)
    assert happened == (
        effects.Placed(0, cell("d4"), dice("4444"), "C-9"),
        effects.Captured(0, cell("d1"), owner=2),
        effects.Captured(0, cell("d3"), owner=1),
    )
    assert position.captives == (2, 0, 0)


@pytest.mark.rule("C-16")
def test_captives_do_not_go_back_to_any_supply() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B . . . . .
        B . . . . .
        """,
        dice="11123456",
        captured=(3, 0),
    )
    assert position.supply == (18, 13)
    after = play(position, "a3").position
    assert after.supply == (17, 13)
    assert after.captives == (5, 0)


@pytest.mark.rule("C-16")
def test_a_disc_on_number_one_captures_nothing_not_even_in_the_column_before() -> None:
    board = """
        B . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . B . . . .
        . . . . . .
    """
    position, happened = play(columbiz(board, dice="22345666"), "b1")
    assert happened == (effects.Placed(0, cell("b1"), dice("2"), "C-9"),)
    assert draw(position) == picture("""
        B . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . B . . . .
        . P . . . .
    """)


@pytest.mark.rule("C-16")
def test_the_second_player_captures_as_the_first_does() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . P
        """,
        seat=1,
        dice="66123456",
    )
    position, happened = play(position, "f3")
    assert happened[1:] == (effects.Captured(1, cell("f1"), owner=0),)
    assert position.captives == (0, 1)
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . B
        . . . . . .
        . . . . . .
    """)


@pytest.mark.rule("C-16")
def test_one_disc_on_number_six_captures_a_whole_column() -> None:
    position = columbiz(
        """
        . . . . . .
        K . . . . .
        G . . . . .
        B . . . . .
        G . . . . .
        B . . . . .
        """,
        players=4,
        dice="11111123",
    )
    position, happened = play(position, "a6")
    owners = [effect.owner for effect in happened if isinstance(effect, effects.Captured)]
    assert owners == [1, 2, 1, 2, 3]
    assert draw(position) == picture("""
        P . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert position.scores() == (9, 0, 0, 0)


@pytest.mark.rule("C-21")
@pytest.mark.parametrize("captives", range(13))
@pytest.mark.parametrize("scheme", ["square", "capped"])
def test_up_to_twelve_captives_are_worth_the_printed_table(captives: int, scheme: str) -> None:
    position = columbiz(dice="12345666", captured=(captives, 0), captives=scheme)
    assert position.scores() == ((0, *PRINTED_TABLE)[captives], 0)


@pytest.mark.rule("C-21")
def test_the_worth_of_captives_grows_as_they_are_taken() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B . . . . .
        B B B B . .
        """,
        dice="11122334",
    )
    scores = []
    for name in ("a3", "b2", "c2"):
        position = play(position, name).position
        scores.append(position.scores()[0])
    assert scores == [2, 4, 6]
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        P . . . . .
        . P P . . .
        . . . B . .
    """)


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(
    ("captives", "square"), [(13, 49), (14, 56), (15, 64), (16, 72), (17, 81), (18, 90)]
)
def test_beyond_twelve_captives_the_table_goes_on_or_is_capped(captives: int, square: int) -> None:
    over = columbiz(phase=ColumbizPhase.OVER, seat=1, supply=(18, 0), captured=(captives, 0))
    assert over.scores() == (square, 0)
    over = columbiz(
        phase=ColumbizPhase.OVER, seat=1, supply=(18, 0), captured=(captives, 0), captives="capped"
    )
    assert over.scores() == (42, 0)


@pytest.mark.rule("C-22")
def test_a_thirteenth_captive_is_taken_and_counted() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . B . . .
        """,
        dice="33124566",
        captured=(12, 0),
    )
    after = play(position, "c2").position
    assert after.scores() == (49, 0)
    assert draw(after) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . P . . .
        . . . . . .
    """)


@pytest.mark.rule("C-25")
@pytest.mark.parametrize("captives", [0, 1, 2, 3, 12, 13, 18])
def test_linear_every_captive_is_worth_one_point(captives: int) -> None:
    players = columbiz(players=3, dice="12345666", captured=(0, captives, 0), captives="linear")
    assert players.scores() == (0, captives, 0)


@pytest.mark.rule("C-25")
def test_linear_may_change_who_leads() -> None:
    board = """
        . . . . . .
        . . . . . .
        B . . . . .
        . . . . . .
        . . . . . .
        P P P P P P
    """
    square = columbiz(
        board,
        phase=ColumbizPhase.OVER,
        seat=1,
        points=(6, 10),
        captured=(6, 3),
        supply=(9, 0),
    )
    linear = columbiz(
        board,
        phase=ColumbizPhase.OVER,
        seat=1,
        points=(6, 10),
        captured=(6, 3),
        supply=(9, 0),
        captives="linear",
    )
    assert square.scores() == (18, 14)
    assert linear.scores() == (12, 13)
    assert square.outcome is not None
    assert linear.outcome is not None
    assert (square.outcome.winners, linear.outcome.winners) == ((0,), (1,))
