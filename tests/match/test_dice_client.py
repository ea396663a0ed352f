"""What a person's client does by itself: anchors, links, and what it refuses to do."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from sixrow.match import Anchor, Decide, Give, Reseal, Resign
from sixrow.match.chain import Chain
from sixrow.match.dice_client import DiceClient
from sixrow.match.events import Due, Rolled
from sixrow.match.receipt import Receipt
from tests.match.tables import ADA, Sitting, awaiting, begun, sitting


class Kept:
    """A client of Ada that has seen everything, and the receipts that it has kept."""

    def __init__(self, table: Sitting, receipt: Receipt | None = None) -> None:
        self.receipts: list[Receipt] = []
        numbers = iter(range(100))
        self.client = DiceClient(
            ADA.id,
            secret=lambda: sha256(str(next(numbers)).encode()).digest(),
            new_id=lambda: f"new-{next(numbers)}",
            receipt=receipt,
            keep=self.receipts.append,
        )
        for event in table.authority.since(0):
            self.client.see(event)


def test_a_client_has_nothing_to_do_before_it_has_seen_anything() -> None:
    client = DiceClient("ada", secret=lambda: bytes(32), new_id=lambda: "1")
    assert client.requests() == ()
    assert client.held == ""
    client.forget_unanswered()


def test_a_spectator_has_nothing_to_do() -> None:
    table = sitting()
    client = DiceClient("cy", secret=lambda: bytes(32), new_id=lambda: "1")
    for event in table.authority.since(0):
        client.see(event)
    assert client.requests(acting=True) == ()
    assert client.witness.faults == []


# Anchors


def test_an_anchor_is_kept_before_it_is_sent_and_sent_once() -> None:
    table, kept = unanchored()
    (anchor,) = kept.client.requests()
    assert isinstance(anchor, Anchor)
    (receipt,) = kept.receipts
    assert [chain.anchor for chain in receipt.chains] == [anchor.anchor]
    secret = bytes.fromhex(receipt.chains[0].secret)
    assert Chain("p", secret).public.hex() == anchor.anchor
    assert kept.client.requests() == ()
    kept.client.forget_unanswered()
    (again,) = kept.client.requests()
    assert isinstance(again, Anchor)
    assert again.anchor != anchor.anchor, "new random bytes for every anchor"
    table.authority.handle(again, ADA, table.now)
    for event in table.authority.since(kept.client.witness.version):
        kept.client.see(event)
    assert kept.client.held == again.anchor
    assert kept.client.requests() == ()


def unanchored() -> tuple[Sitting, Kept]:
    """A table at which Ada has no chain, and a client of hers."""
    table = sitting()
    table.there = {"bo"}
    table.notice(Reseal(salt="1"))
    kept = Kept(table)
    kept.client.trusting = True
    return table, kept


def test_a_chain_moves_to_another_device_only_if_the_person_acts_there() -> None:
    kept = Kept(begun())
    assert kept.client.requests() == ()
    assert kept.client.requests(acting=True, elsewhere=True) == ()
    assert kinds_of(kept.client.requests(acting=True)) == [Anchor]


def kinds_of(requests: tuple[object, ...]) -> list[type]:
    return [type(request) for request in requests]


def test_a_device_that_has_kept_its_chain_goes_on_with_it() -> None:
    table, _ = awaiting("columbiz:2")
    receipt = table.client(ADA).witness.receipt
    again = table.new_client(ADA, receipt)
    for event in table.authority.since(0):
        again.see(event)
    assert again.held == table.table.dice.chains[0].anchor
    (ours,), (theirs,) = table.client(ADA).requests(), again.requests(acting=True)
    assert isinstance(ours, Give)
    assert isinstance(theirs, Give)
    assert theirs.link == ours.link
    assert again.witness.faults == []


def test_nothing_is_anchored_after_the_end() -> None:
    table = begun()
    table.ask(ADA, Resign, seat=0)
    assert Kept(table).client.requests(acting=True) == ()


# Links


def test_a_link_is_kept_before_it_is_sent_and_the_same_again() -> None:
    table, _ = awaiting("columbiz:2")
    kept = Kept(table, table.client(ADA).witness.receipt)
    before = len(kept.client.witness.receipt.given)
    (give,) = kept.client.requests()
    assert isinstance(give, Give)
    own = kept.receipts[-1].given[-1]
    assert (own.roll, own.head, own.link) == (give.roll, give.head, give.link)
    (again,) = kept.client.requests()
    assert isinstance(again, Give)
    assert (again.roll, again.link, again.head) == (give.roll, give.link, give.head)
    assert again.id != give.id
    assert len(kept.client.witness.receipt.given) == before + 1


def test_one_link_is_never_given_for_two_rolls_or_two_histories() -> None:
    """A house that was set back, or forks the game, asks for it again: it has it already."""
    table, seat = awaiting("columbiz:2")
    me = table.person(seat)
    client = table.client(me)
    (give,) = client.requests()
    assert isinstance(give, Give)
    fork = table.authority.since(0)[:-1]
    for other in (
        replace(fork[-1], fact=Due(roll=give.roll, seat=seat, callers=(seat,))),
        replace(fork[-1], fact=Due(roll=give.roll + 1, seat=seat, callers=(0, 1))),
    ):
        again = table.new_client(me, client.witness.receipt)
        for event in (*fork, replace(other, number=fork[-1].number + 1)):
            again.see(event)
        again.trusting = True
        assert again.witness.table is not None
        assert again.witness.table.dice.due is not None
        assert again.requests() == ()


def test_a_client_that_has_not_its_chain_gives_nothing() -> None:
    table, _ = awaiting("columbiz:2")
    kept = Kept(table)
    assert kept.client.requests() == ()
    assert kept.client.requests(acting=True) == (), "nor does it anchor while others wait"


def test_after_a_fault_the_person_is_asked() -> None:
    table, seat = awaiting("columbiz:2")
    client = table.client(table.person(seat))
    client.connected()
    table.silent = set()
    table.serve()
    assert not client.hesitates
    command = table.make(Decide, seat=seat, decisions=("k-",))
    table.authority.handle(command, table.person(seat), table.now)  # not from this client
    client = table.client(table.person(seat))
    assert [fault.code for fault in client.witness.faults] == ["foreign-command"]
    assert client.hesitates
    assert client.requests() == ()
    client.trusting = True
    assert kinds_of(client.requests()) == [Give]


def test_after_the_end_the_secrets_are_forgotten() -> None:
    table = begun()
    table.ask(ADA, Resign, seat=0)
    kept = Kept(table, table.client(ADA).witness.receipt)
    kept.client.finish()
    assert [chain.secret for chain in kept.receipts[-1].chains] == [""]
    assert [chain.anchor for chain in kept.receipts[-1].chains] == [table.table.anchors[0][2]]


# Being there


@pytest.mark.parametrize(
    ("lost", "later", "there"),
    [((), 0, True), ((0,), 9_999, True), ((0,), 10_000, False), ((0, 5_000), 10_000, False)],
    ids=["there", "just gone", "gone", "tried to come back"],
)
def test_a_client_knows_whether_it_had_to_be_called(
    lost: tuple[int, ...], later: int, there: bool
) -> None:
    table = begun()
    seat = table.table.position.seat
    client = table.client(table.person(1 - seat))
    client.connected()
    for moment in lost:
        client.disconnected(table.now + moment)
    table.now += later
    table.there = {table.person(seat).id}
    table.roll()
    client = table.client(table.person(1 - seat))
    assert [fault.code for fault in client.witness.faults] == ["left-out"] * there
    assert client.witness.receipt.rolls[-1].there is there


def test_a_client_that_has_not_its_chain_is_not_there() -> None:
    table = begun()
    seat = table.table.position.seat
    table.clients[table.person(1 - seat).id] = table.new_client(table.person(1 - seat))
    table.client(table.person(1 - seat)).connected()
    table.there = {table.person(seat).id}
    table.roll()
    assert isinstance(table.facts(Rolled)[-1], Rolled)
    assert table.faults() == []
