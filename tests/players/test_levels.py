"""The kinds of decisions whose time is measured."""

from bench.deciding import timed
from sixrow.rules import ColumbizSetup, SequenceDiceSetup


def test_every_kind_of_decision_is_timed() -> None:
    kinds = {"keep, 2 left", "keep, 1 left", "first disc", "further disc"}
    assert set(timed(ColumbizSetup(), "novice", 0)) == kinds
    seconds = timed(SequenceDiceSetup(), "novice", 0)
    assert set(seconds) == {"cell"}
    assert min(seconds["cell"]) > 0
