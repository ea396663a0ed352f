"""Ahead-of-time compilation, so that nothing has to wait for it later."""

import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import as_completed
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sixrow.engine.batches import YOURS, Batch
from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.afterstates import Placements
from sixrow.engine.columbiz.evaluators import Margin
from sixrow.engine.columbiz.inputs import columbiz_inputs, judge_ends
from sixrow.engine.columbiz.lookahead import look_at_ends, look_at_keeps
from sixrow.engine.columbiz.loops import finish as finish_columbiz
from sixrow.engine.columbiz.odds import cell_odds
from sixrow.engine.columbiz.rollouts import roll_out as roll_out_columbiz
from sixrow.engine.columbiz.turns import best_order, solve
from sixrow.engine.columbiz.workspace import solve_turn, workspace
from sixrow.engine.compiler import COMPLETE, cache_folder
from sixrow.engine.networks import Network
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice import workspace as sequence_workspaces
from sixrow.engine.sequence_dice.inputs import sequence_inputs
from sixrow.engine.sequence_dice.lookahead import look_at_choices
from sixrow.engine.sequence_dice.loops import finish as finish_sequence_dice
from sixrow.engine.sequence_dice.rollouts import roll_out as roll_out_sequence_dice
from sixrow.engine.sequence_dice.rolls import solve_roll
from sixrow.engine.sequence_dice.rows import OpenRows, lines
from sixrow.engine.sequence_dice.workspace import judge_choice
from sixrow.engine.simulation import simulate
from sixrow.processes import worker_pool
from sixrow.rules import Columbiz, ColumbizSetup, SequenceDice, SequenceDiceSetup, Setup
from sixrow.rules.dice import of_faces

KEPT_SECONDS = 30 * 24 * 60 * 60
"""How long unused compiled code is kept."""


def is_warm(parts: Iterable[str] = ()) -> bool:
    """Whether `warm` has compiled these parts (default: all) from exactly these sources.

    Never true if compiled code cannot be kept.
    """
    return not _missing(parts)


def seconds(parts: Iterable[str]) -> int:
    """A rough estimate of the time to compile what is missing of some parts, on two cores."""
    costs = [PARTS[name].seconds for name in _missing(parts)]
    return max(round(sum(costs) / 2), *costs, 0)


def warm(parts: Iterable[str] = ()) -> Iterator[str]:
    """Compile what is missing of some parts (default: all); yields the name of each one done.

    Two processes compile the parts and leave the code in the cache on disk; does nothing if it is
    already there, or cannot be kept. Stop iterating to stop compiling.
    """
    missing, folder = _missing(parts), cache_folder()
    if folder is None or not missing:
        return
    with worker_pool(2) as pool:
        compiling = {pool.submit(_compile, name): name for name in missing}
        for done in as_completed(compiling):
            done.result()
            _mark(folder, compiling[done])
            yield compiling[done]
    if is_warm():
        _mark(folder)
    prune(folder.parent)


def _missing(parts: Iterable[str]) -> list[str]:
    names, folder = tuple(parts) or tuple(PARTS), cache_folder()
    if folder is None:
        return list(names)
    return [name for name in names if not _marker(folder, name).exists()]


def _marker(folder: Path, name: str = "") -> Path:
    """The file that says that a part is compiled; without a name: that all are."""
    return folder / (f"{COMPLETE}-{name}" if name else COMPLETE)


def _mark(folder: Path, name: str = "") -> None:
    with suppress(OSError):  # it is compiled again next time
        _marker(folder, name).touch()


def prune(folder: Path) -> None:
    """Remove compiled code that no process has used for a month.

    Every process that uses compiled code touches its folder when it starts
    (`compiler.cache_folder`). A folder is renamed before it is deleted, so that no process finds
    half of it.
    """
    oldest = time.time() - KEPT_SECONDS
    for old in folder.glob("engine-*"):
        with suppress(OSError):  # another process removed it first, or we may not
            if old != cache_folder() and old.stat().st_mtime < oldest:
                gone = old.rename(old.with_name(f"removed-{os.getpid()}-{old.name}"))
                shutil.rmtree(gone)


def _compile(name: str) -> None:
    PARTS[name].compile()


def _first_turn(setup: ColumbizSetup) -> Columbiz:
    position = Columbiz.start(setup)
    for die in range(6, 6 - setup.players, -1):
        position = position.roll(of_faces((die,))).position
    return position


def _columbiz() -> None:
    position = _first_turn(ColumbizSetup())
    turn = solve(position, Margin())
    dice = of_faces((1, 2, 3, 3, 5, 5, 5, 6))
    turn.best_keep(dice, 2)
    best_order(position, turn.best_cells(dice))
    cell_odds(position)


def _columbiz_games() -> None:
    for policy in ("random", "greedy"):
        list(simulate(ColumbizSetup(), 1, policies=[policy]))


