"""Append-only logs that successive tables share, so that appending is O(1).

Tables are immutable: each event makes a new one. Successive tables share one list, and each keeps
the length of its own part. Appending to the log that covers the whole list extends the list;
appending to a shorter one, as after a dropped draft, copies its part first. Not thread-safe.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Generic, TypeAlias, TypeVar, overload

from msgspec import Struct, field

T = TypeVar("T")

CommandKey: TypeAlias = tuple[str, str]
"""The sender of a command, empty for the house, and the id of the command."""

Span: TypeAlias = tuple[int, int]
"""The numbers of the first and the last event of a range."""


class Log(Struct, Generic[T], frozen=True, eq=False, gc=False):
    """An immutable sequence with cheap appending; equal to a tuple of the same items."""

    _items: list[T] = field(default_factory=list)
    _count: int = 0

    def plus(self, item: T) -> "Log[T]":
        """A log with one more item; O(1) unless another log has extended the shared list."""
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
    """The events that answered each command, so that a repeated command changes nothing."""

    _spans: dict[CommandKey, tuple[int, Span]] = field(default_factory=dict)
    _count: int = 0

    def plus(self, key: CommandKey, span: Span) -> "Answers":
        """The answers with one more command, whose key must be new."""
        spans, count = self._spans, self._count
        if len(spans) != count:
            spans = dict(islice(spans.items(), count))
        spans[key] = (count, span)
        return Answers(spans, count + 1)

    def get(self, key: CommandKey) -> Span | None:
        """The events that answered a command; None for an unknown command."""
        place, span = self._spans.get(key, (self._count, None))
        return span if place < self._count else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Answers) or self._count != other._count:
            return False
        return [*islice(self._spans.items(), self._count)] == [
            *islice(other._spans.items(), other._count)
        ]

    __hash__ = None  # type: ignore[assignment]
