"""The solvers a second time, in plain Python: slow, and sharing nothing with `sixrow.engine`.

Three references, from the simplest to the fastest:

- `OrderedTurn`: a turn of Columbiz with few dice, as expectimax over *ordered* dice and all orders
  of placing, on the board of `tests.support.slow_columbiz`;
- `CountedTurn`: a turn with any number of dice, over counts of faces with multinomial
  probabilities, the sets of cells found by placing in every order through the rules;
- `rolled_values`: a roll of Sequence Dice by recursion through the rules.

The evaluators for tests of the engine are here as well: each is a function of a single end, which
the references call directly and `Told` calls for a whole enumeration.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from math import factorial, fsum, prod
from random import Random
from typing import NamedTuple
from zlib import crc32

from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.states import CAPTIVES, DISCS, PLAYERS, POINTS, SCHEME, SEAT
from sixrow.engine.types import Numbers, Values
from sixrow.rules import COLUMBIZ, Columbiz, SequenceDice, Setup
from sixrow.rules.board import cells_in
from sixrow.rules.columbiz import END, ColumbizPhase
from sixrow.rules.sequence_dice import SequenceDicePhase
from tests.support import slow_columbiz
from tests.support.boards import A_ROLL
from tests.support.boards import dice as dice_of
from tests.support.random_games import walk
from tests.support.slow_columbiz import SlowColumbiz, worth

Faces = tuple[int, ...]
"""Dice in ascending order."""

Bag = int
"""Dice without order: how many show each face, as the digits of a number to the base 16."""


class End(NamedTuple):
    """How a turn ended, from the seat that played it."""

    own: int
    others: int
    captives: int
    points: int
    supply: int
    scheme: int
    best_rival: int
    """The highest score of another seat."""


Judge = Callable[[End], float]


def margin(end: End) -> float:
    """The value of an end according to `sixrow.engine.Margin`, from the printed table."""
    scheme = ("square", "capped", "linear")[end.scheme]
    return end.points + worth(end.captives, scheme) - end.best_rival


def arbitrary(end: End) -> float:
    """A value unrelated to scores, except that more points are never worse."""
    text = repr((end.own, end.others, end.captives, end.supply))
    return crc32(text.encode()) / 2**32 + crc32(text[::-1].encode()) / 2**32 * end.points / 8


class Told:
    """An evaluator for the engine that asks a judge about each end, and counts its calls."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.calls = 0

    def evaluate(
        self,
        state: Numbers,
        facts: Numbers,
        placements: Placements,
        supply: Numbers,
        values: Values,
    ) -> None:
        self.calls += 1
        assert len(values) == len(placements.cells) == len(supply)
        row = [int(each) for each in state]
        seat, players, scheme = row[SEAT], int(facts[PLAYERS]), int(facts[SCHEME])
        rivals = [other for other in range(players) if other != seat]
        name = ("square", "capped", "linear")[scheme]
        best = max(row[POINTS + each] + worth(row[CAPTIVES + each], name) for each in rivals)
        others = sum(row[DISCS + each] for each in rivals)
        for at in range(len(values)):
            taken = int(placements.taken[at])
            values[at] = self.judge(
                End(
                    own=row[DISCS + seat] | int(placements.cells[at]),
                    others=others & ~taken,
                    captives=row[CAPTIVES + seat] + taken.bit_count(),
                    points=row[POINTS + seat] + int(placements.gained[at]),
                    supply=int(supply[at]),
                    scheme=scheme,
                    best_rival=best,
                )
            )


def end_of(position: Columbiz) -> End:
    """The end of a turn that stops here; with nothing placed, discs are forfeited."""
    seat, supply = position.seat, position.supply[position.seat]
    rivals = [other for other in range(position.setup.players) if other != seat]
    return End(
        own=position.discs[seat],
        others=sum(position.discs[other] for other in rivals),
        captives=position.captives[seat],
        points=position.points[seat],
        supply=supply if position.placed else max(supply - 3, 0),
        scheme=position.setup.scheme,
        best_rival=max(position.scores()[other] for other in rivals),
    )


