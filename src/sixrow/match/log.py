"""Append-only logs that successive tables share, so that adding costs the same at any length.

A table is never changed: each event makes another. Tables that follow each other share one list,
and each knows how much of it is its own. Only the one that has all of it may add to it; whoever
adds to less, as after a draft that was dropped, gets a list of their own. Not safe between threads.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Generic, TypeAlias, TypeVar, overload

from msgspec import Struct, field

T = TypeVar("T")

CommandKey: TypeAlias = tuple[str, str]
"""The person who sent a command, empty for the house, and the id they gave it."""

Span: TypeAlias = tuple[int, int]
"""The numbers of the first and the last of some events in a row."""


class Log(Struct, Generic[T], frozen=True, eq=False, gc=False):
    """Things in the order in which they came; a tuple that is cheap to add to."""

    _items: list[T] = field(default_factory=list)
    _count: int = 0

    def plus(self, item: T) -> "Log[T]":
        """All of these, and one more."""
        items, count = self._items, self._count
        if len(items) != count:
            items = items[:count]
        items.append(item)
        return Log(items, count + 1)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._count)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        if isinstance(place, slice):
            return tuple(self._items[: self._count][place])
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._items[place % self._count]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log | tuple) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]


class Answers(Struct, frozen=True, eq=False, gc=False):
    """Which events answered which command, so that one that comes again changes nothing."""

    _spans: dict[CommandKey, tuple[int, Span]] = field(default_factory=dict)
    _count: int = 0

    def plus(self, key: CommandKey, span: Span) -> "Answers":
        """All of these, and one more command that none of them has."""
        spans, count = self._spans, self._count
        if len(spans) != count:
            spans = dict(islice(spans.items(), count))
        spans[key] = (count, span)
        return Answers(spans, count + 1)

    def get(self, key: CommandKey) -> Span | None:
        """The events that answered a command; None if it is not known."""
        place, span = self._spans.get(key, (self._count, None))
        return span if place < self._count else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Answers) or self._count != other._count:
            return False
        return [*islice(self._spans.items(), self._count)] == [
            *islice(other._spans.items(), other._count)
        ]

    __hash__ = None  # type: ignore[assignment]
