"""A table that is in memory: its authority, and who is connected to it."""

import asyncio
import hmac

from msgspec.structs import replace

from sixrow.match import (
    Answer,
    Authority,
    Envelope,
    Event,
    House,
    HouseNotice,
    Person,
    PersonCommand,
    Phase,
    Table,
    apply,
)
from sixrow.match.events import Opened
from sixrow.rules import Seat
from sixrow.server.tables.connections import Connection
from sixrow.store import Card, renewed
from sixrow.wire.frames import ConnectedPerson, Events, Frame, Narrative, View, frame_text
from sixrow.wire.narration import Narration
from sixrow.wire.views import view_of
from sixrow.workers.bots import LEVEL_NAMES


class LiveTable:
    """One table in memory.

    Attributes:
        lock: held by whoever changes the table.
        id: its id.
        stored: its line in lists as it is stored: perhaps with an older version and moment.
        connections: who is there.
        kept: whether this node plays for its bots and watches its clocks.
        following: the id of the table of the rematch.
        used: when somebody last did something here, on the loop's clock.
    """

    def __init__(self, events: tuple[Event, ...], secret: bytes, card: Card) -> None:
        """Take a table over as its events left it."""
        opened = events[0].fact
        assert isinstance(opened, Opened)
        self._authority = Authority(events, House(Envelope(secret, opened.length), LEVEL_NAMES))
        self._view: View | None = None
        self._narration = Narration()
        self.lock = asyncio.Lock()
        self.id = card.table
        self.stored = renewed(card, self.table)  # which may have been read before the events
        self.connections: set[Connection] = set()
        self.kept = False
        self.following = ""
        self.told_turn = (0, 0)
        self.told_present: tuple[ConnectedPerson, ...] = ()
        self.presence_due = False
        self.used = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._authority.table

    @property
    def card(self) -> Card:
        """Its line in lists as it is now."""
        return replace(self.stored, version=self.table.version, updated=self.table.time)

    @property
    def view(self) -> View:
        """The table as clients show it; made once for each version."""
        if self._view is None or self._view.version != self.table.version:
            self._view = view_of(self.table, self.following)
        return self._view

    def since(self, version: int) -> tuple[Event, ...]:
        """The events after a version."""
        return self._authority.since(version)

    def told(self, events: tuple[Event, ...]) -> Narrative:
        """What each of some events in a row did."""
        self._narration.follow(self.since(self._narration.version))
        return self._narration.of(events)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Where a person sits."""
        seats = enumerate(self.table.seats)
        return tuple(seat for seat, state in seats if state.chair.person == person)

    def propose(self, command: PersonCommand | HouseNotice, by: Person | None, now: int) -> Answer:
        """The answer to a command; nothing has happened yet."""
        return self._authority.propose(command, by, now)

    def accept(self, answer: Answer) -> tuple[Event, ...]:
        """Let an answer happen whose events are stored."""
        return self._authority.accept(answer)

    def read_again(self, events: tuple[Event, ...]) -> None:
        """Take the table as the database has it now: somebody's name was deleted there."""
        self._authority = Authority(events, self._authority.house)
        self._view = None
        self.stored = renewed(self.stored, self.table)

    def take_over(self, events: tuple[Event, ...]) -> None:
        """Let events happen that another node has stored."""
        table = self.table
        for event in events:
            table = apply(table, event)
        self._authority.accept(Answer(table, events))

    def tell(self, events: tuple[Event, ...]) -> None:
        """Tell everybody what has happened; the frame is written once for all."""
        version = self.table.version
        plain = seen = ""
        for connection in self.connections:
            if connection.views:
                seen = seen or frame_text(self.shown(events))
            else:
                plain = plain or frame_text(Events(version=version, events=events))
            connection.pass_on(seen if connection.views else plain, version)

    def shown(self, events: tuple[Event, ...], answers: str = "") -> Events:
        """Events with the view of the table after them, for clients that want one."""
        return Events(
            version=self.table.version,
            events=events,
            effects=self.told(events),
            view=self.view,
            answers=answers,
        )

    def tell_all(self, frame: Frame) -> None:
        """Tell everybody something that is no event."""
        text = frame_text(frame)
        for connection in self.connections:
            connection.pass_on(text, self.table.version)

    def present(self) -> tuple[ConnectedPerson, ...]:
        """Who is connected to this node, each person once."""
        people = {each.person.id: each.person.name for each in self.connections}
        seated = self.table.people
        return tuple(
            ConnectedPerson(person, name, person in seated)
            for person, name in sorted(people.items())
        )

    def may_be_seen_by(self, person: str, invite: str = "") -> bool:
        """Whether a person may see it: a public one, the own one, or with the invitation."""
        if person == self.table.host or person in self.table.people:
            return True
        invited = hmac.compare_digest(invite.encode(), self.stored.invite.encode())
        if not invited and not self.stored.public:
            return False
        return self.table.terms.watch == "anyone" or any(
            state.chair.is_open for state in self.table.seats
        )

    def is_present(self, person: str) -> bool:
        """Whether a person is connected to this node."""
        return any(each.person.id == person for each in self.connections)

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        return self.table.phase is Phase.OVER
