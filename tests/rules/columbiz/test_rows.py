"""Columbiz: what rows score (C-17 to C-19)."""

import pytest

from sixrow.rules import effects
from sixrow.rules.board import mask_of
from sixrow.rules.columbiz import laws
from sixrow.rules.effects import RowMade
from tests.support.boards import cell, cells, columbiz, draw, picture, play

ROWS = [
    (
        "b3",
        "a3 b3 c3",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        P . P . . .
        . . . . . .
        . . . . . .
        """,
        1,
    ),
    (
        "d2",
        "d1 d2 d3 d4",
        """
        . . . . . .
        . . . . . .
        . . . P . .
        . . . P . .
        . . . . . .
        . . . P . .
        """,
        2,
    ),
    (
        "b2",
        "b2 c3 d4 e5 f6",
        """
        . . . . . P
        . . . . P .
        . . . P . .
        . . P . . .
        . . . . . .
        . . . . . .
        """,
        3,
    ),
    (
        "d3",
        "a6 b5 c4 d3 e2 f1",
        """
        P . . . . .
        . P . . . .
        . . P . . .
        . . . . . .
        . . . . P .
        . . . . . P
        """,
        4,
    ),
]


def rows(happened: tuple[effects.Effect, ...]) -> list[RowMade]:
    return [effect for effect in happened if isinstance(effect, RowMade)]


@pytest.mark.rule("C-17")
@pytest.mark.parametrize(("name", "row", "board", "points"), ROWS, ids=["3", "4", "5", "6"])
@pytest.mark.parametrize("extension", ["full", "difference"])
def test_a_row_of_three_to_six_scores_at_once(
    name: str, row: str, board: str, points: int, extension: str
) -> None:
    # Only the five joins a row of four and the six a row of three.
    position = columbiz(board, dice="22233444", extension=extension)
    after, happened = play(position, name)
    joined = {"b2": 2, "d3": 1}.get(name, 0) if extension == "difference" else 0
    assert rows(happened) == [RowMade(0, cells(row), points - joined, "C-17")]
    assert after.scores() == (points - joined, 0)


@pytest.mark.rule("C-17")
def test_two_in_a_row_score_nothing_nor_do_three_with_a_gap_or_an_opponent_between() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . P
        . . . . . .
        . . . . . P
        P . P B P .
        """,
        dice="12345666",
    )
    after, happened = play(position, "f1")
    assert rows(happened) == []
    assert after.scores() == (0, 0)
    assert draw(after) == picture("""
        . . . . . .
        . . . . . .
        . . . . . P
        . . . . . .
        . . . . . P
        P . P B P P
    """)


@pytest.mark.rule("C-17")
def test_a_row_ends_at_the_edge_of_the_board() -> None:
    # a6 and b1 are neighbours in the numbering of cells, and so are f1, e6 and d6 diagonally.
    position = columbiz(
        """
        P . . . . .
        P . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . P . . P
        """,
        dice="22345666",
    )
    after, happened = play(position, "b1")
    assert rows(happened) == []
    assert after.scores() == (0, 0)


@pytest.mark.rule("C-17")
def test_a_row_scores_only_for_the_disc_just_placed() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P . . .
        """,
        dice="55566661",
        points=(1, 0),
    )
    after, happened = play(position, "e3", "end")
    assert rows(happened) == []
    assert after.scores() == (1, 0)


@pytest.mark.rule("C-18")
@pytest.mark.parametrize(("extension", "second"), [("full", 2), ("difference", 1)])
def test_three_and_then_four(extension: str, second: int) -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P . . . .
        """,
        dice="34566666",
        extension=extension,
    )
    after, happened = play(position, "c1", "d1")
    assert rows(happened) == [
        RowMade(0, cells("a1 b1 c1"), 1, "C-17"),
        RowMade(0, cells("a1 b1 c1 d1"), second, "C-17"),
    ]
    assert after.points == (1 + second, 0)


