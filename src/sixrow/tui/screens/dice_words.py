"""The dice of a table in words: what they wait for, and how they were checked."""

from pathlib import Path

from sixrow.local.saves import not_saved
from sixrow.match.receipt import Receipt
from sixrow.text.dice_report import fault_words, letters_words, roll_lines, witness_lines
from sixrow.text.sentences import say
from sixrow.tui.local import LocalLink
from sixrow.tui.model import TableModel
from sixrow.tui.receipts import save_beside


def waiting_words(model: TableModel) -> str:
    """Whose device the dice wait for, if that takes longer than a moment; empty otherwise."""
    view = model.view
    if view is None or view.phase != "playing":
        return ""
    if model.link.hesitates:
        return say("dice-awaited-you")
    if not model.is_due_for_long:
        return ""
    awaited = view.due.awaited if view.due is not None else view.unanchored
    own = model.witness.seat
    others = [seat for seat in awaited if seat != own]
    if others:
        return say("dice-awaited", names=model.names.seats(others))
    return say("dice-awaited-own") if awaited else ""


def fault_question(model: TableModel) -> str:
    """What was found last, and whether to go on."""
    return say("dice-fault-question", sentence=fault_words(model.faults[-1]))


def fairness(model: TableModel) -> str:
    """How the dice were checked, as a text to read: the verdict first, every roll last."""
    if model.view is None:
        return ""
    parts = ["\n".join(_verdict(model))]
    if model.link.proven:
        told = list(witness_lines(model.witness, model.names))
        parts += ["\n".join(told)] if told else []
    if isinstance(model.link, LocalLink):
        parts.append(say("dice-how-here"))
    else:
        parts += [_letters(model), say("dice-how"), _commitment(model)]
    rolls = list(roll_lines(model.witness, model.names))
    if rolls:
        parts.append("\n".join([say("dice-rolls"), *rolls]))
    return "\n\n".join(parts)


def receipt_saved(receipt: Receipt, record: Path) -> str:
    """Save the receipt beside a record, and say where it is or why it is not."""
    try:
        return say("saved-receipt", file=str(save_beside(record, receipt)))
    except OSError as error:
        return not_saved(error, None)


def _verdict(model: TableModel) -> list[str]:
    rolls = model.checked
    if not model.link.proven:
        return [say("greeting-unproven")]
    if model.faults:
        told = dict.fromkeys(map(fault_words, model.faults))
        return [say("fair-broken"), *told]
    return [say("fair-sound-here", rolls=rolls) if rolls else say("fair-sealed-here")]


def _letters(model: TableModel) -> str:
    table = model.witness.table
    told = [] if table is None else [letters_words(table.head), say("dice-letters-how")]
    kept, problem = model.link.receipt_file, model.link.unkept
    if problem is not None:
        told.append(say("dice-receipt-unkept", reason=problem.strerror or str(problem)))
    elif kept is not None:
        told.append(say("dice-receipt", file=str(kept)))
    return "\n".join(told)


def _commitment(model: TableModel) -> str:
    first = model.witness.receipt.commitments[:1]
    return "\n".join([say("dice-commitment"), *(value for _, value in first)])
