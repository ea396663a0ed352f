"""Records as text files: how they are written, and what a reader lets pass."""

import pytest

from sixrow.notation import Entry, Record, Result, read_text, write_text
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE
from sixrow.rules.columbiz import END, keep
from sixrow.rules.sequence_dice import PASS
from tests.notation.games import SMALL, golden, stored
from tests.support.boards import cell, dice

COLUMBIZ_ENTRIES = (
    Entry(True, dice("2")),
    Entry(True, dice("5")),
    Entry(True, dice("55321653")),
    Entry(False, keep(dice("555"))),
    Entry(True, dice("61233")),
    Entry(False, keep(dice("12335556"))),
    Entry(False, cell("e3")),
    Entry(False, cell("c2")),
    Entry(False, END),
    Entry(True, dice("11111111")),
)


def test_a_record_of_columbiz() -> None:
    record = Record(COLUMBIZ.setup(2), ("Ada", "Bo"), COLUMBIZ_ENTRIES)
    assert (
        write_text(record)
        == """\
[Format "sixrow 1"]
[Setup "columbiz:2:reroll=any,limit=4,extension=full,captives=square"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Result "*"]

0. s1 2 s2 5
1. s2 12335556 k555 12336 stop e3 c2 end
2. s1 11111111
"""
    )


def test_a_record_of_sequence_dice_with_a_tie_an_extra_turn_and_a_pass() -> None:
    entries = (
        Entry(True, dice("34")),
        Entry(True, dice("25")),
        Entry(True, dice("16")),
        Entry(True, dice("11")),
        Entry(True, dice("22")),
        Entry(True, dice("12")),
        Entry(True, dice("66")),
        Entry(False, cell("c3")),
        Entry(True, dice("46")),
        Entry(False, PASS),
        Entry(True, dice("12")),
    )
    record = Record(SEQUENCE_DICE.setup(3), ("Ada", "Bo", "Cy"), entries)
    assert (
        write_text(record)
        == """\
[Format "sixrow 1"]
[Setup "sequence-dice:3:length=5,chips=box"]
[Seat1 "Ada"]
[Seat2 "Bo"]
[Seat3 "Cy"]
[Result "*"]

0. s1 34 s2 25 s3 16 s1 11 s2 22 s3 12
1. s2 66 c3
2. s2 46 pass
3. s3 12
"""
    )


def test_everything_that_can_be_said_besides() -> None:
    entries = (
        Entry(True, dice("2"), time=0, comment="rattle"),
        Entry(True, dice("5"), time=61_007),
        Entry(True, dice("55321653"), comment='{"}\\\n'),
    )
    record = Record(
        COLUMBIZ.setup(2),
        ('Åse "Ås"', ""),
        entries,
        Result((), "aborted"),
        {"Date": "2011-11-11", "Z": "\t"},
        "all [of] %it",
        {"dice-proof": {"salt": "ü"}, "x": None},
    )
    assert (
        write_text(record)
        == r"""[Format "sixrow 1"]
[Setup "columbiz:2:reroll=any,limit=4,extension=full,captives=square"]
[Seat1 "Åse \"Ås\""]
[Seat2 ""]
[Result "- aborted"]
[Date "2011-11-11"]
[Z "\t"]

{all [of] %it}
0. s1 2 @0.000 {rattle} s2 5 @61.007
1. s2 12335556 {\u007b"\u007d\\\n}

%dice-proof {"salt":"ü"}
%x null
"""
    )
    assert read_text(write_text(record)) == record


def test_a_game_that_has_not_begun() -> None:
    record = Record(SEQUENCE_DICE.setup(2), ("Ada", "Bo"))
    assert write_text(record).endswith('[Result "*"]\n\n')
    assert read_text(write_text(record)) == record


def test_a_shared_victory_names_every_winner() -> None:
    assert '\n[Result "2,3 last-round"]\n' in stored("columbiz-4-french.txt")
    assert golden("columbiz-4-french").result == Result((1, 2), "last-round")


def test_teams_win_as_sides_not_as_seats() -> None:
    assert '\n[Result "2 row"]\n' in stored("sequence-dice-4.txt")
    assert golden("sequence-dice-4").result == Result((1,), "row")


