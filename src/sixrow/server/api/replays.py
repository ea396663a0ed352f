"""Endpoints for replaying a game step by step: of a table, or an imported record."""

from typing import Annotated

from msgspec import Meta

from sixrow.rules import Refusal
from sixrow.server.api.archive import own_record
from sixrow.server.api.tables import InviteQuery, visible
from sixrow.server.web.endpoints import Call, Encoded, Key, TableId
from sixrow.wire.replays import Replay, replay_json


async def replay_game(
    call: Call, table: TableId, game: Annotated[int, Meta(ge=1, le=2)], query: InviteQuery
) -> Encoded[Replay]:
    """Replay a game of a table step by step, with dice statistics."""
    live = await visible(call, table, query.invite)
    if game > len(live.table.games):
        raise Refusal("no-such-game")
    person = "" if call.visitor is None else call.account.id
    chairs = [state.chair for state in live.table.seats]
    own = tuple(seat for seat, chair in enumerate(chairs) if person and chair.person == person)
    text = await call.services.exports.record(live, game)
    return Encoded(await call.study(replay_json, text, own))


async def replay_record(call: Call, record: Key) -> Encoded[Replay]:
    """Replay an imported record step by step."""
    found = await own_record(call, record)
    return Encoded(await call.study(replay_json, found.text))
