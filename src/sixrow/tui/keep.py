"""Which of the dice on the table are held. What may be held the authority says."""

from collections import Counter
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class TrayDie:
    """A die on the table.

    Attributes:
        held: it stays when the others are rolled.
        locked: left lying before and not to be taken up again (C-8).
        spent: used by what is drafted.
    """

    face: int
    held: bool = False
    locked: bool = False
    spent: bool = False


class Keep:
    """The dice in a tray, in ascending order."""

    def __init__(self) -> None:
        self.dice: tuple[TrayDie, ...] = ()

    def fall(self, shown: str, kept: str = "", locked: str = "") -> None:
        """Dice have fallen: those kept before are held still.

        Args:
            shown: the dice on the table.
            kept: those that were kept before this roll.
            locked: those that have to stay.
        """
        staying, bound = Counter(kept), Counter(locked)
        dice = []
        for face in shown.replace("-", ""):
            held = _take(staying, face)
            dice.append(TrayDie(int(face), held, held and _take(bound, face)))
        self.dice = tuple(dice)

    def toggle(self, place: int) -> None:
        """Hold the die at a place (from 0), or no longer."""
        if place < len(self.dice) and not self.dice[place].locked:
            die = self.dice[place]
            changed = replace(die, held=not die.held)
            self.dice = (*self.dice[:place], changed, *self.dice[place + 1 :])

    def hold(self, word: str) -> None:
        """Hold exactly these dice, and those that have to stay."""
        wanted = Counter(word)
        self.dice = tuple(
            replace(die, held=_take(wanted, str(die.face)) or die.locked) for die in self.dice
        )

    def spend(self, left: str) -> None:
        """Mark the dice that are not among those left."""
        rest = Counter(left)
        self.dice = tuple(replace(die, spent=not _take(rest, str(die.face))) for die in self.dice)

    @property
    def held(self) -> str:
        """The dice that are held, as a word of the notation; ``-`` for none."""
        return "".join(str(die.face) for die in self.dice if die.held) or "-"

    @property
    def rolling(self) -> int:
        """How many dice would be rolled."""
        return sum(not die.held for die in self.dice)


def _take(counts: Counter[str], face: str) -> bool:
    there = counts[face] > 0
    counts[face] -= there
    return there
