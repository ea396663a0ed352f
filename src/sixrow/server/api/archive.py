"""Games that are over, and records that people have brought along."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from sixrow.notation import read_setup
from sixrow.rules import Refusal
from sixrow.server.api.tables import Limit, Mark, PageQuery
from sixrow.server.web.endpoints import Body, Call, Key, Line, Milliseconds, Query, Text
from sixrow.store import ArchivedGame, Store, StoredRecord

MOST_RECORDS = 200
"""Records that one person may keep here."""


class GameQuery(Query, frozen=True, kw_only=True):
    """What is looked for; what is left out matters not.

    Attributes:
        player: the whole name of somebody who played.
        person: the id of somebody who played.
        setup: the beginning of the set-up's word.
        text: a part of a name, a set-up or an ending.
    """

    player: Line = ""
    person: Mark = ""
    setup: Line = ""
    rated: bool | UnsetType = UNSET
    since: Milliseconds | UnsetType = UNSET
    until: Milliseconds | UnsetType = UNSET
    text: Line = ""
    after: Mark = ""
    limit: Limit = 50


class FoundGame(ArchivedGame, frozen=True, kw_only=True):
    """A game that is over, as clients list it.

    Attributes:
        won: the seats whose side won.
    """

    won: tuple[int, ...]


class GamePage(Struct, frozen=True):
    """A part of the games; `after` asks for the next one and is empty at the end."""

    games: tuple[FoundGame, ...]
    after: str


class NewRecord(Body, frozen=True, kw_only=True):
    """A record as text or JSON, in one string."""

    record: Annotated[str, Meta(min_length=1, pattern=r"^[^\x00]*$")]


class RecordView(Struct, frozen=True):
    """A record that somebody has brought along."""

    id: str
    setup: str
    names: tuple[str, ...]
    created: int


class RecordPage(Struct, frozen=True):
    """A part of one's records."""

    records: tuple[RecordView, ...]
    after: str


async def search_games(call: Call, query: GameQuery) -> GamePage:
    """Games that are over, the latest first: those of public tables, and one's own.

    A page may be shorter than asked for and still not be the last.
    """
    person = "" if call.visitor is None else call.account.id
    return await call.run(_search, call.services.store, query, person)


async def import_record(call: Call, body: NewRecord) -> RecordView:
    """Bring a record along, to have it analysed and to keep it. Nobody else sees it."""
    archive = call.services.store.archive
    if len(await call.run(archive.records, call.account.id, limit=MOST_RECORDS)) >= MOST_RECORDS:
        raise Refusal("too-many-records", most=MOST_RECORDS)
    record = await call.run(archive.add_record, call.account.id, body.record, call.now)
    return _view(await call.run(archive.record, record))


async def my_records(call: Call, query: PageQuery) -> RecordPage:
    """The records that one has brought along, the latest first."""
    archive = call.services.store.archive
    found = await call.run(archive.records, call.account.id, after=query.after, limit=query.limit)
    after = found[-1].id if len(found) == query.limit else ""
    return RecordPage(tuple(map(_view, found)), after)


async def show_record(call: Call, record: Key) -> Text:
    """A record that one has brought along, as it was."""
    found = await own_record(call, record)
    return Text(found.text.encode(), file=f"{record}.sixrow")


async def drop_record(call: Call, record: Key) -> None:
    """Throw a record away."""
    await own_record(call, record)
    await call.run(call.services.store.archive.drop_record, call.account.id, record)


async def own_record(call: Call, record: str) -> StoredRecord:
    """A record of whoever asks.

    Raises:
        Refusal: there is none, or it is another's; which of both is not said.
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
        after=query.after,
        limit=query.limit,
    )
    public = {table: store.tables.card(table).public for table in {each.table for each in found}}
    shown = tuple(
        _found(each) for each in found if public[each.table] or (person and person in each.people)
    )
    last = f"{found[-1].table}/{found[-1].game}" if len(found) == query.limit else ""
    return GamePage(shown, last)


def _found(game: ArchivedGame) -> FoundGame:
    setup = read_setup(game.setup)
    won = (seat for seat in range(setup.players) if setup.side_of(seat) in game.winners)
    return FoundGame(**structs.asdict(game), won=tuple(won))


def _view(record: StoredRecord) -> RecordView:
    return RecordView(record.id, record.setup, record.names, record.created)
