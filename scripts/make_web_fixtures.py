"""Write games as frames of the server, for the tests of the web client.

    python scripts/make_web_fixtures.py            writes web/test/fixtures/*.json
    python scripts/make_web_fixtures.py --check    fails if they are not up to date

Everything in them comes from fixed secrets: events with links, what each event did, the view of the
table after each answer; and what `sixrow.match.witness` makes of honest and of dishonest tables.
"""

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from sixrow.match import (
    Authority,
    Chair,
    Decide,
    Drop,
    Envelope,
    Event,
    House,
    Opening,
    Person,
    Resign,
    Return,
    Roll,
    StandIn,
    Start,
    Table,
    TablePhase,
    Terms,
    Undo,
)
from sixrow.match.commands import Lost, Reseal
from sixrow.match.dice_client import DiceClient
from sixrow.match.events import (
    Anchored,
    AnyFact,
    Decided,
    Due,
    Given,
    Resealed,
    Returned,
    Rolled,
    Void,
)
from sixrow.match.fold import apply
from sixrow.match.history import letters
from sixrow.match.receipt import Receipt
from sixrow.match.witness import DiceFault, Witness
from sixrow.notation import decision_text, dice_text, read_position
from sixrow.rules import Waiting
from sixrow.tutorial import LESSONS
from sixrow.wire.frames import Events
from sixrow.wire.tutorials import tutorial_of
from sixrow.wire.views import effects_data, game_view, view_of

FOLDER = Path(__file__).resolve().parent.parent / "web" / "test" / "fixtures"
SETUPS = {"columbiz": "columbiz:2", "sequence-dice": "sequence-dice:2"}
FIXTURES = (*SETUPS, "stuck", "tutorials", "dice")
FRAMES = 64

STUCK = {
    "end": "columbiz:2 6/6/6/6/6/PPPP2 14,18 0,0 3,0 1 1 place 1566 4",
    "forfeit": "columbiz:2 6/6/6/6/B4P/PBPBPB 14,14 0,0 0,0 1 1 place 11234566 0",
    "pass": "sequence-dice:2 6/6/6/6/6/6 1 choose 46",
}
"""Positions in which no piece can be placed, by what is left to do."""

ADA, BO, CY = (Person(name.lower(), name) for name in ("Ada", "Bo", "Cy"))
BOT = Chair(level="skilled")


def chair(person: Person) -> Chair:
    return Chair(person=person.id, name=person.name)


