"""Faults of a text, with their places."""

from dataclasses import dataclass, field

from sixrow.rules.refusal import Detail, Refusal


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a text: a code with details, at a line and column counted from 1."""

    line: int
    column: int
    code: str
    rule: str | None = None
    details: dict[str, Detail] = field(default_factory=dict)

    @classmethod
    def of(cls, refusal: Refusal, line: int, column: int) -> "Fault":
        """A refusal as a fault of the text at this place."""
        return cls(line, column, refusal.code, refusal.rule, dict(refusal.details))

    def __str__(self) -> str:
        """For logs and tests; clients make their own sentences from the code and the details."""
        return f"{self.line}:{self.column}: {Refusal(self.code, self.rule, **self.details)}"


class NotationRefused(Refusal):
    """A text cannot be read; no part of it is used.

    Attributes:
        faults: all faults found, in the order of the text; at least one.
    """

    def __init__(self, faults: list[Fault]) -> None:
        first, *_ = self.faults = tuple(sorted(faults, key=lambda each: (each.line, each.column)))
        super().__init__(first.code, first.rule, **first.details)
        self.args = ("\n".join(str(each) for each in self.faults),)


def refuse(code: str, column: int, rule: str | None = None, **details: Detail) -> NotationRefused:
    """A refusal of a one-line text with a single fault."""
    return NotationRefused([Fault(1, column, code, rule, details)])
