"""The questions for a newcomer."""

import pytest

from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Game
from sixrow.terminal.questions import ask_game, ask_seats
from sixrow.terminal.seats import Machine, Person, Sitter
from tests.terminal.scripted import Scripted


def test_enter_enter_enter_is_a_game_against_the_computer() -> None:
    script = Scripted("", "", "")
    game = ask_game(script.console)
    assert game is COLUMBIZ
    assert ask_seats(script.console, game) == [Person("Player"), Machine()]
    assert script.shown == [
        "Which game? 1 Columbiz, 2 Sequence Dice [1]: ",
        "Who plays at this keyboard? One name, or several with commas [Player]: ",
        "How many computer players, 1 to 3? [1]: ",
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
        (("Ada", "3"), [Person("Ada"), Machine(), Machine(), Machine()]),
        (("Ada, Bo", ""), [Person("Ada"), Person("Bo")]),
        (("Ada,Bo", "1"), [Person("Ada"), Person("Bo"), Machine()]),
        (("a,b,c,d",), [Person("a"), Person("b"), Person("c"), Person("d")]),
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
    script = Scripted("a,b,c,d,e", "a,a", "a,,b", "x" * 40, "Ada", "0", "4", "one", "-1", "2")
    assert len(ask_seats(script.console, COLUMBIZ)) == 3
    assert "At most 4 can play." in script.text
    assert "Two players are called a; please tell them apart." in script.text
    assert "“” cannot be a name: one to 30 letters, please." in script.text
    assert script.text.count("Please answer with a number from 1 to 3.") == 4
