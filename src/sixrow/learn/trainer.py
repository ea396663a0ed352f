"""Learning by self-play: play, remember, fit, look how strong it is, and keep what was learnt."""

import json
import os
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from sixrow.engine.networks import Network
from sixrow.engine.types import Weights
from sixrow.learn.sources import Source
from sixrow.learn.training import Fitter, new_network

BATCH = 512
WARM_UP = 2000
"""Samples before the first fit."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How to learn.

    Attributes:
        games: how many to play in all.
        explore: the chance that a decision is an experiment.
        trust: λ, how much of what was found later corrects a target.
        rate: Adam's; full for seven tenths of the games, then falling to a tenth.
        reuse: how often a sample is fitted on average.
        buffer: how many samples are remembered.
        first, second: the widths of the hidden layers.
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


@dataclass(frozen=True, slots=True)
class Progress:
    """How far learning has come."""

    games: int
    samples: int
    seconds: float
    loss: float
    share: float
    """The share won by one seat against greedy opponents."""
    error: float
    """Half the width of its 95 % interval."""

    def line(self, games: int) -> str:
        """One line for people."""
        return (
            f"{self.seconds:6.0f} s  {self.games}/{games} games  {self.samples} samples  "
            f"loss {self.loss:.4f}  against greedy {self.share:.3f} ± {self.error:.3f}"
        )


class Trainer:
    """Learns one network; `run` plays until the plan is done, also after an interruption."""

    def __init__(self, source: Source, plan: Plan) -> None:
        self._source, self.plan = source, plan
        network = new_network(source.inputs, plan.first, plan.second, source.sides, plan.seed)
        self._fitter = Fitter(network, rate=plan.rate)
        self._inputs = np.empty((plan.buffer, source.inputs), dtype=np.float32)
        self._targets = np.empty((plan.buffer, source.sides), dtype=np.float32)
        self._rng = np.random.default_rng(plan.seed)
        self.games, self.samples, self.seconds = 0, 0, 0.0
        self._due, self._losses = 0.0, [0.0]

    @property
    def network(self) -> Network:
        """What was learnt: the average of the weights."""
        return self._fitter.average

    def run(self, tell: Callable[[Progress], None], checkpoint: Path | None, every: float) -> None:
        """Learn to the end of the plan; tell how it goes and keep a checkpoint every so often.

        Args:
            tell: is given the progress.
            checkpoint: where to keep what is needed to go on after an interruption.
            every: seconds between two looks at the strength.
        """
        look = self.seconds + every
        while self.games < self.plan.games:
            started = time.monotonic()
            self._play_and_fit()
            self.seconds += time.monotonic() - started
            if self.seconds >= look or self.games >= self.plan.games:
                look = self.seconds + every
                if checkpoint is not None:
                    self.save(checkpoint)
                tell(self.progress())

    def _play_and_fit(self) -> None:
        plan = self.plan
        network = self._fitter.average if self.samples > WARM_UP * 5 else self._fitter.network
        inputs, targets = self._source.play(
            network, plan.seed, self.games, plan.explore, plan.trust
        )
        self._remember(inputs, targets)
        self.games += 1
        left = 1 - self.games / plan.games
        self._fitter.rate = plan.rate * min(1.0, max(0.1, left / 0.3))
        while self._due >= 1 and self.samples >= WARM_UP:
            self._due -= 1
            rows = self._rng.integers(0, min(self.samples, plan.buffer), BATCH)
            turned = self._source.turned(self._inputs[rows], int(self._rng.integers(4)))
            self._losses.append(self._fitter.fit(turned, self._targets[rows]))

    def _remember(self, inputs: Weights, targets: Weights) -> None:
        rows = (self.samples + np.arange(len(inputs))) % self.plan.buffer
        self._inputs[rows], self._targets[rows] = inputs, targets
        self.samples += len(inputs)
        self._due += len(inputs) * self.plan.reuse / BATCH

    def progress(self, games: int = 400) -> Progress:
        """How far it has come, with a match of so many games against greedy opponents."""
        shares = self._source.shares(self.network, None, games, seed=self.plan.seed + 10**6)
        error = 1.96 * float(shares.std()) / np.sqrt(games)
        loss = float(np.mean(self._losses[-500:]))
        share = float(shares.mean())
        return Progress(self.games, self.samples, self.seconds, loss, share, error)

    def about(self, command: str, commit: str) -> dict[str, object]:
        """How the network was made."""
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
        """Keep all that is needed to go on, but the remembered samples: those are played anew."""
        fitter = self._fitter
        parts = {"now": fitter.network, "average": fitter.average}
        parts |= {"mean": fitter.mean, "square": fitter.square}
        arrays = {
            f"{name}-{layer}": weights
            for name, network in parts.items()
            for layer, weights in network._asdict().items()
        }
        counts = [self.games, self.samples, fitter.steps, self.seconds]
        plan = np.array(json.dumps(asdict(self.plan)))
        beside = path.with_suffix(".part")
        with beside.open("wb") as file:
            np.savez(file, allow_pickle=False, counts=np.array(counts), plan=plan, **arrays)
        beside.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint of the same shape; the number of games may be another."""
        fitter = self._fitter
        with np.load(path, allow_pickle=False) as arrays:
            for name, network in (
                ("now", fitter.network),
                ("average", fitter.average),
                ("mean", fitter.mean),
                ("square", fitter.square),
            ):
                for layer, weights in network._asdict().items():
                    weights[:] = arrays[f"{name}-{layer}"]
            games, _samples, steps, seconds = arrays["counts"]
        self.games, fitter.steps, self.seconds = int(games), int(steps), float(seconds)
