"""Typed refusals: a code, the rule, and the facts from which a client builds a sentence."""

import copyreg
from collections.abc import Mapping
from typing import Any, TypeAlias

Detail: TypeAlias = int | str | tuple[int | str, ...]
"""A detail of a refusal: numbers, names and lists of them. Cells and seats are numbers."""


class Refusal(ValueError):
    """A request that is not allowed; nothing has changed.

    Attributes:
        code: a stable identifier of the problem, such as ``cell-taken``.
        rule: the id of the rule that forbids it, such as ``C-9``, or None if no rule applies.
        details: the facts, by name. Clients build the sentence from `code` and these.
    """

    def __init__(self, code: str, rule: str | None = None, **details: Detail) -> None:
        self.code = code
        self.rule = rule
        self.details: Mapping[str, Detail] = details
        facts = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{code}{f' ({rule})' if rule else ''}{f': {facts}' if facts else ''}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and unpickle without the constructor, which subclasses change."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


def check_range(field: str, value: float, least: int, most: int | None = None) -> None:
    """Refuse a number that is too small or too large.

    Raises:
        Refusal: it is below `least`, or is not a number (``out-of-range``); it is above `most`
            (``too-large``).
    """
    found = value if isinstance(value, int) else str(value)
    if not value >= least:  # what is not a number is in no range
        raise Refusal("out-of-range", field=field, value=found, least=least)
    if most is not None and value > most:
        raise Refusal("too-large", field=field, value=found, most=most)


class SetupRefused(Refusal):
    """An invalid number of players, option or combination of options."""


class DecisionRefused(Refusal):
    """A decision that the rules forbid in this position."""


class RollRefused(Refusal):
    """Dice that this position does not wait for."""


class PositionRefused(Refusal):
    """A position that contradicts itself, so that no game can reach it."""