EXACT = 1e-12


def same(values: dict[int, float], expected: dict[int, float], within: float = EXACT) -> bool:
    """Whether both have the same keys, and values that differ by rounding at most."""
    return values.keys() == expected.keys() and all(
        abs(value - expected[key]) <= within for key, value in values.items()
    )


# With few dice: ordered rolls, all orders of placing, the board of the slow rules


def _slow_end(slow: SlowColumbiz) -> End:
    """The end of a turn of the slow rules, which have no masks."""
    ended = slow.after(("end", ()))
    seat, players = slow.seat, slow.setup.players
    own = sum(_bit(space) for space, owner in ended.board if owner == seat)
    others = sum(_bit(space) for space, owner in ended.board if owner != seat)
    rivals = [total for other, total in enumerate(ended.totals()) if other != seat]
    scheme = ("square", "capped", "linear").index(slow.setup.captives)
    assert len(rivals) == players - 1
    mine = (ended.captives[seat], ended.points[seat], ended.supply[seat])
    return End(own, others, *mine, scheme, max(rivals))


def _bit(space: tuple[int, int]) -> int:
    return 1 << (6 * (space[0] - 1) + space[1] - 1)


def _slow_ends(slow: SlowColumbiz) -> Iterator[End]:
    """Every end of the placing, once for each order that leads to it."""
    moves = slow.moves()
    if ("end", ()) in moves:
        yield _slow_end(slow)
    for move in moves:
        if move != ("end", ()):
            yield from _slow_ends(slow.after(move))


class OrderedTurn:
    """A turn with a few dice, solved die by die."""

    def __init__(self, position: Columbiz, judge: Judge, dice: int) -> None:
        self._dice, self._judge = dice, judge
        self._locked = position.setup.reroll == "locked"
        start = slow_columbiz.read(position)
        self._table = replace(start, phase="place", rolls_left=0, kept=(), placed=0)
        self._before = position.discs[position.seat]
        self._keeps: dict[tuple[Faces, int], float] = {}
        self._endings: dict[Faces, dict[int, float]] = {}

    def endings(self, dice: Faces) -> dict[int, float]:
        """The best value of each set of cells that the dice can fill, over all orders."""
        if dice not in self._endings:
            values: dict[int, float] = {}
            for end in _slow_ends(replace(self._table, dice=dice)):
                cells = end.own & ~self._before
                values[cells] = max(values.get(cells, float("-inf")), self._judge(end))
            self._endings[dice] = values
        return self._endings[dice]

    def keep(self, kept: Faces, rolls_left: int) -> float:
        """The value of keeping these dice, over all ordered rolls of the others."""
        key = tuple(sorted(kept)), rolls_left
        if key not in self._keeps:
            rolls = [*product(range(1, 7), repeat=self._dice - len(kept))]
            total = sum(self._rolled(key[0], rolled, rolls_left - 1) for rolled in rolls)
            self._keeps[key] = total / len(rolls)
        return self._keeps[key]

    def stop(self, dice: Faces) -> float:
        """The value of placing with these dice."""
        return max(self.endings(tuple(sorted(dice))).values())

    def _rolled(self, kept: Faces, rolled: Faces, rolls_left: int) -> float:
        if rolls_left == 0:
            return self.stop(kept + rolled)
        held = kept if self._locked else ()
        free = rolled if self._locked else kept + rolled
        best = self.stop(kept + rolled)
        for stay in product((False, True), repeat=len(free)):
            if not all(stay):
                chosen = tuple(face for face, stays in zip(free, stay, strict=True) if stays)
                best = max(best, self.keep(held + chosen, rolls_left))
        return best

    @property
    def value(self) -> float:
        """The value before the first roll."""
        return self.keep((), 3)


