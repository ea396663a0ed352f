"""What commands print with ``--json``; docs/schemas has a schema of each, made from these types.

An *error* is always half the width of a 95 % interval. Names are in lower case, with hyphens.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sixrow.means import Mean
from sixrow.notation.analyses import GameAnalysis, PositionAnalysis
from sixrow.notation.effects import EffectData


class MeanData(Struct, frozen=True):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    error: float

    @classmethod
    def of(cls, mean: Mean, digits: int | None = None) -> "MeanData":
        if digits is None:
            return cls(mean.value, mean.error)
        return cls(round(mean.value, digits), round(mean.error, digits))


class SimulationAnswer(Struct, frozen=True, kw_only=True):
    """Statistics of ``sixrow simulate``.

    Attributes:
        setup: the set-up, with every option.
        means: by name: one for each side or place in turn order, or a single one.
        filled: how often each cell was filled, a1 first, then a2.
        fallen: how often each face or total was rolled, from 1 in Columbiz and 0 in Sequence Dice.
    """

    setup: str
    games: int
    seed: int
    policies: tuple[str, ...]
    seconds: float
    means: dict[str, list[MeanData]]
    filled: list[int]
    fallen: list[int]


class PairingData(Struct, frozen=True, kw_only=True, rename="kebab"):
    """One player on one side against another on all others.

    Attributes:
        share: of the win, for `one`.
        in_turn_order: the same by its place in turn order.
    """

    one: str
    others: str
    games: int
    share: MeanData
    in_turn_order: list[MeanData]


class LadderAnswer(Struct, frozen=True, kw_only=True):
    """Results of ``sixrow ladder``; `ratings` are on the scale of Elo."""

    setup: str
    seed: int
    games: int
    seconds: float
    pairings: list[PairingData]
    ratings: dict[str, MeanData]


class RolloutDecision(Struct, frozen=True, kw_only=True, rename="kebab"):
    """What a decision, or several of a turn, are worth.

    Attributes:
        decision: in notation; ``play on`` if there was nothing to decide.
        shares: of the win, for each side.
        errors: of the shares.
        loss: against the best.
    """

    decision: str
    shares: list[float]
    errors: list[float]
    loss: float
    loss_error: float


class RolloutAnswer(Struct, frozen=True, kw_only=True, rename="kebab"):
    """Results of ``sixrow rollout``, the best decision first.

    Attributes:
        side: the side that decides, from 1.
        turns: the turns played before the network judged; 0: all.
        reduced: whether the luck of the dice was subtracted.
        exact_network: whether the network was trained for this very set-up.
    """

    position: str
    side: int
    games: int
    turns: int
    seed: int
    reduced: bool
    exact_network: bool
    decisions: list[RolloutDecision]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """A line of ``sixrow replay``: a roll or a decision. Steps, turns and seats count from 1.

    Attributes:
        turn: 0 is the roll-off.
        position: after the step.
        scores: of the sides, after the step.
        time: as in the record, if it has one.
    """

    step: int
    turn: int
    seat: int
    effects: list[EffectData]
    position: str
    scores: list[int]
    roll: str | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    time: float | UnsetType = UNSET
    comment: str | UnsetType = UNSET


ANSWERS: dict[str, Any] = {
    "analyse": GameAnalysis,
    "hint": PositionAnalysis,
    "ladder": LadderAnswer,
    "replay": ReplayStep,
    "rollout": RolloutAnswer,
    "simulate": SimulationAnswer,
}
"""The type of each command's object; replay prints one for each step, analyse one for each game."""


def written(answer: Struct) -> str:
    """An answer as JSON, in one line."""
    return msgspec.json.encode(answer).decode()


def schema(command: str) -> dict[str, Any]:
    """The JSON Schema of what a command prints with ``--json``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"sixrow {command} --json",
        **msgspec.json.schema(ANSWERS[command]),
    }
