"""A player's losses on a frozen set, by kind of decision."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from sixrow.analysis.measurement.frozen import KINDS, Frozen
from sixrow.analysis.measurement.lines import judged_lines
from sixrow.analysis.measurement.rollouts import Line
from sixrow.rules import Position

Chooser = Callable[[Position], Line]
"""Chooses a line of a position."""

ALL = "all"
"""The key for all kinds together."""

_SAME = 5e-6
"""Smaller differences count as equal: values are stored to four or five digits."""


@dataclass(frozen=True, slots=True)
class Loss:
    """The loss on some positions, in shares of the win.

    Attributes:
        mean: against the best line of each position. Rolled-out values are not exact, and the best
            of several is more likely to be overestimated: this is slightly too high for every
            player.
        error: the standard error over the positions.
        behind: against the line that the network chose when the set was made, which was chosen
            independently of the values: free of that bias, and negative for a better player.
        behind_error: the standard error of that.
        agreed: how often the line was one of the best.
        outside: how often the line was not evaluated, so that the network's estimate was used.
    """

    positions: int
    mean: float
    error: float
    behind: float
    behind_error: float
    agreed: float
    outside: float


class Measured:
    """A frozen set prepared for measuring; the network is queried once per position."""

    def __init__(self, positions: Iterable[Frozen]) -> None:
        self.positions = tuple(positions)
        self._judged: dict[Position, dict[Line, float]] = {}

    def judged(self, each: Frozen) -> Mapping[Line, float]:
        """The network's value of every line of a position."""
        if each.position not in self._judged:
            self._judged[each.position] = judged_lines(each.position)
        return self._judged[each.position]

    def losses(self, *choosers: Chooser) -> dict[str, Loss]:
        """The combined losses of some choosers, by kind of decision and in total."""
        return _by_kind(
            [
                (each, [self._loss(each, chooser(each.position)) for chooser in choosers])
                for each in self.positions
            ]
        )

    def losses_at_random(self) -> dict[str, Loss]:
        """The losses of a player who picks every line with equal probability."""
        return _by_kind(
            [
                (each, [self._loss(each, line) for line in self.judged(each)])
                for each in self.positions
            ]
        )

    def _loss(self, each: Frozen, line: Line) -> tuple[float, bool]:
        if each.knows(line):
            return each.loss(line, {})
        return each.loss(line, self.judged(each))


_Found = list[tuple[Frozen, list[tuple[float, bool]]]]


def _by_kind(found: _Found) -> dict[str, Loss]:
    kinds = sorted({each.kind for each, _ in found}, key=_place)
    by_kind = {kind: _loss([pair for pair in found if pair[0].kind == kind]) for kind in kinds}
    return {**by_kind, ALL: _loss(found)} if len(kinds) > 1 else {ALL: _loss(found)}


def _place(kind: str) -> tuple[int, str]:
    return KINDS.index(kind) if kind in KINDS else len(KINDS), kind


def _loss(found: _Found) -> Loss:
    """The mean over positions; several choices in one position count as their mean."""
    means = [fmean(loss for loss, _ in pairs) for _, pairs in found]
    behind = [
        mean - (max(each.values.values()) - next(iter(each.values.values())))
        for mean, (each, _) in zip(means, found, strict=True)
    ]
    return Loss(
        len(found),
        fmean(means),
        _error(means),
        fmean(behind),
        _error(behind),
        fmean(fmean(loss < _SAME for loss, _ in pairs) for _, pairs in found),
        fmean(fmean(not known for _, known in pairs) for _, pairs in found),
    )


def _error(numbers: list[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
