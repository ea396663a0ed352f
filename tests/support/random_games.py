"""Play random games of every set-up and check every state on the way.

A game is a function of the seed, the set-up and its number, so that a violation is played again
with what is printed. Exit code 1 if anything was violated.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

from sixrow.rules import (
    COLUMBIZ,
    SEQUENCE_DICE,
    Columbiz,
    Position,
    Refusal,
    SequenceDice,
    Setup,
    Step,
    Waiting,
    check,
    effects,
    start,
)
from sixrow.rules.effects import Effect

SETUPS: dict[str, Setup] = {
    "columbiz 2": COLUMBIZ.setup(2),
    "columbiz 3": COLUMBIZ.setup(3),
    "columbiz 4": COLUMBIZ.setup(4),
    "columbiz 4 french": COLUMBIZ.setup(4, "fr"),
    "columbiz 2 locked": COLUMBIZ.setup(2, reroll="locked"),
    "columbiz 3 locked": COLUMBIZ.setup(3, reroll="locked"),
    "columbiz 2 difference": COLUMBIZ.setup(2, extension="difference"),
    "columbiz 2 capped": COLUMBIZ.setup(2, captives="capped"),
    "columbiz 3 linear": COLUMBIZ.setup(3, captives="linear"),
    "sequence-dice 2 of 5": SEQUENCE_DICE.setup(2, length=5),
    "sequence-dice 2 of 6": SEQUENCE_DICE.setup(2, length=6),
    "sequence-dice 3 of 5": SEQUENCE_DICE.setup(3, length=5),
    "sequence-dice 3 of 6": SEQUENCE_DICE.setup(3, length=6),
    "sequence-dice 4 of 5": SEQUENCE_DICE.setup(4, length=5),
    "sequence-dice 4 of 6": SEQUENCE_DICE.setup(4, length=6),
    "sequence-dice 2 of 6 unlimited": SEQUENCE_DICE.setup(2, length=6, chips="unlimited"),
    "sequence-dice 3 of 5 unlimited": SEQUENCE_DICE.setup(3, length=5, chips="unlimited"),
    "sequence-dice 4 of 6 unlimited": SEQUENCE_DICE.setup(4, length=6, chips="unlimited"),
}

STEP_LIMIT = 100_000
"""No game comes near it; one that does is taken not to end."""

CHUNK = 250
"""Games that a worker plays before it reports."""

ONE_DIE = tuple(1 << (4 * face) for face in range(6))


class Violated(Exception):
    """An invariant does not hold; the message says which."""


def require(holds: bool, invariant: str) -> None:
    if not holds:
        raise Violated(invariant)


class Ledger:
    """The pieces as the effects tell it, kept without asking the position.

    Each piece is in its side's supply, on the board or, in Columbiz, lost to a captor or forfeited.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.each = {2: 18, 3: 13, 4: 10}[setup.players] if setup.game is COLUMBIZ else 20
        sides = setup.sides
        self.board = [0] * sides
        self.supply = [self.each] * sides
        self.lost = [0] * sides
        self.captives = [0] * sides
        self.points = [0] * sides
        self.turns = [0] * setup.players

    def enter(self, happened: Iterable[Effect]) -> None:
        for effect in happened:
            entry = ENTRIES.get(type(effect))
            if entry is not None:
                entry(self, effect)

    def put(self, effect: effects.Placed) -> None:
        taken = any(pieces >> effect.cell & 1 for pieces in self.board)
        require(not taken, "placed on a taken cell")
        side = self.setup.side_of(effect.seat)
        self.board[side] |= 1 << effect.cell
        self.supply[side] -= 1

    def give_back(self, effect: effects.Replaced | effects.Removed) -> None:
        self._take(effect.owner, effect.cell)
        self.supply[effect.owner] += 1

    def capture(self, effect: effects.Captured) -> None:
        self._take(effect.owner, effect.cell)
        self.lost[effect.owner] += 1
        self.captives[effect.seat] += 1

    def forfeit(self, effect: effects.Forfeited) -> None:
        self.supply[effect.seat] -= effect.discs
        self.lost[effect.seat] += effect.discs

    def score(self, effect: effects.RowMade) -> None:
        self.points[self.setup.side_of(effect.seat)] += effect.points

    def end_turn(self, effect: effects.TurnEnded) -> None:
        self.turns[effect.seat] += 1

    def _take(self, owner: int, cell: int) -> None:
        require(bool(self.board[owner] >> cell & 1), "took a piece that is not there")
        self.board[owner] ^= 1 << cell

    def compare(self, position: Position) -> None:
        """Require that the position is what the effects told, with every piece accounted for."""
        for pieces, supply, lost in zip(self.board, self.supply, self.lost, strict=True):
            require(pieces.bit_count() + supply + lost == self.each, "pieces are not conserved")
        if isinstance(position, Columbiz):
            require(position.discs == tuple(self.board), "effects and discs differ")
            require(position.supply == tuple(self.supply), "effects and supply differ")
            require(position.captives == tuple(self.captives), "effects and captives differ")
            require(position.points == tuple(self.points), "effects and points differ")
        elif isinstance(position, SequenceDice):
            require(position.chips == tuple(self.board), "effects and chips differ")

    def compare_end(self, position: Position, happened: tuple[Effect, ...]) -> None:
        """Require that a finished game is told as finished."""
        outcome = position.outcome
        if outcome is None:
            raise Violated("over without an outcome")
        require(sum(outcome.shares) == 1, "shares do not sum to one")
        require(position.decisions() == () == position.chances(), "over, yet something is awaited")
        ended = happened[-1]
        require(isinstance(ended, effects.GameEnded), "over without being told")
        require(getattr(ended, "outcome", None) == outcome, "told another outcome")
        if isinstance(position, Columbiz):
            self.turns[position.seat] += 1
            require(len(set(self.turns)) == 1, "turns are not equal (C-20)")
        elif isinstance(position, SequenceDice) and not position.setup.unlimited:
            require(position.supply() == tuple(self.supply), "effects and supply differ")


