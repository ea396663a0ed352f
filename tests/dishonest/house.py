"""A house that cheats: the real authority, but what it says passes through an attack.

Everything else is real: rules, clocks, storage, the socket. The house believes its own lies, so
that a game goes on after them: the events that it tells are those that it folds and stores.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from sixrow.match import Answer, Authority, Event, House, HouseNotice, Person, PersonCommand, Table
from sixrow.match.events import AnyFact, Cause
from sixrow.match.fold import apply

VICTIM = "Bo"
"""The name of the person whom the house cheats; everybody else is in league with it."""


Attack: TypeAlias = Callable[["DishonestHouse", Sequence[AnyFact]], list[AnyFact]]
"""Gives the facts to tell instead of an honest answer; the same ones if it is not the moment."""


class DishonestHouse(Authority):
    """An authority whose answers pass through an attack.

    Attributes:
        attack: the attack.
        done: how often it was made; an attack counts for itself.
        forged: the cause to show for the next events, if it is not the true one.
    """

    def __init__(self, events: Iterable[Event], house: House, attack: Attack) -> None:
        super().__init__(events, house)
        self.attack = attack
        self.done = 0
        self.forged: Cause | None = None

    def propose(self, command: PersonCommand | HouseNotice, by: Person | None, now: int) -> Answer:
        """The honest answer, altered."""
        answer = super().propose(command, by, now)
        if not answer.events:
            return answer
        honest = [event.fact for event in answer.events]
        told = self.attack(self, honest)
        if told == honest and self.forged is None:
            return answer
        return self._folded(told, self.forged or answer.events[0].cause, answer.events[0].time)

    def _folded(self, facts: Sequence[AnyFact], cause: Cause | None, now: int) -> Answer:
        self.forged = None
        table, events, tables = self.table, list[Event](), list[Table]()
        for fact in facts:
            events.append(Event(table.version + 1, now, fact, cause))
            table, cause = apply(table, events[-1]), None
            tables.append(table)
        return Answer(table, tuple(events), tuple(tables))

    # What attacks make use of

    @property
    def victim(self) -> int:
        """The seat of the victim's chain."""
        names = [state.chair.name for state in self.table.seats]
        return names.index(VICTIM)

    @property
    def in_victims_name(self) -> Cause:
        """A command that the victim has never sent."""
        return Cause(by=self.table.seats[self.victim].chair.person, command="never-sent")

    def house_link(self, ahead: int = 0) -> str:
        """The link of the house for the number that was spent last, or one further on."""
        ledger = self.table.dice
        return self.house.envelope.chain(ledger.salt).link(ledger.index + ahead).hex()

    def tell(self, *facts: AnyFact, now: int = 0) -> None:
        """Say something out of the blue."""
        self.accept(self._folded(facts, Cause(), max(now, self.table.time)))


def set_back(table: Table, events: Sequence[Event], number: int, house: House) -> Authority:
    """A house that was set back to an earlier event, as by a snapshot of its disk."""
    assert table.version >= number
    return Authority(events[:number], house)
