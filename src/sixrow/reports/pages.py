"""An analysis as one page for a browser: nothing is loaded from anywhere."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from sixrow import __version__
from sixrow.analysis import Analysis
from sixrow.reports.curves import Course
from sixrow.reports.drawings import board, dice
from sixrow.reports.figures import typeset
from sixrow.reports.tables import ErrorRow, Row, error_rows, least_error, players, plays, results
from sixrow.reports.text import judged_by
from sixrow.rules import Decision, Position, Waiting
from sixrow.rules.columbiz.decisions import is_keep, kept_by
from sixrow.rules.dice import faces_of
from sixrow.text.languages import language
from sixrow.text.replay import ending
from sixrow.text.sentences import say
from sixrow.text.words import dice_words, game_name

DRAWN = 12
"""How many errors get a board; the table has them all."""


def page(analysis: Analysis) -> str:
    """The whole page as HTML."""
    title = escape(_title(analysis))
    style = (files("sixrow") / "reports" / "page.css").read_text(encoding="utf-8")
    parts = [
        "<!doctype html>",
        f'<html lang="{language()}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>\n{style}</style></head><body><main>",
        f"<h1>{title}</h1>",
        *_head(analysis),
        *(_course(analysis) if analysis.graded else ()),
        *_totals(analysis),
        *_errors(error_rows(analysis)),
        f'<footer class="mute"><p>{escape(say("analysis-bias"))}</p>',
        f"<p>{escape(say('page-made', version=__version__))}</p></footer>",
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _title(analysis: Analysis) -> str:
    setup, names = analysis.record.setup, players(analysis)
    return say("analysis-title", game=game_name(setup), names=names.seats(range(setup.players)))


def _head(analysis: Analysis) -> Iterator[str]:
    yield f"<p>{escape(ending(analysis.record))}</p>"
    if analysis.record.final.waiting is not Waiting.NOBODY:
        yield f"<p>{escape(say('analysis-unfinished'))}</p>"
    yield f'<p class="mute">{escape(judged_by(analysis.judge))}</p>'


def _course(analysis: Analysis) -> Iterator[str]:
    """The graphs, drawn twice: a phone shows one and a desk the other."""
    yield f'<section class="card"><h2>{escape(say("page-share"))}</h2>'
    yield f'<p class="mute">{escape(say("page-share-how"))}</p>{_key(analysis)}'
    wide, narrow = (Course(analysis, *size) for size in ((1000, 280), (380, 240)))
    low, narrow_low = (Course(analysis, *size) for size in ((1000, 170), (380, 150)))
    yield f'<div class="curve">{wide.shares()}</div>'
    yield f'<div class="curve-small">{narrow.shares()}</div>'
    yield f'<h2 class="over">{escape(say("page-luck"))}</h2>'
    how = say("page-luck-how")
    if low.has_roll_off:
        how += " " + say("page-luck-first")
    yield f'<p class="mute">{escape(how)}</p>'
    yield f'<div class="curve">{low.luck()}</div>'
    yield f'<div class="curve-small">{narrow_low.luck()}</div></section>'


def _key(analysis: Analysis) -> str:
    """Which colour is whose."""
    setup, names = analysis.record.setup, players(analysis)
    items = (
        f'<span><i style="background: var(--{setup.game.colours[side]})"></i>'
        f"{escape(names.side(side))}</span>"
        for side in range(setup.sides)
    )
    return f'<div class="key">{"".join(items)}</div>'


def _totals(analysis: Analysis) -> Iterator[str]:
    setup, names = analysis.record.setup, players(analysis)
    sides = [names.side(side) for side in range(setup.sides)]
    seats = [names.seat(seat) for seat in range(setup.players)]
    yield '<div class="two">'
    yield _table(say("page-totals"), results(analysis), sides)
    yield _table(say("page-players"), plays(analysis), seats)
    yield "</div>"


def _table(title: str, rows: list[Row], heads: list[str]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr class="{_kind(row)}"><th scope="row">{escape(row.label)}</th>'
        + "".join(f"<td>{escape(typeset(cell))}</td>" for cell in row.cells)
        + "</tr>"
        for row in rows
    )
    return (
        f'<section class="card"><h2>{escape(title)}</h2><div class="scroll"><table>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div></section>"
    )


def _kind(row: Row) -> str:
    if row.strong:
        return "strong"
    return "part" if row.depth else ""


def _errors(rows: list[ErrorRow]) -> Iterator[str]:
    if not rows:
        yield f'<p class="card">{escape(say("errors-none", least=least_error()))}</p>'
        return
    worst = sorted(rows, key=lambda row: row.error.loss, reverse=True)[:DRAWN]
    yield f'<h2 class="over">{escape(say("page-boards"))}</h2>'
    if len(worst) < len(rows):
        told = say("error-more", shown=len(worst), errors=len(rows))
        yield f'<p class="mute">{escape(told)}</p>'
    yield '<div class="boards">'
    for row in sorted(worst, key=lambda row: row.error.index):
        yield _drawn(row)
    yield "</div>"
    yield _error_table(rows)


def _error_table(rows: list[ErrorRow]) -> str:
    with_points = any(row.points for row in rows)
    heads = [
        f'<th scope="col">{escape(say("errors-turn"))}</th>',
        f'<th scope="col" class="words">{escape(say("errors-who"))}</th>',
        f'<th scope="col" class="words">{escape(say("errors-decided"))}</th>',
        f'<th scope="col" class="words">{escape(say("errors-better"))}</th>',
        f'<th scope="col">{escape(say("errors-lost"))}</th>',
    ]
    if with_points:
        heads.append(f'<th scope="col">{escape(say("errors-points"))}</th>')
    body = "".join(
        f'<tr><td>{row.turn}</td><td class="words">{escape(row.name)}</td>'
        f'<td class="words">{escape(row.decided)}</td><td class="words">{escape(row.better)}</td>'
        f"<td>{row.lost}</td>"
        + (f"<td>{typeset(row.points)}</td>" if with_points else "")
        + "</tr>"
        for row in rows
    )
    how = f'<p class="mute">{escape(say("errors-points-how"))}</p>' if with_points else ""
    return (
        f'<section class="card"><h2>{escape(say("errors-heading", least=least_error()))}</h2>'
        f'<div class="scroll"><table><thead><tr>{"".join(heads)}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>{how}</section>"
    )


def _drawn(row: ErrorRow) -> str:
    """One error: the board before it, what was decided and what was better."""
    error = row.error
    position, decided, better = error.position, error.choice.decision, error.best.decision
    title = say("page-board", name=row.name, decided=row.decided, better=row.better)
    heading = say("error-heading", turn=error.turn, name=row.name)
    return (
        f'<section class="card"><span class="tag {_severity_class(row)}">{escape(row.severity)}'
        f" {row.lost}</span><h3>{escape(heading)}</h3>"
        f"{board(position, decided, better, title)}"
        f'<div class="pairs">{"".join(_pairs(row))}</div></section>'
    )


def _pairs(row: ErrorRow) -> Iterator[str]:
    """The dice, what was decided and what was better."""
    position, choices = row.error.position, (row.error.choice, row.error.best)
    if not is_keep(choices[0].decision):
        faces = faces_of(position.dice)
        drawn = dice(faces, (), "", dice_words(position.dice))
        yield f"<b>{escape(say('page-dice'))}</b><span>{drawn}</span>"
    told = (("bad", say("page-decided"), row.decided), ("good", say("page-better"), row.better))
    for choice, (kind, label, words) in zip(choices, told, strict=True):
        yield f'<b class="{kind}">{escape(label)}</b>'
        yield f"<span>{_choice(position, choice.decision, words, kind)}</span>"


def _severity_class(row: ErrorRow) -> str:
    for name in ("blunder", "mistake"):
        if row.severity == say(f"error-{name}"):
            return name
    return ""


def _choice(position: Position, decision: Decision, words: str, kind: str) -> str:
    """A choice of dice is drawn, another is told."""
    if not is_keep(decision):
        return escape(words)
    return dice(faces_of(position.dice), faces_of(kept_by(decision)), f"--{kind}", words)