# With eight dice: counts of faces, and sets found through the rules with a memory


class Filled(NamedTuple):
    """A set of cells: where it leads, in the best of its orders, and how many orders there are."""

    position: Columbiz
    orders: int


@cache
def filled_sets(position: Columbiz, dice: int = 8) -> dict[int, Filled]:
    """Every set of cells that some dice can fill, placing in every order through the rules.

    The rules are given eight dice of every face; how many are spent is counted here. That the
    board after a set does not depend on the order is not assumed but checked.
    """
    placing = replace(
        position,
        phase=ColumbizPhase.PLACE,
        dice=0x888888,
        kept=0,
        rolls_left=0,
        placed=position.placed,
    )
    level = {0: Filled(placing, 1)}
    found = dict(level)
    while level:
        following: dict[int, Filled] = {}
        for cells, (before, orders) in level.items():
            for cell in cells_in(before.placeable):
                more = cells | 1 << cell
                if sum(counts(price_of(more))) > dice:
                    continue
                after = before.decide(cell).position
                known = following.get(more)
                if known is None:
                    following[more] = Filled(after, orders)
                    continue
                assert replace(after, points=()) == replace(known.position, points=())
                best = max(after, known.position, key=lambda each: each.points)
                following[more] = Filled(best, known.orders + orders)
        found |= following
        level = following
    return found


def price_of(cells: int) -> Bag:
    """The dice that a set of cells costs: for each face the numbers of its cells."""
    return bag(
        [
            sum(number for number in range(1, 7) if cells >> (6 * face + number - 1) & 1)
            for face in range(6)
        ]
    )


def bag(counts: Sequence[int]) -> Bag:
    """Dice from how many show each face."""
    return sum(count * 16**face for face, count in enumerate(counts))


