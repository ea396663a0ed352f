"""The networks shipped with the package, and which of them serves a set-up."""

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
    """A network and the set-up that it was trained on.

    Attributes:
        exact: whether that is exactly the requested set-up rather than the nearest one.
        about: how it was made.
    """

    network: "Network"
    setup: Setup
    exact: bool
    about: dict[str, object]


def judge_for(setup: Setup) -> Judge:
    """The network for a set-up, or the nearest one there is.

    Raises:
        Refusal: no network was trained on a set-up near it.
    """
    nearest = nearest_learnt(setup)
    network, about = _loaded(_path(nearest))
    return Judge(network, nearest, is_exact(setup), about)


def nearest_learnt(setup: Setup) -> Setup:
    """The set-up whose network serves this one; needs neither the engine nor NumPy.

    There are networks by number of players or sides, limit of discs per turn and length of the row;
    other options are treated as the defaults, and so is a limit without a network.

    Raises:
        Refusal: no network was trained on a set-up near it.
    """
    candidates = _candidates(setup)
    for candidate in candidates:
        if _path(candidate).exists():
            return candidate
    from sixrow.notation import setup_text

    raise Refusal("no-network", setup=setup_text(candidates[0]))


def is_exact(setup: Setup) -> bool:
    """Whether the network that serves a set-up was trained on exactly that set-up.

    Raises:
        Refusal: no network was trained on a set-up near it.
    """
    return nearest_learnt(setup) == _without_seats(setup)


def fingerprint(setup: Setup) -> str:
    """A digest of the network that serves a set-up; it changes with the network.

    Raises:
        Refusal: no network was trained on a set-up near it.
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
    """Two teams of two are two sides to a network: they roll in the same order."""
    if isinstance(setup, SequenceDiceSetup):
        return SequenceDiceSetup(players=setup.sides, length=setup.length, chips=setup.chips)
    return setup


def file_name(setup: Setup) -> str:
    """The file name of a trained set-up's network."""
    from sixrow.notation import setup_text

    return setup_text(setup).replace(":", "-").replace("=", "-")


def _path(learnt: Setup) -> Path:
    return FOLDER / f"{file_name(learnt)}.npz"


@cache
def _loaded(path: Path) -> "tuple[Network, dict[str, object]]":
    from sixrow.engine.network_files import load_network

    return load_network(path)
