"""The events of a table, numbered from 1. They determine its state completely.

Events contain no secrets and may be shown to everyone. A busy house holds millions of them, and
they cannot form reference cycles, so the garbage collector does not track them (`gc=False`).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sixrow.match.terms import Terms
from sixrow.rules import Seat

Hand: TypeAlias = Literal["person", "bot", "table"]
"""Who acted for a seat: its person, a bot, or the table, if only one decision was legal or if rolls
that were not entered came before (``stop``)."""

Reason: TypeAlias = Literal["away", "time", "resigned"]
"""Why a bot plays for a person."""

Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A commitment, an anchor, a link or a head: 32 bytes in lower-case hexadecimal."""

GivenLink: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
"""A link, or nothing if it was not given."""


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
        commitment: the public value of the house's chain.
    """

    table: str
    host: str
    terms: Terms
    chairs: tuple[Chair, ...]
    commitment: Digest


class Anchored(Fact, frozen=True, kw_only=True, tag="anchored"):
    """A person has a new chain from now on.

    Attributes:
        seat: the lowest seat of the person, under which the chain is known.
        anchor: its public value.
    """

    seat: Seat
    anchor: Digest


class Resealed(Fact, frozen=True, kw_only=True, tag="resealed"):
    """The house has a new chain, because the old one is used up or may be known to others.

    Everybody needs a new chain as well. A roll that was due is not made; its number is spent.

    Attributes:
        commitment: the public value of the new chain.
        salt: what the house made it from, besides its secret.
    """

    commitment: Digest
    salt: Annotated[str, Meta(max_length=64)]


class Seated(Fact, frozen=True, kw_only=True, tag="seated"):
    """A person or a bot has taken a seat."""

    seat: Seat
    chair: Chair


class Left(Fact, frozen=True, kw_only=True, tag="left"):
    """A person has left their seat, or the host has taken it back before the game.

    Attributes:
        unseated: whether it was the host; the person may not sit down here again.
    """

    seat: Seat
    unseated: bool = False


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


class Due(Fact, frozen=True, kw_only=True, tag="due"):
    """Dice are due: everybody who is called gives a link, and then they are rolled.

    Attributes:
        roll: the number of the roll at the table, from 1.
        seat: the seat that rolls.
        callers: the people who have to give a link, by the seats of their chains, ascending.
    """

    roll: int
    seat: Seat
    callers: tuple[Seat, ...]


class Given(Fact, frozen=True, kw_only=True, tag="given"):
    """A person has given a link for the roll that is due, and others have not yet."""

    roll: int
    seat: Seat
    link: Digest


class Rolled(Fact, frozen=True, kw_only=True, tag="rolled"):
    """Dice were rolled.

    Attributes:
        seat: the seat that rolled.
        roll: the number of the roll at the table.
        dice: the faces in ascending order.
        link: the house's link.
        links: the links of the callers, in the order of `Due.callers`.
        hand: whether a person or a bot plays the seat.
    """

    seat: Seat
    roll: int
    dice: str
    link: Digest
    links: tuple[Digest, ...]
    hand: Hand


class Entered(Fact, frozen=True, kw_only=True, tag="entered"):
    """Real dice were entered.

    Attributes:
        seat: the seat that rolled them.
        dice: the faces in ascending order.
        last: the rolls of this turn before them are not known.
    """

    seat: Seat
    dice: str
    last: bool = False


class StarterChosen(Fact, frozen=True, kw_only=True, tag="starter-chosen"):
    """It was said who begins, without a roll-off; None if that was taken back."""

    starter: Seat | None


class Void(Fact, frozen=True, kw_only=True, tag="void"):
    """A roll that was due is not made, because a link is missing that will not come.

    Attributes:
        roll: its number, which is spent.
        link: the house's link.
        links: the links of the callers, in the order of `Due.callers`; empty if not given.
        dropped: the callers who have shown no sign of life.
    """

    roll: int
    link: Digest
    links: tuple[GivenLink, ...]
    dropped: tuple[Seat, ...] = ()


class Decided(Fact, frozen=True, kw_only=True, tag="decided"):
    """A seat has made a decision, written as in the notation."""

    seat: Seat
    decision: str
    hand: Hand


class Undone(Fact, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last decisions; `count` counts entered dice as well."""

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


class ClockRead(Fact, frozen=True, kw_only=True, tag="clock-read"):
    """Time was charged up to this event; a crash loses only the time after it."""


class Resumed(Fact, frozen=True, kw_only=True, tag="resumed"):
    """The house was down; the time since the previous event is not charged."""


AnyFact: TypeAlias = (
    Opened
    | Anchored
    | Resealed
    | Seated
    | Left
    | GameBegan
    | Due
    | Given
    | Rolled
    | Entered
    | StarterChosen
    | Void
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
    | ClockRead
    | Resumed
)

PASSING = (
    RematchWanted,
    ConnectionLost,
    ConnectionBack,
    ClockRead,
    Resumed,
    Given,
)
"""Facts that leave the game as it is; they are not part of its history."""

UNSETTLING = (*PASSING, Anchored)
"""Facts that do not affect legal decisions: missing one does not make a command stale."""


class Cause(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The command that led to an event and to the events without a cause that follow it.

    Attributes:
        by: the person who sent it; empty for the house.
        command: the id of the command; empty for a notice from the house.
    """

    by: str = ""
    command: str = ""


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
