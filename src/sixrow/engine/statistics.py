"""Aggregates of bulk results: means with confidence intervals, accumulated chunk by chunk."""

from dataclasses import dataclass, field

import numpy as np

from sixrow.engine.simulation import Games
from sixrow.engine.types import Numbers, Values
from sixrow.means import Mean, Z
from sixrow.rules import Setup


@dataclass(slots=True)
class Counts:
    """Counts, sums and squares of several numbers per game, from which means are computed."""

    count: int = 0
    total: Values = field(default_factory=lambda: np.zeros(1))
    squares: Values = field(default_factory=lambda: np.zeros(1))

    def add(self, numbers: Values | Numbers) -> None:
        """Add games, one per row."""
        rows = numbers.reshape(len(numbers), -1).astype(np.float64)
        self.count += len(rows)
        self.total = self.total + rows.sum(axis=0)
        self.squares = self.squares + (rows**2).sum(axis=0)

    def means(self) -> list[Mean]:
        """The mean of each number with its 95 % interval, by the normal approximation."""
        mean = self.total / self.count
        spread = np.sqrt(np.maximum(self.squares / self.count - mean**2, 0) / self.count)
        return [Mean(float(m), float(Z * e)) for m, e in zip(mean, spread, strict=True)]


class Summary:
    """Statistics over many games, of constant size."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.games = 0
        self.filled = np.zeros(36, dtype=np.int64)
        self.fallen: Numbers = np.zeros(1, dtype=np.int64)
        self._tallies: dict[str, Counts] = {}

    def add(self, games: Games) -> None:
        self.games += len(games)
        self.filled += games.filled
        self.fallen = self.fallen + games.fallen
        shares = games.shares()
        self._tally("share", shares)
        self._tally("share_in_turn_order", self._in_turn_order(games, shares))
        self._tally("ties", (shares.max(axis=1) < 1).astype(np.float64))
        self._tally("turns", games.turns)
        for name, numbers in {**games.by_side, **games.by_game}.items():
            self._tally(name, numbers)

    def _tally(self, name: str, numbers: Values | Numbers) -> None:
        self._tallies.setdefault(name, Counts()).add(numbers)

    def _in_turn_order(self, games: Games, shares: Values) -> Values:
        """The shares in turn order: the starter's side first, then the next seat's, and so on."""
        setup = self._setup
        side_of = np.array([setup.side_of(seat) for seat in range(setup.players)])
        places = np.arange(setup.sides)
        order = side_of[(games.starter[:, None] + places) % setup.players]
        return np.take_along_axis(shares, order, axis=1)

    def means(self) -> dict[str, list[Mean]]:
        """The mean of every statistic: one number per side, or a single one."""
        return {name: tally.means() for name, tally in self._tallies.items()}
