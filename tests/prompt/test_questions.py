"""The questions of ``sixrow play`` without arguments."""

import pytest

from sixrow.local.seats import ComputerPlayer, HumanPlayer, Sitter
from sixrow.prompt.questions import ask_game, ask_seats
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Game
from tests.prompt.scripted import Scripted


def test_four_times_enter_is_a_game_against_the_computer() -> None:
    script = Scripted("", "", "", "")
    game = ask_game(script.console)
    assert game is COLUMBIZ
    assert ask_seats(script.console, game) == [HumanPlayer("Player"), ComputerPlayer("skilled")]
    assert script.shown == [
        "Which game? 1 Columbiz, 2 Sequence Dice [1]: ",
        "Who is playing at this keyboard? One name, or several with commas [Player]: ",
        "How many computer players, 1 to 3? [1]: ",
        "How strong? 1 Novice, 2 Casual, 3 Skilled, 4 Expert, 5 Master [3]: ",
    ]


@pytest.mark.parametrize(
    ("answer", "game"),
    [("1", COLUMBIZ), ("2", SEQUENCE_DICE), ("seq", SEQUENCE_DICE), (" Columbiz ", COLUMBIZ)],
)
def test_a_game_by_number_or_name(answer: str, game: Game) -> None:
    assert ask_game(Scripted(answer).console) is game


@pytest.mark.parametrize(
    ("answers", "sitters"),
    [
        (
            ("Ada", "3", ""),
            [HumanPlayer("Ada"), ComputerPlayer(), ComputerPlayer(), ComputerPlayer()],
        ),
        (
            ("Ada", "2", "5"),
            [HumanPlayer("Ada"), ComputerPlayer("master"), ComputerPlayer("master")],
        ),
        (
            ("Ada", "2", "1, Expert"),
            [HumanPlayer("Ada"), ComputerPlayer("novice"), ComputerPlayer("expert")],
        ),
        (("Ada", "1", "random"), [HumanPlayer("Ada"), ComputerPlayer("random")]),
        (("Ada, Bo", ""), [HumanPlayer("Ada"), HumanPlayer("Bo")]),
        (("Ada,Bo", "1", ""), [HumanPlayer("Ada"), HumanPlayer("Bo"), ComputerPlayer()]),
        (("a,b,c,d",), [HumanPlayer("a"), HumanPlayer("b"), HumanPlayer("c"), HumanPlayer("d")]),
    ],
)
def test_people_and_computers(answers: tuple[str, ...], sitters: list[Sitter]) -> None:
    script = Scripted(*answers)
    assert ask_seats(script.console, COLUMBIZ) == sitters
    assert script.left == 0


def test_wrong_answers_are_explained_and_asked_again() -> None:
    script = Scripted("3", "chess", "2")
    assert ask_game(script.console) is SEQUENCE_DICE
    assert script.text.count("Please answer with a number from 1 to 2.") == 2
    script = Scripted("a,b,c,d,e", "a,a", "a,,b", "x" * 40, "Ada", "0", "4", "one", "-1", "2",
                      "0", "6", "deep", "1,2,3", "1,2")  # fmt: skip
    assert len(ask_seats(script.console, COLUMBIZ)) == 3
    assert "At most 4 can play." in script.text
    assert "Two players are called a. Give them different names." in script.text
    assert "“” is not a valid name. A name has 1 to 30 letters." in script.text
    assert script.text.count("Please answer with a number from 1 to 3.") == 4
    assert "How strong? One level for all, or 2 with commas. 1 Novice, " in script.text
    assert script.text.count("Please answer with a number from 1 to 5.") == 2
    assert "There is no computer player “deep”; choose from novice, " in script.text
    assert "Please give one level for all, or 2 with commas." in script.text
