"""What is wrong with a position's line, and in which column."""

import re

import pytest

from sixrow.notation import Fault, NotationRefused, read_position
from tests.notation.games import attempt, faults_of, marked

EMPTY = "6/6/6/6/6/6"
COLUMBIZ = f"columbiz:2 {EMPTY} 18,18 0,0 0,0 1 1 roll 3 -"
COLUMBIZ_ROLL_OFF = f"columbiz:2 {EMPTY} 18,18 0,0 0,0 rolloff ?,?"
SEQUENCE_DICE = f"sequence-dice:2 {EMPTY} 1 choose 34"


def fault_of(line: str) -> Fault:
    _, (fault,) = attempt(read_position, line)
    assert fault.line == 1
    return fault


@pytest.mark.parametrize(
    "line", [COLUMBIZ, COLUMBIZ_ROLL_OFF, SEQUENCE_DICE], ids=["columbiz", "rolloff", "sequence"]
)
def test_a_line_that_breaks_off_lacks_its_next_field(line: str) -> None:
    """The lines are sound; each cut after a word misses the word that followed."""
    assert attempt(read_position, line)[1] == ()
    words = line.split()
    for count in range(1, len(words)):
        cut = " ".join(words[:count])
        fault = fault_of(cut)
        assert (fault.code, fault.column) == ("missing", len(cut) + 1)


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("columbiz:2", "discs"),
        (f"columbiz:2 {EMPTY}", "supply"),
        (f"columbiz:2 {EMPTY} 18,18 0,0 0,0", "starter"),
        (f"columbiz:2 {EMPTY} 18,18 0,0 0,0 1", "seat"),
        (f"columbiz:2 {EMPTY} 18,18 0,0 0,0 1 1", "phase"),
        (f"columbiz:2 {EMPTY} 18,18 0,0 0,0 rolloff", "roll_off"),
        ("sequence-dice:2", "chips"),
        (f"sequence-dice:2 {EMPTY} 1 choose", "dice"),
    ],
)
def test_the_missing_field_is_named(line: str, field: str) -> None:
    assert fault_of(line).details == {"field": field}


FAULTY = """
# The set-up's own faults are found where they stand in the line.
chess:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
^ unknown-game
columbiz:2:reroll=any,limit=x 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
                      ^ not-a-number

# Boards: too long, too short, another letter, too many ranks or too few.
columbiz:2 7/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
           ^ not-a-board
columbiz:2 5P1/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
             ^ not-a-board
columbiz:2 6/5/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
              ^ not-a-board
columbiz:2 6/G5/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
             ^ not-a-board
columbiz:2 6/p5/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
             ^ not-a-board
columbiz:2 6/6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
                      ^ not-a-board
columbiz:2 6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -
                    ^ not-a-board
columbiz:2 6/6/6/6/6/5 18,18 0,0 0,0 1 1 roll 3 -
                      ^ not-a-board
columbiz:2 - 18,18 0,0 0,0 1 1 roll 3 -
           ^ not-a-board

# Numbers
columbiz:2 6/6/6/6/6/6 18,x 0,0 0,0 1 1 roll 3 -
                          ^ not-a-number
columbiz:2 6/6/6/6/6/6 18, 0,0 0,0 1 1 roll 3 -
                          ^ not-a-number
columbiz:2 6/6/6/6/6/6 018,18 0,0 0,0 1 1 roll 3 -
                       ^ not-a-number
columbiz:2 6/6/6/6/6/6 +18,18 0,0 0,0 1 1 roll 3 -
                       ^ not-a-number
columbiz:2 6/6/6/6/6/6 18,99999 0,0 0,0 1 1 roll 3 -
                          ^ not-a-number
columbiz:2 6/6/6/6/6/6 18,١٨ 0,0 0,0 1 1 roll 3 -
                          ^ not-a-number
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 x 1 roll 3 -
                                     ^ not-a-number
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll -3 -
                                              ^ not-a-number

# The turn
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 sleep 3 -
                                         ^ unknown-phase
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 choose 34
                                         ^ unknown-phase
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 rolloff ?,?
                                         ^ unknown-phase
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 2 17
                                                 ^ not-a-die
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 2 123456123
                                                ^ too-many-dice
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 - and more
                                                  ^ left-over

# What the rules find
columbiz:2 6/6/6/6/6/6 18,18,18 0,0 0,0 1 1 roll 3 -
                       ^ wrong-length
columbiz:2 6/6/6/6/6/6 18,19 0,0 0,0 1 1 roll 3 -
                       ^ too-many-discs
columbiz:2 6/6/6/6/6/6 18,18 0,1 0,0 1 1 roll 3 -
                             ^ too-many-captives
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 0 1 roll 3 -
                                     ^ no-such-seat
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 3 roll 3 -
                                       ^ no-such-seat
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 4 -
                                              ^ wrong-rolls-left
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 1
                                                ^ wrong-dice
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 2 123456 -
                                                ^ wrong-dice
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 1234561 1
                                                       ^ wrong-placed
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 over
                       ^ not-over
# Roll-offs that cannot be
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 6,5
                                             ^ impossible-roll-off
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff -,-
                                             ^ impossible-roll-off
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff -,?
                                             ^ impossible-roll-off
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff ?,3
                                             ^ impossible-roll-off
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 7,?
                                             ^ impossible-roll-off
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff ?
                                             ^ impossible-roll-off
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 1,2,?
                                             ^ no-such-seat
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 0,?
                                             ^ not-a-number
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 1,x
                                               ^ not-a-number
columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff ?,
                                               ^ not-a-number
"""
"""Lines, and under each the column and the code of its fault."""


@pytest.mark.parametrize("example", re.findall(r"^\w+:.*\n.*", FAULTY, re.MULTILINE))
def test_the_fault_stands_where_the_mark_is(example: str) -> None:
    line, faults = marked(example)
    assert len(faults) == 1
    assert faults_of(read_position, line) == faults


@pytest.mark.parametrize(
    ("line", "at", "code", "rule"),
    [
        (f"sequence-dice:2 {EMPTY} 3 roll", "3 roll", "no-such-seat", "S-2"),
        (f"sequence-dice:2 {EMPTY} 1 choose 3", "3", "wrong-dice", "S-6"),
        (f"sequence-dice:2 {EMPTY} 1 over", "over", "row-and-phase-differ", "S-13"),
        ("sequence-dice:2 GGGGGG/6/6/6/6/6 1 roll", "roll", "row-and-phase-differ", "S-13"),
        ("sequence-dice:2 G5/6/6/6/6/6 rolloff ?,?", "G5", "not-begun", "S-3"),
        (f"sequence-dice:2 {EMPTY} rolloff 13,?", "13,?", "impossible-roll-off", "S-3"),
        ("columbiz:2 P5/6/6/6/6/6 17,18 0,0 0,0 rolloff ?,?", "P5", "not-begun", "C-4"),
    ],
)
def test_the_rule_that_a_position_breaks_is_named(line: str, at: str, code: str, rule: str) -> None:
    fault = fault_of(line)
    assert (fault.code, fault.rule, fault.column) == (code, rule, line.rindex(at) + 1)


def test_the_refusal_speaks_for_its_only_fault() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_position(f"sequence-dice:2 {EMPTY} 1 roll now")
    assert refused.value.code == "left-over"
    assert refused.value.details == {"text": "now"}
    assert str(refused.value) == "1:36: left-over: text=now"
