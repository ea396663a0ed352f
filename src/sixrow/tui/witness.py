"""Verification of a table's dice: the links of the hash chains, and each roll from its nonces."""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from sixrow.match import Cause, Event
from sixrow.match.chain import place_in_chain
from sixrow.match.events import Opened, Rolled, Sealed
from sixrow.match.fair_dice import NONCE, Contribution, fair_roll, pour
from sixrow.notation import dice_text


class Checked(NamedTuple):
    """The result of checking a roll: its number, and a fault code, empty if it is correct."""

    roll: int
    fault: str


class Witness:
    """Verifies every roll from the events of one table, in order.

    Attributes:
        commitments: the commitments published before the first roll, and since.
        checks: the fault code of every roll so far, empty if it is correct.
    """

    def __init__(self, sent: Mapping[str, str] | None = None) -> None:
        """Create a witness that has seen no event.

        Args:
            sent: the nonces that this client has sent, by command id; they must come back
                unchanged.
        """
        self._sent: Mapping[str, str] = {} if sent is None else sent
        self._honest = True
        self.commitments: list[str] = []
        self.checks: dict[int, str] = {}
        self._opened: Opened | None = None
        self._given: list[Contribution] = []
        self._link = ""
        self._rolls = 0

    @property
    def faults(self) -> list[Checked]:
        """The rolls that failed verification."""
        return [Checked(roll, fault) for roll, fault in self.checks.items() if fault]

    def see(self, event: Event) -> None:
        """Process the next event."""
        if event.cause is not None:
            self._take(event.cause)
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

    def _take(self, cause: Cause) -> None:
        """Add a nonce; one that is invalid or not the one sent makes the next roll a fault."""
        if cause.nonce != self._sent.get(cause.command, cause.nonce):
            self._honest = False
        if NONCE.fullmatch(cause.nonce) and cause.seat in range(256):
            self._given.append(Contribution(self._rolls, cause.seat, cause.nonce))
        elif cause.nonce:
            self._honest = False

    def _fault(self, rolled: Rolled) -> str:
        opened, before, honest = self._opened, self._rolls, self._honest
        self._rolls, self._honest = rolled.roll, True
        if opened is None or rolled.roll != before + 1:
            return "wrong-link"
        link = self._next_link(rolled, opened)
        if link is None:
            return "wrong-link"
        if not honest:
            return "no-own-nonce"
        fair = fair_roll(link, opened.table, rolled.roll, pour(self._given), len(rolled.dice))
        if dice_text(fair) != rolled.dice:
            return "wrong-roll"
        own = any(each.after == before and each.seat == rolled.seat for each in self._given)
        return "no-own-nonce" if rolled.hand == "person" and not own else ""

    def _next_link(self, rolled: Rolled, opened: Opened) -> bytes | None:
        """The link of a roll; None if it is malformed or does not match the commitment."""
        chain, place = place_in_chain(rolled.roll, max(opened.length, 1))
        sealed = self.commitments[chain : chain + 1] if place == 1 else [self._link]
        self._link = rolled.link
        try:
            link = bytes.fromhex(rolled.link)
        except ValueError:
            return None
        return link if [sha256(link).hexdigest()] == sealed else None
