"""``sixrow analyse``: grade a recorded game."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from sixrow.cli.engine import prepare_judging
from sixrow.cli.failures import CommandFailure, Unusable, reason
from sixrow.cli.files import read_record
from sixrow.cli.options import path_option
from sixrow.cli.output import colour_option, echo, painter

if TYPE_CHECKING:
    from sixrow.analysis import Analysis
    from sixrow.notation import Record

_EXAMPLES = """\b
Examples:
  sixrow analyse columbiz-1.sixrow
  sixrow analyse columbiz-1.sixrow --html columbiz-1.html
  sixrow analyse columbiz-1.sixrow --json | jq .sides
  sixrow analyse games/*.sixrow --html reports
  sixrow analyse --serve
"""


@click.command(name="analyse", epilog=_EXAMPLES)
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path())
@path_option("--html", "OUT", "Write an HTML page instead of the report.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per game, not the report.")
@path_option("--annotate", "OUT", "Write the record with the analysis included.")
@click.option("--serve", is_flag=True, help="Answer JSON-lines requests on stdin.")
@colour_option
@click.pass_context
def command(
    context: click.Context, /, files: tuple[str, ...], serve: bool, color: str, **outputs: object
) -> None:
    """Grade every decision of a game, and separate luck from skill.

    FILE is a record as text or JSON; - reads stdin. With several files, or if it is a folder, OUT
    is a folder for files of the same names. A file that cannot be read or is invalid is skipped.
    Shares of the win come from a network trained by self-play, with every turn solved exactly.
    docs/analysis.md explains the figures, docs/analysis-protocol.md the requests for --serve.
    """
    from sixrow.text.sentences import say

    if serve == bool(files):
        raise click.UsageError(say("usage-file-or-serve"))
    if not files:
        if any(given not in (None, False) for given in outputs.values()):
            raise click.UsageError(say("usage-serve-alone"))
        _serve()
        return
    worst, many = 0, len(files) > 1
    for number, (file, name) in enumerate(zip(files, _own_names(files), strict=True)):
        try:
            record = read_record(file)
        except CommandFailure as failure:
            failure.show()
            worst = max(worst, failure.exit_code)
            continue
        if many and all(given in (None, False) for given in outputs.values()):
            echo(f"{chr(10) * bool(number)}{file}\n")
        _analyse(_Place(name, many), record, color, **outputs)
    context.exit(worst)


def _own_names(files: tuple[str, ...]) -> Iterator[Path]:
    """The names of the files without their folders; of equal ones the second gets a 2."""
    seen = Counter[str]()
    for file in files:
        name = Path(Path(file).name)
        seen[name.stem] += 1
        number = f"-{seen[name.stem]}" if seen[name.stem] > 1 else ""
        yield name.with_stem(f"{name.stem}{number}")


@dataclass(frozen=True, slots=True)
class _Place:
    """Where what is written about a game goes.

    Attributes:
        name: the file of the game, without its folder.
        many: whether it is one of several, so that outputs are folders.
    """

    name: Path
    many: bool

    def of(self, out: str, suffix: str = "") -> Path:
        """The file for the output `out`, inside it if it is a folder; makes the folder.

        Raises:
            Unusable: it cannot be made.
        """
        if not self.many and not out.endswith(("/", os.sep)) and not Path(out).is_dir():
            return Path(out)
        try:
            Path(out).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unusable(reason(error)) from error
        return Path(out, self.name.with_suffix(suffix) if suffix else self.name)


def _analyse(
    place: _Place, record: "Record", color: str, html: object, as_json: object, annotate: object
) -> None:
    analysis = _graded(record)
    if isinstance(annotate, str):
        _annotate(analysis, place.of(annotate))
    if isinstance(html, str):
        from sixrow.reports.pages import page

        _write(place.of(html, ".html"), page(analysis))
    if as_json:
        from sixrow.analysis.data import analysis_data

        echo(msgspec.json.encode(analysis_data(analysis)).decode())
    elif html is None and annotate is None:
        from sixrow.reports.text import report

        encoding = (sys.stdout.encoding or "ascii").lower()
        for number, block in enumerate(
            report(analysis, painter(color), ascii_only=not encoding.startswith("utf"))
        ):
            echo(f"\n{block}" if number else block)


def _graded(record: "Record") -> "Analysis":
    """The analysis, with a progress bar on stderr if it is a terminal."""
    prepare_judging(record.setup.game)
    from sixrow.analysis import analyse, valuer
    from sixrow.text.sentences import say

    length = len(record.entries)
    label = say("progress-analysing")
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=length, label=label, file=sys.stderr, hidden=hidden) as bar:
        return analyse(record, valuer(record.setup), lambda _done, _all: bar.update(1))


def _annotate(analysis: "Analysis", out: Path) -> None:
    """Write the annotated record: as JSON if the file name says so, otherwise as text."""
    from sixrow.analysis.annotations import annotated
    from sixrow.notation import write_json, write_text

    write = write_json if out.suffix == ".json" else write_text
    _write(out, write(annotated(analysis)))


def _write(out: Path, text: str) -> None:
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unusable(reason(error)) from error


def _serve() -> None:
    prepare_judging()
    from sixrow.analysis.protocol.server import serve

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(sys.stdin, sys.stdout)
