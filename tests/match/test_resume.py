"""A recorded game goes on at a table, with its dice and nonces as they were."""

from random import Random

import pytest

from sixrow.match import Authority, Opening, Resume, Table, Terms, Undo, export, rebuild, verify
from sixrow.match.events import GameBegan, Resumed, Rolled
from sixrow.match.proof import read_proof
from sixrow.match.resume import take_up
from sixrow.notation import Record, read_dice, read_position
from sixrow.rules import Refusal
from tests.match.tables import ADA, BOT, Sitting, chair, house, sitting

LENGTH = 4
PLACING = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"


def taken_up(record: Record, setup: str = "columbiz:2") -> Authority:
    chairs = chair(ADA), BOT
    opening = Opening(terms=Terms(setup=setup), chairs=chairs)
    given = read_proof(record).contributions() if "dice-proof" in record.attachments else ()
    return take_up("table-1", opening, record, house(length=LENGTH), given)


def half_a_game() -> Table:
    table = sitting("columbiz:2", chair(ADA), BOT, length=LENGTH)
    table.start()
    for _ in range(25):
        table.play_on(Random(1), 3)
        last = table.table.game.moves[-1]
        if table.table.position.seat == 0 and not last.entry.is_roll and last.hand == "person":
            table.ask(ADA, Undo, seat=0)
    return table.table


def test_everything_that_the_dice_hang_on_is_as_it_was() -> None:
    before = half_a_game()
    after = taken_up(export(before)).table
    assert len(before.rolls) > 2 * LENGTH
    assert after.rolls == before.rolls
    assert after.commitments == before.commitments
    assert after.contributions == before.contributions
    assert after.position == before.position
    assert after.game.turn == before.game.turn
    assert [move.hand for move in after.game.moves] == [move.hand for move in before.game.moves]


def test_the_game_goes_on_to_a_whole_proof() -> None:
    table = Sitting(taken_up(export(half_a_game())), first=1000)
    table.play_on(Random(2))
    record = export(table.table)
    assert record.result is not None
    assert verify(record).holds
    assert rebuild(table.authority.since(0)) == table.table


def test_dice_that_the_envelope_does_not_have_are_not_proven() -> None:
    dice = read_dice("1"), read_dice("6"), read_dice("12335556")
    record = export(half_a_game())
    entries = [entry for entry in record.entries if entry.is_roll][:3]
    made = [type(entry)(True, each) for entry, each in zip(entries, dice, strict=True)]
    authority = taken_up(Record(record.setup, record.names, tuple(made)))
    assert not verify(export(authority.table)).holds


def test_dice_of_a_bot_that_had_not_fallen_fall() -> None:
    record = Record(half_a_game().setup, ("Ada", "Bo"), export(half_a_game()).entries[:1])
    authority = taken_up(record)
    facts = [event.fact for event in authority.handle(Resume(), None, 0)]
    assert [type(fact) for fact in facts][:2] == [Resumed, Rolled]


def test_a_game_that_began_from_a_position_is_taken_back_to_it() -> None:
    origin = read_position(PLACING)
    authority = taken_up(Record(origin.setup, ("Ada", "Bo"), origin=origin))
    assert authority.table.game.turn == 1
    assert authority.since(1)[0].fact == GameBegan(game=1, position=PLACING)
    table = Sitting(authority)
    table.decide("e3")
    assert table.table.position != origin
    table.ask(ADA, Undo, seat=0)
    assert (table.table.position, table.table.game.turn) == (origin, 1)
    assert export(table.table).origin == origin
    with pytest.raises(Refusal, match="no-proof"):
        verify(export(table.table))


def test_chairs_must_fit() -> None:
    with pytest.raises(Refusal, match="wrong-number-of-chairs"):
        taken_up(export(half_a_game()), setup="columbiz:3")
