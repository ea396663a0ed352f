"""The analysis that a record carries, for people; nothing is worked out again.

It is read without `sixrow.analysis`, which would bring in the engine: who only reads a game should
not wait for that.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from sixrow.notation import Record
from sixrow.reports.figures import percent, signed
from sixrow.text.layout import wrapped
from sixrow.text.sentences import printable, say
from sixrow.text.words import Names

_ATTACHMENT, _VERSION = "analysis", 1
"""As `sixrow.analysis.annotations` writes them."""


class _Judge(Struct, frozen=True):
    network: str
    exact: bool


class _Errors(Struct, frozen=True):
    inaccuracy: int
    mistake: int
    blunder: int


class _Play(Struct, frozen=True):
    unforced: int
    lost: float
    accuracy: float | None
    errors: _Errors


class _Fortune(Struct, frozen=True):
    luck: float
    skill: float
    result: float
    adjusted: float


class _Stored(Struct, frozen=True):
    version: int
    judge: _Judge
    seats: list[_Play]
    sides: list[_Fortune]


def stored(record: Record) -> str:
    """The totals of the analysis in a record; empty if it carries none that is known."""
    found = _read(record)
    return "" if found is None else "\n".join(_told(found, Names(record.setup, record.names)))


def _read(record: Record) -> _Stored | None:
    try:
        found = msgspec.convert(record.attachments.get(_ATTACHMENT), _Stored)
    except msgspec.ValidationError:
        return None
    counts = len(found.seats), len(found.sides)
    known = found.version == _VERSION and counts == (record.setup.players, record.setup.sides)
    return found if known else None


def _told(found: _Stored, names: Names) -> Iterator[str]:
    yield wrapped(say("stored-analysis"))
    key = "analysis-judge" if found.judge.exact else "analysis-judge-nearest"
    yield wrapped(say(key, network=printable(found.judge.network)))
    for seat, play in enumerate(found.seats):
        errors = play.errors
        told = say(
            "stored-play",
            name=names.seat(seat),
            accuracy="-" if play.accuracy is None else f"{100 * play.accuracy:.0f} %",
            lost=percent(play.lost),
            unforced=play.unforced,
            inaccuracies=errors.inaccuracy,
            mistakes=errors.mistake,
            blunders=errors.blunder,
        )
        yield wrapped(told)
    for side, fortune in enumerate(found.sides):
        told = say(
            "stored-fortune",
            name=names.side(side),
            luck=signed(fortune.luck),
            skill=signed(fortune.skill),
            result=percent(fortune.result),
            adjusted=percent(fortune.adjusted),
        )
        yield wrapped(told)
