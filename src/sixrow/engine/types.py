"""The arrays that compiled functions take, by the names used in their signatures."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
"""An array of any element type."""

Numbers: TypeAlias = NDArray[np.int64]
"""64-bit integers: packed states, masks, counts."""

Words: TypeAlias = NDArray[np.uint64]
"""Unsigned 64-bit words: random streams."""

Values: TypeAlias = NDArray[np.float64]
"""Values of positions."""

Weights: TypeAlias = NDArray[np.float32]
"""Weights and activations of networks."""

Indices: TypeAlias = NDArray[np.int16]
"""Lattice places or rows of an enumeration, −1 for none."""

Flags: TypeAlias = NDArray[np.bool_]
"""Truth values."""

Marks: TypeAlias = NDArray[np.int8]
"""1 for each legal decision, 0 for the others."""
