"""What every event of a table did, for clients that show it and know no rule."""

from collections.abc import Sequence

from sixrow.match import Event, Table, apply
from sixrow.wire.frames import Narrative, Told
from sixrow.wire.views import effects_data


class Narration:
    """Goes along with the events of one table and notes what each did.

    Costs folding every event once more, and only once somebody wants to be told.
    """

    def __init__(self) -> None:
        """Begin before the first event."""
        self._table: Table | None = None
        self._effects: list[Told] = []

    @property
    def version(self) -> int:
        """The number of the last event that was followed."""
        return len(self._effects)

    def follow(self, events: Sequence[Event]) -> None:
        """Go on with the events after `version`."""
        for event in events:
            self._table = apply(self._table, event)
            self._effects.append(effects_data(self._table.effects))

    def of(self, events: Sequence[Event]) -> Narrative:
        """What each of some events did that were followed."""
        return tuple(self._effects[event.number - 1] for event in events)
