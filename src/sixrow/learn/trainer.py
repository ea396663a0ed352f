"""Trains a network by self-play; measures its strength and saves checkpoints on the way."""

import json
import os
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal
from zipfile import BadZipFile

import numpy as np

from sixrow.atomic_files import replacing
from sixrow.engine.executors import RemoteExecutor
from sixrow.engine.network_files import WIDTHS
from sixrow.engine.networks import Network
from sixrow.engine.types import Weights
from sixrow.learn.fitter import Fitter, new_network
from sixrow.learn.rounds import play_round
from sixrow.learn.samples import Packed, packed, room
from sixrow.learn.sources import Source
from sixrow.means import Mean
from sixrow.notation import setup_text
from sixrow.rules import Refusal
from sixrow.rules.refusal import check_range

BASELINES: tuple[Literal["greedy", "random"], ...] = ("greedy", "random")
"""The players that the network's strength is measured against."""

BATCH = 512
WARM_UP = 2000
"""Samples before the first fit."""

_USUAL_WIDTH = 64
"""Inputs of a sample that are not zero; the buffer widens if there are more."""

_RANGES = {
    "games": (1, 10**9),
    "seed": (0, 2**31 - 1),
    "explore": (0, 1),
    "trust": (0, 1),
    "rate": (0, 1),
    "reuse": (0, 1000),
    "buffer": (1, 10**7),
    "first": (WIDTHS, 4096),
    "second": (1, 4096),
    "together": (1, 10**6),
}
"""The inclusive range of each number of a plan."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The hyperparameters of a training run.

    Attributes:
        games: the total number of games.
        explore: the probability that a decision is exploratory.
        trust: λ, as in TD(λ): the weight of later values in a target.
        rate: Adam's learning rate: constant for 70 % of the games, then falling to a fiftieth.
        reuse: how often a sample is fitted on average.
        buffer: the capacity of the replay buffer, in samples.
        first, second: the widths of the hidden layers.
        together: how many games are played with the same network before fitting; these games can
            be played in parallel.
    """

    games: int
    seed: int = 1
    explore: float = 0.1
    trust: float = 0.5
    rate: float = 1e-3
    reuse: float = 8.0
    buffer: int = 60_000
    first: int = 128
    second: int = 32
    together: int = 1

    def check(self) -> None:
        """Check the plan before training starts.

        Raises:
            Refusal: a number is out of range, or the first width is not a multiple of `WIDTHS`.
        """
        for field, (least, most) in _RANGES.items():
            check_range(field, getattr(self, field), least, most)
        if self.first % WIDTHS:
            raise Refusal("not-a-multiple", field="first", value=str(self.first), of=WIDTHS)


@dataclass(frozen=True, slots=True)
class TrainingProgress:
    """The progress of training.

    Attributes:
        strength: the share that one side wins against each baseline, by the baseline's name.
    """

    games: int
    samples: int
    seconds: float
    loss: float
    strength: Mapping[str, Mean]


