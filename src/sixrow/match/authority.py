"""The authority over one table: it answers commands with numbered events or with a refusal.

`handle` is a pure function of the table, the command, its sender, the time and the house.
`Authority` keeps a table and its events in memory.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from sixrow.match import commands, entered_dice, lobby, moves, notices, rolls
from sixrow.match.commands import Command, HouseNotice, Notice, PersonCommand, TableRequest
from sixrow.match.draft import Answer, Draft
from sixrow.match.events import Cause, Event, Given, Opened
from sixrow.match.fold import apply, rebuild, tables_after
from sixrow.match.house import House, Person, check_person
from sixrow.match.lobby import Opening
from sixrow.match.table import Table
from sixrow.match.terms import PERSON_ID, TABLE_ID, settle
from sixrow.rules import Refusal
from sixrow.rules.effects import Effect

_COMMAND_ID = re.compile("[!-~]{1,64}")


def open_table(table: str, opening: Opening, now: int, house: House) -> Answer:
    """Open a new table.

    Args:
        table: an id that no other table has.
        opening: the terms, and who sits where.
        now: the house's clock in milliseconds.
        house: its envelope must not have been used before.

    Raises:
        Refusal: the terms are invalid, or these people and bots cannot be seated.
    """
    if not TABLE_ID.fullmatch(table):
        raise Refusal("not-a-table", text=table[:80])
    terms, setup = settle(opening.terms, house.levels)
    if len(opening.chairs) != setup.players:
        raise Refusal("wrong-number-of-chairs", awaited=setup.players, found=len(opening.chairs))
    if opening.host and not PERSON_ID.fullmatch(opening.host):
        raise Refusal("not-a-person", text=opening.host[:80])
    lobby.check_chairs(terms, opening.chairs, house.levels)
    opened = Opened(
        table=table,
        host=opening.host,
        terms=terms,
        chairs=opening.chairs,
        commitment=house.envelope.chain().public.hex(),
    )
    event = Event(1, max(now, 0), opened, Cause())
    begun = apply(None, event)
    return Answer(begun, (event,), (begun,))


def handle(
    table: Table, command: PersonCommand | HouseNotice, by: Person | None, now: int, house: House
) -> Answer:
    """Answer a command without changing `table`.

    Args:
        table: the current state.
        command: a command from a person or bot, or a notice from the house.
        by: the sender, as authenticated by the house; None for the house itself.
        now: the house's clock in milliseconds; a value before the last event counts as its time.
        house: provides the dice and the levels of the bots.

    Raises:
        Refusal: the command is not allowed, out of turn, or based on a stale version.
    """
    now = max(now, table.time)
    if isinstance(command, Notice):
        if by is not None:
            raise Refusal("for-the-house")
        draft = Draft(table, Cause(), now, house)
        _NOTICES[type(command)](draft, command)
        return draft.answer()
    repeated = table.answer_to((by.id if by else "", command.id))
    if repeated is not None:
        return Answer(table, repeated=repeated)
    draft = Draft(table, _cause(table, command, by), now, house)
    _COMMANDS[type(command)](draft, command, by)
    return draft.answer()


def _cause(table: Table, command: TableRequest, by: Person | None) -> Cause:
    """Run the checks that all commands share, and return the cause to store with the events."""
    if by is not None:
        check_person(by)
    if not _COMMAND_ID.fullmatch(command.id):
        raise Refusal("not-a-command-id", text=command.id[:80])
    if isinstance(command, Command):
        if not table.settled <= command.version <= table.version:
            raise Refusal("stale-version", seen=command.version, version=table.version)
        if by is not None and isinstance(command, _NOT_WHILE_DUE):
            rolls.check_not_due(table)
    return Cause(by=by.id if by else "", command=command.id)


_NOT_WHILE_DUE = (
    commands.Roll,
    commands.Decide,
    commands.Undo,
    commands.Return,
    commands.Abort,
)

_COMMANDS: Mapping[type[TableRequest], Callable[[Draft, Any, Person | None], None]] = {
    commands.Anchor: rolls.anchor,
    commands.Give: rolls.give,
    commands.Sit: lobby.sit,
    commands.Leave: lobby.leave,
    commands.Appoint: lobby.appoint,
    commands.Unseat: lobby.unseat,
    commands.Start: lobby.start,
    commands.Abort: lobby.abort,
    commands.Rematch: lobby.rematch,
    commands.Roll: moves.roll,
    commands.Enter: entered_dice.enter,
    commands.Begin: entered_dice.begin,
    commands.Finish: entered_dice.finish,
    commands.Decide: moves.decide,
    commands.Undo: moves.undo,
    commands.Resign: moves.resign,
    commands.StandIn: moves.stand_in,
    commands.Return: moves.come_back,
}

_NOTICES: Mapping[type[Notice], Callable[[Draft, Any], None]] = {
    commands.Tick: notices.tick,
    commands.Resume: notices.resume,
    commands.Lost: notices.lost,
    commands.Back: notices.back,
    commands.Proceed: rolls.proceed,
    commands.Drop: rolls.drop,
    commands.Reseal: rolls.reseal,
}


class Authority:
    """One table in memory, with its events. Only `accept`, `follow`, `hold` and `handle` change it.

    A server proposes, stores the events and then accepts; `handle` proposes and accepts at once,
    for callers that store nothing.
    """

    def __init__(self, events: Iterable[Event], house: House) -> None:
        """Rebuild a table from its events; send `Resume` before any other command.

        Raises:
            Refusal: these are not the events of a table, starting with the first.
        """
        self._events = list(events)
        self._told: list[tuple[tuple[Effect, ...], tuple[int, ...]]] | None = None
        self._ahead: Table | None = None
        self.house = house
        self.table = rebuild(self._events)

    @classmethod
    def open(cls, table: str, opening: Opening, now: int, house: House) -> "Authority":
        """Open a new table; see `open_table`."""
        return cls(open_table(table, opening, now, house).events, house)

    def propose(self, command: PersonCommand | HouseNotice, by: Person | None, now: int) -> Answer:
        """Answer a command without applying the answer; see `handle` of this module."""
        return handle(self._ahead or self.table, command, by, now, self.house)

    def hold(self, answer: Answer) -> None:
        """Count a link that was given as given, without its event, until the next event.

        If that is the roll, its event has all links, and the others are not needed.
        """
        for event in answer.events:
            assert isinstance(event.fact, Given)
            table = self._ahead or self.table
            self._ahead = replace(table, dice=table.dice.given(event.fact))

    def release(self) -> None:
        """Forget the links of `hold`."""
        self._ahead = None

    def accept(self, answer: Answer) -> tuple[Event, ...]:
        """Apply an answer and return its events; for a repeated command, the original events.

        Raises:
            Refusal: other events were accepted after this answer was proposed.
        """
        if answer.repeated is not None:
            first, last = answer.repeated
            return tuple(self._events[first - 1 : last])
        awaited = self.table.version + 1
        if answer.events and answer.events[0].number != awaited:
            found = answer.events[0].number
            raise Refusal("not-the-next-event", awaited=awaited, found=found)
        if answer.events:
            self._events += answer.events
            self.table, self._ahead = answer.table, None
            if self._told is not None:
                self._told += map(_told, answer.tables)
        return answer.events

    def follow(self, events: Iterable[Event]) -> None:
        """Apply events that another authority over the same table has stored.

        Raises:
            Refusal: they do not directly follow the current version.
        """
        for event in events:
            table = apply(self.table, event)
            self.accept(Answer(table, (event,), (table,)))

    def handle(
        self, command: PersonCommand | HouseNotice, by: Person | None, now: int
    ) -> tuple[Event, ...]:
        """Propose and accept in one call."""
        return self.accept(self.propose(command, by, now))

    def since(self, version: int) -> tuple[Event, ...]:
        """The events after `version`."""
        return tuple(self._events[max(version, 0) :])

    def effects_since(self, version: int) -> tuple[tuple[Effect, ...], ...]:
        """The effects of each event after `version`.

        The first call replays all events; later calls use the effects kept since then.
        """
        return tuple(effects for effects, _ in self._told_since(version))

    def scores_since(self, version: int) -> tuple[tuple[int, ...], ...]:
        """The scores after each event after `version`, empty without effects; as costly."""
        return tuple(scores for _, scores in self._told_since(version))

    def _told_since(self, version: int) -> list[tuple[tuple[Effect, ...], tuple[int, ...]]]:
        if self._told is None:
            self._told = [*map(_told, tables_after(self._events))]
        return self._told[max(version, 0) :]


def _told(table: Table) -> tuple[tuple[Effect, ...], tuple[int, ...]]:
    """The effects of the last event, and the scores if it had any."""
    return table.effects, table.scores_if_moved
