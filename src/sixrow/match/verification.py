"""Verifies the dice of a record, from the record alone.

Reading a record has already checked it against the rules. This module enters its proof into a
ledger, roll by roll, computes all dice again, and trusts nothing in the proof that can be computed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec import structs

from sixrow.match import pairs
from sixrow.match.dice_faults import (
    anchored_faults,
    due_faults,
    given_faults,
    resealed_faults,
    rolled_faults,
    void_faults,
)
from sixrow.match.events import Anchored, Due, Given, Resealed, Rolled, Void
from sixrow.match.ledger import DiceLedger
from sixrow.match.proof import Proof, ProvenRoll, digest, read_proof
from sixrow.match.receipt import Receipt, receipt_faults
from sixrow.notation import Record, begins_turn, dice_text
from sixrow.rules import Refusal, Seat, start
from sixrow.rules.dice import Dice, number
from sixrow.rules.refusal import Detail


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one check.

    Attributes:
        name: names the check; clients turn it and the facts into a sentence.
        facts: how much was checked.
        faults: what is wrong; empty if the check passed.
    """

    name: str
    facts: dict[str, Detail]
    faults: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of verifying a record.

    Attributes:
        proof: what was verified.
        checks: what was checked, and what is wrong.
        counted: for each roll made in this game, the people whose links for it counted in it.
    """

    proof: Proof
    checks: tuple[Check, ...]
    counted: tuple[tuple[Seat, ...], ...]

    @property
    def holds(self) -> bool:
        """Whether every check passed."""
        return not any(check.faults for check in self.checks)


def verify(
    record: Record, commitment: str | None = None, receipts: Iterable[Receipt] = ()
) -> Verification:
    """Compute the dice of a record again and check them and the proof.

    Args:
        record: a record with a proof.
        commitment: the first commitment as noted before the game, if it was.
        receipts: what clients of the players have kept.

    Raises:
        Refusal: the record has no proof that can be verified; see `read_proof`.
    """
    proof = read_proof(record)
    walk = _Walk(record, proof)
    walk.run()
    dice = [throw.dice for throw in walk.throws]
    facts: dict[str, Detail] = {"rolls": len(dice), "dice": sum(map(number, dice))}
    checks = [
        Check("replay", {"entries": len(record.entries)}, ()),
        _commitment_check(proof, commitment),
        Check("chains", {"links": walk.links}, tuple(walk.chain_faults)),
        Check("dice", facts, tuple(walk.dice_faults)),
        Check(
            "counted", {"links": walk.counted_links, "rolls": len(dice)}, tuple(walk.call_faults)
        ),
        Check("digest", {}, tuple(_digest_faults(record, proof))),
    ]
    for each in receipts:
        found = tuple(receipt_faults(each, record, proof, walk.made))
        checks.append(Check("receipt", {"rolls": len(each.rolls), "name": each.name}, found))
    return Verification(proof, tuple(checks), tuple(walk.counted))


def _commitment_check(proof: Proof, noted: str | None) -> Check:
    first = proof.commitments[0]
    if noted is None:
        return Check("commitment", {}, () if first[0] == 0 else (Refusal("wrong-commitment"),))
    other = noted.lower() != first[1]
    return Check("noted-commitment", {}, (Refusal("other-commitment", text=first[1]),) * other)


def _digest_faults(record: Record, proof: Proof) -> Iterator[Refusal]:
    if digest(record, proof) != proof.digest:
        yield Refusal("wrong-digest")


@dataclass(frozen=True, slots=True)
class _Throw:
    """A roll of the record: its number at the table, the seat that rolled it, and the dice."""

    roll: int
    seat: Seat
    dice: Dice


_OF_CALLS = ("not-called", "no-person", "anchored-late", "second-draw", "resealed")


class _Walk:
    """Enters a proof into a ledger and collects what is wrong.

    Attributes:
        throws: the rolls of the record with their numbers at the table.
        made: the dice of every number of the table that was rolled, as far as known.
    """

    def __init__(self, record: Record, proof: Proof) -> None:
        self._record, self._proof = record, proof
        self._ledger = DiceLedger.opened(proof.table, proof.commitments[0][1])
        self._people = {seat - 1 for seat in proof.people if seat}
        self._players: tuple[Seat, ...] = ()
        self._away: tuple[Seat, ...] = ()
        self._dice: dict[int, Dice] = {}
        self._off = start(record.setup)
        self._roll_off: dict[int, Dice] = {}
        self._begun = False
        self.throws: list[_Throw] = []
        self.made: dict[int, str] = {}
        self.links = self.counted_links = 0
        self.counted: list[tuple[Seat, ...]] = []
        self.chain_faults: list[Refusal] = []
        self.dice_faults: list[Refusal] = []
        self.call_faults: list[Refusal] = []

    def run(self) -> None:
        proof = self._proof
        self.call_faults += self._wrong_people()
        if proof.game == 1:
            if proof.first != 1:
                self.dice_faults.append(Refusal("wrong-first-roll", roll=proof.first))
            self._match((), {})
        for roll, proven in enumerate(proof.rolls, start=1):
            if proof.game != 1 and roll == proof.first:
                self._match_second()
                self._ledger = self._ledger.began()
            self._before(roll - 1)
            self._enter(roll, proven)
        if proof.game != 1 and proof.first > len(proof.rolls):
            self._match_second()
        self._before(len(proof.rolls))

    def _wrong_people(self) -> Iterator[Refusal]:
        """Who is a person follows from the seats of the record: those without a computer's tag."""
        proof, players = self._proof, self._record.setup.players
        computers = [f"Computer{seat}" in self._record.tags for seat in range(1, players + 1)]
        right = len(proof.people) == players and all(
            (chain == 0) == computer
            and chain <= seat
            and (not chain or proof.people[chain - 1] == chain)
            for seat, (chain, computer) in enumerate(zip(proof.people, computers, strict=True), 1)
        )
        if not right:
            yield Refusal("wrong-people")
        named = {seat - 1 for _, *both in proof.plays for seats in both for seat in seats}
        if not named <= self._people:
            yield Refusal("no-person", roll=0)

    def _note(self, roll: int, codes: Iterable[str]) -> None:
        for code in codes:
            faults = self.call_faults if code in _OF_CALLS else self.chain_faults
            faults.append(Refusal(code, roll=roll))

    def _before(self, spent: int) -> None:
        """Enter what came between two rolls: new chains, and who plays from now on."""
        proof = self._proof
        for before, commitment in proof.commitments[1:]:
            if before == spent:
                fact = Resealed(commitment=commitment, salt="")
                self._note(spent, resealed_faults(self._ledger, fact))
                self._ledger = self._ledger.resealed(fact)
        for before, seat, anchor in proof.anchors:
            if before == spent:
                anchored = Anchored(seat=seat - 1, anchor=anchor)
                self._note(spent, anchored_faults(self._ledger, anchored, self._people))
                self._ledger = self._ledger.anchored(anchored)
        for before, playing, away in proof.plays:
            if before == spent:
                self._players = tuple(seat - 1 for seat in playing)
                self._away = tuple(seat - 1 for seat in away)

    def _enter(self, roll: int, proven: ProvenRoll) -> None:
        seat, callers = proven.seat - 1, tuple(each - 1 for each in proven.callers)
        due = Due(roll=roll, seat=seat, callers=callers)
        roller = self._roller(seat)
        self._note(roll, due_faults(self._ledger, due, self._players, roller))
        self._ledger = self._ledger.made_due(due, self._players, self._away, b"", 0)
        self.links += sum(map(bool, (*proven.links, proven.link)))
        if proven.dropped and (proven.made or not proven.link):
            self._note(roll, ["second-draw"])
        if not proven.link:
            self._resealed(roll, proven)
        elif proven.made:
            self._rolled(roll, proven)
        else:
            self._void(roll, proven, roller)

    def _resealed(self, roll: int, proven: ProvenRoll) -> None:
        """Check a roll that was not made because the house published a new chain before."""
        if proven.made:
            self._note(roll, ["wrong-link"])
        elif len(proven.links) != len(proven.callers):
            self._note(roll, ["not-called"])
        for seat, link in zip(proven.callers, proven.links, strict=False):
            if link:
                given = Given(roll=roll, seat=seat - 1, link=link)
                self._note(roll, given_faults(self._ledger, given))

    def _void(self, roll: int, proven: ProvenRoll, roller: Seat | None) -> None:
        dropped = tuple(each - 1 for each in proven.dropped)
        void = Void(roll=roll, link=proven.link, links=proven.links, dropped=dropped)
        later = self._playing_after(roll)
        over = roll in (len(self._proof.rolls), self._proof.first - 1)
        self._note(roll, void_faults(self._ledger, void, later, roller, over=over))
        self._ledger = self._ledger.void(void, later)

    def _playing_after(self, roll: int) -> tuple[Seat, ...]:
        return next(
            (
                tuple(seat - 1 for seat in playing)
                for before, playing, _ in self._proof.plays
                if before == roll
            ),
            self._players,
        )

    def _roller(self, seat: Seat) -> Seat | None:
        """The chain of the person who rolls at a seat; None for a bot, or if that is not known.

        One of several seats of a person may be played by a bot that stands in.
        """
        people = self._proof.people
        chain = people[seat] - 1 if seat < len(people) else -1
        alone = people.count(chain + 1) == 1
        return chain if alone and chain in self._players else None

    def _rolled(self, roll: int, proven: ProvenRoll) -> None:
        fact = Rolled(
            seat=proven.seat - 1,
            roll=roll,
            dice="",
            link=proven.link,
            links=proven.links,
            hand="person",
        )
        own = roll >= self._proof.first
        dice = self._dice.get(roll) if own else self._first_game(fact)
        count = 0 if dice is None else number(dice)
        told = structs.replace(fact, dice="" if dice is None else dice_text(dice))
        codes = set(rolled_faults(self._ledger, told, count))
        if "wrong-roll" in codes and dice is not None:
            self._wrong_dice(roll, dice, self._ledger.dice(fact, count))
        self._note(roll, codes - {"wrong-roll"})
        before, self._ledger = self._ledger, self._ledger.rolled(fact)
        self.made[roll] = told.dice
        if own:
            links = before.links_of(fact)
            counted = {seat for seat in links if self._ledger.counted.get(seat) == roll}
            self.counted.append(tuple(sorted(counted)))
            self.counted_links += len(counted)

    # The rolls of the record

    def _match(self, again: Sequence[int], dice: Mapping[int, Dice]) -> None:
        """Find the number at the table of every roll of the record.

        Args:
            again: in the second game of a pair, the rolls of the first roll-off, in the order in
                which they count again, each for the next seat.
            dice: what they showed.
        """
        proof, players = self._proof, self._record.setup.players
        made = [
            (each.seat, each.entry.value) for each in self._record.moments if each.entry.is_roll
        ]
        later = range(proof.first, len(proof.rolls) + 1)
        numbers = [*again, *(roll for roll in later if proof.rolls[roll - 1].made)]
        if len(numbers) != len(made):
            wrong = Refusal("wrong-number-of-rolls", awaited=len(numbers), found=len(made))
            self.dice_faults.append(wrong)
        for index, (roll, (seat, found)) in enumerate(zip(numbers, made, strict=False)):
            reused = index < len(again)
            roller = (seat - 1) % players if reused else seat
            if proof.rolls[roll - 1].seat - 1 != roller:
                self.dice_faults.append(Refusal("wrong-roller", roll=roll))
            if reused and found != dice[roll]:
                self._wrong_dice(roll, found, dice[roll])
            self.throws.append(_Throw(roll, roller, found))
            if not reused:
                self._dice[roll] = found

    def _wrong_dice(self, roll: int, found: Dice, fair: Dice) -> None:
        wrong = Refusal("wrong-roll", roll=roll, found=dice_text(found), fair=dice_text(fair))
        self.dice_faults.append(wrong)

    def _match_second(self) -> None:
        """Match the second game of a pair, once the first roll-off is known."""
        rolls = list(self._roll_off)
        if not self._begun:
            self.dice_faults.append(Refusal("wrong-first-roll", roll=self._proof.first))
            self._match((), {})
            return
        order = pairs.exchanged(self._record.setup, [self._roll_off[roll] for roll in rolls])
        self._match([rolls[index] for index in order], self._roll_off)

    def _first_game(self, fact: Rolled) -> Dice | None:
        """The dice of a roll of the first game, as far as its roll-off goes."""
        if self._begun:
            return None
        dice = self._ledger.dice(fact, self._off.dice_to_roll)
        step = self._off.roll(dice)
        self._roll_off[fact.roll] = dice
        self._off, self._begun = step.position, begins_turn(step.effects)
        return dice
