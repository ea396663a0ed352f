"""Means with their 95 % intervals, by the normal approximation."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.96
"""How many standard errors an interval of 95 % reaches to either side."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and half the width of its 95 % interval."""

    value: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Both ends of the interval."""
        return self.value - self.error, self.value + self.error

    @classmethod
    def over(cls, values: Sequence[float]) -> "Mean":
        """The mean of independent values, at least one; for shares between 0 and 1.

        Where all are equal the spread says nothing: then the rule of three (Hanley and
        Lippman-Hand, 1983) bounds how often something else could happen.
        """
        number = len(values)
        mean = sum(values) / number
        squares = sum((value - mean) ** 2 for value in values)
        if squares < 1e-12:
            return cls(mean, min(1.0, 3.0 / number))
        return cls(mean, Z * sqrt(squares / (number - 1) / number))
