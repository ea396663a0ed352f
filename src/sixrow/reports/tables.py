"""The totals of an analysis as rows of text, for the terminal and the HTML page."""

from dataclasses import dataclass

from sixrow.analysis import SEVERITIES, Analysis, GradedDecision
from sixrow.notation import real_dice
from sixrow.reports.figures import percent, signed, signed_number, told_decision
from sixrow.text.numerals import percentage
from sixrow.text.sentences import say
from sixrow.text.words import Names, colour_names


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table.

    Attributes:
        depth: 0, or 1 for a part of the row above.
        strong: whether it is emphasized.
    """

    label: str
    cells: list[str]
    depth: int = 0
    strong: bool = False


def players(analysis: Analysis) -> Names:
    """The names in a record; an empty name is replaced by the colour."""
    record = analysis.record
    colours = colour_names(record.setup)
    named = [name or colour for name, colour in zip(record.names, colours, strict=True)]
    return Names(record.setup, named)


def results(analysis: Analysis) -> list[Row]:
    """The sources of each side's result, one column per side."""
    sides = analysis.sides

    def row(label: str, values: list[str], depth: int = 0, strong: bool = False) -> Row:
        return Row(label, values, depth, strong)

    def changes(name: str) -> list[str]:
        return [signed(getattr(side, name)) for side in sides]

    def shares(name: str) -> list[str]:
        return [percent(getattr(side, name)) for side in sides]

    unknown = [row(say("total-unknown"), changes("unknown"), strong=True)]
    return [
        row(say("total-start"), shares("start")),
        row(say("total-luck"), changes("luck"), strong=True),
        row(say("total-luck-own"), changes("own_luck"), depth=1),
        row(say("total-luck-others"), changes("others_luck"), depth=1),
        row(say("total-skill"), changes("skill"), strong=True),
        row(say("total-skill-own"), changes("own_skill"), depth=1),
        row(say("total-revisions"), changes("revisions"), depth=1),
        row(say("total-skill-others"), changes("others_skill"), depth=1),
        *(unknown if unentered(analysis) else ()),
        row(say("total-result"), shares("result"), strong=True),
        row(say("total-adjusted"), shares("adjusted"), strong=True),
    ]


def unentered(analysis: Analysis) -> int:
    """The number of turns of which only the last roll was entered."""
    dice = real_dice(analysis.record)
    return 0 if dice is None else len(dice.last_only)


def real_dice_words(analysis: Analysis) -> str:
    """That the dice were real, and what was not entered; empty if they were not."""
    if real_dice(analysis.record) is None:
        return ""
    turns = unentered(analysis)
    told = [say("analysis-real-dice"), say("analysis-unentered", turns=turns) if turns else ""]
    return " ".join(filter(None, told))


def plays(analysis: Analysis) -> list[Row]:
    """How well each seat played, one column per seat."""
    seats = analysis.seats
    found = [
        Row(say("play-decisions"), [str(seat.decisions) for seat in seats]),
        Row(say("play-unforced"), [str(seat.unforced) for seat in seats], depth=1),
        Row(say("play-lost"), [percent(seat.lost) for seat in seats]),
        Row(say("play-error-rate"), [_share(seat.error_rate, 2) for seat in seats]),
    ]
    if any(seat.points_lost is not None for seat in seats):
        points = [signed_number(seat.points_lost or 0.0).lstrip("+") for seat in seats]
        found.append(Row(say("play-points"), points))
    found.append(
        Row(say("play-accuracy"), [_share(seat.accuracy, 0) for seat in seats], strong=True)
    )
    names = (say("play-inaccuracies"), say("play-mistakes"), say("play-blunders"))
    for place, name in enumerate(names):
        found.append(Row(name, [str(seat.errors[place]) for seat in seats]))
    return found


def _share(value: float | None, decimals: int) -> str:
    return "-" if value is None else percentage(value, decimals)


@dataclass(frozen=True, slots=True)
class ErrorRow:
    """An error in words."""

    error: GradedDecision
    turn: str
    name: str
    decided: str
    better: str
    lost: str
    points: str
    severity: str


def error_rows(analysis: Analysis) -> list[ErrorRow]:
    """The errors of a game in order."""
    names = players(analysis)
    return [_error_row(error, names) for error in analysis.errors]


def _error_row(error: GradedDecision, names: Names) -> ErrorRow:
    named = error.error
    assert named is not None
    position, points = error.position, error.points_lost
    return ErrorRow(
        error,
        str(error.turn),
        names.seat(position.seat),
        told_decision(position, error.choice.decision),
        told_decision(position, error.best.decision),
        percent(error.loss),
        "" if points is None else signed_number(-points),
        say(f"error-{named.name}"),
    )


def least_error() -> str:
    """The smallest loss that counts as an error."""
    return percent(SEVERITIES[0].least)
