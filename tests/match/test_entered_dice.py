"""Real dice that people enter: the same table, rules and refusals, and everything can be undone."""

from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from sixrow.match import (
    Abort,
    Anchor,
    Authority,
    Bank,
    Begin,
    Chair,
    Decide,
    Enter,
    Finish,
    Opening,
    Rematch,
    Resign,
    Roll,
    Start,
    TablePhase,
    Terms,
    Undo,
    export,
    next_opening,
    rebuild,
    verify,
)
from sixrow.match.commands import Command
from sixrow.match.events import Decided, Entered, Opened
from sixrow.match.resume import take_up
from sixrow.match.witness import Witness
from sixrow.notation import (
    RealDice,
    position_text,
    read_dice,
    read_record,
    real_dice,
    write_text,
)
from sixrow.rules import Columbiz, Refusal
from tests.match.tables import ADA, BO, chair, house
from tests.support.real_games import COLUMBIZ, COLUMBIZ_TOTALS, SEQUENCE_DICE

NAMES = ("Ada", "Bo", "Cy", "Di")


def chairs(players: int) -> tuple[Chair, ...]:
    return tuple(Chair(person=ADA.id, name=name) for name in NAMES[:players])


class RealBoard:
    """A table of Ada's at which dice are entered, and short ways to say so."""

    def __init__(self, setup: str, **terms: Any) -> None:
        opening = Opening(
            terms=Terms(setup=setup, dice="entered", **terms),
            chairs=chairs(int(setup.split(":")[1])),
            host=ADA.id,
        )
        self.authority = Authority.open("board", opening, 0, house())
        self._ids = count()
        self.do(Start)

    @property
    def position(self) -> Any:
        return self.authority.table.position

    def do(self, kind: type[Command], by: Any = ADA, **fields: Any) -> list[Any]:
        command: Any = kind(id=str(next(self._ids)), version=self.authority.table.version, **fields)
        return [event.fact for event in self.authority.handle(command, by, now=0)]

    def enter(self, dice: str, *, last: bool = False) -> list[Any]:
        return self.do(Enter, seat=self.position.seat, dice=dice, last=last)

    def decide(self, *words: str) -> list[Any]:
        return self.do(Decide, seat=self.position.seat, decisions=words)

    def undo(self, steps: int = 1) -> list[Any]:
        return self.do(Undo, seat=self.position.seat, count=steps)

    def turn(self, dice: str, *words: str) -> None:
        """A turn of Columbiz of which only the last roll is entered."""
        self.enter(dice, last=True)
        self.decide(*words, "end")

    def refused(self, code: str, kind: type[Command], **fields: Any) -> Refusal:
        """Ask for something; it is refused with this code, and nothing changes."""
        before, line = self.authority.table.version, position_text(self.position)
        with pytest.raises(Refusal) as refusal:
            self.do(kind, **fields)
        assert refusal.value.code == code
        assert (self.authority.table.version, position_text(self.position)) == (before, line)
        return refusal.value


def test_a_game_of_sequence_dice_worked_out_by_hand() -> None:
    """A written list of real rolls, and what the rules make of them.

    The board (S-1):

        6  2  3  4  5  6  2
        5  6  7  8  9  7  3
        4  5  9 12 12  8  4
        3  4  8 12 12  9  5
        2  3  7  9  8  7  6
        1  2  6  5  4  3  2
           a  b  c  d  e  f
    """
    board = RealBoard("sequence-dice:2:length=5")
    board.enter("34")  # S-3: Ada rolls 7,
    board.enter("56")  # and Bo 11: he begins
    assert board.position.seat == 1
    for dice, cell in SEQUENCE_DICE:
        assert board.position.outcome is None
        board.enter(dice)
        board.decide(cell)
    assert board.position.scores() == (5, 2)
    assert board.position.outcome.winners == (0,)
    assert board.authority.table.phase is TablePhase.PLAYING, "until it is confirmed"
    board.do(Finish)
    table = board.authority.table
    assert (table.phase, table.winners) == (TablePhase.OVER, (0,))
    record = read_record(write_text(export(table)))
    assert record.tags["Dice"] == "real"
    assert real_dice(record) == RealDice(roll_off=True)
    assert len(record.entries) == 2 + 2 * len(SEQUENCE_DICE)


