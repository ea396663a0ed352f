"""What is wrong with a record as text: every fault, where it stands, and nothing half-loaded."""

import pytest

from sixrow.notation import NotationRefused, read_text
from tests.notation.games import SMALL, faults_of, marked, stored

HEAD = SMALL.partition("\n\n")[0]


def assert_faults(example: str) -> None:
    text, faults = marked(example)
    assert faults
    assert faults_of(read_text, text) == faults


def test_many_faults_of_all_kinds_are_told_at_once() -> None:
    assert_faults(
        """\
[Format "sixrow 1"]
[Setup "sequence-dice:2"]
[Seat1 "Ada"]
[Seat1 "Ada"]
 ^ tag-twice
[Seat3 "Cy"]
        ^ too-many-names
[Result "Bo wins"]
         ^ not-a-result
[Date 2011]
^ not-a-tag
[Place "\\x"]
       ^ not-json

0. s1 34 s2 55
1. s1 26 d2 {hm} @3.000 {ha}
   ^ wrong-seat
                        ^ comment-twice
7. s1 13 d1 oops
^ wrong-turn
            ^ unknown-word
%analysis [1, 2
               ^ not-json
%Analysis 1
^ not-an-attachment
8. s1
^ stray-mark
   ^ stray-mark
""".replace("[Seat3", '[Seat2 "Bo"]\n[Seat3')
    )


def test_nothing_at_all() -> None:
    assert_faults("\n^ missing\n^ missing\n^ missing")


def test_a_missing_tag_is_missed_at_the_top() -> None:
    for line in HEAD.splitlines():
        assert faults_of(read_text, SMALL.replace(line + "\n", "")) == [(1, 1, "missing")]


def test_the_missing_tag_is_named() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_text('[Format "sixrow 1"]\n[Setup "columbiz:3"]\n[Seat2 "Bo"]\n')
    missing = [fault.details["field"] for fault in refused.value.faults]
    assert missing == ["Result", "seat 1", "seat 3"]


TAGS = """
[Format "sixrow 2"]
         ^ unknown-format

[Setup "chess:2"]
        ^ unknown-game

[Setup "sequence-dice:2:length=7"]
                        ^ unknown-value

[Result "1 row"]
         ^ wrong-result

[Result "1,1 resigned"]
         ^ wrong-result

[Result "2,1 resigned"]
         ^ wrong-result

[Result "3 resigned"]
         ^ wrong-result

[Result "1 last-round"]
         ^ wrong-result

[Result "1 resigned s1"]
         ^ wrong-result

[Result "1 resigned s3"]
         ^ wrong-result

[Result "1 resigned s5"]
         ^ not-a-result

[Result "5 resigned"]
         ^ not-a-result

[Result "1 Resigned"]
         ^ not-a-result

[Result "1"]
         ^ not-a-result

[Result ""]
         ^ not-a-result

[Result "1,2, resigned"]
         ^ not-a-result

[Seat1 "Ada]
^ not-a-tag

[Seat1  "Ada"]
^ not-a-tag

[Seat1 "Ada"] x
^ not-a-tag

[Seat1 "\ud800"]
       ^ half-a-character
"""


@pytest.mark.parametrize("example", TAGS.strip().split("\n\n"))
def test_a_tag_with_a_fault(example: str) -> None:
    """The line takes the place of the tag of that name in a sound record."""
    line, [(_, column, code)] = marked(example)
    name = line.partition(" ")[0]
    lines = SMALL.splitlines()
    place = next(place for place, old in enumerate(lines) if old.startswith(name))
    lines[place] = line
    text = "\n".join(lines)
    found = faults_of(read_text, text)
    assert (place + 1, column, code) in found
    assert set(found) <= {(place + 1, column, code), (1, 1, "missing")}