def _columbiz_networks() -> None:
    players = 2
    network = _network(columbiz_inputs(players), players)
    state, facts = states.packed(_first_turn(ColumbizSetup()))
    work, ahead = (workspace(players, len(network.b1)) for _ in range(2))
    count, _value = solve_turn(network, state, facts, work)
    placements = Placements(work.cells, work.taken, work.needs, work.gained, work.parents)
    cells, taken, _needs, gained, parents = placements.first(count).columns()
    supply, shares = work.supply[:count].copy(), work.shares[:count].copy()
    judge_ends(
        *(network, state, facts, cells, taken, gained, parents, supply, work.room, shares),
    )
    rows = np.array([count - 1], dtype=np.int64)
    look_at_ends(network, state, facts, rows, work, ahead, np.empty(1))
    keeps, seen = np.array([0], dtype=np.int16), np.full(count, np.nan)
    look_at_keeps(network, state, facts, keeps, 1, 1, 0.0, work, ahead, seen, np.empty(1))


def _columbiz_rollouts() -> None:
    players = 2
    network = _network(columbiz_inputs(players), players)
    state, facts = states.packed(_first_turn(ColumbizSetup()))
    work, results = workspace(players, len(network.b1)), np.empty((1, players))
    roll_out_columbiz(network, state, facts, 1, 0, 0, 1, True, work, results)


def _columbiz_batches() -> None:
    _step(ColumbizSetup())
    finish_columbiz(*states.packed(_first_turn(ColumbizSetup())), 0, 0, 1, np.empty(2))


def _step(setup: Setup) -> None:
    batch = Batch(setup, 1, policies=(YOURS, "greedy"))
    batch.begin(seeds=(0,))
    batch.step(batch.random_decisions())


def _sequence_dice() -> None:
    solve_roll(_first_roll(SequenceDiceSetup()), OpenRows())


def _sequence_dice_games() -> None:
    for policy in ("random", "greedy"):
        list(simulate(SequenceDiceSetup(), 1, policies=[policy]))


def _sequence_dice_batches() -> None:
    _step(SequenceDiceSetup())
    position = _first_roll(SequenceDiceSetup())
    finish_sequence_dice(*sequence_dice.packed(position), 0, 0, 1, np.empty(2))


def _sequence_dice_networks() -> None:
    setup = SequenceDiceSetup()
    position, masks = _first_roll(setup), lines(setup.length)
    network = _network(sequence_inputs(setup.sides, setup.length, len(masks)), setup.sides)
    work = sequence_workspaces.workspace(network, setup.sides)
    state, facts = sequence_dice.packed(position)
    total, cells = 3, np.array([0], dtype=np.int64)
    shares, values = np.empty(setup.sides), np.empty(1)
    judge_choice(network, state, facts, total, cells[0], masks, work, shares)
    look_at_choices(network, state, facts, total, cells, masks, 1, work, values)


def _sequence_dice_rollouts() -> None:
    setup = SequenceDiceSetup()
    masks = lines(setup.length)
    network = _network(sequence_inputs(setup.sides, setup.length, len(masks)), setup.sides)
    state, facts = sequence_dice.packed(_first_roll(setup))
    work, results = sequence_workspaces.workspace(network, setup.sides), np.empty((1, setup.sides))
    roll_out_sequence_dice(network, state, facts, 1, 0, 0, 1, True, masks, work, results)


def _first_roll(setup: SequenceDiceSetup) -> SequenceDice:
    position = SequenceDice.start(setup)
    for dice in ((6, 6), (1, 1)):
        position = position.roll(of_faces(dice)).position
    return position


def _network(inputs: int, sides: int) -> Network:
    """A network of zeros; only its types matter here."""
    widths = ((inputs, 4), (4,), (4, 4), (4,), (4, sides), (sides,))
    return Network(*(np.zeros(width, dtype=np.float32) for width in widths))


class CompiledPart(NamedTuple):
    """A part of the engine that is compiled independently.

    Attributes:
        compile: calls every function of the part once.
        seconds: roughly how long that takes on one core.
    """

    compile: Callable[[], None]
    seconds: int


PARTS: dict[str, CompiledPart] = {
    "columbiz": CompiledPart(_columbiz, 14),
    "columbiz-batches": CompiledPart(_columbiz_batches, 20),
    "columbiz-games": CompiledPart(_columbiz_games, 18),
    "columbiz-networks": CompiledPart(_columbiz_networks, 25),
    "columbiz-rollouts": CompiledPart(_columbiz_rollouts, 24),
    "sequence-dice": CompiledPart(_sequence_dice, 5),
    "sequence-dice-batches": CompiledPart(_sequence_dice_batches, 10),
    "sequence-dice-games": CompiledPart(_sequence_dice_games, 6),
    "sequence-dice-networks": CompiledPart(_sequence_dice_networks, 8),
    "sequence-dice-rollouts": CompiledPart(_sequence_dice_rollouts, 8),
}
"""For each game: turn or roll solver, batches, simulation, networks and players, rollouts."""
