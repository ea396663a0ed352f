"""What has happened at a table, numbered from 1. A table is these events and nothing else.

Everything here may be shown to everybody: there is no secret in an event. Nothing here can refer to
itself, so the garbage collector is told to pass over it (`gc=False`): a busy house holds millions.
"""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from sixrow.match.terms import Terms
from sixrow.rules import Seat

Hand: TypeAlias = Literal["person", "bot", "table"]
"""Who acted for a seat: its person, a bot, or the table, because nothing else was possible."""

Reason: TypeAlias = Literal["away", "time", "resigned"]
"""Why a bot plays on for a person."""


class Fact(Struct, frozen=True, kw_only=True, tag_field="is", forbid_unknown_fields=True, gc=False):
    """One thing that has happened."""


class Chair(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Who sits at a seat: a person, a bot, or nobody yet.

    Attributes:
        person: the person's id; empty for bots and open seats.
        name: what the person is called.
        level: the level of a bot; empty for people and open seats.
    """

    person: str = ""
    name: str = ""
    level: str = ""

    @property
    def is_open(self) -> bool:
        """Whether the seat can be taken."""
        return not self.person and not self.level


class Opened(Fact, frozen=True, kw_only=True, tag="opened"):
    """The table is there. Always the first event.

    Attributes:
        table: its id.
        host: the person who may start it; empty if only the house may.
        terms: everything agreed, with nothing left open.
        chairs: who sits where already.
        length: the rolls that one chain of links serves.
        commitments: the commitments of the first two chains, in hexadecimal.
    """

    table: str
    host: str
    terms: Terms
    chairs: tuple[Chair, ...]
    length: int
    commitments: tuple[str, str]


class Sealed(Fact, frozen=True, kw_only=True, tag="sealed"):
    """A chain is used up; the next one lay ready, and here is the commitment of the one after."""

    commitment: str


class Seated(Fact, frozen=True, kw_only=True, tag="seated"):
    """A person or a bot has taken a seat."""

    seat: Seat
    chair: Chair


class Left(Fact, frozen=True, kw_only=True, tag="left"):
    """A person has got up."""

    seat: Seat


class GameBegan(Fact, frozen=True, kw_only=True, tag="game-began", repr_omit_defaults=True):
    """A game has begun.

    Attributes:
        game: its number at the table, from 1.
        rolls: in the second game of a pair, those of the first roll-off, each as the next seat's.
        position: where it began, in one line, if not with the roll-off.
    """

    game: int
    rolls: tuple[int, ...] = ()
    position: str | UnsetType = UNSET


class Rolled(Fact, frozen=True, kw_only=True, tag="rolled"):
    """Dice have fallen.

    Attributes:
        seat: whose dice.
        roll: the number of the roll at the table, from 1.
        dice: the faces, ascending.
        link: the link of the chain that is revealed with it.
        hand: a person, whose nonce came after the roll before, or a bot.
    """

    seat: Seat
    roll: int
    dice: str
    link: str
    hand: Hand


class Decided(Fact, frozen=True, kw_only=True, tag="decided"):
    """A seat has decided, in a word of the notation."""

    seat: Seat
    decision: str
    hand: Hand


class Undone(Fact, frozen=True, kw_only=True, tag="undone"):
    """The last decisions were taken back."""

    seat: Seat
    count: int


class Resigned(Fact, frozen=True, kw_only=True, tag="resigned"):
    """A person has given up."""

    seat: Seat


class TimeUp(Fact, frozen=True, kw_only=True, tag="time-up"):
    """A person's time has run out."""

    seat: Seat


class StoodIn(Fact, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays on for a person.

    Attributes:
        ranked: whether the result still counts for the person.
    """

    seat: Seat
    level: str
    reason: Reason
    ranked: bool


class Returned(Fact, frozen=True, kw_only=True, tag="returned"):
    """A person plays again where a bot stood in."""

    seat: Seat


class GameOver(Fact, frozen=True, kw_only=True, tag="game-over"):
    """A game is over: the sides that won, and why, as in records."""

    game: int
    winners: tuple[int, ...]
    ending: str


class TableOver(Fact, frozen=True, kw_only=True, tag="table-over"):
    """All games are over: the sides with the most shares; none if the table was aborted."""

    winners: tuple[int, ...]


class RematchWanted(Fact, frozen=True, kw_only=True, tag="rematch-wanted"):
    """A person wants to play again."""

    seat: Seat


class RematchAgreed(Fact, frozen=True, kw_only=True, tag="rematch-agreed"):
    """Everybody wants to play again; the house opens the next table."""


class ConnectionLost(Fact, frozen=True, kw_only=True, tag="connection-lost"):
    """A person can no longer be reached."""

    seat: Seat


class ConnectionBack(Fact, frozen=True, kw_only=True, tag="connection-back"):
    """A person can be reached again."""

    seat: Seat


class Came(Fact, frozen=True, kw_only=True, tag="came"):
    """Somebody watches."""

    person: str
    name: str


class Went(Fact, frozen=True, kw_only=True, tag="went"):
    """Somebody no longer watches."""

    person: str


class ClockRead(Fact, frozen=True, kw_only=True, tag="clock-read"):
    """Time was charged up to here, so that no more than this can be lost."""


class Resumed(Fact, frozen=True, kw_only=True, tag="resumed"):
    """The house was down; the time since the event before is charged to nobody."""


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
"""Facts that change nothing of what can be decided: having missed one makes no command stale."""


class Cause(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What led to an event and those that follow it without a cause of their own.

    Attributes:
        by: the person who asked; empty for the house.
        command: the id of the command; empty for a notice of the house.
        seat: the seat that the nonce belongs to.
        nonce: what the person put into the dice; empty if nothing.
    """

    by: str = ""
    command: str = ""
    seat: Seat = 0
    nonce: str = ""


class Event(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A fact with its number and its moment.

    Attributes:
        number: from 1, without gaps; the version of the table after it.
        time: milliseconds on the clock of the house.
        fact: what has happened.
        cause: on the first event of every answer.
    """

    number: int
    time: int
    fact: AnyFact
    cause: Cause | None = None
