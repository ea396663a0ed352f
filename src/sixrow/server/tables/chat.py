"""What is said at a table: who may speak, in which room, and who hears it.

Players and spectators have rooms of their own, so that nobody at the table is told what to do.
"""

import asyncio
import unicodedata
from typing import get_args

from sixrow.match import Person, TablePhase
from sixrow.rules import Refusal
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.live_table import LiveTable
from sixrow.store import Chat
from sixrow.store import ChatEntry as StoredLine
from sixrow.wire.frames import ChatLine, Room, Said, Say

SHOWN = 50
"""The last lines that a newcomer is shown."""


def room_of(live: LiveTable, person: str) -> Room:
    """The room in which a person speaks and which they hear first."""
    return "players" if person in live.table.people else "spectators"


def may_hear(live: LiveTable, connection: Connection, line: ChatLine) -> bool:
    """Whether a client is told a line: the own room; both once the table is over."""
    if line.person in connection.muted:
        return False
    own = room_of(live, connection.person.id) == line.room
    return own or live.is_over or line.room == "players"


def check_speaking(live: LiveTable, by: Person, said: Say) -> None:
    """Refuse what cannot be said here and now.

    Raises:
        Refusal: nothing or both a text and a phrase is said, or partners would talk during a game.
    """
    if bool(printable(said.text)) == (said.phrase is not None):
        raise Refusal("text-or-phrase", field="text")
    table = live.table
    partners = table.setup.sides < table.setup.players
    if partners and table.phase is TablePhase.PLAYING and by.id in table.people:
        raise Refusal("partners-silent", "S-4")


async def say(live: LiveTable, chat: Chat, by: Person, said: Say, now: int, *, tell: bool) -> None:
    """Say something: kept, then told to everybody who may hear it.

    Args:
        live: the table.
        chat: where it is kept.
        by: who says it.
        said: what is said.
        now: the moment.
        tell: whether to tell it here; with several nodes the database does.

    Raises:
        Refusal: see `check_speaking`.
    """
    check_speaking(live, by, said)
    line = StoredLine(
        table=live.id,
        time=now,
        person=by.id,
        name=by.name,
        room=room_of(live, by.id),
        text=printable(said.text),
        phrase=said.phrase or "",
    )
    stored = await asyncio.to_thread(chat.add, line)
    if tell:
        _tell(live, line_of(stored))


async def pass_on(live: LiveTable, chat: Chat, number: int) -> None:
    """Tell a line that some node has kept."""
    for room in get_args(Room):
        for stored in await asyncio.to_thread(chat.lines, live.id, room, number - 1):
            if stored.number == number:
                _tell(live, line_of(stored))


def _tell(live: LiveTable, line: ChatLine) -> None:
    for connection in live.connections:
        if may_hear(live, connection, line):
            connection.tell(Said(line=line))


async def last_lines(live: LiveTable, chat: Chat, connection: Connection) -> tuple[ChatLine, ...]:
    """The last lines of those that a client may hear."""
    kept: list[StoredLine] = []
    for room in get_args(Room):
        kept += await asyncio.to_thread(chat.lines, live.id, room, limit=SHOWN)
    lines = sorted(map(line_of, kept), key=lambda line: line.number)
    return tuple(line for line in lines if may_hear(live, connection, line))[-SHOWN:]


def line_of(stored: StoredLine) -> ChatLine:
    """A line as it is sent."""
    return ChatLine(
        number=stored.number,
        time=stored.time,
        person=stored.person,
        name=stored.name,
        room=stored.room,
        text=stored.text,
        phrase=stored.phrase,
    )


def printable(text: str) -> str:
    """A text on one line without control or formatting characters, such as those that turn it."""
    kept = (" " if each.isspace() else each for each in text)
    return "".join(
        each for each in kept if unicodedata.category(each) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
    ).strip()
