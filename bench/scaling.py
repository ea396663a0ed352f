"""What a task costs to play and what it costs to send: how far a cluster can take each command.

    python bench/scaling.py

For each kind of task that `--cluster` sends: how long it plays on one core, how many bytes go there
and come back, and how long the sender needs for it, measured with tasks of as many bytes that do
nothing. Their ratio is how many cores one sender can keep busy.
"""

import pickle
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from sixrow.analysis.measurement import rollouts
from sixrow.cluster import ClusterExecutor
from sixrow.engine.simulation import play_chunks
from sixrow.learn.rounds import PIECE, play_piece
from sixrow.notation import read_position
from sixrow.players import judge_for
from sixrow.players.ladder.matches import Pairing
from sixrow.players.ladder.runner import play_block
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE

TASKS = 100
"""Empty ones, to measure the sender."""


class Kind(NamedTuple):
    """A kind of task: what it is, and a call that does one."""

    name: str
    task: Callable[..., Any]
    arguments: tuple[Any, ...]


def kinds() -> list[Kind]:
    """A task of each kind, as the commands send them."""
    columbiz, sequence_dice = COLUMBIZ.setup(players=2), SEQUENCE_DICE.setup(players=2)
    random, greedy = (np.full(2, policy) for policy in (0, 1))
    network = judge_for(columbiz).network
    position = read_position("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 2 12335556 -")
    player = rollouts.RolloutPlayer(network, rollouts.RolloutPlan())
    start = rollouts.RolloutStart.after(position, ())
    pairing = Pairing("master", "expert")
    return [
        Kind("`simulate columbiz`, 10,000 games", play_chunks, (columbiz, 1, random, 0, 10_000)),
        Kind(
            "`simulate columbiz --policy greedy`, 1,000 games",
            *(play_chunks, (columbiz, 1, greedy, 0, 1000)),
        ),
        Kind(
            "`simulate sequence-dice`, 10,000 games",
            *(play_chunks, (sequence_dice, 1, random, 0, 10_000)),
        ),
        Kind("`ladder columbiz:2`, a block", play_block, (columbiz, 1, (pairing, 0))),
        Kind("`ladder sequence-dice:2`, a block", play_block, (sequence_dice, 1, (pairing, 0))),
        Kind(
            f"`rollout`, {rollouts.CHUNK} games",
            *(rollouts.play_chunk, (player, start, 0, rollouts.CHUNK)),
        ),
        Kind(
            f"`learn columbiz:2`, {PIECE} games",
            *(play_piece, (columbiz, network, tuple(range(PIECE)), 1, 0.1, 0.5)),
        ),
    ]


def echo(_sent: bytes, back: int) -> bytes:
    """Do nothing, and answer with so many bytes."""
    return bytes(back)


def seconds(task: Callable[[], object], repeats: int = 3) -> float:
    """The best time of some repetitions."""
    taken = []
    for _ in range(repeats):
        started = time.perf_counter()
        task()
        taken.append(time.perf_counter() - started)
    return min(taken)


def send(cluster: ClusterExecutor, sent: int, back: int) -> None:
    """Send as many empty tasks as a command has under way, again and again."""
    payload = bytes(sent)
    waiting = [cluster.submit(echo, payload, back) for _ in range(TASKS)]
    for each in waiting:
        each.result()


def main() -> None:
    """Measure, and print the table."""
    print("| a task of | plays, ms | sent, kB | back, kB | sender, ms | cores kept busy |")
    print("|---|---:|---:|---:|---:|---:|")
    with ClusterExecutor(workers=2) as cluster:
        send(cluster, 0, 0)
        for name, task, arguments in kinds():
            result = task(*arguments)  # loads compiled code
            plays = seconds(partial(task, *arguments))
            sent, back = len(pickle.dumps(arguments)), len(pickle.dumps(result))
            sender = seconds(partial(send, cluster, sent, back)) / TASKS
            print(
                f"| {name} | {1000 * plays:,.0f} | {sent / 1000:,.0f} | {back / 1000:,.0f} "
                f"| {1000 * sender:.1f} | {plays / sender:,.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