class Trainer:
    """Trains one network. To continue an interrupted run, call `resume` before `run`."""

    def __init__(self, source: Source, plan: TrainingPlan, network: Network | None = None) -> None:
        """Begin with a network, by default a random one.

        Args:
            source: plays the games.
            plan: the hyperparameters.
            network: a trained network to go on from; changed in place.

        Raises:
            Refusal: the plan is invalid, or the network has another shape.
        """
        plan.check()
        self._source, self.plan = source, plan
        fresh = new_network(source.inputs, plan.first, plan.second, source.sides, plan.seed)
        network = fresh if network is None else network
        if [each.shape for each in network] != [each.shape for each in fresh]:
            raise Refusal("other-shape")
        self._fitter = Fitter(network, rate=plan.rate)
        self._inputs = room(plan.buffer, _USUAL_WIDTH)
        self._targets = np.empty((plan.buffer, source.sides), dtype=np.float32)
        self._rng = np.random.default_rng(plan.seed)
        self.games, self.samples, self.seconds = 0, 0, 0.0
        self._remembered = 0
        self._due, self._losses = 0.0, [0.0]

    @property
    def network(self) -> Network:
        """The trained network, with averaged weights."""
        return self._fitter.average

    def run(
        self,
        tell: Callable[[TrainingProgress], None],
        checkpoint: Path | None,
        every: float,
        elsewhere: RemoteExecutor | None = None,
    ) -> None:
        """Train to the end of the plan, with regular progress reports and checkpoints.

        Args:
            tell: called with each progress report.
            checkpoint: the file of the checkpoint; None to save none.
            every: seconds of training between two reports; each measures the strength.
            elsewhere: plays the games in other processes; the result is the same.
        """
        look = self.seconds + every
        while self.games < self.plan.games:
            started = time.monotonic()
            self._play_and_fit(elsewhere)
            self.seconds += time.monotonic() - started
            if self.seconds >= look or self.games >= self.plan.games:
                look = self.seconds + every
                if checkpoint is not None:
                    self.save(checkpoint)
                tell(self.progress())

    def _play_and_fit(self, elsewhere: RemoteExecutor | None) -> None:
        plan = self.plan
        network = self._fitter.average if self.samples > WARM_UP * 5 else self._fitter.network
        games = range(self.games, min(self.games + plan.together, plan.games))
        run = plan.seed, plan.explore, plan.trust
        for inputs, targets in play_round(self._source, network, games, *run, elsewhere):
            self._remember(inputs, targets)
            self.games += 1
            self._fit()

    def _fit(self) -> None:
        """Fit as many batches from the replay buffer as are due."""
        plan = self.plan
        left = 1 - self.games / plan.games
        self._fitter.rate = plan.rate * min(1.0, max(0.02, left / 0.3))
        while self._due >= 1 and self._remembered >= min(WARM_UP, plan.buffer):
            self._due -= 1
            rows = self._rng.integers(0, min(self._remembered, plan.buffer), BATCH)
            drawn = Packed(self._inputs.indices[rows], self._inputs.values[rows])
            turned = self._source.turned(drawn, int(self._rng.integers(4)))
            self._losses.append(self._fitter.fit(turned, self._targets[rows]))

    def _remember(self, inputs: Weights, targets: Weights) -> None:
        rows = (self._remembered + np.arange(len(inputs))) % self.plan.buffer
        fresh = packed(inputs)
        width, least = self._inputs.indices.shape[1], fresh.indices.shape[1]
        if width < least:
            self._inputs = Packed(
                *(np.pad(each, ((0, 0), (0, least - width))) for each in self._inputs)
            )
        self._inputs.values[rows] = 0.0
        self._inputs.indices[rows, :least] = fresh.indices
        self._inputs.values[rows, :least] = fresh.values
        self._targets[rows] = targets
        self._remembered += len(inputs)
        self.samples += len(inputs)
        self._due += len(inputs) * self.plan.reuse / BATCH

    def progress(self, games: int = 400) -> TrainingProgress:
        """The progress so far; plays `games` games against each baseline."""
        strength: dict[str, Mean] = {}
        for rival in BASELINES:
            shares = self._source.shares(self.network, rival, games, self.plan.seed + 10**6)
            strength[rival] = Mean.over(shares.tolist())
        loss = float(np.mean(self._losses[-500:]))
        return TrainingProgress(self.games, self.samples, self.seconds, loss, strength)

    def about(self, command: str, commit: str) -> dict[str, object]:
        """How the network was trained, for its file."""
        return {
            "command": command,
            "commit": commit,
            "games": self.games,
            "samples": self.samples,
            "seconds": round(self.seconds),
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, one used",
            "numpy": np.__version__,
            "plan": asdict(self.plan),
        }

    def save(self, path: Path) -> None:
        """Save a checkpoint, without the replay buffer, which `resume` fills again by playing."""
        arrays = self._layers()
        counts = [self.games, self.samples, self._fitter.steps, self.seconds]
        task = np.array(json.dumps(self._task()))
        with replacing(path) as file:
            np.savez(file, allow_pickle=False, counts=np.array(counts), task=task, **arrays)

    def _layers(self) -> dict[str, Weights]:
        """All weights and optimizer states that fitting changes, by name."""
        fitter = self._fitter
        parts = {"now": fitter.network, "average": fitter.average}
        parts |= {"mean": fitter.mean, "square": fitter.square}
        return {
            f"{name}-{layer}": weights
            for name, network in parts.items()
            for layer, weights in network._asdict().items()
        }

    def _task(self) -> dict[str, Any]:
        """The set-up and the plan without the number of games; a checkpoint must match these."""
        plan = asdict(self.plan)
        del plan["games"]
        if self.plan.together == 1:  # older checkpoints do not have this field
            del plan["together"]
        return {"setup": setup_text(self._source.setup, every_option=True), **plan}

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint of the same set-up and plan; only `games` may differ.

        A checkpoint has no replay buffer: fitting starts again once enough games were played.

        Raises:
            Refusal: the file is not a checkpoint, or belongs to another set-up or plan.
        """
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                found = dict(arrays)
            task = json.loads(str(found["task"]))
            games, samples, steps, seconds = found["counts"]
        except (OSError, KeyError, ValueError, EOFError, TypeError, BadZipFile) as error:
            raise Refusal("not-a-checkpoint", file=str(path)) from error
        if not isinstance(task, dict):
            raise Refusal("not-a-checkpoint", file=str(path))
        for field, wanted in self._task().items():
            if task.get(field) != wanted:
                value = str(task.get(field))
                raise Refusal(
                    "other-checkpoint",
                    field=field,
                    file=str(path),
                    value=value,
                    wanted=str(wanted),
                )
        self._take_weights(found, path)
        self.games, self.samples = int(games), int(samples)
        self._fitter.steps, self.seconds = int(steps), float(seconds)

    def _take_weights(self, found: Mapping[str, Weights], path: Path) -> None:
        layers = self._layers()
        for name, weights in layers.items():
            if name not in found or found[name].shape != weights.shape:
                raise Refusal("not-a-checkpoint", file=str(path))
        for name, weights in layers.items():
            weights[:] = found[name]
