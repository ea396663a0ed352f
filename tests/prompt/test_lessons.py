"""The tutorial at the prompt: by somebody who does as they are told, and by somebody who tries."""

import pytest

from sixrow.prompt.lessons import teach
from sixrow.text.languages import LANGUAGES, speaking
from sixrow.tutorial import LESSONS
from tests.prompt.scripted import Scripted


def asked(game: str) -> list[str]:
    """What every task asks for."""
    tasks = [task for lesson in LESSONS[game] for task in lesson.tasks]
    return [task.goal[0] if task.goal else "" for task in tasks]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_game_is_taught_to_its_end(game: str, language: str) -> None:
    learner = Scripted(*asked(game))
    with speaking(language):
        teach(learner.console, game)
    assert learner.left == 0
    assert "{" not in learner.text
    assert "tutorial-" not in learner.text
    for task in (task for lesson in LESSONS[game] for task in lesson.tasks):
        assert ", ".join(task.shown) in learner.text.replace("\n", " ")


def test_a_wrong_try_is_explained() -> None:
    told = asked("columbiz")
    place = told.index("e3")
    learner = Scripted(*told[:place], "e5", "a1", "nonsense", *told[place:])
    teach(learner.console, "columbiz")
    assert learner.left == 0
    assert "e5 costs 5 dice showing 5; you have 3 left (C-9)." in learner.text
    assert "for this lesson choose e3." in learner.text
    assert "Type what the prompt asks for" in learner.text


@pytest.mark.parametrize("line", ["", "?", "reroll 1 2", "fourteen"])
def test_what_is_no_answer_is_told_what_to_type(line: str) -> None:
    learner = Scripted("", "", "", "", line)
    teach(learner.console, "columbiz")
    *_, answer, _again = learner.text.splitlines()
    assert answer == "Type what the prompt asks for, or “quit” to leave."


def test_keeping_dice_instead_of_stopping_is_understood() -> None:
    told = asked("columbiz")
    place = told.index("stop")
    learner = Scripted(*told[:place], "keep 5 5", *told[place:])
    teach(learner.console, "columbiz")
    assert learner.left == 0
    assert "is not a die" not in learner.text


def test_the_winning_cell_is_not_given_away() -> None:
    told = asked("sequence-dice")
    place = told.index("d3")
    learner = Scripted(*told[:place], "d4", *told[place:])
    teach(learner.console, "sequence-dice")
    assert "it does not win" in learner.text
    assert "choose d3" not in learner.text
    assert learner.text.rstrip().endswith("Play a first game: sixrow play sequence-dice")


def test_dice_are_kept_as_in_a_game() -> None:
    told = asked("columbiz")
    place = told.index("k555")
    learner = Scripted(*told[:place], "5 5", "keep 5 5 5", *told[place + 1 :])
    teach(learner.console, "columbiz")
    assert learner.left == 0
    assert "keep 5 5 5 and nothing else" in learner.text


@pytest.mark.parametrize("lines", [(), ("", "quit", "never asked for")])
def test_one_may_leave_at_any_time(lines: tuple[str, ...]) -> None:
    learner = Scripted(*lines)
    teach(learner.console, "sequence-dice")
    assert "Now you know how to play." not in learner.text
