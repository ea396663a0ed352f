"""What is agreed before anybody sits down: the game, one or a pair, clocks, and what is allowed."""

import re
from collections.abc import Collection
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sixrow.notation import position_text, read_position, read_setup, setup_text
from sixrow.rules import Refusal, Setup

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

NAME_LENGTH = 40
PERSON_ID = re.compile("[!-~]{1,64}")
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,64}")
"""What the id of a table looks like; it stands in records and under the seal of every roll."""


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="none"):
    """As long as it takes."""


class Bank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="bank"):
    """A time for the whole game, in milliseconds, and what every own turn adds at its end."""

    bank: Annotated[int, Meta(ge=10 * SECOND, le=6 * HOUR)]
    increment: Annotated[int, Meta(ge=0, le=10 * MINUTE)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="days"):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | Bank | Days


class Terms(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The terms of a table. What is None is settled by `settle`.

    Attributes:
        setup: the set-up in one word, as in records.
        pair: two games, in which each side begins once; the shares of both decide. For two sides.
            If not said: yes for rated tables of two players.
        rated: whether the result counts; then only different people sit here, without undo and
            hints.
        clock: how long people may think.
        on_time: what happens to a seat whose time is up: a bot plays on for it, or it forfeits as
            if it had resigned.
        stand_in: the level of a bot that plays on for somebody.
        grace: how long somebody may be away before a bot may take the seat, in milliseconds.
        undo: whether decisions may be taken back.
        hints: whether hints may be asked for; nobody but a client does anything with it.
        auto_end: whether a turn ends by itself where nothing else can be done.
        watch: who may watch.
        position: where the game begins, in one line, if not with the roll-off; such a table is
            neither rated nor a pair.
    """

    setup: Annotated[str, Meta(max_length=200)]
    pair: bool | None = None
    rated: bool = False
    clock: Clock = NoClock()
    on_time: Literal["bot", "forfeit"] = "bot"
    stand_in: Annotated[str, Meta(max_length=40)] = "skilled"
    grace: Annotated[int, Meta(ge=0, le=30 * DAY)] | None = None
    undo: bool | None = None
    hints: bool | None = None
    auto_end: bool = False
    watch: Literal["anyone", "nobody"] = "anyone"
    position: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET


def settle(terms: Terms, levels: Collection[str]) -> tuple[Terms, Setup]:
    """The terms with everything said, and the set-up they name.

    Raises:
        Refusal: a value is not one of its kind, or some of them do not go together.
    """
    try:
        terms = msgspec.convert(msgspec.to_builtins(terms), Terms)
    except msgspec.ValidationError as error:
        raise Refusal("wrong-terms", text=str(error)) from error
    setup = read_setup(terms.setup)
    check_level(terms.stand_in, levels)
    if terms.pair and setup.sides != 2:
        raise Refusal("pair-needs-two-sides", sides=setup.sides)
    for field, wanted in (("undo", terms.undo), ("hints", terms.hints)):
        if terms.rated and wanted:
            raise Refusal("not-when-rated", field=field)
    settled = msgspec.structs.replace(
        terms,
        setup=setup_text(setup, every_option=True),
        pair=terms.rated and setup.players == 2 if terms.pair is None else terms.pair,
        grace=_usual_grace(terms.clock) if terms.grace is None else terms.grace,
        undo=not terms.rated if terms.undo is None else terms.undo,
        hints=not terms.rated if terms.hints is None else terms.hints,
        position=UNSET if terms.position is UNSET else _beginning(terms, terms.position, setup),
    )
    return settled, setup


def _beginning(terms: Terms, line: str, setup: Setup) -> str:
    """The position that a game begins from, written as we write it."""
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
    """Refuse a bot that the house does not have."""
    if level not in levels:
        raise Refusal("unknown-level", value=level, allowed=tuple(levels))


def _usual_grace(clock: Clock) -> int:
    """Somebody at a clock is missed sooner; by the day, only when the day is over."""
    match clock:
        case Bank():
            return MINUTE
        case Days(days):
            return days * DAY
        case NoClock():
            return 2 * MINUTE


def time_to_begin(clock: Clock) -> int | None:
    """What a seat has on its clock at the start, in milliseconds; None without one."""
    match clock:
        case Bank(bank):
            return bank
        case Days(days):
            return days * DAY
        case NoClock():
            return None