class Story:
    """A table at which everybody always takes the middle one of the legal decisions.

    Attributes:
        there: who is connected with a client that holds their chain.
        frames: what the server tells, answer by answer.
        clients: those of the people.
    """

    def __init__(self, setup: str, *chairs: Chair, pair: bool = False) -> None:
        self.people = [
            Person(each, {c.person: c.name for c in chairs}[each])
            for each in dict.fromkeys(c.person for c in chairs if c.person)
        ]
        self.there = {person.id for person in self.people}
        self.silent: set[str] = set()
        house = House(Envelope(sha256(setup.encode()).digest()), ("skilled",), lambda: self.there)
        opening = Opening(terms=Terms(setup=setup, pair=pair), chairs=chairs, host="ada")
        self.authority = Authority.open("table-1", opening, now=0, house=house)
        self.now = 0
        self._numbers = count(1)
        self.frames = [self.frame(self.authority.since(0))]
        self.clients = {person.id: self.client(person) for person in self.people}
        self.settle()

    def client(self, person: Person) -> DiceClient:
        """A new device of a person."""
        number = f"{person.id} {next(self._numbers)}"
        secrets = (sha256(f"{number} {each}".encode()).digest() for each in count())
        made = DiceClient(person.id, secret=lambda: next(secrets), new_id=self._new_id)
        for event in self.authority.since(0):
            made.see(event)
        return made

    def _new_id(self) -> str:
        return str(next(self._numbers))

    def frame(self, events: tuple[Event, ...]) -> Events:
        table = self.authority.table
        before = events[0].number - 1
        return Events(
            version=table.version,
            events=events,
            effects=tuple(map(effects_data, self.authority.effects_since(before))),
            scores=self.authority.scores_since(before),
            view=view_of(table),
        )

    def say(self, command: Any, by: Person | None = None) -> None:
        """Let somebody, or the house, say something, and everybody hear the answer."""
        self.now += 1_000
        if by is not None:
            self.clients[by.id].witness.sent(command.id)
        events = self.authority.handle(command, by, self.now)
        if events:
            self.frames.append(self.frame(events))
        for client in self.clients.values():
            for event in events:
                client.see(event)

    def settle(self, acting: Person | None = None) -> None:
        """Let the clients anchor and give until none has anything to say."""
        asked = True
        while asked:
            asked = False
            for person in self.people:
                if person.id in self.silent:
                    continue
                for request in self.clients[person.id].requests(acting=person == acting):
                    self.say(request, person)
                    asked = True

    def act(self) -> None:
        """Start, roll or decide, whichever is next."""
        table = self.authority.table
        common: dict[str, Any] = {"id": self._new_id(), "version": table.version}
        if not table.games:
            self.say(Start(**common), ADA)
        else:
            seat = table.position.seat
            common["seat"] = seat
            person = next((p for p in self.people if seat in table.seats_of(p.id)), None)
            by = None if table.seats[seat].bot else person
            if table.position.waiting is Waiting.DICE:
                self.say(Roll(**common), by)
            else:
                self.say(Decide(decisions=(self.word(),), **common), by)
        self.settle()

    def acts(self, number: int) -> None:
        for _ in range(number):
            if self.authority.table.phase is not TablePhase.OVER:
                self.act()

    def over(self) -> None:
        """Take a decision back at the next occasion, decide again, and play to the end."""
        while not self.can_undo:
            self.act()
        table = self.authority.table
        seat = table.position.seat
        undo = Undo(id=self._new_id(), version=table.version, seat=seat)
        self.say(undo, self.people[seat])
        while self.authority.table.phase is not TablePhase.OVER:
            self.act()

    @property
    def can_undo(self) -> bool:
        table = self.authority.table
        return table.dice.due is None and table.game.can_undo(table.position.seat)

    def word(self) -> str:
        position = self.authority.table.position
        decisions = position.decisions()
        return decision_text(position.setup.game, decisions[len(decisions) // 2])

    def until_due(self, person: Person) -> None:
        """Play until a roll of somebody else is due, for which this person gives no link."""
        self.silent.add(person.id)
        while self.due is None or self.due.seat in self.authority.table.seats_of(person.id):
            if self.due is None:
                self.act()
            else:
                self.silent.discard(person.id)
                self.settle()
                self.silent.add(person.id)

    @property
    def due(self) -> Any:
        return self.authority.table.dice.due


# Whole tables


def two_people() -> Story:
    story = Story("columbiz:2", chair(ADA), chair(BO))
    story.acts(60)
    return story


def a_bot_and_two_seats() -> Story:
    """Ada has two seats; Bo is away at times, and begins a new chain on another device."""
    story = Story("sequence-dice:4", chair(ADA), chair(BO), chair(ADA), BOT)
    story.acts(12)
    story.there.discard("bo")
    story.acts(12)
    story.there.add("bo")
    story.clients["bo"] = story.client(BO)
    story.settle(acting=BO)
    story.acts(12)
    story.there.discard("ada")
    story.acts(9)
    return story


def three_and_a_silent_one() -> Story:
    """Cy is silent and is dropped, comes again, and is stood in for; Bo resigns in a due roll."""
    story = Story("columbiz:3", chair(ADA), chair(BO), chair(CY))
    story.acts(14)
    story.until_due(CY)
    story.now += 12_000
    story.say(Drop(roll=story.due.roll, seat=2))
    story.settle()
    story.silent.clear()
    story.acts(10)
    story.there.discard("cy")
    story.say(Lost(seat=2))
    story.now += 10_000_000
    story.say(StandIn(id="stand", version=story.authority.table.version, seat=0, absent=2), ADA)
    story.settle()
    story.acts(8)
    story.there.add("cy")
    story.clients["cy"] = story.client(CY)
    story.settle(acting=CY)
    story.say(Return(id="back", version=story.authority.table.version, seat=2), CY)
    story.settle()
    story.acts(8)
    story.until_due(BO)
    story.say(Resign(id="resign", version=story.authority.table.version, seat=1), BO)
    story.settle()
    story.acts(8)
    return story


def a_pair_resealed() -> Story:
    """Two games; in the first one the house reseals while a roll is due."""
    story = Story("sequence-dice:2", chair(ADA), chair(BO), pair=True)
    story.acts(9)
    story.until_due(BO)
    story.say(Reseal(salt="again"))
    story.silent.clear()
    for client in story.clients.values():
        client.trusting = True
    story.settle()
    story.acts(10)
    seat = story.authority.table.position.seat
    by = (ADA, BO)[seat]
    story.say(Resign(id="resign", version=story.authority.table.version, seat=seat), by)
    story.settle()
    story.acts(10)
    story.over()
    return story


TABLES: dict[str, Callable[[], Story]] = {
    "two people": two_people,
    "a bot, and two seats of one person": a_bot_and_two_seats,
    "a silent person": three_and_a_silent_one,
    "a pair, resealed": a_pair_resealed,
}


def whole(story: Story) -> dict[str, Any]:
    """A table: its events, the head after each, and what each person's witness makes of it."""
    events = story.authority.since(0)
    heads: list[bytes] = []
    table: Table | None = None
    for event in events:
        table = apply(table, event)
        heads.append(table.head)
    return {
        "events": events,
        "heads": [head.hex() for head in heads],
        "letters": letters(heads[-1]),
        "watchers": [watched(story, person) for person in story.clients],
    }


def watched(story: Story, person: str) -> dict[str, Any]:
    """A table as a witness of one person sees it."""
    client = story.clients[person]
    witness = Witness(person, _receipt(client))
    avoided: dict[int, str] = {}
    for event in story.authority.since(0):
        witness.see(event)
        avoided |= {roll: dice_text(dice) for roll, dice in witness.avoided().items()}
    return {
        "person": person,
        "receipt": _receipt(client),
        "mine": [seen.roll for seen in witness.rolls.values() if seen.mine],
        "avoided": avoided,
        "faults": _codes(witness.faults),
        "games": witness.receipt.games,
        "played": witness.receipt.played,
    }


def _receipt(client: DiceClient) -> Receipt:
    """What a client knew before the first event: its chains, and the links that it will give."""
    receipt = client.witness.receipt
    return replace(
        receipt, facts=0, head="", games=(), played=(), rolls=(), commitments=(), seat=-1, name=""
    )


def _codes(faults: list[DiceFault]) -> list[tuple[str, int]]:
    return sorted({(fault.code, fault.roll) for fault in faults})


# Dishonest houses

Lie = Callable[[AnyFact], "AnyFact | tuple[AnyFact, ...] | None"]
"""What becomes of the first fact that a lie is told about; None for the others."""

OTHER = "ab" * 32


def _of(kind: type, roll: int, *changes: Callable[[Any], AnyFact]) -> Lie:
    def lie(fact: AnyFact) -> AnyFact | tuple[AnyFact, ...] | None:
        if not isinstance(fact, kind) or getattr(fact, "roll", roll) != roll:
            return None
        found = tuple(change(fact) for change in changes)
        return found[0] if len(found) == 1 else found

    return lie


def _same(fact: AnyFact) -> AnyFact:
    return fact


def _with(**fields: object) -> Callable[[Any], AnyFact]:
    return lambda fact: replace(fact, **fields)


def _instead(fact: AnyFact) -> Callable[[Any], AnyFact]:
    return lambda _: fact


def _swapped(dice: str) -> str:
    return ("1" if dice[0] != "1" else "2") * len(dice)


_void = Void(roll=6, link=OTHER, links=(), dropped=())

LIES: dict[str, tuple[Lie, dict[str, Any]]] = {
    "other dice": (_of(Rolled, 5, lambda fact: replace(fact, dice=_swapped(fact.dice))), {}),
    "another link of the house": (_of(Rolled, 5, _with(link=OTHER)), {}),
    "another link of a person": (
        _of(Rolled, 5, lambda fact: replace(fact, links=(OTHER, *fact.links[1:]))),
        {},
    ),
    "a link given that does not fit": (_of(Given, 5, _with(link=OTHER)), {}),
    "the link of a person left out": (
        _of(Rolled, 5, lambda fact: replace(fact, links=fact.links[1:])),
        {},
    ),
    "dice of another seat": (_of(Rolled, 5, lambda fact: replace(fact, seat=1 - fact.seat)), {}),
    "a number left out": (_of(Due, 5, _with(roll=6)), {}),
    "a number again": (_of(Due, 5, _with(roll=4)), {}),
    "due twice": (_of(Due, 5, _same, _with(roll=6)), {}),
    "a caller missing in the first roll": (_of(Due, 1, _with(callers=(0,))), {}),
    "the roller not called": (
        _of(Due, 5, lambda fact: replace(fact, callers=(1 - fact.seat,))),
        {},
    ),
    "nobody called": (_of(Due, 5, _with(callers=())), {}),
    "a caller without a person": (_of(Due, 5, _with(callers=(0, 1, 2))), {}),
    "callers in disorder": (_of(Due, 5, _with(callers=(1, 0))), {}),
    "an anchor while due": (
        _of(Due, 5, _same, _instead(Anchored(seat=1, anchor=OTHER))),
        {},
    ),
    "a decision while due": (
        _of(Due, 5, _same, _instead(Decided(seat=0, decision="stop", hand="person"))),
        {},
    ),
    "back while due": (_of(Due, 5, _same, _instead(Returned(seat=0))), {}),
    "a second roll": (_of(Rolled, 5, _same, _same), {}),
    "void without a cause": (
        _of(
            Rolled,
            5,
            lambda fact: Void(roll=5, link=fact.link, links=fact.links, dropped=()),
        ),
        {},
    ),
    "void for want of somebody who plays": (
        _of(
            Rolled,
            5,
            lambda fact: Void(roll=5, link=fact.link, links=(fact.links[0], ""), dropped=()),
        ),
        {},
    ),
    "the roller dropped": (
        _of(
            Rolled,
            5,
            lambda fact: Void(
                roll=5,
                link=fact.link,
                links=tuple("" if s == fact.seat else x for s, x in enumerate(fact.links)),
                dropped=(fact.seat,),
            ),
        ),
        {},
    ),
    "both dropped": (
        _of(Rolled, 5, lambda fact: Void(roll=5, link=fact.link, links=("", ""), dropped=(0, 1))),
        {},
    ),
    "dropped in the first roll": (
        _of(
            Rolled,
            1,
            lambda fact: Void(roll=1, link=fact.link, links=(fact.links[0], ""), dropped=(1,)),
        ),
        {},
    ),
    "a new chain of the house": (
        _of(Due, 5, _instead(Resealed(commitment=OTHER, salt="x")), _same),
        {},
    ),
    "dice that were not due": (_of(Due, 5, _instead(_void)), {}),
    "a link of mine that I did not give": (_of(Given, 5, _same), {"given": False}),
    "left out": (_of(Due, 7, _with(callers=(1,))), {"there": [7]}),
    "left out, not having been there": (_of(Due, 7, _with(callers=(1,))), {}),
    "dropped although I gave": (
        _of(
            Rolled,
            7,
            lambda fact: Void(roll=7, link=fact.link, links=("", fact.links[1]), dropped=(0,)),
        ),
        {"answered": [7]},
    ),
    "an anchor of mine that I did not make": (
        _of(Due, 5, _instead(Anchored(seat=0, anchor=OTHER)), _same),
        {"live": 4},
    ),
    "an event without a number": (_of(Due, 5, _same), {"skip": True}),
}


def dishonest() -> Iterator[dict[str, Any]]:
    """Tables about which a house lies once, up to the lie, and what a witness says to it."""
    story = two_people()
    for name, (lie, notes) in LIES.items():
        events, first = _told(story.authority.since(0), lie, skip=notes.get("skip", False))
        receipt = _receipt(story.clients["ada"])
        if not notes.get("given", True):
            receipt = replace(receipt, given=())
        witness = Witness("ada", receipt)
        for roll in notes.get("there", ()):
            witness.was_there(roll)
        for roll in notes.get("answered", ()):
            witness.answered(roll)
        for event in events:
            if event.number == notes.get("live"):
                witness.live()
            witness.see(event)
        known = {key: value for key, value in notes.items() if key != "skip"}
        yield {
            "name": name,
            "receipt": receipt,
            "notes": {"there": [], "answered": [], "live": 0, **known},
            "events": events[-first:],
            "before": len(events) - first,
            "faults": _codes(witness.faults),
        }


def _told(events: tuple[Event, ...], lie: Lie, *, skip: bool) -> tuple[list[Event], int]:
    """The events up to a lie, and how many of the last are not those of the honest table."""
    for index, event in enumerate(events):
        made = lie(event.fact)
        if made is None:
            continue
        facts = made if isinstance(made, tuple) else (made,)
        number = event.number + skip
        new = [
            Event(number + place, event.time, fact, event.cause if place == 0 else None)
            for place, fact in enumerate(facts)
        ]
        return [*events[:index], *new], len(new)
    raise LookupError("there is nothing to lie about")


def vectors() -> dict[str, Any]:
    """The example of docs/fair-dice.md, and texts that are not plain."""
    head = sha256(b"head").digest()
    return {"letters": [head.hex(), letters(head)]}


def fixture(name: str) -> bytes:
    """A file of the tests, as JSON."""
    if name == "stuck":
        return _json({kind: game_view(read_position(line)) for kind, line in STUCK.items()})
    if name == "tutorials":
        return _json({game: tutorial_of(game) for game in LESSONS}, whole=False)
    if name == "dice":
        tables = {title: whole(make()) for title, make in TABLES.items()}
        return _json(
            {"vectors": vectors(), "tables": tables, "lies": list(dishonest())}, whole=False
        )
    story = Story(SETUPS[name], chair(ADA), chair(BO))
    while len(story.frames) < FRAMES and story.authority.table.phase is not TablePhase.OVER:
        story.act()
    return _json(story.frames)


def _json(content: object, *, whole: bool = True) -> bytes:
    text = msgspec.json.encode(content)
    return (msgspec.json.format(text, indent=0) if whole else text) + b"\n"


def main() -> int:
    checking = "--check" in sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in FIXTURES:
        path, wanted = FOLDER / f"{name}.json", fixture(name)
        if not checking:
            path.write_bytes(wanted)
        elif path.read_bytes() != wanted:
            print(
                f"{path} is not what the server tells; run {Path(__file__).name}", file=sys.stderr
            )
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
