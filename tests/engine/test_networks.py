"""Networks inside compiled code, against the same sums in plain NumPy."""

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest

from sixrow.engine import Margin, best_order, solve
from sixrow.engine.columbiz.inputs import columbiz_inputs, judge, judge_ends, room, write_inputs
from sixrow.engine.columbiz.states import packed
from sixrow.engine.columbiz.turns import supplies
from sixrow.engine.columbiz.workspace import expected_share, find_keeps, solve_turn, workspace
from sixrow.engine.network_files import load_network, save_network
from sixrow.engine.networks import Network, outputs
from sixrow.engine.sequence_dice.inputs import sequence_inputs, sum_board
from sixrow.engine.sequence_dice.inputs import write_inputs as write_sequence_inputs
from sixrow.engine.sequence_dice.rolls import ODDS
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.sequence_dice.states import LENGTH, OVER, PHASE, SIDES, cells_for, choose_for
from sixrow.engine.sequence_dice.states import packed as packed_board
from sixrow.engine.sequence_dice.states import side as side_to_move
from sixrow.engine.sequence_dice.workspace import judge_choice, solve_roll
from sixrow.engine.sequence_dice.workspace import workspace as roll_workspace
from sixrow.engine.types import Numbers, Weights
from sixrow.learn.fitter import new_network
from sixrow.rules import COLUMBIZ, Columbiz, Refusal
from sixrow.rules.board import cells_in
from sixrow.rules.columbiz import END, ColumbizPhase
from sixrow.rules.sequence_dice import PASS
from sixrow.rules.sequence_dice.laws import CELLS_OF
from tests.engine.reference import random_positions
from tests.support.boards import columbiz, sequence_dice

CLOSE = 1e-5


def a_network(inputs: int, sides: int, seed: int = 1) -> Network:
    """Random weights, small enough that the shares are not all 0 or 1."""
    random = np.random.default_rng(seed)
    shapes = ((inputs, 16), (16,), (16, 8), (8,), (8, sides), (sides,))
    layers = [(0.4 * random.standard_normal(shape)).astype(np.float32) for shape in shapes]
    return Network(*layers)


def plainly(network: Network, inputs: Weights) -> Weights:
    """The shares for one row of inputs, in double precision."""
    w1, b1, w2, b2, w3, b3 = (layer.astype(np.float64) for layer in network)
    hidden = np.maximum(inputs @ w1 + b1, 0)
    raised = np.exp(np.maximum(hidden @ w2 + b2, 0) @ w3 + b3)
    shares: Weights = raised / raised.sum()
    return shares


def ends_judged(position: Columbiz, network: Network) -> tuple[list[int], Weights]:
    """The sets of cells of a turn, and the shares that `judge_ends` gives each."""
    state, facts = packed(position)
    placements = solve(position, Margin()).placements
    count = len(placements.cells)
    supply = np.empty(count, dtype=np.int64)
    supplies(state, placements.cells, supply)
    shares = np.empty((count, position.setup.players), dtype=np.float32)
    cells, taken, _, gained, parents = placements.columns()
    judge_ends(
        *(network, state, facts, cells, taken, gained, parents, supply),
        *(room(len(network.b1), count), shares),
    )
    return [int(each) for each in cells], shares


def after_placing(position: Columbiz, cells: int) -> Columbiz:
    """The position after a set of cells in its best order, the turn not yet handed on."""
    seat = position.seat
    after = replace(position, phase=ColumbizPhase.PLACE, dice=0x888888, kept=0, rolls_left=0)
    for cell in best_order(position, cells):
        after = after.decide(cell).position
    if cells:
        return after
    left = max(position.supply[seat] - 3, 0)
    supply = tuple(left if each == seat else n for each, n in enumerate(position.supply))
    return replace(after, supply=supply)


