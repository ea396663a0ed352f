"""The state of a table in this client: received frames, in order and verified. Draws nothing."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sixrow.match import Command, Decide, Event, Finish, Roll, Undo
from sixrow.match.events import Decided, GameBegan, Left, Rolled, Seated, Undone
from sixrow.match.witness import DiceFault, Witness
from sixrow.notation import EffectData, Record, read_setup
from sixrow.rules import Refusal, Seat, Setup
from sixrow.text.refusals import refused
from sixrow.text.words import Names
from sixrow.tui.draft import TurnDraft
from sixrow.tui.link import Link, LinkState
from sixrow.tui.names import seat_names
from sixrow.wire import frames
from sixrow.wire.frames import (
    ChatLine,
    ConnectedPerson,
    Entering,
    GameView,
    ServerNotice,
    Told,
    View,
)

MOST_LINES = 100
PATIENCE = 1.5
"""Seconds that dice may be due before it is said whose device they wait for."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event and its effects."""

    event: Event
    effects: Told


class TableModel:
    """One table; `changed` is called after every visible change.

    Attributes:
        link: the connection to the table.
        state: the state of the link.
        view: the latest view of the table; None before the welcome.
        history: every event with its effects.
        mine: the seats of this client.
        trouble: a sentence about why the last command was refused.
        busy: whether a command waits for its answer.
        accepted: whether the person goes on although a fault was found.
    """

    def __init__(self, link: Link, changed: Callable[[], None]) -> None:
        self.link = link
        self.changed = changed
        self.state = LinkState.CONNECTING
        self.view: View | None = None
        self.history: list[Happening] = []
        self.mine: tuple[Seat, ...] = ()
        self.you = ""
        self.people: tuple[ConnectedPerson, ...] = ()
        self.lines: tuple[ChatLine, ...] = ()
        self.notice: ServerNotice | None = None
        self.trouble = ""
        self.busy = False
        self.accepted = False
        self._waiting_since: float | None = None
        self.draft = TurnDraft(link.preview)
        self._setup: tuple[str, Setup] | None = None

    # Derived state

    @property
    def game(self) -> GameView | None:
        """The current game, or the last one."""
        return self.view.game if self.view else None

    @property
    def setup(self) -> Setup:
        """The set-up; requires a view."""
        assert self.view is not None
        word = self.view.terms.setup
        if self._setup is None or self._setup[0] != word:
            self._setup = word, read_setup(word)
        return self._setup[1]

    @property
    def names(self) -> Names:
        """The names of the players; requires a view."""
        assert self.view is not None
        return Names(self.setup, seat_names(self.view))

    @property
    def acting(self) -> Seat | None:
        """The seat of this client that has to act now."""
        acting = self.view.acting if self.view else None
        return acting if acting in self.mine else None

    @property
    def witness(self) -> Witness:
        """What was checked of the dice."""
        return self.link.witness

    @property
    def faults(self) -> list[DiceFault]:
        """What an honest house does not do."""
        return self.witness.faults if self.link.proven else []

    @property
    def tumbling(self) -> int:
        """How many dice are due, and have not been rolled yet."""
        game = self.game
        return game.to_roll if game is not None and self.view and self.view.due else 0

    @property
    def waits_for_dice(self) -> bool:
        """Whether dice wait for somebody's device."""
        return self._waiting_since is not None

    @property
    def is_due_for_long(self) -> bool:
        """Whether dice have waited for somebody's device for longer than a moment."""
        since = self._waiting_since
        return since is not None and monotonic() - since >= PATIENCE

    @property
    def checked(self) -> int:
        """How many rolls were made, each of which was computed again here."""
        return sum(bool(roll.dice) for roll in self.witness.rolls.values())

    @property
    def shared(self) -> bool:
        """Whether several people play at this keyboard."""
        return len(self.mine) > 1

    @property
    def entered(self) -> bool:
        """Whether real dice are entered here."""
        return self.view is not None and self.view.terms.entered

    @property
    def entering(self) -> Entering | None:
        """What can be entered besides dice and decisions, during a game with real dice."""
        return self.view.entering if self.view else None

    @property
    def is_host(self) -> bool:
        """Whether this client may start the game."""
        return self.view is not None and self.view.host == self.you

    @property
    def can_undo(self) -> bool:
        """Whether this client has to act and may take back the last decision."""
        return self.view is not None and self.acting is not None and self.view.can_undo

    @property
    def can_call_off(self) -> bool:
        """Whether the game can be aborted: nothing has been decided, or a bot cannot decide."""
        if self.view is None or not self.link.can_call_off:
            return False
        return self.view.can_abort or self.waits_in_vain

    @property
    def waits_in_vain(self) -> bool:
        """Whether the server has said that the awaited bot cannot decide."""
        return self.notice is not None and self.notice.code == "bots-failed"

    @property
    def giving_up(self) -> Seat:
        """The seat that resigns for this client; requires a seat and a view."""
        assert self.view is not None
        if self.acting is not None:
            return self.acting
        seats = self.view.seats
        return next((seat for seat in self.mine if not seats[seat].bot), self.mine[0])

    def new_to_viewer(self) -> list[EffectData]:
        """The effects since the viewer last decided; of one turn if all or none play here."""
        found: list[EffectData] = []
        turn: Seat | None = None
        for each in reversed(self.history):
            fact = each.event.fact
            if isinstance(fact, GameBegan) or (self.entered and isinstance(fact, Undone)):
                break
            if not isinstance(fact, Decided | Rolled):
                continue
            if isinstance(fact, Decided):
                turn = fact.seat if turn is None else turn
                watched = not self.mine or (self.shared and fact.seat in self.mine)
                if fact.seat != turn if watched else fact.seat in self.mine:
                    break
            found[:0] = each.effects
        return found

    # Commands

    async def send(self, kind: type[Command], **fields: Any) -> bool:
        """Send a command; False if it failed, with the reason in `trouble`."""
        if self.busy:
            return False
        self.busy, self.trouble = True, ""
        self.changed()
        try:
            await self.link.command(kind, **fields)
        except Refusal as refusal:
            self.trouble = refused(refusal)
        finally:
            self.busy = False
            self.changed()
        return not self.trouble

    async def go_on(self) -> None:
        """Give links although a fault was found."""
        self.accepted = True
        await self.link.go_on()
        self.changed()

    async def roll(self) -> None:
        await self.send(Roll, seat=self.acting)

    async def decide(self, *decisions: str) -> None:
        """Send decisions; several are applied all or none."""
        await self.send(Decide, seat=self.acting, decisions=decisions)

    async def undo(self) -> None:
        """Take back the last decision."""
        await self.send(Undo, seat=self.acting)

    async def finish(self) -> None:
        """Confirm the result of a game with real dice."""
        await self.send(Finish)

    async def say(self, text: str) -> None:
        """Send a chat line; a failure is reported in `trouble`."""
        self.trouble = ""
        try:
            await self.link.say(text)
        except Refusal as refusal:
            self.trouble = refused(refusal)
        self.changed()

    def silence(self, person: str) -> None:
        """Hide the lines of a person who has been muted."""
        self.lines = tuple(line for line in self.lines if line.person != person)
        self.changed()

    async def record(self) -> Record | None:
        """The record of the game; None if it is not available, with the reason in `trouble`."""
        if self.game is None:
            return None
        self.trouble = ""
        try:
            return await self.link.record(self.game.number)
        except Refusal as refusal:
            self.trouble = refused(refusal)
            return None
        finally:
            self.changed()

    # Listener

    def linked(self, state: LinkState) -> None:
        """Store the new state of the link."""
        self.state = state
        self.changed()

    def turned_away(self, refusal: Refusal) -> None:
        """Store why the table cannot be shown."""
        self.trouble = refused(refusal)
        self.changed()

    def heard(self, frame: frames.Frame) -> None:
        """Apply a frame."""
        match frame:
            case frames.Welcome():
                self.you, self.mine = frame.you, frame.seats
                self.people, self.notice = frame.present, None
                self.lines = frame.lines or self.lines
                self._learn(frame.events, frame.effects)
                self._show(frame.view)
            case frames.Events():
                self.notice = None
                self._learn(frame.events, frame.effects)
                self._show(frame.view)
                self._follow_seats(frame.events)
            case frames.Said(line=line):
                self.lines = (*self.lines, line)[-MOST_LINES:]
            case frames.Present(people=people):
                self.people = people
            case frames.ServerNotice():
                self.notice = frame
            case _:
                return
        self.changed()

    def _learn(self, events: Sequence[Event], effects: frames.Narrative) -> None:
        if events and events[0].number == 1:
            self.history.clear()  # the whole history, again if the server was set back
        known = self.history[-1].event.number if self.history else 0
        for place, event in enumerate(events):
            if event.number > known:
                silent = place >= len(effects) or _is_bookkeeping(event)
                told = () if silent else effects[place]
                self.history.append(Happening(event, told))

    def _show(self, view: View | None) -> None:
        if view is None:
            return
        before = self.game.position if self.game else ""
        self.view = view
        waits = view.due is not None or (view.phase == "playing" and bool(view.unanchored))
        if not waits:
            self._waiting_since = None
        elif self._waiting_since is None:
            self._waiting_since = monotonic()
        if view.game is None or view.game.position != before:
            self.trouble = ""
            self.draft.begin(view.game)

    def _follow_seats(self, events: Iterable[Event]) -> None:
        """Update `mine` from events that assign or free seats."""
        for event in events:
            match event.fact:
                case Seated(seat=seat, chair=chair) if chair.person == self.you:
                    self.mine = tuple(sorted({*self.mine, seat}))
                case Left(seat=seat):
                    self.mine = tuple(each for each in self.mine if each != seat)
                case _:
                    pass


def _is_bookkeeping(event: Event) -> bool:
    """Whether the table itself stopped rolling, because earlier rolls were not entered."""
    fact = event.fact
    return isinstance(fact, Decided) and (fact.hand, fact.decision) == ("table", "stop")
