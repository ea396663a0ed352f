"""Random games through the rules and, beside them, through the packed states of the engine.

Dice and decisions are drawn by Python's `random`; every state on the way is compared. Run as a
program, it plays games of every set-up and prints how many states it has compared::

    python -m tests.engine.walks [games of each set-up]
"""

import sys
import time
from collections import Counter
from random import Random

import numpy as np

from sixrow.engine.columbiz import states as c
from sixrow.engine.sequence_dice import states as s
from sixrow.engine.streams import seed_stream
from sixrow.engine.types import Words
from sixrow.rules import Columbiz, ColumbizSetup, Decision, SequenceDice, SequenceDiceSetup, Setup
from sixrow.rules.board import cells_in
from sixrow.rules.columbiz import END, ColumbizPhase
from sixrow.rules.columbiz.decisions import is_keep, keep, kept_by
from sixrow.rules.columbiz.laws import may_end
from sixrow.rules.dice import FACES, Dice, contains, of_faces, showing
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from tests.support.strategies import EVERY_SETUP


def compare_games(setup: Setup, games: int) -> Counter[str]:
    """Play games of one set-up; what was compared and seen in them, by name."""
    seen: Counter[str] = Counter()
    for game in range(games):
        random = Random(f"{setup}/{game}")
        if isinstance(setup, ColumbizSetup):
            _ColumbizWalk(setup, random, eager=game % 2 == 1, seen=seen).play()
        else:
            assert isinstance(setup, SequenceDiceSetup)
            _SequenceDiceWalk(setup, random, seen).play()
        seen["games"] += 1
    return seen


def fallen(count: int, random: Random) -> Dice:
    return of_faces(random.randint(1, 6) for _ in range(count))


def new_stream(seed: int, game: int = 0) -> Words:
    stream = np.empty(1, dtype=np.uint64)
    seed_stream(stream, seed, game)
    return stream


class _ColumbizWalk:
    """One game of Columbiz. An eager one keeps many of a face and fills high: it captures much."""

    def __init__(
        self, setup: ColumbizSetup, random: Random, eager: bool, seen: Counter[str]
    ) -> None:
        self.setup, self.random, self.eager, self.seen = setup, random, eager, seen
        self.position = Columbiz.start(setup)
        self.facts = c.facts(setup)
        self.state, self.packed = np.full((2, c.WIDTH), -7, dtype=np.int64)
        self.stream = new_stream(random.getrandbits(60))
        c.begin(self.state, self.facts)

    def play(self) -> None:
        self.compare()
        while self.position.outcome is None:
            if self.position.dice_to_roll:
                dice = fallen(self.position.dice_to_roll, self.random)
                self.position = self.position.roll(dice).position
                c.roll(self.state, self.facts, dice)
            else:
                self.decide(self.choose())
            self.compare()
        self.compare_end()

    def choose(self) -> Decision:
        legal = self.position.decisions()
        if not self.eager or self.random.random() < 0.2:
            return self.random.choice(legal)
        if self.position.phase is ColumbizPhase.KEEP:
            return self._keep_commonest()
        return max(legal, key=lambda cell: -1 if cell == END else cell % 6)

    def _keep_commonest(self) -> Decision:
        dice, locked = self.position.dice, self.position.kept
        face = max(FACES, key=lambda each: showing(dice, each))
        more = showing(dice, face) - showing(locked, face)
        return keep(locked + of_faces([face] * more))

    def decide(self, decision: Decision) -> None:
        seat, before = self.position.seat, self.position
        self.position = self.position.decide(decision).position
        if is_keep(decision):
            c.keep(self.state, kept_by(decision))
            self.seen["keeps"] += 1
        elif decision == END:
            forfeited = before.supply[seat] - self.position.supply[seat]
            assert c.end(self.state, self.facts) == forfeited
            self.seen["forfeits"] += forfeited > 0
        else:
            points = self.position.points[seat] - before.points[seat]
            assert c.place(self.state, self.facts, decision) == points
            self.seen["places"] += 1
            self.seen["rows"] += points > 0

    def compare(self) -> None:
        position, state, facts = self.position, self.state, self.facts
        assert c.unpack(state, self.setup) == position
        c.pack(position, self.packed)
        assert self.packed.tolist() == state.tolist(), position
        assert c.dice_to_roll(state) == position.dice_to_roll, position
        assert bool(c.last_round(state, facts)) is position.last_round, position
        seats = range(self.setup.players)
        assert tuple(c.score(state, facts, seat) for seat in seats) == position.scores(), position
        if position.phase is ColumbizPhase.PLACE:
            self._compare_placing()
        elif position.phase is ColumbizPhase.KEEP:
            kept = int(c.random_keep(state, self.stream))
            assert position.refusal(keep(kept)) is None, (position, kept)
            assert contains(position.dice, kept)
        self.seen["states"] += 1

    def _compare_placing(self) -> None:
        position, state, facts = self.position, self.state, self.facts
        cells = int(c.open_cells(state, facts))
        assert cells == position.placeable, position
        ending = (END,) if may_end(int(state[c.PLACED]), cells) else ()
        assert cells_in(cells) + ending == position.decisions(), position
        chosen = int(c.random_cell(state, facts, self.stream))
        assert (END if chosen == -1 else chosen) in position.decisions(), position

    def compare_end(self) -> None:
        outcome, shares = self.position.outcome, np.full(self.setup.players, np.nan)
        assert outcome is not None
        c.final_shares(self.state, self.facts, shares)
        assert shares.tolist() == [float(share) for share in outcome.shares], self.position
        self.seen["ties"] += len(outcome.winners) > 1
        self.seen["many captives"] += max(self.position.captives) > 12


