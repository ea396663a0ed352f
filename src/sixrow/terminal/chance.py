"""Where dice come from: the operating system, or a seed for games that are to be repeated.

With a seed, what falls depends on the seed and on how many rolls and decisions came before, on
nothing else. So a game that was put away goes on with the dice it would have had.
"""

from random import Random, SystemRandom

from sixrow.rules.dice import FACES, Dice, of_faces


class Chance:
    """A source of dice and of choices at random."""

    def __init__(self, seed: str | None = None) -> None:
        self._seed = seed

    def at(self, moment: int) -> Random:
        """The generator for what happens after this many entries."""
        return SystemRandom() if self._seed is None else Random(f"{self._seed}/{moment}")

    def roll(self, count: int, moment: int) -> Dice:
        """So many fair dice."""
        return of_faces(self.at(moment).choices(FACES, k=count))
