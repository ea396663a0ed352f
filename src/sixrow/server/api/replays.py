"""Endpoints for replaying a game step by step: of a table, or an imported record."""

from typing import Annotated

from msgspec import Meta

from sixrow.match import export
from sixrow.notation import read_record
from sixrow.rules import Refusal
from sixrow.server.api.archive import own_record
from sixrow.server.api.tables import InviteQuery, visible
from sixrow.server.web.endpoints import Call, Key, TableId
from sixrow.wire.replays import Replay, replay_of


async def replay_game(
    call: Call, table: TableId, game: Annotated[int, Meta(ge=1, le=2)], query: InviteQuery
) -> Replay:
    """Replay a game of a table step by step, with dice statistics."""
    live = await visible(call, table, query.invite)
    if game > len(live.table.games):
        raise Refusal("no-such-game")
    person = "" if call.visitor is None else call.account.id
    chairs = [state.chair for state in live.table.seats]
    own = tuple(seat for seat, chair in enumerate(chairs) if person and chair.person == person)
    return await call.run(lambda: replay_of(export(live.table, game), own))


async def replay_record(call: Call, record: Key) -> Replay:
    """Replay an imported record step by step."""
    found = await own_record(call, record)
    return await call.run(lambda: replay_of(read_record(found.text)))
