"""The tutorial in the application: by somebody who does as told, and by somebody who tries."""

import pytest

from sixrow.text.languages import LANGUAGES, speak, speaking
from sixrow.text.lessons import lesson_heading, task_words
from sixrow.text.sentences import say
from sixrow.tui.screens.home import HomeScreen
from sixrow.tui.screens.lesson import LEAST, LessonScreen
from sixrow.tui.widgets.board import Board
from sixrow.tui.widgets.lines import Keys
from sixrow.tutorial import LESSONS, steps
from tests.tui.pictures import foretelling
from tests.tui.playing import Keyboard, application, at_table, in_loop, shown, until

COLUMN = {"columbiz": 0, "sequence-dice": 1}
"""How often one goes to the right on the first page to choose a game."""


def lesson(pilot: Keyboard) -> LessonScreen:
    """The tutorial on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen), screen
    return screen


def on_screen(pilot: Keyboard) -> str:
    """The text on the screen in one line, without the board."""
    lines = [line[40:] for line in shown(pilot).splitlines()[1:14]]
    lines += shown(pilot).splitlines()[14:]
    return " ".join(" ".join(lines).split())


async def open_tutorial(pilot: Keyboard, game: str) -> None:
    await pilot.press(*["right"] * COLUMN[game], "t")
    await pilot.pause()
    assert lesson(pilot).course.game == game


async def choose(pilot: Keyboard, cell: str) -> None:
    """Click on a cell."""
    column, rank = "abcdef".index(cell[0]), int(cell[1])
    await pilot.click(Board, offset=(5 + 6 * column, 1 + 2 * (6 - rank)))


async def do(pilot: Keyboard, word: str) -> None:
    """Do what a task asks for; nothing: read on, or roll."""
    if word.startswith("k"):
        dice = [str(die.face) for die in lesson(pilot).course.keep.dice]
        for face in word[1:]:
            place = dice.index(face)
            dice[place] = ""
            await pilot.press(str(place + 1))
        await pilot.press("r")
    elif word in ("stop", "end"):
        await pilot.press(word[0])
    elif word:
        await choose(pilot, word)
    await pilot.press(*([] if word.startswith("k") else ["enter"]))


@pytest.mark.parametrize("game", LESSONS)
@in_loop
async def test_a_game_is_taught_to_its_end(game: str) -> None:
    """Every sentence is on the screen of the smallest window, in every language."""
    async with application().run_test(size=LEAST) as pilot:
        assert say("tutorial-never") in shown(pilot)
        await open_tutorial(pilot, game)
        for number, each in enumerate(LESSONS[game], start=1):
            for place, step in enumerate(steps(each), start=1):
                for language in LANGUAGES:
                    speak(language)
                    lesson(pilot).redraw()
                    await pilot.pause()
                    told = on_screen(pilot)
                    assert " ".join(lesson_heading(game, number).split()) in told
                    words = task_words(game, each.name, place, step)
                    assert " ".join(words.split()) in told
                speak("en")
                await do(pilot, step.task.goal[0] if step.task.goal else "")
        assert lesson(pilot).course.finished
        assert say("tutorial-finished") in on_screen(pilot)


async def _to_task(pilot: Keyboard, game: str, wanted: str) -> None:
    """Do as told until a task asks for something."""
    await open_tutorial(pilot, game)
    for each in LESSONS[game]:
        for task in each.tasks:
            if wanted in task.goal:
                return
            await do(pilot, task.goal[0] if task.goal else "")


@in_loop
async def test_a_wrong_cell_is_explained_by_its_rule_and_the_right_one_is_marked() -> None:
    async with application().run_test(size=(80, 24)) as pilot:
        await _to_task(pilot, "columbiz", "e3")
        await choose(pilot, "e5")
        assert "e5 costs 5 dice showing 5; you have 3 left (C-9)." in on_screen(pilot)
        await choose(pilot, "a1")
        assert "for this lesson choose e3." in on_screen(pilot)
        assert "* + *" in shown(pilot)
        await pilot.press("e")
        assert "(C-" in on_screen(pilot)
        cursor = 5 * ["left"] + 5 * ["down"] + 4 * ["right"] + 2 * ["up"]
        await pilot.press(*cursor, "enter")
        assert "Right!" in on_screen(pilot)
        assert "( ● )" in shown(pilot)


@in_loop
async def test_dice_that_are_not_asked_for_are_not_rolled() -> None:
    async with application().run_test(size=(80, 24)) as pilot:
        await _to_task(pilot, "columbiz", "k555")
        await pilot.press("1", "r")
        assert "For this lesson keep 5 5 5 and nothing else." in on_screen(pilot)
        await pilot.press("1", "s")
        assert "keep 5 5 5 and nothing else" in on_screen(pilot)
        await do(pilot, "k555")
        assert "Four 5s!" in on_screen(pilot)
        await pilot.press("r")
        assert on_screen(pilot).count("Four 5s!") == 2
        await pilot.press("b")
        assert "You may roll twice more" in on_screen(pilot)


@in_loop
async def test_the_mouse_teaches_as_well() -> None:
    async with application().run_test(size=(80, 24)) as pilot:
        await pilot.click("#learn", offset=(3, 0))
        await pilot.pause()
        assert "Lesson 1 of 5" in on_screen(pilot)
        await pilot.click(Keys, offset=(3, 0))
        assert "make a row" in on_screen(pilot)
        await _to_end_of_reading(pilot)
        await pilot.click(Keys, offset=(3, 0))
        for place in (4, 5, 6):
            await pilot.click("DiceRow", offset=(1 + 8 * place, 1))
        await pilot.click(Keys, offset=(3, 0))
        assert "Four 5s!" in on_screen(pilot)


async def _to_end_of_reading(pilot: Keyboard) -> None:
    while lesson(pilot).course.do == "read":
        await pilot.press("enter")


@in_loop
async def test_one_may_leave_and_a_text_field_takes_the_letter() -> None:
    async with application().run_test(size=(80, 24)) as pilot:
        await open_tutorial(pilot, "columbiz")
        await pilot.press("q")
        assert isinstance(pilot.app.screen, HomeScreen)
        await pilot.press("up", "up", "up", "up", "up", "t")  # the name
        home = pilot.app.screen
        assert isinstance(home, HomeScreen)
        assert home.chosen.names == "t"
        assert say("tutorial-never") not in shown(pilot)


@in_loop
async def test_after_the_lessons_a_first_game_begins() -> None:
    async with foretelling().run_test(size=(80, 24)) as pilot:
        await open_tutorial(pilot, "sequence-dice")
        course = lesson(pilot).course
        while not course.finished:
            course.go_on()
        await pilot.press("enter")
        screen = await at_table(pilot)
        await until(pilot, lambda: len(pilot.app.screen_stack) == 2)
        assert screen.model.setup.game.name == "sequence-dice"


@in_loop
async def test_another_language_changes_the_lesson_at_once() -> None:
    async with application().run_test(size=(80, 24)) as pilot:
        await open_tutorial(pilot, "columbiz")
        await pilot.press("t", "right", "escape")
        await pilot.pause()
        with speaking("nb"):
            told = lesson_heading("columbiz", 1)
        assert told in on_screen(pilot)