def positions(players: int) -> list[Columbiz]:
    setup = COLUMBIZ.setup(players, captives="linear" if players == 3 else "square")
    found = random_positions(setup, 40 + players, ColumbizPhase.ROLL, 7)
    return [found[0], found[len(found) // 2], *found[-2:]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ends_are_judged_as_if_each_were_written_anew(players: int) -> None:
    network = a_network(columbiz_inputs(players), players)
    inputs = np.empty(columbiz_inputs(players), dtype=np.float32)
    alone = np.empty(players, dtype=np.float32)
    compared = 0
    for position in positions(players):
        cells, shares = ends_judged(position, network)
        assert np.allclose(shares.sum(axis=1), 1, atol=CLOSE)
        for row in range(0, len(cells), 1 + len(cells) // 250):
            after = after_placing(position, cells[row])
            if _is_over(after):
                continue
            write_inputs(*packed(after), inputs)
            judge(network, inputs, alone)
            assert np.allclose(shares[row], alone, atol=CLOSE)
            assert np.allclose(alone, plainly(network, inputs), atol=CLOSE)
            compared += 1
    assert compared > 100


def _is_over(after: Columbiz) -> bool:
    complete = (after.seat + 1) % after.setup.players == after.starter
    return after.last_round and complete


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 1), (4, 3), (2, 4)])
def test_ends_that_finish_the_game_have_the_shares_of_its_outcome(players: int, left: int) -> None:
    """The last seat of the round empties its supply, or another seat has done so before."""
    board = """
        . . . . . .
        . P . . . .
        . . P . . .
        B B . P . .
        P B P . B B
        B P . P P B
    """
    seat = players - 1
    supplies_left = [(2,) * seat + (left,), (0,) + (2,) * (seat - 1) + (3,)]
    for supply in supplies_left:
        position = _with_totals(board, players, supply)
        network = a_network(columbiz_inputs(players), players)
        cells, shares = ends_judged(position, network)
        finished = 0
        for chosen, row in zip(cells, shares, strict=True):
            after = after_placing(position, chosen)
            if not _is_over(after):
                continue
            over = replace(after, placed=1, dice=0).decide(END).position
            assert over.outcome is not None
            exact = [float(share) for share in over.outcome.shares]
            assert [*row] == pytest.approx([*exact[seat:], *exact[:seat]], abs=1e-7)
            finished += 1
        assert finished > 0
        assert (finished == len(cells)) is (supply[0] == 0 or left == 1)


def _with_totals(board: str, players: int, supply: tuple[int, ...]) -> Columbiz:
    """Scores close enough that ends win, lose and tie."""
    points = (9,) + (7,) * (players - 2) + (6,)
    return columbiz(
        board,
        players=players,
        seat=players - 1,
        phase=ColumbizPhase.ROLL,
        supply=supply,
        points=points,
    )


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_turn_is_worth_to_every_seat_adds_up_to_one(players: int) -> None:
    network = a_network(columbiz_inputs(players), players)
    work = workspace(players, len(network.b1))
    for position in positions(players)[:3]:
        state, facts = packed(position)
        _, value = solve_turn(network, state, facts, work)
        find_keeps(work)
        others = [expected_share(place, work) for place in range(1, players)]
        assert value + sum(others) == pytest.approx(1, abs=CLOSE)
        assert others == [expected_share(place, work) for place in range(1, players)]


def test_the_inputs_of_columbiz_are_what_they_are_said_to_be() -> None:
    """Seat 1 has just played; seat 0 comes next and has begun, so no turn of the round is left."""
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . B . . . .
        P . . . . .
    """
    position = columbiz(
        board, seat=1, supply=(9, 3), captured=(0, 2), points=(8, 5), phase=ColumbizPhase.ROLL
    )
    inputs = np.empty(columbiz_inputs(2), dtype=np.float32)
    write_inputs(*packed(position), inputs)
    assert [*np.flatnonzero(inputs[:72])] == [7, 36]
    own, other = inputs[72:77], inputs[77:82]
    assert [*own] == pytest.approx([3 / 18, 3 / 4, 0.2, 2 / 6, 7 / 30])
    assert [*other] == pytest.approx([9 / 18, 1, 0, 1 / 6, 8 / 30])
    assert inputs[82] == pytest.approx(np.tanh(-1 / 8))
    assert [*inputs[83:]] == [1, 0, 0, 0]
    out = replace(position, supply=(0, 3))
    write_inputs(*packed(out), inputs)
    assert [*inputs[83:]] == [1, 0, 1, 0]


SEQUENCE_BOARD = """
    G . . B . .
    . G B . . .
    . G . B . G
    . . . G B .
    . B . . G .
    . . G . . B
