"""The libraries' own suites for every set-up: a short form for the tests, a long one to look at.

python -m tests.research.conformance [--sims 20] [--states 400]

prints a line for every set-up and suite.
"""

import argparse
import contextlib
import os
import tempfile
import time
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, sample_some_states
from open_spiel.python.tests.games_sim_test import GamesSimTest

from sixrow.notation import setup_text
from sixrow.research.openspiel import game_text
from sixrow.rules import Setup
from tests.support.strategies import EVERY_SETUP

flags.FLAGS.mark_as_parsed()


def random_simulations(setup: Setup, sims: int) -> None:
    """OpenSpiel's random games in C++, with serialisation and masks."""
    game = pyspiel.load_game(game_text(setup))
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False, mask_test=True)


def simulated_game(setup: Setup) -> None:
    """OpenSpiel's random game in Python, with clones and pickles."""
    np.random.seed(1)  # what the suite draws from
    GamesSimTest().sim_game(pyspiel.load_game(game_text(setup)))


def playthrough(setup: Setup, folder: Path) -> int:
    """A playthrough written and played again; how many lines it has."""
    text = generate_playthrough.playthrough(game_text(setup), None, seed=1)
    path = folder / "playthrough.txt"
    path.write_text(text)
    before, again = generate_playthrough.replay(str(path))
    assert before == again
    return len(text.splitlines())


def enforced_api(setup: Setup, states: int) -> unittest.TestResult:
    """OpenSpiel's checks of a part of the tree, observers included."""
    # Seconds: it imports every game. Other tests import this module too, in every worker.
    from open_spiel.integration_tests import api_test  # noqa: PLC0415

    game = pyspiel.load_game(game_text(setup))

    class PartialTree(api_test.EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = game, str(game), game.get_type()
            cls.some_states = sample_some_states.sample_some_states(game, max_states=states)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(PartialTree).run(result)
    assert result.testsRun == 5
    assert result.wasSuccessful(), result.failures or result.errors
    return result


def suites(setup: Setup, sims: int, states: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """The four suites, by name."""

    def played() -> int:
        with tempfile.TemporaryDirectory() as folder:
            return playthrough(setup, Path(folder))

    yield "random_sim_test", lambda: random_simulations(setup, sims)
    yield "GamesSimTest.sim_game", lambda: simulated_game(setup)
    yield "generate_playthrough", played
    yield "EnforceAPIOnPartialTreeBase", lambda: enforced_api(setup, states)


@contextlib.contextmanager
def silenced() -> Iterator[None]:
    """OpenSpiel tells of every error that its suite provokes, on the process's own streams."""
    kept = [os.dup(1), os.dup(2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        for stream in (1, 2):
            os.dup2(nowhere, stream)
        yield
    finally:
        for stream, copy in enumerate(kept, start=1):
            os.dup2(copy, stream)
            os.close(copy)
        os.close(nowhere)


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's suites for every set-up.")
    parser.add_argument("--sims", type=int, default=20)
    parser.add_argument("--states", type=int, default=400)
    given = parser.parse_args()
    for setup in EVERY_SETUP:
        for name, suite in suites(setup, given.sims, given.states):
            started = time.perf_counter()
            with silenced():
                suite()
            took = time.perf_counter() - started
            print(
                f"{setup_text(setup, every_option=True):<70}{name:<29}ok {took:6.1f} s", flush=True
            )


if __name__ == "__main__":
    main()
