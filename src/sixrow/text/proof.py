"""The result of a verification, in words."""

from collections.abc import Iterator

from sixrow.match.tallies import Tally, tally
from sixrow.match.verification import Check, Verification
from sixrow.notation import Record
from sixrow.rules import Refusal
from sixrow.rules.dice import FACES
from sixrow.text.dice_report import letters_words, new_chain_lines, void_words
from sixrow.text.numerals import decimal, whole
from sixrow.text.refusals import refused
from sixrow.text.sentences import FactValue, is_known, say
from sixrow.text.words import Names

_SHOWN = 3
"""The maximum number of faults shown per kind; after an altered link every later roll is wrong."""

_REFUSED = ("wrong-roll", "no-person")
"""Faults for which the refusal says more, or means the whole proof."""


def verified(file: str, record: Record, verification: Verification) -> str:
    """A title, a line for every check, who took part, the dice counts, and the verdict."""
    proof = verification.proof
    lines = [say("verify-title", file=file, table=proof.table, game=proof.game)]
    for check in verification.checks:
        lines += (f"  {line}" for line in _check_lines(check))
    lines += (f"  {line}" for line in _people_lines(record, verification))
    lines.append("  " + letters_words(bytes.fromhex(proof.head)))
    lines.append("  " + say("verify-letters-how"))
    lines.append("  " + say("verify-commitment", commitment=proof.commitments[0][1]))
    lines.append("  " + say("verify-commitment-how"))
    lines += (f"  {line}" for line in say("verify-limits").splitlines())
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
        yield say("verify-failed", sentence=_fault_words(fault))
    if len(check.faults) > _SHOWN:
        yield say("verify-more", more=len(check.faults) - _SHOWN)


def _fault_words(fault: Refusal) -> str:
    key = f"fault-{fault.code}"
    if fault.code in _REFUSED or not is_known(key):
        return refused(fault)
    return say(key, roll=int(str(fault.details.get("roll", 0))))


def _people_lines(record: Record, verification: Verification) -> Iterator[str]:
    """In how many rolls the links of each person are, void rolls, and new chains."""
    proof, rolls = verification.proof, len(verification.counted)
    names = Names(record.setup, record.names)
    for seat, chain in enumerate(proof.people):
        if chain == seat + 1 and rolls:
            mine = sum(seat in counted for counted in verification.counted)
            yield say("dice-links-of", name=names.seat(seat), mine=mine, rolls=rolls)
    for number, roll in enumerate(proof.rolls, start=1):
        if number >= proof.first and not roll.made:
            yield void_words(number, [seat - 1 for seat in roll.dropped], names)
    anchors = [(before, seat - 1, anchor) for before, seat, anchor in proof.anchors]
    yield from new_chain_lines(anchors, [before for before, _ in proof.commitments], names)


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
