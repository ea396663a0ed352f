"""Two stored games followed by hand on the board, as the rules say and not as the program does.

The comments are the reasoning: what each turn's last dice allowed and what that did.
"""

from itertools import islice

from sixrow.rules import Columbiz, Position, SequenceDice, effects
from tests.notation.games import golden
from tests.support.boards import cell, cells, dice, draw, picture


def turns(name: str) -> list[tuple[Position, list[effects.Effect]]]:
    """The position and all effects at the end of each turn; the roll-off is turn 0."""
    found: list[tuple[Position, list[effects.Effect]]] = []
    happened: list[effects.Effect] = []
    for moment in golden(name).moments:
        happened += moment.effects
        last = happened[-1]
        if isinstance(
            last, effects.Began | effects.TurnEnded | effects.ExtraTurn | effects.GameEnded
        ):
            found.append((moment.after, happened))
            happened = []
    return found


def captured(happened: list[effects.Effect]) -> set[int]:
    return {each.cell for each in happened if isinstance(each, effects.Captured)}


def rows(happened: list[effects.Effect]) -> dict[tuple[int, ...], int]:
    return {each.cells: each.points for each in happened if isinstance(each, effects.RowMade)}


def columbiz_after(turn: int) -> tuple[Columbiz, list[effects.Effect]]:
    position, happened = turns("columbiz-2")[turn]
    assert isinstance(position, Columbiz)
    return position, happened


def test_columbiz_the_higher_roll_begins() -> None:
    """Ada 2, Bo 5 (C-4): Bo, blue, has the first turn and every odd one after it."""
    position, _ = columbiz_after(0)
    assert (position.seat, position.starter) == (1, 1)


def test_columbiz_the_first_captures() -> None:
    # 1. Bo 3333 5555: c3 (three threes), e4 (four fives), c1 (the last three).
    # 2. Ada 111 33 666: c2 takes c1 below it but not c3 above (C-16); then f3 and a3.
    position, happened = columbiz_after(2)
    assert captured(happened) == {*cells("c1")}
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . B .
        P . B . . P
        . . P . . .
        . . . . . .
    """)
    assert (position.supply, position.captives) == ((15, 15), (1, 0))

    # 3. Bo 11 3333 55: c4 takes Ada's c2, Bo's own c3 between them stays; then e2 and a1.
    position, happened = columbiz_after(3)
    assert captured(happened) == {*cells("c2")}
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . B . B .
        P . B . . P
        . . . . B .
        B . . . . .
    """)


def test_columbiz_the_first_row_and_three_captives_at_once() -> None:
    # 4. Ada 4 555 6666: e3 takes e2; f1 and f2 go under f3: a row of three, 1 point; d1.
    position, happened = columbiz_after(4)
    assert captured(happened) == {*cells("e2")}
    assert rows(happened) == {cells("f1 f2 f3"): 1}
    assert position.points == (1, 0)

    # 5. Bo 1 2 44 6666: f4 takes the whole row f1 f2 f3, d2 takes d1; then b1. Five captives.
    position, happened = columbiz_after(5)
    assert captured(happened) == {*cells("f1 f2 f3 d1")}
    assert position.captives == (2, 5)
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . B . B B
        P . B . P .
        . . . B . .
        B B . . . .
    """)
    assert position.points == (1, 0), "the points of a row stay when the row is gone"


def test_columbiz_two_rows_in_one_turn() -> None:
    # 6. Ada 11 2222 55: a2 takes a1, b4 takes b1, e2. No three in a row: a2 a3, a3 b4, e2 e3.
    # 7. Bo 111 4 6666: d1, f1, f2, a1. Pairs only: d1 d2, f1 f2, c3 d2.
    # 8. Ada 3 444 6666: d3 takes d1 and d2; f3 takes f1 and f2, and d3 e3 f3 is a row (1);
    #    f1 completes the diagonal d3 e2 f1 (1), which ends at Bo's c4; c1.
    position, happened = columbiz_after(8)
    assert captured(happened) == {*cells("d1 d2 f1 f2")}
    assert rows(happened) == {cells("d3 e3 f3"): 1, cells("d3 e2 f1"): 1}
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . P B . B B
        P . B P P P
        P . . . P .
        B . P . . P
    """)
    # Of 18 discs each, Ada placed 3 + 4 + 3 + 4 and Bo 3 + 3 + 3 + 4.
    assert position.supply == (4, 5)
    assert position.captives == (8, 5)
    assert position.points == (3, 0)


