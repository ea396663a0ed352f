"""The commands that a table accepts. The types are the wire format as well.

Every command carries an id chosen by its sender, which makes it safe to send again, and the version
of the table that the sender had seen; anchors and links for the dice need no version. Only the
house sends notices, about time, connections and dice; they may be repeated freely.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from sixrow.match.events import Digest
from sixrow.rules import Seat

Place: TypeAlias = Annotated[Seat, Meta(ge=0, le=3)]


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What a person, or the house for a bot, asks for.

    Attributes:
        id: chosen by the sender, unique among the sender's commands.
    """

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Command(TableRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command that depends on the state of the table.

    Attributes:
        version: the number of the last event that the sender had seen.
    """

    version: Annotated[int, Meta(ge=0)]


class Anchor(TableRequest, frozen=True, kw_only=True, tag="anchor"):
    """Use a new chain from now on; its links go into the dice.

    Attributes:
        anchor: the public value of the chain.
    """

    anchor: Digest


class Give(TableRequest, frozen=True, kw_only=True, tag="give"):
    """Give the next link of the sender's chain for a roll that is due.

    Attributes:
        roll: the number of the roll.
        link: the link.
        head: the head of the table's history when the roll became due, as the sender knows it.
    """

    roll: Annotated[int, Meta(ge=1)]
    link: Digest
    head: Digest


class SeatCommand(Command, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command for the sender's own seat.

    Attributes:
        seat: the seat, from 0.
    """

    seat: Place


class Sit(SeatCommand, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat."""


class Leave(SeatCommand, frozen=True, kw_only=True, tag="leave"):
    """Leave a seat before the game begins or after it has ended."""


class Roll(SeatCommand, frozen=True, kw_only=True, tag="roll"):
    """Roll the first dice of the sender's turn, or the sender's die in the roll-off."""


class Enter(SeatCommand, frozen=True, kw_only=True, tag="enter"):
    """Enter the real dice that a seat has rolled, at a table where dice are entered.

    Attributes:
        dice: the faces in any order: those that were rolled, without those that were kept.
        last: these are the last dice of the turn, and the rolls before them are not entered.
    """

    dice: Annotated[str, Meta(pattern="^[1-6]{1,8}$", max_length=8)]
    last: bool = False


class Begin(SeatCommand, frozen=True, kw_only=True, tag="begin"):
    """Say that a seat begins, instead of entering the roll-off."""


class Decide(SeatCommand, frozen=True, kw_only=True, tag="decide"):
    """Make one or several decisions of the same turn, all or none.

    Attributes:
        decisions: words of the notation, such as ``("e3", "c2", "end")``.
    """

    decisions: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=16)]


class Undo(SeatCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back the last decisions of the sender's turn, back to the last roll at most.

    Where dice are entered, take back whatever was entered last, dice and other turns included.
    """

    count: Annotated[int, Meta(ge=1, le=16)] = 1


class Resign(SeatCommand, frozen=True, kw_only=True, tag="resign"):
    """Resign; with more than two players a bot plays on."""


class StandIn(SeatCommand, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for a person who has been away for longer than the grace period."""

    absent: Place


class Return(SeatCommand, frozen=True, kw_only=True, tag="return"):
    """Take the sender's seat back from the bot that stood in."""


class Rematch(SeatCommand, frozen=True, kw_only=True, tag="rematch"):
    """Ask for a rematch, in which every player moves on by one seat."""


class Appoint(Command, frozen=True, kw_only=True, tag="appoint"):
    """Give an open seat to a bot; reserved to the host and the house."""

    seat: Place
    level: Annotated[str, Meta(max_length=40)]


class Unseat(Command, frozen=True, kw_only=True, tag="unseat"):
    """Free a seat before the game begins; its person may not sit down again. For the host."""

    seat: Place


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Start the game once every seat is taken; reserved to the host and the house."""


class Finish(Command, frozen=True, kw_only=True, tag="finish"):
    """Say that everything was entered rightly, once a game with entered dice is over."""


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """Cancel the table before the first decision; with entered dice, at any time."""


class Notice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A notice from the house."""


class Tick(Notice, frozen=True, kw_only=True, tag="tick"):
    """Time has passed."""


class Resume(Notice, frozen=True, kw_only=True, tag="resume"):
    """The house is back after it was down; the time since the last event is not charged."""


class Lost(Notice, frozen=True, kw_only=True, tag="lost"):
    """The person at a seat has lost the connection."""

    seat: Place


class Back(Notice, frozen=True, kw_only=True, tag="back"):
    """The person at a seat is connected again."""

    seat: Place


class Proceed(Notice, frozen=True, kw_only=True, tag="proceed"):
    """Somebody is there again: dice that waited for that become due."""


class Drop(Notice, frozen=True, kw_only=True, tag="drop"):
    """A person who is called for a roll has shown no sign of life.

    Attributes:
        roll: the number of the roll.
        seat: the seat of the person's chain.
    """

    roll: int
    seat: Place


class Reseal(Notice, frozen=True, kw_only=True, tag="reseal"):
    """The house uses a new chain from now on, because the old one may be known to others.

    Attributes:
        salt: random text.
    """

    salt: Annotated[str, Meta(min_length=1, max_length=64)]


PersonCommand: TypeAlias = (
    Anchor
    | Give
    | Sit
    | Leave
    | Roll
    | Enter
    | Begin
    | Decide
    | Undo
    | Resign
    | StandIn
    | Return
    | Rematch
    | Appoint
    | Unseat
    | Start
    | Finish
    | Abort
)
"""What a client may send."""

HouseNotice: TypeAlias = Tick | Resume | Lost | Back | Proceed | Drop | Reseal
