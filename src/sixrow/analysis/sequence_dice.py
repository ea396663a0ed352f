"""Values of Sequence Dice positions: a network's value of the board after each choice."""

from collections.abc import Sequence

import numpy as np

from sixrow.analysis.choices import Choice, Shares, ranked
from sixrow.analysis.valuations import Valuer
from sixrow.engine.sequence_dice.lookahead import MOST_ROLLS, look_at_choices
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.sequence_dice.states import packed
from sixrow.engine.sequence_dice.workspace import judge_choice, solve_roll, workspace
from sixrow.engine.types import Values
from sixrow.players import Judge
from sixrow.rules import Decision, Position, SequenceDice, Setup
from sixrow.rules.board import CELLS
from sixrow.rules.sequence_dice import SequenceDicePhase


class SequenceDiceValuer(Valuer):
    """Evaluates positions of Sequence Dice."""

    def __init__(self, setup: Setup, judge: Judge | None = None) -> None:
        super().__init__(setup, judge)
        self._work = workspace(self.judge.network, setup.sides)
        self._lines = lines(int(setup.options()["length"]))

    def _shares(self, position: Position) -> Shares:
        assert isinstance(position, SequenceDice)
        if position.phase is SequenceDicePhase.CHOOSE:
            rows = self._judged(position)
            return tuple(rows[rows[:, position.side].argmax()].tolist())
        state, facts = packed(position)
        expected = np.empty(self.setup.sides)
        solve_roll(self.judge.network, state, facts, self._lines, self._work, expected)
        return tuple(expected.tolist())

    def _choices(self, position: Position) -> tuple[Choice, ...]:
        assert isinstance(position, SequenceDice)
        rows = (tuple(row) for row in self._judged(position).tolist())
        valued = zip(position.decisions(), rows, strict=True)
        return ranked(position.side, ((decision, row, None) for decision, row in valued))

    def _looked(self, position: Position, decisions: Sequence[Decision]) -> dict[Decision, float]:
        assert isinstance(position, SequenceDice)
        state, facts = packed(position)
        cells, values = np.array(decisions, dtype=np.int64), np.empty(len(decisions))
        look_at_choices(
            *(self.judge.network, state, facts, position.total, cells, self._lines, MOST_ROLLS),
            *(self._work, values),
        )
        return dict(zip(decisions, values.tolist(), strict=True))

    def _odds(self, position: Position) -> Values:
        found = np.zeros(CELLS)
        if position.dice:
            found[[cell for cell in position.decisions() if cell < CELLS]] = 1.0
        for dice, chance in position.chances():
            decisions = position.roll(dice).position.decisions()
            found[[cell for cell in decisions if cell < CELLS]] += float(chance)
        return found

    def _judged(self, position: SequenceDice) -> Values:
        """The shares by side after each legal choice, one row per choice."""
        state, facts = packed(position)
        cells = position.decisions()
        rows = np.empty((len(cells), self.setup.sides))
        for row, cell in zip(rows, cells, strict=True):
            judge_choice(
                *(self.judge.network, state, facts, position.total, cell, self._lines),
                *(self._work, row),
            )
        return rows