def test_columbiz_the_last_round_and_the_score() -> None:
    # 9.  Bo 2 33 444 66: c2 takes c1 and makes c2 c3 c4 (1); f2 takes f1; d2, b1. One disc left.
    # 10. Ada 11 2 33 444: d1 makes the diagonal d1 e2 f3 (1); c1.
    # 11. Bo 11 2 44 555: e1 makes c3 d2 e1 (1). The supply is empty (C-20); Bo began, so Ada has
    #     one more turn.
    position, happened = columbiz_after(11)
    assert rows(happened) == {cells("c3 d2 e1"): 1}
    assert effects.SupplyEmpty(1) in happened
    assert position.supply == (2, 0)
    assert position.outcome is None

    # 12. Ada 11 333 5 66: f1 makes d3 e2 f1 again, which scores again (C-19).
    position, happened = columbiz_after(12)
    assert rows(happened) == {cells("d3 e2 f1"): 1}
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . P B . B B
        P . B P P P
        P . B B P B
        B B P P B P
    """)
    # Rows: Ada 1 + 2 + 1 + 1, Bo 1 + 1. Captives: Ada 8 are worth 20, Bo 7 are worth 16 (C-21).
    assert position.points == (5, 2)
    assert position.captives == (8, 7)
    assert position.scores() == (25, 18)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_columbiz_a_round_is_a_turn_each() -> None:
    """Six rounds of two, none more: the record has turns 0 to 12."""
    assert len(turns("columbiz-2")) == 13


def sequence_dice_after(turn: int) -> tuple[SequenceDice, list[effects.Effect]]:
    position, happened = turns("sequence-dice-4-five")[turn]
    assert isinstance(position, SequenceDice)
    return position, happened


def test_sequence_dice_the_best_two_roll_again() -> None:
    # 7, 7, 6 and 5: Ada and Bo again, 10 to 9. Ada begins (S-3).
    _, happened = sequence_dice_after(0)
    assert effects.Tied((0, 1), "S-3") in happened
    assert happened[-1] == effects.Began(0, "S-3")


def test_sequence_dice_a_ten_clears_and_the_cell_is_free_again() -> None:
    # 1. Ada 8: d2. 2. Bo 6: a5. 3. Cy 3: e1. 4. Di 11: b6, any empty cell (S-12). 5. Ada 8: c5.
    # 6. Bo 10: takes Ada's d2 away (S-11).
    position, happened = sequence_dice_after(6)
    assert happened[1:2] == [effects.Removed(1, cell("d2"), owner=0)]
    assert draw(position) == picture("""
        . B . . . .
        B . G . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . G .
    """)
    # 7. Cy 8: d2 again. 8. Di 7: b5. 9. Ada 10: takes b5 away. 10. Bo 8: b3. 11. Cy 4: f4.
    # 12. Di 8: e4. All four eights are taken now, two by each side.
    position, _ = sequence_dice_after(12)
    assert draw(position) == picture("""
        . B . . . .
        B . G . . .
        . . . . B G
        . B . . . .
        . . . G . .
        . . . . G .
    """)
    assert position.supply() == (20 - 4, 20 - 4)


def test_sequence_dice_a_two_gives_another_turn() -> None:
    # 20. Di 2: the corner a6, and again (S-9); 21. Di 5: d6.
    position, happened = sequence_dice_after(20)
    assert happened[-1] == effects.ExtraTurn(3, "S-9")
    assert position.seat == 3
    # 23. Bo 2: the corner f1, and again; 24. Bo 10: takes Cy's f4 away. 25. Cy 4: f4 again.
    position, happened = sequence_dice_after(25)
    assert happened[:2] == [
        effects.DiceRolled(2, dice("13"), "S-6"),
        effects.Placed(2, cell("f4"), 0, "S-7"),
    ]
    assert draw(position) == picture("""
        B B B B . .
        B B G . G .
        . . . . B G
        . B . . G .
        G G . G B .
        . G . . G B
    """)
    # Green's best is d2 e3 f4, blue's the top row.
    assert position.scores() == (3, 4)


def test_sequence_dice_partners_share_the_row_that_wins() -> None:
    # 26. Di 6: e6. a6 (Di), b6 (Di), c6 (Bo), d6 (Di), e6: five of the team of Bo and Di.
    position, happened = sequence_dice_after(26)
    assert rows(happened) == {cells("a6 b6 c6 d6 e6"): 0}
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert (position.seat, position.side) == (3, 1)


def test_sequence_dice_seats_follow_one_another_but_for_extra_turns() -> None:
    seats = [happened[0] for _, happened in islice(turns("sequence-dice-4-five"), 1, None)]
    rolled = [each.seat + 1 for each in seats if isinstance(each, effects.DiceRolled)]
    assert rolled == [*(1, 2, 3, 4) * 5, 4, 1, 2, 2, 3, 4]
