"""Requests and responses of the HTTP API about people and tables; see `docs/api.md`."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from sixrow.match import Chair, Event, Terms
from sixrow.match.terms import NAME_LENGTH, Clock
from sixrow.wire.reach import Reach

# People


class Me(Struct, frozen=True):
    """A person's own profile.

    Attributes:
        kind: ``guest`` or ``account``.
        banned_until: when the person's ban ends; 0 if not banned.
        settings: settings that the person's clients store on the server.
        role: ``admin``, or empty.
    """

    id: str
    name: str
    kind: str
    created: int
    banned_until: int
    ban_reason: str
    settings: Mapping[str, Any]
    role: str = ""


class Identity(Struct, frozen=True):
    """The person who sent the request; None if the client is not identified."""

    person: Me | None


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new guest; the server makes up a name if none is given."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)] = ""


# Tables


class ChairView(Chair, frozen=True, forbid_unknown_fields=False):
    """A chair in a list; unlike `Chair`, it accepts unknown fields from a newer server."""


class TableSummary(Struct, frozen=True):
    """A table in a list.

    Attributes:
        setup: the set-up as one word.
        phase: ``lobby``, ``playing`` or ``over``.
        clock: how much time people have.
        board: the side of the piece on each cell, as a digit, or a dot, up each column in turn;
            empty before the game. As it was when the turn began.
        scores: the points of each side, likewise.
        turn: the seat that has to act.
        deadline: when the time of that seat runs out.
    """

    table: str
    setup: str
    public: bool
    rated: bool
    pair: bool
    phase: str
    host: str
    chairs: tuple[ChairView, ...]
    clock: Clock
    board: str
    scores: tuple[int, ...]
    turn: int | None
    deadline: int | None
    version: int
    created: int
    updated: int

    @property
    def has_room(self) -> bool:
        """Whether a seat can still be taken."""
        return self.phase == "lobby" and any(chair.is_open for chair in self.chairs)


class Invitation(Struct, frozen=True):
    """A table with its invitation, for people who may share it.

    Attributes:
        reach: how others reach the server; only for people on the machine that it runs on.
    """

    table: TableSummary
    invite: str
    reach: Reach | None = None


class TablePage(Struct, frozen=True):
    """A page of a list; `after` requests the next page and is empty on the last one."""

    tables: tuple[TableSummary, ...]
    after: str


class OwnTables(Struct, frozen=True):
    """A person's tables, first those where it is their turn; `turns` has the ids of these."""

    tables: tuple[TableSummary, ...]
    turns: tuple[str, ...]
    after: str


class TableEvents(Struct, frozen=True):
    """Events, and the version of the table after them."""

    version: int
    events: tuple[Event, ...]


class OwnSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="me"):
    """A seat for the person who opens the table; `name` is for several players at one screen."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class OpenSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="open"):
    """A seat that anyone who can see the table may take."""


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="bot"):
    """A seat for a bot."""

    level: Annotated[str, Meta(max_length=40)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open.

    Attributes:
        terms: the terms; see docs/match.md.
        chairs: who sits where, one for each seat.
        public: whether the lobby lists it; otherwise people need its invitation.
    """

    terms: Terms
    chairs: Annotated[tuple[OwnSeat | OpenSeat | BotSeat, ...], Meta(min_length=1, max_length=4)]
    public: bool = False


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat to take, by default the first open one. See docs/match.md for the id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
