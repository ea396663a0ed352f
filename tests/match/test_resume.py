"""A recorded game goes on at a table, with its dice, chains and links as they were."""

from random import Random

import msgspec
import pytest

from sixrow.match import (
    Authority,
    Chair,
    Drop,
    Opening,
    Resume,
    Terms,
    Undo,
    export,
    rebuild,
    verify,
)
from sixrow.match.events import Due, GameBegan, Resealed, Resigned, Resumed, Rolled, StoodIn, Void
from sixrow.match.proof import read_proof
from sixrow.match.resume import take_up
from sixrow.match.rolls import SILENCE
from sixrow.notation import Record, read_dice, read_position
from sixrow.rules import Refusal
from tests.match.tables import (
    ADA,
    BO,
    BOT,
    SHORT,
    Sitting,
    awaiting,
    begun,
    chair,
    house,
    kinds,
    sitting,
)

PLACING = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 place 12335556 0"
ALONE = chair(ADA), BOT


def taken_up(
    record: Record, *chairs: Chair, setup: str = "columbiz:2", proven: bool = True
) -> Authority:
    opening = Opening(terms=Terms(setup=setup), chairs=chairs or ALONE)
    proof = read_proof(record) if proven else None
    return take_up("table-1", opening, record, house(there=lambda: ("ada", "bo")), proof)


def half_a_game() -> Sitting:
    """Ada against a bot, with an undo; in the middle she goes on with a new chain."""
    table = begun("columbiz:2", *ALONE)
    random = Random(1)
    table.play_on(random, 8)
    table.clients["ada"] = table.new_client(ADA)
    table.send(ADA, acting=True)
    while not table.table.game.can_undo(0) or table.table.position.seat:
        table.play_on(random, 1)
    table.ask(ADA, Undo, seat=0)
    return table


def test_everything_that_the_dice_hang_on_is_as_it_was() -> None:
    before = half_a_game().table
    after = taken_up(export(before)).table
    assert len(before.anchors) == 2
    assert after.dice == before.dice
    assert (after.rolls, after.anchors, after.commitments) == (
        *(before.rolls, before.anchors, before.commitments),
    )
    assert (after.position, after.game.turn) == (before.position, before.game.turn)
    assert [move.hand for move in after.game.moves] == [move.hand for move in before.game.moves]


def test_the_game_goes_on_to_a_whole_proof() -> None:
    """Ada's client has forgotten its chain: it goes on with a new one."""
    table = Sitting(taken_up(export(half_a_game().table)), people="after")
    assert table.client(ADA).held == ""
    table.send(ADA, acting=True)
    table.play_on(Random(2))
    record = export(table.table)
    assert record.result is not None
    assert verify(record).holds
    assert rebuild(table.authority.since(0)) == table.table


def test_void_rolls_are_void_again() -> None:
    table, seat = awaiting("columbiz:2")
    other = 1 - seat
    table.now += SILENCE
    table.notice(Drop(roll=table.table.dice.spent, seat=other))
    table.silent = set()
    table.serve()
    record = export(table.table)
    again = taken_up(record, chair(ADA), chair(BO))
    assert again.table.rolls == table.table.rolls
    voids = [event.fact for event in again.since(0) if isinstance(event.fact, Void)]
    assert [void.dropped for void in voids] == [(other,)]
    assert again.table.dice.held == table.table.dice.held
    assert verify(export(again.table)).holds


def test_a_record_without_a_proof_is_played_on_without_one() -> None:
    """Its dice have the links of the house only; from here on everybody gives links."""
    before = half_a_game()
    table = Sitting(taken_up(export(before.table), proven=False))
    assert table.table.position == before.table.position
    assert {fact.callers for fact in table.facts(Due)} == {()}
    assert not verify(export(table.table)).holds
    table.client(ADA).trusting = True
    table.play_on(Random(1))
    assert table.facts(Due)[-1].callers == (0,)
    assert table.table.game.result is not None


def test_dice_that_do_not_follow_from_the_links_are_not_proven() -> None:
    dice = read_dice("1"), read_dice("6"), read_dice("12335556")
    record = export(half_a_game().table)
    entries = [entry for entry in record.entries if entry.is_roll][:3]
    made = [type(entry)(True, each) for entry, each in zip(entries, dice, strict=True)]
    false = Record(record.setup, record.names, tuple(made), attachments=record.attachments)
    assert not verify(export(taken_up(false).table)).holds


def test_a_record_with_more_rolls_than_its_proof() -> None:
    record = export(half_a_game().table)
    proof = read_proof(record)
    short = msgspec.structs.replace(proof, rolls=proof.rolls[:3])
    opening = Opening(terms=Terms(setup="columbiz:2"), chairs=ALONE)
    authority = take_up("table-1", opening, record, house(), short)
    assert authority.table.position == record.final
    assert not verify(export(authority.table)).holds


def test_who_had_resigned_has_resigned_again() -> None:
    table = begun("columbiz:3", chair(ADA), chair(BO), BOT)
    table.play_on(Random(1), 6)
    record = export(table.table)
    opening = Opening(
        terms=Terms(setup="columbiz:3"), chairs=tuple(s.chair for s in table.table.seats)
    )
    places = {0: 2, 1: len(record.entries)}
    authority = take_up("table-1", opening, record, house(), None, places)
    facts = [event.fact for event in authority.since(0)]
    assert kinds(facts[-2:]) == [Resigned, StoodIn]
    assert [fact.seat for fact in facts if isinstance(fact, Resigned)] == [0, 1]
    assert authority.table.players == ()


def test_dice_of_a_bot_that_had_not_fallen_become_due() -> None:
    record = export(half_a_game().table)
    first = Record(record.setup, ("Ada", "Bo"), record.entries[:1])
    authority = taken_up(first, BOT, BOT, proven=False)
    facts = [event.fact for event in authority.handle(Resume(), None, 0)]
    assert kinds(facts)[:3] == [Resumed, Due, Rolled]


@pytest.mark.usefixtures("short_chains")
def test_a_game_that_has_used_up_a_chain() -> None:
    table = sitting("columbiz:2", *ALONE)
    table.start()
    while len(table.table.rolls) < 2 * SHORT + 3:
        table.play_on(Random(1), 1)
    assert len(table.facts(Resealed)) == 2
    for proven in (True, False):
        again = taken_up(export(table.table), proven=proven)
        assert again.table.commitments == table.table.commitments
        assert again.table.position == table.table.position
        assert verify(export(again.table)).holds is proven


def test_a_game_that_began_from_a_position_is_taken_back_to_it() -> None:
    origin = read_position(PLACING)
    authority = taken_up(Record(origin.setup, ("Ada", "Bo"), origin=origin), proven=False)
    assert authority.table.game.turn == 1
    assert authority.since(1)[0].fact == GameBegan(game=1, position=PLACING)
    table = Sitting(authority)
    table.decide("e3")
    assert table.table.position != origin
    table.ask(ADA, Undo, seat=0)
    assert (table.table.position, table.table.game.turn) == (origin, 1)
    table.play_on(Random(1), 5)
    assert export(table.table).origin == origin
    assert verify(export(table.table)).holds


def test_chairs_must_fit() -> None:
    with pytest.raises(Refusal, match="wrong-number-of-chairs"):
        taken_up(export(half_a_game().table), setup="columbiz:3")
