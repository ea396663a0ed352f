"""A tutorial as clients get it: a try in any cell has an answer."""

import pytest

from sixrow.notation import cell_text
from sixrow.rules import Refusal
from sixrow.rules.board import CELLS
from sixrow.tutorial import LESSONS
from sixrow.wire.tutorials import TaskView, tutorial_of

TASKS = [
    pytest.param(task, id=f"{game} {lesson.name} {number}")
    for game in LESSONS
    for lesson in tutorial_of(game).lessons
    for number, task in enumerate(lesson.tasks, start=1)
    if task.do in ("place", "choose")
]


@pytest.mark.parametrize("task", TASKS)
def test_every_cell_is_a_choice_or_has_a_reason(task: TaskView) -> None:
    choices = {choice.decision for choice in task.game.choices}
    assert set(task.goal) <= choices
    cells = set(map(cell_text, range(CELLS)))
    assert set(task.refusals) == cells - choices
    assert all(refusal["code"] and refusal["rule"] for refusal in task.refusals.values())


def test_what_is_to_be_done_is_said() -> None:
    assert [task.do for task in tutorial_of("columbiz").lessons[1].tasks] == [
        "roll",
        "keep",
        "keep",
    ]
    assert tutorial_of("columbiz").lessons[1].tasks[1].goal == ("k555",)
    assert tutorial_of("sequence-dice").lessons[1].tasks[0].do == "roll"


def test_points_are_those_of_the_rules() -> None:
    columbiz = tutorial_of("columbiz")
    assert columbiz.row_points == (1, 2, 3, 4)
    assert columbiz.discs == (18, 13, 10)
    assert columbiz.captive_points == (1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42)
    assert tutorial_of("sequence-dice").captive_points == ()


def test_other_games_have_none() -> None:
    with pytest.raises(Refusal, match="unknown-game"):
        tutorial_of("chess")
