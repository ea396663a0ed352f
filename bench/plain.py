"""Random games in plain Python: the rules' own positions, with the engine's streams and draws.

The same games, one by one, as `sixrow.engine.simulate` with random policies; what they cost without
a compiler, and a check of the compiled loops.
"""

from collections import Counter

import numpy as np

from bench.facts import Facts
from sixrow.rules import Columbiz, ColumbizSetup, SequenceDice, SequenceDiceSetup, Setup, Waiting
from sixrow.rules.board import popcount
from sixrow.rules.columbiz import END, ColumbizPhase, keep
from sixrow.rules.columbiz.laws import ROLLS
from sixrow.rules.dice import Dice, faces_of, showing, total
from sixrow.rules.sequence_dice import PASS, SequenceDicePhase
from sixrow.rules.sequence_dice.laws import CLEAR

_WORD = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15


def mixed(word: int) -> int:
    """The output function of SplitMix64."""
    word &= _WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


class Stream:
    """The random numbers of one game."""

    def __init__(self, seed: int, game: int) -> None:
        self._word = mixed(mixed(seed) + game * _GOLDEN)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` − 1."""
        while True:
            self._word = self._word + _GOLDEN & _WORD
            wide = (mixed(self._word) >> 32) * bound
            if wide & 0xFFFFFFFF >= 2**32 % bound:
                return wide >> 32

    def roll(self, count: int) -> Dice:
        """Some dice."""
        return sum(1 << 4 * self.below(6) for _ in range(count))


def play(setup: Setup, games: int, seed: int) -> Facts:
    """Random games; their facts as the engine gives them."""
    tally: Counter[int] = Counter()
    fallen: Counter[int] = Counter()
    if isinstance(setup, ColumbizSetup):
        rows = [_columbiz(setup, Stream(seed, game), tally, fallen) for game in range(games)]
        counted = [fallen[face] for face in range(1, 7)]
    else:
        assert isinstance(setup, SequenceDiceSetup)
        rows = [_sequence_dice(setup, Stream(seed, game), tally, fallen) for game in range(games)]
        counted = [fallen[rolled] for rolled in range(13)]
    return {
        **{name: np.array([row[name] for row in rows]) for name in rows[0]},
        "filled": np.array([tally[cell] for cell in range(36)]),
        "fallen": np.array(counted),
    }


_Row = dict[str, int | tuple[int, ...]]


def _columbiz(
    setup: ColumbizSetup, stream: Stream, filled: Counter[int], fallen: Counter[int]
) -> _Row:
    position, turns, forfeits = Columbiz.start(setup), 0, [0] * setup.players
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            dice = stream.roll(position.dice_to_roll)
            if position.phase is ColumbizPhase.ROLL:
                turns += position.rolls_left == ROLLS
                fallen.update(faces_of(dice))
            position = position.roll(dice).position
        elif position.phase is ColumbizPhase.KEEP:
            position = position.decide(keep(_random_keep(position, stream))).position
        else:
            decisions = position.decisions()
            decision = decisions[stream.below(len(decisions))]
            if decision != END:
                filled[decision] += 1
            elif position.placed == 0:
                forfeits[position.seat] += 1
            position = position.decide(decision).position
    assert position.outcome is not None
    return {
        "starter": position.starter,
        "turns": turns,
        "winners": sum(1 << winner for winner in position.outcome.winners),
        "score": position.scores(),
        "rows": position.points,
        "captives": position.captives,
        "forfeits": tuple(forfeits),
    }


def _random_keep(position: Columbiz, stream: Stream) -> Dice:
    kept = 0
    for face in range(1, 7):
        least = showing(position.kept, face)
        count = least + stream.below(showing(position.dice, face) - least + 1)
        kept += count << 4 * face - 4
    return kept


def _sequence_dice(
    setup: SequenceDiceSetup, stream: Stream, filled: Counter[int], fallen: Counter[int]
) -> _Row:
    position, counts = SequenceDice.start(setup), Counter[str]()
    starter = 0
    while position.waiting is not Waiting.NOBODY:
        if position.waiting is Waiting.DICE:
            rolling_off = position.phase is SequenceDicePhase.ROLL_OFF
            position = position.roll(stream.roll(position.dice_to_roll)).position
            if rolling_off:
                starter = position.seat
            continue
        rolled, decisions = total(position.dice), position.decisions()
        fallen[rolled] += 1
        decision = PASS if decisions == (PASS,) else decisions[stream.below(len(decisions))]
        counts.update(_what(position, decision))
        if decision != PASS and rolled != CLEAR:
            filled[decision] += 1
        position = position.decide(decision).position
        counts["extra_turns"] += rolled in {2, 12} and position.outcome is None
    assert position.outcome is not None
    names = ("passes", "extra_turns", "replaced", "removed")
    return {
        "starter": starter,
        "turns": counts["turns"],
        "winners": 1 << position.outcome.winners[0],
        "chips": tuple(map(popcount, position.chips)),
        **{name: counts[name] for name in names},
    }


def _what(position: SequenceDice, decision: int) -> list[str]:
    """What there is to count of a decision."""
    if decision == PASS:
        return ["turns", "passes"]
    if total(position.dice) == CLEAR:
        return ["turns", "removed"]
    return ["turns", "replaced"] if position.taken >> decision & 1 else ["turns"]
