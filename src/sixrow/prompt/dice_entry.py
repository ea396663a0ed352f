"""Real dice at a plain prompt: who begins, and what fell."""

import re
from collections.abc import Callable

from sixrow.local.table import Happened, LocalTable
from sixrow.prompt.commands import PromptCommand, Typed, parse
from sixrow.prompt.screen import Screen
from sixrow.rules import Refusal, Seat
from sixrow.text.refusals import refused
from sixrow.text.sentences import say

_DICE = re.compile("[1-6]{1,8}")
_LAST, _ALL = "last", "all"
_BEGINS = "begins"


class DiceEntry:
    """Asks for the real dice that a table waits for."""

    def __init__(
        self,
        table: LocalTable,
        screen: Screen,
        note: Callable[[Happened], None],
        command: Callable[[PromptCommand], None],
        *,
        last_only: bool,
    ) -> None:
        """Ask for the dice of a table.

        Args:
            table: the game.
            screen: where it is shown.
            note: takes what happened.
            command: runs a command that was typed instead of dice.
            last_only: whether eight dice are the last of their turn, unless said otherwise.
        """
        self._table, self._screen = table, screen
        self._note, self._command = note, command
        self._last_only = last_only

    def ask(self) -> None:
        """Ask once; what cannot be is refused, and nothing changes."""
        self._screen.show_for_dice()
        position = self._table.position
        name = self._screen.names.seat(position.seat)
        if position.roll_off is not None and not self._table.entries:
            prompt = say("companion-prompt-starter", name=name)
        else:
            prompt = say("companion-prompt", name=name, dice=position.dice_to_roll)
        line = self._screen.ask(prompt)
        match parse(line, keeping=False):
            case PromptCommand() as command:
                self._command(command)
            case Typed(words=words):
                self._take(words, line)

    def _take(self, words: tuple[str, ...], line: str) -> None:
        starter = self._starter(line)
        last = self._last_only and self._table.may_be_only
        if words and words[0] in (_LAST, _ALL):
            last, words = words[0] == _LAST, words[1:]
        dice = "".join(words)
        try:
            if starter is not None:
                self._note(self._table.begin(starter))
                said = say("companion-begins", name=self._screen.names.seat(starter))
                self._screen.write(said)
            elif _DICE.fullmatch(dice):
                happened = self._table.enter(dice, last=last)
                self._note(happened[:1])  # nobody decided to stop before the last roll
            else:
                self._screen.complain(say("companion-not-dice"))
        except Refusal as refusal:
            self._screen.complain(refused(refusal))

    def _starter(self, line: str) -> Seat | None:
        """The seat of whom it is said that they begin: a name, alone or with “begins”."""
        said = " ".join(line.split()).lower().removesuffix(_BEGINS).strip()
        names = [name.lower() for name in self._table.names]
        return names.index(said) if said in names else None
