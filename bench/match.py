"""A match between two versions of the computer players, with the luck of the dice subtracted.

    python bench/match.py columbiz:2 --games 400 --workers 2 --against OTHER/src
    python bench/match.py sequence-dice:2 --games 2000 --network new.npz --one expert --other expert

The other player is that of another checkout (`--against`: the folder that holds its package), asked
in a process of its own; or of this one. `--network` gives the first player another network, and
`--against-network` the second. Games come in pairs with the same dice, each player beginning once;
the interval is over pairs. *Adjusted*: the result less the luck of every roll, by the network that
ships with this version, whose mean is zero whatever the players do. With three sides the first
player holds one, each in turn, and the second the others: equals would win a third.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

from sixrow.analysis import valuer
from sixrow.analysis.valuations import Valuer
from sixrow.engine.network_files import load_network
from sixrow.means import Mean
from sixrow.notation import position_text, read_position, read_setup
from sixrow.players import Player, player
from sixrow.players.columbiz import ColumbizPlayer
from sixrow.players.levels import BY_NAME
from sixrow.players.sequence_dice import SequenceDicePlayer
from sixrow.rules import ColumbizSetup, Position, SequenceDiceSetup, Setup, Waiting, start
from sixrow.rules.dice import of_faces

SERVE = "serve"
CHUNK = 4
"""Pairs of games that a worker plays at a time."""


def made(level: str, setup: Setup, network: str) -> Player:
    """A computer player, with a network of its own if one is named."""
    if not network:
        return player(level, setup)
    weights = load_network(Path(network))[0]
    if isinstance(setup, ColumbizSetup):
        return ColumbizPlayer(weights, setup, BY_NAME[level], 0)
    assert isinstance(setup, SequenceDiceSetup)
    return SequenceDicePlayer(weights, setup, BY_NAME[level], 0)


def serve(level: str, setup: str, network: str) -> None:
    """Answer each position on a line with the number of a decision."""
    seat = made(level, read_setup(setup), network)
    for line in sys.stdin:
        print(seat.decide(read_position(line.strip())), flush=True)


class Elsewhere:
    """A player of another version, in a process of its own."""

    def __init__(self, source: str, level: str, setup: str, network: str) -> None:
        command = sys.executable, __file__, SERVE, level, setup, network
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": source},
        )

    def decide(self, position: Position) -> int:
        """The other version's decision."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(position_text(position) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class Room(NamedTuple):
    """What a worker plays with."""

    setup: Setup
    players: tuple[Player, Player]
    valuer: Valuer


_room: list[Room] = []


def begin(given: argparse.Namespace) -> None:
    """Make the players of a worker."""
    setup, network = read_setup(given.setup), given.against_network
    other = (
        Elsewhere(given.against, given.other, given.setup, network)
        if given.against
        else made(given.other, setup, network)
    )
    _room.append(Room(setup, (made(given.one, setup, given.network), other), valuer(setup)))


def game(number: int, first: int, seed: int) -> tuple[float, float]:
    """The share of the first player, who holds seat `first`, and the same without luck."""
    setup, players, values = _room[0]
    position, luck = start(setup), 0.0
    random = Random(f"match {seed} {number}")
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            before = None if position.roll_off else values.shares(position)[first]
            faces = random.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
            if before is not None:
                luck += values.shares(position)[first] - before
        else:
            mine = setup.side_of(position.seat) == first
            decided = players[0 if mine else 1].decide(position)
            position = position.decide(decided).position
    assert position.outcome is not None
    result = float(position.outcome.shares[first])
    return result, result - luck


def pairs(numbers: tuple[int, ...], seed: int) -> list[tuple[float, float]]:
    """The mean of the games of each pair, or three."""
    found = []
    for number in numbers:
        games = [game(number, first, seed) for first in range(_room[0].setup.sides)]
        found.append(tuple(sum(each) / len(games) for each in zip(*games, strict=True)))
    return found


def told(found: list[tuple[float, float]], sides: int) -> str:
    """Both means with their 95 % intervals."""
    raw, adjusted = (Mean.over([each[kind] for each in found]) for kind in range(2))
    texts = [f"{each.value:.4f} ± {each.error:.4f}" for each in (raw, adjusted)]
    return f"{sides * len(found)} games: {texts[1]} adjusted, {texts[0]} raw"


def played(given: argparse.Namespace) -> Iterator[list[tuple[float, float]]]:
    numbers = tuple(range(given.games // read_setup(given.setup).sides))
    chunks = [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]
    with ProcessPoolExecutor(given.workers, initializer=begin, initargs=(given,)) as pool:
        yield from pool.map(pairs, chunks, [given.seed] * len(chunks))


def main() -> None:
    if sys.argv[1:2] == [SERVE]:
        serve(*sys.argv[2:5])
        return
    parser = argparse.ArgumentParser(description="Compare two versions of the players.")
    parser.add_argument("setup")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--one", default="master", help="the level of the first player")
    parser.add_argument("--other", default="master", help="the level of the second")
    parser.add_argument("--network", default="", help="a network for the first player")
    parser.add_argument("--against-network", default="", help="a network for the second")
    parser.add_argument("--against", default="", help="the sources of another version")
    given = parser.parse_args()
    found: list[tuple[float, float]] = []
    for chunk in played(given):
        found += chunk
        if len(found) % 20 < CHUNK:
            print(told(found, read_setup(given.setup).sides), file=sys.stderr, flush=True)
    print(told(found, read_setup(given.setup).sides))


if __name__ == "__main__":
    main()
