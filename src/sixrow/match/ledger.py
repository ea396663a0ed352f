"""What determines the dice of a table: commitments, anchors, links, and the ratchet they turn.

The table of the authority, the witness of a client and `sixrow verify` each keep a ledger and enter
the same facts. A ledger checks nothing; `dice_faults` finds what is wrong with a fact.
"""

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from sixrow.match.chain import LENGTH, before
from sixrow.match.events import Anchored, Due, Given, Resealed, Rolled, Void
from sixrow.match.fair_dice import Held, counting, fair_roll, first_ratchet, ratchet
from sixrow.rules import Seat
from sixrow.rules.dice import Dice

_NOBODY: frozenset[Seat] = frozenset()


class PersonChain(Struct, frozen=True, gc=False):
    """The chain of a person, as far as it is known.

    Attributes:
        anchor: its public value.
        anchored: how many rolls had been due when it was anchored.
        called: for how many rolls a link of it was asked; the index of the link for the last.
        shown: the index of the last link that was shown; 0 for the anchor.
        last: that link, or the anchor.
    """

    anchor: str
    anchored: int
    called: int
    shown: int
    last: str

    @property
    def is_used_up(self) -> bool:
        """Whether there is no link for another roll."""
        return self.called >= LENGTH

    def fits(self, link: str) -> bool:
        """Whether this is the link for the last roll that asked for one."""
        value = bytes.fromhex(link)
        for _ in range(self.called - self.shown):
            value = before("p", value)
        return value.hex() == self.last


