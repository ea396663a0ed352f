"""What a player's client or a proof tells about the dice, in words.

Faults are what an honest house does not do; everything else is counted and told, so that people can
judge it themselves.
"""

from collections.abc import Iterable, Iterator, Sequence

from sixrow.match.history import letters
from sixrow.match.receipt import SeenRoll
from sixrow.match.witness import DiceFault, Witness
from sixrow.rules import Seat
from sixrow.text.sentences import say
from sixrow.text.words import Names, dice_words


def fault_words(fault: DiceFault) -> str:
    """A sentence for what was found."""
    return say(f"fault-{fault.code}", roll=fault.roll)


def letters_words(head: bytes) -> str:
    """The sixteen letters that players compare."""
    return say("dice-letters", letters=letters(head))


def witness_lines(witness: Witness, names: Names) -> Iterator[str]:
    """In how many rolls the person's link is, by whose roll; then what else is worth telling."""
    table = witness.table
    if table is None:
        return
    made = [each for each in witness.rolls.values() if each.dice]
    if witness.seat is not None and made:
        yield say("dice-links-own", mine=_mine(made), rolls=len(made))
        if len(table.seats) > 1:
            yield from _lines_by_roller(witness, names, made)
    avoided = witness.avoided()
    for each in witness.rolls.values():
        if not each.dice:
            told = void_words(each.roll, each.dropped, names)
            if each.roll in avoided:
                told += " " + say("dice-void-avoided", dice=dice_words(avoided[each.roll]))
            yield told
    bases = [before for before, _ in table.commitments]
    yield from new_chain_lines(table.anchors, bases, names)
    bare = [each.roll for each in made if each.bare and table.rolls[each.roll - 1].players]
    if bare:
        yield say("dice-bare", rolls=len(bare), list=", ".join(map(str, bare)))
    yield from _unanswered_lines(witness)


def void_words(roll: int, dropped: Sequence[Seat], names: Names) -> str:
    """That a roll was given up, and for whom."""
    if dropped:
        return say("dice-void", roll=roll, name=names.seats(dropped))
    return say("dice-void-other", roll=roll)


def new_chain_lines(
    anchors: Iterable[tuple[int, Seat, str]], bases: Sequence[int], names: Names
) -> Iterator[str]:
    """Who has changed their chain during the game.

    Args:
        anchors: the rolls due before each, its seat and the anchor.
        bases: the rolls due before each commitment; everybody has a new chain after one.
        names: the players.
    """
    last: dict[Seat, int] = {}
    for before, seat, _ in anchors:
        since = max((base for base in bases if base <= before), default=0)
        if before and last.get(seat, -1) >= since:
            yield say("dice-new-chain", name=names.seat(seat), roll=before)
        last[seat] = before


def roll_lines(witness: Witness, names: Names) -> Iterator[str]:
    """A line for every roll: its dice, and whether the person's link is in it."""
    if witness.table is None:
        return
    for each in witness.rolls.values():
        name = names.seat(witness.table.rolls[each.roll - 1].seat)
        if not each.dice:
            yield say("dice-roll-void", roll=each.roll, name=name)
        elif witness.seat is None:
            yield say("dice-roll-plain", roll=each.roll, name=name, dice=_spaced(each))
        else:
            key = "dice-roll-mine" if each.mine else "dice-roll-without"
            yield say(key, roll=each.roll, name=name, dice=_spaced(each))


def _lines_by_roller(witness: Witness, names: Names, made: Sequence[SeenRoll]) -> Iterator[str]:
    table = witness.table
    assert table is not None
    for seat in range(len(table.seats)):
        theirs = [each for each in made if table.rolls[each.roll - 1].seat == seat]
        if theirs:
            name = names.seat(seat)
            yield "  " + say("dice-links-by", name=name, mine=_mine(theirs), rolls=len(theirs))


def _unanswered_lines(witness: Witness) -> Iterator[str]:
    """Links that the person gave for rolls that were given up without them."""
    table, seat = witness.table, witness.seat
    given = {each.roll for each in witness.receipt.given}
    for roll in sorted(given):
        if table is None or roll > len(table.rolls):
            continue
        spent = table.rolls[roll - 1]
        links = dict(zip(spent.callers, spent.links, strict=False))
        if not spent.dice and seat in links and not links[seat]:
            yield say("dice-unanswered", roll=roll)


def _mine(rolls: Iterable[SeenRoll]) -> int:
    return sum(each.mine for each in rolls)


def _spaced(roll: SeenRoll) -> str:
    return " ".join(roll.dice)
