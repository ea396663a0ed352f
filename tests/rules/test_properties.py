"""What holds in every game: pieces, legality, effects, endings and replays."""

import subprocess
import sys
from copy import deepcopy
from dataclasses import FrozenInstanceError
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrow.rules import (
    GAMES,
    Columbiz,
    DecisionRefused,
    Position,
    SequenceDice,
    Setup,
    Waiting,
    effects,
    start,
)
from sixrow.rules.columbiz import laws
from sixrow.rules.dice import number
from tests.support import random_games
from tests.support.boards import cell, columbiz, play, sequence_dice
from tests.support.random_games import Ledger, Violated, walk
from tests.support.strategies import SEEDS, columbiz_boards, moments, sequence_dice_boards, setups

ROOT = Path(__file__).resolve().parents[2]
ANY_POSITION = st.one_of(moments(), columbiz_boards(), sequence_dice_boards())


@given(setups(), SEEDS)
def test_a_random_game_ends_and_every_piece_is_accounted_for_on_the_way(
    setup: Setup, seed: int
) -> None:
    *_, last = walk(setup, Random(seed))
    assert last.waiting is Waiting.NOBODY
    assert last.outcome is not None
    assert set(last.outcome.winners) <= set(range(setup.sides))


@given(ANY_POSITION)
def test_exactly_the_legal_decisions_have_no_refusal(position: Position) -> None:
    numbering = range(-1, GAMES[position.setup.game.name].decisions + 1)
    allowed = [choice for choice in numbering if position.refusal(choice) is None]
    assert tuple(allowed) == position.decisions()
    assert bool(allowed) == (position.waiting is Waiting.DECISION)


@given(ANY_POSITION, SEEDS)
def test_a_refused_decision_changes_nothing(position: Position, seed: int) -> None:
    before = repr(position)
    size = GAMES[position.setup.game.name].decisions
    for choice in Random(seed).sample(range(size), 20):
        refusal = position.refusal(choice)
        if refusal is not None:
            with pytest.raises(DecisionRefused) as refused:
                position.decide(choice)
            assert refused.value.code == refusal.code
            assert refused.value.details == refusal.details
    assert repr(position) == before


@given(ANY_POSITION)
def test_a_copy_of_a_position_is_itself(position: Position) -> None:
    assert deepcopy([position])[0] is position


@given(ANY_POSITION)
def test_a_decision_leaves_the_position_it_was_made_in_alone(position: Position) -> None:
    before = repr(position)
    for choice in position.decisions()[:40]:
        assert position.decide(choice).position != position
    assert repr(position) == before


@given(moments())
def test_what_is_awaited_is_exactly_one_thing(position: Position) -> None:
    waiting = position.waiting
    assert bool(position.decisions()) == (waiting is Waiting.DECISION)
    assert bool(position.chances()) == bool(position.dice_to_roll) == (waiting is Waiting.DICE)
    assert (position.outcome is not None) == (waiting is Waiting.NOBODY)
    assert len(position.scores()) == position.setup.sides
    if waiting is Waiting.DICE:
        assert sum(chance for _, chance in position.chances()) == 1
        assert {number(rolled) for rolled, _ in position.chances()} == {position.dice_to_roll}


@given(setups(), SEEDS)
def test_the_same_rolls_and_decisions_lead_to_the_same_positions(setup: Setup, seed: int) -> None:
    random = Random(seed)
    position, steps, states = start(setup), [], []
    while position.waiting is not Waiting.NOBODY:
        rolls = position.waiting is Waiting.DICE
        options = [roll for roll, _ in position.chances()] if rolls else position.decisions()
        choice = random.choice(options)
        step = position.roll(choice) if rolls else position.decide(choice)
        position = step.position
        steps.append((rolls, choice))
        states.append(step)
    again = start(setup)
    for (rolls, choice), expected in zip(steps, states, strict=True):
        step = again.roll(choice) if rolls else again.decide(choice)
        assert step == expected
        assert hash(step.position) == hash(expected.position)
        again = step.position


