"""Analyses as data for programs; `docs/analysis-protocol.md` describes the fields.

A list of shares has one for each side, starting with side 1; a single number is from the point of
view of the side that rolls or decides. Seats, sides and turns count from 1 as in records; entries
count from 0. `sixrow.analysis` makes these values; reading them does not need the engine.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sixrow.notation.records import Record

ATTACHMENT = "analysis"
"""The name of the attachment that holds a record's analysis."""

VERSION = 1

SeverityName: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
Want: TypeAlias = Literal["choices", "odds", "rolls"]
"""The optional parts of a position's analysis."""

Progress: TypeAlias = Callable[[int, int], None]
"""Called during an analysis with the work done and the total."""


def ignore_progress(_done: int, _all: int) -> None:
    """A `Progress` that does nothing."""


class JudgeData(Struct, frozen=True):
    """The network that evaluated, and whether it was trained on exactly this set-up."""

    network: str
    exact: bool


class ErrorCounts(Struct, frozen=True):
    """The number of errors of each severity."""

    inaccuracy: int
    mistake: int
    blunder: int


class ErrorThresholds(Struct, frozen=True):
    """The smallest loss that counts as an error of each severity."""

    inaccuracy: float
    mistake: float
    blunder: float


class SeatPlay(Struct, frozen=True, kw_only=True, rename="kebab"):
    """How well a seat played.

    Attributes:
        unforced: decisions with more than one choice.
        lost: the shares of the win that its decisions lost in total.
        points_lost: the same in points; None if points do not decide the game.
        error_rate: the average loss of an unforced decision.
        accuracy: from 0 to 1; None without unforced decisions.
    """

    name: str
    decisions: int
    unforced: int
    lost: float
    points_lost: float | None
    error_rate: float | None
    accuracy: float | None
    errors: ErrorCounts


class SideFortune(Struct, frozen=True, kw_only=True, rename="kebab"):
    """How luck and skill took a side from its share at the start to its result.

    Attributes:
        unknown: what is neither: real dice that were not entered.
    """

    start: float
    result: float
    luck: float
    luck_own: float
    luck_others: float
    skill: float
    skill_own: float
    skill_others: float
    revisions: float
    adjusted: float
    unknown: float | UnsetType = UNSET


class EntryGrade(Struct, frozen=True, kw_only=True, rename="kebab"):
    """The grade of an entry of a record; a roll has `luck`, a decision the other optional fields.

    An entry before which real dice were not entered has none of them.

    Attributes:
        before: each side's share before the entry.
        after: each side's share after it.
        best: the best decision.
        loss: the share that the decision lost against the best one.
        margin: what a loss must exceed to be certain.
        error: the severity of the error; None if the decision is not an error, or if the loss does
            not exceed its margin.
    """

    index: int
    turn: int
    seat: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    luck: float | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    best: str | UnsetType = UNSET
    forced: bool | UnsetType = UNSET
    loss: float | UnsetType = UNSET
    margin: float | UnsetType = UNSET
    points_lost: float | UnsetType | None = UNSET
    error: SeverityName | UnsetType | None = UNSET
    skill: float | UnsetType = UNSET
    revision: float | UnsetType = UNSET


class GameAnalysis(Struct, frozen=True, kw_only=True):
    """The analysis of a whole game.

    Attributes:
        version: the version of this format; only in a record's attachment.
        finished: whether the game is over.
    """

    version: int | UnsetType = UNSET
    setup: str
    judge: JudgeData
    finished: bool
    severities: ErrorThresholds
    seats: tuple[SeatPlay, ...]
    sides: tuple[SideFortune, ...]
    entries: tuple[EntryGrade, ...]


class ChoiceValue(Struct, frozen=True, kw_only=True):
    """A decision and its value.

    Attributes:
        shares: each side's share of the win after it.
        loss: the share that it loses against the best decision.
        points: the expected points of the side that decides; None if points do not decide the game.
    """

    decision: str
    shares: tuple[float, ...]
    loss: float
    points: float | None


class RollValue(Struct, frozen=True, kw_only=True):
    """A possible roll: its probability as an exact fraction, and its luck."""

    roll: str
    chance: str
    shares: tuple[float, ...]
    luck: float


class PositionAnalysis(Struct, frozen=True, kw_only=True):
    """The value of a position, and the optional parts that were asked for.

    Attributes:
        side: the side on turn.
        shares: each side's share of the win.
        points: the expected points of the side on turn; None if points do not decide the game.
        choices: the legal decisions, best first.
        odds: the probability of reaching each cell, by the name of the cell.
        rolls: every possible roll.
    """

    position: str
    waiting: str
    side: int
    judge: JudgeData
    shares: tuple[float, ...]
    points: float | None
    choices: tuple[ChoiceValue, ...] | UnsetType = UNSET
    odds: dict[str, float] | UnsetType = UNSET
    rolls: tuple[RollValue, ...] | UnsetType = UNSET


def stored_analysis(record: Record) -> GameAnalysis | None:
    """The analysis attached to a record; None if there is none of a known version and shape."""
    try:
        found = msgspec.convert(record.attachments.get(ATTACHMENT), GameAnalysis)
    except msgspec.ValidationError:
        return None
    counts = len(found.seats), len(found.sides)
    known = found.version == VERSION and counts == (record.setup.players, record.setup.sides)
    return found if known else None
