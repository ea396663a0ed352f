"""The dice held in the tray. The authority decides which dice may be held."""

from collections import Counter
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class TrayDie:
    """A die in the tray.

    Attributes:
        held: it is not rolled again.
        locked: it was kept before and cannot be rolled again (C-8).
        spent: it is used by the draft.
    """

    face: int
    held: bool = False
    locked: bool = False
    spent: bool = False


def tumbling_dice(number: int, moment: int) -> list[TrayDie]:
    """Dice that have not come to rest, as they look at a moment; their faces mean nothing."""
    return [TrayDie((moment * 5 + place * 7) % 6 + 1) for place in range(number)]


class Keep:
    """The dice in a tray, in ascending order."""

    def __init__(self) -> None:
        self.dice: tuple[TrayDie, ...] = ()

    def fall(self, shown: str, kept: str = "", locked: str = "") -> None:
        """Show a new roll; dice kept before stay held.

        Args:
            shown: all dice.
            kept: the dice that were kept before this roll.
            locked: the dice that cannot be rolled again.
        """
        staying, bound = Counter(kept), Counter(locked)
        dice = []
        for face in shown.replace("-", ""):
            held = _take(staying, face)
            dice.append(TrayDie(int(face), held, held and _take(bound, face)))
        self.dice = tuple(dice)

    def toggle(self, place: int) -> None:
        """Hold or release the die at a place (from 0)."""
        if place < len(self.dice) and not self.dice[place].locked:
            die = self.dice[place]
            changed = replace(die, held=not die.held)
            self.dice = (*self.dice[:place], changed, *self.dice[place + 1 :])

    def hold(self, word: str) -> None:
        """Hold exactly these dice and the locked ones."""
        wanted = Counter(word)
        self.dice = tuple(
            replace(die, held=_take(wanted, str(die.face)) or die.locked) for die in self.dice
        )

    def spend(self, left: str) -> None:
        """Mark all dice except those left as spent."""
        rest = Counter(left)
        self.dice = tuple(replace(die, spent=not _take(rest, str(die.face))) for die in self.dice)

    @property
    def held(self) -> str:
        """The held dice in the notation; ``-`` for none."""
        return "".join(str(die.face) for die in self.dice if die.held) or "-"

    @property
    def rolling(self) -> int:
        """The number of dice that would be rolled."""
        return sum(not die.held for die in self.dice)


def _take(counts: Counter[str], face: str) -> bool:
    there = counts[face] > 0
    counts[face] -= there
    return there
