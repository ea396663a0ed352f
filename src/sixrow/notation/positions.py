"""Positions of both games as one line of text; the grammar is in `docs/notation.md`.

One table lists the fields of each game, and the same code writes and reads both from it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NoReturn, TypeVar

from sixrow.notation.faults import Fault, NotationRefused, refuse
from sixrow.notation.setups import read_setup, setup_text
from sixrow.notation.words import dice_text, read_dice
from sixrow.rules import (
    Columbiz,
    Position,
    PositionRefused,
    SequenceDice,
    check,
    columbiz,
    sequence_dice,
)
from sixrow.rules.board import Mask
from sixrow.rules.rolloff import RollOff

_STILL_TO_ROLL = "?"
_OUT = "-"
_ROLL_OFF = "rolloff"
_NUMERAL = re.compile("0|[1-9][0-9]{0,3}")

_Read = TypeVar("_Read")


@dataclass(frozen=True, slots=True)
class _Form:
    """The fields of a line for one game, each named as in the position."""

    position: Callable[..., Position]
    phases: type[Enum]
    pieces: str
    counts: tuple[str, ...]
    seats: tuple[str, ...]
    turn: Mapping[str, tuple[str, ...]]


_FORMS = {
    "columbiz": _Form(
        position=Columbiz,
        phases=columbiz.ColumbizPhase,
        pieces="discs",
        counts=("supply", "captives", "points"),
        seats=("starter", "seat"),
        turn={
            "roll": ("rolls_left", "kept"),
            "keep": ("rolls_left", "dice", "kept"),
            "place": ("dice", "placed"),
            "over": (),
        },
    ),
    "sequence-dice": _Form(
        position=SequenceDice,
        phases=sequence_dice.SequenceDicePhase,
        pieces="chips",
        counts=(),
        seats=("seat",),
        turn={"roll": (), "choose": ("dice",), "over": ()},
    ),
}


def position_text(position: Position) -> str:
    """The position as one line."""
    form = _FORMS[position.setup.game.name]
    fields: dict[str, Any] = {name: getattr(position, name) for name in form.counts}
    counts = [",".join(map(str, numbers)) for numbers in fields.values()]
    board = board_text(position.pieces(), position.setup.game.letters)
    return " ".join([setup_text(position.setup), board, *counts, *_turn_words(position, form)])


def _turn_words(position: Any, form: _Form) -> list[str]:
    if position.roll_off is not None:
        return [_ROLL_OFF, _roll_off_text(position.roll_off)]
    phase = position.phase.value
    return [
        *(str(getattr(position, name) + 1) for name in form.seats),
        phase,
        *(_KINDS[name].write(getattr(position, name)) for name in form.turn[phase]),
    ]


def board_text(pieces: Sequence[Mask], letters: str) -> str:
    """The six ranks, rank 6 first: a letter for a piece, a digit for a run of empty cells."""
    drawn = ["."] * 36
    for letter, mask in zip(letters, pieces, strict=False):
        for cell in range(36):
            if mask >> cell & 1:
                drawn[cell] = letter
    ranks = "/".join("".join(drawn[rank::6]) for rank in range(5, -1, -1))
    for empty in range(6, 0, -1):
        ranks = ranks.replace("." * empty, str(empty))
    return ranks


def _roll_off_text(roll_off: RollOff) -> str:
    words = {None: _OUT, 0: _STILL_TO_ROLL}
    return ",".join(words.get(rolled) or str(rolled) for rolled in roll_off.rolled)


def read_position(text: str) -> Position:
    """Read a position and check that it is consistent.

    Raises:
        NotationRefused: with the column and the field or rule at fault.
    """
    words = _Words(text)
    setup = words.take("setup", read_setup)
    form = _FORMS[setup.game.name]
    letters = setup.game.letters[: setup.sides]
    fields: dict[str, Any] = {form.pieces: words.take(form.pieces, _board_reader(letters))}
    for name in form.counts:
        fields[name] = words.take(name, _read_numbers)
    fields |= _read_turn(words, form)
    words.finish()
    position = form.position(setup=setup, **fields)
    try:
        check(position)
    except PositionRefused as refusal:
        column = words.columns[str(refusal.details["field"])]
        raise NotationRefused([Fault.of(refusal, 1, column)]) from refusal
    return position


def _read_turn(words: "_Words", form: _Form) -> dict[str, Any]:
    if words.peek() == _ROLL_OFF:
        phase = words.take("phase", str)
        roll_off = words.take("roll_off", _read_roll_off)
        words.columns["seat"] = words.columns["roll_off"]
        seats = dict.fromkeys(form.seats, 0)
        return {"phase": form.phases(phase), "roll_off": roll_off, **seats, "seat": roll_off.seat}
    fields: dict[str, Any] = {name: words.take(name, _read_seat) for name in form.seats}
    phase = words.take("phase", str)
    if phase not in form.turn:
        words.refuse("unknown-phase", "phase", text=phase, allowed=(*form.turn, _ROLL_OFF))
    for name in form.turn[phase]:
        fields[name] = words.take(name, _KINDS[name].read)
    return {"phase": form.phases(phase), **fields}


class _Words:
    """The words of a line, taken one by one; keeps the column of each field."""

    def __init__(self, text: str) -> None:
        self._words = text.split()
        self._line = text
        self._end = 0
        self.columns: dict[str, int] = {}

    def peek(self) -> str:
        """The next word without taking it; empty at the end."""
        return self._words[0] if self._words else ""

    def take(self, field: str, read: Callable[[str], _Read]) -> _Read:
        """Read the next word as `field`."""
        start = self._line.index(self.peek(), self._end)
        self.columns[field] = start + 1
        if not self._words:
            self.refuse("missing", field)
        word = self._words.pop(0)
        self._end = start + len(word)
        try:
            return read(word)
        except NotationRefused as refusal:
            (fault,) = refusal.faults
            details = {"field": field, **fault.details}
            moved = Fault(1, start + fault.column, fault.code, fault.rule, details)
            raise NotationRefused([moved]) from refusal

    def finish(self) -> None:
        """Refuse a line that has words left."""
        if self._words:
            column = self._line.index(self.peek(), self._end) + 1
            raise refuse("left-over", column, text=" ".join(self._words))

    def refuse(self, code: str, field: str, **details: str | tuple[str, ...]) -> NoReturn:
        """Refuse the line at the column of `field`."""
        raise refuse(code, self.columns[field], None, field=field, **details)


def _board_reader(letters: str) -> Callable[[str], tuple[Mask, ...]]:
    def read(text: str) -> tuple[Mask, ...]:
        masks = [0] * len(letters)
        cell, left = 5, 6
        for place, sign in enumerate(text):
            if sign == "/" and left == 0 and cell % 6:
                cell, left = cell % 6 - 1, 6
            elif sign in letters and left:
                masks[letters.index(sign)] |= 1 << cell
                cell, left = cell + 6, left - 1
            elif sign in "123456" and left >= int(sign):
                cell, left = cell + 6 * int(sign), left - int(sign)
            else:
                raise refuse("not-a-board", 1 + place, None, text=sign)
        if left or cell % 6:
            raise refuse("not-a-board", 1 + len(text), None, text=text)
        return tuple(masks)

    return read


def _read_number(text: str, column: int = 1) -> int:
    if not _NUMERAL.fullmatch(text):
        raise refuse("not-a-number", column, None, value=text)
    return int(text)


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(_read_number(word, column) for word, column in _listed(text))


def _read_seat(text: str) -> int:
    return _read_number(text) - 1


def _read_roll_off(text: str) -> RollOff:
    roll_off = RollOff(tuple(_read_rolled(word, column) for word, column in _listed(text)))
    if 0 not in roll_off.rolled:
        raise refuse("impossible-roll-off", 1, None, text=text)
    return roll_off


def _read_rolled(text: str, column: int) -> int | None:
    if text == _OUT:
        return None
    if text == _STILL_TO_ROLL:
        return 0
    if text == "0":
        raise refuse("not-a-number", column, None, value=text)
    return _read_number(text, column)


def _listed(text: str) -> Iterator[tuple[str, int]]:
    """The parts between the commas, each with its column."""
    column = 1
    for part in text.split(","):
        yield part, column
        column += len(part) + 1


@dataclass(frozen=True, slots=True)
class _Kind:
    """How to write and read a field of the turn."""

    write: Callable[[int], str]
    read: Callable[[str], int]


_DICE = _Kind(dice_text, read_dice)
_NUMBER = _Kind(str, _read_number)
_KINDS = {"dice": _DICE, "kept": _DICE, "rolls_left": _NUMBER, "placed": _NUMBER}
