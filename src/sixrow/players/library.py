"""The networks that come with the package, and which of them serves a set-up."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sixrow.rules import ColumbizSetup, Refusal, SequenceDiceSetup, Setup

if TYPE_CHECKING:
    from sixrow.engine.networks import Network

FOLDER = Path(__file__).parent / "networks"


@dataclass(frozen=True, slots=True)
class Judge:
    """A network and the set-up that it learnt.

    Attributes:
        exact: whether that is the very set-up it is wanted for; otherwise it is the nearest.
        about: how it was made.
    """

    network: "Network"
    setup: Setup
    exact: bool
    about: dict[str, object]


def judge_for(setup: Setup) -> Judge:
    """The network for a set-up, or the nearest one there is.

    Raises:
        Refusal: no network has learnt anything near it.
    """
    nearest = nearest_learnt(setup)
    network, about = _loaded(_path(nearest))
    return Judge(network, nearest, is_exact(setup), about)


def nearest_learnt(setup: Setup) -> Setup:
    """The set-up whose network serves this one; needs neither the engine nor NumPy.

    Networks see the numbers of players or sides, the limit of discs a turn and the length of the
    row; the other options are judged as by default, and so is the limit if it has no network.

    Raises:
        Refusal: no network has learnt anything near it.
    """
    candidates = _candidates(setup)
    for candidate in candidates:
        if _path(candidate).exists():
            return candidate
    from sixrow.notation import setup_text

    raise Refusal("no-network", setup=setup_text(candidates[0]))


def is_exact(setup: Setup) -> bool:
    """Whether the network that serves a set-up has learnt that very set-up.

    Raises:
        Refusal: no network has learnt anything near it.
    """
    return nearest_learnt(setup) == _without_seats(setup)


def fingerprint(setup: Setup) -> str:
    """A digest of the network that serves a set-up: another network has another.

    Raises:
        Refusal: no network has learnt anything near it.
    """
    from hashlib import sha256

    return sha256(_path(nearest_learnt(setup)).read_bytes()).hexdigest()[:16]


def _candidates(setup: Setup) -> list[Setup]:
    if isinstance(setup, ColumbizSetup):
        own = ColumbizSetup(players=setup.players, limit=setup.limit)
        return list(dict.fromkeys((own, ColumbizSetup(players=setup.players))))
    assert isinstance(setup, SequenceDiceSetup)
    return [SequenceDiceSetup(players=setup.sides, length=setup.length)]


def _without_seats(setup: Setup) -> Setup:
    """Four players in two teams are two sides for a network: they roll in the same order."""
    if isinstance(setup, SequenceDiceSetup):
        return SequenceDiceSetup(players=setup.sides, length=setup.length, chips=setup.chips)
    return setup


def file_name(setup: Setup) -> str:
    """The name of a learnt set-up's file."""
    from sixrow.notation import setup_text

    return setup_text(setup).replace(":", "-").replace("=", "-")


def _path(learnt: Setup) -> Path:
    return FOLDER / f"{file_name(learnt)}.npz"


@cache
def _loaded(path: Path) -> "tuple[Network, dict[str, object]]":
    from sixrow.engine.network_files import load_network

    return load_network(path)
