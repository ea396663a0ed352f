"""What the tests of the match share: a house, people, a table that is easy to talk to."""

from collections.abc import Callable, Collection, Iterable
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
    TableRequest,
    Terms,
    Tick,
    export,
    verify,
)
from sixrow.match.dice_client import DiceClient
from sixrow.match.events import Anchored, Due, Given
from sixrow.match.receipt import Receipt
from sixrow.notation import decision_text
from sixrow.rules import Refusal, Seat, Waiting

LEVELS = ("casual", "skilled")
ADA, BO, CY, DI = (Person(name.lower(), name) for name in ("Ada", "Bo", "Cy", "Di"))
PEOPLE = (ADA, BO, CY, DI)
BOT = Chair(level="casual")
FREE = Chair()
SHORT = 16
"""The number of links with the fixture `short_chains`."""

AnyCommand = TypeVar("AnyCommand", bound=TableRequest)


MECHANICS = (Anchored, Due, Given)
"""Facts about dice that most tests do not look at."""


def envelope(seed: int = 0) -> Envelope:
    return Envelope(sha256(str(seed).encode()).digest())


def house(seed: int = 0, there: Callable[[], Collection[str]] = tuple) -> House:
    return House(envelope(seed), LEVELS, there)


def chair(person: Person) -> Chair:
    return Chair(person=person.id, name=person.name)


