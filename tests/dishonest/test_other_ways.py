"""What a dishonest house can do without altering an answer: fork, go back, cut, start again."""

from random import Random

from sixrow.match import Decide, Give, Opening, StandIn, Terms, export, verify
from sixrow.match.events import Due, Rolled, Void
from sixrow.match.history import letters
from sixrow.notation import decision_text
from sixrow.rules import Waiting
from tests.dishonest.house import set_back
from tests.match.tables import ADA, BO, CY, Sitting, begun, chair, sitting


def until_ada_rolls(table: Sitting) -> None:
    """Play until Ada has the dice before her."""
    random = Random(1)
    while table.table.position.seat != 0 or table.table.position.waiting is not Waiting.DICE:
        table.play_on(random, 1)


def test_a_fork_shows_in_the_letters_and_in_the_receipts() -> None:
    """Ada and Bo are shown two games; each of them is sound."""
    one, other = begun(seed=1), begun(seed=1)
    for table in (one, other):
        table.play_on(Random(1), 1)
    one.decide(one.any_decision(Random(2)))
    other.decide(other.any_decision(Random(3)))
    ours, theirs = one.client(ADA).witness, other.client(BO).witness
    assert ours.faults == theirs.faults == []
    assert ours.table is not None
    assert theirs.table is not None
    assert letters(ours.table.head) != letters(theirs.table.head)
    record = export(one.table)
    assert verify(record, receipts=[ours.receipt]).holds
    found = verify(record, receipts=[ours.receipt, theirs.receipt])
    assert "receipt-head" in [fault.code for check in found.checks for fault in check.faults]


def test_a_house_that_was_set_back_is_found_and_gets_no_old_link() -> None:
    table = begun()
    history, receipt = table.authority.since(0), table.client(BO).witness.receipt
    last_due = max(event.number for event in history if isinstance(event.fact, Due))
    again = set_back(table.table, history, last_due, table.authority.house)
    client = table.new_client(BO, receipt)
    for event in again.since(0):
        client.see(event)
    assert [fault.code for fault in client.witness.caught_up()] == ["went-back"]
    assert client.requests() == ()
    client.trusting = True
    (same,) = client.requests()  # for the same roll and the same history, the same link again
    assert isinstance(same, Give)
    assert [each.link for each in receipt.given if each.roll == same.roll] == [same.link]


def test_a_link_is_never_given_for_another_history() -> None:
    """The house was set back, and reaches the same roll after another decision."""
    table = begun("columbiz:2", seed=3)
    until_ada_rolls(table)
    table.roll()
    before = table.authority.since(0)
    dice = table.table.position.dice
    table.decide(_keep(table, 0))
    receipt = table.client(BO).witness.receipt
    again = Sitting(Opening(terms=Terms(setup="columbiz:2"), chairs=(chair(ADA), chair(BO))))
    again.authority = set_back(table.table, before, len(before), table.authority.house)
    again.clients = {"bo": table.new_client(BO, receipt), "ada": table.clients["ada"]}
    assert again.table.position.dice == dice
    bo = again.client(BO)
    bo.trusting = True
    again.there = {"bo"}
    again.tell(ADA, Decide, seat=0, decisions=(_keep(again, 1),))
    assert again.table.dice.due is not None
    assert 1 in again.table.dice.due.callers
    assert again.client(BO).requests() == ()


def _keep(table: Sitting, which: int) -> str:
    """A decision that keeps some dice and rolls the others."""
    game, position = table.table.setup.game, table.table.position
    keeps = [each for each in position.decisions() if position.decide(each).position.dice_to_roll]
    return decision_text(game, keeps[which])


def test_a_cut_connection_before_a_roll_is_no_excuse() -> None:
    """The house cuts Bo off for a moment whenever Ada rolls, and does not call him."""
    table = begun()
    client = table.client(BO)
    client.connected()
    until_ada_rolls(table)
    client.disconnected(table.now)
    table.there = {"ada"}
    table.now += 2_000
    table.roll()
    found = [fault.code for fault in table.client(BO).witness.faults]
    assert found == ["left-out"]


def test_after_ten_seconds_it_is() -> None:
    table = begun()
    client = table.client(BO)
    client.connected()
    until_ada_rolls(table)
    client.disconnected(table.now)
    table.there = {"ada"}
    table.now += 10_001
    table.roll()
    assert table.client(BO).witness.faults == []


def test_withholding_for_ever_costs_the_seat() -> None:
    """Ada does not like the dice that she can foresee, and gives no link."""
    table = sitting("columbiz:3", chair(ADA), chair(BO), chair(CY))
    table.start()
    table.roll_off()
    until_ada_rolls(table)
    table.silent = {"ada"}
    table.roll()
    assert table.table.dice.due is not None
    assert table.refuse(BO, StandIn, seat=1, absent=0) == "grace-not-over"
    table.now += 120_000
    facts = table.ask(BO, StandIn, seat=1, absent=0)
    assert any(isinstance(fact, Void) for fact in facts)
    assert table.table.seats[0].bot
    assert table.faults() == []


def test_the_same_table_id_again_gives_other_dice() -> None:
    """The house opens a table anew, with the same id and the same secret of its own."""
    opening = Opening(terms=Terms(setup="columbiz:2"), chairs=(chair(ADA), chair(BO)))
    first, again = Sitting(opening), Sitting(opening, people="others")
    for table in (first, again):
        table.start()
        table.roll_off()
        table.roll()
    assert first.table.dice.commitment == again.table.dice.commitment
    assert [fact.dice for fact in rolled(first)] != [fact.dice for fact in rolled(again)]


def rolled(table: Sitting) -> list[Rolled]:
    facts = (event.fact for event in table.authority.since(0))
    return [fact for fact in facts if isinstance(fact, Rolled)]
