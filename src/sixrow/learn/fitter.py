"""Fitting a small network to samples: cross-entropy, Adam, and averaged weights."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.compiler import compiled_for_networks as compiled
from sixrow.engine.networks import Network, add_scaled
from sixrow.engine.types import Weights
from sixrow.learn.samples import Packed


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


def forward(network: Network, inputs: Packed) -> tuple[Weights, Weights, Weights]:
    """Both hidden layers and the output shares for a batch."""
    first = np.empty((len(inputs.indices), len(network.b1)), dtype=network.b1.dtype)
    _sum_inputs(inputs.indices, inputs.values, network.w1, network.b1, first)
    np.maximum(first, 0, out=first)
    second = np.maximum(first @ network.w2 + network.b2, 0)
    scores = second @ network.w3 + network.b3
    scores -= scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    shares /= shares.sum(axis=1, keepdims=True)
    return first, second, shares


@compiled
def _sum_inputs(
    indices: Any, values: Weights, weights: Weights, bias: Weights, out: Weights
) -> None:
    """The sums of the first layer."""
    for row in range(len(indices)):
        copy_from(0, bias, out[row])
        for place in range(indices.shape[1]):
            if values[row, place] != 0.0:
                add_scaled(out[row], weights[indices[row, place]], values[row, place])


@compiled
def _weight_inputs(indices: Any, values: Weights, slopes: Weights, out: Weights) -> None:
    """The gradient of the first layer's weights, given that of its sums."""
    out[:] = 0.0
    for row in range(len(indices)):
        for place in range(indices.shape[1]):
            if values[row, place] != 0.0:
                add_scaled(out[indices[row, place]], slopes[row], values[row, place])


@compiled
def _step(
    weights: Weights,
    average: Weights,
    mean: Weights,
    square: Weights,
    gradient: Weights,
    rate: float,
    keep: float,
) -> None:
    """One step of Adam on flat arrays, and of the average of the weights."""
    step, fresh = np.float32(rate), np.float32(1 - keep)
    for at in range(len(weights)):
        slope = gradient[at]
        mean[at] += np.float32(0.1) * (slope - mean[at])
        square[at] += np.float32(0.001) * (slope * slope - square[at])
        weights[at] -= step * mean[at] / (np.sqrt(square[at]) + np.float32(1e-8))
        average[at] += fresh * (weights[at] - average[at])


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
        self._slopes = np.empty_like(self.network.w1)

    def fit(self, inputs: Packed, targets: Weights) -> float:
        """One step on a batch; return the mean cross-entropy before it."""
        first, second, shares = forward(self.network, inputs)
        error: Weights = (shares - targets) / np.float32(len(targets))
        above: Any = (error @ self.network.w3.T) * (second > 0).astype(np.float32)
        below: Any = (above @ self.network.w2.T) * (first > 0).astype(np.float32)
        _weight_inputs(inputs.indices, inputs.values, below, self._slopes)
        gradients: list[Any] = [
            *(self._slopes, below.sum(axis=0)),
            *(first.T @ above, above.sum(axis=0)),
            *(second.T @ error, error.sum(axis=0)),
        ]
        self._move(gradients)
        return float(-(targets * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())

    def _move(self, gradients: list[Any]) -> None:
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        keep = min(self.memory, self.steps / (self.steps + 10))
        parts = zip(self.network, self.average, self.mean, self.square, gradients, strict=True)
        for layers in parts:
            weights, average, mean, square, slopes = (
                np.ascontiguousarray(layer).reshape(-1) for layer in layers
            )
            rate = float(self.rate * correction)
            _step(weights, average, mean, square, slopes, rate, float(keep))
