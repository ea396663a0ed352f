"""What the tests of the match share: a house, people, a table that is easy to talk to."""

from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, TypeVar

import pytest

from sixrow.match import (
    Authority,
    Chair,
    Clock,
    Command,
    Decide,
    Envelope,
    Fact,
    House,
    HouseNotice,
    NoClock,
    Opening,
    Person,
    Roll,
    Start,
    Table,
    Terms,
    Tick,
)
from sixrow.notation import decision_text
from sixrow.rules import Refusal, Seat, Waiting

LEVELS = ("casual", "skilled")
ADA, BO, CY, DI = (Person(name.lower(), name) for name in ("Ada", "Bo", "Cy", "Di"))
PEOPLE = (ADA, BO, CY, DI)
BOT = Chair(level="casual")
FREE = Chair()

AnyCommand = TypeVar("AnyCommand", bound=Command)


def house(seed: int = 0, length: int = 256) -> House:
    return House(Envelope(sha256(str(seed).encode()).digest(), length), LEVELS)


def chair(person: Person) -> Chair:
    return Chair(person=person.id, name=person.name)


def nonce(number: int) -> str:
    return sha256(f"nonce {number}".encode()).hexdigest()[:32]


class Sitting:
    """A table, its time, and short ways to ask something of it."""

    def __init__(self, authority: Authority, *, first: int = 1) -> None:
        """`first` is the number of the first command: ids and nonces are made of it."""
        self.authority = authority
        self.now = 1_000
        self._numbers = count(first)

    @property
    def table(self) -> Table:
        return self.authority.table

    def make(self, kind: type[AnyCommand], **fields: Any) -> AnyCommand:
        """A command with a new id, the present version and a new nonce."""
        number = next(self._numbers)
        usual = {"id": f"c{number}", "version": self.table.version, "nonce": nonce(number)}
        return kind(**{**usual, **fields})

    def ask(self, by: Person | None, kind: type[Command], **fields: Any) -> list[Fact]:
        """What happens if somebody asks for something."""
        command: Any = self.make(kind, **fields)
        return [event.fact for event in self.authority.handle(command, by, self.now)]

    def refuse(self, by: Person | None, kind: type[Command], **fields: Any) -> str:
        """The code with which it is refused; nothing has changed then."""
        before = self.table
        with pytest.raises(Refusal) as refused:
            self.ask(by, kind, **fields)
        assert self.table is before
        return refused.value.code

    def notice(self, notice: HouseNotice) -> list[Fact]:
        return [event.fact for event in self.authority.handle(notice, None, self.now)]

    def wait(self, milliseconds: int) -> list[Fact]:
        """Let time pass and tell the table."""
        self.now += milliseconds
        return self.notice(Tick())

    def start(self) -> list[Fact]:
        return self.ask(None, Start)

    def person(self, seat: Seat) -> Person:
        chosen = self.table.seats[seat].chair
        return Person(chosen.person, chosen.name)

    def roll(self) -> list[Fact]:
        """The seat that has to roll does."""
        seat = self.table.position.seat
        return self.ask(self.person(seat), Roll, seat=seat)

    def decide(self, *words: str) -> list[Fact]:
        """The seat that has to decide does, its bot if it has one."""
        seat = self.table.position.seat
        by = None if self.table.seats[seat].bot else self.person(seat)
        nonces = {} if by else {"nonce": ""}
        return self.ask(by, Decide, seat=seat, decisions=words, **nonces)

    def roll_off(self) -> None:
        """Everybody rolls until somebody begins."""
        while self.table.game.turn == 0:
            self.roll()

    def any_decision(self, random: Random) -> str:
        position = self.table.position
        return decision_text(position.setup.game, random.choice(position.decisions()))

    def play_on(self, random: Random, moves: int = 10**9) -> None:
        """Everybody rolls and decides at random, for a number of commands or to the end."""
        for _ in range(moves):
            awaited = self.table.awaited
            if awaited is None:
                return
            self.now += random.randrange(50)
            if awaited.deadline is not None and self.now >= awaited.deadline:
                self.notice(Tick())
            elif awaited.waiting is Waiting.DICE:
                self.roll()
            else:
                self.decide(self.any_decision(random))


def sitting(
    setup: str = "columbiz:2",
    *chairs: Chair,
    clock: Clock | None = None,
    seed: int = 0,
    length: int = 256,
    host: str = "ada",
    **terms: Any,
) -> Sitting:
    """A table in the lobby; people in all seats if no chairs are named."""
    players = int(setup.split(":")[1])
    agreed = Terms(setup=setup, clock=clock or NoClock(), **terms)
    seated = chairs or tuple(chair(person) for person in PEOPLE[:players])
    opening = Opening(terms=agreed, chairs=seated, host=host)
    return Sitting(Authority.open("table-1", opening, 1_000, house(seed, length)))


def begun(setup: str = "columbiz:2", *chairs: Chair, **rest: Any) -> Sitting:
    """A table at which somebody has just got the first turn."""
    table = sitting(setup, *chairs, **rest)
    table.start()
    table.roll_off()
    return table
