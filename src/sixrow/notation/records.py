"""A whole game as data: its set-up, its rolls and decisions in order, and annotations.

Every record is legal up to its last entry: the constructor of `Record` replays the game.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any

from sixrow.notation import located_json
from sixrow.notation.faults import NotationRefused
from sixrow.notation.located_json import Json
from sixrow.rules import Position, Refusal, Setup, Step, check, effects, start
from sixrow.rules.contract import Seat
from sixrow.rules.effects import Effect
from sixrow.rules.outcome import Ending

VERSION = 1
"""The version of the record format."""

RECORD_DEPTH = located_json.MAX_DEPTH + 2
"""The maximum depth of a record as JSON: attachments are two levels below the top."""

LONGEST = 10**12
"""The exclusive upper bound of times, in milliseconds."""

TAG_NAME = re.compile("[A-Z][A-Za-z0-9]*")
RESERVED_TAG = re.compile("Format|Setup|Position|Result|Seat[1-9]")
ATTACHMENT_NAME = re.compile("[a-z][a-z0-9-]*")
ENDING = re.compile("[a-z][a-z-]*")

BY_A_SEAT = ("resigned", "time")
"""The endings that one seat caused, so that its side lost."""

_BEGINNINGS = (effects.Began, effects.TurnEnded, effects.ExtraTurn)
"""Effects after which a turn begins."""

_PLAYED_OUT = tuple(ending.value for ending in Ending)


@dataclass(frozen=True, slots=True)
class Entry:
    """One roll or one decision, with its time and a comment.

    Attributes:
        is_roll: whether `value` is packed dice; otherwise it is the number of a decision.
        time: milliseconds since the game began, if known.
        comment: an annotation, empty if there is none.
    """

    is_roll: bool
    value: int
    time: int | None = None
    comment: str = ""

    def apply(self, position: Position) -> Step[Position]:
        """Apply the entry to a position.

        Raises:
            Refusal: the rules do not allow it there.
        """
        return position.roll(self.value) if self.is_roll else position.decide(self.value)


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of a record in the context of the game.

    Attributes:
        turn: the number of its turn, from 1; the roll-off is turn 0.
        before: the position before it.
        after: the position after it.
        effects: its effects under the rules.
    """

    entry: Entry
    turn: int
    before: Position
    after: Position
    effects: tuple[Effect, ...]

    @property
    def seat(self) -> Seat:
        """The seat that rolled or decided."""
        return self.before.seat

    @property
    def ends_turn(self) -> bool:
        """Whether the next entry is the first of another turn."""
        return begins_turn(self.effects)

    @property
    def next_turn(self) -> int:
        """The turn of the next entry."""
        return self.turn + self.ends_turn


@dataclass(frozen=True, slots=True)
class Result:
    """The sides that won, empty if nobody did, and why the game ended.

    The rules themselves end a game with ``last-round`` or ``row``; a game that stopped early may
    have another ending in lower-case letters and hyphens. With ``resigned`` and ``time``, `seat`
    resigned or ran out of time: its side has not won, and if there is only one other side, that
    side has. With two players, `seat` is optional.
    """

    winners: tuple[int, ...]
    ending: str
    seat: Seat | None = None


