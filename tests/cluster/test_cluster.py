"""Work on a cluster: the same seeds give the same results, also when a worker is killed.

Starting Ray takes long, so one local cluster of two workers serves one long test.
"""

import json
import os
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from sixrow import cluster as cluster_module
from sixrow.analysis.measurement.rollouts import RolloutPlan, roll_out
from sixrow.cli import main
from sixrow.cluster import ClusterExecutor
from sixrow.engine import Games, simulate
from sixrow.extras import install_command
from sixrow.learn.sources import source
from sixrow.learn.trainer import Trainer, TrainingPlan
from sixrow.notation import read_position
from sixrow.players.ladder.matches import Pairing
from sixrow.players.ladder.runner import WorkerLost, play_blocks
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Refusal

POSITION = "sequence-dice:2 6/1GGGG1/6/6/6/6 1 choose 34"

pytestmark = [
    # Ray's own, at its start and at its end.
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def die_at_first(folder: str) -> int:
    """A task whose worker is killed the first time."""
    mark = Path(folder) / "died"
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die() -> None:
    """A task whose workers are all killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    """A task that refuses."""
    raise Refusal("out-of-range", field="games", value=0, least=1)


def pid() -> int:
    """The process that does it."""
    return os.getpid()


def rows(chunks: Sequence[Games]) -> list[Any]:
    """The facts of some games, chunk by chunk."""
    return [
        [chunk.turns.tolist(), chunk.winners.tolist(), chunk.filled.tolist()] for chunk in chunks
    ]


@pytest.mark.usefixtures("compiled_engine")
def test_a_cluster_gives_what_one_machine_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "RETRIES", 1)  # a new worker takes its time
    # Ray lets its workers stand back for others: on a busy machine they would hardly ever run.
    monkeypatch.setenv("RAY_worker_niceness", "0")
    with ClusterExecutor(workers=2) as cluster:
        assert cluster.cores == 2
        check_killed_workers(cluster, tmp_path)
        check_simulation(cluster)
        check_ladder(cluster)
        check_rollouts(cluster)
        check_learning(cluster)
        check_commands()


def check_killed_workers(cluster: ClusterExecutor, folder: Path) -> None:
    assert cluster.submit(die_at_first, str(folder)).result() > 0
    with pytest.raises(Refusal, match="out-of-range"):
        cluster.submit(refuse).result()
    lost = cluster.submit(die)
    with pytest.raises(BrokenExecutor):
        lost.result()


def check_simulation(cluster: ClusterExecutor) -> None:
    setup = COLUMBIZ.setup(players=3)
    alone = list(simulate(setup, 25_100, seed=4))
    run = simulate(setup, 25_100, seed=4, elsewhere=cluster)
    shared = [next(run)]
    os.kill(cluster.submit(pid).result(), signal.SIGKILL)  # in the middle of it
    shared += run
    assert rows(shared) == rows(alone)


def check_ladder(cluster: ClusterExecutor) -> None:
    setup, blocks = SEQUENCE_DICE.setup(players=2), [(Pairing("greedy", "random"), 3)] * 2
    alone = list(play_blocks(setup, 1, blocks, workers=1))
    assert list(play_blocks(setup, 1, blocks, 1, cluster)) == alone
    assert sys.modules["ray"].is_initialized()  # a cluster that was passed in is not stopped


def check_rollouts(cluster: ClusterExecutor) -> None:
    position, plan = read_position(POSITION), RolloutPlan(games=40, seed=2, turns=3)
    lines = [(decision,) for decision in position.decisions()[:2]]
    *_, alone = roll_out(position, lines, plan)
    *_, shared = roll_out(position, lines, plan, elsewhere=cluster)
    assert np.array_equal(shared.results, alone.results)


def check_learning(cluster: ClusterExecutor) -> None:
    def learnt(together: int, elsewhere: ClusterExecutor | None) -> list[float]:
        plan = TrainingPlan(games=8, first=8, second=4, buffer=50, together=together)
        trainer = Trainer(source(SEQUENCE_DICE.setup(players=2)), plan)
        trainer.run(lambda _progress: None, None, 10**9, elsewhere)
        return [float(weight) for layer in trainer.network for weight in layer.ravel()]

    assert learnt(6, cluster) == learnt(6, None)
    assert learnt(6, None) != learnt(1, None)


def check_commands() -> None:
    commands = [
        ["simulate", "sequence-dice", "--games", "300", "--json"],
        ["ladder", "sequence-dice:2", "random", "greedy", "--games", "2", "--json"],
        ["rollout", POSITION, "--games", "32", "--turns", "2", "--json"],
    ]
    for command in commands:
        told = []
        for more in ([], ["--cluster"]):
            found = CliRunner().invoke(main, [*command, *more])
            assert found.exit_code == 0, found.output
            facts = json.loads(found.stdout)
            facts.pop("seconds", None)
            told.append(facts)
        assert told[0] == told[1]


def test_a_ladder_says_so_if_its_workers_are_lost() -> None:
    class Losing(ClusterExecutor):
        def __init__(self) -> None:
            self.cores = 1

        def submit(self, *_: Any, **__: Any) -> Any:
            raise BrokenExecutor

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            pass

    blocks = [(Pairing("greedy", "random"), 0)]
    with pytest.raises(WorkerLost):
        list(play_blocks(SEQUENCE_DICE.setup(players=2), 1, blocks, 1, Losing()))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    found = CliRunner().invoke(main, ["simulate", "columbiz", "--games", "1", "--cluster"])
    assert found.exit_code == 2
    assert install_command("cluster") in found.stderr


@pytest.mark.parametrize(("address", "kind"), [("10.0.0.1:6379", ConnectionError), ("", Exception)])
def test_a_cluster_that_does_not_answer_or_start_is_told(
    address: str, kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ray:
        """A Ray that finds nobody."""

        __spec__ = ModuleSpec("ray", None)

        def is_initialized(self) -> bool:
            return False

        def init(self, **_: Any) -> None:
            raise kind("nobody there\nand much more")

    monkeypatch.setitem(sys.modules, "ray", Ray())
    monkeypatch.setenv("RAY_ADDRESS", address)
    found = CliRunner().invoke(main, ["simulate", "columbiz", "--games", "1", "--cluster"])
    assert found.exit_code == 2
    assert "nobody there" in found.stderr
    assert "much more" not in found.stderr
