"""The 6 × 6 board: masks, rows and the edges that a row must not wrap around."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.rules import board
from tests.support.boards import cell, cells, masks, names

BOARDS = st.integers(min_value=0, max_value=board.EVERY_CELL)


def place(column: int, rank: int) -> int | None:
    """The cell at a column and rank from 0, None off the board."""
    return 6 * column + rank if 0 <= column < 6 and 0 <= rank < 6 else None


def all_segments() -> list[tuple[int, ...]]:
    """Every straight run of two or more cells, written without the board's own functions."""
    segments = []
    for start in range(36):
        for column_step, rank_step in ((0, 1), (1, 0), (1, 1), (1, -1)):
            run = [start]
            while True:
                column, rank = divmod(run[-1], 6)
                following = place(column + column_step, rank + rank_step)
                if following is None:
                    break
                run.append(following)
                segments.append(tuple(run))
    return segments


SEGMENTS = all_segments()


def test_there_are_as_many_straight_runs_as_the_board_has_room_for() -> None:
    by_length = {length: sum(len(run) == length for run in SEGMENTS) for length in range(2, 7)}
    # Length n: 2 · 6 · (7 − n) across and up, 2 · (7 − n)² diagonally.
    assert by_length == {2: 110, 3: 80, 4: 54, 5: 32, 6: 14}


def test_cells_are_counted_up_each_column_in_turn() -> None:
    assert [cell(name) for name in ("a1", "a2", "a6", "b1", "f6")] == [0, 1, 5, 6, 35]
    assert names(board.EVERY_CELL).split()[:8] == ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2"]


@pytest.mark.parametrize(
    ("name", "lower"),
    [("a1", ""), ("a2", "a1"), ("c4", "c1 c2 c3"), ("f6", "f1 f2 f3 f4 f5"), ("d1", "")],
)
def test_below_are_the_lower_cells_of_the_same_column(name: str, lower: str) -> None:
    assert names(board.below(cell(name))) == lower


def test_below_is_right_for_every_cell() -> None:
    for one in range(36):
        lower = tuple(other for other in range(36) if other // 6 == one // 6 and other < one)
        assert board.below(one) == board.mask_of(lower)


@given(BOARDS)
def test_cells_and_masks_are_two_views_of_the_same(mask: int) -> None:
    listed = board.cells_in(mask)
    assert list(listed) == [one for one in range(36) if mask & board.bit(one)]
    assert board.mask_of(listed) == mask
    assert board.popcount(mask) == len(listed)


@given(BOARDS)
def test_the_longest_row_is_the_longest_straight_run(own: int) -> None:
    runs = [len(run) for run in SEGMENTS if board.mask_of(run) & ~own == 0]
    assert board.longest_row(own) == max(runs, default=1 if own else 0)


@pytest.mark.parametrize("run", SEGMENTS[::3], ids=lambda run: names(board.mask_of(run)))
def test_a_lone_straight_run_is_as_long_as_it_is(run: tuple[int, ...]) -> None:
    assert board.longest_row(board.mask_of(run)) == len(run)


@pytest.mark.parametrize(
    ("text", "length"),
    [
        (
            """
            P . . . . .
            P . . . . .
            P . . . . .
            . . . . . .
            . P . . . .
            . P . . . .
            """,
            3,
        ),
        (
            """
            . P . . . .
            P . . . . .
            . . . . . P
            . . . . P .
            . . . . . .
            . . . . . .
            """,
            2,
        ),
        (
            """
            . . . . . P
            . . . . . .
            . . . . . .
            . . . . . .
            P . . . . .
            . P . . . .
            """,
            2,
        ),
        (
            """
            . . . P . .
            . . P . . .
            . P . . . .
            P . . . . .
            . . . . . .
            . . . . . P
            """,
            4,
        ),
        (
            """
            . P . . . .
            . . P . . .
            . . . P . .
            . . . . P .
            P . . . . P
            . P . . . .
            """,
            5,
        ),
    ],
    ids=["columns", "edges", "corners", "over the top", "under the bottom"],
)
def test_a_row_does_not_wrap_around_an_edge(text: str, length: int) -> None:
    (own,) = masks(text, "P")
    assert board.longest_row(own) == length


@given(BOARDS, st.integers(0, 35), st.sampled_from(board.DIRECTIONS))
def test_a_row_through_a_cell_runs_as_far_as_the_pieces_reach(
    others: int, one: int, direction: tuple[int, int]
) -> None:
    own = others | board.bit(one)
    row = board.row_through(own, one, direction)
    assert one in row
    assert all(own & board.bit(member) for member in row)
    steps = {(b // 6 - a // 6, b % 6 - a % 6) for a, b in pairwise(row)}
    assert steps <= {direction}
    column_step, rank_step = direction
    for end, sign in ((row[0], -1), (row[-1], 1)):
        beyond = place(end // 6 + sign * column_step, end % 6 + sign * rank_step)
        assert beyond is None or not own & board.bit(beyond)


def test_reach_counts_without_the_cell_itself() -> None:
    (own,) = masks(
        """
        . . . . . .
        . . . . P .
        . . . P . .
        . P . P P P
        . P . . . .
        P . . . . .
        """,
        "P",
    )
    reached = {
        step: board.reach(own, cell("c3"), *step)
        for step in ((1, 0), (-1, 0), (1, 1), (-1, -1), (0, 1), (1, -1))
    }
    assert reached == {(1, 0): 3, (-1, 0): 1, (1, 1): 2, (-1, -1): 2, (0, 1): 0, (1, -1): 0}
    assert board.row_through(own, cell("c3"), (1, 1)) == cells("a1 b2 c3 d4 e5")
