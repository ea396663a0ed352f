"""Make the frozen sets: decisions from self-play of mixed levels, with rolled-out values.

    python bench/make_frozen.py columbiz:2
    python bench/make_frozen.py sequence-dice:2

Each game seats levels at random; of each kind of decision a game gives one position of Columbiz, or
four choices of Sequence Dice, at random stages. A position counts only if it offers a real choice:
by the network the worst line loses something and the game is not as good as decided. Rolled out are
all choices of Sequence Dice; in Columbiz the best few by the network, what greedy chooses, and what
the levels choose under two seeds unless the network is sure that it is a blunder. Always the same
positions, as long as the players choose the same. A run that was interrupted goes on.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from sixrow.analysis.measurement.frozen import frozen, frozen_text, kind_of, write_frozen
from sixrow.analysis.measurement.lines import best_lines, judged_lines, line_text
from sixrow.analysis.measurement.players import line_of
from sixrow.analysis.measurement.rollouts import Line, RolloutPlan, roll_out
from sixrow.notation import read_setup, setup_text
from sixrow.players import LEVELS, judge_for, player
from sixrow.rules import Columbiz, ColumbizSetup, Position, Setup, Waiting, start
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.dice import of_faces

FOLDER = ROOT / "bench" / "frozen"

REAL = 0.001
"""What the worst line must lose, and how far from 0 and 1 the best must be."""

BLUNDER = 0.15
"""A line that loses more than this by the network is not rolled out."""

BEST = 4
SEEDS = (1, 2)
"""The lines of Columbiz: so many of the network's best, and the levels' under these seeds."""


def decisions(setup: Setup, random: Random, seed: int) -> list[Position]:
    """Every decision of a game between levels at random; a turn's discs are one decision."""
    names = [random.choice(LEVELS).name for _ in range(setup.players)]
    seats = [player(name, setup, seed) for name in names]
    found, position = [], start(setup)
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            faces = random.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
            continue
        if len(position.decisions()) > 1 and not is_placing_on(position):
            found.append(position)
        position = position.decide(seats[position.seat].decide(position)).position
    return found


def is_placing_on(position: Position) -> bool:
    """Whether discs have been placed this turn."""
    return (
        isinstance(position, Columbiz)
        and position.phase is ColumbizPhase.PLACE
        and position.placed > 0
    )


def real_choices(setup: Setup, seed: int) -> Iterator[Position]:
    """Positions with a real choice, each once, a few from each of endless games."""
    each = 1 if isinstance(setup, ColumbizSetup) else 4
    seen: set[Position] = set()
    for game in count():
        random = Random(f"{setup_text(setup)} {seed} {game}")
        found = decisions(setup, random, game)
        random.shuffle(found)
        taken: dict[str, int] = {}
        for position in found:
            kind = kind_of(position)
            if taken.get(kind, 0) == each or not is_real(position):
                continue
            taken[kind] = taken.get(kind, 0) + 1
            if position not in seen:
                seen.add(position)
                yield position


def is_real(position: Position) -> bool:
    """Whether it matters what is decided."""
    values = judged_lines(position).values()
    best = max(values)
    return REAL < best < 1 - REAL and best - min(values) > REAL


def lines_to_roll_out(position: Position) -> list[Line]:
    """The lines that are worth a rollout, the network's best first."""
    judged = judged_lines(position)
    if not isinstance(position, Columbiz):
        return best_lines(judged, len(judged))
    wanted = [*best_lines(judged, BEST), line_of(player("greedy", position.setup), position)]
    for level in LEVELS:
        seats = [player(level.name, position.setup, seed) for seed in SEEDS]
        wanted += [line_of(seat, position) for seat in seats]
    least = max(judged.values()) - BLUNDER
    values = {frozenset(line): value for line, value in judged.items()}
    named: dict[str, Line] = {}
    for line in wanted:
        named.setdefault(line_text(position.setup.game, line), line)
    return [line for line in named.values() if values[frozenset(line)] >= least]


def made(
    setup: Setup, positions: int, plan: RolloutPlan, seed: int, done: list[str]
) -> Iterator[str]:
    """The lines of the set after those that are done."""
    for index, position in enumerate(real_choices(setup, seed)):
        if index == positions:
            return
        if index < len(done):
            continue
        dice = replace(plan, seed=plan.seed + index)  # or all positions would share their luck
        *_, rollout = roll_out(position, lines_to_roll_out(position), dice)
        yield frozen_text(frozen(rollout))


def commit() -> str:
    git = ("git", "-C", str(ROOT), "rev-parse", "HEAD")
    return subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a frozen set.")
    parser.add_argument("setup", type=read_setup)
    parser.add_argument("--positions", type=int, default=1002)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--games", type=int, help="by default 24 in Columbiz, 144 otherwise")
    parser.add_argument("--turns", type=int, help="by default 4 in Columbiz, 12 otherwise")
    parser.add_argument("--workers", type=int, default=1, help="changes no result")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    columbiz = isinstance(given.setup, ColumbizSetup)
    plan = RolloutPlan(
        games=given.games or (24 if columbiz else 144),
        turns=given.turns or (4 if columbiz else 12),
        seed=given.seed,
        workers=given.workers,
    )
    about = {
        "setup": setup_text(given.setup),
        "command": f"python bench/make_frozen.py {' '.join(sys.argv[1:])}",
        "positions": given.positions,
        "commit": commit(),
        "seed": given.seed,
        "games": plan.games,
        "turns": plan.turns,
        "network": judge_for(given.setup).about,
    }
    name = setup_text(given.setup).replace(":", "-")
    part = given.folder / f"{name}.part"
    done = part.read_text().splitlines() if part.exists() else []
    started, before = time.monotonic(), len(done)
    with part.open("a") as file:
        for text in made(given.setup, given.positions, plan, given.seed, done):
            done.append(text)
            print(text, file=file, flush=True)
            if len(done) % 50 == 0:
                rate = (time.monotonic() - started) / (len(done) - before)
                words = sum(len(json.loads(each)["lines"]) for each in done) / len(done)
                print(f"{len(done)} positions, {rate:.2f} s and {words:.1f} lines each", flush=True)
    path = given.folder / f"{name}.jsonl.gz"
    write_frozen(path, about, done)
    part.unlink()
    print(f"{len(done)} positions in {path.name}")


if __name__ == "__main__":
    main()
