"""What a load has seen: how many decisions, how long they took, what went wrong."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

Seconds = float


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies; 0 if there is none."""
    if not sorted_values:
        return 0.0
    return sorted_values[int(share * (len(sorted_values) - 1))]


@dataclass
class Book:
    """The counts of a load.

    Attributes:
        counting: whether decisions and their times count now.
        decisions: commands whose events their sender has seen.
        times: seconds from sending a command to its events at another player.
        finished: games and tables that came to their end.
        reconnects: sockets that ended before the table was over.
        refused: refusals by code.
        faults: what must not happen, in words.
        sent: commands on their way: when each was sent.
    """

    counting: bool = True
    decisions: int = 0
    times: list[Seconds] = field(default_factory=list)
    finished: int = 0
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    sent: dict[str, Seconds] = field(default_factory=dict)

    def seen_by_sender(self) -> None:
        """A sender has seen the events of a command."""
        if self.counting:
            self.decisions += 1

    def seen_by_other(self, command: str, now: Seconds) -> None:
        """Another player has seen the events of a command."""
        began = self.sent.pop(command, None)
        if began is not None and self.counting:
            self.times.append(now - began)

    def milliseconds(self) -> tuple[float, float]:
        """Half of all decisions were seen within the first, all but one in a hundred the second."""
        found = sorted(self.times)
        return 1000 * percentile(found, 0.5), 1000 * percentile(found, 0.99)
