"""Names for the losses of decisions."""

from dataclasses import dataclass

from sixrow.notation.analyses import SeverityName


@dataclass(frozen=True, slots=True)
class Severity:
    """How serious an error is.

    Attributes:
        name: the identifier in keys and data.
        least: the smallest loss, in shares of the win, that has this name.
        mark: the symbol after the decision in a record's comment.
    """

    name: SeverityName
    least: float
    mark: str


SEVERITIES = (
    Severity("inaccuracy", 0.01, "?!"),
    Severity("mistake", 0.03, "?"),
    Severity("blunder", 0.08, "??"),
)
"""From small to large. A smaller loss than the first is not an error."""


def severity(loss: float) -> Severity | None:
    """The severity of a loss; None if it is too small for an error."""
    fitting = [each for each in SEVERITIES if loss >= each.least]
    return fitting[-1] if fitting else None