# What a reader lets pass


def read_as_small(text: str) -> None:
    assert text != SMALL
    assert read_text(text) == read_text(SMALL)


def test_lines_may_end_as_on_windows() -> None:
    read_as_small(SMALL.replace("\n", "\r\n"))


def test_the_last_line_need_not_end() -> None:
    read_as_small(SMALL.rstrip("\n"))


def test_white_space_at_the_end_of_lines_and_empty_lines_do_not_matter() -> None:
    read_as_small(SMALL.replace("\n", " \t\n \n"))


def test_white_space_between_words_does_not_matter() -> None:
    body = SMALL.index("0. s1")
    read_as_small(SMALL[:body] + SMALL[body:].replace(" ", "  \t"))


def test_a_byte_order_mark_is_ignored() -> None:
    read_as_small("\ufeff" + SMALL)


def test_turns_may_share_a_line_or_fill_several() -> None:
    read_as_small(SMALL.replace("\n1.", " 1."))
    read_as_small(SMALL.replace(" d2", "\nd2"))


def test_marks_may_be_left_out() -> None:
    read_as_small(SMALL.replace("0. ", "").replace("s1 ", "").replace("1. s2 ", ""))


def test_tags_may_come_in_any_order_and_anywhere() -> None:
    read_as_small(SMALL.replace('[Result "*"]\n', "") + '[Result "*"]\n')
    read_as_small(SMALL.replace('[Seat1 "Ada"]\n', "").replace("0.", '[Seat1 "Ada"]\n0.'))


def test_characters_may_be_escaped_that_need_not_be() -> None:
    read_as_small(SMALL.replace("Ada", r"\u0041da").replace("hm", r"\u0068m"))


def test_dice_may_come_in_any_order() -> None:
    read_as_small(SMALL.replace("26", "62"))


def test_keeping_all_eight_dice_is_read_as_stop() -> None:
    text = write_text(Record(COLUMBIZ.setup(2), ("Ada", "Bo"), COLUMBIZ_ENTRIES))
    assert read_text(text.replace("stop", "k12335556")) == read_text(text)


def test_a_comment_may_touch_its_word() -> None:
    read_as_small(SMALL.replace("@3.000 {hm}", "{hm}@3.000"))


def test_a_comment_belongs_to_the_word_before_it_and_before_any_to_the_game() -> None:
    record = read_text(SMALL.replace("0. s1", "{a} 0. s1").replace("1. s2", "1. {b} s2"))
    assert record.comment == "a"
    assert [entry.comment for entry in record.entries] == ["", "b", "", "hm", ""]


def test_the_set_up_may_name_an_edition() -> None:
    text = write_text(Record(COLUMBIZ.setup(4, edition="fr"), ("", "", "", "")))
    short = text.replace("reroll=any,limit=3,extension=full,captives=square", "edition=fr")
    assert short != text
    assert write_text(read_text(short)) == text


@pytest.mark.parametrize(
    ("written", "time"),
    [("0.000", 0), ("0.001", 1), ("61.007", 61_007), ("9" * 9 + ".999", 10**12 - 1)],
)
def test_times_are_seconds_with_three_places(written: str, time: int) -> None:
    record = read_text(SMALL.replace("3.000", written))
    assert record.entries[3].time == time
    assert f" d2 @{written} " in write_text(record)


@pytest.mark.parametrize(
    "comment",
    [
        'she said "no"',
        r"a back\slash",
        '\\"',
        '"\\',
        "{braces}",
        "two\nlines\r\n",
        "\x00\x1b",
        "\u2028\x85",
        "[Tag]",
        "%x",
        r"\u007b",
        "  ",
    ],
)
def test_comments_and_names_of_any_kind_come_back(comment: str) -> None:
    entries = Entry(True, dice("12"), None, comment), Entry(True, dice("34"))
    record = Record(
        SEQUENCE_DICE.setup(2), (comment, "Bo"), entries, None, {"Tag": comment}, comment
    )
    assert read_text(write_text(record)) == record
