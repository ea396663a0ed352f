"""Values of Columbiz positions: turns solved exactly, with a network for the ends."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from sixrow.analysis.choices import Choice, Shares, ranked
from sixrow.analysis.columbiz_looks import SecondLook
from sixrow.analysis.columbiz_turns import EndJudge, SolvedTurn
from sixrow.analysis.valuations import Valuer
from sixrow.engine.columbiz.odds import cell_odds
from sixrow.engine.types import Values
from sixrow.players import Judge
from sixrow.rules import Columbiz, Decision, Position, Setup
from sixrow.rules.columbiz import END, ColumbizPhase, keep
from sixrow.rules.dice import parts


class ColumbizValuer(Valuer):
    """Evaluates positions of Columbiz."""

    def __init__(self, setup: Setup, judge: Judge | None = None) -> None:
        super().__init__(setup, judge)
        self._judge = EndJudge(self.judge.network)
        self._solved: tuple[object, SolvedTurn] | None = None
        self._ends = lru_cache(maxsize=256)(self._judge.ends)

    def _shares(self, position: Position) -> Shares:
        assert isinstance(position, Columbiz)
        return self._by_seat(position, self._row(position))

    def _points(self, position: Position, /) -> float:
        assert isinstance(position, Columbiz)
        return float(self._row(position)[-1])

    def _choices(self, position: Position) -> tuple[Choice, ...]:
        assert isinstance(position, Columbiz)
        rows = (
            self._keeps(position)
            if position.phase is ColumbizPhase.KEEP
            else self._places(position)
        )
        valued = (
            (decision, self._by_seat(position, row), float(row[-1]))
            for decision, row in rows.items()
        )
        return ranked(position.seat, valued)

    def _looked(
        self, position: Position, decisions: Sequence[Decision]
    ) -> dict[Decision, float] | None:
        assert isinstance(position, Columbiz)
        if position.setup.locked and position.setup.players > 2:
            return None
        if position.phase is ColumbizPhase.KEEP:
            return self._second_look.keeps(position, decisions)
        return {each: self._second_look.place(position, each) for each in decisions}

    @cached_property
    def _second_look(self) -> SecondLook:
        return SecondLook(self.judge.network, self.setup.players)

    def _odds(self, position: Position) -> Values:
        assert isinstance(position, Columbiz)
        return cell_odds(position)

    def _turn(self, position: Columbiz) -> SolvedTurn:
        """The solution of this turn, cached until a disc is placed."""
        board = position.discs, position.supply, position.captives, position.points
        key = board, position.seat, position.starter
        if self._solved is None or self._solved[0] != key:
            self._solved = key, SolvedTurn(position, self._judge)
        return self._solved[1]

    def _row(self, position: Columbiz) -> Values:
        """The row of a position: the shares from the mover on, and the expected points."""
        if position.placed:
            return _best(self._ends(position))
        turn = self._turn(position)
        if position.phase is ColumbizPhase.ROLL:
            return turn.after_keep(position.kept, position.rolls_left)
        return turn.after_roll(position.dice, position.rolls_left, position.kept)

    def _keeps(self, position: Columbiz) -> dict[int, Values]:
        turn, locked = self._turn(position), position.kept
        kept = (locked + part for part in parts(position.dice - locked))
        return {keep(each): turn.after_keep(each, position.rolls_left) for each in kept}

    def _places(self, position: Columbiz) -> dict[int, Values]:
        """Each disc by the best continuation of this turn."""
        found = {}
        for decision in position.decisions():
            if decision == END:
                found[decision] = self._ends(position)[0]
                continue
            after = position.decide(decision).position
            row = _best(self._ends(after)).copy()
            row[-1] += after.scores()[position.seat] - position.scores()[position.seat]
            found[decision] = row
        return found

    @staticmethod
    def _by_seat(position: Columbiz, row: Values) -> Shares:
        """The shares in the order of the seats."""
        *shares, _points = row.tolist()
        first = len(shares) - position.seat
        return tuple(shares[first:] + shares[:first])


def _best(rows: Values) -> Values:
    """The best row once a disc is placed, so that the turn may end at any time."""
    best: Values = rows[rows[:, 0].argmax()]
    return best