class Sitting:
    """A table, its time, short ways to ask something of it, and the clients of its people.

    Attributes:
        there: the people whose clients give links; everybody at first.
        clients: their clients, by id.
        silent: people who are there but give no links.
    """

    def __init__(
        self,
        opening: Opening | Authority,
        seed: int = 0,
        people: str = "people",
        *,
        table: str = "table-1",
        now: int = 1_000,
    ) -> None:
        """Open a table; `seed` is the house's, `people` that of everybody else."""
        self.there = {person.id for person in PEOPLE}
        self.silent: set[str] = set()
        self.now = now
        if isinstance(opening, Opening):
            host = house(seed, lambda: self.there)
            self.authority = Authority.open(table, opening, now, host)
        else:
            self.authority = opening
        self.clients: dict[str, DiceClient] = {}
        self._numbers = count(1)
        self._anchors = count(1)
        self._people_seed = f"{seed} {people}"
        self.serve()

    @property
    def table(self) -> Table:
        return self.authority.table

    def restart(self) -> None:
        """Let another authority go on from the stored events."""
        self.authority = Authority(self.authority.since(0), self.authority.house)

    def facts(self, *kinds: type[Fact]) -> list[Any]:
        """All facts of some kinds so far."""
        return [event.fact for event in self.authority.since(0) if isinstance(event.fact, kinds)]

    def client(self, person: Person) -> DiceClient:
        """The client of a person; it has seen everything so far."""
        if person.id not in self.clients:
            self.clients[person.id] = self.new_client(person)
        client = self.clients[person.id]
        for event in self.authority.since(client.witness.version):
            client.see(event)
        return client

    def new_client(self, person: Person, receipt: Receipt | None = None) -> DiceClient:
        """Another device of a person."""
        return DiceClient(
            person.id,
            secret=lambda: sha256(f"{self._people_seed} {next(self._anchors)}".encode()).digest(),
            new_id=lambda: f"c{next(self._numbers)}",
            receipt=receipt,
        )

    def serve(self) -> list[Fact]:
        """Let the clients of those who are there do what they do by themselves."""
        facts: list[Fact] = []
        while True:
            before = len(facts)
            for person in self._people():
                if person.id in self.there - self.silent:
                    for request in self.client(person).requests():
                        events = self.authority.handle(request, person, self.now)
                        facts += (event.fact for event in events)
            if len(facts) == before:
                return facts

    def send(self, person: Person, **how: bool) -> list[Fact]:
        """Let the client of one person do one thing that it does by itself."""
        request = self.client(person).requests(**how)[0]
        return [event.fact for event in self.authority.handle(request, person, self.now)]

    def _people(self) -> list[Person]:
        chairs = {state.chair.person: state.chair.name for state in self.table.seats}
        return [Person(person, name) for person, name in chairs.items() if person]

    def make(self, kind: type[AnyCommand], **fields: Any) -> AnyCommand:
        """A command with a new id and, if it has one, the present version."""
        usual: dict[str, Any] = {"id": f"c{next(self._numbers)}"}
        if issubclass(kind, Command):
            usual["version"] = self.table.version
        return kind(**{**usual, **fields})

    def tell(self, by: Person | None, kind: type[TableRequest], **fields: Any) -> list[Fact]:
        """What happens at once if somebody asks for something."""
        command: Any = self.make(kind, **fields)
        if by is not None:
            self.client(by).witness.sent(command.id)
        return [event.fact for event in self.authority.handle(command, by, self.now)]

    def ask(self, by: Person | None, kind: type[TableRequest], **fields: Any) -> list[Fact]:
        """What happens if somebody asks for something, after all links are given."""
        facts = [*self.tell(by, kind, **fields), *self.serve()]
        return [fact for fact in facts if not isinstance(fact, MECHANICS)]

    def refuse(self, by: Person | None, kind: type[TableRequest], **fields: Any) -> str:
        """The code with which it is refused; nothing has changed then."""
        before = self.table
        with pytest.raises(Refusal) as refused:
            self.ask(by, kind, **fields)
        assert self.table is before
        return refused.value.code

    def notice(self, notice: HouseNotice) -> list[Fact]:
        facts = [event.fact for event in self.authority.handle(notice, None, self.now)]
        return [fact for fact in [*facts, *self.serve()] if not isinstance(fact, MECHANICS)]

    def faults(self) -> list[str]:
        """The codes of all faults that a client has found."""
        return [
            fault.code for person in self._people() for fault in self.client(person).witness.faults
        ]

    def receipts(self) -> list[Receipt]:
        """What the clients have kept."""
        return [self.client(person).witness.receipt for person in self._people()]

    def is_proven(self) -> bool:
        """Whether no client has found a fault, and the records verify with what all have kept."""
        games = range(1, len(self.table.games) + 1)
        records = [export(self.table, game) for game in games]
        holds = [verify(record, receipts=self.receipts()).holds for record in records]
        return not self.faults() and all(holds)

    def others(self, seat: Seat) -> list[Seat]:
        """The chains of everybody but one player."""
        return [each for each in self.table.players if each != seat]

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
        return self.ask(by, Decide, seat=seat, decisions=words)

    def roll_off(self) -> None:
        """Everybody rolls until somebody begins."""
        while self.table.game.turn == 0:
            self.roll()

    def any_decision(self, random: Random) -> str:
        position = self.table.position
        return decision_text(position.setup.game, random.choice(position.decisions()))

    @property
    def is_stuck(self) -> bool:
        """Whether dice wait for somebody: a link, an anchor, or anybody to be there."""
        awaited = self.table.awaited
        if awaited is None:
            return False
        bots_dice = awaited.bot and awaited.waiting is Waiting.DICE
        return bool(self.table.dice.due or self.table.unanchored or bots_dice)

    def play_on(self, random: Random, moves: int = 10**9) -> None:
        """Everybody rolls and decides at random, for a number of commands or to the end."""
        for _ in range(moves):
            awaited = self.table.awaited
            if awaited is None or self.is_stuck:
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
    host: str = "ada",
    **terms: Any,
) -> Sitting:
    """A table in the lobby; people in all seats if no chairs are named."""
    players = int(setup.split(":")[1])
    agreed = Terms(setup=setup, clock=clock or NoClock(), **terms)
    seated = chairs or tuple(chair(person) for person in PEOPLE[:players])
    opening = Opening(terms=agreed, chairs=seated, host=host)
    return Sitting(opening, seed)


def begun(setup: str = "columbiz:2", *chairs: Chair, **rest: Any) -> Sitting:
    """A table at which somebody has just got the first turn."""
    table = sitting(setup, *chairs, **rest)
    table.start()
    table.roll_off()
    return table


def awaiting(setup: str = "columbiz:3", *chairs: Chair, **rest: Any) -> tuple[Sitting, Seat]:
    """A table at which a later roll of a person is due and all are silent, and who rolls."""
    table = begun(setup, *chairs, **rest)
    table.silent = {person.id for person in PEOPLE}
    seat = table.table.position.seat
    table.tell(table.person(seat), Roll, seat=seat)
    assert table.table.dice.due is not None
    return table, seat


def on_bots_turn(*chairs: Chair, **rest: Any) -> Sitting:
    """A table at which a bot has rolled its first dice; with Ada and Bo, if nobody is named."""
    table = begun("columbiz:3", *(chairs or (chair(ADA), chair(BO), BOT)), **rest)
    while not table.table.seats[table.table.position.seat].bot:
        table.play_on(Random(1), 1)
    return table


def kinds(facts: Iterable[Fact]) -> list[type[Fact]]:
    return [type(fact) for fact in facts]
