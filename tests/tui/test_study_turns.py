"""The next turn of a study: the end of this one, or of the next if this one is over."""

from itertools import pairwise
from pathlib import Path

from sixrow.notation import read_record
from sixrow.tui.study import Study

EXAMPLE = Path(__file__).parents[2] / "examples" / "columbiz.sixrow"


def after(study: Study, place: int, step: int) -> int:
    study.go(place)
    study.turn(step)
    return study.place


def test_the_next_turn_is_the_end_of_this_one_or_of_the_next_if_this_one_is_over() -> None:
    study = Study(read_record(EXAMPLE.read_text(encoding="utf-8")))
    moments, ends = study.replay.moments, study.replay.turn_ends
    assert ends[-1] == len(moments)
    turns = [moments[end - 1].turn for end in ends]
    assert turns == list(range(len(ends))), "the roll-off and each turn end once"
    assert after(study, 0, 1) == ends[0], "the roll-off is not skipped"
    assert after(study, 0, -1) == 0
    for before, end in pairwise((0, *ends)):
        for place in range(before, end):
            assert after(study, place, 1) == end
        for place in range(before + 1, end + 1):
            assert after(study, place, -1) == before
    assert after(study, ends[-1], 1) == ends[-1]