class _SequenceDiceWalk:
    """One game of Sequence Dice."""

    def __init__(self, setup: SequenceDiceSetup, random: Random, seen: Counter[str]) -> None:
        self.setup, self.random, self.seen = setup, random, seen
        self.position = SequenceDice.start(setup)
        self.facts = s.facts(setup)
        self.state, self.packed = np.full((2, s.WIDTH), -7, dtype=np.int64)
        self.stream = new_stream(random.getrandbits(60))
        s.begin(self.state)

    def play(self) -> None:
        self.compare()
        while self.position.outcome is None:
            if self.position.dice_to_roll:
                dice = fallen(self.position.dice_to_roll, self.random)
                self.position = self.position.roll(dice).position
                s.roll(self.state, self.facts, dice)
            else:
                decision = self.random.choice(self.position.decisions())
                self.seen["passes"] += decision == PASS
                self.position = self.position.decide(decision).position
                s.choose(self.state, self.facts, decision)
            self.compare()
        outcome = self.position.outcome
        assert outcome.winners == (s.side(self.state, self.facts),), self.position

    def compare(self) -> None:
        position, state, facts = self.position, self.state, self.facts
        assert s.unpack(state, self.setup) == position
        s.pack(position, self.packed)
        assert self.packed.tolist() == state.tolist(), position
        assert s.dice_to_roll(state) == position.dice_to_roll, position
        assert s.side(state, facts) == position.side, position
        if position.phase is SequenceDicePhase.CHOOSE:
            cells = int(s.open_cells(state, facts))
            assert cells == position.choices, position
            assert (cells_in(cells) or (PASS,)) == position.decisions(), position
            assert int(s.random_choice(state, facts, self.stream)) in position.decisions()
            self.seen["no chip left"] += position.supply()[position.side] == 0
        self.seen["states"] += 1


def compare_all(games: int) -> Counter[str]:
    """Play games of every set-up; what was compared and seen in all of them."""
    seen: Counter[str] = Counter()
    for setup in EVERY_SETUP:
        seen.update(compare_games(setup, games))
    return seen


if __name__ == "__main__":
    began = time.perf_counter()
    counts = compare_all(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
    facts = ", ".join(f"{count:,} {name}" for name, count in sorted(counts.items()))
    print(f"{len(EVERY_SETUP)} set-ups in {time.perf_counter() - began:.0f} s: {facts}")
