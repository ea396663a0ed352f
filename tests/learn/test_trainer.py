"""Training: the gradients are right, targets follow their formula, runs can be interrupted."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest

from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice.inputs import write_inputs
from sixrow.engine.sequence_dice.rows import lines
from sixrow.learn.fitter import Fitter, new_network
from sixrow.learn.samples import Packed, packed
from sixrow.learn.sources import ColumbizSource, SequenceDiceSource, targets
from sixrow.learn.trainer import Trainer, TrainingPlan, TrainingProgress
from sixrow.rules import ColumbizSetup, Refusal, SequenceDiceSetup

BASELINES: tuple[Literal["greedy", "random"], ...] = ("greedy", "random")
PLAN = TrainingPlan(games=6, first=8, second=4, buffer=500)


def loss(network: Network, inputs: np.ndarray, wanted: np.ndarray) -> float:
    """The mean cross-entropy, in double precision."""
    w1, b1, w2, b2, w3, b3 = (layer.astype(np.float64) for layer in network)
    second = np.maximum(np.maximum(inputs @ w1 + b1, 0) @ w2 + b2, 0)
    raised = np.exp(second @ w3 + b3)
    shares = raised / raised.sum(axis=1, keepdims=True)
    return float(-(wanted * np.log(shares)).sum(axis=1).mean())


def unpacked(inputs: Packed, width: int) -> np.ndarray:
    rows = np.zeros((len(inputs.indices), width), dtype=np.float32)
    np.add.at(rows, (np.arange(len(rows))[:, None], inputs.indices), inputs.values)
    return rows


def test_a_step_follows_the_gradient_of_the_cross_entropy() -> None:
    """Adam's first step moves every weight by the rate, against the sign of its gradient."""
    rng = np.random.default_rng(1)
    network = new_network(6, 8, 4, 2, seed=1)
    inputs = (rng.normal(size=(16, 6)) * (rng.random((16, 6)) < 0.6)).astype(np.float32)
    wanted = rng.dirichlet((1, 1), size=16).astype(np.float32)
    doubles: Any = (each.astype(np.float64) for each in network)  # so that a tiny step shows
    before = Network(*doubles)
    reported = Fitter(network, rate=1e-3).fit(packed(inputs), wanted)
    assert reported == pytest.approx(loss(before, inputs, wanted), abs=1e-5)
    for name in Network._fields:
        old, new = getattr(before, name), getattr(network, name)
        for index in np.ndindex(old.shape):
            moved = Network(*(each.copy() for each in before))
            getattr(moved, name)[index] += 1e-6
            slope = (loss(moved, inputs, wanted) - loss(before, inputs, wanted)) / 1e-6
            if abs(slope) > 1e-4:
                assert new[index] - old[index] == pytest.approx(-1e-3 * np.sign(slope), rel=0.01)


def test_fitting_learns_a_simple_truth() -> None:
    rng = np.random.default_rng(2)
    inputs = rng.integers(0, 2, size=(512, 5)).astype(np.float32)
    wanted = np.stack([inputs[:, 0], 1 - inputs[:, 0]], axis=1)
    fitter = Fitter(new_network(5, 8, 4, 2, seed=3), rate=1e-2)
    losses = [fitter.fit(packed(inputs), wanted) for _ in range(300)]
    assert losses[0] > 0.5
    assert losses[-1] < 0.05
    assert loss(fitter.average, inputs, wanted) < 0.1


def test_targets_are_the_next_expectation_corrected_by_what_came_later() -> None:
    expected = np.array([[0.5, 0.5], [0.6, 0.4], [0.7, 0.3]])
    values = np.array([[0.0, 0.0], [0.8, 0.2], [0.9, 0.1]])
    result = np.array([1.0, 0.0])
    greedy = np.array([True, True, True])
    found = targets(expected, values, greedy, result, 0.5)
    assert found[1] == pytest.approx([0.7 + 0.5 * (1.0 - 0.9), 0.3 - 0.05])
    assert found[0] == pytest.approx([0.6 + 0.5 * (0.75 - 0.8), 0.4 + 0.025])
    experiment = targets(expected, values, np.array([True, False, True]), result, 0.5)
    assert experiment[0] == pytest.approx([0.6, 0.4])


