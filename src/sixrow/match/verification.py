"""Verifies the dice of a record, from the record alone.

Reading a record has already checked it against the rules. This module computes its dice again from
the links and nonces of its proof, and trusts nothing in the proof that can be computed.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from sixrow.match import pairs
from sixrow.match.chain import place_in_chain
from sixrow.match.fair_dice import PACKED, fair_roll, pour
from sixrow.match.proof import Proof, digest, read_proof
from sixrow.notation import Record, begins_turn, dice_text
from sixrow.rules import Refusal, Seat
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
    """The result of verifying a record."""

    proof: Proof
    checks: tuple[Check, ...]

    @property
    def holds(self) -> bool:
        """Whether every check passed."""
        return not any(check.faults for check in self.checks)


@dataclass(frozen=True, slots=True)
class _Throw:
    """A roll of the record: its number at the table, the seat that rolled it, and the dice."""

    roll: int
    seat: Seat
    dice: Dice


def verify(record: Record, commitment: str | None = None) -> Verification:
    """Compute the dice of a record again and check them and the proof.

    Args:
        record: a record with a proof.
        commitment: the first commitment as noted before the game, if it was.

    Raises:
        Refusal: the record has no proof (``no-proof``) or a malformed one (``not-a-proof``), or
            the game began from a position (``proof-from-position``).
    """
    proof = read_proof(record)
    looked = _Verifier(record, proof)
    return Verification(proof, tuple(looked.checks(commitment)))


class _Verifier:
    def __init__(self, record: Record, proof: Proof) -> None:
        self._record = record
        self._proof = proof
        self._given = sorted(proof.contributions(), key=lambda given: given.after)
        self._poured = pour(self._given)
        self._after = [given.after for given in self._given]

    def checks(self, commitment: str | None) -> Iterator[Check]:
        proof = self._proof
        entries = len(self._record.entries)
        yield self._check("replay", lambda: iter(()), entries=entries)
        name = "commitment" if commitment is None else "noted-commitment"
        yield self._check(name, lambda: self._commitment(commitment))
        yield self._check("links", self._links, links=len(proof.links))
        throws, faults = self._throws()
        dice = sum(number(throw.dice) for throw in throws)
        wrong = [*faults, *self._wrong_dice(throws)]
        yield Check("dice", {"rolls": len(throws), "dice": dice}, tuple(wrong))
        people = sum(self._is_persons(throw.roll) for throw in throws)
        lacking = tuple(self._nonces(throws))
        counts: dict[str, Detail] = {"nonces": len(proof.nonces), "rolls": people}
        yield Check("nonces", counts, lacking)
        yield self._check("digest", self._digest)

    def _check(self, name: str, find: Callable[[], Iterator[Refusal]], **facts: Detail) -> Check:
        return Check(name, facts, tuple(find()))

    def _commitment(self, noted: str | None) -> Iterator[Refusal]:
        proof = self._proof
        awaited = len(proof.links) // proof.length + 2
        if len(proof.commitments) != awaited:
            found = len(proof.commitments)
            yield Refusal("wrong-number-of-commitments", awaited=awaited, found=found)
        elif noted is not None and noted.lower() != proof.commitments[0]:
            yield Refusal("other-commitment", text=proof.commitments[0])

    def _links(self) -> Iterator[Refusal]:
        """The SHA-256 of each link must be the link before it, or the commitment of its chain."""
        proof = self._proof
        for roll, link in enumerate(proof.links, start=1):
            chain, place = place_in_chain(roll, proof.length)
            if place > 1:
                before = proof.links[roll - 2]
            elif chain < len(proof.commitments):
                before = proof.commitments[chain]
            else:
                before = ""
            if sha256(bytes.fromhex(link)).hexdigest() != before:
                yield Refusal("wrong-link", roll=roll)

    # Dice

    def _throws(self) -> tuple[list[_Throw], list[Refusal]]:
        """The rolls of the record with their numbers, as far as known, and the faults."""
        made = list(self._rolls_of_record())
        again, faults = self._roll_off_again()
        first, links = self._proof.first, len(self._proof.links)
        numbers = [*again, *range(first, links + 1)]
        if len(numbers) != len(made):
            faults.append(Refusal("wrong-number-of-rolls", awaited=len(numbers), found=len(made)))
        players = self._record.setup.players
        throws = []
        for index, (roll, (seat, dice)) in enumerate(zip(numbers, made, strict=False)):
            roller = (seat - 1) % players if index < len(again) else seat
            throws.append(_Throw(roll, roller, dice))
        return throws, faults

    def _rolls_of_record(self) -> Iterator[tuple[Seat, Dice]]:
        for moment in self._record.moments:
            if moment.entry.is_roll:
                yield moment.seat, moment.entry.value

    def _roll_off_again(self) -> tuple[list[int], list[Refusal]]:
        """The numbers of the roll-off's rolls that the second game of a pair reuses, and faults."""
        if self._proof.game == 1:
            wrong = self._proof.first != 1
            return [], [Refusal("wrong-first-roll", roll=self._proof.first)] if wrong else []
        position = self._record.start
        dice: list[Dice] = []
        for roll in range(1, min(self._proof.first, len(self._proof.links) + 1)):
            dice.append(self._fair(roll, position.dice_to_roll))
            step = position.roll(dice[-1])
            if begins_turn(step.effects):
                order = pairs.exchanged(self._record.setup, dice)
                return [index + 1 for index in order], []
            position = step.position
        return [], [Refusal("wrong-first-roll", roll=self._proof.first)]

    def _wrong_dice(self, throws: list[_Throw]) -> Iterator[Refusal]:
        for throw in throws:
            fair = self._fair(throw.roll, number(throw.dice))
            if throw.dice != fair:
                told = dice_text(throw.dice)
                yield Refusal("wrong-roll", roll=throw.roll, found=told, fair=dice_text(fair))

    def _fair(self, roll: int, count: int) -> Dice:
        link = bytes.fromhex(self._proof.links[roll - 1])
        poured = self._poured[: PACKED * bisect_left(self._after, roll)]
        return fair_roll(link, self._proof.table, roll, poured, count)

    # Nonces

    def _is_persons(self, roll: int) -> bool:
        return self._proof.hands[roll - 1 : roll] == "p"

    def _nonces(self, throws: list[_Throw]) -> Iterator[Refusal]:
        """Nonces must be unique and in order; a person's roll needs a nonce sent just before it."""
        proof = self._proof
        if len(proof.hands) != len(proof.links) or not set(proof.hands) <= {"p", "b"}:
            found = len(proof.hands)
            yield Refusal("wrong-number-of-hands", awaited=len(proof.links), found=found)
        seen: set[str] = set()
        latest = 0
        for after, seat, nonce in proof.nonces:
            ordered = latest <= after <= len(proof.links) and seat <= self._record.setup.players
            if nonce in seen or not ordered:
                yield Refusal("wrong-nonce", text=nonce)
            seen.add(nonce)
            latest = max(latest, after)
        own = {(given.after, given.seat) for given in self._given}
        for throw in throws:
            if self._is_persons(throw.roll) and (throw.roll - 1, throw.seat) not in own:
                yield Refusal("no-own-nonce", roll=throw.roll, seat=throw.seat + 1)

    def _digest(self) -> Iterator[Refusal]:
        if digest(self._record, self._proof) != self._proof.digest:
            yield Refusal("wrong-digest")
