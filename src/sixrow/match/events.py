"""The events of a table, numbered from 1. They determine its state completely.

Events contain no secrets and may be shown to everyone. A busy house holds millions of them, and
they cannot form reference cycles, so the garbage collector does not track them (`gc=False`).
"""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from sixrow.match.terms import Terms
from sixrow.rules import Seat

Hand: TypeAlias = Literal["person", "bot", "table"]
"""Who acted for a seat: its person, a bot, or the table, if only one decision was legal."""

Reason: TypeAlias = Literal["away", "time", "resigned"]
"""Why a bot plays for a person."""


class Fact(Struct, frozen=True, kw_only=True, tag_field="is", forbid_unknown_fields=True, gc=False):
    """Base class of everything that can happen at a table."""


class Chair(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Who sits at a seat: a person, a bot, or nobody yet.

    Attributes:
        person: the person's id; empty for bots and open seats.
        name: the person's display name.
        level: the level of a bot; empty for people and open seats.
    """

    person: str = ""
    name: str = ""
    level: str = ""

    @property
    def is_open(self) -> bool:
        return not self.person and not self.level


class Opened(Fact, frozen=True, kw_only=True, tag="opened"):
    """The table was opened. Always the first event.

    Attributes:
        table: its id.
        host: the person who may start it; empty if only the house may.
        terms: the terms, with every default filled in.
        chairs: who already sits where.
        length: how many rolls one chain of links serves.
        commitments: the commitments of the first two chains, in hexadecimal.
    """

    table: str
    host: str
    terms: Terms
    chairs: tuple[Chair, ...]
    length: int
    commitments: tuple[str, str]


class Sealed(Fact, frozen=True, kw_only=True, tag="sealed"):
    """A chain is used up; publishes the commitment of the chain after the next one."""

    commitment: str


class Seated(Fact, frozen=True, kw_only=True, tag="seated"):
    """A person or a bot has taken a seat."""

    seat: Seat
    chair: Chair


class Left(Fact, frozen=True, kw_only=True, tag="left"):
    """A person has left their seat."""

    seat: Seat


class GameBegan(Fact, frozen=True, kw_only=True, tag="game-began", repr_omit_defaults=True):
    """A game has begun.

    Attributes:
        game: its number at the table, from 1.
        rolls: in the second game of a pair, the numbers of the rolls of the first roll-off, in the
            order in which they count again, each for the next seat.
        position: the starting position in one line, if the game did not begin with the roll-off.
    """

    game: int
    rolls: tuple[int, ...] = ()
    position: str | UnsetType = UNSET


class Rolled(Fact, frozen=True, kw_only=True, tag="rolled"):
    """Dice were rolled.

    Attributes:
        seat: the seat that rolled.
        roll: the number of the roll at the table, from 1.
        dice: the faces in ascending order.
        link: the link of the chain that this roll reveals.
        hand: a person, who sent a nonce after the previous roll, or a bot.
    """

    seat: Seat
    roll: int
    dice: str
    link: str
    hand: Hand


class Decided(Fact, frozen=True, kw_only=True, tag="decided"):
    """A seat has made a decision, written as in the notation."""

    seat: Seat
    decision: str
    hand: Hand


class Undone(Fact, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last decisions."""

    seat: Seat
    count: int


class Resigned(Fact, frozen=True, kw_only=True, tag="resigned"):
    """A person has resigned."""

    seat: Seat


class TimeUp(Fact, frozen=True, kw_only=True, tag="time-up"):
    """A person's time has run out."""

    seat: Seat


class StoodIn(Fact, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for a person from now on.

    Attributes:
        ranked: whether the result still counts for the person.
    """

    seat: Seat
    level: str
    reason: Reason
    ranked: bool


class Returned(Fact, frozen=True, kw_only=True, tag="returned"):
    """A person has taken their seat back from the bot that stood in."""

    seat: Seat


class GameOver(Fact, frozen=True, kw_only=True, tag="game-over"):
    """A game is over: the sides that won, and the ending as in records."""

    game: int
    winners: tuple[int, ...]
    ending: str


class TableOver(Fact, frozen=True, kw_only=True, tag="table-over"):
    """All games are over; `winners` has the sides with the most shares, none if aborted."""

    winners: tuple[int, ...]


class RematchWanted(Fact, frozen=True, kw_only=True, tag="rematch-wanted"):
    """A person asks for a rematch."""

    seat: Seat


class RematchAgreed(Fact, frozen=True, kw_only=True, tag="rematch-agreed"):
    """Everyone wants a rematch; the house opens the next table."""


class ConnectionLost(Fact, frozen=True, kw_only=True, tag="connection-lost"):
    """A person has lost the connection."""

    seat: Seat


class ConnectionBack(Fact, frozen=True, kw_only=True, tag="connection-back"):
    """A person is connected again."""

    seat: Seat


class Came(Fact, frozen=True, kw_only=True, tag="came"):
    """A spectator has come."""

    person: str
    name: str


class Went(Fact, frozen=True, kw_only=True, tag="went"):
    """A spectator has left."""

    person: str


class ClockRead(Fact, frozen=True, kw_only=True, tag="clock-read"):
    """Time was charged up to this event; a crash loses only the time after it."""


class Resumed(Fact, frozen=True, kw_only=True, tag="resumed"):
    """The house was down; the time since the previous event is not charged."""


AnyFact: TypeAlias = (
    Opened
    | Sealed
    | Seated
    | Left
    | GameBegan
    | Rolled
    | Decided
    | Undone
    | Resigned
    | TimeUp
    | StoodIn
    | Returned
    | GameOver
    | TableOver
    | RematchWanted
    | RematchAgreed
    | ConnectionLost
    | ConnectionBack
    | Came
    | Went
    | ClockRead
    | Resumed
)

PASSING = (
    RematchWanted,
    ConnectionLost,
    ConnectionBack,
    Came,
    Went,
    ClockRead,
    Resumed,
)
"""Facts that do not affect legal decisions: missing one does not make a command stale."""


class Cause(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The command that led to an event and to the events without a cause that follow it.

    Attributes:
        by: the person who sent it; empty for the house.
        command: the id of the command; empty for a notice from the house.
        seat: the seat that the nonce belongs to.
        nonce: the person's contribution to the dice; empty if there is none.
    """

    by: str = ""
    command: str = ""
    seat: Seat = 0
    nonce: str = ""


class Event(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A fact with its number and time.

    Attributes:
        number: from 1, without gaps; the version of the table after it.
        time: the house's clock in milliseconds.
        fact: what has happened.
        cause: set on the first event of every answer.
    """

    number: int
    time: int
    fact: AnyFact
    cause: Cause | None = None