def test_a_game_of_columbiz_worked_out_by_hand() -> None:
    board = RealBoard("columbiz:2")
    board.do(Begin, seat=0)
    for number, turn in enumerate(COLUMBIZ):
        assert board.position.seat == number % 2
        assert board.position.last_round == (number == len(COLUMBIZ) - 1)
        if turn.rolls:
            first, kept, rest = turn.rolls
            board.enter(first)
            board.decide(f"k{kept}")
            board.enter(rest)
            board.decide("stop")
        else:
            board.enter(turn.dice, last=True)
        assert board.position.dice == read_dice(turn.dice)
        board.decide(*turn.cells.split(), "end")
        assert (board.position.points, board.position.captives) == (turn.rows, turn.captives)
    assert board.position.scores() == COLUMBIZ_TOTALS
    board.do(Finish)
    assert board.authority.table.winners == (1,)


def test_all_rolls_of_a_turn_or_only_the_last() -> None:
    board = RealBoard("columbiz:2")
    board.do(Begin, seat=1)
    board.refused("begun-already", Begin, seat=0)
    assert board.enter("12335556", last=True) == [
        Entered(seat=1, dice="12335556", last=True),
        Decided(seat=1, decision="stop", hand="table"),
    ]
    board.decide("e3", "c2", "end")
    board.enter("66654321")
    board.decide("k666")
    assert board.position.dice_to_roll == 5
    board.enter("66111")
    board.decide("stop")
    board.decide("f5", "end")
    record = export(board.authority.table)
    assert real_dice(record) == RealDice(roll_off=False, last_only=(1,))
    assert record.origin is not None
    assert record.origin.seat == 1
    resumed = take_up(
        "again",
        Opening(terms=Terms(setup="columbiz:2", dice="entered"), chairs=chairs(2)),
        record,
        house(),
    )
    assert export(resumed.table).entries == record.entries
    assert real_dice(export(resumed.table)) == real_dice(record)


@pytest.mark.parametrize(
    ("dice", "code"),
    [("1234567", "wrong-number-of-dice"), ("1234", "wrong-number-of-dice")],
)
def test_a_wrong_number_of_dice(dice: str, code: str) -> None:
    board = RealBoard("columbiz:2")
    board.do(Begin, seat=0)
    board.refused(code, Enter, seat=0, dice=dice.replace("7", "6"))


def test_typed_refusals_change_nothing() -> None:
    board = RealBoard("columbiz:2")
    board.refused("nothing-entered", Undo, seat=0)
    board.refused("wrong-number-of-dice", Enter, seat=0, dice="11")
    assert board.refused("not-the-only-roll", Enter, seat=0, dice="1", last=True).rule == "C-6"
    board.refused("not-your-turn", Enter, seat=1, dice="1")
    board.refused("not-your-seat", Enter, by=BO, seat=0, dice="1")
    board.refused("not-your-seat", Begin, by=BO, seat=0)
    board.refused("dice-entered", Roll, seat=0)
    board.refused("not-with-entered-dice", Resign, seat=0)
    board.refused("not-over-yet", Finish)
    board.enter("3")
    board.refused("begun-already", Begin, seat=0)
    board.enter("2")
    board.enter("11123456")
    board.refused("no-dice-awaited", Enter, seat=0, dice="1")
    assert board.refused("dice-not-there", Decide, seat=0, decisions=("k22",)).rule == "C-6"
    board.decide("k111")
    board.refused("not-the-only-roll", Enter, seat=0, dice="22222", last=True)
    board.enter("22222")
    board.decide("stop")
    assert board.refused("too-few-dice", Decide, seat=0, decisions=("a4",)).rule == "C-9"
    board.refused("not-seated", Finish, by=BO)
    with pytest.raises(Refusal, match="dice-entered"):
        board.authority.handle(Anchor(id="a", anchor="0" * 64), ADA, now=0)


def test_dice_cannot_be_entered_elsewhere() -> None:
    opening = Opening(terms=Terms(setup="columbiz:2"), chairs=chairs(2), host=ADA.id)
    table = Authority.open("fair", opening, 0, house())
    table.handle(Start(id="1", version=1), ADA, now=0)
    commands: tuple[Enter | Begin | Finish, ...] = (
        Enter(id="2", version=2, seat=0, dice="6"),
        Begin(id="3", version=2, seat=0),
        Finish(id="4", version=2),
    )
    for number, command in enumerate(commands):
        with pytest.raises(Refusal, match="dice-not-entered"):
            table.handle(command, ADA, now=number)


