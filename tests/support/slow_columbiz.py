"""Columbiz a second time, slowly and independently, straight from docs/rules.md.

A board is a set of ((face, number), seat), dice are sorted faces, and nothing of
`sixrow.rules.columbiz.laws` is used; only `read` looks at a position. Tests walk both versions and
compare every state; the tables of counts are checked with it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement

from sixrow.rules import Columbiz, ColumbizSetup
from sixrow.rules.dice import faces_of

Space = tuple[int, int]
"""A cell of the board as C-1 names it: (face, number)."""

Faces = tuple[int, ...]
Move = tuple[str, tuple[int, ...]]

ROW_POINTS = {0: 0, 1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4}
CAPTIVE_POINTS = (0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42)


@dataclass(frozen=True)
class SlowColumbiz:
    setup: ColumbizSetup
    board: frozenset[tuple[Space, int]]
    supply: tuple[int, ...]
    captives: tuple[int, ...]
    points: tuple[int, ...]
    phase: str
    seat: int
    starter: int
    rolls_left: int
    dice: Faces
    kept: Faces
    placed: int
    roll_off: tuple[int | None, ...] | None

    def moves(self) -> list[Move]:
        """Every roll that may come or decision that is legal."""
        if self.phase == "rolloff":
            return [("roll", (face,)) for face in range(1, 7)]
        if self.phase == "roll":
            count = 8 - len(self.kept)
            return [("roll", faces) for faces in combinations_with_replacement(range(1, 7), count)]
        if self.phase == "keep":
            return [("keep", faces) for faces in sorted(set(self._keeps()))]
        if self.phase == "place":
            places: list[Move] = [("place", space) for space in sorted(self._spaces())]
            may_end = self.placed > 0 or not places
            return [*places, ("end", ())] if may_end else places
        return []

    def after(self, move: Move) -> "SlowColumbiz":
        word, faces = move
        if word == "roll":
            return self._rolled_off(faces[0]) if self.roll_off else self._rolled(faces)
        if word == "keep":
            return self._kept(faces)
        return self._ended() if word == "end" else self._placed((faces[0], faces[1]))

    def totals(self) -> tuple[int, ...]:
        """C-21 to C-23, C-25."""
        return tuple(
            points + worth(captives, self.setup.captives)
            for points, captives in zip(self.points, self.captives, strict=True)
        )

    def _keeps(self) -> Iterator[Faces]:
        """C-6 and C-8: any dice, with those that are locked among them."""
        for count in range(9):
            for faces in combinations(self.dice, count):
                if not Counter(self.kept) - Counter(faces):
                    yield tuple(sorted(faces))

    def _spaces(self) -> Iterator[Space]:
        """C-9, C-10 and C-15."""
        taken = {space for space, _ in self.board}
        if self.placed == self.setup.limit or self.supply[self.seat] == 0:
            return
        for face in range(1, 7):
            for number in range(1, 7):
                if self.dice.count(face) >= number and (face, number) not in taken:
                    yield face, number

    def _rolled_off(self, face: int) -> "SlowColumbiz":
        """C-4 and C-5."""
        assert self.roll_off is not None
        rolled = list(self.roll_off)
        rolled[self.seat] = face
        if 0 in rolled:
            return replace(self, seat=rolled.index(0), roll_off=tuple(rolled))
        best = max(face for face in rolled if face is not None)
        tied = [seat for seat, face in enumerate(rolled) if face == best]
        if len(tied) == 1:
            return replace(self, starter=tied[0], roll_off=None).turn_of(tied[0])
        again = tuple(0 if seat in tied else None for seat in range(len(rolled)))
        return replace(self, seat=tied[0], roll_off=again)

    def _rolled(self, faces: Faces) -> "SlowColumbiz":
        """C-6."""
        last = self.rolls_left == 1
        locked = self.setup.reroll == "locked" and not last
        return replace(
            self,
            phase="place" if last else "keep",
            dice=tuple(sorted(self.kept + faces)),
            kept=self.kept if locked else (),
            rolls_left=self.rolls_left - 1,
        )

    def _kept(self, faces: Faces) -> "SlowColumbiz":
        """C-6 and C-7."""
        if len(faces) == 8:
            return replace(self, phase="place", kept=(), rolls_left=0)
        return replace(self, phase="roll", dice=(), kept=faces)

    def _placed(self, space: Space) -> "SlowColumbiz":
        """C-9, C-16 to C-19."""
        face, number = space
        dice = list(self.dice)
        for _ in range(number):
            dice.remove(face)
        captured = {
            (other, owner)
            for other, owner in self.board
            if owner != self.seat and other[0] == face and other[1] < number
        }
        board = (self.board - captured) | {(space, self.seat)}
        own = {other for other, owner in board if owner == self.seat}
        scored = sum(self._row_points(own, line, space) for line in lines_through(space))
        return replace(
            self,
            board=frozenset(board),
            supply=changed(self.supply, self.seat, -1),
            captives=changed(self.captives, self.seat, len(captured)),
            points=changed(self.points, self.seat, scored),
            dice=tuple(dice),
            placed=self.placed + 1,
        )

    def _row_points(self, own: set[Space], line: list[Space], space: Space) -> int:
        """C-17 and C-18 along one line of the board."""
        points = ROW_POINTS[len(run_with(own, line, space))]
        if self.setup.extension == "difference":
            joined = [run_with(own - {space}, line, other) for other in run_with(own, line, space)]
            runs = {tuple(run) for run in joined}
            points -= sum(ROW_POINTS[len(run)] for run in runs)
        return points

    def _ended(self) -> "SlowColumbiz":
        """C-12, C-13 and C-20."""
        after = self
        if self.placed == 0:
            out = min(3, self.supply[self.seat])
            after = replace(self, supply=changed(self.supply, self.seat, -out))
        order = [(self.starter + turn) % self.setup.players for turn in range(self.setup.players)]
        if 0 in after.supply and self.seat == order[-1]:
            return replace(after, phase="over", dice=(), placed=0)
        return after.turn_of((self.seat + 1) % self.setup.players)

    def turn_of(self, seat: int) -> "SlowColumbiz":
        return replace(self, phase="roll", seat=seat, rolls_left=3, dice=(), kept=(), placed=0)


def worth(captives: int, scheme: str) -> int:
    """What captives are worth: the printed table, and the options for what it leaves open."""
    if scheme == "linear":
        return captives
    if captives <= 12:
        return CAPTIVE_POINTS[captives]
    return 42 if scheme == "capped" else (captives + 1) ** 2 // 4


def changed(numbers: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return tuple(number + amount * (at == seat) for at, number in enumerate(numbers))


def lines_through(space: Space) -> list[list[Space]]:
    """The four whole lines of the board that a cell lies on: up, across and both diagonals."""
    face, number = space
    every = [(f, n) for f in range(1, 7) for n in range(1, 7)]
    return [
        [(f, n) for f, n in every if f == face],
        [(f, n) for f, n in every if n == number],
        [(f, n) for f, n in every if f - n == face - number],
        [(f, n) for f, n in every if f + n == face + number],
    ]


def run_with(own: set[Space], line: list[Space], space: Space) -> list[Space]:
    """The unbroken run of own cells on a line that holds `space`; empty if it is not own."""
    run: list[Space] = []
    for other in line:
        if other in own:
            run.append(other)
        elif space in run:
            return run
        else:
            run = []
    return run if space in run else []


def read(position: Columbiz) -> SlowColumbiz:
    """A position in the words of this module."""
    board = {
        ((cell // 6 + 1, cell % 6 + 1), seat)
        for seat, discs in enumerate(position.discs)
        for cell in range(36)
        if discs >> cell & 1
    }
    return SlowColumbiz(
        setup=position.setup,
        board=frozenset(board),
        supply=position.supply,
        captives=position.captives,
        points=position.points,
        phase=position.phase.value,
        seat=position.seat,
        starter=position.starter,
        rolls_left=position.rolls_left,
        dice=faces_of(position.dice),
        kept=faces_of(position.kept),
        placed=position.placed,
        roll_off=position.roll_off.rolled if position.roll_off else None,
    )
