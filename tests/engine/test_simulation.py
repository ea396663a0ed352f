"""Bulk simulation: reproducible games with consistent facts, equal to the rules."""

import threading
from collections.abc import Generator, Sequence
from typing import TypeVar

import numpy as np
import pytest

from sixrow.engine import Margin, best_order, simulate, solve
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.simulation import CHUNK, MOST_WORKERS, Games
from sixrow.engine.streams import below, roll
from sixrow.engine.types import Numbers, Words
from sixrow.rules import (
    COLUMBIZ,
    Columbiz,
    ColumbizSetup,
    Decision,
    Position,
    Refusal,
    SequenceDice,
    SequenceDiceSetup,
    Setup,
    effects,
    start,
)
from sixrow.rules.board import cells_in
from sixrow.rules.columbiz import END, ColumbizPhase
from sixrow.rules.columbiz.decisions import keep
from sixrow.rules.columbiz.laws import captive_points
from sixrow.rules.dice import FACES, showing, total
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import CLEAR
from tests.engine.walks import new_stream

_Value = TypeVar("_Value")

SETUPS = [
    ColumbizSetup(),
    ColumbizSetup(players=3, reroll="locked", captives="linear"),
    ColumbizSetup(players=4, limit=3, extension="difference", captives="capped"),
    SequenceDiceSetup(),
    SequenceDiceSetup(players=3),
    SequenceDiceSetup(players=4, length=5, chips="unlimited"),
]


def play(setup: Setup, games: int, seed: int = 1, policies: Sequence[str] = ("random",)) -> Games:
    """Games as one chunk."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("CHUNK", "GREEDY_CHUNK"):
            patch.setattr(f"sixrow.engine.simulation.{name}", games)
        (chunk,) = simulate(setup, games, seed=seed, policies=policies)
    return chunk


def rows_of(chunks: Sequence[Games]) -> Numbers:
    """All that is told of each game, a row each."""
    return np.concatenate(
        [
            np.column_stack(
                [
                    games.starter,
                    games.turns,
                    games.winners,
                    *games.by_side.values(),
                    *games.by_game.values(),
                ]
            )
            for games in chunks
        ]
    )


# The same games


@pytest.mark.parametrize("setup", [ColumbizSetup(players=3), SequenceDiceSetup()])
def test_games_are_the_same_whatever_the_workers_and_the_number(setup: Setup) -> None:
    games = 2 * CHUNK + 30
    alone = list(simulate(setup, games, seed=4))
    assert [len(chunk) for chunk in alone] == [CHUNK, CHUNK, 30]
    for workers in (2, 3):
        together = list(simulate(setup, games, seed=4, workers=workers))
        assert np.array_equal(rows_of(together), rows_of(alone))
        for one, other in zip(together, alone, strict=True):
            assert np.array_equal(one.filled, other.filled)
            assert np.array_equal(one.fallen, other.fallen)
    fewer = list(simulate(setup, CHUNK + 50, seed=4))
    assert np.array_equal(rows_of(fewer), rows_of(alone)[: CHUNK + 50])


@pytest.mark.parametrize("setup", [ColumbizSetup(), SequenceDiceSetup(players=3)])
def test_greedy_games_too_are_the_same_whatever_the_workers(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each thread has its own workspace."""
    whole = play(setup, 40, policies=["greedy"])
    monkeypatch.setattr("sixrow.engine.simulation.GREEDY_CHUNK", 7)
    parts = list(simulate(setup, 40, seed=1, policies=["greedy"], workers=3))
    assert len(parts) == 6
    assert np.array_equal(rows_of(parts), rows_of([whole]))


@pytest.mark.parametrize("setup", [ColumbizSetup(), SequenceDiceSetup()])
def test_another_seed_gives_other_games(setup: Setup) -> None:
    assert not np.array_equal(rows_of([play(setup, 20, 1)]), rows_of([play(setup, 20, 2)]))


def test_closing_stops_playing() -> None:
    """A billion games would take hours; a chunk or two are all that is played."""
    before = threading.active_count()
    chunks = simulate(ColumbizSetup(), 10**9, workers=2)
    assert isinstance(chunks, Generator)
    assert len(next(chunks)) == CHUNK
    assert threading.active_count() > before
    chunks.close()
    assert threading.active_count() == before
    assert list(chunks) == []


# What makes no sense


@pytest.mark.parametrize(
    ("field", "value", "least"),
    [
        ("games", 0, 1),
        ("games", -5, 1),
        ("workers", 0, 1),
        ("seed", -1, 0),
    ],
)
def test_numbers_too_small_are_refused_at_once(field: str, value: int, least: int) -> None:
    refusal = refused(field, value)
    assert refusal.code == "out-of-range"
    assert refusal.details == {"field": field, "value": value, "least": least}


