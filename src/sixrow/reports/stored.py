"""The analysis stored in a record, as text; nothing is recomputed."""

from collections.abc import Iterator

from sixrow.notation import Record
from sixrow.notation.analyses import GameAnalysis, stored_analysis
from sixrow.reports.figures import percent, signed
from sixrow.text.layout import wrapped
from sixrow.text.numerals import percentage
from sixrow.text.sentences import printable, say
from sixrow.text.words import Names


def stored(record: Record) -> str:
    """The totals of the analysis in a record; empty if it has none in a known format."""
    found = stored_analysis(record)
    return "" if found is None else "\n".join(_told(found, Names(record.setup, record.names)))


def _told(found: GameAnalysis, names: Names) -> Iterator[str]:
    yield wrapped(say("stored-analysis"))
    key = "analysis-judge" if found.judge.exact else "analysis-judge-nearest"
    yield wrapped(say(key, network=printable(found.judge.network)))
    for seat, play in enumerate(found.seats):
        errors = play.errors
        told = say(
            "stored-play",
            name=names.seat(seat),
            accuracy="-" if play.accuracy is None else percentage(play.accuracy),
            lost=percent(play.lost),
            unforced=play.unforced,
            inaccuracies=errors.inaccuracy,
            mistakes=errors.mistake,
            blunders=errors.blunder,
        )
        yield wrapped(told)
    for side, fortune in enumerate(found.sides):
        told = say(
            "stored-fortune",
            name=names.side(side),
            luck=signed(fortune.luck),
            skill=signed(fortune.skill),
            result=percent(fortune.result),
            adjusted=percent(fortune.adjusted),
        )
        yield wrapped(told)
