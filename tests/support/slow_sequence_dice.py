"""Sequence Dice a second time, slowly and independently, straight from docs/rules.md.

A board is a dictionary from (column, rank) to the side there, and nothing of
`sixrow.rules.sequence_dice.laws` is used; only `read` looks at a position.
"""

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from sixrow.rules import SequenceDice, SequenceDiceSetup
from sixrow.rules.dice import faces_of
from tests.support.boards import LAYOUT

Space = tuple[int, int]
"""Column and rank, each from 1."""

Faces = tuple[int, ...]
Move = tuple[str, tuple[int, ...]]

PRINTED = [line.split() for line in LAYOUT.strip().splitlines()]
NUMBER = {
    (column, rank): int(PRINTED[6 - rank][column - 1], 16)
    for column in range(1, 7)
    for rank in range(1, 7)
}


@dataclass(frozen=True)
class SlowSequenceDice:
    setup: SequenceDiceSetup
    board: frozenset[tuple[Space, int]]
    phase: str
    seat: int
    dice: Faces
    roll_off: tuple[int | None, ...] | None

    @property
    def side(self) -> int:
        """S-2: four players are two teams, every other player a partner."""
        return {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 1)}[self.setup.players][self.seat]

    def moves(self) -> list[Move]:
        """Every roll that may come or decision that is legal."""
        if self.phase in ("rolloff", "roll"):
            return [("roll", faces) for faces in combinations_with_replacement(range(1, 7), 2)]
        if self.phase == "choose":
            return [("choose", space) for space in sorted(self._spaces())] or [("pass", ())]
        return []

    def after(self, move: Move) -> "SlowSequenceDice":
        word, numbers = move
        if word == "roll" and self.roll_off:
            return self._rolled_off(sum(numbers))
        if word == "roll":
            return replace(self, phase="choose", dice=numbers)
        if word == "pass":
            return self._next(dict(self.board))
        return self._chosen((numbers[0], numbers[1]))

    def _spaces(self) -> list[Space]:
        board = dict(self.board)
        total = sum(self.dice)
        opponents = [space for space, side in board.items() if side != self.side]
        if total == 10:
            return [space for space in opponents if NUMBER[space] not in (2, 12)]
        own_chips = sum(side == self.side for side in board.values())
        if self.setup.chips == "box" and own_chips == 20:
            return []
        where = [space for space, number in NUMBER.items() if total in (11, number)]
        empty = [space for space in where if space not in board]
        return empty or [space for space in where if space in opponents]

    def _rolled_off(self, total: int) -> "SlowSequenceDice":
        """S-3."""
        assert self.roll_off is not None
        rolled = [total if at == self.seat else old for at, old in enumerate(self.roll_off)]
        waiting = [seat for seat, old in enumerate(rolled) if old == 0]
        if waiting:
            return replace(self, seat=waiting[0], roll_off=tuple(rolled))
        best = max(old or 0 for old in rolled)
        tied = [seat for seat, old in enumerate(rolled) if old == best]
        if len(tied) == 1:
            return replace(self, seat=tied[0], phase="roll", roll_off=None)
        again = tuple(0 if seat in tied else None for seat in range(len(rolled)))
        return replace(self, seat=tied[0], roll_off=again)

    def _chosen(self, space: Space) -> "SlowSequenceDice":
        board = dict(self.board)
        if sum(self.dice) == 10:
            del board[space]
            return self._next(board)
        board[space] = self.side
        if self._has_row(board):
            return replace(self, board=frozenset(board.items()), phase="over", dice=())
        return self._next(board)

    def _has_row(self, board: dict[Space, int]) -> bool:
        """S-13, looking for a row anywhere on the board."""
        for column, rank in NUMBER:
            for east, north in ((1, 0), (0, 1), (1, 1), (1, -1)):
                row = [(column + east * at, rank + north * at) for at in range(self.setup.length)]
                if all(board.get(space) == self.side for space in row):
                    return True
        return False

    def _next(self, board: dict[Space, int]) -> "SlowSequenceDice":
        """S-9 and S-10: after a 2 or a 12 the same player, otherwise the next."""
        again = sum(self.dice) in (2, 12)
        seat = self.seat if again else (self.seat + 1) % self.setup.players
        return replace(self, board=frozenset(board.items()), phase="roll", seat=seat, dice=())


def read(position: SequenceDice) -> SlowSequenceDice:
    """A position in the words of this module."""
    board = {
        ((cell // 6 + 1, cell % 6 + 1), side)
        for side, chips in enumerate(position.chips)
        for cell in range(36)
        if chips >> cell & 1
    }
    return SlowSequenceDice(
        setup=position.setup,
        board=frozenset(board),
        phase=position.phase.value,
        seat=position.seat,
        dice=faces_of(position.dice),
        roll_off=position.roll_off.rolled if position.roll_off else None,
    )
