"""The networks that come with the package, and which of them serves a set-up."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sixrow.engine.network_files import load_network
from sixrow.engine.networks import Network
from sixrow.notation import setup_text
from sixrow.rules import ColumbizSetup, Refusal, SequenceDiceSetup, Setup

FOLDER = Path(__file__).parent / "networks"


@dataclass(frozen=True, slots=True)
class Judge:
    """A network and the set-up that it learnt.

    Attributes:
        exact: whether that is the very set-up it is wanted for; otherwise it is the nearest.
        about: how it was made.
    """

    network: Network
    setup: Setup
    exact: bool
    about: dict[str, object]


def judge_for(setup: Setup) -> Judge:
    """The network for a set-up, or the nearest one there is.

    Raises:
        Refusal: no network has learnt anything near it.
    """
    nearest = nearest_learnt(setup)
    path = FOLDER / f"{file_name(nearest)}.npz"
    if not path.exists():
        raise Refusal("no-network", setup=setup_text(nearest))
    network, about = _loaded(path)
    return Judge(network, nearest, nearest == _without_seats(setup), about)


def nearest_learnt(setup: Setup) -> Setup:
    """The set-up whose network serves this one.

    Networks see the numbers of players or sides, the limit of discs a turn and the length of the
    row; the other options are judged as by default.
    """
    if isinstance(setup, ColumbizSetup):
        return ColumbizSetup(players=setup.players, limit=setup.limit)
    assert isinstance(setup, SequenceDiceSetup)
    return SequenceDiceSetup(players=setup.sides, length=setup.length)


def _without_seats(setup: Setup) -> Setup:
    """Four players in two teams are two sides for a network: they roll in the same order."""
    if isinstance(setup, SequenceDiceSetup):
        return SequenceDiceSetup(players=setup.sides, length=setup.length, chips=setup.chips)
    return setup


def file_name(setup: Setup) -> str:
    """The name of a learnt set-up's file."""
    return setup_text(setup).replace(":", "-").replace("=", "-")


@cache
def _loaded(path: Path) -> tuple[Network, dict[str, object]]:
    return load_network(path)
