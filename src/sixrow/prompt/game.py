"""The game loop: roll, let computers decide, ask people, until the game is over."""

from collections.abc import Callable
from pathlib import Path

from sixrow.local.driver import Driver
from sixrow.local.saves import Saver, not_saved
from sixrow.local.seats import LEVELS, computers, levels
from sixrow.local.table import Happened, LocalTable
from sixrow.notation import NotationRefused, decision_text, dice_text, read_decision, write_text
from sixrow.prompt.advice import Adviser
from sixrow.prompt.commands import COMMANDS, PromptCommand, Typed, parse
from sixrow.prompt.console import Console
from sixrow.prompt.dice_entry import DiceEntry
from sixrow.prompt.screen import Screen
from sixrow.rules import Decision, DecisionRefused, Seat, Waiting
from sixrow.rules.columbiz import COLUMBIZ
from sixrow.text.choices import only_choice
from sixrow.text.layout import wrapped
from sixrow.text.levels import level_name, nearest_told
from sixrow.text.refusals import refused
from sixrow.text.rulebook import RuleUnknown, formatted, rules_text
from sixrow.text.sentences import say
from sixrow.text.words import game_name


class PromptGame:
    """Drives a table: rolls its dice, lets its computers decide, asks its people.

    Everything that happened is always in `table`, so a caller can save it after an interruption.
    """

    def __init__(
        self,
        table: LocalTable,
        console: Console,
        saver: Saver,
        advice: Adviser | None = None,
        *,
        last_only: bool = False,
    ) -> None:
        """Prepare a game.

        Args:
            table: the game.
            console: where it is played.
            saver: where it is saved.
            advice: answers hints and odds.
            last_only: with real dice, whether usually only the last roll of a turn is entered.
        """
        self._table = table
        self._advice = advice
        self._console = console
        self._screen = Screen(console, table)
        self._saver = saver
        self._begun = table.plain_record()
        self._computers = computers(self._begun)
        self._driver = Driver(table)
        self._quit = False
        self._dice = DiceEntry(table, self._screen, self._note, self._command, last_only=last_only)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "odds": self._odds,
            "board": self._board,
            "rules": self._rules,
            "save": self._save,
            "record": self._record,
            "quit": self._leave,
        }

    def run(self) -> bool:
        """Play until the game is over (True) or a player quits (False).

        Raises:
            EOFError, KeyboardInterrupt: from the console; the table is consistent.
        """
        self._greet()
        while self._table.position.waiting is not Waiting.NOBODY or not self._confirmed():
            if self._has_quit():
                return False
            if self._table.position.waiting is Waiting.DICE and self._table.entered:
                self._dice.ask()
            elif self._table.position.waiting is Waiting.DICE:
                self._note(self._table.roll())
            elif self._driver.awaited is not None:
                self._note(self._driver.play())
            else:
                self._ask()
        if self._has_quit():
            return False
        if not self._table.entered:
            self._screen.finish()
        return True

    def _has_quit(self) -> bool:
        return self._quit

    def _confirmed(self) -> bool:
        """Whether the result of a game that is over holds: real dice may have been mistyped."""
        if not self._table.entered:
            return True
        self._screen.finish()
        line = self._screen.ask(say("companion-finish"))
        typed = parse(line, keeping=False)
        if isinstance(typed, PromptCommand):
            self._command(typed)
        elif not typed.words:
            self._table.finish()
        return self._table.is_over

    def _greet(self) -> None:
        table, name = self._table, self._table.setup.game.name
        names = self._screen.names.versus()
        lines = [say("greeting", game=game_name(table.setup), names=names)]
        for kind in dict.fromkeys(self._computers.values()):
            seats = [seat for seat, each in self._computers.items() if each == kind]
            lines.append(self._how(kind, seats))
        if levels(self._begun):
            lines.append(nearest_told(table.setup))
        if table.entered:
            lines.append(say("companion-greeting"))
        elif not table.proven:
            lines.append(say("greeting-unproven"))
        self._screen.write(self._console.paint(wrapped(" ".join(filter(None, lines))), "heading"))
        if len(self._computers) == table.setup.players:
            return
        if not table.entries and not table.entered:
            self._screen.write(wrapped(say(f"greeting-{name}")))
        self._screen.write(wrapped(say("greeting-help")))

    def _how(self, kind: str, seats: list[Seat]) -> str:
        """How the computers of a kind play."""
        names, players = self._screen.names.seats(seats), len(seats)
        if kind in LEVELS:
            return say("greeting-level", names=names, players=players, level=level_name(kind))
        return say(f"greeting-{kind}", names=names, players=players)

    # Automatic steps

    def _note(self, happened: Happened) -> None:
        for effects in happened:
            self._screen.note(effects)

    # What a person says

    def _ask(self) -> None:
        self._screen.show()
        name = self._screen.names.seat(self._table.position.seat)
        line = self._screen.ask(say("prompt", name=name))
        match parse(line, keeping=self._table.setup.game is COLUMBIZ):
            case PromptCommand() as command:
                self._command(command)
            case Typed(words=()):
                self._take_silence()
            case Typed(words=words):
                self._take_words(words)

    def _take_silence(self) -> None:
        """An empty line takes the only choice there is; otherwise it shows the choices again."""
        decision = only_choice(self._table.position)
        if decision is None:
            self._screen.show(again=True)
        else:
            self._decide(decision)

    def _take_words(self, words: tuple[str, ...]) -> None:
        """Apply decisions one after the other, up to a roll or the first refusal."""
        table, turn, rolls = self._table, self._table.turn, self._table.rolls
        for index, word in enumerate(words):
            if (table.turn, table.rolls) != (turn, rolls) or table.position.outcome is not None:
                self._screen.complain(say("rest-unused", words=" ".join(words[index:])))
                return
            decision = self._read(word)
            if decision is None or not self._decide(decision):
                return

    def _read(self, word: str) -> Decision | None:
        position = self._table.position
        if word == "k":
            self._screen.complain(say("keep-what"))
        elif word in COMMANDS:
            self._screen.complain(say("command-alone", text=word))
        else:
            try:
                return read_decision(position.setup.game, word, position.dice)
            except NotationRefused as refusal:
                unknown = refusal.code == "not-a-cell"
                told = say("not-understood", text=word) if unknown else refused(refusal)
                self._screen.complain(told)
        return None

    def _decide(self, decision: Decision) -> bool:
        try:
            happened = self._table.decide(decision)
        except DecisionRefused as refusal:
            self._screen.complain(refused(refusal))
            return False
        self._note(happened)
        return True

    # Commands

    def _command(self, command: PromptCommand) -> None:
        self._commands[command.name](command.argument)

    def _help(self, _argument: str) -> None:
        game = self._table.setup.game
        self._screen.write(say(f"help-{game.name}"))
        self._screen.write(say("help", rule=game.options[0].rule))
        if self._table.entered:
            self._screen.write(say("companion-help"))

    def _undo(self, argument: str) -> None:
        self._screen.tell()
        game, undone = self._table.setup.game, []
        while self._table.entries:
            last = self._table.entries[-1]
            if not self._table.undo():
                break
            undone.append(
                dice_text(last.value) if last.is_roll else decision_text(game, last.value)
            )
            if argument != "all":
                break
        if undone:
            self._screen.write(say("undone", words=" ".join(undone)))
        elif self._table.entered and self._table.undo():
            self._screen.write(say("companion-starter-undone"))
        else:
            self._screen.complain(
                say("companion-nothing" if self._table.entered else "nothing-to-undo")
            )

    def _hint(self, _argument: str) -> None:
        if self._advice is None:
            self._screen.complain(say("no-advice"))
        else:
            self._screen.write(self._advice.hint(self._table.position, self._console.paint))

    def _odds(self, argument: str) -> None:
        """The odds of every cell; in Columbiz with the dice that would be kept."""
        position = self._table.position
        if self._advice is None:
            self._screen.complain(say("no-advice"))
            return
        if argument and self._table.setup.game is COLUMBIZ:
            words = parse(argument, keeping=True)
            decision = self._read(words.words[0]) if isinstance(words, Typed) else None
            if decision is None:
                return
            try:
                position = position.decide(decision).position
            except DecisionRefused as refusal:
                self._screen.complain(refused(refusal))
                return
        self._screen.write(self._advice.odds(position) or say("no-odds"))

    def _board(self, _argument: str) -> None:
        self._screen.show(again=True)

    def _rules(self, argument: str) -> None:
        topic = argument or self._table.setup.game.name
        try:
            text = rules_text(topic)
        except RuleUnknown:
            self._screen.complain(say("rule-unknown", topic=topic))
            return
        text = formatted(text, self._console.paint)
        if argument:
            self._screen.write(text)
        else:
            self._screen.page(text)

    def _save(self, argument: str) -> None:
        path = Path(argument).expanduser() if argument else None
        try:
            saved = self._saver.save(self._table.record(), path)
        except OSError as error:
            self._screen.complain(not_saved(error, path or self._saver.path))
        else:
            self._screen.write(wrapped(say("saved", file=str(saved))))

    def _record(self, _argument: str) -> None:
        self._screen.write(write_text(self._table.plain_record()).rstrip("\n"))

    def _leave(self, _argument: str) -> None:
        self._quit = True
