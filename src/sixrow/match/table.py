"""A table at one moment: everything that its events so far amount to. Immutable."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction

from msgspec import Struct, field

from sixrow.match.events import Chair, Hand, Reason, Rolled
from sixrow.match.fair_dice import Contribution
from sixrow.match.log import Answers, CommandKey, Log, Span
from sixrow.match.terms import Terms
from sixrow.notation import Entry, Result
from sixrow.rules import Position, Seat, Setup, Waiting
from sixrow.rules.effects import Effect


class TablePhase(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class SeatState(Struct, frozen=True, gc=False):
    """A seat and who plays there.

    Attributes:
        chair: who has taken it.
        stand_in: the level of the bot that plays on for the person; empty if none does.
        reason: why it does.
        ranked: whether the result counts for the person.
        away_since: when the connection was lost; None while it is there.
        gone: whether the person got up after the last game.
    """

    chair: Chair
    stand_in: str = ""
    reason: Reason | None = None
    ranked: bool = True
    away_since: int | None = None
    gone: bool = False

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.stand_in or self.chair.level


class Move(Struct, frozen=True, gc=False):
    """A roll or a decision that stands, with its moment, who made it, and the roll's number."""

    entry: Entry
    seat: Seat
    time: int
    hand: Hand
    roll: int = 0


class PlayedGame(Struct, frozen=True, gc=False):
    """One game of the table.

    Attributes:
        number: 1, or 2 in the second game of a pair.
        began: when.
        start: where it began.
        position: where the moves lead.
        moves: the rolls and decisions that were not taken back.
        turn: the number of the turn as records count it; 0 in the roll-off.
        result: None while it goes on.
        contributions: how many nonces had come in when it ended.
    """

    number: int
    began: int
    start: Position
    position: Position
    moves: Log[Move] = field(default_factory=Log)
    turn: int = 0
    result: Result | None = None
    contributions: int = 0

    def can_undo(self, seat: Seat, count: int = 1) -> bool:
        """Whether the last moves are decisions of the person on this seat, with no roll between."""
        last = self.moves[-count:] if count > 0 else ()
        return bool(last) and len(last) == count and all(_is_own(move, seat) for move in last)


def _is_own(move: Move, seat: Seat) -> bool:
    return not move.entry.is_roll and move.hand == "person" and move.seat == seat


class Awaited(Struct, frozen=True, gc=False):
    """What a table waits for: a seat, to decide or to let dice fall.

    Attributes:
        bot: the level of the bot that has to decide; empty if it is the person's turn.
        deadline: when the person's time is up, on the clock of the house; None without a clock.
        version: the version that a command should name.
    """

    seat: Seat
    waiting: Waiting
    bot: str
    deadline: int | None
    version: int


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """The state of a table. `fold.rebuild` makes it from events; nothing else does.

    Attributes:
        version: the number of the last event.
        settled: the number of the last event that changed what can be decided.
        time: the moment of the last event.
        winners: the sides that won the table, once it is over.
        decided: whether anybody has decided anything yet.
        clocks: what each seat has left, in milliseconds; empty without clocks.
        commitments: those of all chains so far, in hexadecimal.
        rolls: every roll of the table, those of earlier games too.
        contributions: every nonce, also of commands whose decisions were taken back.
        poured: the same as bytes, as the dice take them.
        answers: the events that answered each command before the last one.
        answering: the command whose answer the last event belongs to, and the first event of it.
        spectators: who watches, by id.
        rematch: the people who want to play again.
        effects: what the last event did by the rules of the game.
    """

    id: str
    host: str
    terms: Terms
    setup: Setup
    length: int
    commitments: tuple[str, ...]
    seats: tuple[SeatState, ...]
    phase: TablePhase = TablePhase.LOBBY
    version: int = 0
    settled: int = 0
    time: int = 0
    games: tuple[PlayedGame, ...] = ()
    winners: tuple[int, ...] = ()
    decided: bool = False
    clocks: tuple[int, ...] = ()
    rolls: Log[Rolled] = field(default_factory=Log)
    contributions: Log[Contribution] = field(default_factory=Log)
    poured: bytes = b""
    answers: Answers = field(default_factory=Answers)
    answering: tuple[CommandKey, int] | None = None
    spectators: Mapping[str, str] = {}
    rematch: frozenset[str] = frozenset()
    rematch_agreed: bool = False
    effects: tuple[Effect, ...] = ()

    @property
    def game(self) -> PlayedGame:
        """The game that is played, or the last one. There is none in the lobby."""
        return self.games[-1]

    @property
    def position(self) -> Position:
        """The position of that game."""
        return self.game.position

    @property
    def people(self) -> frozenset[str]:
        """The people who have a seat."""
        return frozenset(seat.chair.person for seat in self.seats if seat.chair.person)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Where a person sits."""
        seats = enumerate(self.seats)
        return tuple(seat for seat, state in seats if state.chair.person == person)

    @property
    def running(self) -> Seat | None:
        """The seat whose clock runs: a person's whose dice or decision the game waits for."""
        if self.phase is not TablePhase.PLAYING or not self.clocks:
            return None
        seat = self.position.seat
        return None if self.seats[seat].bot else seat

    @property
    def deadline(self) -> int | None:
        """When the time of the running clock is up; None if none runs."""
        seat = self.running
        return None if seat is None else self.time + self.clocks[seat]

    @property
    def awaited(self) -> Awaited | None:
        """Who has to do what next; None in the lobby and when all is over.

        A driver asks a bot of level `bot` for a decision in `position` and sends it as a command of
        the house with `version`. Bots' dice fall by themselves.
        """
        if self.phase is not TablePhase.PLAYING:
            return None
        position = self.position
        bot = self.seats[position.seat].bot
        return Awaited(position.seat, position.waiting, bot, self.deadline, self.version)

    def answer_to(self, command: CommandKey) -> Span | None:
        """The events that answered a command; None if it has not come yet."""
        if self.answering is not None and self.answering[0] == command:
            return self.answering[1], self.version
        return self.answers.get(command)

    def shares(self) -> tuple[Fraction, ...]:
        """Each side's shares of the victory in all games that are over, added up."""
        shares = [Fraction(0)] * self.setup.sides
        for game in self.games:
            for side in game.result.winners if game.result else ():
                assert game.result is not None
                shares[side] += Fraction(1, len(game.result.winners))
        return tuple(shares)
