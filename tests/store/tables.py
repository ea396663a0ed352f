"""Tables for the tests of the store: real ones, from the authority."""

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sixrow.match import Chair, Event, Fact, Opening, Table, TablePhase, Terms, rebuild
from sixrow.rules import Refusal
from sixrow.store import Account, Card, EventBatch, Store, card_of, game_of
from tests.match.tables import PEOPLE, Sitting, chair

SECRET = bytes(range(32))


def refusal(call: Any, *arguments: Any, **named: Any) -> str:
    """The code with which a call is refused."""
    with pytest.raises(Refusal) as refused:
        call(*arguments, **named)
    return refused.value.code


class LateSitting(Sitting):
    """People anchor when the game begins, so that a lobby has only the events that a test makes."""

    def serve(self) -> list[Fact]:
        return [] if self.table.phase is TablePhase.LOBBY else super().serve()


def sitting(table: str, *chairs: Chair, setup: str = "columbiz:2", **terms: Any) -> Sitting:
    """A table in the lobby; Ada and Bo if no chairs are named."""
    seated = chairs or tuple(chair(person) for person in PEOPLE[: int(setup[-1])])
    opening = Opening(terms=Terms(setup=setup, **terms), chairs=seated, host="ada")
    return LateSitting(opening, table=table)


def card(table: Table, *, public: bool = True, created: int = 1_000) -> Card:
    return card_of(table, invite=f"invite-{table.id}", public=public, created=created)


def create(store: Store, sat: Sitting, **about: Any) -> Sitting:
    """Write a table as it is now."""
    events = sat.authority.since(0)
    store.tables.create(events, SECRET, card(sat.table, **about))
    return sat


def batch(sat: Sitting, after: int) -> EventBatch:
    """Everything that has happened since a version."""
    events = sat.authority.since(after)
    before = rebuild(sat.authority.since(0)[:after])
    over = range(sum(each.result is not None for each in before.games), len(sat.table.games))
    games = [
        game_of(sat.table, number + 1, sat.table.time)
        for number in over
        if sat.table.games[number].result
    ]
    return EventBatch(events, sat.table.id, card(sat.table), tuple(games))


@cache
def finished(table: str, *, pair: bool) -> tuple[Sitting, EventBatch, EventBatch]:
    """A table that was played to its end: how it was opened, and everything since."""
    sat = sitting(table, pair=pair)
    opened = EventBatch(sat.authority.since(0), table, card(sat.table))
    sat.start()
    sat.play_on(Random(1))
    return sat, opened, batch(sat, 1)


def played(store: Store, table: str, *, pair: bool = False) -> Sitting:
    """A table that was played to its end and written."""
    sat, opened, rest = finished(table, pair=pair)
    assert opened.card is not None
    store.tables.create(opened.events, SECRET, opened.card)
    assert store.tables.append([rest]) == [True]
    return sat


def next_event(sat: Sitting, number: int) -> Event:
    """An event with a number, whatever it says."""
    return replace(sat.authority.since(0)[0], number=number)


def meet(store: Store, *people: str, kind: Any = "guest") -> None:
    """Get to know some people by their ids; their names begin with a capital letter."""
    for person in people:
        account = Account(id=person, name=person.capitalize(), kind=kind, created=5)
        store.people.create(account)
