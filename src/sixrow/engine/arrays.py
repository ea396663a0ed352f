"""Copying arrays in compiled code."""

from sixrow.engine.compiler import compiled
from sixrow.engine.types import Array


@compiled
def copy_from(first: int, source: Array, target: Array) -> None:
    """Copy what stands from one place on in rows of one length.

    An assignment of slices does the same, but takes a second to compile: it can fail, and has to
    say why.
    """
    for place in range(first, len(source)):
        target[place] = source[place]
