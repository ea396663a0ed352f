"""What a client keeps, as text, and beside a record."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sixrow.match import Resign, export, verify
from sixrow.match.receipt import OwnChain, OwnLink, Receipt, SeenRoll, read_receipt, receipt_text
from sixrow.rules import Refusal
from tests.match.tables import ADA, BO, CY, Sitting, begun


@pytest.fixture(scope="module")
def table() -> Sitting:
    """A pair of games, over after a few turns of the second."""
    table = begun(pair=True)
    random = Random(1)
    table.play_on(random, 8)
    table.ask(ADA, Resign, seat=0)
    table.play_on(random, 6)
    table.ask(ADA, Resign, seat=0)
    return table


@pytest.fixture
def receipt(table: Sitting) -> Receipt:
    return table.client(BO).witness.receipt


def codes(table: Sitting, receipt: Receipt, game: int = 1) -> set[str]:
    found = verify(export(table.table, game), receipts=[receipt])
    return {fault.code for check in found.checks for fault in check.faults}


def test_a_receipt_has_what_its_owner_has_seen(table: Sitting, receipt: Receipt) -> None:
    state = table.table
    assert (receipt.table, receipt.person, receipt.name, receipt.seat) == ("table-1", "bo", "Bo", 1)
    assert receipt.commitments == tuple(state.commitments)
    assert [chain.anchor for chain in receipt.chains] == [state.anchors[1][2]]
    assert (receipt.facts, receipt.head) == (state.facts, state.head.hex())
    assert receipt.games == tuple(game.head.hex() for game in state.games)
    assert [roll.dice for roll in receipt.rolls] == [roll.dice for roll in state.rolls]
    assert [given.link for given in receipt.given] == [roll.links[1] for roll in state.rolls]
    assert all(roll.mine for roll in receipt.rolls)


def test_a_receipt_is_written_and_read(receipt: Receipt) -> None:
    assert read_receipt(receipt_text(receipt)) == receipt
    assert read_receipt(receipt_text(receipt).encode()) == receipt
    full = SeenRoll(3, "", "", (0, 1), dropped=(1,), there=True, fault="dropped")
    assert read_receipt(receipt_text(replace(receipt, rolls=(full,)))).rolls == (full,)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{}", "[]", "null", '{"table": 1}', '{"table": "t", "scheme": "sixrow-dice-1"}'),
        *('{"table": "t", "more": 1}', '{"table": "t", "head": "0"}', b"\xff"),
        '{"table": "t", "rolls": [{"roll": 0, "dice": "1", "link": "", "callers": []}]}',
    ],
)
def test_what_is_no_receipt(text: str | bytes) -> None:
    with pytest.raises(Refusal, match="not-a-receipt"):
        read_receipt(text)


@pytest.mark.parametrize("game", [1, 2])
def test_receipts_of_players_and_spectators_fit(table: Sitting, game: int) -> None:
    for person in (ADA, BO, CY):
        assert codes(table, table.client(person).witness.receipt, game) == set()


def test_an_earlier_receipt_fits_all_but_the_head() -> None:
    """Somebody who left early, or lost the connection: no head of theirs is in the record."""
    table = begun()
    receipt = table.client(BO).witness.receipt
    table.play_on(Random(1), 8)
    assert codes(table, receipt) == {"receipt-head", "receipt-link"}


OTHER = "0" * 64


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"table": "table-2"}, "receipt-other-table"),
        ({"commitments": ((0, OTHER),)}, "receipt-commitment"),
        ({"chains": (OwnChain(OTHER),)}, "receipt-anchor"),
        ({"given": (OwnLink(1, OTHER, OTHER),)}, "receipt-link"),
        ({"seat": 0}, "receipt-anchor"),
        ({"head": OTHER, "games": ()}, "receipt-head"),
        ({"games": (OTHER, OTHER)}, "receipt-head"),
        ({"played": (OTHER, OTHER)}, "receipt-head"),
    ],
)
def test_what_does_not_fit(
    table: Sitting, receipt: Receipt, change: dict[str, Any], code: str
) -> None:
    for game in (1, 2):
        assert code in codes(table, replace(receipt, **change), game)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"dice": "6"}, "receipt-roll"),
        ({"dice": ""}, "receipt-roll"),
        ({"link": OTHER}, "receipt-roll"),
        ({"callers": (1,)}, "receipt-roll"),
        ({"fault": "left-out"}, "receipt-left-out"),
        ({"fault": "dropped"}, "receipt-dropped"),
    ],
)
def test_rolls_that_do_not_fit(
    table: Sitting, receipt: Receipt, change: dict[str, Any], code: str
) -> None:
    place = next(place for place, roll in enumerate(receipt.rolls) if roll.dice not in ("6", ""))
    changed = replace(receipt.rolls[place], **change)
    rolls = (*receipt.rolls[:place], changed, *receipt.rolls[place + 1 :])
    assert codes(table, replace(receipt, rolls=rolls)) == {code}


def test_rolls_that_the_record_does_not_have(table: Sitting, receipt: Receipt) -> None:
    later = replace(receipt.rolls[-1], roll=99)
    more = replace(receipt, rolls=(*receipt.rolls, later))
    assert codes(table, more, 2) == {"receipt-roll"}
    assert codes(table, more, 1) == set(), "it may be of the second game"
    void = replace(later, dice="")
    assert codes(table, replace(receipt, rolls=(void,)), 2) == set(), "void when the game ended"


def test_a_receipt_without_digests_of_the_moves_fits(table: Sitting, receipt: Receipt) -> None:
    assert codes(table, replace(receipt, played=())) == set()
