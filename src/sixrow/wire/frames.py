"""The frames of the socket at a table, in both directions. `docs/protocol.md` tells them in words.

A client sends the commands of `sixrow.match` and a few frames more, told apart by `do`; the frames
of the server are told apart by `is`. All are JSON objects in text frames. Seats and sides count
from 0; cells, dice, decisions and positions are written as in the notation.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.match import Chair, Event, PersonCommand, Terms
from sixrow.notation import EffectData, decoding_refusal
from sixrow.notation.analyses import PositionAnalysis
from sixrow.rules import Refusal, Seat

LARGEST_FRAME = 16_384
"""Bytes of a client's frame, at most."""

Room: TypeAlias = Literal["players", "spectators"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game", "bye"
]
"""What can be said with one touch; clients have a sentence for each, in every language."""
Told: TypeAlias = tuple[EffectData, ...]
"""Effects, each with its kind and its facts."""
Narrative: TypeAlias = tuple[Told, ...]
"""For each of some events, what it did; nothing for those that touched no game."""
Action: TypeAlias = Literal["", "roll", "keep", "place", "choose"]
Choosing: TypeAlias = Literal["", "place", "again", "replace", "replace-again", "remove"]

# From the client


class _Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that is answered to whoever asked, with the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Say(_Ask, frozen=True, kw_only=True, tag="say"):
    """Say something at the table: a phrase or a text, one of them."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Mute(_Ask, frozen=True, kw_only=True, tag="mute"):
    """Hear no more of what a person says, or hear it again."""

    person: Annotated[str, Meta(max_length=64)]
    muted: bool = True


class Preview(_Ask, frozen=True, kw_only=True, tag="preview"):
    """What decisions would do here, one after the other, and what could be decided after them."""

    decisions: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=16)]


class Odds(_Ask, frozen=True, kw_only=True, tag="odds"):
    """With which chance each cell can be reached if these dice are kept; not at rated tables."""

    keep: Annotated[str, Meta(max_length=8)] = ""


class Hint(_Ask, frozen=True, kw_only=True, tag="hint"):
    """What would be best here; not at rated tables."""


class Resync(_Ask, frozen=True, kw_only=True, tag="resync"):
    """Tell me everything after a version."""

    version: Annotated[int, Meta(ge=0)]


class Ping(_Ask, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


ClientFrame: TypeAlias = PersonCommand | Say | Mute | Preview | Odds | Hint | Resync | Ping

# To the client


class Frame(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """Something that the server tells."""


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as clients show it.

    Attributes:
        chair: who has taken it.
        colour: of the side's pieces.
        bot: the level of the bot that plays here now; empty if a person does.
        reason: why a bot plays on for a person.
        away: whether the person cannot be reached.
        ranked: whether the result counts for the person.
        clock: milliseconds left at the moment `View.time`; None without a clock.
    """

    chair: Chair
    side: int
    colour: str
    bot: str = ""
    reason: str = ""
    away: bool = False
    ranked: bool = True
    clock: int | None = None


class ChoiceView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that is legal now, and what it would do."""

    decision: str
    effects: Told
    scores: tuple[int, ...]


class Stuck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The one decision that is left where no piece can be placed, and why.

    Attributes:
        kind: the turn can only be ended after pieces were placed, discs are put aside (C-12), or
            the turn is passed.
        decision: the word to send.
        rule: the rule that it follows from.
        discs: how many are put aside.
    """

    kind: Literal["end", "forfeit", "pass"]
    decision: str
    rule: str
    discs: int = 0


