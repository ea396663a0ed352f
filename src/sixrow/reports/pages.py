"""An analysis as a single HTML page without external resources.

`page.html` is a Jinja template that escapes all text except what it marks as safe: our own styles,
and drawings, which escape their own text.
"""

from dataclasses import dataclass
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from sixrow import __version__
from sixrow.analysis import Analysis
from sixrow.reports.curves import Course
from sixrow.reports.drawings import board, dice
from sixrow.reports.figures import typeset
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
from sixrow.reports.text import judged_by
from sixrow.rules import Decision, Position, Waiting
from sixrow.rules.columbiz.decisions import is_keep, kept_by
from sixrow.rules.dice import faces_of
from sixrow.text.languages import language
from sixrow.text.replay import ending
from sixrow.text.sentences import say
from sixrow.text.words import dice_words, game_name

DRAWN = 12
"""The number of errors shown with a board; the table lists all of them."""

WIDE, NARROW = 1000, 380
"""The widths of graphs. Each graph is drawn twice: for a desktop and for a phone."""


@dataclass(frozen=True, slots=True)
class _Graph:
    wide: str
    narrow: str


@dataclass(frozen=True, slots=True)
class _Course:
    """The graphs of a game."""

    shares: _Graph
    luck: _Graph
    has_roll_off: bool


@dataclass(frozen=True, slots=True)
class _Table:
    title: str
    heads: list[str]
    rows: list[Row]


@dataclass(frozen=True, slots=True)
class _DrawnError:
    """One error: the board before it, the decision and the better one."""

    row: ErrorRow
    severity: str
    board: str
    dice: str
    decided: str
    better: str


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("sixrow.reports", ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["typeset"] = typeset
    return environment.get_template("page.html")


def page(analysis: Analysis) -> str:
    """The complete page as HTML."""
    setup, names = analysis.record.setup, players(analysis)
    sides = [names.side(side) for side in range(setup.sides)]
    seats = [names.seat(seat) for seat in range(setup.players)]
    errors = error_rows(analysis)
    worst = sorted(errors, key=lambda row: row.error.loss, reverse=True)[:DRAWN]
    environment = _template().environment
    assert environment.loader is not None
    style, _, _ = environment.loader.get_source(environment, "page.css")
    return _template().render(
        say=say,
        language=language(),
        version=__version__,
        style=style,
        title=say("analysis-title", game=game_name(setup), names=names.seats(range(setup.players))),
        ending=ending(analysis.record),
        finished=analysis.record.final.waiting is Waiting.NOBODY,
        real_dice=real_dice_words(analysis),
        judge=judged_by(analysis.judge),
        key=list(zip(sides, setup.game.colours, strict=False)),
        course=_course(analysis) if analysis.graded else None,
        tables=[
            _Table(say("page-totals"), sides, results(analysis)),
            _Table(say("page-players"), seats, plays(analysis)),
        ],
        least=least_error(),
        errors=errors,
        with_points=any(row.points for row in errors),
        drawn=[_drawn(row) for row in sorted(worst, key=lambda row: row.error.index)],
    )


def _course(analysis: Analysis) -> _Course:
    wide, narrow = (Course(analysis, *size) for size in ((WIDE, 280), (NARROW, 240)))
    low, narrow_low = (Course(analysis, *size) for size in ((WIDE, 170), (NARROW, 150)))
    return _Course(
        _Graph(wide.shares(), narrow.shares()),
        _Graph(low.luck(), narrow_low.luck()),
        low.has_roll_off,
    )


def _drawn(row: ErrorRow) -> _DrawnError:
    error = row.error
    position, decided, better = error.position, error.choice.decision, error.best.decision
    title = say("page-board", name=row.name, decided=row.decided, better=row.better)
    rolled = dice(faces_of(position.dice), (), "", dice_words(position.dice))
    return _DrawnError(
        row,
        _severity_class(row),
        board(position, decided, better, title),
        "" if is_keep(decided) else rolled,
        _choice(position, decided, row.decided, "--bad"),
        _choice(position, better, row.better, "--good"),
    )


def _severity_class(row: ErrorRow) -> str:
    for name in ("blunder", "mistake"):
        if row.severity == say(f"error-{name}"):
            return name
    return ""


def _choice(position: Position, decision: Decision, words: str, colour: str) -> str:
    """The dice of a keep decision as a drawing; empty for other decisions, which are in words."""
    if not is_keep(decision):
        return ""
    return dice(faces_of(position.dice), faces_of(kept_by(decision)), colour, words)
