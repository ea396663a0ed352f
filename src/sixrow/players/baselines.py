"""Fixed opponents for measurements. They need no network and never change."""

from hashlib import blake2b

from sixrow.engine.columbiz.evaluators import Margin
from sixrow.engine.sequence_dice.playouts import greedy_choice
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.sequence_dice.states import packed
from sixrow.notation import position_text
from sixrow.players.columbiz import TurnPlayer
from sixrow.rules import Decision, Position, SequenceDice, SequenceDiceSetup
from sixrow.rules.board import mask_of


class RandomPlayer:
    """Takes a uniformly random legal decision."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, position: Position) -> Decision:
        """A decision that depends only on the seed and the position."""
        text = f"random {self._seed} {position_text(position)}".encode()
        number = int.from_bytes(blake2b(text, digest_size=16).digest())
        legal = position.decisions()
        return legal[number % len(legal)]


class GreedyColumbiz(TurnPlayer):
    """Solves each turn exactly for the immediate lead in points."""

    def __init__(self) -> None:
        super().__init__(Margin())


class GreedySequenceDice:
    """Leaves the most open rows; on ties it takes the lowest cell."""

    def __init__(self, setup: SequenceDiceSetup) -> None:
        self._lines = lines(setup.length)

    def decide(self, position: Position) -> Decision:
        assert isinstance(position, SequenceDice)
        legal = position.decisions()
        if len(legal) == 1:
            return legal[0]
        state, facts = packed(position)
        cells, side = mask_of(legal), position.side
        return int(greedy_choice(state, facts, side, position.total, cells, self._lines))
