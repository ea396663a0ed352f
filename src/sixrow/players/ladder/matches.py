"""Games of a match: who sits where, which dice fall, how it ended.

In a pairing one player holds one side and another all the others. The games come in blocks, as many
as there are sides: in each game of a block the one holds another side, and the dice are the same as
far as they can be, those of the roll-off always. So in a block each side is held once by each, and
the one is once the first to play, once the second, and so on.

A player against itself has blocks of one game: that is for what the seat is worth.

A game depends on the seed, the pairing and its number alone. Players never see the dice to come.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import count
from typing import TypeAlias

from sixrow.notation import begins_turn, setup_text
from sixrow.players import Player, player, seed_of
from sixrow.rules import Position, Seat, Setup, Waiting, start
from sixrow.rules.dice import Dice, fair_faces, of_faces

Maker: TypeAlias = Callable[[str, Setup, int], Player]
"""Makes a player of a name for a set-up, with a seed."""


@dataclass(frozen=True, slots=True, order=True)
class Pairing:
    """A player alone on its side, and the one on all other sides."""

    one: str
    others: str

    def block(self, setup: Setup) -> int:
        """How many games share their dice: one for each side, or one if both are the same."""
        return 1 if self.one == self.others else setup.sides

    def holder(self, setup: Setup, game: int, seat: Seat) -> str:
        """Who sits on a seat in a game."""
        return self.one if setup.side_of(seat) == game % setup.sides else self.others


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Attributes:
        game: its number within the pairing.
        starter: the side that had the first turn.
        winners: the sides that won.
        turns: how many turns it took.
    """

    pairing: Pairing
    game: int
    starter: int
    winners: tuple[int, ...]
    turns: int

    def share(self, side: int) -> float:
        """A side's share of the victory."""
        return 1 / len(self.winners) if side in self.winners else 0.0


def play(setup: Setup, seed: int, pairing: Pairing, game: int, make: Maker = player) -> Result:
    """Play one game of a match; `make` knows the players by their names."""
    match = f"{seed} {setup_text(setup, every_option=True)} {pairing.one} {pairing.others}"
    seats = [
        make(pairing.holder(setup, game, seat), setup, seed_of(f"{match} {game} {seat}"))
        for seat in range(setup.players)
    ]
    block = game // pairing.block(setup)
    position, starter, turns = _played(setup, seats, f"{match} block {block}")
    assert position.outcome is not None
    return Result(pairing, game, setup.side_of(starter), position.outcome.winners, turns)


def _played(setup: Setup, seats: Sequence[Player], dice: str) -> tuple[Position, Seat, int]:
    """The end of a game, who began it and how many turns it took."""
    position: Position = start(setup)
    starter, turns, rolls = 0, 0, 0
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            step = position.roll(fallen(f"{dice} {turns} {rolls}", position.dice_to_roll))
            rolls += 1
        else:
            step = position.decide(seats[position.seat].decide(position))
        position = step.position
        if begins_turn(step.effects):
            turns, rolls = turns + 1, 0
            starter = position.seat if turns == 1 else starter
    return position, starter, turns


def fallen(key: str, dice: int) -> Dice:
    """So many fair dice that depend on a key alone; fewer are the first of more."""
    faces = _faces(key)
    return of_faces([next(faces) for _ in range(dice)])


def _faces(key: str) -> Iterator[int]:
    for part in count():
        yield from fair_faces(blake2b(f"{key} {part}".encode()).digest())
