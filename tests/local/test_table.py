"""The game being played, and what can be taken back."""

from sixrow.local.table import LocalTable
from sixrow.notation import Result, read_text, write_text
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE
from tests.prompt.scripted import table

ROLL_OFF = "6 1"


def test_a_placed_disc_is_taken_back() -> None:
    seated = table(COLUMBIZ.setup(2), "Ada", "Bo", moves=f"{ROLL_OFF} 12335556 stop c2")
    after = seated.position
    assert seated.undo()
    assert seated.entries == seated.record().entries
    assert len(seated.entries) == 4
    assert seated.position != after
    assert seated.position.dice == after.dice + 0x200


def test_stopping_is_taken_back_too_but_not_the_roll() -> None:
    seated = table(COLUMBIZ.setup(2), "Ada", "Bo", moves=f"{ROLL_OFF} 12335556 stop c2 e3")
    assert [seated.undo() for _ in range(5)] == [True, True, True, False, False]
    assert len(seated.entries) == 3


def test_nothing_is_taken_back_across_a_roll() -> None:
    seated = table(COLUMBIZ.setup(2), "Ada", "Bo", moves=f"{ROLL_OFF} 12335556 k555 12345")
    assert not seated.undo()
    assert len(seated.entries) == 5


def test_a_decision_that_ended_the_turn_stays() -> None:
    seated = table(COLUMBIZ.setup(2), "Ada", "Bo", moves=f"{ROLL_OFF} 12335556 stop c2 end")
    before = seated.entries, seated.position, seated.turn
    assert not seated.undo()
    assert (seated.entries, seated.position, seated.turn) == before


def test_a_choice_in_sequence_dice_ends_the_turn() -> None:
    seated = table(SEQUENCE_DICE.setup(2), "Ada", "Bo", moves="66 11 34 b2")
    assert not seated.undo()


def test_a_choice_that_gives_another_turn_stays() -> None:
    seated = table(SEQUENCE_DICE.setup(2), "Ada", "Bo", moves="66 11 66 c3")
    seated.roll()
    assert not seated.undo()


def test_a_finished_game_stays() -> None:
    moves = "66 11 12 a2 13 c6 13 a3 13 d1 14 a4 13 f4 15 a5 12 b6 11 a1"
    seated = table(SEQUENCE_DICE.setup(2, length=5), "Ada", "Bo", moves=moves)
    assert seated.position.outcome is not None
    assert not seated.undo()
    assert seated.record().result == Result((0,), "row")


def test_nothing_to_take_back_at_the_beginning() -> None:
    assert not table(COLUMBIZ.setup(2), "Ada", "Bo").undo()


def test_turns_are_counted_as_in_records() -> None:
    turns = [
        table(SEQUENCE_DICE.setup(2), "Ada", "Bo", moves=moves).turn
        for moves in ("", "66 11", "66 11 34 b2", "66 11 66 c3")
    ]
    assert turns == [0, 1, 2, 2]


def test_a_record_keeps_what_it_said_before() -> None:
    text = write_text(
        table(COLUMBIZ.setup(2), "Ada", "Bo", moves=f"{ROLL_OFF} 12335556 stop").record()
    )
    text = text.replace('[Result "*"]', '[Result "*"]\n[Place "Oslo"]')
    text = text.replace("12335556", "12335556 @1.500 {well rolled}")
    seated = LocalTable(read_text(text))
    seated.decide(13)
    record = seated.record()
    assert record.tags == {"Place": "Oslo"}
    assert (record.entries[2].time, record.entries[2].comment) == (1500, "well rolled")
    assert len(record.entries) == 5
