"""Analyses as data for programs, as `docs/analysis-protocol.md` tells them.

Shares are of the side that a list's place says (the first is side 1), or of the side that rolls or
decides where one number stands alone. Seats, sides and turns count from 1 as in records; entries
count from 0, as attachments do. `sixrow.analysis` makes these values; whoever only reads them does
not need the engine.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sixrow.notation.records import Record

ATTACHMENT = "analysis"
"""The name of the attachment in which a record carries its analysis."""

VERSION = 1

SeverityName: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
Want: TypeAlias = Literal["choices", "odds", "rolls"]
"""What else can be asked about a position."""


class JudgeData(Struct, frozen=True):
    """Which network judged, and whether it has learnt this very set-up."""

    network: str
    exact: bool


class ErrorCounts(Struct, frozen=True):
    """How many errors of each severity."""

    inaccuracy: int
    mistake: int
    blunder: int


class ErrorThresholds(Struct, frozen=True):
    """The smallest loss that is an error of each severity."""

    inaccuracy: float
    mistake: float
    blunder: float


class SeatPlay(Struct, frozen=True, kw_only=True, rename="kebab"):
    """How well a seat played.

    Attributes:
        unforced: decisions with more than one choice.
        lost: shares of the win that its decisions gave away.
        points_lost: the same in points; None where points decide nothing.
        error_rate: what an unforced decision gave away on average.
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
    """What led a side from its share at the start to its result."""

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


class GradedEntry(Struct, frozen=True, kw_only=True, rename="kebab"):
    """An entry of a record, graded; a roll has its luck, a decision the other fields.

    Attributes:
        before: each side's share before it.
        after: and after it.
        best: the best decision.
        loss: what the decision gave away.
        error: how bad that is; None if it is no error.
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
    points_lost: float | UnsetType | None = UNSET
    error: SeverityName | UnsetType | None = UNSET
    skill: float | UnsetType = UNSET
    revision: float | UnsetType = UNSET


class GameAnalysis(Struct, frozen=True, kw_only=True):
    """A whole game, analysed.

    Attributes:
        version: in a record's attachment, the version of this format.
        finished: whether the game is over.
    """

    version: int | UnsetType = UNSET
    setup: str
    judge: JudgeData
    finished: bool
    severities: ErrorThresholds
    seats: tuple[SeatPlay, ...]
    sides: tuple[SideFortune, ...]
    entries: tuple[GradedEntry, ...]


class ChoiceValue(Struct, frozen=True, kw_only=True):
    """A decision and what it is worth.

    Attributes:
        shares: each side's share of the win after it.
        loss: what it gives away against the best decision.
        points: what the side that decides can expect; None where points decide nothing.
    """

    decision: str
    shares: tuple[float, ...]
    loss: float
    points: float | None


class RollValue(Struct, frozen=True, kw_only=True):
    """A roll that may come: its chance as an exact fraction, and its luck."""

    roll: str
    chance: str
    shares: tuple[float, ...]
    luck: float


class PositionAnalysis(Struct, frozen=True, kw_only=True):
    """What a position is worth, and what else was asked for.

    Attributes:
        side: the side on turn.
        shares: each side's share of the win.
        points: what the side on turn can expect; None where points decide nothing.
        choices: the decisions, the best first.
        odds: the chance to reach each cell, by its name.
        rolls: every roll that may come.
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
    """The analysis that a record carries; None if it carries none that is known."""
    try:
        found = msgspec.convert(record.attachments.get(ATTACHMENT), GameAnalysis)
    except msgspec.ValidationError:
        return None
    counts = len(found.seats), len(found.sides)
    known = found.version == VERSION and counts == (record.setup.players, record.setup.sides)
    return found if known else None
