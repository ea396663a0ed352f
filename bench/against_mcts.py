"""Our levels against OpenSpiel's Monte-Carlo tree search; resumes where it stopped.

    python bench/against_mcts.py LEDGERS [--hours 1] [--only columbiz:2] [--level master]
        [--simulations 1000] [--write]

LEDGERS is a folder for the finished games, one file a set-up; the same command goes on with them.
Blocks of all pairings take turns, so that the table is worth reading at any time. `--write` puts
the table into bench/measured/openspiel.md and bench/strength.md together; nothing else is written.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.make_frozen import commit
from bench.run import processor
from bench.strength import MEASURED, RESULTS, joined
from sixrow.notation import read_setup
from sixrow.players import LEVELS, Player, player
from sixrow.players.ladder.ledger import Ledger, heading
from sixrow.players.ladder.matches import Pairing
from sixrow.players.ladder.runner import Block, play_block
from sixrow.players.ladder.standings import matches
from sixrow.research.bots import UCT_C, mcts_player
from sixrow.rules import Setup

SETUPS = ("columbiz:2", "sequence-dice:2")
SEED = 9
MCTS = "mcts-"
BUDGETS = (100, 1000, 5000)
NAMES = tuple(level.name for level in LEVELS)

BLOCKS = {
    **{("master", simulations): blocks for simulations, blocks in ((100, 100), (1000, 60))},
    ("master", 5000): 12,
    **{(name, 100): 25 for name in NAMES[:-1]},
    **{(name, 1000): 10 for name in NAMES[:-1]},
    **{(name, 5000): 3 for name in NAMES[:-1]},
}
"""Blocks of two games for each level and number of simulations: fewer where they cost more."""

ABOUT = f"""
Each level against the `MCTSBot` of OpenSpiel 2.0 (UCT, c = {UCT_C:g} for utilities from 0 to 1, the
solver on, one uniformly random rollout a simulation), seats balanced, the same dice for both
seatings of a block; a tie counts as a half. *Level wins* has its 95 % interval over blocks. The
search is OpenSpiel's own Python code on our registered game; only its rollouts are played by our
compiled code, which changes nothing but the time. Few games where they are slow: mind the
intervals.
""".strip()


def make(name: str, setup: Setup, seed: int) -> Player:
    """A level of ours, or the search with so many simulations."""
    if name.startswith(MCTS):
        return mcts_player(setup, int(name.removeprefix(MCTS)), seed)
    return player(name, setup, seed)


def plan(level: str | None = None, budget: int | None = None) -> list[Block]:
    """All blocks, or those of a level or a number of simulations, in the order to play them.

    Every pairing has had about its weight of the time at any moment.
    """
    blocks = [
        ((number + 1) * simulations / weight(name), Pairing(name, f"{MCTS}{simulations}"), number)
        for (name, simulations), wanted in BLOCKS.items()
        for number in range(wanted)
        if level in (None, name) and budget in (None, simulations)
    ]
    return [(pairing, number) for _, pairing, number in sorted(blocks)]


def weight(name: str) -> int:
    """How much of the time a level's matches get; there is an aim for Master."""
    return 5 if name == "master" else 1


def play_on(folder: Path, names: tuple[str, ...], blocks: list[Block], until: float) -> None:
    """Play the blocks that are missing, in turn for all set-ups, until it is time."""
    setups = [read_setup(name) for name in names]
    ledgers = [ledger(folder, setup) for setup in setups]
    for (pairing, number), (setup, kept) in product(blocks, zip(setups, ledgers, strict=True)):
        if time.time() > until:
            break
        if (pairing, 2 * number + 1) in kept.results:
            continue
        started = time.perf_counter()
        for result in play_block(setup, SEED, (pairing, number), make):
            kept.add(result)
        took = time.perf_counter() - started
        print(f"{datetime.now(UTC):%H:%M:%S} {setup.game.name} {pairing} {took:.0f} s", flush=True)
    for kept in ledgers:
        kept.close()


def ledger(folder: Path, setup: Setup) -> Ledger:
    """The games of a set-up that were played before."""
    return Ledger(heading(setup, SEED, NAMES), folder / f"{setup.game.name}-mcts.jsonl")


def table(folder: Path) -> Iterator[str]:
    yield ABOUT
    yield ""
    yield "| set-up | level | simulations | games | level wins |"
    yield "|---|---|---:|---:|---:|"
    for name in SETUPS:
        setup = read_setup(name)
        kept = ledger(folder, setup)
        found = {match.pairing: match for match in matches(setup, kept.results.values())}
        kept.close()
        for level, simulations in product(reversed(NAMES), BUDGETS):
            match = found.get(Pairing(level, f"{MCTS}{simulations}"))
            if match is not None:
                share = f"{match.share.value:.3f} ± {match.share.error:.3f}"
                yield f"| `{name}` | {level} | {simulations:,} | {match.games} | {share} |"


def write(folder: Path) -> None:
    lines = ["## Against OpenSpiel's tree search", "", *table(folder), ""]
    lines += [
        "Played by `python bench/against_mcts.py LEDGERS`, in several sittings, written at commit",
        f"{commit()[:9]}, {datetime.now(UTC):%d %B %Y}, on {processor()}, {os.cpu_count()} cores.",
        "The games were gathered up to that commit; a ledger takes none of other networks.",
    ]
    (MEASURED / "openspiel.md").write_text("\n".join(lines) + "\n")
    RESULTS.write_text(joined(MEASURED))


def main() -> None:
    parser = argparse.ArgumentParser(description="Levels against OpenSpiel's tree search.")
    parser.add_argument("ledgers", type=Path, help="the folder of the finished games")
    parser.add_argument("--hours", type=float, default=0.0, help="how long to play; 0: only tell")
    parser.add_argument("--only", choices=SETUPS, help="one set-up")
    parser.add_argument("--level", choices=NAMES, help="one level")
    parser.add_argument("--simulations", type=int, choices=BUDGETS, help="one number of them")
    parser.add_argument("--write", action="store_true", help="write the table into bench/")
    given = parser.parse_args()
    given.ledgers.mkdir(parents=True, exist_ok=True)
    names = (given.only,) if given.only else SETUPS
    blocks = plan(given.level, given.simulations)
    play_on(given.ledgers, names, blocks, time.time() + 3600 * given.hours)
    print("\n".join(table(given.ledgers)))
    if given.write:
        write(given.ledgers)


if __name__ == "__main__":
    main()
