"""The frames of a table's WebSocket, in both directions; `docs/protocol.md` describes them.

A client sends the commands of `sixrow.match` and some further frames, tagged by `do`; the server's
frames are tagged by `is`. All are JSON objects in text frames. Seats and sides count from 0; cells,
dice, decisions and positions are written as in the notation.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.match import Chair, Event, PersonCommand, Terms
from sixrow.match.events import Digest
from sixrow.notation import EffectData, decoding_refusal
from sixrow.notation.analyses import PositionAnalysis
from sixrow.rules import Refusal, Seat

LARGEST_FRAME = 16_384
"""The maximum size of a client's frame."""

ChatRoom: TypeAlias = Literal["players", "spectators"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game", "bye"
]
"""Preset chat messages, which clients translate."""
Told: TypeAlias = tuple[EffectData, ...]
"""The effects of one event or decision."""
Narrative: TypeAlias = tuple[Told, ...]
"""The effects of each of several events; empty for an event without any."""
Action: TypeAlias = Literal["", "roll", "keep", "place", "choose"]
Choosing: TypeAlias = Literal[
    "", "place", "anywhere", "again", "replace", "replace-again", "remove"
]

# From the client


class _Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A request; the answer goes to its sender and has the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Say(_Ask, frozen=True, kw_only=True, tag="say"):
    """Send a chat message: either a text or a phrase."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Mute(_Ask, frozen=True, kw_only=True, tag="mute"):
    """Mute a person's chat messages for the sender, or unmute them."""

    person: Annotated[str, Meta(max_length=64)]
    muted: bool = True


class ReportLine(_Ask, frozen=True, kw_only=True, tag="report"):
    """Report a line of chat to the host of the server.

    Attributes:
        line: the number of the line.
        reason: what the sender wants to say about it.
    """

    line: Annotated[int, Meta(ge=1, le=(1 << 31) - 1)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class Preview(_Ask, frozen=True, kw_only=True, tag="preview"):
    """Ask what a sequence of decisions would do, and what would be legal after it."""

    decisions: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=16)]


class Odds(_Ask, frozen=True, kw_only=True, tag="odds"):
    """Ask for the probability of reaching each cell if these dice are kept; not at rated tables."""

    keep: Annotated[str, Meta(max_length=8)] = ""


class Hint(_Ask, frozen=True, kw_only=True, tag="hint"):
    """Ask for the best decision; not at rated tables."""


class Resync(_Ask, frozen=True, kw_only=True, tag="resync"):
    """Ask for all events after a version."""

    version: Annotated[int, Meta(ge=0)]


class Ping(_Ask, frozen=True, kw_only=True, tag="ping"):
    """Check the connection."""


class Hold(_Ask, frozen=True, kw_only=True, tag="hold"):
    """Say that this client has the chain of the person's anchor in force, and can give links.

    The answer is a `Present` frame.
    """

    anchor: Digest


class Bye(_Ask, frozen=True, kw_only=True, tag="bye"):
    """Say that this client leaves on purpose: nobody needs to wait for its links. No answer."""


class Ahead(_Ask, frozen=True, kw_only=True, tag="ahead"):
    """Show a link of the house for a roll that this server has not made.

    If it is genuine, the server was set back, and uses a new chain from now on.
    """

    roll: Annotated[int, Meta(ge=1)]
    link: Digest


ClientFrame: TypeAlias = (
    PersonCommand
    | Say
    | Mute
    | ReportLine
    | Preview
    | Odds
    | Hint
    | Resync
    | Ping
    | Hold
    | Bye
    | Ahead
)

# To the client


