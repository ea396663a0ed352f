"""Columbiz: the board, the discs and who begins (C-1 to C-5)."""

import pytest

from sixrow.rules import COLUMBIZ, Waiting, effects
from sixrow.rules.columbiz import ColumbizPhase, laws
from sixrow.rules.rolloff import RollOff
from tests.support.boards import (
    EMPTY,
    cell,
    columbiz,
    columbiz_start,
    dice,
    draw,
    names,
    picture,
    play,
)


@pytest.mark.rule("C-1")
def test_a_cell_is_a_face_and_a_number_and_neighbours_share_their_number() -> None:
    # One die of each face pays for number 1 of each column, left to right.
    position = columbiz(dice="12345611")
    for name in ("a1", "b1", "c1", "d1"):
        position = play(position, name).position
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P P . .
    """)
    prices = {name: laws.price(cell(name)) for name in ("a1", "c2", "e3", "f6")}
    assert prices == {"a1": dice("1"), "c2": dice("33"), "e3": dice("555"), "f6": dice("666666")}


@pytest.mark.rule("C-2")
def test_number_one_is_drawn_at_the_bottom_and_captures_fall_downwards_in_the_drawing() -> None:
    position = columbiz(
        """
        . . . . . .
        . B . . . .
        . . . . . .
        . B . . . .
        . . . . . .
        . . . . . .
        """,
        dice="22223456",
    )
    assert draw(play(position, "b4").position) == picture("""
        . . . . . .
        . B . . . .
        . P . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)


@pytest.mark.rule("C-3")
@pytest.mark.parametrize(("players", "discs"), [(2, 18), (3, 13), (4, 10)])
def test_the_more_players_the_fewer_discs(players: int, discs: int) -> None:
    position = columbiz_start(players)
    assert position.supply == (discs,) * players
    assert draw(position) == picture(EMPTY)
    assert COLUMBIZ.colours == ("purple", "blue", "grey", "black")


@pytest.mark.rule("C-3")
def test_the_seats_play_purple_blue_grey_and_black_in_this_order() -> None:
    position = columbiz_start(4)
    position = play(position, "roll 6", "roll 1", "roll 1", "roll 1").position
    for name in ("a1", "b1", "c1", "d1"):
        position = play(position, "roll 12341234", "keep 12341234", name, "end").position
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P B G K . .
    """)


@pytest.mark.rule("C-4")
def test_each_rolls_one_die_in_turn_and_the_highest_begins() -> None:
    position = columbiz_start(3)
    assert (position.waiting, position.seat, position.dice_to_roll) == (Waiting.DICE, 0, 1)
    position = play(position, "roll 3").position
    assert (position.seat, position.dice_to_roll) == (1, 1)
    position = play(position, "roll 5").position
    assert position.seat == 2
    position, happened = play(position, "roll 4")
    assert happened == (effects.DiceRolled(2, dice("4"), "C-4"), effects.Began(1, "C-4"))
    assert (position.seat, position.starter, position.phase) == (1, 1, ColumbizPhase.ROLL)
    assert position.roll_off is None


@pytest.mark.rule("C-4")
def test_the_turn_passes_clockwise_from_whoever_began() -> None:
    position = play(columbiz_start(3), "roll 1", "roll 1", "roll 2").position
    turns = []
    for name in ("a1", "b1", "c1", "d1"):
        turns.append(position.seat)
        position, happened = play(position, "roll 12341234", "keep 12341234", name, "end")
        assert happened[-1] == effects.TurnEnded(turns[-1], position.seat, "C-4")
    assert turns == [2, 0, 1, 2]
    assert draw(position) == picture("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        G P B G . .
    """)


@pytest.mark.rule("C-5")
def test_those_tied_for_the_highest_roll_again_among_themselves() -> None:
    position, happened = play(columbiz_start(4), "roll 2", "roll 5", "roll 4", "roll 5")
    assert happened[-1] == effects.Tied((1, 3), "C-5")
    assert position.roll_off == RollOff((None, 0, None, 0))
    assert (position.seat, position.dice_to_roll, position.waiting) == (1, 1, Waiting.DICE)

    position, happened = play(position, "roll 1", "roll 1")
    assert happened[-1] == effects.Tied((1, 3), "C-5")
    position, happened = play(position, "roll 1", "roll 2")
    assert happened == (
        effects.DiceRolled(1, dice("1"), "C-4"),
        effects.DiceRolled(3, dice("2"), "C-4"),
        effects.Began(3, "C-4"),
    )
    assert (position.seat, position.dice_to_roll) == (3, 8)


def test_the_price_of_every_cell_is_its_number_in_dice_of_its_face() -> None:
    every = [f"{column}{rank}" for column in "abcdef" for rank in range(1, 7)]
    for place, name in enumerate(every):
        face, number = "abcdef".index(name[0]) + 1, int(name[1])
        assert laws.price(place) == dice(str(face) * number)
    assert names((1 << 36) - 1) == " ".join(every)
