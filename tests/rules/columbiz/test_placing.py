"""Columbiz: placing discs for dice (C-9 to C-15) and the printed worked example."""

import pytest

from sixrow.rules import effects
from sixrow.rules.columbiz import END, ColumbizPhase
from tests.support.boards import EMPTY, cell, columbiz, dice, draw, legal_cells, picture, play

WORKED_EXAMPLE = "12335556"


@pytest.mark.rule("C-9")
def test_a_disc_spends_as_many_dice_of_its_face_as_its_number() -> None:
    position, happened = play(columbiz(dice=WORKED_EXAMPLE), "e3")
    assert happened == (effects.Placed(0, cell("e3"), dice("555"), "C-9"),)
    assert position == columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . P .
        . . . . . .
        . . . . . .
        """,
        dice="12336",
        placed=1,
    )
    assert position.supply == (17, 18)


@pytest.mark.rule("C-9")
def test_a_die_pays_once_and_dice_of_one_face_may_be_shared_out() -> None:
    position = columbiz(dice="55512346")
    assert legal_cells(position) == "a1 b1 c1 d1 e1 e2 e3 f1"
    assert legal_cells(play(position, "e1").position) == "a1 b1 c1 d1 e2 f1"
    assert legal_cells(play(position, "e2").position) == "a1 b1 c1 d1 e1 f1"
    assert legal_cells(play(position, "e3").position) == "a1 b1 c1 d1 f1"
    assert legal_cells(play(position, "e1", "e2").position) == "a1 b1 c1 d1 f1"


@pytest.mark.rule("C-9")
def test_only_empty_cells_are_placed_on() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . B .
        . . . . . .
        . . . . P B
        """,
        dice="55512346",
    )
    assert legal_cells(position) == "a1 b1 c1 d1 e2"


@pytest.mark.rule("C-9")
def test_eight_equal_dice_pay_for_number_six_and_for_nothing_higher() -> None:
    position = columbiz(dice="33333333")
    assert legal_cells(position) == "c1 c2 c3 c4 c5 c6"
    assert legal_cells(play(position, "c6").position) == "c1 c2"
    assert draw(play(position, "c6", "c2").position) == picture("""
        . . P . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . P . . .
        . . . . . .
    """)


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_discs_are_the_most_in_one_turn(players: int) -> None:
    position = columbiz(dice="12345666", players=players)
    position = play(position, "a1", "b1", "c1").position
    assert legal_cells(position) == "d1 e1 f1 f2 f3"
    position = play(position, "d1").position
    assert position.decisions() == (END,)
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P P . .
    """)


@pytest.mark.rule("C-10")
def test_in_the_french_edition_four_players_place_three_at_most() -> None:
    position = columbiz(dice="12345666", players=4, limit=3)
    position = play(position, "a1", "b1").position
    assert legal_cells(position) == "c1 d1 e1 f1 f2 f3"
    position = play(position, "c1").position
    assert position.decisions() == (END,)
    refusal = position.refusal(cell("d1"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.details) == ("turn-limit", "C-10", {"limit": 3})


@pytest.mark.rule("C-11")
def test_one_disc_must_be_placed_if_any_can_be_and_then_the_player_may_stop() -> None:
    position = columbiz(dice=WORKED_EXAMPLE)
    assert END not in position.decisions()
    refusal = position.refusal(END)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.details) == ("must-place", "C-11", {})

    position, happened = play(position, "a1", "end")
    assert happened[-1] == effects.TurnEnded(0, 1, "C-4")
    assert position == columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P . . . . .
        """,
        phase=ColumbizPhase.ROLL,
        seat=1,
    )


@pytest.mark.rule("C-12")
def test_whoever_can_place_nothing_puts_three_discs_out_of_the_game() -> None:
    blocked = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B . . . . P
        P B P B P B
        """,
        dice="11234566",
    )
    assert blocked.decisions() == (END,)
    position, happened = play(blocked, "end")
    assert happened == (effects.Forfeited(0, 3), effects.TurnEnded(0, 1, "C-4"))
    assert position.supply == (11, 14)
    assert draw(position) == draw(blocked)
    assert (position.captives, position.points) == ((0, 0), (0, 0))


@pytest.mark.rule("C-13")
@pytest.mark.parametrize(("supply", "out"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_with_fewer_than_three_discs_all_of_them_are_put_out(supply: int, out: int) -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B B . . . .
        P P B B B B
        """,
        dice="11223456",
        supply=(supply, 12),
    )
    assert position.decisions() == (END,)
    after, happened = play(position, "end")
    assert happened[0] == effects.Forfeited(0, out)
    assert after.supply == (supply - out, 12)
    assert after.last_round == (supply <= 3)
    assert (effects.SupplyEmpty(0) in happened) == (supply <= 3)


@pytest.mark.rule("C-14")
def test_a_cell_freed_by_a_capture_may_be_used_later_in_the_same_turn() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . B . . . .
        . . . . . .
        """,
        dice="22222134",
    )
    assert "b2" not in legal_cells(position).split()
    position = play(position, "b3").position
    assert legal_cells(position) == "a1 b1 b2 c1 d1"
    position, happened = play(position, "b2")
    assert happened == (effects.Placed(0, cell("b2"), dice("22"), "C-9"),)
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . P . . . .
        . P . . . .
        . . . . . .
    """)


@pytest.mark.rule("C-15")
def test_with_two_discs_left_two_are_the_most() -> None:
    position = columbiz(dice="12345666", supply=(2, 18))
    position = play(position, "a1").position
    assert legal_cells(position) == "b1 c1 d1 e1 f1 f2 f3"
    position, happened = play(position, "b1")
    assert effects.SupplyEmpty(0) in happened
    assert position.decisions() == (END,)
    refusal = position.refusal(cell("c1"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.details) == ("supply-empty", "C-15", {})


@pytest.mark.rule("C-9", "C-11")
@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (
            ("c2", "e3"),
            """
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . P .
            . . P . . .
            . . . . . .
            """,
        ),
        (
            ("a1", "b1"),
            """
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            P P . . . .
            """,
        ),
        (
            ("e1", "e2"),
            """
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . . .
            . . . . P .
            . . . . P .
            """,
        ),
    ],
    ids=["pair and three", "legal but unwise", "three fives shared"],
)
def test_the_worked_example_of_all_editions(moves: tuple[str, ...], expected: str) -> None:
    position = columbiz(EMPTY, dice=WORKED_EXAMPLE)
    assert legal_cells(position) == "a1 b1 c1 c2 e1 e2 e3 f1"
    after = play(position, *moves, "end").position
    assert draw(after) == picture(expected)
    assert after.scores() == (0, 0)
