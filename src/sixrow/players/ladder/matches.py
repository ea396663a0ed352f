"""Games of a match: seating, dice and results.

In a pairing, one player holds one side and another player all the others. Games come in blocks of
as many games as there are sides: in each game of a block the first player holds a different side,
and the dice are the same as far as possible, always those of the roll-off. So within a block each
side is held once by the first player, who plays first once, second once, and so on.

A player paired with itself has blocks of one game; this measures the advantage of each seat.

A game depends only on the seed, the pairing and its number. Players never see future dice.
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
"""Creates the player of a name for a set-up, with a seed."""


@dataclass(frozen=True, slots=True, order=True)
class Pairing:
    """A player alone on one side, and the player of all other sides."""

    one: str
    others: str

    def block(self, setup: Setup) -> int:
        """The number of games that share their dice: one per side, or one in self-play."""
        return 1 if self.one == self.others else setup.sides

    def holder(self, setup: Setup, game: int, seat: Seat) -> str:
        """The player that holds a seat in a game."""
        return self.one if setup.side_of(seat) == game % setup.sides else self.others


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a game.

    Attributes:
        game: its number within the pairing.
        starter: the side that had the first turn.
        winners: the sides that won.
        turns: the number of turns.
    """

    pairing: Pairing
    game: int
    starter: int
    winners: tuple[int, ...]
    turns: int

    def share(self, side: int) -> float:
        return 1 / len(self.winners) if side in self.winners else 0.0


def play(setup: Setup, seed: int, pairing: Pairing, game: int, make: Maker = player) -> MatchResult:
    """Play one game of a match; `make` creates the players by name."""
    match = f"{seed} {setup_text(setup, every_option=True)} {pairing.one} {pairing.others}"
    seats = [
        make(pairing.holder(setup, game, seat), setup, seed_of(f"{match} {game} {seat}"))
        for seat in range(setup.players)
    ]
    block = game // pairing.block(setup)
    position, starter, turns = _played(setup, seats, f"{match} block {block}")
    assert position.outcome is not None
    return MatchResult(pairing, game, setup.side_of(starter), position.outcome.winners, turns)


def _played(setup: Setup, seats: Sequence[Player], dice: str) -> tuple[Position, Seat, int]:
    """The final position of a game, its starter and its number of turns."""
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
    """`dice` fair dice derived from a key alone; a smaller roll is a prefix of a larger one."""
    faces = _faces(key)
    return of_faces([next(faces) for _ in range(dice)])


def _faces(key: str) -> Iterator[int]:
    for part in count():
        yield from fair_faces(blake2b(f"{key} {part}".encode()).digest())
