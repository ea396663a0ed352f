"""What can be asked of a table. The types are the wire format as well.

Every command has an id that its sender made, so that sending it again is harmless, and the version
of the table that the sender had seen. People at the table send a nonce, which goes into the dice.
Notices come from the house alone: they are about time and connections, and may be repeated freely.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from sixrow.rules import Seat

Place: TypeAlias = Annotated[Seat, Meta(ge=0, le=3)]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A wish of a person, or of the house for a bot.

    Attributes:
        id: made by the sender and never used for anything else.
        version: the number of the last event that the sender had seen.
        nonce: 16 fresh random bytes in hexadecimal, from everybody who has a seat or takes one;
            empty if the house decides for a bot.
    """

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    version: Annotated[int, Meta(ge=0)]
    nonce: Annotated[str, Meta(pattern="^([0-9a-f]{32})?$", max_length=32)] = ""


class SeatCommand(Command, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for one's own seat.

    Attributes:
        seat: the seat, from 0.
    """

    seat: Place


class Sit(SeatCommand, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat."""


class Leave(SeatCommand, frozen=True, kw_only=True, tag="leave"):
    """Get up before the game has begun, or after it."""


class Roll(SeatCommand, frozen=True, kw_only=True, tag="roll"):
    """Let the first dice of the own turn fall, or the own die of the roll-off."""


class Decide(SeatCommand, frozen=True, kw_only=True, tag="decide"):
    """Decide; several decisions of one turn are taken all or not at all.

    Attributes:
        decisions: words of the notation, such as ``("e3", "c2", "end")``.
    """

    decisions: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=16)]


class Undo(SeatCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back the last decisions of the own turn, as far as the last roll."""

    count: Annotated[int, Meta(ge=1, le=16)] = 1


class Resign(SeatCommand, frozen=True, kw_only=True, tag="resign"):
    """Give the game up; with more than two players a bot plays on."""


class StandIn(SeatCommand, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for somebody who has been away too long."""

    absent: Place


class Return(SeatCommand, frozen=True, kw_only=True, tag="return"):
    """Take the own seat back from the bot that stood in."""


class Rematch(SeatCommand, frozen=True, kw_only=True, tag="rematch"):
    """Wish for another game with the seats moved on by one."""


class Appoint(Command, frozen=True, kw_only=True, tag="appoint"):
    """Give an open seat to a bot; for the host."""

    seat: Place
    level: Annotated[str, Meta(max_length=40)]


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin; for the host, when every seat is taken."""


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """Call everything off before the first decision."""


class Watch(Command, frozen=True, kw_only=True, tag="watch"):
    """Come to watch."""


class Unwatch(Command, frozen=True, kw_only=True, tag="unwatch"):
    """Stop watching."""


class Notice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What the house has noticed."""


class Tick(Notice, frozen=True, kw_only=True, tag="tick"):
    """Time has passed."""


class Resume(Notice, frozen=True, kw_only=True, tag="resume"):
    """The house is back after it was down: the time since the last event is nobody's."""


class Lost(Notice, frozen=True, kw_only=True, tag="lost"):
    """The connection of a seat is gone."""

    seat: Place


class Back(Notice, frozen=True, kw_only=True, tag="back"):
    """The connection of a seat is there again."""

    seat: Place


PersonCommand: TypeAlias = (
    Sit
    | Leave
    | Roll
    | Decide
    | Undo
    | Resign
    | StandIn
    | Return
    | Rematch
    | Appoint
    | Start
    | Abort
    | Watch
    | Unwatch
)
"""What a client may send."""

HouseNotice: TypeAlias = Tick | Resume | Lost | Back
