"""The chat of a table: who may write, in which room, and who receives a line.

Players and spectators have separate rooms, so that spectators cannot advise the players.
"""

import asyncio
import unicodedata
from typing import get_args

from msgspec import convert

from sixrow.match import Person, TablePhase
from sixrow.rules import Refusal
from sixrow.server.tables.connections import Connection
from sixrow.server.tables.live_table import LiveTable
from sixrow.store import Chat, ChatEntry, Report, Store
from sixrow.wire.frames import ChatLine, ChatRoom, ReportLine, Said, Say

SHOWN = 50
"""The number of recent lines sent to a new client."""


def room_of(live: LiveTable, person: str) -> ChatRoom:
    """The room that a person writes to."""
    return "players" if person in live.table.people else "spectators"


def may_hear(live: LiveTable, connection: Connection, line: ChatLine) -> bool:
    """Whether a client receives a line.

    Everybody receives the players' room. Players receive the spectators' room only once the table
    is over. Lines by muted people are dropped.
    """
    return line.person not in connection.muted and _may_read(live, connection, line)


def _may_read(live: LiveTable, connection: Connection, line: ChatLine | ChatEntry) -> bool:
    own = room_of(live, connection.person.id) == line.room
    return own or live.is_over or line.room == "players"


def check_speaking(live: LiveTable, by: Person, said: Say) -> None:
    """Refuse a chat message that is not allowed at the moment.

    Raises:
        Refusal: the message has neither or both of text and phrase, or partners would talk during
            a game.
    """
    if bool(printable(said.text)) == (said.phrase is not None):
        raise Refusal("text-or-phrase", field="text")
    table = live.table
    partners = table.setup.sides < table.setup.players
    if partners and table.phase is TablePhase.PLAYING and by.id in table.people:
        raise Refusal("partners-silent", "S-4")


async def say(live: LiveTable, chat: Chat, by: Person, said: Say, now: int, *, tell: bool) -> None:
    """Store a chat line, then send it to every client that may receive it.

    Args:
        live: the table.
        chat: the storage of chat lines.
        by: the author.
        said: the message.
        now: the current time.
        tell: whether to send the line from here; with several nodes, the database's notification
            triggers it.

    Raises:
        Refusal: see `check_speaking`.
    """
    check_speaking(live, by, said)
    line = ChatEntry(
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


async def report(
    live: LiveTable, store: Store, by: Connection, frame: ReportLine, now: int
) -> None:
    """Store the report of a line, with a copy of it.

    Raises:
        Refusal: there is no such line, the sender may not see it, or it is their own
            (``no-such-line``).
    """
    stored = await asyncio.to_thread(store.chat.line, live.id, frame.line)
    if stored is None or stored.person == by.person.id or not _may_read(live, by, stored):
        raise Refusal("no-such-line")
    entry = Report(
        by=by.person.id,
        about=stored.person,
        name=stored.name,
        table=live.id,
        line=stored.number,
        text=stored.text or stored.phrase,
        reason=printable(frame.reason),
        time=now,
    )
    await asyncio.to_thread(store.reports.add, entry)


async def pass_on(live: LiveTable, chat: Chat, number: int) -> None:
    """Send a line that any node has stored to the clients of this one."""
    for room in get_args(ChatRoom):
        for stored in await asyncio.to_thread(chat.lines, live.id, room, number - 1):
            if stored.number == number:
                _tell(live, line_of(stored))


def _tell(live: LiveTable, line: ChatLine) -> None:
    for connection in live.connections:
        if may_hear(live, connection, line):
            connection.tell(Said(line=line))


async def last_lines(live: LiveTable, chat: Chat, connection: Connection) -> tuple[ChatLine, ...]:
    """The most recent lines that a client may receive."""
    kept: list[ChatEntry] = []
    for room in get_args(ChatRoom):
        kept += await asyncio.to_thread(chat.lines, live.id, room, limit=SHOWN)
    lines = sorted(map(line_of, kept), key=lambda line: line.number)
    return tuple(line for line in lines if may_hear(live, connection, line))[-SHOWN:]


def line_of(stored: ChatEntry) -> ChatLine:
    """A stored line as it is sent."""
    return convert(stored, ChatLine, from_attributes=True)


def printable(text: str) -> str:
    """A text as one line, without control or formatting characters such as direction overrides."""
    kept = (" " if each.isspace() else each for each in text)
    return "".join(
        each for each in kept if unicodedata.category(each) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
    ).strip()
