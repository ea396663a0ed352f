"""Endpoints for tables: opening, finding, joining, viewing and playing."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, convert

from sixrow.match import Chair, Opening, PersonCommand, Sit, TablePhase
from sixrow.rules import Refusal
from sixrow.server.people.eligibility import check_command, check_opening, check_study
from sixrow.server.tables.bounds import check_bounds
from sixrow.server.tables.live_table import LiveTable
from sixrow.server.web.endpoints import Call, Invite, Key, Milliseconds, Query, TableId, Text
from sixrow.server.web.origins import from_this_machine
from sixrow.store import Card
from sixrow.wire.frames import View
from sixrow.wire.lists import (
    BotSeat,
    Invitation,
    NewTable,
    OpenSeat,
    OwnSeat,
    OwnTables,
    SeatRequest,
    TableEvents,
    TablePage,
    TableSummary,
)
from sixrow.workers.fair_pool import Owner

MOST_RUNNING = 100
"""The largest number of unfinished tables per person."""

Limit: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
Mark: TypeAlias = Annotated[str, Meta(max_length=200, pattern="^[!-~]*$")]
"""A cursor: where the previous page ended; empty for the first page."""


class PageQuery(Query, frozen=True, kw_only=True):
    """A page of a list."""

    after: Mark = ""
    limit: Limit = 50


class InviteQuery(Query, frozen=True, kw_only=True):
    """The invitation code of a private table."""

    invite: Invite = ""


class EventsQuery(Query, frozen=True, kw_only=True):
    """The last event that the caller has, and the invitation code of a private table."""

    after: Milliseconds = 0
    invite: Invite = ""


async def open_table(call: Call, body: NewTable) -> Invitation:
    """Open a table. The response has its invitation code, for /join/{invite}."""
    check_opening(call.account, body.terms)
    if all(isinstance(chair, BotSeat) for chair in body.chairs):
        raise Refusal("person-needed")
    call.take("tables", call.address)
    if body.terms.position is not UNSET:  # bots would play on from it
        await call.run(check_study, call.account, call.services.store)
    await _check_number(call)
    await _check_names(call, body)
    chairs = tuple(_chair(call, each) for each in body.chairs)
    opening = Opening(terms=body.terms, chairs=chairs, host=call.account.id)
    live = await call.services.registry.open(opening, public=body.public)
    return _invited(call, live.card)


async def lobby(call: Call, query: PageQuery) -> TablePage:
    """List the public tables that wait for players or can be watched, the newest first."""
    tables = call.services.store.tables
    cards = await call.run(tables.lobby, after=query.after, limit=query.limit)
    return TablePage(tuple(summary_of(card) for card in cards), _after(cards, query.limit))


async def my_tables(call: Call, query: PageQuery) -> OwnTables:
    """List the caller's tables, first those where it is their turn."""
    tables, person = call.services.store.tables, call.account.id
    cards = await call.run(tables.of_person, person, after=query.after, limit=query.limit)
    turns = tuple(card.table for card in cards if card.turn_of == person)
    return OwnTables(tuple(summary_of(card) for card in cards), turns, _after(cards, query.limit))


async def show_table(call: Call, table: TableId, query: InviteQuery) -> View:
    """Get a table with everything that a client shows, including the legal choices."""
    return (await visible(call, table, query.invite)).view


async def show_invitation(call: Call, table: TableId) -> Invitation:
    """Get the invitation of a table; only for its host and players."""
    live = await visible(call, table, "")
    if call.account.id not in {live.table.host, *live.table.people}:
        raise Refusal("not-seated")
    return _invited(call, live.card)


def _invited(call: Call, card: Card) -> Invitation:
    reach = call.services.reach() if from_this_machine(call.scope) else None
    return Invitation(summary_of(card), card.invite, reach)


async def list_events(call: Call, table: TableId, query: EventsQuery) -> TableEvents:
    """List the events of a table after a version."""
    live = await visible(call, table, query.invite)
    return TableEvents(live.table.version, live.since(query.after))


async def send_command(
    call: Call, table: TableId, query: InviteQuery, body: PersonCommand
) -> TableEvents:
    """Apply a command at a table, as over the socket; docs/match.md lists all commands.

    A repeated command returns the same answer and changes nothing.
    """
    live = await visible(call, table, query.invite)
    return await _do(call, live, body)


