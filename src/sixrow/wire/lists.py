"""What is told and asked over HTTP about people and tables; `docs/api.md` has the endpoints."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from sixrow.match import Chair, Event, Terms
from sixrow.match.terms import NAME_LENGTH
from sixrow.wire.reach import Reach

# People


class Me(Struct, frozen=True):
    """A person, as that person sees it.

    Attributes:
        kind: ``guest`` or ``account``.
        banned_until: shut out by the host until then; 0 if not.
        settings: what the person's clients keep here.
    """

    id: str
    name: str
    kind: str
    created: int
    banned_until: int
    ban_reason: str
    settings: Mapping[str, Any]


class Identity(Struct, frozen=True):
    """Who asks; nobody if they have not said."""

    person: Me | None


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest; without a name one is made up."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)] = ""


# Tables


class ChairView(Chair, frozen=True, forbid_unknown_fields=False):
    """A chair in a list; a newer server may tell more of it."""


class TableSummary(Struct, frozen=True):
    """A table in a list.

    Attributes:
        setup: the set-up in one word.
        phase: ``lobby``, ``playing`` or ``over``.
        turn: the seat that has to act.
        deadline: when its time is up.
    """

    table: str
    setup: str
    public: bool
    rated: bool
    pair: bool
    phase: str
    host: str
    chairs: tuple[ChairView, ...]
    turn: int | None
    deadline: int | None
    version: int
    created: int
    updated: int

    @property
    def has_room(self) -> bool:
        """Whether somebody can still sit down."""
        return self.phase == "lobby" and any(chair.is_open for chair in self.chairs)


class Invitation(Struct, frozen=True):
    """A table with its invitation, for those who may pass it on.

    Attributes:
        reach: how others reach the server, for people on the machine that it runs on.
    """

    table: TableSummary
    invite: str
    reach: Reach | None = None


class TablePage(Struct, frozen=True):
    """A part of a list; `after` asks for the next one and is empty at the end."""

    tables: tuple[TableSummary, ...]
    after: str


class OwnTables(Struct, frozen=True):
    """One's own tables, those first where it is one's turn; `turns` are their ids."""

    tables: tuple[TableSummary, ...]
    turns: tuple[str, ...]
    after: str


class TableEvents(Struct, frozen=True):
    """Events, and the version of the table after them."""

    version: int
    events: tuple[Event, ...]


class OwnSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="me"):
    """A seat of one's own; with another name, for a game round one screen."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class OpenSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="open"):
    """A seat that anybody may take who can see the table."""


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="bot"):
    """A seat for a bot of a level."""

    level: Annotated[str, Meta(max_length=40)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open.

    Attributes:
        terms: what is agreed; see docs/match.md.
        chairs: who sits where, one for each seat.
        public: whether it stands in the lobby; if not, it is found by its invitation alone.
    """

    terms: Terms
    chairs: Annotated[tuple[OwnSeat | OpenSeat | BotSeat, ...], Meta(min_length=1, max_length=4)]
    public: bool = False


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat to take; the first that is free if not told. See docs/match.md for the rest."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
