"""The dice of a table on a server: what the client sends by itself, and when it asks first."""

from pathlib import Path

import pytest
from msgspec import structs

from sixrow.match import Anchor, Drop, Event, Give, Reseal, Roll, Start
from sixrow.match.events import Rolled
from sixrow.match.receipt import Receipt
from sixrow.match.witness import DiceFault
from sixrow.rules import Refusal
from sixrow.tui.online_dice import DiceFrame, OnlineDice
from sixrow.tui.receipts import Receipts
from sixrow.wire.frames import Ahead, ConnectedPerson, Hold, Ping, Welcome
from tests.match.tables import ADA, BO, Sitting, chair, sitting

SERVER = "https://example.org"


class Ada:
    """Ada's client: what it is told comes from a table, what it sends goes there.

    Attributes:
        change: what the house tells otherwise of every roll.
        loses: whether links get lost on the way.
    """

    def __init__(self, table: Sitting, folder: Path) -> None:
        self.table, self.receipts = table, Receipts(folder)
        table.there.discard(ADA.id)  # the client of the tests does not give for her
        self.sent: list[DiceFrame] = []
        self.change: dict[str, str] = {}
        self.loses = False
        self.connect()

    def connect(self, *, anew: bool = True, acting: bool = False, elsewhere: bool = False) -> None:
        """Begin a connection, in a new process or in the same."""
        if anew:
            self.dice = OnlineDice(SERVER, "table-1", self.receipts)
            self.version = 0
        events = self.table.authority.since(self.version)
        self.version = self.table.table.version
        welcome = Welcome(
            you=ADA.id,
            seats=(0,),
            now=self.table.now,
            version=self.version,
            events=events,
            present=(ConnectedPerson(ADA.id, "Ada", True, elsewhere),),
        )
        self.send(self.dice.welcomed(welcome, acting=acting))

    def send(self, frames: list[DiceFrame]) -> None:
        self.sent += frames
        for frame in frames:
            if isinstance(frame, Hold):
                self.table.there.add(ADA.id)
                self.table.silent.add(ADA.id)
                self.dice.met([ConnectedPerson(ADA.id, "Ada", True, True)])
            elif isinstance(frame, Anchor) or (isinstance(frame, Give) and not self.loses):
                self.table.authority.handle(frame, ADA, self.table.now)
        self.table.serve()
        self.hear()

    def hear(self) -> None:
        """Tell what has happened."""
        events = self.table.authority.since(self.version)
        self.version = self.table.table.version
        if events:
            told = tuple(_changed(event, self.change) for event in events)
            self.send(self.dice.happened(told))

    def roll(self) -> None:
        """Whoever is next rolls."""
        seat = self.table.table.position.seat
        person = (ADA, BO)[seat]
        command = self.table.make(Roll, seat=seat)
        if person is ADA:
            self.dice.sent(command.id)
            self.send(self.dice.acts())
            command = structs.replace(command, version=self.table.table.version)
        self.table.authority.handle(command, person, self.table.now)
        self.table.serve()
        self.hear()

    def kinds(self) -> list[str]:
        """What was sent since the last call."""
        sent, self.sent = self.sent, []
        return [type(each).__name__ for each in sent]


def _changed(event: Event, change: dict[str, str]) -> Event:
    if not isinstance(event.fact, Rolled):
        return event
    return structs.replace(event, fact=structs.replace(event.fact, **change))


@pytest.fixture
def ada(tmp_path: Path) -> Ada:
    return Ada(sitting("columbiz:2", chair(ADA), chair(BO)), tmp_path)


def begun(ada: Ada) -> None:
    """Ada starts the game."""
    command = ada.table.make(Start)
    ada.dice.sent(command.id)
    ada.send(ada.dice.acts())
    command = structs.replace(command, version=ada.table.table.version)
    ada.table.authority.handle(command, ADA, ada.table.now)
    ada.hear()
    ada.kinds()


def test_a_chain_moves_to_a_new_device_only_when_the_person_acts(ada: Ada) -> None:
    assert ada.kinds() == []
    ada.connect(acting=True, elsewhere=True)
    assert ada.kinds() == []
    ada.connect(acting=True)
    assert ada.kinds() == ["Anchor", "Hold"]
    ada.connect()
    assert ada.kinds() == ["Hold"]


def test_links_are_given_by_themselves_once(ada: Ada) -> None:
    begun(ada)
    ada.roll()
    ada.roll()
    assert ada.kinds() == ["Give", "Give"]
    rolls = ada.dice.witness.rolls
    assert [roll.mine for roll in rolls.values()] == [True, True]
    assert [roll.there for roll in rolls.values()] == [True, True]
    assert ada.dice.witness.faults == []
    assert not ada.dice.hesitates


