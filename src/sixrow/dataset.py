"""Data sets of whole games between computer players, with the value of every decision.

A data set is a folder: `HEAD` says what it holds, and each file of `SHARD` games has one game a
line, as JSON, compressed. `docs/dataset.md` describes the fields. A game depends only on set-up,
player, seed and its number, so any file can be made again, anywhere, byte for byte.
"""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sixrow.analysis import valuer
from sixrow.analysis.valuations import Valuer
from sixrow.atomic_files import replacing, write_whole
from sixrow.engine.executors import in_order
from sixrow.notation import decision_text, dice_text, setup_text
from sixrow.players import Player, player, seed_of
from sixrow.players.ladder.matches import fallen
from sixrow.players.library import fingerprint
from sixrow.processes import worker_pool
from sixrow.rules import Refusal, Setup, Waiting, start

FORMAT = "sixrow-dataset-1"
HEAD = "dataset.json"
SHARD = 1_000
"""Games in a file."""

DIGITS = 4
"""Decimals of a value; it is good to about two."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What determines the games.

    Attributes:
        player: the level or baseline that plays every seat.
        seed: equal seeds give equal games.
    """

    setup: Setup
    player: str = "master"
    seed: int = 1

    def head(self) -> dict[str, Any]:
        """The plan as JSON, with the network on which players and values depend.

        Raises:
            Refusal: no network was trained for the set-up.
        """
        return {
            "format": FORMAT,
            "setup": setup_text(self.setup, every_option=True),
            "player": self.player,
            "seed": self.seed,
            "network": fingerprint(self.setup),
            "shard": SHARD,
        }


def file_name(shard: int, games: int) -> str:
    """The name of a file in a data set of so many games: the first and the last number in it."""
    first = shard * SHARD
    return f"games-{first:07}-{first + _size(shard, games) - 1:07}.jsonl.gz"


def make(folder: Path, plan: Plan, games: int, workers: int = 1) -> Iterator[int]:
    """Make what is missing of a data set, and yield the number of games so far, file by file.

    Stop iterating to stop; a file is complete or not there.

    Raises:
        Refusal: the folder holds another data set, or the plan is invalid.
        OSError: something cannot be written.
    """
    player(plan.player, plan.setup)  # refused before anything is written
    _take_up(folder, plan)
    files = -(-games // SHARD)
    missing = [each for each in range(files) if not (folder / file_name(each, games)).exists()]
    done = games - sum(_size(each, games) for each in missing)
    yield done
    tasks = ((plan, each, _size(each, games)) for each in missing)
    if workers == 1:
        made = (played(*task) for task in tasks)
        yield from _kept(folder, missing, made, done, games)
        return
    with worker_pool(workers) as pool:
        yield from _kept(folder, missing, in_order(pool, played, tasks, workers), done, games)


def _size(shard: int, games: int) -> int:
    return min(SHARD, games - shard * SHARD)


def _kept(
    folder: Path, shards: list[int], made: Iterator[bytes], done: int, games: int
) -> Iterator[int]:
    for shard, content in zip(shards, made, strict=True):
        path = folder / file_name(shard, games)
        with replacing(path) as file:
            file.write(content)
        for shorter in folder.glob(f"{path.name[:13]}-*"):  # of a smaller data set
            if shorter != path:
                shorter.unlink()
        done += _size(shard, games)
        yield done


def _take_up(folder: Path, plan: Plan) -> None:
    """Begin a folder, or check that it is of the same plan."""
    folder.mkdir(parents=True, exist_ok=True)
    head, path = plan.head(), folder / HEAD
    if not path.exists():
        write_whole(path, json.dumps(head, indent=1) + "\n")
        return
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        found = None
    for field, wanted in head.items():
        kept = found.get(field) if isinstance(found, dict) else None
        if kept != wanted:
            said, asked = json.dumps(kept), json.dumps(wanted)
            raise Refusal("other-dataset", file=str(path), field=field, value=said, wanted=asked)


def played(plan: Plan, shard: int, games: int) -> bytes:
    """The content of a file: its games as compressed JSON lines."""
    values = valuer(plan.setup)
    first = shard * SHARD
    lines = (json.dumps(game(plan, number, values)) for number in range(first, first + games))
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)


def game(plan: Plan, number: int, values: Valuer) -> dict[str, Any]:
    """One game as JSON: every roll and decision, and the values before each decision."""
    setup, key = plan.setup, f"dataset {plan.seed} {setup_text(plan.setup, every_option=True)}"
    seats = _seats(plan, f"{key} {plan.player} {number}")
    position = start(setup)
    entries: list[str] = []
    shares: list[list[float]] = []
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            dice = fallen(f"{key} {number} {len(entries)}", position.dice_to_roll)
            entries.append(dice_text(dice))
            position = position.roll(dice).position
        else:
            shares.append([round(share, DIGITS) for share in values.shares(position)])
            decision = seats[position.seat].decide(position)
            entries.append(decision_text(setup.game, decision))
            position = position.decide(decision).position
    assert position.outcome is not None
    result = [float(share) for share in position.outcome.shares]
    return {"game": number, "result": result, "entries": entries, "values": shares}


def _seats(plan: Plan, key: str) -> list[Player]:
    seeds = [seed_of(f"{key} {seat}") for seat in range(plan.setup.players)]
    return [player(plan.player, plan.setup, seed) for seed in seeds]
