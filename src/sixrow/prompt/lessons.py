"""The tutorial at a plain prompt."""

from sixrow.notation import read_decision
from sixrow.prompt.commands import PromptCommand, Typed, parse
from sixrow.prompt.console import Console
from sixrow.rules import Position, Refusal, Waiting
from sixrow.text.layout import wrapped
from sixrow.text.lessons import lesson_heading, task_words, to_do, wrong_words
from sixrow.text.panels import picture
from sixrow.text.sentences import say
from sixrow.text.status import dice_line, notes
from sixrow.text.words import Names, colour_names
from sixrow.tutorial import LESSONS, Lesson, TaskStep, steps

_BUTTONS = {"read": "tutorial-next", "roll": "tutorial-roll"}


def teach(console: Console, game: str) -> None:
    """Go through all lessons of a game; ends early if the learner quits or the input ends."""
    try:
        for number, lesson in enumerate(LESSONS[game], start=1):
            heading = lesson_heading(game, number)
            console.write(f"\n{console.paint(heading, 'heading')}\n")
            _teach(console, game, lesson)
    except EOFError:
        return
    console.write(say("tutorial-finished"))
    console.write(say("tutorial-begin", command=f"sixrow play {game}"))


def _teach(console: Console, game: str, lesson: Lesson) -> None:
    drawn = ""
    for number, step in enumerate(steps(lesson), start=1):
        board = _board(console, step.before)
        if board != drawn:
            console.write(board + "\n")
        drawn = board
        shown = ", ".join(step.task.shown)  # what other clients mark
        sentence = task_words(game, lesson.name, number, step)
        console.write(wrapped(f"{sentence} ({shown})" if shown else sentence))
        while not _answered(console, step):
            pass


def _board(console: Console, position: Position) -> str:
    names = Names(position.setup, colour_names(position.setup))
    lines = [picture(position, names, *notes(position), paint=console.paint)]
    if position.waiting is Waiting.DECISION:
        lines += ["", console.paint(dice_line(position), "dice")]
    return "\n".join(lines)


def _answered(console: Console, step: TaskStep) -> bool:
    """Ask once; whether it was what the task asks for.

    Raises:
        EOFError: the learner quits.
    """
    do, goal = to_do(step), step.task.goal
    asked = say(_BUTTONS[do]) if do in _BUTTONS else say(f"tutorial-type-{do}")
    typed = parse(console.ask(f"{asked}> "), keeping=do in ("keep", "stop"))
    if isinstance(typed, PromptCommand) and typed.name == "quit":
        raise EOFError
    if not goal:
        return True
    word = typed.words[0] if isinstance(typed, Typed) and typed.words else ""
    if word in goal:
        console.write(say("tutorial-right"))
        return True
    understood = _is_decision(step, word)
    console.write(wrapped(wrong_words(step, word) if understood else say("tutorial-type-what")))
    return False


def _is_decision(step: TaskStep, word: str) -> bool:
    """Whether a word means a decision, legal or not."""
    position = step.before
    try:
        read_decision(position.setup.game, word, position.dice)
    except Refusal:
        return False
    return True