def test_the_same_link_is_given_again_if_the_server_does_not_have_it(ada: Ada) -> None:
    begun(ada)
    ada.loses = True
    ada.roll()
    (lost,) = [frame for frame in ada.sent if isinstance(frame, Give)]
    ada.loses = False
    ada.dice.lost()
    ada.connect(anew=False)
    again = [frame for frame in ada.sent if isinstance(frame, Give)][-1]
    assert (again.roll, again.link, again.head) == (lost.roll, lost.link, lost.head)
    ada.kinds()
    ada.connect(anew=False)
    assert ada.kinds() == ["Hold"]
    assert ada.dice.witness.faults == []


def test_the_receipt_is_written_before_a_link_is_sent_and_found_again(ada: Ada) -> None:
    begun(ada)
    ada.roll()
    kept = ada.receipts.find(SERVER, "table-1", ADA.id)
    assert kept is not None
    assert [each.roll for each in kept.given] == [1]
    assert [each.roll for each in kept.rolls] == [1]
    assert (kept.server, kept.name, kept.seat) == (SERVER, "Ada", 0)
    assert kept.head == ada.table.table.head.hex()
    ada.connect()
    ada.roll()
    assert ada.dice.witness.faults == []


def test_a_receipt_that_cannot_be_written_is_said_and_links_are_given(
    ada: Ada, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(ada)

    def full(_receipts: Receipts, _receipt: Receipt) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Receipts, "keep", full)
    ada.roll()
    assert ada.kinds() == ["Give"]
    assert ada.dice.unkept is not None


def test_after_a_fault_the_person_is_asked_and_once_for_each_kind(ada: Ada) -> None:
    begun(ada)
    ada.roll()
    ada.dice.witness.faults.append(DiceFault("wrong-roll", 1))
    ada.kinds()
    ada.roll()
    assert ada.kinds() == []
    assert ada.dice.hesitates is True
    (hold,) = ada.dice.beat()
    assert isinstance(hold, Hold)
    ada.send(ada.dice.go_on())
    assert ada.kinds() == ["Give"]
    assert len(ada.dice.witness.rolls) == 2


def test_an_exchanged_link_is_found(ada: Ada) -> None:
    begun(ada)
    ada.change = {"link": "0" * 64}
    ada.roll()
    assert {fault.code for fault in ada.dice.witness.faults} >= {"wrong-link"}
    ada.change = {}
    ada.roll()
    assert ada.dice.hesitates


def test_a_server_that_was_set_back_is_told_and_the_person_too(ada: Ada) -> None:
    begun(ada)
    before = ada.table.authority.since(0)
    ada.roll()
    ada.roll()
    dice = OnlineDice(SERVER, "table-1", ada.receipts)
    welcome = Welcome(you=ADA.id, seats=(0,), now=0, version=len(before), events=before)
    told = dice.welcomed(welcome, acting=False)
    (ahead,) = [frame for frame in told if isinstance(frame, Ahead)]
    assert ahead.roll == 2
    assert [fault.code for fault in dice.witness.faults] == ["went-back"]


def test_after_a_new_chain_of_the_house_everybody_anchors_anew(ada: Ada) -> None:
    begun(ada)
    ada.roll()
    ada.kinds()
    ada.table.notice(Reseal(salt="new"))
    ada.hear()
    assert ada.kinds() == ["Anchor", "Hold"]
    assert [fault.code for fault in ada.dice.witness.faults] == ["resealed"]


def test_a_refused_history_is_a_fault(ada: Ada) -> None:
    begun(ada)
    ada.roll()
    give = next(each for each in reversed([*ada.sent]) if isinstance(each, Give))
    ada.dice.refused(give.id, Refusal("another-history", roll=give.roll))
    assert [fault.code for fault in ada.dice.witness.faults] == ["another-history"]


def test_a_roll_given_up_in_spite_of_an_answer_is_a_fault(ada: Ada) -> None:
    begun(ada)
    ada.roll()
    while ada.table.table.position.seat != 1:
        ada.roll()
    ada.loses = True
    ada.roll()
    due = ada.table.table.dice.due
    assert due is not None
    assert due.awaited == (0,)
    (ping,) = ada.dice.beat()
    assert isinstance(ping, Ping)
    ada.dice.answered(ping.id)
    ada.table.now += 11_000
    ada.table.notice(Drop(roll=due.roll, seat=0))
    ada.hear()
    assert [fault.code for fault in ada.dice.witness.faults] == ["dropped"]