"""


@pytest.mark.parametrize(("players", "length"), [(2, 5), (2, 6), (3, 5), (3, 6), (4, 6)])
def test_boards_are_judged_as_if_their_inputs_were_written(players: int, length: int) -> None:
    board = SEQUENCE_BOARD.replace("B .", "R .") if players == 3 else SEQUENCE_BOARD
    position = sequence_dice(board, players=players, length=length)
    sides, masks = position.setup.sides, lines(length)
    size = sequence_inputs(sides, length, len(masks))
    network = a_network(size, sides, seed=2)
    chips = np.array(position.chips, dtype=np.int64)
    inputs, shares = np.empty(size, dtype=np.float32), np.empty(sides, dtype=np.float32)
    hidden, second = np.empty_like(network.b1), np.empty_like(network.b2)
    for roller in range(sides):
        write_sequence_inputs(chips, roller, masks, length, inputs)
        sum_board(network, chips, roller, masks, length, hidden)
        outputs(network, hidden, second, shares)
        assert np.allclose(shares, plainly(network, inputs), atol=CLOSE)
        assert shares.sum() == pytest.approx(1, abs=CLOSE)
        _check_sequence_inputs(inputs, position.chips, roller, length)


def _check_sequence_inputs(
    inputs: Weights, chips: tuple[int, ...], roller: int, length: int
) -> None:
    """The bits of the chips and the box; how lines and numbers are shared; what a line lacks."""
    sides = len(chips)
    ordered = [chips[(roller + place) % sides] for place in range(sides)]
    bits = [float(own >> cell & 1) for own in ordered for cell in range(36)]
    boxes = [own.bit_count() / 20 for own in ordered]
    rows: list[float] = []
    for line in lines(length):
        cells = cells_in(int(line))
        rows += _shared(ordered, cells)
        for own in ordered:
            lacked = {cell for cell in cells if not own >> cell & 1}
            pairs = sorted(combinations(cells, 2), key=lambda pair: (pair[1], pair[0]))
            ways = [(cell,) for cell in cells] + pairs
            rows += [float(lacked == set(way)) for way in ways]
    for number in range(13):
        if CELLS_OF[number]:
            rows += _shared(ordered, cells_in(CELLS_OF[number]))
    assert [*inputs] == pytest.approx([*bits, *boxes, *rows])


def _shared(ordered: list[int], cells: tuple[int, ...]) -> list[float]:
    """One bit for each way to share the cells, the empty way left out, the last side's first."""
    held = [sum(own >> cell & 1 for cell in cells) for own in ordered]
    ways = [
        way for way in product(range(len(cells) + 1), repeat=len(ordered)) if sum(way) <= len(cells)
    ]
    ways.sort(key=lambda way: [sum(way[: place + 1]) for place in reversed(range(len(way)))])
    return [float(list(way) == held) for way in ways[1:]]