@pytest.mark.parametrize(
    "source",
    [
        ColumbizSource(ColumbizSetup()),
        ColumbizSource(ColumbizSetup(players=3)),
        SequenceDiceSource(SequenceDiceSetup()),
        SequenceDiceSource(SequenceDiceSetup(players=3)),
    ],
    ids=["columbiz:2", "columbiz:3", "sequence-dice:2", "sequence-dice:3"],
)
def test_a_game_leaves_samples_that_add_up(source: ColumbizSource | SequenceDiceSource) -> None:
    network = new_network(source.inputs, 8, 4, source.sides, seed=1)
    inputs, wanted = source.play(network, 1, 0, explore=0.3, trust=0.5)
    again = source.play(network, 1, 0, explore=0.3, trust=0.5)
    assert np.array_equal(inputs, again[0])
    assert np.array_equal(wanted, again[1])
    assert inputs.shape == (len(wanted), source.inputs)
    assert wanted.sum(axis=1) == pytest.approx(np.ones(len(wanted)), abs=1e-5)
    turned = packed(inputs)
    assert np.array_equal(unpacked(turned, source.inputs), inputs)
    for _ in range(4):
        turned = source.turned(turned, 1)
    assert np.array_equal(unpacked(turned, source.inputs), inputs)
    assert not np.array_equal(unpacked(source.turned(turned, 1), source.inputs), inputs)


@pytest.mark.parametrize(("sides", "length"), [(2, 6), (3, 5)])
def test_a_turned_board_has_the_turned_inputs(sides: int, length: int) -> None:
    """A quarter turn takes the cell (file, rank) to (5 − rank, file) or the other way round."""
    source = SequenceDiceSource(SequenceDiceSetup(players=sides, length=length))
    rng, masks = np.random.default_rng(5), lines(length)
    for _ in range(20):
        held = rng.integers(-1, sides, size=36)
        rows = np.empty((2, source.inputs), dtype=np.float32)
        for row, board in zip(
            rows, (held, np.rot90(held.reshape(6, 6), -1).reshape(-1)), strict=True
        ):
            chips = np.array([_mask(board == side) for side in range(sides)])
            write_inputs(chips, 1, masks, length, row)
        turned = source.turned(packed(rows[:1]), 3)
        assert np.array_equal(unpacked(turned, source.inputs)[0], rows[1])


def _mask(held: np.ndarray) -> int:
    return sum(1 << int(cell) for cell in np.flatnonzero(held))


def test_learning_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    told: list[TrainingProgress] = []
    source = SequenceDiceSource(SequenceDiceSetup(length=5))
    checkpoint = tmp_path / "checkpoint.npz"
    first = Trainer(source, PLAN)
    first.run(told.append, checkpoint, every=1e9)
    assert [progress.games for progress in told] == [6]
    assert set(told[0].strength) == {"greedy", "random"}
    assert all(0 <= share.value <= 1 for share in told[0].strength.values())
    second = Trainer(source, replace(PLAN, games=8))
    second.resume(checkpoint)
    assert (second.games, second.samples) == (6, first.samples)
    assert second.samples > 100
    for old, new in zip(first.network, second.network, strict=True):
        assert np.array_equal(old, new)
    second.run(told.append, None, every=1e9)
    assert second.games == 8
    assert second.samples > first.samples
    assert second.about("learn", "abc")["games"] == 8


def test_nothing_is_fitted_after_an_interruption_until_enough_is_remembered(
    tmp_path: Path,
) -> None:
    """The samples are not stored; their placeholders must not be trained on."""
    source = SequenceDiceSource(SequenceDiceSetup(length=5))
    checkpoint = tmp_path / "checkpoint.npz"
    first = Trainer(source, replace(PLAN, games=20))
    first.run(lambda _progress: None, checkpoint, every=1e9)
    assert first.samples > PLAN.buffer
    second = Trainer(source, replace(PLAN, games=21))
    second.resume(checkpoint)
    second.run(lambda _progress: None, None, every=1e9)
    for old, new in zip(first.network, second.network, strict=True):
        assert np.array_equal(old, new)


