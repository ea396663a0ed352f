"""``sixrow verify``: check the dice of a record, from the record alone or with receipts."""

from typing import TYPE_CHECKING

import click

from sixrow.cli.failures import FAULTY, UNUSABLE, CommandFailure, Faulty
from sixrow.cli.files import read_record, read_text
from sixrow.cli.output import echo

if TYPE_CHECKING:
    from sixrow.match.receipt import Receipt

NO_PROOF = 3

_UNPROVEN = ("no-proof", "real-dice", "old-proof")
_BADNESS = (0, NO_PROOF, UNUSABLE, FAULTY)
"""Exit codes, worst last."""

_EXAMPLES = """\b
Examples:
  sixrow verify game.sixrow
  sixrow verify --commitment 9f86d081... game.sixrow
  sixrow verify --receipt game.receipt.json game.sixrow
  sixrow verify --receipt ada.json --receipt bo.json game.sixrow
  sixrow verify games/*.sixrow > /dev/null && echo all fair

\b
Exit codes:
  0  everything fits
  1  something was altered, or the record or a receipt is faulty
  2  wrong usage, or a file that cannot be read
  3  a record has no proof of its dice (real ones have none), or an old one
"""


class NotProven(CommandFailure):
    """A valid record without a proof of its dice that means anything."""

    exit_code = NO_PROOF


@click.command(name="verify", epilog=_EXAMPLES)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--commitment", metavar="HEX", help="The commitment shown before the game.")
@click.option(
    "--receipt",
    "receipts",
    multiple=True,
    metavar="FILE",
    type=click.Path(),
    help="What a player's client has kept of the table; may be given several times.",
)
@click.pass_context
def command(
    context: click.Context,
    files: tuple[str, ...],
    commitment: str | None,
    receipts: tuple[str, ...],
) -> None:
    """Verify the dice of recorded games.

    Recomputes every die from the links in the record, says what was checked, whose links are in how
    many rolls, and counts the faces. - reads stdin. A receipt shows what the record alone cannot:
    that the players were shown this very game. With several files a receipt is compared with the
    records of its table, and the exit code is that of the worst: 1 before 2 before 3.
    """
    worst = 0
    for file in files:
        try:
            _verify(file, commitment, _read_receipts(receipts), several=len(files) > 1)
        except CommandFailure as failure:
            failure.show()
            worst = max(worst, failure.exit_code, key=_BADNESS.index)
    context.exit(worst)


def _verify(file: str, commitment: str | None, receipts: "list[Receipt]", *, several: bool) -> None:
    """Report on one file.

    Raises:
        Failure: it cannot be read, is invalid, has no proof, or was altered.
    """
    from sixrow.match.proof import read_proof
    from sixrow.match.verification import verify
    from sixrow.rules import Refusal
    from sixrow.text.proof import verified
    from sixrow.text.refusals import refused

    record = read_record(file)
    try:
        table = read_proof(record).table
        own = [each for each in receipts if not several or each.table == table]
        verification = verify(record, commitment, own)
    except Refusal as refusal:
        kind = NotProven if refusal.code in _UNPROVEN else Faulty
        raise kind(f"{file}: {refused(refusal)}") from refusal
    told = verified(file, record, verification)
    if not verification.holds:
        raise Faulty(told)
    echo(told)


def _read_receipts(files: tuple[str, ...]) -> "list[Receipt]":
    """The receipts in files.

    Raises:
        Failure: a file cannot be read, or is no receipt.
    """
    from sixrow.match.receipt import read_receipt
    from sixrow.rules import Refusal
    from sixrow.text.refusals import refused

    found = []
    for file in files:
        try:
            found.append(read_receipt(read_text(file)))
        except Refusal as refusal:
            raise Faulty(f"{file}: {refused(refusal)}") from refusal
    return found
