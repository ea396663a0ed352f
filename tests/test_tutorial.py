"""The lessons keep to the rules, and what they say fits what happens in them."""

import pytest

from sixrow.notation import setup_text
from sixrow.rules import GAMES
from sixrow.rules.effects import (
    Captured,
    ExtraTurn,
    Placed,
    Removed,
    Replaced,
    RowMade,
    SupplyEmpty,
)
from sixrow.tutorial import LESSONS, Lesson, steps

EVERY = [(game, lesson) for game, lessons in LESSONS.items() for lesson in lessons]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), EVERY, ids=[f"{game} {lesson.name}" for game, lesson in EVERY]
)


def happened(game: str, name: str) -> list[list[type]]:
    """The kinds of effects, task by task."""
    (lesson,) = (each for each in LESSONS[game] if each.name == name)
    return [[type(effect) for effect in step.effects] for step in steps(lesson)]


def test_each_game_has_five_lessons() -> None:
    assert {game: len(lessons) for game, lessons in LESSONS.items()} == dict.fromkeys(GAMES, 5)


@each_lesson
def test_a_lesson_is_played_by_the_rules(game: str, lesson: Lesson) -> None:
    walked = list(steps(lesson))
    assert len(walked) == len(lesson.tasks)
    for step in walked:
        assert setup_text(step.before.setup).startswith(f"{game}:2")
        assert (step.before != step.after) == bool(step.task.goal or step.task.roll)
        assert step.before.seat == 0, "the learner plays"


@each_lesson
def test_only_at_the_end_of_a_lesson_there_is_more_than_one_answer(
    game: str, lesson: Lesson
) -> None:
    """A picture goes on with the first answer, which the learner must have given."""
    assert all(len(task.goal) < 2 for task in lesson.tasks[:-1]), game


def test_the_lessons_show_what_they_talk_about() -> None:
    assert happened("columbiz", "capture")[0] == [Placed, Captured, Captured]
    assert happened("columbiz", "rows")[0] == [Placed, RowMade, SupplyEmpty]
    assert Replaced in happened("sequence-dice", "replace")[0]
    first, _, last = happened("sequence-dice", "specials")
    assert ExtraTurn in first
    assert Removed in last
    assert RowMade in happened("sequence-dice", "joker")[0]
