"""Compiling everything ahead of time, so that nothing has to wait for it later."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from sixrow.engine.compiler import cache_folder
from sixrow.engine.evaluators import Margin
from sixrow.engine.odds import cell_odds
from sixrow.engine.rolls import solve_roll
from sixrow.engine.rows import OpenRows
from sixrow.engine.simulation import simulate
from sixrow.engine.turns import best_order, solve
from sixrow.rules import Columbiz, ColumbizSetup, SequenceDice, SequenceDiceSetup
from sixrow.rules.dice import of_faces

SECONDS = 30
"""About how long compiling everything takes on two cores."""

_DONE = "complete"


def is_warm() -> bool:
    """Whether `warm` has compiled exactly these sources on this machine before."""
    return (cache_folder() / _DONE).exists()


def warm() -> Iterator[str]:
    """Compile all that a program may need; gives the name of each part that is done.

    The parts are compiled by two processes, which leave the code on disk; where that was done
    before there is nothing to do.
    """
    if is_warm():
        return
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        parts = {pool.submit(_compile, name): name for name in PARTS}
        for done in as_completed(parts):
            done.result()
            yield parts[done]
    (cache_folder() / _DONE).touch()


def _compile(name: str) -> None:
    PARTS[name]()


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
    for policy in ("random", "greedy"):
        list(simulate(ColumbizSetup(), 1, policies=[policy]))


def _sequence_dice() -> None:
    setup = SequenceDiceSetup()
    for policy in ("random", "greedy"):
        list(simulate(setup, 1, policies=[policy]))
    position = SequenceDice.start(setup)
    for dice in ((6, 6), (1, 1)):
        position = position.roll(of_faces(dice)).position
    solve_roll(position, OpenRows())


PARTS: dict[str, Callable[[], None]] = {"columbiz": _columbiz, "sequence-dice": _sequence_dice}
"""What there is to compile."""
