"""A console without a terminal: scripted input, recorded output."""

from random import Random

from sixrow.local.seats import new_record, read_seat
from sixrow.local.table import LocalTable
from sixrow.notation import Entry, Record, decision_text, read_decision, read_dice
from sixrow.prompt.console import Console
from sixrow.rules import GAMES, Setup, start
from sixrow.text.paint import Paint, plain


class Scripted:
    """Types the given lines, one per prompt; then the input ends, as with a closed pipe.

    An exception in place of a line is raised there.
    """

    def __init__(self, *lines: str | BaseException, paint: Paint = plain) -> None:
        self._lines = list(lines)
        self.shown: list[str] = []
        self.console = Console(self.shown.append, self._ask, self.shown.append, paint)

    def _ask(self, prompt: str) -> str:
        line = self._lines.pop(0) if self._lines else EOFError()
        if isinstance(line, BaseException):
            self.shown.append(prompt)
            raise line
        self.shown.append(prompt + line)
        return line

    @property
    def text(self) -> str:
        """Everything that was shown, with what was typed."""
        return "\n".join(self.shown)

    @property
    def left(self) -> int:
        """How many lines have not been asked for."""
        return len(self._lines)


class Typist:
    """Plays by typing: mostly random legal decisions, sometimes something else."""

    def __init__(self, table: LocalTable, seed: int, others: tuple[str, ...] = ()) -> None:
        self.table = table
        self._random = Random(seed)
        self._others = others
        self.prompts = 0
        self.shown: list[str] = []
        self.console = Console(self.shown.append, self.ask, self.shown.append)

    def ask(self, _prompt: str) -> str:
        self.prompts += 1
        if self._others and self._random.random() < 0.3:
            return self._random.choice(self._others)
        position = self.table.position
        return decision_text(position.setup.game, self._random.choice(position.decisions()))


def begun(game: str, *seats: str, seed: str | None = "1", **options: str) -> Record:
    """A game that is about to begin; seats as on the command line."""
    sitters = [read_seat(seat) for seat in seats]
    setup = GAMES[game].setup_from_text({"players": str(len(sitters)), **options})
    return new_record(setup, sitters, seed)


def table(setup: Setup, *names: str, moves: str = "") -> LocalTable:
    """A table at which some rolls and decisions have been made, written as in a record.

    Nobody has sealed these dice, so the table has no proof of them.
    """
    position, entries = start(setup), []
    for word in moves.split():
        is_roll = word[0] in "123456"
        value = read_dice(word) if is_roll else read_decision(setup.game, word, position.dice)
        entries.append(Entry(is_roll, value))
        position = entries[-1].apply(position).position
    last = [entries.pop()] if position.outcome is not None else []
    seated = LocalTable(Record(setup, names, tuple(entries)))
    for entry in last:
        seated.decide(entry.value)
    return seated
