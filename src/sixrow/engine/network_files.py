"""Networks on disk: plain NumPy arrays without pickle, with a note on how they were made."""

import json
from collections.abc import Mapping
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from sixrow.atomic_files import replacing
from sixrow.engine.networks import Network
from sixrow.rules import Refusal

ABOUT = "about"

WIDTHS = 4
"""Widths of the first hidden layer are multiples of this; compiled code unrolls by it."""


def save_network(path: Path, network: Network, about: Mapping[str, object]) -> None:
    """Write a network and its note; an existing file is replaced atomically."""
    arrays = {**network._asdict(), ABOUT: np.array(json.dumps(about))}
    with replacing(path) as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def load_network(path: Path) -> tuple[Network, dict[str, object]]:
    """Read a network and its note.

    Raises:
        Refusal: the file is missing or is not a network.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            layers = [np.ascontiguousarray(arrays[name]) for name in Network._fields]
            about = json.loads(str(arrays[ABOUT]))
    except (OSError, KeyError, ValueError, EOFError, TypeError, BadZipFile) as error:
        raise Refusal("not-a-network", file=str(path)) from error
    network = Network(*layers)
    if not _fits_together(network):
        raise Refusal("not-a-network", file=str(path))
    return network, about


def _fits_together(network: Network) -> bool:
    """Whether the shapes of consecutive layers match; compiled code relies on it."""
    first, second, sides = len(network.b1), len(network.b2), len(network.b3)
    shapes = [layer.shape for layer in network]
    return (
        shapes[1:] == [(first,), (first, second), (second,), (second, sides), (sides,)]
        and shapes[0] == (len(network.w1), first)
        and first % WIDTHS == 0
        and all(layer.dtype == np.float32 for layer in network)
    )
