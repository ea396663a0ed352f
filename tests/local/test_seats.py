"""Who sits where."""

from random import Random

import pytest

from sixrow.local.seats import (
    KINDS,
    THOUGHTLESS,
    Computer,
    ComputerPlayer,
    HumanPlayer,
    SeatRefused,
    Sitter,
    computers,
    decider,
    levels,
    new_record,
    read_seat,
    seed,
)
from sixrow.notation import Record, read_text, write_text
from sixrow.rules import COLUMBIZ, Seat
from tests.prompt.scripted import begun
from tests.support.boards import sequence_dice


def deciders(record: Record) -> dict[Seat, Computer]:
    return {seat: decider(record, seat, kind) for seat, kind in computers(record).items()}


@pytest.mark.parametrize(
    ("text", "sitter"),
    [
        ("Ada", HumanPlayer("Ada")),
        ("  Ada  of   Oslo ", HumanPlayer("Ada of Oslo")),
        ("computer", ComputerPlayer("skilled")),
        ("Computer", ComputerPlayer("skilled")),
        ("computer:Master", ComputerPlayer("master")),
        ("computer:random", ComputerPlayer("random")),
        ("computer:FIRST", ComputerPlayer("first")),
        ("computer two", HumanPlayer("computer two")),
    ],
)
def test_seats(text: str, sitter: Sitter) -> None:
    assert read_seat(text) == sitter


@pytest.mark.parametrize("text", ["", "  ", "x" * 31, "A\x1bda", "computer:deep", "computer:"])
def test_refused_seats(text: str) -> None:
    with pytest.raises(SeatRefused):
        read_seat(text)


def test_refusals_speak() -> None:
    with pytest.raises(
        SeatRefused, match="There is no computer player “deep”; choose from novice, "
    ):
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
    assert computers(record) == {1: "first", 2: "skilled"}
    assert seed(record) == "x"
    assert seed(begun("columbiz", "Ada", "Bo", seed=None)) is None


def test_an_unknown_kind_plays_as_the_usual_one() -> None:
    record = new_record(COLUMBIZ.setup(2), [HumanPlayer("Ada"), ComputerPlayer("solver")])
    assert computers(record) == {1: "skilled"}


def test_what_the_computers_decide() -> None:
    position = sequence_dice(total=7)
    assert THOUGHTLESS["first"](position, Random(1)) == position.decisions()[0]
    chosen = {THOUGHTLESS["random"](position, Random(number)) for number in range(99)}
    assert chosen == set(position.decisions())


def test_every_kind_decides_in_any_seat() -> None:
    position = sequence_dice(total=7)
    for kind in KINDS:
        record = begun("sequence-dice", f"computer:{kind}", f"computer:{kind}")
        for decide in deciders(record).values():
            assert decide(position, Random(1)) in position.decisions()


def test_levels_judge_the_same_when_the_game_goes_on() -> None:
    """Their seed is in the record: that of the dice, or one of their own."""
    position = sequence_dice(total=11)
    seats = ("computer:novice", "computer:novice")
    alone, other = (begun("sequence-dice", *seats, seed=None) for _ in range(2))
    assert alone.tags["ComputerSeed"] != other.tags["ComputerSeed"]
    again = read_text(write_text(alone))
    chosen = [
        [decide(position, Random()) for decide in deciders(record).values()]
        for record in (alone, again)
    ]
    assert chosen[0] == chosen[1]
    seeded = [begun("sequence-dice", *seats, seed=f"{seed}") for seed in range(12)]
    assert not any("ComputerSeed" in record.tags for record in seeded)
    assert len({deciders(record)[0](position, Random()) for record in seeded}) > 3
    assert len({decide(position, Random()) for decide in deciders(seeded[0]).values()}) == 2


def test_which_levels_play() -> None:
    record = begun("columbiz", "computer:master", "Ada", "computer:first", "computer:master")
    assert levels(record) == ("master",)
    assert levels(begun("columbiz", "Ada", "computer:random")) == ()
    assert "ComputerSeed" not in begun("columbiz", "Ada", "computer:random", seed=None).tags
