"""Positions as one line."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.notation import position_text, read_position, read_setup, setup_text
from sixrow.rules import (
    COLUMBIZ,
    GAMES,
    SEQUENCE_DICE,
    Columbiz,
    Position,
    SequenceDice,
    Setup,
    columbiz,
    sequence_dice,
    start,
)
from tests.notation.games import attempt, play
from tests.support import boards
from tests.support.strategies import EVERY_SETUP

MID_TURN = "columbiz:2 1B4/6/2P3/6/P5/2B1B1 16,15 0,0 0,0 2 1 "
EMPTY = "6/6/6/6/6/6"


@pytest.mark.no_cover
@pytest.mark.parametrize("setup", EVERY_SETUP, ids=setup_text)
def test_every_position_of_a_random_game_comes_back(setup: Setup) -> None:
    first = start(setup)
    assert read_position(position_text(first)) == first
    phases = set()
    for _, step in play(setup, seed=EVERY_SETUP.index(setup)):
        position: Any = step.position
        assert read_position(position_text(position)) == position
        phases.add(position.phase.value)
    every_phase = (
        columbiz.ColumbizPhase if setup.game is COLUMBIZ else sequence_dice.SequenceDicePhase
    )
    assert phases == {phase.value for phase in every_phase}


@given(st.sampled_from(EVERY_SETUP), st.integers(0, 2**32), st.integers(1, 60))
def test_different_positions_have_different_lines(setup: Setup, seed: int, most: int) -> None:
    positions = {step.position for _, step in play(setup, seed, most)}
    assert len({position_text(position) for position in positions}) == len(positions)


def test_the_letters_of_the_pieces_are_those_of_the_colours() -> None:
    assert {name: game.letters for name, game in GAMES.items()} == {
        "columbiz": "PBGK",
        "sequence-dice": "GBR",
    }


BOARD = """
    . B . . . .
    . . . . . .
    . . P . . .
    . . . . . .
    P . . . . .
    . . B . B .
"""


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (
            start(COLUMBIZ.setup(3)),
            f"columbiz:3 {EMPTY} 13,13,13 0,0,0 0,0,0 rolloff ?,?,?",
        ),
        (
            boards.play(start(COLUMBIZ.setup(3)), "roll 4", "roll 2").position,
            f"columbiz:3 {EMPTY} 13,13,13 0,0,0 0,0,0 rolloff 4,2,?",
        ),
        (
            boards.play(start(COLUMBIZ.setup(3)), "roll 4", "roll 2", "roll 4").position,
            f"columbiz:3 {EMPTY} 13,13,13 0,0,0 0,0,0 rolloff ?,-,?",
        ),
        (
            boards.columbiz(BOARD, phase=columbiz.ColumbizPhase.ROLL, starter=1),
            MID_TURN + "roll 3 -",
        ),
        (
            boards.columbiz(
                BOARD, phase=columbiz.ColumbizPhase.ROLL, starter=1, rolls_left=1, kept="5533"
            ),
            MID_TURN + "roll 1 3355",
        ),
        (
            boards.columbiz(BOARD, phase=columbiz.ColumbizPhase.KEEP, starter=1, dice="12335556"),
            MID_TURN + "keep 2 12335556 -",
        ),
        (
            boards.columbiz(
                BOARD,
                phase=columbiz.ColumbizPhase.KEEP,
                starter=1,
                rolls_left=1,
                dice="12335556",
                kept="33",
                reroll="locked",
            ),
            MID_TURN.replace(":2 ", ":2:reroll=locked ") + "keep 1 12335556 33",
        ),
        (
            boards.columbiz(BOARD, starter=1, dice="12333456"),
            MID_TURN + "place 12333456 0",
        ),
        (
            boards.columbiz(BOARD, starter=1, dice="1", placed=2),
            MID_TURN + "place 1 2",
        ),
        (
            boards.columbiz(
                BOARD,
                seat=1,
                phase=columbiz.ColumbizPhase.OVER,
                supply=(0, 3),
                captured=(12, 0),
                points=(7, 10),
            ),
            "columbiz:2 1B4/6/2P3/6/P5/2B1B1 0,3 12,0 7,10 1 2 over",
        ),
        (
            start(SEQUENCE_DICE.setup(4)),
            f"sequence-dice:4 {EMPTY} rolloff ?,?,?,?",
        ),
        (
            boards.sequence_dice(BOARD.replace("P", "R"), players=3, seat=2),
            "sequence-dice:3 1B4/6/2R3/6/R5/2B1B1 3 roll",
        ),
        (
            boards.sequence_dice(BOARD.replace("P", "G"), players=4, seat=3, total=11, length=5),
            "sequence-dice:4:length=5 1B4/6/2G3/6/G5/2B1B1 4 choose 56",
        ),
    ],
)
def test_the_lines_themselves(position: Position, line: str) -> None:
    assert position_text(position) == line
    assert read_position(line) == position


def test_the_board_is_written_from_rank_six_with_empty_cells_counted() -> None:
    position = boards.sequence_dice("""
        G . . . . B
        . . . . . .
        G G . B B .
        . G . G . B
        B G B G B G
        . . G . . .
    """)
    ranks = position_text(position).split()[1]
    assert ranks == "G4B/6/GG1BB1/1G1G1B/BGBGBG/2G3"


def test_white_space_around_and_between_the_words_does_not_matter() -> None:
    line = f"sequence-dice:2 {EMPTY} 1 choose 34"
    assert read_position(f"  {line.replace(' ', '   ')}\t\n") == read_position(line)


def test_dice_of_any_order_and_small_numbers_for_one_gap_are_read() -> None:
    line = "sequence-dice:2 6/114/222/33/51/6 2 choose 43"
    assert position_text(read_position(line)) == f"sequence-dice:2 {EMPTY} 2 choose 34"


@given(
    st.sampled_from((MID_TURN + "place 1 2", f"sequence-dice:3 {EMPTY} rolloff 7,?,?")),
    st.data(),
)
def test_a_damaged_line_is_refused_or_is_another_position(line: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(place, len(line)))
    damaged = line[:place] + data.draw(st.text("123456/PBG, -?k" + chr(0), max_size=3)) + line[end:]
    position, faults = attempt(read_position, damaged)
    if position is None:
        assert [(fault.line, 1 <= fault.column <= len(damaged) + 2) for fault in faults] == [
            (1, True)
        ]
    else:
        assert read_position(position_text(position)) == position


@given(st.text())
def test_arbitrary_text_is_refused(text: str) -> None:
    position, faults = attempt(read_position, text)
    assert position is None
    assert len(faults) == 1


def test_the_types_of_the_positions() -> None:
    """The line names the game, and the game decides what is read."""
    assert type(read_position(MID_TURN + "roll 3 -")) is Columbiz
    assert type(read_position(f"sequence-dice:2 {EMPTY} 1 roll")) is SequenceDice
    assert read_position(MID_TURN + "roll 3 -").setup == read_setup("columbiz:2")
