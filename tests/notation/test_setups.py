"""Set-ups as one word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.notation import NotationRefused, read_setup, setup_text
from sixrow.rules import COLUMBIZ, GAMES, SEQUENCE_DICE, Setup
from tests.notation.games import attempt, faults_of
from tests.support.strategies import EVERY_SETUP


@pytest.mark.parametrize("setup", EVERY_SETUP, ids=setup_text)
@pytest.mark.parametrize("every_option", [False, True])
def test_every_set_up_comes_back(setup: Setup, every_option: bool) -> None:
    assert read_setup(setup_text(setup, every_option=every_option)) == setup


def test_every_set_up_has_a_word_of_its_own() -> None:
    assert len(EVERY_SETUP) == (1 + 1 + 2) * 12 + 3 * 4
    assert len({setup_text(setup) for setup in EVERY_SETUP}) == len(EVERY_SETUP)


@pytest.mark.parametrize(
    ("setup", "short", "whole"),
    [
        (
            COLUMBIZ.setup(2),
            "columbiz:2",
            "columbiz:2:reroll=any,limit=4,extension=full,captives=square",
        ),
        (
            COLUMBIZ.setup(4, edition="fr", captives="linear"),
            "columbiz:4:limit=3,captives=linear",
            "columbiz:4:reroll=any,limit=3,extension=full,captives=linear",
        ),
        (SEQUENCE_DICE.setup(3), "sequence-dice:3", "sequence-dice:3:length=5,chips=box"),
        (
            SEQUENCE_DICE.setup(4, length=5),
            "sequence-dice:4:length=5",
            "sequence-dice:4:length=5,chips=box",
        ),
        (
            SEQUENCE_DICE.setup(3, length=6, chips="unlimited"),
            "sequence-dice:3:length=6,chips=unlimited",
            "sequence-dice:3:length=6,chips=unlimited",
        ),
    ],
)
def test_options_at_their_default_are_left_out_unless_all_are_asked_for(
    setup: Setup, short: str, whole: str
) -> None:
    assert setup_text(setup) == short
    assert setup_text(setup, every_option=True) == whole


@pytest.mark.parametrize("edition", COLUMBIZ.editions)
@pytest.mark.parametrize("players", COLUMBIZ.players)
def test_an_edition_is_read_as_its_options(edition: str, players: int) -> None:
    setup = read_setup(f"columbiz:{players}:edition={edition}")
    assert setup == COLUMBIZ.setup(players, edition=edition)
    assert "edition" not in setup_text(setup, every_option=True)


def test_options_may_come_in_any_order() -> None:
    word = "columbiz:3:captives=capped,reroll=locked"
    assert read_setup(word) == COLUMBIZ.setup(3, captives="capped", reroll="locked")


@pytest.mark.parametrize(
    ("text", "column", "code", "rule"),
    [
        ("", 1, "unknown-game", None),
        ("chess:2", 1, "unknown-game", None),
        ("Columbiz:2", 1, "unknown-game", None),
        (" columbiz:2", 1, "unknown-game", None),
        ("columbiz", 10, "not-a-number", None),
        ("columbiz:", 10, "not-a-number", None),
        ("columbiz:two", 10, "not-a-number", None),
        ("columbiz:٢", 10, "not-a-number", None),
        ("columbiz:" + "9" * 5000, 10, "not-a-number", None),
        ("columbiz:5", 10, "wrong-number-of-players", None),
        ("sequence-dice:1", 15, "wrong-number-of-players", None),
        ("columbiz:2:", 12, "not-an-option", None),
        ("columbiz:2:reroll", 12, "not-an-option", None),
        ("columbiz:2:reroll=", 12, "not-an-option", None),
        ("columbiz:2:reroll=any,", 23, "not-an-option", None),
        ("columbiz:2:reroll=any,reroll=any", 23, "option-twice", None),
        ("columbiz:2:captives=square,s=1", 28, "unknown-option", None),
        ("columbiz:2:=any", 12, "unknown-option", None),
        ("columbiz:2:self=any", 12, "unknown-option", None),
        ("columbiz:2:players=3", 12, "unknown-option", None),
        ("sequence-dice:2:reroll=any", 17, "unknown-option", None),
        ("columbiz:2:reroll=any,edition=xx", 23, "unknown-edition", None),
        ("sequence-dice:2:edition=nb", 17, "unknown-edition", None),
        ("columbiz:2:reroll=some", 12, "unknown-value", "C-8"),
        ("columbiz:4:reroll=any,limit=5", 23, "unknown-value", "C-10"),
        ("columbiz:4:limit=x", 12, "not-a-number", None),
        ("columbiz:2:reroll=locked,limit=3", 26, "limit-needs-four", "C-10"),
        ("sequence-dice:2:length=7", 17, "unknown-value", "S-5"),
        ("sequence-dice:2:length=5,chips=few", 26, "unknown-value", "S-15"),
    ],
)
def test_a_word_that_makes_no_game(text: str, column: int, code: str, rule: str | None) -> None:
    assert faults_of(read_setup, text) == [(1, column, code)]
    with pytest.raises(NotationRefused) as refused:
        read_setup(text)
    assert refused.value.rule == rule


def test_the_refusal_names_what_is_allowed() -> None:
    with pytest.raises(NotationRefused) as refused:
        read_setup("go:2")
    assert refused.value.details == {"text": "go", "allowed": tuple(GAMES)}
    with pytest.raises(NotationRefused) as refused:
        read_setup("sequence-dice:2:size=9")
    assert refused.value.details["allowed"] == ("length", "chips", "edition")


@given(st.sampled_from(EVERY_SETUP).map(setup_text), st.data())
def test_a_damaged_word_is_refused_or_read_to_something_that_is_written_again(
    word: str, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(word)))
    end = data.draw(st.integers(place, len(word)))
    damaged = word[:place] + data.draw(st.text(max_size=3)) + word[end:]
    setup, faults = attempt(read_setup, damaged)
    if setup is None:
        assert [1 <= fault.column <= len(damaged) + 2 for fault in faults] == [True]
    else:
        assert read_setup(setup_text(setup)) == setup
