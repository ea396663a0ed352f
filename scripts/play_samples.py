"""Let levels play a game and write its record, such as those in `examples/`.

python scripts/play_samples.py columbiz:2 master casual --seed 1 > examples/columbiz.sixrow
"""

import argparse
import random

from sixrow.notation import Entry, Record, Result, read_setup, write_text
from sixrow.players import player
from sixrow.rules import Setup, Waiting, start


def played(setup: Setup, levels: list[str], seed: int) -> Record:
    """A whole game between levels, one for each seat, with dice from a seed."""
    dice = random.Random(seed)
    players = [player(level, setup, seed + seat) for seat, level in enumerate(levels)]
    position, entries = start(setup), []
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            rolls = position.chances()
            weights = [float(chance) for _, chance in rolls]
            entry = Entry(is_roll=True, value=dice.choices(rolls, weights)[0][0])
        else:
            entry = Entry(is_roll=False, value=players[position.seat].decide(position))
        entries.append(entry)
        position = entry.apply(position).position
    outcome = position.outcome
    assert outcome is not None
    result = Result(outcome.winners, outcome.ending.value)
    return Record(setup, tuple(level.title() for level in levels), tuple(entries), result)


def main() -> None:
    """Play the game that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("setup", help="a set-up in one word")
    parser.add_argument("levels", nargs="+", help="a level for each seat")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    print(write_text(played(read_setup(wishes.setup), wishes.levels, wishes.seed)), end="")


if __name__ == "__main__":
    main()
