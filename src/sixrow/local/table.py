"""A local game: a table of `sixrow.match`, and the record that it started from.

To the table, everybody at the keyboard is one person with several seats. Computers are its bots;
the local process is the house that asks them.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any, TypeAlias

from sixrow import match
from sixrow.local.resigned import RESIGNED, attachment, resigned, resigned_at
from sixrow.local.seats import KINDS, machines, seed
from sixrow.local.secret import ATTACHED, ENVELOPE, DiceSecret, nonces
from sixrow.match.export import proof_of
from sixrow.match.proof import attached
from sixrow.match.resume import take_up
from sixrow.notation import Entry, Record, decision_text, setup_text
from sixrow.players import USUAL
from sixrow.rules import Decision, Position, Refusal, Seat
from sixrow.rules.effects import Effect

Happened: TypeAlias = tuple[tuple[Effect, ...], ...]
"""The effects of a command and of everything that followed from it, in order."""

PEOPLE = match.Person("prompt", "prompt")
"""Everybody at the keyboard. Their names are in the record; a server might refuse them."""


class LocalTable:
    """A game from its start; `roll`, `decide` and `undo` change it, each atomically.

    Attributes:
        proven: whether all dice so far come from the commitment, so that the record can prove it.
    """

    def __init__(self, record: Record) -> None:
        """Resume a game at the end of `record`."""
        anew = (*ATTACHED, RESIGNED)
        kept = {name: each for name, each in record.attachments.items() if name not in anew}
        self._origin = replace(record, attachments=kept)
        self.setup = record.setup
        self.names = record.names
        self._machines = machines(record)
        self._sealing = DiceSecret.of(record)
        self._house = match.House(match.Envelope(self._sealing.secret), KINDS)
        gone = {
            seat: entry for seat, entry in resigned(record).items() if seat not in self._machines
        }
        self._authority = take_up(*self._taken_up, nonces(record), gone)
        self.proven = record.origin is None and match.verify(self._proven_record()).holds
        if not self.proven:
            self._authority = take_up(*self._taken_up, (), gone)

    @property
    def _taken_up(self) -> tuple[str, match.Opening, Record, match.House]:
        chairs = tuple(
            match.Chair(level=self._machines[seat])
            if seat in self._machines
            else match.Chair(person=PEOPLE.id, name=PEOPLE.name)
            for seat in range(self.setup.players)
        )
        terms = match.Terms(setup=setup_text(self.setup), stand_in=USUAL)
        opening = match.Opening(terms=terms, chairs=chairs)
        return self._sealing.table, opening, self._origin, self._house

    @property
    def _play(self) -> match.PlayedGame:
        return self._authority.table.game

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The rolls and decisions so far; those from the record keep their comments."""
        return tuple(self._entries())

    def _entries(self) -> Iterator[Entry]:
        same = True
        made = (move.entry for move in self._play.moves)
        for entry, old in zip_longest(made, self._origin.entries):
            if entry is None:
                return
            same = same and old is not None and entry == Entry(old.is_roll, old.value)
            yield old if same else entry

    @property
    def state(self) -> match.Table:
        """The current state of the match table."""
        return self._authority.table

    def since(self, version: int) -> tuple[match.Event, ...]:
        """The events after a version."""
        return self._authority.since(version)

    def effects_since(self, version: int) -> tuple[tuple[Effect, ...], ...]:
        """What each of those events did."""
        return self._authority.effects_since(version)

    @property
    def position(self) -> Position:
        return self._play.position

    @property
    def turn(self) -> int:
        """The number of the turn as records count it; 0 during the roll-off."""
        return self._play.turn

    @property
    def rolls(self) -> int:
        """The number of rolls so far."""
        return len(self._authority.table.rolls)

    def roll(self) -> Happened:
        """Roll the awaited dice."""
        seat = self.position.seat
        return self.rouse() if self.state.seats[seat].bot else self.act(match.Roll, seat)

    def rouse(self) -> Happened:
        """Do everything that waits for nobody: roll the computers' dice."""
        return self._handle(match.Resume(), None)

    def act(self, kind: type[match.SeatCommand], seat: Seat, **fields: Any) -> Happened:
        """Send a command for a seat: from its person, or from the house for its computer.

        If a computer stands in for a person, the house sends the decisions and the person
        everything else.

        Raises:
            Refusal: it is not allowed; nothing has changed.
        """
        stands_in = kind is match.Decide and bool(self.state.seats[seat].bot)
        by = None if stands_in or seat in self._machines else PEOPLE
        return self._handle(self._command(kind, seat, **fields), by)

    def decide(self, decision: Decision) -> Happened:
        """Decide for the awaited seat; dice that follow are rolled at once.

        Raises:
            DecisionRefused: the rules forbid it; nothing has changed.
        """
        seat = self.position.seat
        words = (decision_text(self.setup.game, decision),)
        return self.act(match.Decide, seat, decisions=words)

    def undo(self) -> bool:
        """Take back the last decision if the table allows it: never across a roll."""
        try:
            self.act(match.Undo, self.position.seat)
        except Refusal:
            return False
        return True

    def _command(self, kind: type[match.SeatCommand], seat: Seat, **fields: Any) -> Any:
        table = self._authority.table
        nonce = self._sealing.nonce(len(table.contributions), table.poured)
        return kind(id=f"{table.version}", version=table.version, seat=seat, nonce=nonce, **fields)

    def _handle(
        self, command: match.PersonCommand | match.HouseNotice, by: match.Person | None
    ) -> Happened:
        answer = self._authority.propose(command, by, now=0)
        self._authority.accept(answer)
        return tuple(filter(None, answer.effects))

    def plain_record(self) -> Record:
        """The game so far and what its record contained before, without a proof."""
        result = self._play.result
        gone = {} if result is not None else attachment(resigned_at(self.since(0)))
        attachments = {**self._origin.attachments, **gone}
        return replace(self._origin, entries=self.entries, result=result, attachments=attachments)

    def record(self) -> Record:
        """The game so far with the proof of its dice, if any, and what is needed to resume it.

        A finished game needs nothing, nor does one with a seed.
        """
        if not self.proven:
            return self.plain_record()
        record = self._proven_record()
        if record.result is not None or seed(record) is not None:
            return record
        return replace(record, attachments={**record.attachments, ENVELOPE: self._sealing.kept})

    def _proven_record(self) -> Record:
        return attached(self.plain_record(), proof_of(self._authority.table, self._play))
