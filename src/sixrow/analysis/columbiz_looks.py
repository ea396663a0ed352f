"""Master's second look at decisions of Columbiz: the next player's turn solved for their ends."""

from collections.abc import Sequence

import numpy as np

from sixrow.engine.columbiz.lookahead import look_at_ends, look_at_keeps
from sixrow.engine.columbiz.states import packed
from sixrow.engine.columbiz.workspace import judge_turn, solve_turn, workspace
from sixrow.engine.networks import Network
from sixrow.players.columbiz import CARE, LAST_CARE, turns_left
from sixrow.rules import Columbiz, Decision
from sixrow.rules.columbiz.decisions import END, FIRST_KEEP
from sixrow.rules.dice import contains


class SecondLook:
    """Values decisions by a second look; one instance per thread."""

    def __init__(self, network: Network, players: int) -> None:
        self._network = network
        self._works = [workspace(players, len(network.b1)) for _ in range(2)]

    def keeps(self, position: Columbiz, decisions: Sequence[Decision]) -> dict[Decision, float]:
        """The mover's share after each of some keeps."""
        work, ahead = self._works
        state, facts = packed(position)
        count, _value = solve_turn(self._network, state, facts, work)
        keeps = np.array(decisions, dtype=np.int16) - np.int16(FIRST_KEEP)
        values, seen = np.empty(len(keeps)), np.full(count, np.nan)
        care = LAST_CARE if turns_left(position) == 2 else CARE
        look_at_keeps(
            *(self._network, state, facts, keeps, position.rolls_left, care.looks, 1.0),
            *(work, ahead, seen, values),
        )
        return dict(zip(decisions, values.tolist(), strict=True))

    def place(self, position: Columbiz, decision: Decision) -> float:
        """The mover's share after a disc, by the best end of the turn that contains it."""
        if decision == END:
            return self._ended(position)
        after = position.decide(decision).position
        state, facts = packed(after)
        work, ahead = self._works
        count = judge_turn(self._network, state, facts, work)
        needs = work.multisets[work.needs[:count]].tolist()
        paid = np.array([row for row, need in enumerate(needs) if contains(after.dice, need)])
        care = LAST_CARE if turns_left(position) == 2 else CARE
        best = paid[np.argsort(-work.ends[paid], kind="stable")][: care.ends]
        rows = best[work.ends[best] >= work.ends[best[0]] - care.doubt]
        values = np.empty(len(rows))
        look_at_ends(self._network, state, facts, rows, work, ahead, values)
        return float(values.max())

    def _ended(self, position: Columbiz) -> float:
        """The mover's share if the turn ends here."""
        state, facts = packed(position)
        work, ahead = self._works
        judge_turn(self._network, state, facts, work)
        values = np.empty(1)
        look_at_ends(self._network, state, facts, np.zeros(1, dtype=np.int64), work, ahead, values)
        return float(values[0])