def test_a_house_cannot_enter_dice_at_a_fair_table() -> None:
    board = RealBoard("columbiz:2")
    board.enter("6")
    opened, *others = board.authority.since(0)
    assert isinstance(opened.fact, Opened)
    fair = replace(opened.fact, terms=replace(opened.fact.terms, dice=Terms(setup="").dice))
    witness = Witness(BO.id)
    for event in (replace(opened, fact=fair), *others):
        witness.see(event)
    assert [fault.code for fault in witness.faults] == ["another-history"]


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({"rated": True}, "rated"),
        ({"pair": True}, "pair"),
        ({"clock": Bank(60_000)}, "clock"),
        ({"undo": False}, "undo"),
    ],
)
def test_terms_that_need_other_dice(terms: dict[str, Any], field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        RealBoard("columbiz:2", **terms)
    assert (refusal.value.code, refusal.value.details) == (
        "not-with-entered-dice",
        {"field": field},
    )


@pytest.mark.parametrize("other", [chair(BO), Chair(level="casual"), Chair()])
def test_one_person_has_all_seats(other: Chair) -> None:
    terms = Terms(setup="columbiz:2", dice="entered")
    opening = Opening(terms=terms, chairs=(chair(ADA), other), host=ADA.id)
    with pytest.raises(Refusal, match="entered-by-one"):
        Authority.open("board", opening, 0, house())


def test_everything_can_be_taken_back() -> None:
    """Step by step to the very beginning, across turns, rolls and who begins."""
    board = RealBoard("columbiz:2", auto_end=True)
    seen = [position_text(board.position)]

    def note() -> None:
        seen.append(position_text(board.position))

    board.do(Begin, seat=1)
    note()
    board.enter("55511234", last=True)
    note()
    for word in ("e3", "a2"):
        board.decide(word)
        note()
    board.decide("end")
    note()
    board.enter("66666666")
    note()
    board.decide("stop")
    note()
    board.decide("f6")
    note()
    board.decide("f2")  # nothing else fits: the table ends the turn
    note()
    assert board.position.seat == 1
    while len(seen) > 1:
        assert position_text(board.position) == seen.pop()
        board.undo()
    assert position_text(board.position) == seen.pop()
    assert rebuild(board.authority.since(0)) == board.authority.table


def test_several_steps_at_once() -> None:
    board = RealBoard("sequence-dice:2")
    for dice in ("12", "34"):
        board.enter(dice)
    before = position_text(board.position)
    board.enter("34")
    board.decide("b5")
    board.enter("11")
    board.refused("nothing-entered", Undo, seat=0, count=6)
    board.undo(3)
    assert position_text(board.position) == before


def test_a_slip_that_ended_the_game_is_corrected() -> None:
    line = "columbiz:2 6/6/6/6/6/6 1,1 0,0 0,0 1 1 roll 3 -"
    board = RealBoard("columbiz:2", position=line)
    board.turn("11111111", "a1")
    board.turn("66666666", "f6")
    assert board.position.outcome is not None
    board.refused("too-late-to-abort", Abort)
    told = export(board.authority.table).result
    assert told is not None
    assert told.ending == "last-round"
    board.undo()
    assert isinstance(board.position, Columbiz)
    assert board.position.outcome is None
    board.decide("end")
    board.do(Finish)
    assert board.authority.table.phase is TablePhase.OVER


def test_a_game_that_stops_early_is_a_record_all_the_same() -> None:
    board = RealBoard("columbiz:2")
    board.do(Begin, seat=0)
    board.turn("11123456", "a3")
    board.do(Abort)
    record = export(board.authority.table)
    assert record.result is not None
    assert record.result.ending == "aborted"


def test_the_same_people_keep_their_colours_in_the_next_game() -> None:
    board = RealBoard("columbiz:3")
    board.do(Begin, seat=2)
    board.do(Abort)
    board.do(Rematch, seat=0)
    assert next_opening(board.authority.table).chairs == chairs(3)


def test_there_is_nothing_to_verify() -> None:
    board = RealBoard("columbiz:2")
    board.do(Begin, seat=0)
    board.turn("11123456", "a3")
    with pytest.raises(Refusal, match="real-dice"):
        verify(export(board.authority.table))
