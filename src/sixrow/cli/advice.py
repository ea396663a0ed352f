"""Hints, odds and analyses for the plain prompt: the same reports as those of the commands."""

import sys
from typing import TYPE_CHECKING

from sixrow.cli.engine import prepare_judging

if TYPE_CHECKING:
    from sixrow.notation import Record
    from sixrow.rules import Position
    from sixrow.text.paint import Paint

MOST = 5
"""Decisions in a hint."""


class PromptAdvice:
    """Compiles the engine when it is first asked."""

    def hint(self, position: "Position", paint: "Paint") -> str:
        """The best decisions, and what they are worth."""
        from sixrow.analysis import valuer
        from sixrow.reports.hints import ranking

        prepare_judging(position.setup.game)
        del paint
        return ranking(position, valuer(position.setup), MOST)

    def odds(self, position: "Position") -> str:
        """The odds of every cell; empty if there are none to tell."""
        from sixrow.analysis import valuer
        from sixrow.reports.hints import odds

        prepare_judging(position.setup.game)
        return odds(position, valuer(position.setup))

    def analysis(self, record: "Record", paint: "Paint") -> str:
        """The report on a game."""
        from sixrow.analysis import analyse, valuer
        from sixrow.reports.text import report

        prepare_judging(record.setup.game)
        graded = analyse(record, valuer(record.setup))
        encoding = (sys.stdout.encoding or "ascii").lower()
        return "\n\n".join(report(graded, paint, ascii_only=not encoding.startswith("utf")))
