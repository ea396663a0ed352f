"""Make the endgame sets: late decisions from self-play of mixed levels, with exact values.

    python bench/make_endgames.py columbiz:2
    python bench/make_endgames.py sequence-dice:2

Columbiz: the last turn and the last but one, every line solved to the end of the game. Sequence
Dice: choices that win at once beside others, which are valued by the most they can be worth, so
that a loss is the least that is certain; and choices with a win near (a side lacks one chip),
valued by a full-width search of three rolls with the network at its end, which is not exact.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.make_frozen import FOLDER, commit, decisions
from sixrow.analysis.measurement.endgames import (
    bounded_lines,
    exact_lines,
    is_solvable,
    searched_lines,
)
from sixrow.analysis.measurement.frozen import Frozen, frozen_text, kind_of, write_frozen
from sixrow.analysis.measurement.lines import line_text
from sixrow.analysis.measurement.rollouts import Line
from sixrow.engine.sequence_dice.endgames import winning_cells
from sixrow.engine.sequence_dice.rows import lines
from sixrow.notation import read_setup, setup_text
from sixrow.players.columbiz import turns_left
from sixrow.rules import Columbiz, Position, SequenceDice, Setup

NAMES = {1: "last turn", 2: "last turn but one"}
WIN, NEAR = "a win at once", "a win near"
ROLLS = 3
LEAST = 0.01
"""What a position must offer to lose, unless there is a win at once."""


def kind_of_endgame(position: Position) -> str | None:
    """The kind of an endgame; None for any other position."""
    if isinstance(position, Columbiz):
        left = turns_left(position)
        solvable = left is not None and is_solvable(position)
        return f"{NAMES[left]}, {kind_of(position)}" if left and solvable else None
    assert isinstance(position, SequenceDice)
    if any(each.low == 1.0 for each in bounded_lines(position, 0).values()):
        return WIN
    masks = lines(position.setup.length)
    return NEAR if any(winning_cells(own, masks) for own in position.chips) else None


def values_of(position: Position, kind: str) -> Mapping[Line, float]:
    """The values of the lines of an endgame."""
    if isinstance(position, Columbiz):
        return exact_lines(position)
    assert isinstance(position, SequenceDice)
    if kind == NEAR:
        return searched_lines(position, ROLLS)
    return {line: each.high for line, each in bounded_lines(position, ROLLS).items()}


def endgames(setup: Setup, seed: int, each: int) -> Iterator[Frozen]:
    """So many endgames of each kind, at most one of a kind from a game."""
    found: Counter[str] = Counter()
    kinds = 6 if setup.game.name == "columbiz" else 2
    for game in count():
        random = Random(f"endgames {setup_text(setup)} {seed} {game}")
        seen = set(full(found, each))
        for position in reversed(decisions(setup, random, game)[-8:]):
            kind = kind_of_endgame(position)
            if kind is None or kind in seen:
                continue
            values = values_of(position, kind)
            if max(values.values()) - min(values.values()) > (0.0 if kind == WIN else LEAST):
                seen.add(kind)
                found[kind] += 1
                yield as_frozen(position, kind, values)
        if len(full(found, each)) == kinds:
            return


def full(found: Counter[str], each: int) -> list[str]:
    """The kinds of which there are enough."""
    return [kind for kind, number in found.items() if number == each]


def as_frozen(position: Position, kind: str, values: Mapping[Line, float]) -> Frozen:
    game = position.setup.game
    named = {line_text(game, line): round(value, 5) for line, value in values.items()}
    return Frozen(position, kind, named, dict.fromkeys(named, 0.0))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a set of endgames.")
    parser.add_argument("setup", type=read_setup)
    parser.add_argument("--each", type=int, help="of each kind: 50 in Columbiz, 150 otherwise")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    each = given.each or (50 if given.setup.game.name == "columbiz" else 150)
    about = {
        "setup": setup_text(given.setup),
        "command": f"python bench/make_endgames.py {' '.join(sys.argv[1:])}",
        "commit": commit(),
        "seed": given.seed,
    }
    found = list(endgames(given.setup, given.seed, each))
    found.sort(key=lambda endgame: endgame.kind)
    path = given.folder / f"{setup_text(given.setup).replace(':', '-')}-endgames.jsonl.gz"
    write_frozen(path, about, map(frozen_text, found))
    print(f"{len(found)} positions in {path.name}")


if __name__ == "__main__":
    main()
