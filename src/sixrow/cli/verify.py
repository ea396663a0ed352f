"""``sixrow verify``: check the dice of a record, from the record alone."""

import click

from sixrow.cli.failures import FAULTY, UNUSABLE, CommandFailure, Faulty
from sixrow.cli.files import read_record
from sixrow.cli.output import echo

NO_PROOF = 3

_BADNESS = (0, NO_PROOF, UNUSABLE, FAULTY)
"""Exit codes, worst last."""

_EXAMPLES = """\b
Examples:
  sixrow verify game.sixrow
  sixrow verify --commitment 9f86d081... game.sixrow
  sixrow verify games/*.sixrow > /dev/null && echo all fair
\b
Exit codes:
  0  everything fits
  1  something was altered, or the record is faulty
  2  wrong usage, or a file that cannot be read
  3  a record has no proof of its dice
"""


class NotProven(CommandFailure):
    """A valid record without a proof of its dice."""

    exit_code = NO_PROOF


@click.command(name="verify", epilog=_EXAMPLES)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--commitment", metavar="HEX", help="The commitment shown before the game.")
@click.pass_context
def command(context: click.Context, files: tuple[str, ...], commitment: str | None) -> None:
    """Verify the dice of recorded games.

    Recomputes every die from the links and nonces in the record, says what was checked, and counts
    the faces. - reads stdin. With several files the exit code is that of the worst: 1 before 2
    before 3.
    """
    worst = 0
    for file in files:
        try:
            _verify(file, commitment)
        except CommandFailure as failure:
            failure.show()
            worst = max(worst, failure.exit_code, key=_BADNESS.index)
    context.exit(worst)


def _verify(file: str, commitment: str | None) -> None:
    """Report on one file.

    Raises:
        Failure: it cannot be read, is invalid, has no proof, or was altered.
    """
    from sixrow.match.verification import verify
    from sixrow.rules import Refusal
    from sixrow.text.proof import verified
    from sixrow.text.refusals import refused

    record = read_record(file)
    try:
        verification = verify(record, commitment)
    except Refusal as refusal:
        kind = NotProven if refusal.code == "no-proof" else Faulty
        raise kind(f"{file}: {refused(refusal)}") from refusal
    told = verified(file, record, verification)
    if not verification.holds:
        raise Faulty(told)
    echo(told)