ENTRIES: dict[type, Callable[[Ledger, Any], None]] = {
    effects.Placed: Ledger.put,
    effects.Replaced: Ledger.give_back,
    effects.Removed: Ledger.give_back,
    effects.Captured: Ledger.capture,
    effects.Forfeited: Ledger.forfeit,
    effects.RowMade: Ledger.score,
    effects.TurnEnded: Ledger.end_turn,
}


def invariants(position: Position) -> tuple[int, ...]:
    """Require what holds in every state; returns the legal decisions."""
    check(position)
    legal = position.decisions()
    waiting = position.waiting
    if waiting is Waiting.DICE:
        require(position.dice_to_roll > 0 and not legal, "dice awaited, but none to roll")
    elif waiting is Waiting.DECISION:
        require(bool(legal), "a decision awaited, but none is legal")
    return legal


def step(position: Position, legal: tuple[int, ...], random: Random) -> Step[Position]:
    """A random step: any legal decision, or dice as they fall."""
    if legal:
        return position.decide(legal[int(random.random() * len(legal))])
    dice = 0
    for _ in range(position.dice_to_roll):
        dice += ONE_DIE[int(random.random() * 6)]
    return position.roll(dice)


def walk(setup: Setup, random: Random) -> Iterator[Position]:
    """The states of a random game, each checked once the next is asked for."""
    position = start(setup)
    ledger = Ledger(setup)
    yield position
    legal = invariants(position)
    for _ in range(STEP_LIMIT):
        position, happened = step(position, legal, random)
        yield position
        legal = invariants(position)
        ledger.enter(happened)
        ledger.compare(position)
        if position.waiting is Waiting.NOBODY:
            ledger.compare_end(position, happened)
            return
    raise Violated(f"not over after {STEP_LIMIT} steps")


def play(name: str, seed: int, game: int) -> tuple[int, str | None]:
    """Play one game: the steps it took and, if something was violated, a report."""
    steps, position = -1, None
    try:
        for position in walk(SETUPS[name], Random(f"{seed}/{name}/{game}")):  # noqa: B007
            steps += 1
    except (Violated, Refusal, ArithmeticError, LookupError) as fault:
        again = f'--seed {seed} --setup "{name}" --first {game} --games 1'
        return steps, f"{name}, step {steps}: {fault!r}\n  {position!r}\n  again: {again}"
    return steps, None


def play_chunk(games: range, name: str, seed: int) -> Counter[str]:
    """Play some games: steps and violations; reports of violations are keys as well."""
    tally: Counter[str] = Counter()
    for game in games:
        steps, report = play(name, seed, game)
        tally["steps"] += steps
        if report is not None:
            tally["violations"] += 1
            tally[report] += 0
    return tally


@dataclass(frozen=True)
class Run:
    """What to play: as many games of each set-up, from number `first`."""

    games: int
    first: int
    seed: int
    setups: tuple[str, ...]

    def chunks(self) -> list[range]:
        last = self.first + self.games
        return [range(at, min(at + CHUNK, last)) for at in range(self.first, last, CHUNK)]

    def play(self, workers: int) -> int:
        """Play everything and print a line a set-up; returns the number of violations."""
        print(f"{'set-up':32}{'games':>9}{'steps':>12}{'seconds':>9}{'violations':>12}", flush=True)
        if workers == 1:
            return sum(self._play_setup(name, None) for name in self.setups)
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            return sum(self._play_setup(name, pool) for name in self.setups)

    def _play_setup(self, name: str, pool: ProcessPoolExecutor | None) -> int:
        began = time.perf_counter()
        job = partial(play_chunk, name=name, seed=self.seed)
        tally: Counter[str] = Counter()
        for chunk in pool.map(job, self.chunks()) if pool else map(job, self.chunks()):
            tally.update(chunk)
        seconds = time.perf_counter() - began
        violations = tally.pop("violations", 0)
        print(f"{name:32}{self.games:9}{tally.pop('steps'):12}{seconds:9.1f}{violations:12}")
        for report in list(tally)[:3]:
            print(report, file=sys.stderr)
        sys.stdout.flush()
        return violations


def read_arguments() -> tuple[Run, int]:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each set-up")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--setup", choices=SETUPS, action="append", help="only this set-up")
    given = parser.parse_args()
    setups = tuple(given.setup or SETUPS)
    return Run(given.games, given.first, given.seed, setups), given.workers


if __name__ == "__main__":
    run, processes = read_arguments()
    sys.exit(1 if run.play(processes) else 0)