def test_how_many_games_are_played_together_belongs_to_the_task(tmp_path: Path) -> None:
    source = SequenceDiceSource(SequenceDiceSetup(length=5))
    checkpoint = tmp_path / "checkpoint.npz"
    Trainer(source, replace(PLAN, together=4)).save(checkpoint)
    Trainer(source, replace(PLAN, together=4, games=9)).resume(checkpoint)
    with pytest.raises(Refusal, match="other-checkpoint"):
        Trainer(source, replace(PLAN, together=5)).resume(checkpoint)
    Trainer(source, PLAN).save(checkpoint)
    with np.load(checkpoint) as kept:  # as checkpoints were before there was a choice
        assert "together" not in str(kept["task"])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"together": 0}, "out-of-range"),
        ({"games": 0}, "out-of-range"),
        ({"seed": -1}, "out-of-range"),
        ({"explore": float("nan")}, "out-of-range"),
        ({"trust": 1.5}, "too-large"),
        ({"rate": -1.0}, "out-of-range"),
        ({"reuse": float("inf")}, "too-large"),
        ({"buffer": 0}, "out-of-range"),
        ({"first": 0}, "out-of-range"),
        ({"first": 6}, "not-a-multiple"),
        ({"second": 0}, "out-of-range"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal, match=code) as caught:
        Trainer(SequenceDiceSource(SequenceDiceSetup(length=5)), replace(PLAN, **changes))
    assert caught.value.details["field"] in changes


@pytest.mark.parametrize(
    ("setup", "changes", "field"),
    [
        (SequenceDiceSetup(), {}, "setup"),
        (SequenceDiceSetup(length=5, chips="unlimited"), {}, "setup"),
        (SequenceDiceSetup(length=5), {"seed": 2}, "seed"),
        (SequenceDiceSetup(length=5), {"trust": 0.6}, "trust"),
        (SequenceDiceSetup(length=5), {"first": 16}, "first"),
    ],
)
def test_a_checkpoint_of_something_else_is_refused(
    tmp_path: Path, setup: SequenceDiceSetup, changes: dict[str, Any], field: str
) -> None:
    checkpoint = tmp_path / "checkpoint.npz"
    Trainer(SequenceDiceSource(SequenceDiceSetup(length=5)), PLAN).save(checkpoint)
    other = Trainer(SequenceDiceSource(setup), replace(PLAN, **changes))
    before = [layer.copy() for layer in other.network]
    with pytest.raises(Refusal, match="other-checkpoint") as caught:
        other.resume(checkpoint)
    assert caught.value.details["field"] == field
    assert all(map(np.array_equal, before, other.network))


def test_training_goes_on_from_a_network_of_its_shape_only() -> None:
    source = SequenceDiceSource(SequenceDiceSetup(length=5))
    known = new_network(source.inputs, PLAN.first, PLAN.second, 2, seed=9)
    assert np.array_equal(Trainer(source, PLAN, known).network.w1, known.w1)
    with pytest.raises(Refusal, match="other-shape"):
        Trainer(source, replace(PLAN, first=16), known)


def test_what_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    trainer = Trainer(SequenceDiceSource(SequenceDiceSetup(length=5)), PLAN)
    path = tmp_path / "checkpoint.npz"
    for content in (b"", b"hello", b"PK"):
        path.write_bytes(content)
        with pytest.raises(Refusal, match="not-a-checkpoint"):
            trainer.resume(path)
    np.savez(path, counts=np.zeros(4))
    with pytest.raises(Refusal, match="not-a-checkpoint"):
        trainer.resume(path)
    for task in ("[]", "1", "null"):
        np.savez(path, allow_pickle=False, counts=np.zeros(4), task=np.array(task))
        with pytest.raises(Refusal, match="not-a-checkpoint"):
            trainer.resume(path)
    trainer.save(path)
    with np.load(path) as arrays:
        kept = {name: array for name, array in arrays.items() if name != "now-w1"}
    np.savez(path, allow_pickle=False, **kept)
    with pytest.raises(Refusal, match="not-a-checkpoint"):
        trainer.resume(path)


@pytest.mark.parametrize(
    "source", [ColumbizSource(ColumbizSetup()), SequenceDiceSource(SequenceDiceSetup(length=5))]
)
def test_baselines_are_of_different_strength(source: ColumbizSource | SequenceDiceSource) -> None:
    network = new_network(source.inputs, 8, 4, 2, seed=1)
    greedy, chance = (source.shares(network, name, 60, seed=1).mean() for name in BASELINES)
    assert chance > greedy + 0.1


def test_the_share_against_another_network_is_between_none_and_all() -> None:
    source = ColumbizSource(ColumbizSetup())
    one, other = (new_network(source.inputs, 8, 4, 2, seed=seed) for seed in (1, 2))
    shares = source.shares(one, other, 6, seed=1)
    assert shares.shape == (6,)
    assert set(shares.tolist()) <= {0.0, 0.5, 1.0}
