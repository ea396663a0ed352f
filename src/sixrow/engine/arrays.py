"""Copying arrays in compiled code."""

from sixrow.engine.compiler import compiled
from sixrow.engine.types import Array


@compiled
def copy_from(first: int, source: Array, target: Array) -> None:
    """Copy the elements from index `first` on; both arrays have the same length.

    A slice assignment does the same but takes a second to compile, because of its error handling.
    """
    for place in range(first, len(source)):
        target[place] = source[place]
