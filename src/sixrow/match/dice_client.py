"""The dice of one person at a table, from the client's side: anchors, links and the receipt.

Whatever the transport, a client passes every event to `see` and sends what `requests` gives, after
each welcome and each event. Nothing here waits for the person, unless the house was caught.
"""

from collections.abc import Callable
from math import inf

from msgspec.structs import replace

from sixrow.match.chain import Chain
from sixrow.match.commands import Anchor, Give
from sixrow.match.events import Due, Event, Void
from sixrow.match.receipt import OwnChain, Receipt
from sixrow.match.rolls import SILENCE
from sixrow.match.table import TablePhase
from sixrow.match.witness import DiceFault, Witness


class DiceClient:
    """Gives links for one person, checks the house, and keeps the receipt.

    Attributes:
        witness: what was found.
        trusting: whether to give links although the house was caught: the person decides.
    """

    def __init__(
        self,
        person: str,
        *,
        secret: Callable[[], bytes],
        new_id: Callable[[], str],
        receipt: Receipt | None = None,
        keep: Callable[[Receipt], None] = lambda _: None,
    ) -> None:
        """Make a client that has seen no event.

        Args:
            person: the person's id at the table.
            secret: 32 new random bytes for a chain.
            new_id: a new id for a command.
            receipt: what was kept of this table before.
            keep: stores a receipt; called before anything is sent.
        """
        self.witness = Witness(person, receipt)
        self.trusting = False
        self._secret, self._new_id, self._keep = secret, new_id, keep
        self._chains: dict[str, Chain] = {}
        self._asked: set[str] = set()
        self._there_until: float = 0
        self._last_given = 0

    # What the transport tells

    def connected(self) -> None:
        """The house knows that this client is there, from the next event on."""
        self._there_until = inf
        self.witness.live()

    def disconnected(self, last: int) -> None:
        """The connection is lost; the house has to call this client for ten more seconds.

        Args:
            last: when the house was last heard. Attempts to come back do not count.
        """
        self._there_until = min(self._there_until, last + SILENCE)

    def answered(self) -> None:
        """The house has answered something that was sent after the last link."""
        self.witness.answered(self._last_given)

    def see(self, event: Event) -> tuple[DiceFault, ...]:
        """Process the next event; gives the faults that it shows."""
        fact = event.fact
        if isinstance(fact, Due) and self.held and event.time < self._there_until:
            self.witness.was_there(fact.roll)
        if isinstance(fact, Void) and self.witness.seat in fact.dropped:
            self._there_until = 0  # the house has given it up until it holds its chain again
        return self.witness.see(event)

    @property
    def held(self) -> str:
        """The anchor in force, if this client has its chain; empty otherwise."""
        table, seat = self.witness.table, self.witness.seat
        chain = None if table is None or seat is None else table.dice.chains.get(seat)
        return chain.anchor if chain is not None and self._chain(chain.anchor) else ""

    def requests(
        self, *, acting: bool = False, elsewhere: bool = False
    ) -> tuple[Anchor | Give, ...]:
        """What to send now: an anchor, or a link for the roll that is due.

        Args:
            acting: whether the person does something here, so that their chain may move here.
            elsewhere: whether another device of the person holds the chain in force.
        """
        if self._needs_anchor(acting=acting, elsewhere=elsewhere):
            return (self._anchor(),)
        give = self._give()
        return () if give is None else (give,)

    @property
    def hesitates(self) -> bool:
        """Whether a link is asked for that this client gives only if the person says so."""
        return bool(self.witness.faults) and not self.trusting

    # Anchors

    def _needs_anchor(self, *, acting: bool, elsewhere: bool) -> bool:
        table, seat = self.witness.table, self.witness.seat
        if table is None or seat is None or table.phase is TablePhase.OVER:
            return False
        if table.terms.entered:
            return False
        due = table.dice.due
        if due is not None and due.interested != (seat,):
            return False
        chain = table.dice.chains.get(seat)
        if chain is None or (chain.is_used_up and due is None):
            return not any(each not in table.dice.anchors for each in self._asked)
        return acting and not elsewhere and not self._chain(chain.anchor)

    def _anchor(self) -> Anchor:
        secret = self._secret()
        chain = Chain("p", secret)
        anchor = chain.public.hex()
        self._chains[anchor] = chain
        self._asked.add(anchor)
        receipt = self.witness.receipt
        own = OwnChain(anchor, secret.hex())
        self.witness.receipt = replace(receipt, chains=(*receipt.chains, own))
        self._keep(self.witness.receipt)
        return Anchor(id=self._sent(), anchor=anchor)

    def forget_unanswered(self) -> None:
        """After a refused anchor or a lost connection: anchors that were not stored will not be."""
        table = self.witness.table
        if table is not None:
            self._asked &= table.dice.anchors

    def _chain(self, anchor: str) -> Chain | None:
        if anchor not in self._chains:
            for each in self.witness.receipt.chains:
                if each.anchor == anchor and each.secret:
                    self._chains[anchor] = Chain("p", bytes.fromhex(each.secret))
        return self._chains.get(anchor)

    # Links

    def _give(self) -> Give | None:
        table, seat = self.witness.table, self.witness.seat
        due = None if table is None else table.dice.due
        if table is None or seat is None or due is None or seat not in due.awaited:
            return None
        known = table.dice.chains.get(seat)
        chain = None if known is None else self._chain(known.anchor)
        if known is None or chain is None or self.hesitates:
            return None
        link = chain.link(known.called).hex()
        given = [each for each in self.witness.receipt.given if each.link == link]
        if any((each.roll, each.head) != (due.roll, due.head.hex()) for each in given):
            return None  # it was given for another roll or another history, and must not be again
        self._last_given = due.roll
        command = self._sent()
        self.witness.gave(command, due.roll, due.head, link)
        self._keep(self.witness.receipt)
        return Give(id=command, roll=due.roll, link=link, head=due.head.hex())

    def _sent(self) -> str:
        new = self._new_id()
        self.witness.sent(new)
        return new

    def finish(self) -> None:
        """Keep the receipt of a finished table: without secrets, which nobody needs any more."""
        chains = tuple(replace(each, secret="") for each in self.witness.receipt.chains)
        self.witness.receipt = replace(self.witness.receipt, chains=chains)
        self._keep(self.witness.receipt)