def counts(dice: Bag) -> list[int]:
    """How many dice show each face."""
    return [dice // 16**face % 16 for face in range(6)]


@cache
def bags(dice: int) -> tuple[Bag, ...]:
    """Every way in which a number of dice can fall, order aside."""
    rolls = combinations_with_replacement(range(6), dice)
    return tuple(sum(16**face for face in roll) for roll in rolls)


@cache
def parts_of(dice: Bag) -> tuple[Bag, ...]:
    """Every part of some dice that can be kept."""
    return tuple(bag(part) for part in product(*(range(count + 1) for count in counts(dice))))


def chance(dice: Bag) -> float:
    """The multinomial probability of a roll."""
    number = sum(counts(dice))
    return factorial(number) / prod(map(factorial, counts(dice))) / 6.0**number


class CountedTurn:
    """A turn over counts of faces; `values` has the value of every set of cells and of none."""

    def __init__(self, values: dict[int, float], locked: bool, dice: int = 8) -> None:
        self.values, self.locked, self.dice = values, locked, dice

    @classmethod
    def of(cls, position: Columbiz, judge: Judge) -> "CountedTurn":
        """The turn from a position, with every end judged."""
        ends = filled_sets(position).items()
        values = {cells: judge(end_of(filled.position)) for cells, filled in ends}
        return cls(values, position.setup.locked)

    @cached_property
    def last(self) -> dict[Bag, float]:
        """The value of every last roll."""
        best: dict[Bag, float] = {}
        for cells, value in self.values.items():
            if cells:
                price = price_of(cells)
                best[price] = max(best.get(price, value), value)
        rolls = bags(self.dice)
        paid = {roll: [best[part] for part in parts_of(roll) if part in best] for roll in rolls}
        return {roll: max(paid[roll], default=self.values[0]) for roll in rolls}

    @cached_property
    def third(self) -> dict[Bag, float]:
        """The value of every keep with one roll to come."""
        return self._rolled(lambda _kept, roll: self.last[roll])

    @cached_property
    def second(self) -> dict[Bag, float]:
        """The value of every keep with two rolls to come; of all the dice: to stop."""
        return self._rolled(self._second_keep) | self.last

    @cached_property
    def value(self) -> float:
        """The value before the first roll."""
        return fsum(
            chance(roll) * max(self.second[part] for part in parts_of(roll))
            for roll in bags(self.dice)
        )

    def _second_keep(self, kept: Bag, roll: Bag) -> float:
        if not self.locked:
            return self._best_third[roll]
        return max(self.third[kept + part] for part in parts_of(roll - kept))

    @cached_property
    def _best_third(self) -> dict[Bag, float]:
        rolls = bags(self.dice)
        return {roll: max(self.third[part] for part in parts_of(roll)) for roll in rolls}

    def _rolled(self, after: Callable[[Bag, Bag], float]) -> dict[Bag, float]:
        values = {}
        for count in range(self.dice + 1):
            rolls = [(rolled, chance(rolled)) for rolled in bags(self.dice - count)]
            for kept in bags(count):
                values[kept] = sum(odds * after(kept, kept + each) for each, odds in rolls)
        return values


# Placing, from any moment of it


def ends_by_order(position: Columbiz) -> Iterator[tuple[tuple[int, ...], Columbiz]]:
    """Every order in which discs may still be placed, with the position in which it may stop."""
    for decision in position.decisions():
        if decision == END:
            yield (), position
        else:
            for order, end in ends_by_order(position.decide(decision).position):
                yield (decision, *order), end


# Positions from random games


def random_positions(setup: Setup, seed: int, phase: ColumbizPhase, every: int) -> list[Columbiz]:
    """Every `every`-th position of a phase in a random game."""
    found = [
        position
        for position in walk(setup, Random(seed))
        if isinstance(position, Columbiz) and position.phase is phase
    ]
    return found[every // 2 :: every]


SETUPS = (
    COLUMBIZ.setup(2),
    COLUMBIZ.setup(2, extension="difference", reroll="locked"),
    COLUMBIZ.setup(3, captives="linear"),
    COLUMBIZ.setup(4, "fr", captives="capped"),
)
"""Set-ups that have every option of the turn between them."""


# One roll of Sequence Dice

BoardJudge = Callable[[tuple[int, ...], int, int], float]
"""The value of chips for a side while another is to roll."""


def rolled_values(
    position: SequenceDice, judge: BoardJudge, win: float
) -> tuple[float, dict[int, dict[int, float]]]:
    """The value of a roll, and of every decision for each of the totals."""
    side = position.side
    known: dict[tuple[int, ...], tuple[float, dict[int, dict[int, float]]]] = {}

    def solved(moment: SequenceDice) -> tuple[float, dict[int, dict[int, float]]]:
        if moment.chips not in known:
            known[moment.chips] = solve(moment)
        return known[moment.chips]

    def solve(moment: SequenceDice) -> tuple[float, dict[int, dict[int, float]]]:
        """The mean over the 36 ordered rolls; those that change nothing are a geometric series."""
        mean, again, every = 0.0, 0.0, {}
        for total in range(2, 13):
            odds = sum(a + b == total for a, b in product(range(1, 7), repeat=2)) / 36
            rolled = moment.roll(dice_of(A_ROLL[total])).position
            afters = {each: rolled.decide(each).position for each in rolled.decisions()}
            if [*afters.values()] == [moment]:
                again += odds
                continue
            every[total] = {each: value_of(after) for each, after in afters.items()}
            mean += odds * max(every[total].values())
        value = mean / (1 - again)
        for total in set(range(2, 13)) - set(every):
            every[total] = {36: value}
        return value, every

    def value_of(after: SequenceDice) -> float:
        if after.phase is SequenceDicePhase.OVER:
            return win
        if after.seat == position.seat:
            return solved(after)[0]
        return judge(after.chips, side, after.side)

    start = replace(position, phase=SequenceDicePhase.ROLL, dice=0)
    return solved(start)