@pytest.mark.parametrize(
    ("field", "most"),
    [("games", 2**63 - 1), ("workers", MOST_WORKERS), ("seed", 2**63 - 1)],
)
def test_numbers_too_large_are_refused_at_once(field: str, most: int) -> None:
    refusal = refused(field, most + 1)
    assert refusal.code == "too-large"
    assert refusal.details == {"field": field, "value": most + 1, "most": most}


def refused(field: str, value: int) -> Refusal:
    numbers = {"games": 1, "workers": 1, "seed": 0, field: value}
    with pytest.raises(Refusal) as caught:
        simulate(
            ColumbizSetup(), numbers["games"], seed=numbers["seed"], workers=numbers["workers"]
        )
    return caught.value


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        simulate(ColumbizSetup(), 1, policies=["random", "wild"])
    assert caught.value.code == "unknown-policy"
    assert caught.value.details == {
        "field": "policies",
        "value": "wild",
        "allowed": ("random", "greedy"),
    }


@pytest.mark.parametrize("number", [0, 2, 4])
def test_policies_are_one_for_all_or_one_a_seat(number: int) -> None:
    with pytest.raises(Refusal) as caught:
        simulate(ColumbizSetup(players=3), 1, policies=["random"] * number)
    assert caught.value.code == "wrong-number-of-policies"
    assert caught.value.details == {"field": "policies", "awaited": 3, "found": number}


# Facts that fit together


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_every_victory_is_shared_out(setup: Setup, policy: str) -> None:
    games = play(setup, 60, policies=[policy])
    shares = games.shares()
    assert shares.shape == (60, setup.sides)
    assert np.allclose(shares.sum(axis=1), 1)
    assert set(games.starter.tolist()) == set(range(setup.players))
    if isinstance(setup, ColumbizSetup):
        check_columbiz(games, setup)
    else:
        assert isinstance(setup, SequenceDiceSetup)
        check_sequence_dice(games, setup)


def check_columbiz(games: Games, setup: ColumbizSetup) -> None:
    score, rows = games.by_side["score"], games.by_side["rows"]
    captives, forfeits = games.by_side["captives"], games.by_side["forfeits"]
    worth = [[captive_points(int(n), setup.scheme) for n in game] for game in captives]
    assert np.array_equal(score, rows + np.array(worth))
    assert np.array_equal(games.shares() > 0, score == score.max(axis=1, keepdims=True))
    assert np.all(games.turns % setup.players == 0)  # C-20: the same number of turns each
    turns, placed = int(games.turns.sum()), int(games.filled.sum())
    played = turns - int(forfeits.sum())
    assert played <= placed <= played * setup.limit
    assert placed <= len(games) * setup.players * setup.discs_each
    assert captives.sum() < placed
    assert 8 * turns <= games.fallen.sum() <= 3 * 8 * turns
    assert captives.max() > 0
    assert rows.max() > 0


def check_sequence_dice(games: Games, setup: SequenceDiceSetup) -> None:
    removed, replaced = games.by_game["removed"], games.by_game["replaced"]
    turns, placed = int(games.turns.sum()), int(games.filled.sum())
    assert games.fallen.sum() == turns
    assert games.fallen[:2].sum() == 0
    assert placed + removed.sum() + games.by_game["passes"].sum() == turns
    assert games.by_side["chips"].sum() == placed - removed.sum() - replaced.sum()
    again = int(games.fallen[2] + games.fallen[12])
    assert 0 <= again - games.by_game["extra_turns"].sum() <= len(games)  # a winner stops
    assert set(games.winners.tolist()) == {1 << side for side in range(setup.sides)}
    won = games.by_side["chips"][games.shares() == 1]
    assert won.min() >= setup.length


@pytest.mark.parametrize(
    ("setup", "games"), [(ColumbizSetup(), 100), (SequenceDiceSetup(length=5), 300)]
)
def test_greedy_beats_random_from_either_seat(setup: Setup, games: int) -> None:
    for seat, policies in enumerate((["greedy", "random"], ["random", "greedy"])):
        shares = play(setup, games, policies=policies).shares()
        assert shares[:, seat].mean() > 0.75


# The same games through the rules


