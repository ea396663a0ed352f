"""The terms of a table: the game, whether it is a pair, clocks, and what is allowed."""

import re
from collections.abc import Collection
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sixrow.notation import decoding_refusal, position_text, read_position, read_setup, setup_text
from sixrow.rules import Refusal, Setup

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

NAME_LENGTH = 40
PERSON_ID = re.compile("[!-~]{1,64}")
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,64}")
"""The form of a table's id, which is part of records and of the message of every roll."""


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="none"):
    """No time limit."""


class Bank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="bank"):
    """Time for the whole game and an increment after each turn, in milliseconds."""

    bank: Annotated[int, Meta(ge=10 * SECOND, le=6 * HOUR)]
    increment: Annotated[int, Meta(ge=0, le=10 * MINUTE)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="days"):
    """A number of days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | Bank | Days


class Terms(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The terms of a table. `settle` fills in what is None.

    Attributes:
        setup: the set-up in one word, as in records.
        pair: two games, in which each side begins once; the shares of both decide. Needs two
            sides. By default, true for rated tables with two players.
        rated: whether the result counts; needs a different person on every seat, and
            excludes undo and hints.
        clock: how much time people have.
        on_time: what happens to a seat whose time runs out: a bot plays on for it, or it forfeits
            as if it had resigned; at a rated table always the latter.
        stand_in: the level of the bot that plays on for a person.
        grace: how long a person may be away before a bot may take the seat, in milliseconds; at a
            rated table, before they forfeit, and a minute at least.
        undo: whether decisions may be taken back.
        hints: whether hints may be asked for; the match itself does not use this.
        auto_end: whether a turn ends automatically when no other decision is legal.
        watch: who may watch.
        position: the starting position in one line, if the game does not begin with the roll-off;
            such a table is neither rated nor a pair.
        dice: ``entered`` if people roll real dice and enter them here; such a table belongs to one
            person, and is neither rated nor a pair, nor has it clocks or bots.
    """

    setup: Annotated[str, Meta(max_length=200)]
    pair: bool | None = None
    rated: bool = False
    clock: Clock = NoClock()
    on_time: Literal["bot", "forfeit"] | None = None
    stand_in: Annotated[str, Meta(max_length=40)] = "skilled"
    grace: Annotated[int, Meta(ge=0, le=30 * DAY)] | None = None
    undo: bool | None = None
    hints: bool | None = None
    auto_end: bool = False
    watch: Literal["anyone", "nobody"] = "anyone"
    position: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET
    dice: Literal["entered"] | UnsetType = UNSET

    @property
    def entered(self) -> bool:
        """Whether people enter the dice."""
        return self.dice == "entered"


def settle(terms: Terms, levels: Collection[str]) -> tuple[Terms, Setup]:
    """The terms with all defaults filled in, and their set-up.

    Raises:
        Refusal: a value is invalid, or some values contradict each other.
    """
    try:
        terms = msgspec.convert(msgspec.to_builtins(terms), Terms)
    except msgspec.ValidationError as error:
        raise Refusal("wrong-terms", None, **decoding_refusal(error).details) from error
    setup = read_setup(terms.setup)
    check_level(terms.stand_in, levels)
    if terms.pair and setup.sides != 2:
        raise Refusal("pair-needs-two-sides", sides=setup.sides)
    if terms.rated:
        _check_rated(terms)
    if terms.entered:
        _check_entered(terms)
    settled = msgspec.structs.replace(
        terms,
        setup=setup_text(setup, every_option=True),
        pair=terms.rated and setup.players == 2 if terms.pair is None else terms.pair,
        on_time=terms.on_time or ("forfeit" if terms.rated else "bot"),
        grace=_usual_grace(terms.clock) if terms.grace is None else terms.grace,
        undo=not terms.rated if terms.undo is None else terms.undo,
        hints=not (terms.rated or terms.entered) if terms.hints is None else terms.hints,
        position=UNSET if terms.position is UNSET else _beginning(terms, terms.position, setup),
    )
    return settled, setup


def _check_rated(terms: Terms) -> None:
    """Refuse what would let somebody else than its person play, or decide, a rated game."""
    wishes = {
        "undo": terms.undo,
        "hints": terms.hints,
        "on_time": terms.on_time == "bot",
        "grace": terms.grace is not None and terms.grace < MINUTE,
    }
    for field, wanted in wishes.items():
        if wanted:
            raise Refusal("not-when-rated", field=field)


def _check_entered(terms: Terms) -> None:
    """Refuse what needs other dice, and that a slip of the finger cannot be corrected."""
    wishes = {
        "rated": terms.rated,
        "pair": terms.pair,
        "clock": terms.clock != NoClock(),
        "undo": terms.undo is False,
    }
    for field, wanted in wishes.items():
        if wanted:
            raise Refusal("not-with-entered-dice", field=field)


def _beginning(terms: Terms, line: str, setup: Setup) -> str:
    """The starting position in its canonical spelling; refused if the terms do not allow it."""
    position = read_position(line)
    if terms.rated:
        raise Refusal("not-when-rated", field="position")
    if terms.pair:
        raise Refusal("pair-from-position", field="position")
    if position.setup != setup:
        raise Refusal("another-setup", field="position")
    if position.outcome is not None:
        raise Refusal("position-over", field="position")
    return position_text(position)


def check_level(level: str, levels: Collection[str]) -> None:
    """Refuse a level that the house does not offer."""
    if level not in levels:
        raise Refusal("unknown-level", value=level, allowed=tuple(levels))


def _usual_grace(clock: Clock) -> int:
    """The default grace period: shorter with a time bank, a whole turn with days per turn."""
    match clock:
        case Bank():
            return MINUTE
        case Days(days):
            return days * DAY
        case NoClock():
            return 2 * MINUTE


def time_to_begin(clock: Clock) -> int | None:
    """The time on a seat's clock at the start, in milliseconds; None without a clock."""
    match clock:
        case Bank(bank):
            return bank
        case Days(days):
            return days * DAY
        case NoClock():
            return None
