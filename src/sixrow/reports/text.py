"""An analysis as text for a terminal of 80 columns."""

from collections.abc import Iterator
from itertools import accumulate

from sixrow.analysis import Analysis, GradedRoll
from sixrow.notation import setup_text
from sixrow.players import Judge
from sixrow.reports.graphs import graph
from sixrow.reports.tables import (
    ErrorRow,
    Row,
    error_rows,
    least_error,
    players,
    plays,
    real_dice_words,
    results,
)
from sixrow.rules import Waiting
from sixrow.text.layout import WIDTH, wrapped
from sixrow.text.paint import Paint, plain
from sixrow.text.replay import ending
from sixrow.text.sentences import say
from sixrow.text.words import game_name

_LABEL = 28
_COLUMN = 12
_WORDS = 17
_STYLES = {"blunder": "refusal", "mistake": "choice"}


def report(analysis: Analysis, paint: Paint = plain, ascii_only: bool = False) -> Iterator[str]:
    """The report as blocks of text: head, totals, graphs, errors."""
    yield "\n".join(_head(analysis, paint))
    names, setup = players(analysis), analysis.record.setup
    sides = [names.side(side) for side in range(setup.sides)]
    yield table(results(analysis), sides, paint)
    yield table(plays(analysis), [names.seat(seat) for seat in range(setup.players)], paint)
    shown = 1 if setup.sides == 2 else setup.sides
    for side in range(shown if analysis.graded else 0):
        yield "\n".join(_graphs(analysis, side, sides[side], paint, ascii_only))
    yield "\n".join(_errors(error_rows(analysis), paint))
    yield wrapped(say("analysis-bias"))


def _head(analysis: Analysis, paint: Paint) -> Iterator[str]:
    record, names = analysis.record, players(analysis)
    seats = names.seats(range(record.setup.players))
    yield paint(say("analysis-title", game=game_name(record.setup), names=seats), "heading")
    yield wrapped(ending(record))
    if record.final.waiting is not Waiting.NOBODY:
        yield wrapped(say("analysis-unfinished"))
    if real := real_dice_words(analysis):
        yield wrapped(real)
    yield wrapped(judged_by(analysis.judge))


def judged_by(judge: Judge) -> str:
    """Which network evaluated the game, and whether it was trained on these options."""
    key = "analysis-judge" if judge.exact else "analysis-judge-nearest"
    return say(key, network=setup_text(judge.setup))


def table(rows: list[Row], heads: list[str], paint: Paint) -> str:
    """Rows under their headings; long names are truncated."""
    lines = [" " * _LABEL + "".join(f"{_cut(head, _COLUMN - 2):>{_COLUMN}}" for head in heads)]
    for row in rows:
        label = f"{'  ' * row.depth}{row.label}"
        line = f"{label:<{_LABEL}}" + "".join(f"{cell:>{_COLUMN}}" for cell in row.cells)
        lines.append(paint(line, "heading") if row.strong else line)
    return "\n".join(lines)


def _graphs(
    analysis: Analysis, side: int, name: str, paint: Paint, ascii_only: bool
) -> Iterator[str]:
    """Graphs of a side's expected share and its luck over the game."""
    first = analysis.graded[0].before[side]
    shares = [first, *(each.after[side] for each in analysis.graded)]
    yield paint(say("graph-share", name=name), "heading")
    yield from graph(shares, 0.0, 1.0, ascii_only)
    changes = (
        each.change[side] if isinstance(each, GradedRoll) else 0.0 for each in analysis.graded
    )
    luck = list(accumulate(changes, initial=0.0))
    most = max(0.05, *map(abs, luck))
    yield ""
    yield paint(say("graph-luck", name=name), "heading")
    yield from graph(luck, -most, most, ascii_only)


def _errors(rows: list[ErrorRow], paint: Paint) -> Iterator[str]:
    if not rows:
        yield wrapped(say("errors-none", least=least_error()))
        return
    yield paint(say("errors-heading", least=least_error()), "heading")
    heads = ErrorRow(
        rows[0].error,
        say("errors-turn"),
        say("errors-who"),
        say("errors-decided"),
        say("errors-better"),
        say("errors-lost"),
        say("errors-points") if any(row.points for row in rows) else "",
        "",
    )
    width = _words_width(heads, rows)
    yield _error_line(heads, heads, width)
    for row in rows:
        line = _error_line(row, heads, width)
        yield line[: -len(row.severity)] + _painted(row, paint)
    if heads.points:
        yield wrapped(say("errors-points-how"))


def _words_width(heads: ErrorRow, rows: list[ErrorRow]) -> int:
    """The width of each of the two decisions: what the other columns leave."""
    others = len(_error_line(heads, heads, 1)) - 2 + max(len(row.severity) for row in rows)
    return min(_WORDS, (WIDTH - others) // 2)


def _error_line(row: ErrorRow, heads: ErrorRow, width: int) -> str:
    turn, lost = max(4, len(heads.turn)), max(6, len(heads.lost))
    return (
        f"{row.turn:>{turn}} {_cut(row.name, 10):<10} {_cut(row.decided, width):<{width}} "
        f"{_cut(row.better, width):<{width}} {row.lost:>{lost}} {row.points:>6}  {row.severity}"
    )


def _painted(row: ErrorRow, paint: Paint) -> str:
    for key, style in _STYLES.items():
        if row.severity == say(f"error-{key}"):
            return paint(row.severity, style)
    return row.severity


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "~"