BODIES = """
0. s1 34 s2 55 x1
               ^ unknown-word

0. s1 34 s2 7
            ^ unknown-word

0. s1 34 s2 123456123
            ^ unknown-word

0. s1 34 s2 5\x005
            ^ unknown-word

0. s1 34 s2 5\u00a05
            ^ unknown-word

0. s\u0661 34
   ^ unknown-word

0. s1 34 s2 {open
            ^ unknown-word
             ^ unknown-word

0. s1 34 s2 55}
              ^ unknown-word

0. s1 34 {a{b}
         ^ unknown-word
          ^ unknown-word

0. s1 34 {back\\slash}
         ^ not-json

0. s1 34 {\\ud800}
         ^ half-a-character

0. s1 34 {a tab	}
         ^ not-json

@1.000 0. s1 34
^ unknown-word

0. s1 34 @1.000 @2.000
                ^ unknown-word

0. s1 34 s2 @1.000 55
            ^ unknown-word

0. s1 34 @1.00
         ^ unknown-word

0. s1 34 @1
         ^ unknown-word

0. s1 34 @1000000000.000
         ^ unknown-word

0. s1 34 @5.000 s2 55 @4.999
                   ^ time-goes-back

0. 0. s1 34
   ^ stray-mark

0. s1 s1 34
      ^ stray-mark

0. s1 34 1.
         ^ stray-mark

1. s1 34
^ wrong-turn

0. s1 34 s2 55 2. s2 26 d2
               ^ wrong-turn

0. s2 34
   ^ wrong-seat

0. s1 34 s1 55
         ^ wrong-seat

0. s1 34 s2 345
            ^ wrong-number-of-dice

0. s1 34 s2 d2
            ^ no-decision-awaited

0. s1 34 s2 55 26 34
                  ^ no-dice-awaited

0. s1 34 s2 55 26 a1
                  ^ wrong-number

0. s1 34 s2 55 26 pass
                  ^ must-play

0. s1 34 s2 55 26 end
                  ^ not-a-cell

0. s1 34 s2 55 26 k26
                  ^ not-a-cell

0. s1 34 {a} {b}
             ^ comment-twice

%a 1
%a 2
 ^ attachment-twice

%a
^ not-an-attachment

% a 1
^ not-an-attachment

%a {"b": 1, "b": 2}
            ^ field-twice

%a nul
   ^ not-json

%a 1e999
   ^ not-finite

 [Seat1 "Ada"]
 ^ unknown-word
        ^ unknown-word
"""


@pytest.mark.parametrize("example", BODIES.strip("\n").split("\n\n"))
def test_a_game_with_a_fault(example: str) -> None:
    assert_faults(f"{HEAD}\n{example}")


def test_only_the_first_decision_that_the_rules_refuse_is_told() -> None:
    """Nothing after it can be checked, but unknown words are still reported."""
    assert_faults(f"""\
{HEAD}
0. s1 34 s2 55 26 a1 f1 oops f2
                  ^ wrong-number
                        ^ unknown-word
""")


def test_the_replay_ends_at_a_word_that_is_none() -> None:
    assert_faults(f"""\
{HEAD}
0. s1 34 oops s2 55 a1 a1
         ^ unknown-word
""")


def test_the_rule_is_named() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_text(SMALL.replace("d2", "a1"))
    (fault,) = refused.value.faults
    assert (fault.code, fault.rule) == ("wrong-number", "S-7")
    assert fault.details == {"cell": 0, "number": 2, "total": 8}


def test_an_unknown_format_is_the_only_thing_that_is_told() -> None:
    text = SMALL.replace("sixrow 1", "sixrow 2").replace("d2", "something new").replace('"*"', "?")
    assert faults_of(read_text, text) == [(1, 10, "unknown-format")]


def test_attachments_may_be_nested_32_deep() -> None:
    allowed = "[" * 32 + "1" + "]" * 32
    assert read_text(f"{SMALL}%a {allowed}").attachments
    assert_faults(f"{SMALL}%a [{allowed}]\n{' ' * 36}^ too-deep")
    assert_faults(f"{SMALL}%a {'[' * 100_000}\n{' ' * 36}^ too-deep")


def test_huge_numbers_do_not_hold_anything_up() -> None:
    assert_faults(f"{HEAD}\n{'9' * 5000}. s1 34\n^ unknown-word")
    assert_faults(f"{HEAD}\n0. s1 34 @{'9' * 5000}.000\n         ^ unknown-word")
    assert_faults(f"{SMALL}%a {'9' * 5000}\n   ^ not-json")


def test_a_name_may_not_be_given_to_a_seat_that_is_not_there() -> None:
    text = SMALL.replace('[Result "*"]', '[Seat9 "Nobody"]\n[Result "*"]')
    assert faults_of(read_text, text) == [(5, 9, "too-many-names")]


def test_a_finished_game_needs_the_result_of_the_rules() -> None:
    text = stored("sequence-dice-2-five.txt")
    for wrong in ("*", "1 row", "2 resigned", "1,2 row", "- row", "2 last-round"):
        changed = text.replace('"2 row"', f'"{wrong}"')
        assert faults_of(read_text, changed) == [(5, 10, "wrong-result")]


def test_nothing_can_follow_the_end_of_a_game() -> None:
    text = stored("sequence-dice-2-five.txt")
    number = text.count("\n") + 1
    assert faults_of(read_text, text + "37. s1 12") == [
        (number, 1, "wrong-turn"),
        (number, 5, "wrong-seat"),
        (number, 8, "no-dice-awaited"),
    ]


def test_faults_come_in_the_order_of_the_text_and_the_refusal_speaks_for_the_first() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_text(SMALL.replace("26", "oops").replace("34", "what"))
    assert refused.value.code == "unknown-word"
    assert refused.value.details == {"text": "what"}
    assert str(refused.value) == "7:7: unknown-word: text=what\n8:7: unknown-word: text=oops"