class DueRoll(Struct, frozen=True, gc=False):
    """A roll that is due.

    Attributes:
        roll: its number.
        seat: the seat that rolls.
        callers: the people who have to give a link, by the seats of their chains.
        players: everybody who played when it became due, likewise.
        away: people for whom a bot played then, but whose result counts, likewise.
        head: the head of the history when it became due.
        since: when that was, or when the house was back after it had been down.
        given: the links given so far.
        first: whether no roll was made since the house's chain was published.
    """

    roll: int
    seat: Seat
    callers: tuple[Seat, ...]
    players: tuple[Seat, ...]
    away: tuple[Seat, ...]
    head: bytes
    since: int
    given: Mapping[Seat, str] = {}
    first: bool = False

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The callers who have not given a link yet."""
        return tuple(seat for seat in self.callers if seat not in self.given)

    @property
    def interested(self) -> tuple[Seat, ...]:
        """Everybody whose link a chain has to wait for before its own links count."""
        return self.players + self.away


class DiceLedger(Struct, frozen=True, gc=False):
    """The state of a table's dice; only its methods make another one.

    Attributes:
        table: the table's id.
        commitment: the public value of the house's chain in force.
        salt: what the house made that chain from.
        base: how many rolls had been due when it was published.
        link: the last link of it that was shown; the commitment at first.
        spent: how many rolls have been due.
        chains: the chains of people in force, by seat.
        anchors: all anchors ever made.
        held: the links that have not counted yet.
        counted: for each seat, the last roll for which a link was given that has counted.
        ratchet: what all counted links lead to.
        due: the roll that is due.
        missed: who has let a roll become void since the last roll that was made: dropped, or no
            player any more when their link was awaited.
        fresh: whether no roll was made since the commitment was published.
    """

    table: str
    commitment: str
    ratchet: bytes
    link: str
    salt: str = ""
    base: int = 0
    spent: int = 0
    chains: Mapping[Seat, PersonChain] = {}
    anchors: frozenset[str] = frozenset()
    held: tuple[Held, ...] = ()
    counted: Mapping[Seat, int] = {}
    due: DueRoll | None = None
    missed: frozenset[Seat] = frozenset()
    fresh: bool = True

    @classmethod
    def opened(cls, table: str, commitment: str) -> "DiceLedger":
        """The ledger of a new table."""
        return cls(table, commitment, first_ratchet(table), commitment)

    @property
    def index(self) -> int:
        """The place of the last number spent in the house's chain, from 1."""
        return self.spent - self.base

    def anchored(self, fact: Anchored) -> "DiceLedger":
        chain = PersonChain(fact.anchor, self.spent, 0, 0, fact.anchor)
        return replace(
            self,
            chains={**self.chains, fact.seat: chain},
            anchors=self.anchors | {fact.anchor},
        )

    def only(self, seats: Collection[Seat]) -> "DiceLedger":
        """The ledger without the chains of other seats, whose people have left or sit lower."""
        chains = {seat: chain for seat, chain in self.chains.items() if seat in seats}
        return replace(self, chains=chains)

    def resealed(self, fact: Resealed) -> "DiceLedger":
        return replace(
            self,
            commitment=fact.commitment,
            salt=fact.salt,
            base=self.spent,
            link=fact.commitment,
            chains={},
            held=(),
            due=None,
            missed=frozenset(),
            fresh=True,
        )

    def made_due(
        self, fact: Due, players: Iterable[Seat], away: Iterable[Seat], head: bytes, now: int
    ) -> "DiceLedger":
        due = DueRoll(
            fact.roll,
            fact.seat,
            fact.callers,
            tuple(players),
            tuple(away),
            head,
            now,
            first=self.fresh,
        )
        chains = dict(self.chains)
        for seat in fact.callers:
            if seat in chains:
                chains[seat] = replace(chains[seat], called=chains[seat].called + 1)
        return replace(self, due=due, spent=fact.roll, chains=chains)

    def resumed(self, now: int) -> "DiceLedger":
        """The ledger after the house was down: nobody could give a link."""
        return self if self.due is None else replace(self, due=replace(self.due, since=now))

    def given(self, fact: Given) -> "DiceLedger":
        if self.due is None:
            return self
        return replace(self, due=replace(self.due, given={**self.due.given, fact.seat: fact.link}))

    def rolled(self, fact: Rolled) -> "DiceLedger":
        """The ledger after a roll; `fact.dice` is not looked at."""
        chains, held = self._shown(fact)
        due = self.due
        counts = counting(held, self.counted, () if due is None else due.interested)
        counted = dict(self.counted)
        for each in counts:  # by roll: the last one stays
            counted[each.seat] = max(counted.get(each.seat, 0), each.roll)
        return replace(
            self,
            link=fact.link,
            chains=chains,
            due=None,
            held=() if len(counts) == len(held) else _without(held, counts),
            counted=counted,
            ratchet=ratchet(self.ratchet, fact.roll, counts),
            missed=_NOBODY,
            fresh=False,
        )

    def void(self, fact: Void, players: Collection[Seat]) -> "DiceLedger":
        """The ledger after a roll that was not made; `players` are those who play now."""
        callers = self.due.callers if self.due else ()
        gone = set(callers) - set(self.links_of(fact)) - set(players)
        chains, held = self._shown(fact)
        missed = self.missed | gone | set(fact.dropped)
        return replace(
            self, link=fact.link, chains=chains, held=tuple(held), due=None, missed=missed
        )

    def began(self) -> "DiceLedger":
        """The ledger at the beginning of a game, in which nobody has missed a roll yet."""
        return replace(self, missed=frozenset())

    def _shown(self, fact: Rolled | Void) -> tuple[dict[Seat, PersonChain], list[Held]]:
        """The chains after the links of a roll were shown, and the links held from now on."""
        chains, held = dict(self.chains), list(self.held)
        for seat, link in self.links_of(fact).items():
            chain = chains.get(seat)
            if chain is not None:
                held.append(Held(fact.roll, seat, chain.anchored, link))
                chains[seat] = replace(chain, shown=chain.called, last=link)
        return chains, held

    def links_of(self, fact: Rolled | Void) -> dict[Seat, str]:
        """The links that callers have given for a roll."""
        callers = self.due.callers if self.due else ()
        return {seat: link for seat, link in zip(callers, fact.links, strict=False) if link}

    def dice(self, fact: Rolled, number: int) -> Dice:
        """The dice that a roll has to show, by its links; `fact.dice` is not looked at."""
        return fair_roll(fact.link, self.table, fact.roll, self.rolled(fact).ratchet, number)


def _without(held: Iterable[Held], counted: Collection[Held]) -> tuple[Held, ...]:
    return tuple(each for each in held if each not in counted)