class RecordRefused(Refusal):
    """The rules do not allow a record, or the formats cannot express it.

    Attributes:
        index: the entry at fault, from 0; None if no entry is.
    """

    def __init__(self, refusal: Refusal, index: int | None = None) -> None:
        self.index = index
        super().__init__(refusal.code, refusal.rule, **refusal.details)


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its set-up to its last entry.

    Attributes:
        names: the players, by seat.
        result: None while the game is unfinished.
        tags: further information, such as a date or a place.
        comment: an annotation before the first roll.
        attachments: data of other programs by name, such as dice proofs and analyses; unchanged.
        origin: the position that the game began from; None if it began with the set-up.
        moments: every entry with the positions before and after it, kept from the replay that
            checks the record.

    The mappings are read-only. Attachments are copied; do not change what is inside them.

    Raises:
        RecordRefused: an entry or the result contradicts the rules, or the formats cannot express
            a name or value.
    """

    setup: Setup
    names: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    result: Result | None = None
    tags: Mapping[str, str] = field(default_factory=dict)
    comment: str = ""
    attachments: Mapping[str, Json] = field(default_factory=dict)
    origin: Position | None = None
    moments: tuple[Moment, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.names) != self.setup.players:
            raise RecordRefused(Refusal("wrong-number-of-names", awaited=self.setup.players))
        self._check_words()
        self._check_times()
        self._check_origin()
        object.__setattr__(self, "moments", tuple(replay(self.start, self.entries)))
        self._check_result(self.final)
        object.__setattr__(self, "tags", MappingProxyType(dict(self.tags)))
        attachments = {name: deepcopy(value) for name, value in self.attachments.items()}
        object.__setattr__(self, "attachments", MappingProxyType(attachments))

    def __reduce__(self) -> tuple[type["Record"], tuple[Any, ...]]:
        """Copy and unpickle through the constructor, which checks the record again."""
        values = (getattr(self, each.name) for each in fields(self) if each.init)
        return Record, tuple(dict(each) if isinstance(each, Mapping) else each for each in values)

    def _check_words(self) -> None:
        for name in self.tags:
            check_tag_name(name)
        for name in self.attachments:
            check_attachment_name(name)
        comments = [entry.comment for entry in self.entries if entry.comment]
        values = [self.names, dict(self.tags), self.comment, comments, dict(self.attachments)]
        try:
            located_json.parse(json.dumps(values, ensure_ascii=False), RECORD_DEPTH)
        except NotationRefused as refusal:
            raise RecordRefused(refusal) from refusal
        except (RecursionError, TypeError, ValueError) as error:
            raise RecordRefused(Refusal("not-json")) from error

    def _check_times(self) -> None:
        latest = 0
        for index, entry in enumerate(self.entries):
            if entry.time is not None:
                if not latest <= entry.time < LONGEST:
                    raise RecordRefused(Refusal("time-goes-back", time=entry.time), index)
                latest = entry.time

    def _check_origin(self) -> None:
        if self.origin is None:
            return
        if self.origin == start(self.setup):
            object.__setattr__(self, "origin", None)
            return
        if self.origin.setup != self.setup:
            raise RecordRefused(Refusal("another-setup"))
        try:
            check(self.origin)
        except Refusal as refusal:
            raise RecordRefused(refusal) from refusal

    def _check_result(self, final: Position) -> None:
        outcome, result = final.outcome, self.result
        if outcome is not None:
            agrees = result == Result(outcome.winners, outcome.ending.value)
        else:
            agrees = result is None or _may_stop(self.setup, result)
        if not agrees:
            raise RecordRefused(Refusal("wrong-result"))

    @property
    def start(self) -> Position:
        """The position before the first entry."""
        return self.origin or start(self.setup)

    @property
    def final(self) -> Position:
        """The position after the last entry."""
        return self.moments[-1].after if self.moments else self.start


def _may_stop(setup: Setup, result: Result) -> bool:
    """Whether a game may stop early with this result."""
    winners, seat, sides = set(result.winners), result.seat, set(range(setup.sides))
    if not ENDING.fullmatch(result.ending) or result.ending in _PLAYED_OUT:
        return False
    if tuple(sorted(winners)) != result.winners or not winners <= sides:
        return False
    if seat is not None and not 0 <= seat < setup.players:
        return False
    if result.ending not in BY_A_SEAT:
        return True
    if seat is None:
        return setup.players == 2 and len(winners) == 1
    others = sides - {setup.side_of(seat)}
    return winners <= others and (len(others) > 1 or winners == others)


def check_tag_name(name: str) -> None:
    """Refuse an invalid name of a tag.

    Raises:
        RecordRefused: the name has the wrong form, or the format reserves it.
    """
    if not TAG_NAME.fullmatch(name) or RESERVED_TAG.fullmatch(name):
        raise RecordRefused(Refusal("not-a-tag", text=name))


def check_attachment_name(name: str) -> None:
    """Refuse an invalid name of an attachment.

    Raises:
        RecordRefused: the name has the wrong form.
    """
    if not ATTACHMENT_NAME.fullmatch(name):
        raise RecordRefused(Refusal("not-an-attachment", text=name))


def replay(position: Position, entries: Iterable[Entry]) -> Iterator[Moment]:
    """Apply entries to a position one by one, and yield the moment of each.

    Raises:
        RecordRefused: the rules do not allow an entry.
    """
    turn = first_turn(position)
    for index, entry in enumerate(entries):
        try:
            after, happened = entry.apply(position)
        except Refusal as refusal:
            raise RecordRefused(refusal, index) from refusal
        moment = Moment(entry, turn, position, after, happened)
        yield moment
        position, turn = after, moment.next_turn


def first_turn(position: Position) -> int:
    """The turn of the first entry: 0 for the roll-off, otherwise 1."""
    return 1 if position.roll_off is None else 0


def begins_turn(happened: tuple[Effect, ...]) -> bool:
    """Whether an entry with these effects is followed by the first entry of a turn."""
    return isinstance(happened[-1], _BEGINNINGS)


def round_of(setup: Setup, turn: int) -> int:
    """The round of a turn, in which every seat has one turn; 0 for the roll-off."""
    return (turn - 1) // setup.players + 1