@pytest.mark.parametrize(("players", "length"), [(2, 5), (2, 6), (3, 5)])
def test_a_roll_is_solved_as_if_every_choice_were_judged_alone(players: int, length: int) -> None:
    board = SEQUENCE_BOARD.replace("B .", "R .") if players == 3 else SEQUENCE_BOARD
    for seat in range(players):
        position = sequence_dice(board, players=players, length=length, seat=seat)
        setup, masks = position.setup, lines(length)
        network = a_network(sequence_inputs(setup.sides, length, len(masks)), setup.sides, seed=3)
        work, (state, facts) = roll_workspace(network, setup.sides), packed_board(position)
        expected, alone = np.empty(setup.sides), np.empty(setup.sides)
        solve_roll(network, state, facts, masks, work, expected)
        assert expected == pytest.approx(ODDS @ work.values, abs=CLOSE)
        for rolled in range(2, 13):
            cells = cells_in(int(cells_for(state, facts, position.side, rolled))) or (PASS,)
            found = []
            for cell in cells:
                judge_choice(network, state, facts, rolled, cell, masks, work, alone)
                assert alone == pytest.approx(
                    _plainly_after(network, state, facts, rolled, cell), abs=CLOSE
                )
                found.append(alone[position.side])
            assert max(found) == work.values[rolled, position.side]
            assert found[cells.index(work.cells[rolled])] == max(found)


def _plainly_after(
    network: Network, state: Numbers, facts: Numbers, rolled: int, cell: int
) -> list[float]:
    """The shares by side after a choice, by inputs written anew."""
    after, sides, length = state.copy(), int(facts[SIDES]), int(facts[LENGTH])
    choose_for(after, facts, side_to_move(state, facts), rolled, cell)
    roller = side_to_move(after, facts)
    if after[PHASE] == OVER:
        return [float(side == roller) for side in range(sides)]
    inputs = np.empty(len(network.w1), dtype=np.float32)
    write_sequence_inputs(after[:sides], roller, lines(length), length, inputs)
    shares: list[float] = plainly(network, inputs).tolist()
    return shares[sides - roller :] + shares[: sides - roller]


def test_a_saved_network_comes_back_with_its_note(tmp_path: Path) -> None:
    network, path = a_network(30, 2), tmp_path / "net.npz"
    save_network(path, a_network(30, 2, seed=9), {"games": 1})
    save_network(path, network, {"game": "columbiz", "games": 12})
    loaded, about = load_network(path)
    assert about == {"game": "columbiz", "games": 12}
    for one, other in zip(network, loaded, strict=True):
        assert one.dtype == other.dtype == np.float32
        assert np.array_equal(one, other)
    assert [each.name for each in tmp_path.iterdir()] == ["net.npz"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"not a network at all\n", id="text"),
        pytest.param(b"PK\x03\x04 and no more", id="a broken archive"),
        pytest.param(b"\x80\x04N.", id="a pickle"),
    ],
)
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(Refusal, match="not-a-network"):
        load_network(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="not-a-network"):
        load_network(tmp_path / "nowhere.npz")


def test_a_truncated_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_network(path, a_network(30, 2), {})
    whole = path.read_bytes()
    for length in (10, len(whole) // 2, len(whole) - 5):
        path.write_bytes(whole[:length])
        with pytest.raises(Refusal, match="not-a-network"):
            load_network(path)


def test_other_arrays_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    np.savez(path, w1=np.zeros(3))
    with pytest.raises(Refusal, match="not-a-network"):
        load_network(path)
    layers = {name: layer.astype(float) for name, layer in a_network(30, 2)._asdict().items()}
    np.savez(path, about=np.array("{}"), **layers)
    with pytest.raises(Refusal, match="not-a-network"):
        load_network(path)
    with path.open("wb") as file:
        np.save(file, np.zeros(3, dtype=np.float32))
    with pytest.raises(Refusal, match="not-a-network"):
        load_network(path)


@pytest.mark.parametrize("layer", Network._fields)
def test_layers_that_do_not_fit_together_are_refused(tmp_path: Path, layer: str) -> None:
    whole = new_network(12, 8, 4, 2, seed=1)
    cut = whole._replace(**{layer: getattr(whole, layer)[..., :-1].copy()})
    save_network(tmp_path / "cut.npz", cut, {})
    with pytest.raises(Refusal, match="not-a-network"):
        load_network(tmp_path / "cut.npz")
