"""The spaces of Gymnasium for a set-up: what is seen and what can be decided."""

import numpy as np
from gymnasium import spaces

from sixrow.engine.observations import parts
from sixrow.engine.types import Array, Marks, Weights
from sixrow.research import encoding
from sixrow.rules import Position, Seat, Setup

OBSERVATION, MASK = "observation", "action_mask"
"""The keys of what an agent is given."""


def action_space(setup: Setup) -> spaces.Discrete:
    """The decisions by their numbers."""
    return spaces.Discrete(setup.game.decisions)


def observation_space(setup: Setup) -> spaces.Dict:
    """What a seat sees, and which decisions are legal."""
    low = np.concatenate([np.full(part.size, part.low) for part in parts(setup)])
    high = np.concatenate([np.full(part.size, part.high) for part in parts(setup)])
    return masked_space(low, high, setup.game.decisions)


def masked_space(low: Array, high: Array, decisions: int) -> spaces.Dict:
    """The space of observations within bounds, beside a mask of so many decisions."""
    seen = spaces.Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32)
    mask = spaces.Box(0, 1, (decisions,), dtype=np.int8)
    return spaces.Dict({OBSERVATION: seen, MASK: mask})


def observed(position: Position, seat: Seat, acts: bool) -> dict[str, Weights | Marks]:
    """What a seat is given; the mask is empty unless it `acts`."""
    mask = encoding.marks(position) if acts else np.zeros(position.setup.game.decisions, np.int8)
    return {OBSERVATION: encoding.observed(position, seat), MASK: mask}
