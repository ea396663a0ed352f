"""Endpoints for finished games and imported records."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from sixrow.notation import read_setup
from sixrow.notation.summaries import summary_of
from sixrow.rules import Refusal
from sixrow.server.api.tables import Limit, Mark, PageQuery
from sixrow.server.web.endpoints import Body, Call, Key, Milliseconds, Query, ShortText, Text
from sixrow.store import ArchivedGame, Store, StoredRecord

MOST_RECORDS = 200
"""The largest number of records per person."""


MOST_ENTRIES = 2_000
"""The largest number of rolls and decisions in an imported record; long games have 400."""


class GameQuery(Query, frozen=True, kw_only=True):
    """A search; omitted fields match everything.

    Attributes:
        player: the full name of a player.
        person: the id of a player.
        setup: a prefix of the set-up.
        text: a substring of a name, a set-up or an ending.
    """

    player: ShortText = ""
    person: Mark = ""
    setup: ShortText = ""
    rated: bool | UnsetType = UNSET
    since: Milliseconds | UnsetType = UNSET
    until: Milliseconds | UnsetType = UNSET
    text: ShortText = ""
    after: Mark = ""
    limit: Limit = 50


class FoundGame(ArchivedGame, frozen=True, kw_only=True):
    """A finished game in a list.

    Attributes:
        won: the seats of the winning sides.
    """

    won: tuple[int, ...]


class GamePage(Struct, frozen=True):
    """One page of games; `after` is the cursor for the next page, empty on the last."""

    games: tuple[FoundGame, ...]
    after: str


class NewRecord(Body, frozen=True, kw_only=True):
    """A record as text or JSON, in one string."""

    record: Annotated[str, Meta(min_length=1, pattern=r"^[^\x00]*$")]


class RecordView(Struct, frozen=True):
    """An imported record."""

    id: str
    setup: str
    names: tuple[str, ...]
    created: int


class RecordPage(Struct, frozen=True):
    """One page of the caller's records; `after` is the cursor for the next page."""

    records: tuple[RecordView, ...]
    after: str


async def search_games(call: Call, query: GameQuery) -> GamePage:
    """Search the finished games of public tables and of the caller, the latest first."""
    person = "" if call.visitor is None else call.account.id
    return await call.run(_search, call.services.store, query, person)


async def import_record(call: Call, body: NewRecord) -> RecordView:
    """Import a record, to store and analyse it. Only the caller can see it."""
    call.services.admission.check_on("imports")
    archive = call.services.store.archive
    await _check_room(call, len(body.record.encode()))
    if len(await call.run(archive.records, call.account.id, limit=MOST_RECORDS)) >= MOST_RECORDS:
        raise Refusal("too-many-records", most=MOST_RECORDS)
    summary = await call.study(summary_of, body.record, MOST_ENTRIES)
    record = await call.run(archive.add_record, call.account.id, body.record, call.now, summary)
    return _view(await call.run(archive.record, record))


async def _check_room(call: Call, size: int) -> None:
    """Refuse a record for which a person or an address has no room."""
    settings = call.services.settings
    most = settings.guest_storage if call.account.kind == "guest" else settings.account_storage
    kept = await call.run(call.services.store.archive.kept_bytes, call.account.id)
    if kept + size > most:
        raise Refusal("records-full", most=most // 1_000)
    call.services.limits.take("stored", call.address, -(-size // 1_000))


async def my_records(call: Call, query: PageQuery) -> RecordPage:
    """List the caller's imported records, the latest first."""
    archive = call.services.store.archive
    found = await call.run(archive.records, call.account.id, after=query.after, limit=query.limit)
    after = found[-1].id if len(found) == query.limit else ""
    return RecordPage(tuple(map(_view, found)), after)


async def show_record(call: Call, record: Key) -> Text:
    """Get an imported record, unchanged."""
    found = await own_record(call, record)
    return Text(found.text.encode(), file=f"{record}.sixrow")


async def drop_record(call: Call, record: Key) -> None:
    """Delete an imported record."""
    await own_record(call, record)
    await call.run(call.services.store.archive.drop_record, call.account.id, record)


async def own_record(call: Call, record: str) -> StoredRecord:
    """A record of the caller.

    Raises:
        Refusal: it does not exist or belongs to somebody else; the answer is the same.
    """
    found = await call.run(call.services.store.archive.record, record)
    if found.person != call.account.id:
        raise Refusal("no-such-record")
    return found


def _search(store: Store, query: GameQuery, person: str) -> GamePage:
    found = store.archive.search(
        player=query.player,
        person=query.person,
        setup=query.setup,
        rated=None if query.rated is UNSET else query.rated,
        since=None if query.since is UNSET else query.since,
        until=None if query.until is UNSET else query.until,
        text=query.text,
        seen_by=person,
        after=query.after,
        limit=query.limit,
    )
    last = f"{found[-1].table}/{found[-1].game}" if len(found) == query.limit else ""
    return GamePage(tuple(map(_found, found)), last)


def _found(game: ArchivedGame) -> FoundGame:
    setup = read_setup(game.setup)
    won = (seat for seat in range(setup.players) if setup.side_of(seat) in game.winners)
    return FoundGame(**structs.asdict(game), won=tuple(won))


def _view(record: StoredRecord) -> RecordView:
    return RecordView(record.id, record.setup, record.names, record.created)
