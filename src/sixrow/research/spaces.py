"""Gymnasium spaces for a set-up: observations and actions."""

import numpy as np
from gymnasium import spaces

from sixrow.engine.observations import parts
from sixrow.engine.types import Array, Marks, Weights
from sixrow.research import adapter
from sixrow.rules import Position, Seat, Setup

OBSERVATION, MASK = "observation", "action_mask"
"""The keys of an observation dictionary."""


def action_space(setup: Setup) -> spaces.Discrete:
    return spaces.Discrete(setup.game.decisions)


def observation_space(setup: Setup) -> spaces.Dict:
    """A seat's observation and the mask of legal decisions."""
    low = np.concatenate([np.full(part.size, part.low) for part in parts(setup)])
    high = np.concatenate([np.full(part.size, part.high) for part in parts(setup)])
    return masked_space(low, high, setup.game.decisions)


def masked_space(low: Array, high: Array, decisions: int) -> spaces.Dict:
    """An observation space within bounds, with a mask over the decisions."""
    seen = spaces.Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32)
    mask = spaces.Box(0, 1, (decisions,), dtype=np.int8)
    return spaces.Dict({OBSERVATION: seen, MASK: mask})


def observed(position: Position, seat: Seat, acts: bool) -> dict[str, Weights | Marks]:
    """A seat's observation and mask; the mask is empty unless the seat `acts`."""
    mask = adapter.marks(position) if acts else np.zeros(position.setup.game.decisions, np.int8)
    return {OBSERVATION: adapter.observed(position, seat), MASK: mask}
