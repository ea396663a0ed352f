"""A local game: a table of `sixrow.match`, and the record that it started from.

To the table, everybody at the keyboard is one person with several seats and one chain, which gives
a link for every roll at once. Computers are its bots; the local process is the house that asks
them.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from sixrow import match
from sixrow.local.resigned import RESIGNED, attachment, resigned, resigned_at
from sixrow.local.seats import KINDS, machines, seed
from sixrow.local.secret import ATTACHED, ENVELOPE, DiceSecret
from sixrow.match.dice_client import DiceClient
from sixrow.match.entered_dice import can_be_only, real_dice_of
from sixrow.match.export import proof_of
from sixrow.match.proof import Proof, attached, read_proof
from sixrow.match.receipt import Receipt
from sixrow.match.resume import take_up
from sixrow.match.witness import Witness
from sixrow.notation import (
    Entry,
    Record,
    decision_text,
    real_dice,
    setup_text,
    with_real_dice,
)
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
        entered: whether the people enter real dice.
    """

    def __init__(self, record: Record) -> None:
        """Resume a game at the end of `record`."""
        anew = (*ATTACHED, RESIGNED)
        kept = {name: each for name, each in record.attachments.items() if name not in anew}
        self._origin = replace(record, attachments=kept)
        self.setup = record.setup
        self.names = record.names
        self._machines = machines(record)
        self.entered = real_dice(record) is not None
        self._secret = DiceSecret.of(record)
        people = (PEOPLE.id,)
        self._house = match.House(match.Envelope(self._secret.house), KINDS, lambda: people)
        gone = {
            seat: entry for seat, entry in resigned(record).items() if seat not in self._machines
        }
        proof = _proof(record)
        self._authority = take_up(*self._taken_up, proof, gone)
        self.proven = not self.entered and match.verify(self._proven_record()).holds
        if proof is not None and not self.proven:
            self._authority = take_up(*self._taken_up, None, gone)
        self._dice = self._dice_client()
        self._seen = 0

    def _dice_client(self) -> DiceClient:
        """What gives the links of the people; without a seed it has no chain yet."""
        chains = self._secret.known_chains(len(self.state.anchors))
        client = DiceClient(
            PEOPLE.id,
            secret=lambda: self._secret.of_people(len(self.state.anchors)),
            new_id=lambda: f"dice-{self.state.version}",
            receipt=Receipt(table="", person=PEOPLE.id, chains=chains),
        )
        client.trusting = True  # this process is the house
        return client

    @property
    def _taken_up(self) -> tuple[str, match.Opening, Record, match.House]:
        chairs = tuple(
            match.Chair(level=self._machines[seat])
            if seat in self._machines
            else match.Chair(person=PEOPLE.id, name=PEOPLE.name)
            for seat in range(self.setup.players)
        )
        dice: Literal["entered"] | UnsetType = "entered" if self.entered else UNSET
        terms = match.Terms(setup=setup_text(self.setup), stand_in=USUAL, dice=dice)
        opening = match.Opening(terms=terms, chairs=chairs)
        return self._secret.table, opening, self._origin, self._house

    @property
    def witness(self) -> Witness:
        """What a player can check of the dice so far."""
        self._follow()
        return self._dice.witness

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
    def is_over(self) -> bool:
        """Whether the result is settled; with entered dice it has to be confirmed."""
        return self._play.result is not None

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
        before = self._give_links()
        return before + self._handle(match.Resume(), None) + self._give_links()

    def act(self, kind: type[match.SeatCommand], seat: Seat, **fields: Any) -> Happened:
        """Send a command for a seat: from its person, or from the house for its computer.

        If a computer stands in for a person, the house sends the decisions and the person
        everything else.

        Raises:
            Refusal: it is not allowed; nothing has changed.
        """
        stands_in = kind is match.Decide and bool(self.state.seats[seat].bot)
        by = None if stands_in or seat in self._machines else PEOPLE
        before = self._give_links()
        version = self.state.version
        command: Any = kind(id=f"{version}", version=version, seat=seat, **fields)
        return before + self._handle(command, by) + self._give_links()

    def decide(self, decision: Decision) -> Happened:
        """Decide for the awaited seat; dice that follow are rolled at once.

        Raises:
            DecisionRefused: the rules forbid it; nothing has changed.
        """
        seat = self.position.seat
        words = (decision_text(self.setup.game, decision),)
        return self.act(match.Decide, seat, decisions=words)

    def enter(self, dice: str, *, last: bool = False) -> Happened:
        """Enter real dice; with `last`, the rolls of the turn before them stay unknown.

        Raises:
            Refusal: these dice cannot have been rolled now; nothing has changed.
        """
        return self.act(match.Enter, self.position.seat, dice=dice, last=last)

    def begin(self, seat: Seat) -> Happened:
        """Say who begins, instead of entering the roll-off.

        Raises:
            Refusal: something was entered before.
        """
        return self.act(match.Begin, seat)

    @property
    def may_be_only(self) -> bool:
        """Whether the last roll of this turn may be entered alone."""
        return can_be_only(self.position)

    def finish(self) -> Happened:
        """Confirm the result of a game with real dice."""
        version = self.state.version
        return self._handle(match.Finish(id=f"{version}", version=version), PEOPLE)

    def undo(self) -> bool:
        """Take back the last decision if the table allows it: never across a roll.

        Real dice that were entered can be taken back as well, any number of times.
        """
        try:
            self.act(match.Undo, self.position.seat)
        except Refusal:
            return False
        return True

    def _give_links(self) -> Happened:
        """Send what the dice need of the people: a chain at first, then a link for every roll."""
        happened: Happened = ()
        playing = bool(self.state.players)
        while True:
            self._follow()
            requests = self._dice.requests(acting=playing)
            if not requests:
                return happened
            for request in requests:
                happened += self._handle(request, PEOPLE)

    def _follow(self) -> None:
        for event in self.since(self._seen):
            self._dice.see(event)
        self._seen = self.state.version

    def _handle(
        self, command: match.PersonCommand | match.HouseNotice, by: match.Person | None
    ) -> Happened:
        answer = self._authority.propose(command, by, now=0)
        self._authority.accept(answer)
        return tuple(table.effects for table in answer.tables if table.effects)

    def plain_record(self) -> Record:
        """The game so far and what its record contained before, without a proof."""
        result = self._play.ended
        gone = {} if result is not None else attachment(resigned_at(self.since(0)))
        attachments = {**self._origin.attachments, **gone}
        record = replace(
            self._origin,
            entries=self.entries,
            result=result,
            attachments=attachments,
            origin=self._play.start,
        )
        return with_real_dice(record, real_dice_of(self._play)) if self.entered else record

    def record(self) -> Record:
        """The game so far with the proof of its dice, if any, and what is needed to resume it.

        A finished game needs nothing, nor does one with a seed.
        """
        if not self.proven:
            return self.plain_record()
        record = self._proven_record()
        if record.result is not None or seed(record) is not None:
            return record
        return replace(record, attachments={**record.attachments, ENVELOPE: self._secret.kept})

    def _proven_record(self) -> Record:
        return attached(self.plain_record(), proof_of(self._authority.table, self._play))


def _proof(record: Record) -> Proof | None:
    """The proof of a record's dice; None if it has none that can be read."""
    try:
        return read_proof(record)
    except Refusal:
        return None