@pytest.mark.rule("C-18")
@pytest.mark.parametrize(("extension", "points"), [("full", 4), ("difference", 3)])
def test_joining_a_pair_and_a_three_into_a_six(extension: str, points: int) -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P . P P P
        . . . . . .
        """,
        dice="33124566",
        extension=extension,
    )
    after, happened = play(position, "c2")
    assert rows(happened) == [RowMade(0, cells("a2 b2 c2 d2 e2 f2"), points, "C-17")]
    assert after.scores() == (points, 0)


@pytest.mark.rule("C-18")
@pytest.mark.parametrize(("extension", "points"), [("full", 4), ("difference", 1)])
def test_lengthening_a_five_to_a_six(extension: str, points: int) -> None:
    position = columbiz(
        """
        . . . . . .
        . . P . . .
        . . P . . .
        . . P . . .
        . . P . . .
        . . P . . .
        """,
        dice="33333312",
        extension=extension,
    )
    assert play(position, "c6").position.scores() == (points, 0)


@pytest.mark.rule("C-18", "C-19")
@pytest.mark.parametrize(
    ("last", "three"),
    [("c4", "c1 c2 c3"), ("c4", "d4 e4 f4"), ("c3", "d4 e5 f6"), ("c4", "d3 e2 f1")],
    ids=["up", "across", "rising", "falling"],
)
def test_the_difference_is_taken_in_every_direction(last: str, three: str) -> None:
    own = mask_of(cells(f"{last} {three}"))
    assert laws.points_made(own, cell(last), difference=False) == 2
    assert laws.points_made(own, cell(last), difference=True) == 1


@pytest.mark.rule("C-19")
def test_one_disc_completes_three_rows() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        P . P . P .
        . P . P . .
        P P . P P .
        . . . . . .
        """,
        dice="33123456",
    )
    after, happened = play(position, "c2")
    assert rows(happened) == [
        RowMade(0, cells("a2 b2 c2 d2 e2"), 3, "C-17"),
        RowMade(0, cells("c2 d3 e4"), 1, "C-17"),
        RowMade(0, cells("a4 b3 c2"), 1, "C-17"),
    ]
    assert after.scores() == (5, 0)
    assert draw(after) == picture("""
        . . . . . .
        . . . . . .
        P . P . P .
        . P . P . .
        P P P P P .
        . . . . . .
    """)


@pytest.mark.rule("C-19")
@pytest.mark.parametrize(
    ("extension", "points"), [("full", (3, 2, 4, 1)), ("difference", (2, 2, 3, 1))]
)
def test_one_disc_completes_four_rows(extension: str, points: tuple[int, ...]) -> None:
    position = columbiz(
        """
        . . P . . P
        . . P . P .
        . P P P . .
        . P . P P .
        . P P P . .
        P . . . . .
        """,
        dice="33312456",
        extension=extension,
    )
    after, happened = play(position, "c3")
    own = after.discs[0]
    assert laws.points_made(own, cell("c3"), extension == "difference") == sum(points)
    assert rows(happened) == [
        RowMade(0, cells("c2 c3 c4 c5 c6"), points[0], "C-17"),
        RowMade(0, cells("b3 c3 d3 e3"), points[1], "C-17"),
        RowMade(0, cells("a1 b2 c3 d4 e5 f6"), points[2], "C-17"),
        RowMade(0, cells("b4 c3 d2"), points[3], "C-17"),
    ]
    assert after.scores() == (sum(points), 0)


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("extension", ["full", "difference"])
def test_a_row_broken_by_a_capture_scores_again_when_it_is_made_again(extension: str) -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P . . . .
        """,
        dice="34566666",
        extension=extension,
    )
    position = play(position, "c1", "end").position
    assert position.scores() == (1, 0)
    position = play(position, "roll 22333456", "keep 22333456", "b2", "end").position
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . B . . . .
        P . P . . .
    """)
    position, happened = play(position, "roll 12345666", "keep 12345666", "b1")
    assert rows(happened) == [RowMade(0, cells("a1 b1 c1"), 1, "C-17")]
    assert position.scores() == (2, 1)


@pytest.mark.rule("C-19")
def test_a_disc_may_capture_and_make_a_row_at_once() -> None:
    position = columbiz(
        """
        . . . . . .
        . . . . . .
        P P . . . .
        . . B . . .
        . . . . . .
        . . . . . .
        """,
        dice="33331245",
    )
    after, happened = play(position, "c4")
    assert [type(effect) for effect in happened] == [
        effects.Placed,
        effects.Captured,
        effects.RowMade,
    ]
    assert after.scores() == (2, 0)
