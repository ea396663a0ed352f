"""Effects in words."""

import pytest

from sixrow.notation import read_position
from sixrow.rules import Position
from sixrow.text.effects import EffectWriter
from sixrow.text.results import outcome_words
from sixrow.text.words import Names
from tests.support.boards import columbiz, play, sequence_dice

PLAYERS = ("Ada", "Bo", "Cy", "Di")


def names(position: Position) -> Names:
    return Names(position.setup, PLAYERS[: position.setup.players])


def told(position: Position, *moves: str) -> str:
    return EffectWriter(position.setup, names(position)).tell(play(position, *moves).effects)


def at(text: str) -> Position:
    return read_position(text)


START = "columbiz:3 6/6/6/6/6/6 13,13,13 0,0,0 0,0,0 rolloff ?,?,?"


def test_the_roll_off_with_a_tie() -> None:
    assert told(at(START), "roll 5", "roll 2", "roll 5", "roll 1", "roll 3") == (
        "Ada rolls 5. Bo rolls 2. Cy rolls 5. Ada and Cy are tied and roll again (C-5). "
        "Ada rolls 1. Cy rolls 3, goes first."
    )


def test_a_turn_of_columbiz() -> None:
    position = at("columbiz:2 6/6/6/6/4B1/1PP1B1 16,16 0,0 0,0 1 1 roll 3 -")
    moves = ("roll 11234556", "keep 55", "roll 144455", "keep 12345555")
    assert told(position, moves[0], moves[1], moves[2]) == (
        "Ada rolls 11 2 3 4 55 6, keeps 55, rolls 1 444 55."
    )
    assert told(position, "roll 14445555", "keep 14445555", "e3", "d1", "end") == (
        "Ada rolls 1 444 5555, stops rolling, places a disc on e3, captures Bo’s disc on e1, "
        "captures Bo’s disc on e2, places a disc on d1, scores 1 point for a row of 3 "
        "(b1 c1 d1), ends the turn."
    )


def test_keeping_nothing_and_longer_rows() -> None:
    position = at("columbiz:2 6/6/6/6/6/PPP3 15,18 0,0 0,0 1 1 roll 3 -")
    assert told(position, "roll 44445555", "keep", "roll 44445555").startswith(
        "Ada rolls 4444 5555, keeps nothing, rolls 4444 5555."
    )
    assert "scores 2 points for a row of 4 (a1 b1 c1 d1)" in told(
        position, "roll 44445555", "keep 44445555", "d1"
    )


def test_forfeits_and_the_last_round() -> None:
    position = at("columbiz:2 6/6/6/6/PPPPPP/BBBBBB 1,12 0,0 0,0 1 1 place 11223344 0")
    assert told(position, "end") == (
        "Ada can’t place anything and loses one disc (C-12), has no discs left, so this "
        "is the last round (C-20), ends the turn."
    )


def test_the_end_of_columbiz() -> None:
    position = at("columbiz:2 6/6/6/6/6/P5 0,9 0,0 0,0 1 2 place 11111111 0")
    assert told(position, "a2", "end") == (
        "Bo places a disc on a2, captures Ada’s disc on a1. The last round is over (C-20)."
    )


def test_a_turn_of_sequence_dice_ends_without_saying_so() -> None:
    assert told(sequence_dice(), "roll 34", "b2") == "Ada rolls 3 + 4 = 7, puts a chip on b2."


def test_another_turn() -> None:
    assert told(sequence_dice(), "roll 66", "c3") == (
        "Ada rolls 6 + 6 = 12, puts a chip on c3, plays again (S-9)."
    )


def test_removing_and_replacing_name_the_team() -> None:
    picture = """
        . . . . . .
        . G . . B .
        . . . . . .
        . . . . . .
        . B . . B .
        . . . . . .
    """
    assert told(sequence_dice(picture, players=4, total=10), "e5") == (
        "Ada removes Bo and Di’s chip from e5 (S-11)."
    )
    assert told(sequence_dice(picture, players=4, total=7), "b2") == (
        "Ada takes Bo and Di’s chip off b2 (S-7), puts a chip on b2."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sequence-dice:2 G4G/6/6/6/6/G4G 1 choose 11", "already having all four cells (S-8)"),
        ("sequence-dice:2 6/6/6/6/6/6 1 choose 46", "with no chip to remove (S-11)"),
        (
            "sequence-dice:2 GGG1GG/G1GGG1/1G1G1G/1G1G2/G1G1G1/G2GG1 1 choose 22",
            "with no chips left (S-15)",
        ),
    ],
)
def test_passing_says_why(text: str, sentence: str) -> None:
    assert f"Ada passes, {sentence}" in told(at(text), "pass")


def test_the_extra_turn_after_a_pass() -> None:
    position = at("sequence-dice:2 G4G/6/6/6/6/G4G 1 choose 11")
    assert told(position, "pass").endswith("plays again (S-10).")


def test_the_row_that_wins() -> None:
    position = at("sequence-dice:2:length=5 6/6/6/6/6/GG1GG1 1 choose 14")
    assert told(position, "c1") == (
        "Ada puts a chip on c1, makes a row of 5 (a1 b1 c1 d1 e1). The game is over (S-13)."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("columbiz:2 6/6/6/6/6/6 0,9 2,1 1,0 1 2 over", "Ada wins with 3 points."),
        ("columbiz:2 6/6/6/6/6/6 0,9 0,0 0,1 1 2 over", "Bo wins with 1 point."),
        (
            "columbiz:3 6/6/6/6/6/6 0,9,9 1,1,0 1,1,2 1 3 over",
            "Ada, Bo and Cy share the win with 2 points each (C-24).",
        ),
        ("sequence-dice:2 GGGGGG/6/6/6/6/6 1 over", "Ada wins with 6 in a row."),
        ("sequence-dice:4 GGGGGG/6/6/6/6/6 3 over", "Ada and Cy win with 6 in a row."),
    ],
)
def test_results(text: str, sentence: str) -> None:
    position = at(text)
    assert outcome_words(position, names(position)) == sentence


def test_columbiz_pictures_need_no_more_than_names() -> None:
    assert told(columbiz(dice="12335556"), "c2", "e3") == (
        "Ada places a disc on c2, places a disc on e3."
    )
