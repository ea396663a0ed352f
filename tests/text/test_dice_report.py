"""What is told of the dice: whose links are in them, what was given up, who has a new chain."""

from random import Random

from sixrow.match import Drop
from sixrow.match.witness import DiceFault
from sixrow.text.dice_report import (
    fault_words,
    letters_words,
    new_chain_lines,
    roll_lines,
    witness_lines,
)
from sixrow.text.languages import speaking
from sixrow.text.words import Names
from tests.match.tables import ADA, BO, BOT, Sitting, chair, sitting


def played(moves: int = 12) -> tuple[Sitting, Names]:
    table = sitting("columbiz:3", chair(ADA), chair(BO), BOT)
    table.start()
    table.play_on(Random(1), moves)
    return table, Names(table.table.setup, ("Ada", "Bo", "Computer"))


def test_every_roll_says_whether_the_own_link_is_in_it() -> None:
    table, names = played()
    witness = table.client(ADA).witness
    lines = list(witness_lines(witness, names))
    rolls = len(witness.rolls)
    assert lines[0] == f"Your link is in {rolls} of {rolls} rolls."
    assert lines[1].startswith("  Ada’s rolls: in ")
    assert len(lines) == 4
    told = list(roll_lines(witness, names))
    assert len(told) == rolls
    assert told[0].startswith("Roll 1, Ada: ")
    assert all(line.endswith(", with your link") for line in told)


def test_a_roll_that_was_given_up_is_told_by_name_and_what_it_would_have_been() -> None:
    table, names = played()
    while table.table.position.seat != 0 or table.table.position.waiting.value != "dice":
        table.play_on(Random(2), 1)
    table.silent.add(BO.id)
    table.roll()
    due = table.table.dice.due
    assert due is not None
    table.now += 11_000
    table.notice(Drop(roll=due.roll, seat=1))
    table.silent.clear()
    table.serve()
    while table.table.position.seat != 1:
        table.play_on(Random(2), 1)
    table.play_on(Random(2), 1)
    witness = table.client(ADA).witness
    (line,) = [line for line in witness_lines(witness, names) if "cancelled" in line]
    assert line.startswith(
        f"Roll {due.roll} was cancelled because Bo did not answer. It would have"
    )
    assert f"Roll {due.roll}, Ada: cancelled" in list(roll_lines(witness, names))
    own = table.client(BO).witness
    assert f"Roll {due.roll + 1}, Ada: " in "\n".join(roll_lines(own, names))
    assert "without your link" in "\n".join(roll_lines(own, names))


def test_only_chains_that_came_later_are_told() -> None:
    _, names = played(0)
    anchors = [(0, 0, "a"), (0, 1, "b"), (0, 0, "c"), (3, 1, "d"), (5, 0, "e"), (5, 1, "f")]
    assert list(new_chain_lines(anchors, [0, 5], names)) == ["Bo started a new chain after roll 3."]


def test_a_spectator_has_no_links() -> None:
    table, names = played()
    nobody = table.new_client(ADA).witness
    nobody.person = ""
    for event in table.authority.since(0):
        nobody.see(event)
    assert list(witness_lines(nobody, names)) == []
    assert not any("your link" in line for line in roll_lines(nobody, names))


def test_faults_and_letters_in_a_language() -> None:
    with speaking("de"):
        assert fault_words(DiceFault("left-out", 7)).startswith("Du warst verbunden, aber Wurf 7 ")
    assert letters_words(bytes(32)) == "The letters of this game: aaaa aaaa aaaa aaaa"