@given(columbiz_boards())
def test_a_disc_does_what_its_effects_tell(position: Columbiz) -> None:
    seat = position.seat
    for place in position.decisions():
        if place >= 36:
            continue
        after, happened = position.decide(place)
        placed = happened[0]
        assert isinstance(placed, effects.Placed)
        assert after.dice + placed.spent == position.dice
        captures = [effect for effect in happened if isinstance(effect, effects.Captured)]
        rows = [effect for effect in happened if isinstance(effect, effects.RowMade)]
        assert after.captives[seat] - position.captives[seat] == len(captures)
        points = after.points[seat] - position.points[seat]
        assert points == sum(row.points for row in rows)
        assert points == laws.points_made(after.discs[seat], place, position.setup.difference)
        assert all(place in row.cells and len(row.cells) >= 3 for row in rows)


@given(sequence_dice_boards())
def test_a_chip_changes_one_cell_and_the_seat_follows_from_the_total(
    position: SequenceDice,
) -> None:
    for choice in position.decisions():
        after, happened = position.decide(choice)
        changed = [old ^ new for old, new in zip(position.chips, after.chips, strict=True)]
        assert {mask for mask in changed if mask} == ({1 << choice} if choice < 36 else set())
        again = position.total in (2, 12) or after.outcome is not None
        step = 0 if again else 1
        assert after.seat == (position.seat + step) % position.setup.players
        told = [effect for effect in happened if isinstance(effect, effects.TurnEnded)]
        assert [effect.following for effect in told] == ([] if again else [after.seat])


def test_positions_cannot_be_changed() -> None:
    for position in (columbiz(dice="12335556"), sequence_dice(total=7)):
        with pytest.raises(FrozenInstanceError):
            position.seat = 1  # type: ignore[misc]


def test_outside_its_phase_a_position_offers_no_cells() -> None:
    from_keep = play(columbiz(dice="12335556"), "e3", "end").position
    assert from_keep.placeable == 0
    assert play(sequence_dice(total=7), "b2").position.choices == 0


# The script that plays random games looks for violations; it must be able to find one.


def compare_after(ledger: Ledger, happened: tuple[effects.Effect, ...], position: Position) -> None:
    ledger.enter(happened)
    ledger.compare(position)


@pytest.mark.parametrize(
    ("happened", "invariant"),
    [
        ((effects.Placed(0, cell("a1"), 0, "S-7"),), "effects and chips differ"),
        ((effects.Removed(0, cell("a1"), 1),), "took a piece that is not there"),
        (
            (effects.Placed(0, cell("a1"), 0, "S-7"), effects.Placed(1, cell("a1"), 0, "S-7")),
            "placed on a taken cell",
        ),
    ],
)
def test_a_ledger_notices_effects_that_do_not_fit(
    happened: tuple[effects.Effect, ...], invariant: str
) -> None:
    position = sequence_dice()
    ledger = Ledger(position.setup)
    ledger.compare(position)
    with pytest.raises(Violated, match=invariant):
        compare_after(ledger, happened, position)


def test_a_violation_is_counted_and_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = random_games.Run(games=2, first=7, seed=3, setups=("columbiz 2",))
    assert run.play(workers=1) == 0
    monkeypatch.setattr(laws, "discs_each", lambda _players: 17)
    assert run.play(workers=1) == 2
    printed = capsys.readouterr().err
    assert '--seed 3 --setup "columbiz 2" --first 7 --games 1' in printed
    assert "effects and supply differ" in printed
    assert "Columbiz(setup=" in printed


def test_the_script_plays_every_set_up_in_parallel() -> None:
    command = [sys.executable, "-m", "tests.support.random_games"]
    command += ["--games", "2", "--workers", "2", "--seed", "5"]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    lines = finished.stdout.splitlines()[1:]
    assert [line[:32].strip() for line in lines] == list(random_games.SETUPS)
    assert all(line.split()[-1] == "0" for line in lines)


def test_a_position_tells_whose_piece_lies_on_a_cell() -> None:
    """In either game, by side."""
    picture = """
        . . . . . .
        . . . . . .
        . . . . B .
        . . . . . .
        . . . . . .
        G . . . . .
    """
    chips = sequence_dice(picture)
    assert chips.pieces() == chips.chips
    assert [chips.owner(cell(name)) for name in ("a1", "e4", "c3")] == [0, 1, None]
    discs = columbiz(picture.replace("G", "P"), dice="12345666")
    assert discs.pieces() == discs.discs
    assert [discs.owner(cell(name)) for name in ("a1", "e4", "c3")] == [0, 1, None]
