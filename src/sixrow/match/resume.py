"""Continues a recorded game at a new table, by converting the record to events."""

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from sixrow.match.authority import Authority, open_table
from sixrow.match.chain import LENGTH
from sixrow.match.draft import Draft
from sixrow.match.events import Anchored, Due, Entered, GameBegan, Given, Resigned, StoodIn
from sixrow.match.house import House
from sixrow.match.lobby import Opening
from sixrow.match.proof import Proof
from sixrow.notation import Entry, RealDice, Record, dice_text, position_text, real_dice
from sixrow.rules import Columbiz, Seat
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import Dice


def take_up(
    table: str,
    opening: Opening,
    record: Record,
    house: House,
    proof: Proof | None = None,
    resigned: Mapping[Seat, int] | None = None,
) -> Authority:
    """The authority over a new table whose game has been played up to the end of a record.

    Trusts the dice of the record. With its proof, they are stored with the links that they came
    from; without it, with the links of the house only. It does not check that the dice follow from
    the links: export a record of the table and verify it.

    Args:
        table: the id of the new table.
        opening: terms and chairs that fit the record.
        record: a game that is not over.
        house: runs the table from now on.
        proof: the proof of the record's dice, if they are to stay proven.
        resigned: the seats that a bot has taken over, each with the number of entries before that.

    Raises:
        Refusal: the opening is invalid; see `open_table`.
    """
    opened = open_table(table, opening, 0, house)
    draft = Draft(opened.table, None, 0, house)
    origin = UNSET if record.origin is None else position_text(record.origin)
    draft.add(GameBegan(game=1, position=origin))
    gone = resigned or {}
    entered = real_dice(record) if opening.terms.entered else None
    for place, entry in enumerate(record.entries):
        _resign(draft, (seat for seat in gone if gone[seat] == place))
        if entered is not None:
            _enter(draft, entry, entered)
        elif entry.is_roll:
            _roll(draft, entry.value, proof)
        else:
            draft.decide(entry.value)
    _resign(draft, (seat for seat in gone if gone[seat] == len(record.entries)))
    if proof is not None:
        _anchor(draft, proof)
    return Authority((*opened.events, *draft.answer().events), house)


def _enter(draft: Draft, entry: Entry, entered: RealDice) -> None:
    """Add an entry of a game with real dice."""
    position, last = draft.table.position, draft.table.game.turn in entered.last_only
    if entry.is_roll:
        dice = dice_text(entry.value)
        draft.add(Entered(seat=position.seat, dice=dice, last=last))
    else:
        waits_to_keep = isinstance(position, Columbiz) and position.phase is ColumbizPhase.KEEP
        draft.decide(entry.value, "table" if last and waits_to_keep else None)


def _roll(draft: Draft, dice: Dice, proof: Proof | None) -> None:
    """Add a roll as the proof has it, after the rolls that were void before it."""
    _reseal_used_up(draft)
    while proof is not None:
        _anchor(draft, proof)
        number = draft.table.dice.spent + 1
        if number > len(proof.rolls):
            break
        proven = proof.rolls[number - 1]
        callers = tuple(seat - 1 for seat in proven.callers)
        draft.add(Due(roll=number, seat=draft.table.position.seat, callers=callers))
        links = dict(zip(callers, proven.links, strict=False))
        if proven.made and all(links.get(seat) for seat in callers):
            draft.roll(links, dice)
            return
        for seat, link in links.items():
            if link:
                draft.add(Given(roll=number, seat=seat, link=link))
        draft.void(tuple(seat - 1 for seat in proven.dropped))
        _reseal_used_up(draft)
    draft.add(Due(roll=draft.table.dice.spent + 1, seat=draft.table.position.seat, callers=()))
    draft.roll(dice=dice)


def _reseal_used_up(draft: Draft) -> None:
    """Go on with the chain that the house made when the last one was used up."""
    if draft.table.dice.index == LENGTH:
        draft.reseal(str(draft.table.dice.spent))


def _anchor(draft: Draft, proof: Proof) -> None:
    """Add the anchors that were made between the last roll and the next."""
    known = len(draft.table.anchors)
    for before, seat, anchor in proof.anchors[known:]:
        if before == draft.table.dice.spent:
            draft.add(Anchored(seat=seat - 1, anchor=anchor))


def _resign(draft: Draft, seats: Iterable[Seat]) -> None:
    """Let a bot play on for people who resign."""
    for seat in seats:
        draft.add(Resigned(seat=seat))
        level = draft.table.terms.stand_in
        draft.add(StoodIn(seat=seat, level=level, reason="resigned", ranked=False))
