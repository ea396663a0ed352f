"""A table as a client knows it: the events it was told, and what they make of it."""

from collections.abc import Iterable, Sequence

from sixrow.match import Event, Table, apply


class Contradiction(Exception):
    """A server has told an event in two ways, or left one out."""


class Mirror:
    """What a client was told of a table.

    Attributes:
        events: all of them, in order.
        table: the table that they make; None before the first.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.table: Table | None = None

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def take(self, events: Iterable[Event]) -> None:
        """Hear events; those heard before must be the same as then.

        Raises:
            Contradiction: one is another than before, or one is missing.
        """
        for event in events:
            if event.number <= len(self.events):
                known = self.events[event.number - 1]
                if known != event:
                    raise Contradiction(f"told {known}, then {event}")
            elif event.number == len(self.events) + 1:
                self.table = apply(self.table, event)
                self.events.append(event)
            else:
                raise Contradiction(f"event {event.number} after {len(self.events)}")

    def compare(self, stored: Sequence[Event]) -> None:
        """Compare what was told with what a database holds at the end.

        Raises:
            Contradiction: something that was told is not there, or is another.
        """
        for event in self.events:
            found = stored[event.number - 1] if event.number <= len(stored) else None
            if found != event:
                raise Contradiction(f"told {event}, stored {found}")
