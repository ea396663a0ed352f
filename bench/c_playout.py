"""The random playouts in C: compiled at run time, called through ctypes, facts as the engine's."""

import ctypes
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from bench.facts import Facts
from sixrow.engine.columbiz import states
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.types import Numbers
from sixrow.rules import ColumbizSetup, SequenceDiceSetup, Setup

SOURCE = Path(__file__).with_name("playout.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")

# Where playout.c writes what: the first column, and for facts of each side the others after it.
_COLUMBIZ_WIDTH, _SEQUENCE_DICE_WIDTH = 19, 10
_COLUMBIZ_SIDES = {"score": 3, "rows": 7, "captives": 11, "forfeits": 15}
_SEQUENCE_DICE_SIDES = {"chips": 3}
_SEQUENCE_DICE_GAME = {"passes": 6, "extra_turns": 7, "replaced": 8, "removed": 9}


def compiler() -> str | None:
    """The C compiler of this machine, or None."""
    return shutil.which("cc")


def compiler_text() -> str:
    """What compiles, and how, for the head of a report."""
    found = compiler()
    if found is None:
        return "none on this machine, so that the columns for C are empty"
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)
    return f"{version.stdout.splitlines()[0]}, {' '.join(FLAGS[:2])}"


@cache
def _library() -> ctypes.CDLL:
    found = compiler()
    assert found is not None
    with TemporaryDirectory() as folder:
        target = Path(folder) / "playout.so"
        subprocess.run([found, *FLAGS, "-Wall", "-o", target, SOURCE], check=True)
        return ctypes.CDLL(str(target))


def play(setup: Setup, games: int, seed: int) -> Facts:
    """Random games in C; there has to be a compiler."""
    if isinstance(setup, ColumbizSetup):
        rows, filled, fallen = _call("play_columbiz", states.facts(setup), games, seed)
        by_side, by_game = _COLUMBIZ_SIDES, {}
    else:
        assert isinstance(setup, SequenceDiceSetup)
        rows, filled, fallen = _call("play_sequence_dice", sequence_dice.facts(setup), games, seed)
        by_side, by_game = _SEQUENCE_DICE_SIDES, _SEQUENCE_DICE_GAME
    columns = {"starter": 0, "turns": 1, "winners": 2, **by_game}
    return {
        **{name: rows[:, at] for name, at in columns.items()},
        **{name: rows[:, at : at + setup.sides] for name, at in by_side.items()},
        "filled": filled,
        "fallen": fallen,
    }


def _call(name: str, facts: Numbers, games: int, seed: int) -> tuple[Numbers, Numbers, Numbers]:
    columbiz_game = name == "play_columbiz"
    width = _COLUMBIZ_WIDTH if columbiz_game else _SEQUENCE_DICE_WIDTH
    rows = np.empty((games, width), dtype=np.int64)
    filled = np.zeros(36, dtype=np.int64)
    fallen = np.zeros(6 if columbiz_game else 13, dtype=np.int64)
    arrays = [ctypes.c_void_p(each.ctypes.data) for each in (facts, rows, filled, fallen)]
    numbers = ctypes.c_uint64(seed), ctypes.c_uint64(0), ctypes.c_int64(games)
    getattr(_library(), name)(arrays[0], *numbers, *arrays[1:])
    return rows, filled, fallen
