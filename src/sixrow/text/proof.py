"""The result of a verification, in words."""

from collections.abc import Iterator

from sixrow.match.tallies import Tally, tally
from sixrow.match.verification import Check, Verification
from sixrow.notation import Record
from sixrow.rules.dice import FACES
from sixrow.text.numerals import decimal, whole
from sixrow.text.refusals import refused
from sixrow.text.sentences import FactValue, say

_SHOWN = 3
"""The maximum number of faults shown per kind; after an altered nonce every later roll is wrong."""


def verified(file: str, record: Record, verification: Verification) -> str:
    """A title, a line for every check, the dice counts, and the verdict."""
    proof = verification.proof
    lines = [say("verify-title", file=file, table=proof.table, game=proof.game)]
    for check in verification.checks:
        lines += (f"  {line}" for line in _check_lines(check))
    lines.append("  " + say("verify-commitment", commitment=proof.commitments[0]))
    lines.append("  " + say("verify-commitment-how"))
    if len(record.attachments) > 1 or any(entry.comment for entry in record.entries):
        lines.append("  " + say("verify-not-covered"))
    rolled = tally(entry.value for entry in record.entries if entry.is_roll)
    lines += (f"  {line}" for line in tally_lines(rolled))
    lines.append(say("verify-holds" if verification.holds else "verify-broken"))
    return "\n".join(lines)


def _check_lines(check: Check) -> Iterator[str]:
    if not check.faults:
        facts: dict[str, FactValue] = {
            name: value for name, value in check.facts.items() if not isinstance(value, tuple)
        }
        yield say(f"verified-{check.name}", **facts)
        return
    for fault in check.faults[:_SHOWN]:
        yield say("verify-failed", sentence=refused(fault))
    if len(check.faults) > _SHOWN:
        yield say("verify-more", more=len(check.faults) - _SHOWN)


def tally_lines(counted: Tally) -> Iterator[str]:
    """How often each face came up, with the range to be expected; nothing without dice."""
    if not counted.dice:
        return
    yield say("tally-head", dice=whole(counted.dice))
    for face, count, (low, high) in zip(FACES, counted.counts, counted.intervals(), strict=True):
        yield "  " + say(
            "tally-face",
            face=face,
            count=whole(count),
            share=_percent(count / counted.dice),
            low=_percent(low),
            high=_percent(high),
        )
    yield say("tally-chi-square", percent=_percent(counted.probability))


def _percent(share: float) -> str:
    return decimal(100 * share, 1)
