"""The immutable state of a table at one version."""

from enum import Enum
from fractions import Fraction
from functools import cached_property

from msgspec import Struct, field

from sixrow.match.events import Chair, Hand, Reason
from sixrow.match.history import BEGINNING
from sixrow.match.ledger import DiceLedger
from sixrow.match.log import Answers, CommandKey, Log, Span
from sixrow.match.terms import MINUTE, Terms
from sixrow.notation import Entry, Result
from sixrow.rules import Position, Seat, Setup, Waiting
from sixrow.rules.dice import Dice
from sixrow.rules.effects import Effect

BREAK = 2 * MINUTE
"""The longest time, in milliseconds, that the clocks of a second game wait for a first roll."""


class TablePhase(Enum):
    """Whether a table is before, in or after its games."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class SeatState(Struct, frozen=True, gc=False):
    """A seat and who plays there.

    Attributes:
        chair: who has taken the seat.
        stand_in: the level of the bot that plays for the person; empty if none does.
        reason: why a bot plays for the person.
        ranked: whether the result counts for the person.
        away_since: when the connection was lost; None while the person is connected.
        gone: whether the person left after the last game.
    """

    chair: Chair
    stand_in: str = ""
    reason: Reason | None = None
    ranked: bool = True
    away_since: int | None = None
    gone: bool = False

    @property
    def bot(self) -> str:
        """The level of the bot that plays for this seat now; empty if a person does."""
        return self.stand_in or self.chair.level


class Seats(tuple[SeatState, ...]):
    """The seats of a table, and what follows from them, which successive tables share."""

    @cached_property
    def first(self) -> dict[str, Seat]:
        """The lowest seat of each person; that of bots and open seats under an empty id."""
        found: dict[str, Seat] = {}
        for seat, state in enumerate(self):
            found.setdefault(state.chair.person, seat)
        return found

    @cached_property
    def people(self) -> frozenset[str]:
        """The ids of the people who have a seat."""
        return frozenset(self.first) - {""}

    @cached_property
    def players(self) -> tuple[Seat, ...]:
        """The people who play at least one seat now, by the seats of their chains."""
        playing = {state.chair.person for state in self if not state.bot} - {""}
        return tuple(sorted(self.first[person] for person in playing))

    @cached_property
    def absent(self) -> tuple[Seat, ...]:
        """The people for whom a bot plays every seat, but whose result counts, likewise."""
        absent = {s.chair.person for s in self if s.bot and s.ranked and s.chair.person}
        return tuple(sorted({self.first[person] for person in absent} - {*self.players}))

    def changed(self, seat: Seat, state: SeatState) -> "Seats":
        return Seats((*self[:seat], state, *self[seat + 1 :]))


class Move(Struct, frozen=True, gc=False):
    """A roll or decision that was not undone; `roll` is the number of a roll at the table."""

    entry: Entry
    seat: Seat
    time: int
    hand: Hand
    roll: int = 0


class PlayedGame(Struct, frozen=True, gc=False):
    """One game of the table.

    Attributes:
        number: 1, or 2 in the second game of a pair.
        began: the time at which it began.
        start: the position in which it began.
        position: the position after all moves.
        moves: the rolls and decisions that were not taken back.
        turn: the number of the turn as in records; 0 in the roll-off.
        result: None while the game is in progress.
        first: the number of the first roll that can belong to it.
        last: the number of the last roll before its end.
        head: the head of the history at its end.
    """

    number: int
    began: int
    start: Position
    position: Position
    moves: Log[Move] = field(default_factory=Log)
    turn: int = 0
    result: Result | None = None
    first: int = 1
    last: int = 0
    head: bytes = b""

    @property
    def rolls(self) -> tuple[tuple[int, Dice], ...]:
        """The rolls, each with its number at the table."""
        return tuple((move.roll, move.entry.value) for move in self.moves if move.entry.is_roll)

    def can_undo(self, seat: Seat, count: int = 1) -> bool:
        """Whether the last `count` moves are all decisions made by the person on this seat."""
        last = self.moves[-count:] if count > 0 else ()
        return bool(last) and len(last) == count and all(_is_own(move, seat) for move in last)


def _is_own(move: Move, seat: Seat) -> bool:
    return not move.entry.is_roll and move.hand == "person" and move.seat == seat


class SpentRoll(Struct, frozen=True, gc=False):
    """A number of a roll that was due, and what became of it.

    Attributes:
        seat: the seat that was to roll.
        callers: who had to give a link.
        players: who played when it became due.
        away: for whom a bot played then although their result counts.
        links: the links of the callers; empty if not given.
        link: the house's link; empty if a new chain came before it was shown.
        dice: the dice in ascending order; empty if it was not made.
        dropped: the callers who were dropped.
    """

    seat: Seat
    callers: tuple[Seat, ...]
    players: tuple[Seat, ...]
    away: tuple[Seat, ...]
    links: tuple[str, ...]
    link: str
    dice: str
    dropped: tuple[Seat, ...] = ()


class Awaited(Struct, frozen=True, gc=False):
    """What a table waits for: the roll or decision of a seat.

    Attributes:
        bot: the level of the bot that has to decide; empty if it is the person's turn.
        deadline: when the person's time runs out, by the house's clock; None without a clock.
        version: the version to send with a command.
    """

    seat: Seat
    waiting: Waiting
    bot: str
    deadline: int | None
    version: int


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """The state of a table. Only the functions of `fold` make one, from events.

    Attributes:
        version: the number of the last event.
        settled: the number of the last event that affects legal decisions; commands based on an
            earlier version are stale.
        time: the time of the last event.
        winners: the sides that won the table, once it is over.
        decided: whether any decision has been made yet.
        clocks: the time left to each seat, in milliseconds; empty without clocks.
        dice: what determines the next dice.
        rolls: every roll of the table, by number, including those of earlier games.
        commitments: all commitments of the house, each with the number of rolls due before it.
        anchors: all anchors, each with the number of rolls due before it and the seat.
        unanchored_since: since when players could have made the anchors that the dice wait for.
        head: the head of the history.
        facts: how many facts the history has.
        answers: the events that answered each command before the last one.
        answering: the command that the last event answers, and the number of the first event of
            that answer.
        barred: the people whom the host has unseated.
        rematch: the people who want a rematch.
        effects: the effects of the last event under the rules of the game.
    """

    id: str
    host: str
    terms: Terms
    setup: Setup
    dice: DiceLedger
    seats: Seats
    phase: TablePhase = TablePhase.LOBBY
    version: int = 0
    settled: int = 0
    time: int = 0
    games: tuple[PlayedGame, ...] = ()
    winners: tuple[int, ...] = ()
    decided: bool = False
    clocks: tuple[int, ...] = ()
    rolls: Log[SpentRoll] = field(default_factory=Log)
    commitments: Log[tuple[int, str]] = field(default_factory=Log)
    anchors: Log[tuple[int, Seat, str]] = field(default_factory=Log)
    unanchored_since: int = 0
    head: bytes = BEGINNING
    facts: int = 0
    answers: Answers = field(default_factory=Answers)
    answering: tuple[CommandKey, int] | None = None
    barred: frozenset[str] = frozenset()
    rematch: frozenset[str] = frozenset()
    rematch_agreed: bool = False
    effects: tuple[Effect, ...] = ()

    @property
    def game(self) -> PlayedGame:
        """The current or last game. Raises IndexError in the lobby."""
        return self.games[-1]

    @property
    def position(self) -> Position:
        """The position of the current or last game."""
        return self.games[-1].position

    @property
    def scores_if_moved(self) -> tuple[int, ...]:
        """The scores, if the last event was a roll or a decision; otherwise empty."""
        return self.position.scores() if self.effects else ()

    @property
    def people(self) -> frozenset[str]:
        """The ids of the people who have a seat."""
        return self.seats.people

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        seats = enumerate(self.seats)
        return tuple(seat for seat, state in seats if state.chair.person == person)

    def chain_seat(self, person: str) -> Seat | None:
        """The lowest seat of a person, under which their chain is known; None without a seat."""
        return self.seats.first.get(person)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The people who play at least one seat now, by the seats of their chains."""
        return self.seats.players

    @property
    def away(self) -> tuple[Seat, ...]:
        """People for whom a bot plays, but whose result counts and whose links have counted.

        Nobody may choose dice behind their back: chains made while they are away have to wait.
        """
        counted, base = self.dice.counted, self.dice.base
        return tuple(seat for seat in self.seats.absent if counted.get(seat, 0) > base)

    @property
    def unanchored(self) -> tuple[Seat, ...]:
        """The players without a chain, for whom the next roll has to wait."""
        chains = self.dice.chains
        return tuple(seat for seat in self.players if seat not in chains or chains[seat].is_used_up)

    def absent_since(self, seat: Seat) -> int | None:
        """Since when the table waits for the person at a seat; None if it does not.

        A person who is called for a roll counts as away until their link is there, and so does a
        player without a chain.
        """
        state = self.seats[seat]
        times = [] if state.away_since is None else [state.away_since]
        chain, due = self.chain_seat(state.chair.person), self.dice.due
        if due is not None and chain in due.awaited:
            times.append(due.since)
        if self.phase is TablePhase.PLAYING and chain in self.unanchored:
            times.append(self.unanchored_since)
        return min(times, default=None)

    @property
    def running(self) -> Seat | None:
        """The seat whose clock is running; None if untimed or if the game waits for others."""
        if not self.clocks or self.phase is not TablePhase.PLAYING:
            return None
        seat = self.position.seat
        if self.seats[seat].bot:
            return None
        due = self.dice.due
        if due is not None and self.chain_seat(self.seats[seat].chair.person) in due.given:
            return None
        return seat

    @property
    def charged_from(self) -> int:
        """From when on the running clock is charged after the last event.

        In the second game of a pair nobody is charged before their first roll, for `BREAK` at
        most: they are still shown how the first game ended.
        """
        game = self.game
        pause = game.began + BREAK
        if game.number == 1 or self.time >= pause:
            return self.time
        seat, due = game.position.seat, self.dice.due
        begun = due is not None or any(m.seat == seat and m.hand != "table" for m in game.moves)
        return self.time if begun else pause

    @property
    def deadline(self) -> int | None:
        """When the running clock reaches zero; None if no clock is running."""
        seat = self.running
        return None if seat is None else self.charged_from + self.clocks[seat]

    @property
    def awaited(self) -> Awaited | None:
        """Who has to do what next; None in the lobby and after the last game.

        If it is a bot, the driver asks a bot of level `bot` for a decision in `position` and sends
        it as a command of the house with `version`. Dice for bots become due automatically. While
        dice are due, `dice.due` says whose links are missing.
        """
        if self.phase is not TablePhase.PLAYING:
            return None
        position = self.position
        bot = self.seats[position.seat].bot
        return Awaited(position.seat, position.waiting, bot, self.deadline, self.version)

    @property
    def can_abort(self) -> bool:
        """Whether people may still cancel a game that has begun.

        At a rated table not once dice were due: it would be a second draw.
        """
        if self.decided or self.dice.due is not None:
            return False
        return not (self.terms.rated and self.dice.spent)

    def answer_to(self, command: CommandKey) -> Span | None:
        """The events that answered a command; None if it was not received before."""
        if self.answering is not None and self.answering[0] == command:
            return self.answering[1], self.version
        return self.answers.get(command)

    def shares(self) -> tuple[Fraction, ...]:
        """Each side's shares of the wins, summed over all finished games."""
        shares = [Fraction(0)] * self.setup.sides
        for game in self.games:
            for side in game.result.winners if game.result else ():
                assert game.result is not None
                shares[side] += Fraction(1, len(game.result.winners))
        return tuple(shares)
