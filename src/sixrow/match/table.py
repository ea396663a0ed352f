"""The immutable state of a table at one version."""

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
        contributions: how many nonces had been received when it ended.
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
        """Whether the last `count` moves are all decisions made by the person on this seat."""
        last = self.moves[-count:] if count > 0 else ()
        return bool(last) and len(last) == count and all(_is_own(move, seat) for move in last)


def _is_own(move: Move, seat: Seat) -> bool:
    return not move.entry.is_roll and move.hand == "person" and move.seat == seat


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
        commitments: those of all chains so far, in hexadecimal.
        rolls: every roll of the table, including those of earlier games.
        contributions: every nonce, including those sent with decisions that were taken back.
        poured: the contributions packed as bytes, the input to the dice.
        answers: the events that answered each command before the last one.
        answering: the command that the last event answers, and the number of the first event of
            that answer.
        spectators: the names of the spectators, by id.
        rematch: the people who want a rematch.
        effects: the effects of the last event under the rules of the game.
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
        """The current or last game. Raises IndexError in the lobby."""
        return self.games[-1]

    @property
    def position(self) -> Position:
        """The position of the current or last game."""
        return self.game.position

    @property
    def people(self) -> frozenset[str]:
        """The ids of the people who have a seat."""
        return frozenset(seat.chair.person for seat in self.seats if seat.chair.person)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        seats = enumerate(self.seats)
        return tuple(seat for seat, state in seats if state.chair.person == person)

    @property
    def running(self) -> Seat | None:
        """The seat whose clock is running; None if untimed or if the game waits for a bot."""
        if self.phase is not TablePhase.PLAYING or not self.clocks:
            return None
        seat = self.position.seat
        return None if self.seats[seat].bot else seat

    @property
    def deadline(self) -> int | None:
        """When the running clock reaches zero; None if no clock is running."""
        seat = self.running
        return None if seat is None else self.time + self.clocks[seat]

    @property
    def awaited(self) -> Awaited | None:
        """Who has to do what next; None in the lobby and after the last game.

        If it is a bot, the driver asks a bot of level `bot` for a decision in `position` and sends
        it as a command of the house with `version`. Dice for bots are rolled automatically.
        """
        if self.phase is not TablePhase.PLAYING:
            return None
        position = self.position
        bot = self.seats[position.seat].bot
        return Awaited(position.seat, position.waiting, bot, self.deadline, self.version)

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
