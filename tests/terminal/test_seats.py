"""Who sits where."""

from random import Random

import pytest

from sixrow.rules import COLUMBIZ
from sixrow.terminal.seats import (
    COMPUTERS,
    Machine,
    Person,
    SeatRefused,
    Sitter,
    computers,
    new_record,
    read_seat,
    seed,
)
from tests.boards import sequence_dice
from tests.terminal.scripted import begun


@pytest.mark.parametrize(
    ("text", "sitter"),
    [
        ("Ada", Person("Ada")),
        ("  Ada  of   Oslo ", Person("Ada of Oslo")),
        ("computer", Machine("random")),
        ("Computer", Machine("random")),
        ("computer:random", Machine("random")),
        ("computer:FIRST", Machine("first")),
        ("computer two", Person("computer two")),
    ],
)
def test_seats(text: str, sitter: Sitter) -> None:
    assert read_seat(text) == sitter


@pytest.mark.parametrize("text", ["", "  ", "x" * 31, "A\x1bda", "computer:deep", "computer:"])
def test_refused_seats(text: str) -> None:
    with pytest.raises(SeatRefused):
        read_seat(text)


def test_refusals_speak() -> None:
    with pytest.raises(SeatRefused, match="There is no computer player “deep”; there is random, "):
        read_seat("computer:deep")


def test_one_computer_has_no_number_several_have() -> None:
    assert begun("columbiz", "Ada", "computer").names == ("Ada", "Computer")
    assert begun("columbiz", "computer", "Ada", "computer:first").names == (
        "Computer 1",
        "Ada",
        "Computer 2",
    )


def test_two_of_one_name_are_refused() -> None:
    with pytest.raises(SeatRefused, match="Two players are called Ada"):
        begun("columbiz", "Ada", "Ada")
    with pytest.raises(SeatRefused, match="Two players are called Computer 1"):
        begun("columbiz", "Computer 1", "computer", "computer")


def test_a_record_remembers_computers_and_seed() -> None:
    record = begun("columbiz", "Ada", "computer:first", "computer", seed="x")
    assert computers(record) == {1: "first", 2: "random"}
    assert seed(record) == "x"
    assert seed(begun("columbiz", "Ada", "Bo", seed=None)) is None


def test_an_unknown_kind_plays_at_random() -> None:
    record = new_record(COLUMBIZ.setup(2), [Person("Ada"), Machine("solver")])
    assert computers(record) == {1: "random"}


def test_what_the_computers_decide() -> None:
    position = sequence_dice(total=7)
    assert COMPUTERS["first"](position, Random(1)) == position.decisions()[0]
    chosen = {COMPUTERS["random"](position, Random(number)) for number in range(99)}
    assert chosen == set(position.decisions())
