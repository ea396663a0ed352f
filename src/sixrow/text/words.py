"""Small words for the screen: dice, cells, names."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from sixrow.rules import COLUMBIZ, Seat, Setup
from sixrow.rules.dice import Dice, Face, faces_of
from sixrow.text.sentences import listed, printable, say


def faces_words(faces: Iterable[Face], gap: str = " ") -> str:
    """Faces with equal ones grouped: “1 2 33 555 6”."""
    return gap.join("".join(map(str, same)) for _, same in groupby(faces))


def dice_words(dice: Dice, gap: str = " ") -> str:
    """Dice with equal ones grouped; a word for none."""
    return faces_words(faces_of(dice), gap) or say("no-dice")


def decision_words(word: str, grouped: bool = False) -> str:
    """A decision of the notation in a few words: “keep 5 5 5”, “e3”, “end the turn”.

    Args:
        word: as the notation writes it.
        grouped: whether equal dice stand together: “keep 33 555”.
    """
    if word == "k-":
        return say("decision-reroll")
    if word.startswith("k"):
        faces = map(int, word[1:])
        return say("decision-keep", dice=faces_words(faces) if grouped else " ".join(word[1:]))
    if word in ("stop", "end", "pass"):
        return say(f"decision-{word}")
    return word


def roll_words(setup: Setup, dice: Dice) -> str:
    """Dice as a game reads them: with their total where it matters (S-6)."""
    if setup.game is COLUMBIZ:
        return dice_words(dice)
    first, second = faces_of(dice)
    return say("dice-sum", first=first, second=second, total=first + second)


def game_name(setup: Setup) -> str:
    """The display name of the game."""
    return say(f"game-{setup.game.name}")


def colour_names(setup: Setup) -> tuple[str, ...]:
    """A name for each seat without a player's name: the colour of its side."""
    colours = setup.game.colours
    return tuple(say(f"colour-{colours[setup.side_of(seat)]}") for seat in range(setup.players))


class Names:
    """The display names of the seats and sides of a game."""

    def __init__(self, setup: Setup, names: Sequence[str]) -> None:
        self._setup = setup
        self._names = tuple(printable(name) for name in names)

    def seat(self, seat: Seat) -> str:
        """The name of one player."""
        return self._names[seat]

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several players as a list."""
        return listed([self._names[seat] for seat in seats])

    def members(self, side: int) -> dict[str, list[Seat]]:
        """The players of a side with their seats; partners with the same name are merged."""
        found: dict[str, list[Seat]] = {}
        for seat, name in enumerate(self._names):
            if self._setup.side_of(seat) == side:
                found.setdefault(name, []).append(seat)
        return found

    def side(self, side: int) -> str:
        """The player or the partners of a side as a list."""
        return listed(list(self.members(side)))

    def versus(self) -> str:
        """Who plays; teams against each other, with their colours (S-2)."""
        setup = self._setup
        if setup.sides == setup.players:
            return self.seats(range(setup.players))
        colours = setup.game.colours
        teams = [
            say("team", names=self.side(side), colour=say(f"colour-{colours[side]}"))
            for side in range(setup.sides)
        ]
        return say("against", first=teams[0], second=teams[1])
