"""The dice of a table on a server, from this client's side: what to send, and when.

Nothing here waits or sends: every method gives the frames that the link has to send. The person is
asked for nothing, unless the house was caught.
"""

from collections.abc import Iterable
from secrets import token_bytes, token_hex
from time import monotonic
from typing import TypeAlias

from sixrow.match import Anchor, Event, Give, TablePhase
from sixrow.match.chain import SECRET_BYTES
from sixrow.match.dice_client import DiceClient
from sixrow.match.events import GameOver, Resealed, Rolled, Void
from sixrow.match.receipt import Receipt
from sixrow.match.witness import DiceFault, Witness
from sixrow.rules import Refusal
from sixrow.tui.receipts import Receipts, merged
from sixrow.wire.frames import Ahead, ConnectedPerson, Hold, Ping, Welcome

DiceFrame: TypeAlias = Anchor | Give | Hold | Ahead | Ping

_WORTH_KEEPING = (Rolled, Void, Resealed, GameOver)


class OnlineDice:
    """The dice of one person at one table.

    Attributes:
        unkept: why the receipt could not be written; None if it was.
    """

    def __init__(self, server: str, table: str, receipts: Receipts) -> None:
        """Create the dice of a table that has not been welcomed yet.

        Args:
            server: the address of the server.
            table: the table's id.
            receipts: where receipts are kept.
        """
        self._server, self._table, self._receipts = server, table, receipts
        self._client: DiceClient | None = None
        self._nobody = Witness()
        self._elsewhere = False
        self._accepted: set[str] = set()
        self._finished = False
        self._clock = 0, 0.0
        self.unkept: OSError | None = None
        self._new_connection()

    def _new_connection(self) -> None:
        self._said_hold = ""
        self._there = False
        self._gave = 0
        self._pings: dict[str, int] = {}
        self._anchors: set[str] = set()
        self._gives: dict[str, int] = {}

    @property
    def witness(self) -> Witness:
        """What was found so far."""
        return self._nobody if self._client is None else self._client.witness

    @property
    def receipt(self) -> Receipt | None:
        """What this client keeps of the table; None for a spectator."""
        return self.witness.receipt if self.witness.seat is not None else None

    @property
    def hesitates(self) -> bool:
        """Whether a link is asked for that is given only if the person says so."""
        return self._client is not None and self._client.hesitates and self._is_awaited

    @property
    def _is_awaited(self) -> bool:
        table = self.witness.table
        due = None if table is None else table.dice.due
        return due is not None and self.witness.seat in due.awaited

    # What the server says

    def welcomed(self, frame: Welcome, *, acting: bool) -> list[DiceFrame]:
        """Process the first frame of a connection; `acting` if a command of the person waits."""
        self._new_connection()
        client = self._client
        if client is None:
            client = self._client = self._made(frame.you)
        stored = self._receipts.find(self._server, self._table, frame.you)
        client.witness.receipt = merged(client.witness.receipt, stored)
        client.forget_unanswered()
        self._see(frame.events)
        client.witness.caught_up()
        client.witness.live()
        self._clock = frame.now, monotonic()
        self.met(frame.present)
        return [*self._ahead(), *self._answers(acting=acting)]

    def _made(self, person: str) -> DiceClient:
        known = self._receipts.find(self._server, self._table, person)
        empty = Receipt(server=self._server, table=self._table, person=person)
        return DiceClient(
            person,
            secret=lambda: token_bytes(SECRET_BYTES),
            new_id=lambda: token_hex(8),
            receipt=known or empty,
            keep=self._keep,
        )

    def happened(self, events: tuple[Event, ...]) -> list[DiceFrame]:
        """Process new events."""
        self._see(events)
        return self._answers()

    def _see(self, events: Iterable[Event]) -> None:
        assert self._client is not None
        worth = False
        for event in events:
            found = self._client.see(event)
            if any(fault.code not in self._accepted for fault in found):
                self._client.trusting = False
            worth = worth or isinstance(event.fact, _WORTH_KEEPING)
        self._keep_or_finish(worth)

    def met(self, people: Iterable[ConnectedPerson]) -> None:
        """Note who is connected, and whether the person's chain is held anywhere."""
        holds = any(each.person == self.witness.person and each.holds for each in people)
        held = self._client is not None and self._client.held
        if self._client is not None and holds and self._said_hold and not self._there:
            self._there = True
            self._client.connected()
        self._elsewhere = holds and not held

    def refused(self, command: str, refusal: Refusal) -> None:
        """Note that an anchor or a link was refused."""
        if command in self._anchors and self._client is not None:
            self._client.forget_unanswered()
        roll = self._gives.get(command)
        if roll is not None and refusal.code == "another-history":
            fault = DiceFault("another-history", roll)
            if fault not in self.witness.faults:
                self.witness.faults.append(fault)

    def answered(self, ping: str) -> None:
        """Note the answer to a ping, which may have been sent after a link."""
        if self._client is not None and self._pings.pop(ping, 0) == self._gave > 0:
            self._client.answered()

    def lost(self) -> None:
        """Note that the connection is lost."""
        if self._client is not None and self._there:
            told, then = self._clock
            self._client.disconnected(told + int(1000 * (monotonic() - then)))
        self._there = False

    # What the person does

    def sent(self, command: str) -> None:
        """Note a command of the person."""
        self.witness.sent(command)

    def acts(self) -> list[DiceFrame]:
        """What to send before a command: the person's chain may move to this client."""
        return self._answers(acting=True)

    def go_on(self) -> list[DiceFrame]:
        """Give links although the house was caught; a new kind of fault is asked about again."""
        if self._client is None:
            return []
        self._accepted |= {fault.code for fault in self.witness.faults}
        self._client.trusting = True
        return self._answers()

    # What to send

    def beat(self) -> list[DiceFrame]:
        """What to send every few seconds: a sign of life while this client does not give a link.

        After a link was given, a ping shows whether the house still answers.
        """
        table, client = self.witness.table, self._client
        if client is None or table is None or table.dice.due is None:
            return []
        if self._is_awaited and self._gave != table.dice.due.roll:
            return [Hold(id=token_hex(8), anchor=client.held)] if client.held else []
        if not self._is_awaited:
            return []
        ping = Ping(id=token_hex(8))
        self._pings[ping.id] = self._gave
        return [ping]

    def _answers(self, *, acting: bool = False) -> list[DiceFrame]:
        client = self._client
        if client is None:
            return []
        found: list[DiceFrame] = []
        for request in client.requests(acting=acting, elsewhere=self._elsewhere):
            if isinstance(request, Anchor):
                self._anchors.add(request.id)
            elif request.roll == self._gave:
                continue  # given on this connection already
            else:
                self._gave = self._gives[request.id] = request.roll
            found.append(request)
        if client.held and client.held != self._said_hold:
            self._said_hold = client.held
            found.insert(0, Hold(id=token_hex(8), anchor=client.held))
        return found

    def _ahead(self) -> list[DiceFrame]:
        """Show a server that was set back the last link of the house that it has told."""
        rolls = [each for each in self.witness.receipt.rolls if each.link]
        if not self.witness.is_behind or not rolls:
            return []
        last = max(rolls, key=lambda each: each.roll)
        return [Ahead(id=token_hex(8), roll=last.roll, link=last.link)]

    # The receipt

    def _keep_or_finish(self, worth: bool) -> None:
        table, client = self.witness.table, self._client
        if client is None or table is None or self.receipt is None:
            return
        if table.phase is TablePhase.OVER and not self._finished:
            self._finished = True
            client.finish()
        elif worth:
            self._keep(client.witness.receipt)

    def _keep(self, receipt: Receipt) -> None:
        try:
            self._receipts.keep(receipt)
            self.unkept = None
        except OSError as error:
            self.unkept = error
