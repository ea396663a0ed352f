"""The dice of a table rolled again: each link against the one before, each die from the nonces."""

from hashlib import sha256
from typing import NamedTuple

from sixrow.match import Event
from sixrow.match.chain import place_in_chain
from sixrow.match.events import Opened, Rolled, Sealed
from sixrow.match.fair_dice import Contribution, fair_roll, pour
from sixrow.notation import dice_text


class Checked(NamedTuple):
    """What came of checking a roll: its number, and the fault, empty if there is none."""

    roll: int
    fault: str


class Witness:
    """Is shown the events of one table in order, and believes nothing.

    Attributes:
        commitments: what was sealed before the first roll, and since.
        checks: every roll so far with its fault, empty if it is as it should be.
    """

    def __init__(self) -> None:
        self.commitments: list[str] = []
        self.checks: dict[int, str] = {}
        self._opened: Opened | None = None
        self._given: list[Contribution] = []
        self._link = ""
        self._rolls = 0

    @property
    def faults(self) -> list[Checked]:
        """The rolls that are not what they should be."""
        return [Checked(roll, fault) for roll, fault in self.checks.items() if fault]

    def see(self, event: Event) -> None:
        """Look at the next event."""
        if event.cause is not None and event.cause.nonce:
            cause = event.cause
            self._given.append(Contribution(self._rolls, cause.seat, cause.nonce))
        match event.fact:
            case Opened() as opened:
                self._opened = opened
                self.commitments = list(opened.commitments)
            case Sealed(commitment=commitment):
                self.commitments.append(commitment)
            case Rolled() as rolled:
                self.checks[rolled.roll] = self._fault(rolled)
            case _:
                pass

    def _fault(self, rolled: Rolled) -> str:
        opened, before = self._opened, self._rolls
        self._rolls = rolled.roll
        if opened is None or rolled.roll != before + 1:
            return "wrong-link"
        chain, place = place_in_chain(rolled.roll, opened.length)
        sealed = self.commitments[chain] if place == 1 else self._link
        self._link = rolled.link
        link = bytes.fromhex(rolled.link)
        if sha256(link).hexdigest() != sealed:
            return "wrong-link"
        fair = fair_roll(link, opened.table, rolled.roll, pour(self._given), len(rolled.dice))
        if dice_text(fair) != rolled.dice:
            return "wrong-roll"
        own = any(each.after == before and each.seat == rolled.seat for each in self._given)
        return "no-own-nonce" if rolled.hand == "person" and not own else ""
