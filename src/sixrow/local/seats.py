"""Who sits where: people and computer players (a level, or one without an engine)."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from secrets import token_hex
from typing import TypeAlias

from sixrow.local.resigned import resigned
from sixrow.notation import RealDice, Record, real_dice, with_real_dice
from sixrow.players import USUAL, Player, player, seed_of
from sixrow.players.levels import BY_NAME
from sixrow.rules import Decision, Position, Seat, Setup
from sixrow.text.sentences import say

Computer: TypeAlias = Callable[[Position, Random], Decision]
"""Decides in a position that waits for a decision."""


def decide_at_random(position: Position, random: Random) -> Decision:
    """A uniformly random legal decision."""
    return random.choice(position.decisions())


def decide_first(position: Position, _random: Random) -> Decision:
    """The legal decision with the lowest number."""
    return position.decisions()[0]


THOUGHTLESS: Mapping[str, Computer] = {"random": decide_at_random, "first": decide_first}
"""The computer players that need no engine, by kind."""

LEVELS = tuple(BY_NAME)
KINDS = (*LEVELS, *THOUGHTLESS)
"""The kinds of computer players: the five levels first."""

LONGEST_NAME = 30

_COMPUTER = re.compile("computer(?::(?P<kind>.*))?", re.IGNORECASE)
_SEAT_TAG = "Computer{}"
_SEED_TAG = "Seed"
_LEVELS_SEED_TAG = "ComputerSeed"


class SeatRefused(ValueError):
    """An invalid seat; the text says why."""


@dataclass(frozen=True, slots=True)
class HumanPlayer:
    """A person at the keyboard."""

    name: str


@dataclass(frozen=True, slots=True)
class ComputerPlayer:
    """A computer player of a kind."""

    kind: str = USUAL


Sitter: TypeAlias = HumanPlayer | ComputerPlayer


def read_seat(text: str, usual: str = USUAL) -> Sitter:
    """Parse a seat: a name, ``computer`` or ``computer:expert``.

    Args:
        text: as typed.
        usual: the kind of a computer if the text does not give one.

    Raises:
        SeatRefused: there is no such computer player, or the name is invalid.
    """
    found = _COMPUTER.fullmatch(text.strip())
    if found is None:
        return HumanPlayer(read_name(text))
    return ComputerPlayer(usual if found["kind"] is None else read_kind(found["kind"]))


def read_kind(text: str) -> str:
    """Parse a kind of computer player.

    Raises:
        SeatRefused: there is no such kind.
    """
    kind = text.strip().lower()
    if kind not in KINDS:
        raise SeatRefused(say("seat-unknown-computer", kind=kind, kinds=", ".join(KINDS)))
    return kind


def read_name(text: str) -> str:
    """Validate a name for the screen and a record.

    Raises:
        SeatRefused: it is empty, too long, or has characters that cannot be shown.
    """
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise SeatRefused(say("seat-not-a-name", name=text, longest=LONGEST_NAME))
    return name


def new_record(setup: Setup, sitters: Sequence[Sitter], seed: str | None = None) -> Record:
    """The record of a new game.

    Raises:
        SeatRefused: two players have the same name.
    """
    names = _names(sitters)
    for name in names:
        if names.count(name) > 1:
            raise SeatRefused(say("seat-name-twice", name=name))
    tags = {
        _SEAT_TAG.format(seat + 1): sitter.kind
        for seat, sitter in enumerate(sitters)
        if isinstance(sitter, ComputerPlayer)
    }
    if seed is not None:
        tags[_SEED_TAG] = seed
    elif any(kind in LEVELS for kind in tags.values()):
        tags[_LEVELS_SEED_TAG] = token_hex(8)
    return Record(setup, names, tags=tags)


def played_again(record: Record) -> Record:
    """The record of a rematch: the same set-up and players, but new dice."""
    seeds = (_SEED_TAG, _LEVELS_SEED_TAG)
    tags = {name: value for name, value in record.tags.items() if name not in seeds}
    if levels(record):
        tags[_LEVELS_SEED_TAG] = token_hex(8)
    again = replace(record, entries=(), result=None, attachments={}, origin=None, tags=tags)
    return again if real_dice(record) is None else with_real_dice(again, RealDice(roll_off=True))


def computers(record: Record) -> dict[Seat, str]:
    """The seats played by a computer, with its kind; the default kind plays for resigned people."""
    return {**dict.fromkeys(resigned(record), USUAL), **machines(record)}


def machines(record: Record) -> dict[Seat, str]:
    """The seats that belonged to a computer from the start; unknown kinds play as the default."""
    kinds = {}
    for seat in range(record.setup.players):
        kind = record.tags.get(_SEAT_TAG.format(seat + 1))
        if kind is not None:
            kinds[seat] = kind if kind in KINDS else USUAL
    return kinds


def levels(record: Record) -> tuple[str, ...]:
    """The levels in a game, each once, in seat order."""
    return tuple(dict.fromkeys(kind for kind in computers(record).values() if kind in LEVELS))


def decider(record: Record, seat: Seat, kind: str) -> Computer:
    """What decides for a computer of a kind on a seat; a level needs the engine when it does."""
    if kind in THOUGHTLESS:
        return THOUGHTLESS[kind]
    made: list[Player] = []

    def decide(position: Position, _random: Random) -> Decision:
        if not made:
            made.append(player(kind, record.setup, _seed_of_level(record, seat)))
        return made[0].decide(position)

    return decide


def _seed_of_level(record: Record, seat: Seat) -> int:
    """The seed of a level's judgement, the same after every resumption. Not related to the dice."""
    text = record.tags.get(_LEVELS_SEED_TAG, record.tags.get(_SEED_TAG, ""))
    return seed_of(f"{text}/computer/{seat}")


def seed(record: Record) -> str | None:
    """The seed of a game's dice, if any."""
    return record.tags.get(_SEED_TAG)


def luck(record: Record, moment: int) -> Random:
    """The random generator of a computer without an engine, after `moment` entries."""
    text = seed(record)
    return SystemRandom() if text is None else Random(f"{text}/{moment}")


def _names(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """People by name; computers are numbered if there are several."""
    machines = [sitter for sitter in sitters if isinstance(sitter, ComputerPlayer)]
    names, met = [], 0
    for sitter in sitters:
        if isinstance(sitter, HumanPlayer):
            names.append(sitter.name)
        elif len(machines) == 1:
            names.append(say("computer"))
        else:
            met += 1
            names.append(say("computer-numbered", number=met))
    return tuple(names)
