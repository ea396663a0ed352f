"""The analysis that a record carries: read if it is one that fits, passed over otherwise."""

from dataclasses import replace

import msgspec
import pytest

from sixrow.notation import Json, Record
from sixrow.notation.analyses import (
    ATTACHMENT,
    VERSION,
    ErrorCounts,
    ErrorThresholds,
    GameAnalysis,
    JudgeData,
    SeatPlay,
    SideFortune,
    stored_analysis,
)
from sixrow.rules import SEQUENCE_DICE

SEAT = SeatPlay(
    name="Ada",
    decisions=0,
    unforced=0,
    lost=0.0,
    points_lost=None,
    error_rate=None,
    accuracy=None,
    errors=ErrorCounts(0, 0, 0),
)
SIDE = SideFortune(
    start=0.5,
    result=0.5,
    luck=0.0,
    luck_own=0.0,
    luck_others=0.0,
    skill=0.0,
    skill_own=0.0,
    skill_others=0.0,
    revisions=0.0,
    adjusted=0.5,
)
ANALYSIS = GameAnalysis(
    version=VERSION,
    setup="sequence-dice:2",
    judge=JudgeData("sequence-dice:2", exact=True),
    finished=False,
    severities=ErrorThresholds(0.01, 0.03, 0.08),
    seats=(SEAT, SEAT),
    sides=(SIDE, SIDE),
    entries=(),
)


def _carrying(data: Json) -> Record:
    return replace(Record(SEQUENCE_DICE.setup(2), ("Ada", "Bo")), attachments={ATTACHMENT: data})


def _written(analysis: GameAnalysis) -> Json:
    written: Json = msgspec.json.decode(msgspec.json.encode(analysis))
    return written


def test_an_analysis_is_read_as_it_was_written() -> None:
    assert stored_analysis(_carrying(_written(ANALYSIS))) == ANALYSIS


@pytest.mark.parametrize(
    "data",
    [
        [1],
        {"version": VERSION},
        _written(msgspec.structs.replace(ANALYSIS, version=VERSION + 1)),
        _written(msgspec.structs.replace(ANALYSIS, seats=(SEAT, SEAT, SEAT))),
        _written(msgspec.structs.replace(ANALYSIS, sides=(SIDE,))),
    ],
)
def test_what_is_no_analysis_of_this_game_is_passed_over(data: Json) -> None:
    assert stored_analysis(_carrying(data)) is None


def test_a_record_may_carry_none() -> None:
    assert stored_analysis(Record(SEQUENCE_DICE.setup(2), ("Ada", "Bo"))) is None
