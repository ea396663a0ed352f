"""A report on one position: expected shares, the best decisions, and the odds of each cell."""

from collections.abc import Iterator

from sixrow.analysis import Valuer
from sixrow.analysis.valuations import has_turn
from sixrow.notation import dice_text
from sixrow.reports.figures import percent, signed, told_decision
from sixrow.reports.text import judged_by
from sixrow.rules import Position, Waiting
from sixrow.rules.board import COLUMNS, SIZE
from sixrow.rules.diagram import RANKS
from sixrow.text.layout import wrapped
from sixrow.text.numerals import decimal
from sixrow.text.paint import Paint, plain
from sixrow.text.panels import picture
from sixrow.text.sentences import say
from sixrow.text.status import awaited, dice_line, notes
from sixrow.text.words import Names, colour_names


def hint(position: Position, valuer: Valuer, most: int = 10, paint: Paint = plain) -> Iterator[str]:
    """The hint as blocks of text.

    Args:
        position: the position to study.
        valuer: evaluates positions.
        most: the largest number of decisions shown.
        paint: adds colours.
    """
    names = Names(position.setup, colour_names(position.setup))
    yield picture(position, names, *notes(position), paint=paint)
    yield "\n".join(_standing(position, valuer, names, paint))
    if position.waiting is Waiting.DECISION:
        yield "\n".join(_ranking(position, valuer, most))
    if has_turn(position):
        yield "\n".join(_odds(position, valuer))


def ranking(position: Position, valuer: Valuer, most: int) -> str:
    """Only the best decisions of a hint; the position waits for one."""
    return "\n".join(_ranking(position, valuer, most))


def odds(position: Position, valuer: Valuer) -> str:
    """Only the odds of a hint; empty if nobody is to roll or to keep."""
    return "\n".join(_odds(position, valuer)) if has_turn(position) else ""


def _standing(position: Position, valuer: Valuer, names: Names, paint: Paint) -> Iterator[str]:
    if position.waiting is Waiting.DECISION:
        yield paint(dice_line(position), "dice")
    yield wrapped(awaited(position, names))
    shares = (
        say("hint-share", name=names.side(side), share=percent(share))
        for side, share in enumerate(valuer.shares(position))
    )
    yield say("hint-shares", shares=", ".join(shares))
    points = valuer.points(position)
    if points is not None:
        name = names.seat(position.seat)
        yield say("hint-points", name=name, points=decimal(points, 2))
    if position.waiting is Waiting.DICE:
        yield wrapped(_best_and_worst(position, valuer))
    yield wrapped(judged_by(valuer.judge))


def _best_and_worst(position: Position, valuer: Valuer) -> str:
    """The best and the worst next roll for the side that rolls."""
    side = position.setup.side_of(position.seat)
    before = valuer.shares(position)[side]
    rolls = [(shares[side] - before, dice) for (dice, _), shares in valuer.after_rolls(position)]
    best, worst = max(rolls), min(rolls)
    return say(
        "hint-luck",
        best=signed(best[0]),
        dice=dice_text(best[1]),
        worst=signed(worst[0]),
        other=dice_text(worst[1]),
    )


def _ranking(position: Position, valuer: Valuer, most: int) -> Iterator[str]:
    choices = valuer.choices(position)
    yield say("hint-choices", decisions=len(choices))
    side = position.setup.side_of(position.seat)
    words = [told_decision(position, choice.decision) for choice in choices[:most]]
    width = max(18, *map(len, words))
    heads = (say("hint-share-head"), say("hint-loss-head"), say("hint-points-head"))
    shares = max(8, len(heads[0])), max(8, len(heads[1]))
    known = choices[0].points is not None
    head = f"  {'':<{width}} {heads[0]:>{shares[0]}} {heads[1]:>{shares[1]}}"
    yield f"{head}  {heads[2]}" if known else head
    for told, choice in zip(words, choices[:most], strict=True):
        share, loss = percent(choice.shares[side]), percent(choice.loss)
        line = f"  {told:<{width}} {share:>{shares[0]}} {loss:>{shares[1]}}"
        points = None if choice.points is None else decimal(choice.points, 2)
        yield line if points is None else f"{line}  {points:>{len(heads[2])}}"


def _odds(position: Position, valuer: Valuer) -> Iterator[str]:
    """The odds as a small board; a dot where the chance is zero."""
    chances = valuer.odds(position)
    yield say(f"hint-odds-{position.setup.game.name}")
    for rank in RANKS:
        cells = [SIZE * column + rank - 1 for column in range(SIZE)]
        yield f"  {rank} " + " ".join(_chance(chances[cell]) for cell in cells)
    yield "    " + " ".join(f"{letter:>4}" for letter in COLUMNS)


def _chance(chance: float) -> str:
    """A percentage; a dot for zero, and 100 only when exact."""
    if chance <= 0.0:
        return "   ."
    if chance < 0.01:
        return "  <1"
    return "  99" if 0.99 <= chance < 1.0 - 1e-9 else f"{100 * chance:4.0f}"