async def look_at_invitation(call: Call, invite: Key) -> TableSummary:
    """Get the table of an invitation."""
    return summary_of(await call.run(call.services.store.tables.by_invite, invite))


async def join(call: Call, invite: Key, body: SeatRequest) -> TableEvents:
    """Take a seat by invitation."""
    card = await call.run(call.services.store.tables.by_invite, invite)
    live = await visible(call, card.table, invite)
    seat = body.seat
    if seat is None:
        free = [seat for seat, each in enumerate(live.table.seats) if each.chair.is_open]
        seat = free[0] if free else 0
    while True:
        sit = Sit(id=body.id, version=live.table.version, seat=seat)
        try:
            return await _do(call, live, sit)
        except Refusal as refusal:  # another node was faster, and its events are now loaded
            if refusal.code != "stale-version" or sit.version == live.table.version:
                raise


async def record_as_text(
    call: Call, table: TableId, game: Annotated[int, Meta(ge=1, le=2)], query: InviteQuery
) -> Text:
    """Get the record of a game as text, with the proof of its dice."""
    record = await call.services.exports.record(*await _game(call, table, game, query.invite))
    return Text(record.encode(), file=f"{table}-{game}.sixrow")


async def record_as_json(
    call: Call, table: TableId, game: Annotated[int, Meta(ge=1, le=2)], query: InviteQuery
) -> Text:
    """Get the record of a game as JSON, with the proof of its dice."""
    live, game = await _game(call, table, game, query.invite)
    record = await call.services.exports.record(live, game, "json")
    return Text(record.encode(), "application/json", f"{table}-{game}.json")


async def visible(call: Call, table: str, invite: str) -> LiveTable:
    """A table that the caller may see.

    Raises:
        Refusal: it does not exist or they may not see it; the answer is the same.
    """
    person = "" if call.visitor is None else call.account.id
    return await call.services.registry.visible(table, person, invite)


def summary_of(card: Card) -> TableSummary:
    """A card without the invitation."""
    return convert(card, TableSummary, from_attributes=True)


async def _do(call: Call, live: LiveTable, command: PersonCommand) -> TableEvents:
    check_command(call.account, live.table, command)
    services, owner = call.services, Owner(call.address, call.account.id)
    check_bounds(services.registry, live, owner, command, services.limits)
    assert call.visitor is not None
    events = await live.command(command, call.visitor.person)
    return TableEvents(live.table.version, events or ())


async def _game(call: Call, table: str, game: int, invite: str) -> tuple[LiveTable, int]:
    live = await visible(call, table, invite)
    if game > len(live.table.games):
        raise Refusal("no-such-game")
    return live, game


async def _check_number(call: Call) -> None:
    """Refuse another table to a person with more than `MOST_RUNNING` unfinished ones."""
    tables = call.services.store.tables
    cards = await call.run(tables.of_person, call.account.id, after="", limit=MOST_RUNNING + 1)
    if sum(card.phase != TablePhase.OVER.value for card in cards) > MOST_RUNNING:
        raise Refusal("too-many-tables", most=MOST_RUNNING)


async def _check_names(call: Call, body: NewTable) -> None:
    """Refuse a name for an own seat where others could take its bearer for somebody else.

    Raises:
        Refusal: others may sit here or the table is public (``foreign-name``), or the name looks
            like an account's (``name-taken``).
    """
    own = {each.name for each in body.chairs if isinstance(each, OwnSeat)} - {"", call.account.name}
    alone = not any(isinstance(each, OpenSeat) for each in body.chairs)
    if own and (body.public or not alone):
        raise Refusal("foreign-name")
    for name in own:
        owner = await call.run(call.services.store.people.resembling, name)
        if owner is not None and owner.id != call.account.id:
            raise Refusal("name-taken", name=name)


def _chair(call: Call, wanted: OwnSeat | OpenSeat | BotSeat) -> Chair:
    match wanted:
        case OwnSeat(name):
            return Chair(person=call.account.id, name=name or call.account.name)
        case BotSeat(level):
            return Chair(level=level)
        case OpenSeat():
            return Chair()


def _after(cards: tuple[Card, ...], limit: int) -> str:
    return cards[-1].table if len(cards) == limit else ""
