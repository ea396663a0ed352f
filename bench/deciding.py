"""How long a level thinks: the median and the 95th percentile for each kind of decision.

python bench/deciding.py columbiz:2 master --games 5
"""

import argparse
import time
from collections import defaultdict
from statistics import median, quantiles

from sixrow.notation import begins_turn, read_setup
from sixrow.players import player
from sixrow.players.ladder.matches import fallen
from sixrow.rules import Columbiz, Position, Setup, Waiting, start


def kind(position: Position) -> str:
    """What is to be decided: a keep, a disc, or a cell of Sequence Dice."""
    if not isinstance(position, Columbiz):
        return "cell"
    if position.phase.value == "keep":
        return f"keep, {position.rolls_left} left"
    return "further disc" if position.placed else "first disc"


def timed(setup: Setup, level: str, game: int) -> dict[str, list[float]]:
    """The seconds of every decision that has a choice in one game of a level against itself."""
    seats = [player(level, setup, seat) for seat in range(setup.players)]
    position: Position = start(setup)
    seconds: dict[str, list[float]] = defaultdict(list)
    turn = rolls = 0
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            step = position.roll(fallen(f"{game} {turn} {rolls}", position.dice_to_roll))
            rolls += 1
        else:
            started = time.perf_counter()
            decision = seats[position.seat].decide(position)
            if len(position.decisions()) > 1:
                seconds[kind(position)].append(time.perf_counter() - started)
            step = position.decide(decision)
        turn += begins_turn(step.effects)
        position = step.position
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("setup", help="such as columbiz:2")
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--games", type=int, default=5)
    options = parser.parse_args()
    setup = read_setup(options.setup)
    for level in options.levels:
        timed(setup, level, -1)  # compiled code is loaded
        every: dict[str, list[float]] = defaultdict(list)
        for game in range(options.games):
            for name, seconds in timed(setup, level, game).items():
                every[name] += seconds
        for name, seconds in sorted(every.items()):
            late = quantiles(seconds, n=20)[-1]
            told = f"median {1000 * median(seconds):7.2f} ms  95 %: {1000 * late:7.2f} ms"
            print(f"{options.setup:<20}{level:<9}{name:<14}{len(seconds):>6} times  {told}")


if __name__ == "__main__":
    main()