class Frame(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """A frame from the server."""


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as clients show it.

    Attributes:
        chair: who has taken the seat.
        colour: the colour of the side's pieces.
        bot: the level of the bot that plays for this seat now; empty if a person does.
        reason: why a bot plays for a person.
        away: whether the person is disconnected.
        replaceable: when a bot may be asked to play on for a person who is away.
        ranked: whether the result counts for the person.
        clock: milliseconds left at `View.time`; None without a clock.
    """

    chair: Chair
    side: int
    colour: str
    bot: str = ""
    reason: str = ""
    away: bool = False
    replaceable: int | None = None
    ranked: bool = True
    clock: int | None = None


class ChoiceView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal decision, with its effects and the scores after it."""

    decision: str
    effects: Told
    scores: tuple[int, ...]


class Stuck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The only legal decision when no piece can be placed, and why.

    Attributes:
        kind: ``end`` the turn after placing pieces, ``forfeit`` discs (C-12), or ``pass``.
        decision: the decision to send.
        rule: the rule that forces it.
        discs: how many discs are forfeited.
    """

    kind: Literal["end", "forfeit", "pass"]
    decision: str
    rule: str
    discs: int = 0


class GameView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as clients show it; fields that its rules do not use keep their defaults.

    Attributes:
        number: 1, or 2 in the second game of a pair.
        position: the position in one line, as accepted by `sixrow show`.
        board: for each cell, a1 a2 … f6, the side whose piece is there, or -1.
        printed: the number printed on each cell.
        waiting: whether the game waits for dice, a decision or nothing.
        to_roll: how many dice are to be rolled.
        round: the number of the round; 0 before the first, and in games without rounds.
        dice: the dice on the table that are not spent.
        kept: the dice that must be kept (C-8).
        held: the dice that were kept before the last roll of this turn.
        rolls_left: how many rolls are left in this turn.
        keeping: whether to decide which dice to keep: any subset of `dice` that includes `kept`.
        choices: every other legal decision.
        action: what the seat has to do; empty if the view is for display only.
        stuck: the only legal decision, if no piece can be placed.
        choosing: what choosing a cell does in Sequence Dice: place, replace or remove a chip; with
            ``again`` another turn follows.
        effects: the effects of the last event.
        supply: how many pieces each side can still place; -1 if unlimited.
        scores: each side's points or longest row.
        rolled: what each seat has rolled in the roll-off.
    """

    number: int
    position: str
    board: tuple[int, ...]
    printed: tuple[int, ...]
    waiting: str
    seat: Seat
    turn: int
    round: int = 0
    to_roll: int = 0
    dice: str = ""
    kept: str = ""
    held: str = ""
    rolls_left: int = 0
    keeping: bool = False
    placed: int = 0
    choices: tuple[ChoiceView, ...] = ()
    action: Action = ""
    stuck: Stuck | None = None
    choosing: Choosing = ""
    effects: Told = ()
    supply: tuple[int, ...] = ()
    captives: tuple[int, ...] = ()
    captive_points: tuple[int, ...] = ()
    row_points: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    last_round: bool = False
    rolled: tuple[int | None, ...] = ()
    winners: tuple[int, ...] = ()
    ending: str = ""


class DueView(Struct, frozen=True, kw_only=True):
    """A roll that is due.

    Attributes:
        roll: its number at the table.
        seat: the seat that rolls.
        awaited: the people whose links are missing, by the seats of their chains.
    """

    roll: int
    seat: Seat
    awaited: tuple[Seat, ...]


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as clients show it, at one version.

    Attributes:
        time: the time of the last event, by the server's clock like all times.
        acting: the seat of the person who has to act; None for a bot, while dice are due, or if
            nobody has to act.
        due: the roll that is due.
        unanchored: the players without a chain, for whom dice have to wait, by seat.
        can_undo: whether that person may take back their last decision.
        can_abort: whether the game can still be cancelled: nobody has made a decision yet.
        deadline: when the current player's time runs out; later than their time from now as long as
            their clock waits for the first roll of a second game.
        shares: each side's shares of the finished games.
        rematch: the people who want a rematch.
        next: the table of the rematch.
    """

    table: str
    version: int
    time: int
    phase: str
    host: str
    terms: Terms
    seats: tuple[SeatView, ...]
    game: GameView | None = None
    acting: Seat | None = None
    due: DueView | None = None
    unanchored: tuple[Seat, ...] = ()
    can_undo: bool = False
    can_abort: bool = False
    deadline: int | None = None
    shares: tuple[float, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: tuple[str, ...] = ()
    next: str = ""


class ConnectedPerson(Struct, frozen=True, omit_defaults=True):
    """A person who is connected to a table.

    Attributes:
        seated: whether they have a seat.
        holds: whether one of their clients has the chain in force.
    """

    person: str
    name: str
    seated: bool = False
    holds: bool = False


class ChatLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chat message at a table."""

    number: int
    time: int
    person: str
    name: str
    room: ChatRoom
    text: str = ""
    phrase: str = ""


class Welcome(Frame, frozen=True, kw_only=True, tag="welcome"):
    """The first frame of a connection: the client's identity and what it has missed.

    Attributes:
        you: the person's id.
        seats: the person's seats.
        now: the server's clock.
        events: the events after the version that the client had seen.
        effects: the effects of each event; only with a view.
        scores: the scores after each event that had effects; only with a view.
        muted: the people whom the person has muted; their lines are left out.
    """

    you: str
    seats: tuple[Seat, ...]
    now: int
    version: int
    events: tuple[Event, ...]
    effects: Narrative = ()
    scores: tuple[tuple[int, ...], ...] = ()
    view: View | None = None
    present: tuple[ConnectedPerson, ...] = ()
    lines: tuple[ChatLine, ...] = ()
    muted: tuple[str, ...] = ()


class Events(Frame, frozen=True, kw_only=True, tag="events"):
    """New events, sent to everyone at the table, or old ones in answer to one client.

    Attributes:
        answers: the id of the command or resync if this frame goes to its sender alone, because
            it has nothing new for the others.
        effects: the effects of each event; only with a view.
        scores: the scores after each event that had effects; only with a view.
    """

    version: int
    events: tuple[Event, ...]
    effects: Narrative = ()
    scores: tuple[tuple[int, ...], ...] = ()
    view: View | None = None
    answers: str = ""


class Refused(Frame, frozen=True, kw_only=True, tag="refused"):
    """A frame was refused, and nothing has changed.

    Attributes:
        id: the id of the frame; empty if it could not be read.
        error: the code, the rule if one applies, and the details.
        version: the current version of the table.
    """

    id: str
    error: dict[str, Any]
    version: int


class Said(Frame, frozen=True, kw_only=True, tag="said"):
    """A new chat message."""

    line: ChatLine


class Muted(Frame, frozen=True, kw_only=True, tag="muted"):
    """The people whom the client's person has muted."""

    id: str
    people: tuple[str, ...]


class Reported(Frame, frozen=True, kw_only=True, tag="reported"):
    """A report has been stored."""

    id: str


class Present(Frame, frozen=True, kw_only=True, tag="present"):
    """The people who are connected now."""

    people: tuple[ConnectedPerson, ...]


class Previewed(Frame, frozen=True, kw_only=True, tag="preview"):
    """The answer to a preview.

    Attributes:
        version: the version of the table that was used.
        steps: the effects of each decision.
        game: the game after them.
    """

    id: str
    version: int
    steps: Narrative
    game: GameView


class Advice(Frame, frozen=True, kw_only=True, tag="advice"):
    """Odds or a hint, in the format of `docs/analysis-protocol.md`."""

    id: str
    version: int
    answer: PositionAnalysis


class ServerNotice(Frame, frozen=True, kw_only=True, tag="notice"):
    """A notice from the server.

    Attributes:
        code: ``your-turn``, ``rematch``, ``restarting``, ``announcement``, ``banned``,
            ``logged-out``, ``preparing`` while the bots are compiled, once per machine, or
            ``bots-failed`` if the bot that is awaited cannot decide: the game can be called off.
        table: the table that it concerns, if it is another one.
        text: a text written by the server's operator.
    """

    code: str
    table: str = ""
    text: str = ""


class ResyncNotice(Frame, frozen=True, kw_only=True, tag="resync"):
    """The client read too slowly and has missed frames; it should send a resync."""

    version: int


class Pong(Frame, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""

    id: str
    now: int


ServerFrame: TypeAlias = (
    Welcome
    | Events
    | Refused
    | Said
    | Muted
    | Reported
    | Present
    | Previewed
    | Advice
    | ServerNotice
    | ResyncNotice
    | Pong
)

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
_encoder = msgspec.json.Encoder()
_id_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read_frame(text: str | bytes) -> ClientFrame:
    """Decode a frame from a client.

    Raises:
        Refusal: the frame is too large, not JSON or not valid.
    """
    if len(text) > LARGEST_FRAME:
        raise Refusal("too-many-bytes", most=LARGEST_FRAME)
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise decoding_refusal(error) from error
    except RecursionError as error:
        raise Refusal("too-deep") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("not-json") from error


def id_of(text: str | bytes) -> str:
    """The id of a frame that could not be decoded; empty if it has none."""
    try:
        found = msgspec.json.decode(_id_decoder.decode(text).get("id", msgspec.Raw(b'""')))
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
    return found[:64] if isinstance(found, str) else ""


def frame_bytes(frame: Frame) -> bytes:
    """Encode a frame for sending."""
    return _encoder.encode(frame)