class Replay:
    """One game played by the rules, with the engine's dice and decisions drawn from its stream."""

    def __init__(self, setup: Setup, seed: int, game: int, policy: str) -> None:
        self.setup, self.policy = setup, policy
        self.stream: Words = new_stream(seed, game)
        self.position: Position = start(setup)
        self.happened: list[effects.Effect] = []
        self.filled = [0] * 36
        self.fallen = [0] * (6 if setup.game is COLUMBIZ else 13)
        self.turns = 0
        self.starter = -1
        self.order: list[Decision] = []

    def play(self) -> "Replay":
        while self.position.outcome is None:
            position = self.position
            if position.dice_to_roll:
                step = position.roll(self._roll(position))
            else:
                step = position.decide(self._decide(position))
            self.position = step.position
            self.happened += step.effects
        for effect in self.happened:
            if isinstance(effect, effects.Placed):
                self.filled[effect.cell] += 1
            elif isinstance(effect, effects.Began):
                self.starter = effect.seat
        return self

    def _roll(self, position: Position) -> int:
        dice = int(roll(self.stream, position.dice_to_roll))
        if isinstance(position, Columbiz) and position.phase is ColumbizPhase.ROLL:
            self.turns += position.rolls_left == 3
            for face in FACES:
                self.fallen[face - 1] += showing(dice, face)
        elif isinstance(position, SequenceDice) and position.roll_off is None:
            self.turns += 1
            self.fallen[total(dice)] += 1
        return dice

    def _decide(self, position: Position) -> Decision:
        if isinstance(position, Columbiz):
            return self._greedy(position) if self.policy == "greedy" else self._random(position)
        assert isinstance(position, SequenceDice)
        choices = cells_in(position.choices)
        if not choices:
            return PASS
        if self.policy == "greedy":
            return max(choices, key=lambda cell: (open_rows(position, cell), -cell))
        return self._any(choices)

    def _any(self, values: Sequence[_Value]) -> _Value:
        return values[below(self.stream, len(values))]

    def _random(self, position: Columbiz) -> Decision:
        if position.phase is ColumbizPhase.PLACE:
            return self._any(position.decisions())
        kept = 0
        for face in FACES:
            least, most = showing(position.kept, face), showing(position.dice, face)
            kept += self._any(range(least, most + 1)) << (4 * face - 4)
        return keep(kept)

    def _greedy(self, position: Columbiz) -> Decision:
        if position.phase is ColumbizPhase.KEEP:
            turn = solve(position, Margin())
            return keep(turn.best_keep(position.dice, position.rolls_left, position.kept))
        if position.placed == 0:
            cells = solve(position, Margin()).best_cells(position.dice)
            self.order = [*best_order(position, cells), END]
        return self.order[position.placed]

    def count(self, kind: type[effects.Effect], seat: int | None = None) -> int:
        found = [each for each in self.happened if isinstance(each, kind)]
        return sum(seat is None or getattr(each, "seat", None) == seat for each in found)


def open_rows(position: SequenceDice, cell: int) -> int:
    """The open rows of the side whose turn it is after a choice, less those of the others."""
    chips = [own & ~(1 << cell) for own in position.chips]
    if position.total != CLEAR:
        chips[position.side] |= 1 << cell
    value = 0
    for side, own in enumerate(chips):
        rivals = sum(chips) - own
        rows = [int(line) for line in lines(position.setup.length) if not int(line) & rivals]
        counted = sum(10 ** (row & own).bit_count() for row in rows)
        value += counted if side == position.side else -counted
    return value


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize(("policy", "number"), [("random", 25), ("greedy", 6)])
def test_the_rules_play_the_same_games(setup: Setup, policy: str, number: int) -> None:
    games = play(setup, number, seed=9, policies=[policy])
    replays = [Replay(setup, 9, game, policy).play() for game in range(number)]
    for index, replay in enumerate(replays):
        outcome = replay.position.outcome
        assert outcome is not None
        assert games.starter[index] == replay.starter
        assert games.turns[index] == replay.turns
        assert games.winners[index] == sum(1 << side for side in outcome.winners)
        told = {name: facts[index].tolist() for name, facts in games.by_side.items()}
        told |= {name: [int(facts[index])] for name, facts in games.by_game.items()}
        assert told == facts_of(replay)
    assert games.filled.tolist() == np.sum([replay.filled for replay in replays], axis=0).tolist()
    assert games.fallen.tolist() == np.sum([replay.fallen for replay in replays], axis=0).tolist()


def facts_of(replay: Replay) -> dict[str, list[int]]:
    """What a row of facts should say, from the last position and the effects."""
    position = replay.position
    if isinstance(position, Columbiz):
        seats = range(position.setup.players)
        return {
            "score": list(position.scores()),
            "rows": list(position.points),
            "captives": list(position.captives),
            "forfeits": [replay.count(effects.Forfeited, seat) for seat in seats],
        }
    assert isinstance(position, SequenceDice)
    return {
        "chips": [own.bit_count() for own in position.chips],
        "passes": [replay.count(effects.Passed)],
        "extra_turns": [replay.count(effects.ExtraTurn)],
        "replaced": [replay.count(effects.Replaced)],
        "removed": [replay.count(effects.Removed)],
    }
