"""Names for what a decision gave away."""

from dataclasses import dataclass

from sixrow.notation.analyses import SeverityName


@dataclass(frozen=True, slots=True)
class Severity:
    """How bad an error is.

    Attributes:
        name: for keys and data.
        least: the smallest loss, in shares of the win, that has this name.
        mark: what stands behind the decision in a record's comment.
    """

    name: SeverityName
    least: float
    mark: str


SEVERITIES = (
    Severity("inaccuracy", 0.01, "?!"),
    Severity("mistake", 0.03, "?"),
    Severity("blunder", 0.08, "??"),
)
"""From small to large. A loss below the first is no error."""


def severity(loss: float) -> Severity | None:
    """The name of a loss; None if it is too small for one."""
    fitting = [each for each in SEVERITIES if loss >= each.least]
    return fitting[-1] if fitting else None
