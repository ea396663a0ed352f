"""Cells, dice and decisions as words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.notation import (
    cell_text,
    decision_text,
    dice_text,
    read_cell,
    read_decision,
    read_dice,
)
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Decision, Game
from sixrow.rules.columbiz import END, keep
from sixrow.rules.columbiz.decisions import DECISIONS, KEEPS, kept_by
from sixrow.rules.dice import of_faces
from sixrow.rules.sequence_dice import PASS
from tests.notation.games import attempt, faults_of

EIGHT = of_faces((1, 2, 3, 3, 5, 5, 5, 6))

CELL_NAMES = """
    a6 b6 c6 d6 e6 f6
    a5 b5 c5 d5 e5 f5
    a4 b4 c4 d4 e4 f4
    a3 b3 c3 d3 e3 f3
    a2 b2 c2 d2 e2 f2
    a1 b1 c1 d1 e1 f1
"""
CELL_NUMBERS = """
     5 11 17 23 29 35
     4 10 16 22 28 34
     3  9 15 21 27 33
     2  8 14 20 26 32
     1  7 13 19 25 31
     0  6 12 18 24 30
"""


def test_cells_are_a1_to_f6_columns_from_the_left_and_ranks_from_the_bottom() -> None:
    pairs = list(zip(CELL_NAMES.split(), map(int, CELL_NUMBERS.split()), strict=True))
    assert [cell_text(cell) for _, cell in pairs] == [name for name, _ in pairs]
    assert [read_cell(name) for name, _ in pairs] == [cell for _, cell in pairs]


@pytest.mark.parametrize(
    "text",
    ["", "a", "1", "a0", "a7", "g1", "A1", "1a", "a1 ", " a1", "a11", "aa", "a\uff11", "ab1"],
)
def test_another_text_is_no_cell(text: str) -> None:
    assert faults_of(read_cell, text) == [(1, 1, "not-a-cell")]


def test_dice_are_the_digits_of_their_faces_in_ascending_order() -> None:
    assert dice_text(of_faces((5, 1, 5, 3))) == "1355"
    assert dice_text(of_faces(())) == "-"


def test_every_multiset_of_up_to_eight_dice_comes_back() -> None:
    for dice in KEEPS:
        text = dice_text(dice)
        assert read_dice(text) == dice
        assert read_dice(text[::-1]) == dice


@pytest.mark.parametrize(
    ("text", "column", "code"),
    [
        ("", 1, "missing"),
        ("123456123", 1, "too-many-dice"),
        ("7", 1, "not-a-die"),
        ("120", 3, "not-a-die"),
        ("1-", 2, "not-a-die"),
        ("1 2", 2, "not-a-die"),
        ("1\uff12", 2, "not-a-die"),
        ("--", 1, "not-a-die"),
    ],
)
def test_another_text_is_no_dice(text: str, column: int, code: str) -> None:
    assert faults_of(read_dice, text) == [(1, column, code)]


@pytest.mark.parametrize(
    ("game", "word", "decision"),
    [
        (COLUMBIZ, "a1", 0),
        (COLUMBIZ, "f6", 35),
        (COLUMBIZ, "end", END),
        (COLUMBIZ, "k-", keep(0)),
        (COLUMBIZ, "k1", keep(of_faces((1,)))),
        (COLUMBIZ, "k555", keep(of_faces((5, 5, 5)))),
        (COLUMBIZ, "stop", keep(EIGHT)),
        (SEQUENCE_DICE, "a1", 0),
        (SEQUENCE_DICE, "f6", 35),
        (SEQUENCE_DICE, "pass", PASS),
    ],
)
def test_the_words_of_decisions(game: Game, word: str, decision: Decision) -> None:
    assert decision_text(game, decision) == word
    assert read_decision(game, word, EIGHT) == decision


def test_every_decision_of_both_games_comes_back() -> None:
    for decision in range(DECISIONS):
        dice = kept_by(decision) if decision > END else EIGHT
        assert read_decision(COLUMBIZ, decision_text(COLUMBIZ, decision), dice) == decision
    for decision in range(SEQUENCE_DICE.decisions):
        word = decision_text(SEQUENCE_DICE, decision)
        assert read_decision(SEQUENCE_DICE, word, 0) == decision


def test_no_two_decisions_but_the_1287_ways_to_stop_share_a_word() -> None:
    words = [decision_text(COLUMBIZ, decision) for decision in range(DECISIONS)]
    assert words.count("stop") == 1287
    assert len(set(words)) == DECISIONS - 1286
    choices = [decision_text(SEQUENCE_DICE, choice) for choice in range(SEQUENCE_DICE.decisions)]
    assert len(set(choices)) == SEQUENCE_DICE.decisions


def test_keeping_all_eight_dice_by_name_is_to_stop() -> None:
    assert read_decision(COLUMBIZ, "k65553321", 0) == keep(EIGHT)


@pytest.mark.parametrize(
    ("game", "text", "column", "code"),
    [
        (COLUMBIZ, "pass", 1, "not-a-cell"),
        (COLUMBIZ, "k", 2, "missing"),
        (COLUMBIZ, "k123456123", 2, "too-many-dice"),
        (COLUMBIZ, "k17", 3, "not-a-die"),
        (COLUMBIZ, "END", 1, "not-a-cell"),
        (COLUMBIZ, "", 1, "not-a-cell"),
        (SEQUENCE_DICE, "end", 1, "not-a-cell"),
        (SEQUENCE_DICE, "k12", 1, "not-a-cell"),
        (SEQUENCE_DICE, "stop", 1, "not-a-cell"),
    ],
)
def test_a_word_that_the_game_does_not_have(game: Game, text: str, column: int, code: str) -> None:
    assert faults_of(lambda word: read_decision(game, word, EIGHT), text) == [(1, column, code)]


@given(st.text("abcdefgk0123456789stopn-", max_size=9), st.sampled_from((COLUMBIZ, SEQUENCE_DICE)))
def test_any_text_is_a_word_of_the_game_or_refused_for_one_fault(text: str, game: Game) -> None:
    decision, faults = attempt(lambda word: read_decision(game, word, EIGHT), text)
    if decision is None:
        assert len(faults) == 1
    else:
        assert sorted(decision_text(game, decision)) == sorted(text)
