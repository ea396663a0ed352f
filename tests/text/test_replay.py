"""A record step by step, in words and as data."""

from dataclasses import replace

import pytest

from sixrow.notation import Record, Result
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE
from sixrow.text.replay import as_data, ending, in_words, summary
from tests.prompt.scripted import table

MOVES = "6 1 12335556 k555 12345 stop e3 a1 end 11111111 stop a2 end"


def columbiz(moves: str = MOVES) -> Record:
    return table(COLUMBIZ.setup(2), "Ada", "Bo", moves=moves).record()


def won() -> Record:
    moves = "66 11 12 a2 13 c6 13 a3 13 d1 14 a4 13 f4 15 a5 12 b6 11 a1"
    return table(SEQUENCE_DICE.setup(2, length=5), "Ada", "Bo", moves=moves).record()


def test_turn_by_turn_with_boards() -> None:
    blocks = list(in_words(columbiz()))
    assert blocks[0] == "Columbiz: Ada and Bo."
    assert blocks[1] == "Who goes first\nAda rolls 6. Bo rolls 1. Ada goes first."
    assert blocks[2] == (
        "Turn 1\n"
        "Ada rolls 1 2 33 555 6, keeps 555, rolls 1 2 3 4 5, stops rolling, places a\n"
        "disc on e3, places a disc on a1, ends the turn."
    )
    assert blocks[3].splitlines()[1] == (
        " 6  .   .   .   .   .   .      P Ada                  16   0 =  0     0     0"
    )
    assert blocks[4].startswith("Turn 2\nBo rolls 11111111, stops rolling, places a disc on a2,")
    assert blocks[6] == "Ada has to roll 8 dice."
    assert len(blocks) == 7


def test_an_unfinished_turn_is_told_too() -> None:
    *_, told, drawn, last = in_words(columbiz("6 1 12335556 stop e3"))
    assert told.startswith("Turn 1\nAda rolls")
    assert "+" in drawn
    assert last == "Ada has to place a disc or end the turn; there are 6 legal decisions."


def test_a_finished_game() -> None:
    *_, told, drawn, last = in_words(won())
    assert told.endswith("game is over (S-13).")
    assert "5 in a row to win" in drawn
    assert last == "Ada wins with 5 in a row."


def test_an_empty_record() -> None:
    assert list(in_words(columbiz(""))) == ["Columbiz: Ada and Bo.", "Ada has to roll a die."]


def test_comments_are_shown_safely() -> None:
    record = columbiz("6 1 12335556")
    entries = (*record.entries[:-1], replace(record.entries[-1], comment="lucky\x1b[2J\n"))
    record = replace(record, entries=entries, comment="At the club")
    blocks = list(in_words(record))
    assert blocks[1] == "At the club"
    assert blocks[3].endswith("Comment: lucky\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}")


@pytest.mark.parametrize(
    ("stopped", "sentence"),
    [
        (Result((), "aborted"), "The game was aborted; nobody won."),
        (Result((1,), "resigned"), "The game was stopped; Bo won."),
        (Result((1,), "resigned", 0), "Ada resigned; Bo won."),
        (Result((0,), "time", 1), "Bo ran out of time; Ada won."),
        (Result((0, 1), "agreed"), "The players agreed to stop; Ada and Bo won."),
        (Result((), "left", 0), "Ada stopped the game; nobody won."),
    ],
)
def test_other_endings(stopped: Result, sentence: str) -> None:
    assert ending(replace(columbiz(), result=stopped)) == sentence


def test_a_game_in_a_line() -> None:
    assert summary(won()) == "OK: Sequence Dice, 2 players, 9 turns. Ada wins with 5 in a row."
    assert summary(columbiz("6 1 12335556")) == (
        "OK: Columbiz, 2 players, one turn. Ada has to choose which dice to keep; "
        "there are 96 legal decisions."
    )


def test_steps_as_data() -> None:
    steps = list(as_data(columbiz()))
    assert len(steps) == 13
    assert steps[0] == {
        "step": 1,
        "turn": 0,
        "seat": 1,
        "roll": "6",
        "effects": [{"kind": "rolled", "seat": 1, "dice": "6", "rule": "C-4"}],
        "position": "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 rolloff 6,?",
        "scores": [0, 0],
    }
    assert steps[11] == {
        "step": 12,
        "turn": 2,
        "seat": 2,
        "decision": "a2",
        "effects": [
            {"kind": "placed", "seat": 2, "cell": "a2", "spent": "11", "rule": "C-9"},
            {"kind": "captured", "seat": 2, "cell": "a1", "owner": 1, "rule": "C-16"},
        ],
        "position": "columbiz:2 6/6/6/4P1/B5/6 16,17 0,1 0,0 1 2 place 111111 1",
        "scores": [0, 1],
    }


def test_the_end_and_the_tie_as_data() -> None:
    *_, last = as_data(won())
    assert last["effects"] == [
        {"kind": "placed", "seat": 1, "cell": "a1", "spent": "-", "rule": "S-9"},
        {
            "kind": "row-made",
            "seat": 1,
            "cells": ["a1", "a2", "a3", "a4", "a5"],
            "points": 0,
            "rule": "S-13",
        },
        {"kind": "game-ended", "outcome": {"winners": [1], "ending": "row"}, "rule": "S-13"},
    ]
    *_, tied = as_data(columbiz("3 3"))
    assert tied["effects"] == [
        {"kind": "rolled", "seat": 2, "dice": "3", "rule": "C-4"},
        {"kind": "tied", "seats": [1, 2], "rule": "C-5"},
    ]


def test_times_and_comments_are_carried() -> None:
    record = columbiz("6")
    record = replace(record, entries=(replace(record.entries[0], time=1500, comment="hm"),))
    (step,) = as_data(record)
    assert (step["time"], step["comment"]) == (1500, "hm")
