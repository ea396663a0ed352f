"""How far a network's values are from long rollouts by another network.

    python bench/value_error.py sequence-dice:2 --by old.npz new.npz old.npz

Positions before a roll, from self-play of the levels *skilled* and *expert* with the network that
ships with this version, at random stages. Each is rolled out to the end of the game by the network
`--by`, the luck of the dice subtracted, and compared with the value that each named network gives
it (one roll or turn solved). *Error*: the spread of the difference beyond the noise of the
rollouts; *bias*: its mean, for the side that rolls.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from sixrow.analysis import valuer
from sixrow.analysis.measurement.rollouts import RolloutPlan, roll_out
from sixrow.engine.network_files import load_network
from sixrow.engine.networks import Network
from sixrow.notation import read_setup, setup_text
from sixrow.players import Judge, player
from sixrow.rules import Position, Setup, Waiting, start
from sixrow.rules.dice import of_faces

LEVELS = ("skilled", "expert")


def rolls(setup: Setup, random: Random, seed: int) -> list[Position]:
    """The positions of a game in which a turn is about to begin."""
    seats = [player(random.choice(LEVELS), setup, seed) for _ in range(setup.players)]
    found, position = [], start(setup)
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            if position.roll_off is None and getattr(position, "rolls_left", 3) == 3:
                found.append(position)
            faces = random.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
        else:
            position = position.decide(seats[position.seat].decide(position)).position
    return found


def positions(setup: Setup, seed: int) -> Iterator[tuple[float, Position]]:
    """One position of each of endless games, and its stage, from 0 to 1."""
    for game in count():
        random = Random(f"values {setup_text(setup)} {seed} {game}")
        found = rolls(setup, random, game)
        at = random.randrange(len(found))
        yield at / len(found), found[at]


def told(name: str, differences: list[float], noise: list[float]) -> str:
    bias = fmean(differences)
    square = fmean([each * each for each in differences]) - fmean([each * each for each in noise])
    half = 1.96 * sqrt(fmean([each * each for each in differences]) / len(differences))
    return f"{name}: error {sqrt(max(square, 0.0)):.4f}, bias {bias:+.4f} ± {half:.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the values of networks.")
    parser.add_argument("setup", type=read_setup)
    parser.add_argument("networks", nargs="+")
    parser.add_argument("--by", required=True, help="the network that rolls out")
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    named: dict[str, Network] = {name: load_network(Path(name))[0] for name in given.networks}
    valuers = {
        name: valuer(given.setup, Judge(network, given.setup, exact=True, about={}))
        for name, network in named.items()
    }
    by, plan = load_network(Path(given.by))[0], RolloutPlan(games=given.games, seed=given.seed)
    noise: list[tuple[float, float]] = []
    found: dict[str, list[float]] = {name: [] for name in named}
    for stage, position in islice(positions(given.setup, given.seed), given.positions):
        *_, rollout = roll_out(position, plan=plan, network=by)
        estimate, side = rollout.estimates()[0], rollout.side
        noise.append((stage, estimate.errors[side]))
        for name, values in valuers.items():
            found[name].append(values.shares(position)[side] - estimate.shares[side])
    for name, differences in found.items():
        print(told(name, differences, [error for _, error in noise]))
        for first, last in ((0.0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1.0)):
            rows = [row for row, (stage, _) in enumerate(noise) if first <= stage < last]
            part = [differences[row] for row in rows], [noise[row][1] for row in rows]
            if rows:
                print(told(f"  stage {first:.2f} to {last:.2f}, {len(rows)} positions", *part))


if __name__ == "__main__":
    main()
