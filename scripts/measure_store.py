"""Measure how fast events are written: groups of batches on a database, durable.

    python scripts/measure_store.py                        SQLite, in a folder of its own
    python scripts/measure_store.py --database URL         any empty database

Every batch is of a table of its own; every second one brings a new card. Prints the median of the
wall clock and of this process's time for a group, and both for an event.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from secrets import token_bytes
from statistics import median

from msgspec.structs import replace

from sixrow.match import (
    Authority,
    Chair,
    Decide,
    Envelope,
    Event,
    House,
    Opening,
    Person,
    Roll,
    Start,
    Terms,
)
from sixrow.match.dice_client import DiceClient
from sixrow.notation import decision_text
from sixrow.rules import Waiting
from sixrow.store import Card, EventBatch, Store, card_of

TABLES = 300
ROUNDS = 50
GROUPS = ((1, 1), (1, 3), (10, 2), (100, 1), (100, 2), (300, 4))
"""Batches in a group, and events in a batch."""


def sample() -> tuple[Authority, tuple[Event, ...]]:
    """A table, and real events to write: rolls, links and decisions."""
    people = Person("ada", "Ada"), Person("bo", "Bo")
    house = House(Envelope(bytes(32)), ("skilled",), lambda: ("ada", "bo"))
    chairs = tuple(Chair(person=each.id, name=each.name) for each in people)
    opening = Opening(terms=Terms(setup="columbiz:2"), chairs=chairs, host="ada")
    authority = Authority.open("t", opening, 0, house)
    numbers = count(1)
    clients = [
        DiceClient(each.id, secret=partial(token_bytes, 32), new_id=lambda: f"d{next(numbers)}")
        for each in people
    ]

    def serve() -> None:
        asked = True
        while asked:
            asked = False
            for person, client in zip(people, clients, strict=True):
                for event in authority.since(client.witness.version):
                    client.see(event)
                for request in client.requests()[:1]:
                    authority.handle(request, person, 2)
                    asked = True

    serve()
    authority.handle(Start(id="start", version=1), None, 1)
    began = authority.table.version
    for number in range(40):
        position = authority.table.position
        about = {"id": f"{number}", "version": authority.table.version, "seat": position.seat}
        command: Roll | Decide = Roll(**about)  # type: ignore[arg-type]
        if position.waiting is not Waiting.DICE:
            word = decision_text(position.setup.game, position.decisions()[-1])
            command = Decide(decisions=(word,), **about)  # type: ignore[arg-type]
        clients[position.seat].witness.sent(command.id)
        authority.handle(command, people[position.seat], 2)
        serve()
    return authority, authority.since(began)


def create(store: Store, authority: Authority) -> list[Card]:
    """Write tables in the lobby."""
    cards = []
    for number in range(TABLES):
        name = f"table-{os.getpid()}-{number}"
        card = card_of(authority.table, invite=f"invite-{name}", public=True, created=number)
        cards.append(replace(card, table=name))
        store.tables.create(authority.since(0)[:1], bytes(32), cards[-1])
    return cards


def measure(store: Store) -> Iterator[str]:
    """A line for every kind of group."""
    authority, events = sample()
    cards = create(store, authority)
    versions = dict.fromkeys((card.table for card in cards), 1)
    yield f"{'batches':>8}{'events':>8}{'ms':>10}{'CPU ms':>10}{'µs/event':>10}{'CPU µs':>10}"
    for batches, size in GROUPS:
        walls, owns = [], []
        for turn in range(ROUNDS):
            group = []
            for index in range(batches):
                card = cards[(turn + index) % TABLES]
                first = versions[card.table] + 1
                versions[card.table] += size
                numbered = (
                    replace(events[(first + step) % len(events)], number=first + step)
                    for step in range(size)
                )
                group.append(EventBatch(tuple(numbered), card.table, card if index % 2 else None))
            began, own = time.perf_counter(), time.process_time()
            assert all(store.tables.append(group))
            walls.append(time.perf_counter() - began)
            owns.append(time.process_time() - own)
        wall, cpu, count = median(walls) * 1e3, median(owns) * 1e3, batches * size
        each = f"{wall / count * 1e3:>10.1f}{cpu / count * 1e3:>10.1f}"
        yield f"{batches:>8}{count:>8}{wall:>10.2f}{cpu:>10.2f}{each}"


@contextmanager
def opened(address: str) -> Iterator[Store]:
    """The database of an address, or a new one."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Store.open(address or f"sqlite:///{folder}/measure.db") as store,
    ):
        yield store


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", default="", metavar="URL")
    with opened(parser.parse_args().database) as store:
        for line in measure(store):
            print(line)


if __name__ == "__main__":
    main()