class GameView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as clients show it; what does not belong to the game is left out.

    Attributes:
        number: 1, or 2 in the second game of a pair.
        position: the position in a line, as `sixrow show` takes it.
        board: for each cell, a1 a2 … f6, the side whose piece is there, or -1.
        printed: the number that each cell carries.
        waiting: for dice, a decision or nobody.
        to_roll: how many dice are waited for.
        round: the number of the round where there are rounds; 0 before the first.
        dice: what lies on the table and is not spent.
        kept: the dice that have to stay (C-8).
        held: the dice that were kept before the last roll of this turn.
        rolls_left: how often dice may still be rolled this turn.
        keeping: whether the decision is which dice to keep: any of `dice` that include `kept`.
        choices: every other legal decision.
        action: what the seat has to do; empty in pictures of a game that is only looked at.
        stuck: where nothing can be placed, what is left to do.
        choosing: what a choice of a cell does in Sequence Dice: a chip is placed, replaces another
            or is removed; whether another turn follows.
        effects: what the last event did.
        supply: pieces that each side can still place; -1 if there is no end of them.
        scores: each side's points, or longest row.
        rolled: in the roll-off, what each seat has rolled.
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


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as clients show it, at one version.

    Attributes:
        time: the moment of the last event, on the server's clock, as all times.
        acting: the seat of the person who has to act; None if nobody has, or a bot.
        can_undo: whether that person may take back their last decision.
        can_abort: whether the game can still be called off: nobody has decided anything.
        deadline: when the time of who is on turn is up.
        shares: each side's shares of the games that are over.
        rematch: who wants to play again.
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
    can_undo: bool = False
    can_abort: bool = False
    deadline: int | None = None
    shares: tuple[float, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: tuple[str, ...] = ()
    next: str = ""
    spectators: dict[str, str] = {}


class ConnectedPerson(Struct, frozen=True, omit_defaults=True):
    """A person who is connected to a table."""

    person: str
    name: str
    seated: bool = False


class ChatLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was said at a table."""

    number: int
    time: int
    person: str
    name: str
    room: Room
    text: str = ""
    phrase: str = ""


class Welcome(Frame, frozen=True, kw_only=True, tag="welcome"):
    """The first frame: who you are here, and all that you have missed.

    Attributes:
        you: your id.
        seats: your seats.
        now: the server's clock.
        events: those after the version you had seen.
        effects: with a view, what each of the events did.
    """

    you: str
    seats: tuple[Seat, ...]
    now: int
    version: int
    events: tuple[Event, ...]
    effects: Narrative = ()
    view: View | None = None
    present: tuple[ConnectedPerson, ...] = ()
    lines: tuple[ChatLine, ...] = ()


class Events(Frame, frozen=True, kw_only=True, tag="events"):
    """What has happened, to everybody at the table; or the answer to one who asked.

    Attributes:
        answers: the id of the command or the resync, if this goes to its sender alone because it
            brought nothing new for the others.
        effects: with a view, what each of the events did.
    """

    version: int
    events: tuple[Event, ...]
    effects: Narrative = ()
    view: View | None = None
    answers: str = ""


class Refused(Frame, frozen=True, kw_only=True, tag="refused"):
    """A frame was not obeyed, and nothing has changed.

    Attributes:
        id: that of the frame; empty if it could not be read.
        error: the code, the rule if one forbids it, and the facts.
        version: that of the table now.
    """

    id: str
    error: dict[str, Any]
    version: int


class Said(Frame, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Muted(Frame, frozen=True, kw_only=True, tag="muted"):
    """Whom you do not hear."""

    id: str
    people: tuple[str, ...]


class Present(Frame, frozen=True, kw_only=True, tag="present"):
    """Who is connected now."""

    people: tuple[ConnectedPerson, ...]


class Previewed(Frame, frozen=True, kw_only=True, tag="preview"):
    """What decisions would do.

    Attributes:
        version: the table that they were tried at.
        steps: the effects of each decision.
        game: the game after them.
    """

    id: str
    version: int
    steps: Narrative
    game: GameView


class Advice(Frame, frozen=True, kw_only=True, tag="advice"):
    """Odds or a hint, as `docs/analysis-protocol.md` has them."""

    id: str
    version: int
    answer: PositionAnalysis


class ServerNotice(Frame, frozen=True, kw_only=True, tag="notice"):
    """What the house has to say.

    Attributes:
        code: ``your-turn``, ``rematch``, ``restarting``, ``announcement``, ``banned``, or
            ``preparing``: the bots are being compiled, once on this machine.
        table: the table it is about, if another one.
        text: the host's own words.
    """

    code: str
    table: str = ""
    text: str = ""


class ResyncNotice(Frame, frozen=True, kw_only=True, tag="resync"):
    """You read too slowly and have missed frames: ask for a resync."""

    version: int


class Pong(Frame, frozen=True, kw_only=True, tag="pong"):
    """Yes."""

    id: str
    now: int


ServerFrame: TypeAlias = (
    Welcome
    | Events
    | Refused
    | Said
    | Muted
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
    """The frame that a client has sent.

    Raises:
        Refusal: it is none, and why.
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
    """The id of a frame that could not be read as a whole; empty if it has none."""
    try:
        found = msgspec.json.decode(_id_decoder.decode(text).get("id", msgspec.Raw(b'""')))
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
    return found[:64] if isinstance(found, str) else ""


def frame_text(frame: Frame) -> str:
    """A frame as it is sent."""
    return _encoder.encode(frame).decode()
