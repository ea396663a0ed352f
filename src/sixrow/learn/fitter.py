"""Fitting a small network to samples: cross-entropy, Adam, and averaged weights."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sixrow.engine.networks import Network
from sixrow.engine.types import Weights


def new_network(inputs: int, first: int, second: int, sides: int, seed: int) -> Network:
    """A network with random weights (He et al., 2015) that gives every side the same share."""
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Weights:
        scale = np.float32(np.sqrt(2.0 / rows))
        return rng.standard_normal((rows, columns), dtype=np.float32) * scale

    def zeros(width: int) -> Weights:
        return np.zeros(width, dtype=np.float32)

    return Network(
        *(layer(inputs, first), zeros(first)),
        *(layer(first, second), zeros(second)),
        *(layer(second, sides) * np.float32(0.1), zeros(sides)),
    )


def forward(network: Network, inputs: Weights) -> tuple[Weights, Weights, Weights]:
    """Both hidden layers and the output shares for a batch."""
    first = np.maximum(inputs @ network.w1 + network.b1, 0)
    second = np.maximum(first @ network.w2 + network.b2, 0)
    scores = second @ network.w3 + network.b3
    scores -= scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    shares /= shares.sum(axis=1, keepdims=True)
    return first, second, shares


@dataclass
class Fitter:
    """Adam (Kingma and Ba, 2015) on a network's weights, with a running average of them.

    Attributes:
        network: the current weights; updated in place.
        average: an exponential moving average of them, smoother and stronger.
    """

    network: Network
    rate: float = 1e-3
    memory: float = 0.999
    steps: int = 0
    average: Network = field(init=False)
    mean: Network = field(init=False)
    square: Network = field(init=False)

    def __post_init__(self) -> None:
        self.average = Network(*(weights.copy() for weights in self.network))
        self.mean = Network(*(np.zeros_like(weights) for weights in self.network))
        self.square = Network(*(np.zeros_like(weights) for weights in self.network))

    def fit(self, inputs: Weights, targets: Weights) -> float:
        """One step on a batch; return the mean cross-entropy before it."""
        first, second, shares = forward(self.network, inputs)
        error = (shares - targets) / np.float32(len(inputs))
        above = (error @ self.network.w3.T) * (second > 0).astype(np.float32)
        below = (above @ self.network.w2.T) * (first > 0).astype(np.float32)
        gradients: list[Any] = [
            *(inputs.T @ below, below.sum(axis=0)),
            *(first.T @ above, above.sum(axis=0)),
            *(second.T @ error, error.sum(axis=0)),
        ]
        self._step(Network(*gradients))
        return float(-(targets * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())

    def _step(self, gradients: Network) -> None:
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        keep = min(self.memory, self.steps / (self.steps + 10))
        parts = zip(self.network, self.average, self.mean, self.square, gradients, strict=True)
        for weights, average, mean, square, gradient in parts:
            mean[:] += np.float32(0.1) * (gradient - mean)
            square[:] += np.float32(0.001) * (gradient * gradient - square)
            weights[:] -= np.float32(self.rate * correction) * mean / (np.sqrt(square) + 1e-8)
            average[:] += np.float32(1 - keep) * (weights - average)
