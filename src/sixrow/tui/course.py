"""A way through the tutorial of a game: what is asked for, what was tried, the answer to it."""

from sixrow.notation import cell_text, read_cell
from sixrow.rules.board import CELLS, Cell
from sixrow.text.lessons import (
    lesson_heading,
    refusal_words,
    task_words,
    to_do,
    wrong_words,
)
from sixrow.text.sentences import say
from sixrow.tui.keep import Keep
from sixrow.tui.looks import CellLook, mark_coming, plain_looks
from sixrow.tutorial import LESSONS, Lesson, TaskStep, steps
from sixrow.wire.frames import GameView
from sixrow.wire.views import game_view

PATIENCE = 2
"""So many tries in vain, and the goal is marked."""


class TutorialCourse:
    """The lessons of a game, and the place in them.

    Attributes:
        game: the name of the game.
        done: the decision that fulfilled the task; empty before.
        tries: how often something else was tried.
        keep: the dice, and those chosen to be kept.
        finished: whether the last task is done.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._lessons: list[tuple[Lesson, tuple[TaskStep, ...]]] = [
            (lesson, tuple(steps(lesson))) for lesson in LESSONS[game]
        ]
        self.keep = Keep()
        self._go(0, 0)

    def _go(self, lesson: int, task: int) -> None:
        self._lesson, self._task = lesson, task
        self.done, self._tried, self.tries = "", "", 0
        self.finished = False
        self.view: GameView = game_view(self.step.before)
        self.keep.fall(self.view.dice, self.view.held, self.view.kept)

    # What is shown

    @property
    def step(self) -> TaskStep:
        """The task, with the positions before and after it."""
        return self._lessons[self._lesson][1][self._task]

    @property
    def do(self) -> str:
        """What the learner does: `read` or `roll`, `keep` dice, `stop`, `cell` or `end`."""
        return to_do(self.step)

    @property
    def heading(self) -> str:
        return lesson_heading(self.game, self._lesson + 1)

    @property
    def sentence(self) -> str:
        lesson, _ = self._lessons[self._lesson]
        return task_words(self.game, lesson.name, self._task + 1, self.step)

    @property
    def answer(self) -> str:
        """The answer to the last try, in the language that is spoken now."""
        if self.done:
            return say("tutorial-right")
        if not self._tried:
            return ""
        if self.do in ("stop", "end"):  # legal or not, there is no cell to name
            return refusal_words(self.step, self._tried) or self.sentence
        return wrong_words(self.step, self._tried)

    @property
    def can_choose(self) -> bool:
        """Whether cells can be chosen now."""
        return self.view.action in ("place", "choose") and self.do != "read" and not self.done

    @property
    def looks(self) -> list[CellLook]:
        """The cells as they look now."""
        looks = plain_looks(self.view)
        for choice in self.view.choices:
            if choice.decision == self.done:
                mark_coming(looks, choice.effects, "drafted")
        if self.can_choose:
            for cell in self.cells:
                looks[cell].legal = True
        marked = self.step.task.shown
        if self.do == "cell" and self.tries >= PATIENCE and not self.done:
            marked = self.step.task.goal
        for name in marked:
            looks[read_cell(name)].hinted = True
        return looks

    @property
    def cells(self) -> list[Cell]:
        """The cells that can be chosen by the rules."""
        legal = {choice.decision for choice in self.view.choices}
        return [cell for cell in range(CELLS) if cell_text(cell) in legal]

    @property
    def at_start(self) -> bool:
        return not self._lesson and not self._task

    # What is done

    def decide(self, word: str) -> bool:
        """Try a decision; whether it is what the task asks for, and fulfils it."""
        if self.done or not self.step.task.goal:
            return False
        if word in self.step.task.goal:
            self.done = word
        else:
            self._tried, self.tries = word, self.tries + 1
        return bool(self.done)

    def roll(self) -> None:
        """Roll all dice, or those that are not kept; the picture goes on with those that fell."""
        if self.do == "roll":
            self.go_on()
        elif self.do in ("keep", "stop"):
            done = self.decide(f"k{self.keep.held}" if self.keep.rolling else "stop")
            if done and self.do == "keep":
                self.go_on()

    def go_on(self) -> None:
        """The next task, or the first of the next lesson."""
        if self._task + 1 < len(self._lessons[self._lesson][1]):
            self._go(self._lesson, self._task + 1)
        elif self._lesson + 1 < len(self._lessons):
            self._go(self._lesson + 1, 0)
        else:
            self.finished = True

    def go_back(self) -> None:
        """The task before, or the first of the lesson before."""
        if self.finished:
            self.finished = False
        elif self._task:
            self._go(self._lesson, self._task - 1)
        elif self._lesson:
            self._go(self._lesson - 1, 0)
