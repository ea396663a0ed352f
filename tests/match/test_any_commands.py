"""Whatever is sent, in whatever order: the table stays whole, and its events tell everything."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sixrow import match
from sixrow.match import Bank, Command, Days, NoClock, SeatCommand, TablePhase
from sixrow.match.events import Undone
from sixrow.rules import Refusal
from tests.match.tables import ADA, BOT, FREE, PEOPLE, Sitting, chair, sitting

SEATS = st.integers(-1, 4)
SENDERS = st.sampled_from([*PEOPLE, None])
WORDS = st.sampled_from(["a1", "c2", "f6", "end", "pass", "stop", "k-", "k1", "k66", "", "x", "k9"])
CLOCKS = st.sampled_from([NoClock(), Bank(60_000, 2_000), Days(1)])
SETUPS = ["columbiz:2", "columbiz:3", "sequence-dice:2", "sequence-dice:3", "sequence-dice:4"]
SEAT_COMMANDS: list[type[SeatCommand]] = [
    match.Sit,
    match.Leave,
    match.Roll,
    match.Undo,
    match.Resign,
    match.Return,
    match.Rematch,
]
OTHER = "0" * 64
TABLE_COMMANDS: list[type[Command]] = [match.Start, match.Abort]


class AnyCommands(RuleBasedStateMachine):
    """A table under commands that make sense and commands that do not."""

    @initialize(
        setup=st.sampled_from(SETUPS),
        chairs=st.lists(st.sampled_from(["person", "bot", "open"]), min_size=4, max_size=4),
        clock=CLOCKS,
        rated=st.booleans(),
        pair=st.booleans(),
        auto_end=st.booleans(),
        on_time=st.sampled_from(["bot", "forfeit"]),
    )
    def open(self, setup: str, chairs: list[str], rated: bool, pair: bool, **terms: Any) -> None:
        players = int(setup[-1])
        kinds = {"open": FREE, "bot": FREE if rated else BOT}
        seated = [kinds.get(kind, chair(PEOPLE[seat])) for seat, kind in enumerate(chairs)]
        if rated:
            terms["on_time"] = "forfeit"
        self.table: Sitting = sitting(
            setup, *seated[:players], rated=rated, pair=pair and players != 3, **terms
        )
        self.sent: list[tuple[Any, Any, Any]] = []
        self.moved: set[str] = set()

    # Commands that make sense

    @rule(seed=st.integers(0, 1000), moves=st.integers(1, 12))
    def play_on(self, seed: int, moves: int) -> None:
        self.table.play_on(Random(seed), moves)

    @rule()
    @precondition(lambda self: self.table.table.phase is TablePhase.LOBBY)
    def fill_and_start(self) -> None:
        for seat, state in enumerate(self.table.table.seats):
            if state.chair.is_open:
                out = self.table.table.people | self.table.table.barred
                standing = (each for each in PEOPLE if each.id not in out)
                sitter = next(standing, None)
                if sitter is None:
                    return
                self.table.ask(sitter, match.Sit, seat=seat)
        self.table.start()

    @rule(seed=st.integers(0, 1000))
    @precondition(lambda self: self.table.table.phase is TablePhase.PLAYING)
    def undo(self, seed: int) -> None:
        """One's own last decision, if that is possible; never across a roll or to another seat."""
        table = self.table
        seat, rolls = table.table.position.seat, len(table.table.rolls)
        turn = table.table.game.moves
        if self._try(table.person(seat), table.make(match.Undo, seat=seat)):
            assert isinstance(table.authority.since(0)[-1].fact, Undone)
            assert table.table.position.seat == seat
            assert len(table.table.rolls) == rolls
            assert table.table.game.moves == turn[:-1]
            assert not turn[-1].entry.is_roll
            table.play_on(Random(seed), 1)

    # Commands of all kinds

    @rule(kind=st.sampled_from(SEAT_COMMANDS), by=SENDERS, seat=SEATS, behind=st.integers(-1, 3))
    def any_seat_command(
        self, kind: type[SeatCommand], by: match.Person | None, seat: int, behind: int
    ) -> None:
        version = self.table.table.version - behind
        self._try(by, self.table.make(kind, seat=seat, version=version))

    @rule(kind=st.sampled_from(TABLE_COMMANDS), by=SENDERS)
    def any_table_command(self, kind: type[Command], by: match.Person | None) -> None:
        self._try(by, self.table.make(kind))

    @rule(by=SENDERS, seat=SEATS, words=st.lists(WORDS, max_size=4))
    def any_decision(self, by: match.Person | None, seat: int, words: list[str]) -> None:
        self._try(by, self.table.make(match.Decide, seat=seat, decisions=tuple(words)))

    @rule(by=SENDERS, seat=SEATS, absent=SEATS)
    def any_stand_in(self, by: match.Person | None, seat: int, absent: int) -> None:
        self._try(by, self.table.make(match.StandIn, seat=seat, absent=absent))

    @rule(by=SENDERS, seat=SEATS, level=st.sampled_from(["casual", "genius", ""]))
    def any_appointment(self, by: match.Person | None, seat: int, level: str) -> None:
        self._try(by, self.table.make(match.Appoint, seat=seat, level=level))

    @rule(by=SENDERS, seat=SEATS)
    def any_unseating(self, by: match.Person | None, seat: int) -> None:
        self._try(by, self.table.make(match.Unseat, seat=seat))

    @rule(id=st.sampled_from(["", "c1"]))
    def bad_id(self, id: str) -> None:  # noqa: A002
        # Nobody else's: an id that its sender has used before is a repeated command, and no error.
        self._try(match.Person("dee", "Dee"), self.table.make(match.Roll, seat=0, id=id))

    # Dice

    @rule(there=st.sets(st.sampled_from(PEOPLE)), silent=st.sets(st.sampled_from(PEOPLE)))
    def come_and_go(self, there: set[match.Person], silent: set[match.Person]) -> None:
        self.table.there = {person.id for person in there}
        self.table.silent = {person.id for person in silent}
        self.table.serve()

    @rule()
    def everybody_comes(self) -> None:
        """Then nothing waits for dice any more."""
        table = self.table
        table.there, table.silent = {person.id for person in PEOPLE}, set()
        table.serve()
        table.notice(match.Proceed())
        assert not table.is_stuck

    @rule(by=st.sampled_from(PEOPLE))
    def new_device(self, by: match.Person) -> None:
        table = self.table
        device = table.new_client(by)
        device.trusting = True
        for event in table.authority.since(0):
            device.see(event)
        for request in device.requests(acting=True):
            if self._try(by, request):
                table.clients[by.id] = device
                self.moved.add(by.id)
                table.serve()

    @rule(by=SENDERS, used=st.booleans())
    def bad_anchor(self, by: match.Person | None, used: bool) -> None:
        anchors = sorted(self.table.table.dice.anchors)
        if by is None or by.id not in self.table.table.people or (used and anchors):
            anchor = anchors[0] if used and anchors else OTHER
            assert not self._try(by, self.table.make(match.Anchor, anchor=anchor))

    @rule(by=SENDERS, roll=st.integers(0, 3), head=st.booleans())
    def bad_link(self, by: match.Person | None, roll: int, head: bool) -> None:
        due = self.table.table.dice.due
        number = roll if due is None else due.roll + roll - 1
        told = due.head.hex() if head and due else OTHER
        give = self.table.make(match.Give, roll=number, link=OTHER, head=told)
        assert not self._try(by, give)

    @rule(seat=st.integers(0, 3), wait=st.sampled_from([0, 9_999, 10_000]))
    @precondition(lambda self: self.table.table.dice.due is not None)
    def drop(self, seat: int, wait: int) -> None:
        self.table.now += wait
        self._try(None, match.Drop(roll=self.table.table.dice.spent, seat=seat))

    @rule(salt=st.integers(0, 10**6))
    def reseal(self, salt: int) -> None:
        self._try(None, match.Reseal(salt=f"{salt} {self.table.table.version}"))
        for person in PEOPLE:
            self.table.client(person).trusting = True

    @rule(
        notice=st.sampled_from(
            [
                match.Tick(),
                match.Resume(),
                match.Proceed(),
                *(match.Lost(seat=seat) for seat in (0, 1, 3)),
            ]
            + [match.Back(seat=seat) for seat in (0, 1, 3)]
        ),
        by=st.sampled_from([None, None, ADA]),
        wait=st.sampled_from([0, 500, 31_000, 61_000, 90_000_000, -5_000]),
    )
    def any_notice(self, notice: Any, by: match.Person | None, wait: int) -> None:
        self.table.now += wait
        self._try(by, notice)

    @rule(which=st.integers(0, 10**6))
    @precondition(lambda self: bool(self.sent))
    def repeat(self, which: int) -> None:
        """A command that was answered before is answered the same, and nothing changes."""
        by, command, events = self.sent[which % len(self.sent)]
        before = self.table.table
        assert self.table.authority.handle(command, by, self.table.now) == events
        assert self.table.table is before

    def _try(self, by: match.Person | None, command: Any) -> bool:
        """Whether it was accepted. The version counts its events; a refusal changes nothing."""
        before = self.table.table
        try:
            events = self.table.authority.handle(command, by, self.table.now)
        except Refusal:
            assert self.table.table is before
            return False
        assert self.table.table.version == before.version + len(events)
        assert [event.number for event in events] == list(
            range(before.version + 1, before.version + 1 + len(events))
        )
        if events and isinstance(command, match.TableRequest):
            self.sent.append((by, command, events))
        return bool(events)

    # What always holds

    @invariant()
    def events_tell_everything(self) -> None:
        table = self.table.table
        assert match.rebuild(self.table.authority.since(0)) == table
        assert self.table.authority.since(0)[-1].number == table.version
        assert table.settled <= table.version

    @invariant()
    def clocks_are_sane(self) -> None:
        table = self.table.table
        assert all(time >= 0 for time in table.clocks)
        if table.running is not None:
            assert not table.seats[table.running].bot

    @invariant()
    def nobody_but_people_is_waited_for_to_roll(self) -> None:
        """The dice of a bot may wait for people to be there, if people play."""
        table = self.table.table
        if table.awaited is not None and table.awaited.bot:
            assert table.position.decisions() or table.players

    @invariant()
    def every_number_is_spent_once(self) -> None:
        table = self.table.table
        due = table.dice.due
        assert table.dice.spent == len(table.rolls) + (due is not None)
        if due is not None:
            assert table.phase is TablePhase.PLAYING
            assert set(due.awaited) <= set(table.players)
            assert due.awaited or not due.callers

    @invariant()
    def nobody_suspects_the_house(self) -> None:
        """A new chain of the house is always told, and is no proof of anything."""
        assert set(self.table.faults()) <= {"resealed"}

    @invariant()
    def records_verify_with_what_everybody_has_kept(self) -> None:
        """But for those who went on with another device: each of these has its own half."""
        table = self.table.table
        known = [each for each in self.table.receipts() if each.person not in self.moved]
        allowed = {"resealed"} if len(table.commitments) > 1 else set()
        for number in range(1, len(table.games) + 1):
            found = match.verify(match.export(table, number), receipts=known)
            assert {fault.code for check in found.checks for fault in check.faults} <= allowed


AnyCommands.TestCase.settings = settings(
    max_examples=25, stateful_step_count=30, derandomize=True, deadline=None
)
TestAnyCommands = AnyCommands.TestCase
