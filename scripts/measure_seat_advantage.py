"""Measure the advantage of each seat: every level against itself in every set-up.

Run by hand when networks or levels have changed. What was measured with the same network, level
and number of games is kept, so that it can be interrupted and resumed:

    python scripts/measure_seat_advantage.py --games 400 --workers 2
"""

import argparse
import time
from itertools import product

from sixrow.notation import read_setup, setup_text
from sixrow.players.ladder.matches import Pairing
from sixrow.players.ladder.runner import play_blocks
from sixrow.players.ladder.standings import matches
from sixrow.players.levels import BY_NAME
from sixrow.players.seat_advantage import FILE, Fairness, described, load, save
from sixrow.rules import Refusal, Setup

SETUPS = (
    "columbiz:2",
    "columbiz:3",
    "columbiz:4",
    "columbiz:4:limit=3",
    "sequence-dice:2",
    "sequence-dice:2:length=5",
    "sequence-dice:3",
    "sequence-dice:3:length=6",
)
SEED = 1


def measured(setup: Setup, level: str, games: int, workers: int) -> Fairness:
    """The shares in turn order of a level against itself."""
    blocks = [(Pairing(level, level), game) for game in range(games)]
    played = [result for each in play_blocks(setup, SEED, blocks, workers) for result in each]
    (match,) = matches(setup, played)
    return Fairness(setup_text(setup), level, described(setup, level), games, match.in_turn_order)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="games for each set-up and level")
    parser.add_argument("--workers", type=int, default=2, help="how many cores")
    parser.add_argument("--setup", action="append", help="only this set-up; may be repeated")
    options = parser.parse_args()
    command = f"python scripts/measure_seat_advantage.py --games {options.games}"
    known = load()
    for text, level in product(options.setup or SETUPS, BY_NAME):
        setup = read_setup(text)
        found = known.get((setup_text(setup), level))
        try:
            player = described(setup, level)
        except Refusal as refusal:
            print(f"{text:<26}{level:<9}{refusal}", flush=True)
            continue
        if found is None or (found.player, found.games) != (player, options.games):
            started = time.monotonic()
            found = measured(setup, level, options.games, options.workers)
            known[found.setup, level] = found
            save(known, command)
            print(f"{time.monotonic() - started:6.1f} s ", end="")
        shares = "  ".join(f"{mean.value:.3f} ± {mean.error:.3f}" for mean in found.in_turn_order)
        print(f"{text:<26}{level:<9}{shares}", flush=True)
    print(f"Written: {FILE.name}")


if __name__ == "__main__":
    main()
