"""Line graphs as text: in Braille with two by four dots per character, or in ASCII."""

from collections.abc import Sequence

from sixrow.text.numerals import percentage

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a Braille character, by row and column."""

_BRAILLE = 0x2800
WIDTH = 70
HEIGHT = 8


def graph(
    values: Sequence[float],
    low: float,
    high: float,
    ascii_only: bool = False,
    size: tuple[int, int] = (WIDTH, HEIGHT),
) -> list[str]:
    """A graph as lines of text, with a scale in percent on the left.

    Args:
        values: from left to right; all between `low` and `high`.
        low: the value of the lowest line.
        high: the value of the highest line.
        ascii_only: draw with asterisks.
        size: the columns and rows of the graph.
    """
    width, height = size
    across, down = (1, 1) if ascii_only else (2, 4)
    columns, rows = width * across, height * down
    heights = [_height(value, low, high, rows) for value in _sampled(values, columns)]
    signs = [[0] * width for _ in range(height)]
    before = heights[0]
    for column, reached in enumerate(heights):
        for each in range(min(before, reached), max(before, reached) + 1):
            row = rows - 1 - each
            signs[row // down][column // across] |= _DOTS[row % down][column % across]
        before = reached
    middle = (low + high) / 2
    labels = {0: high, height // 2: middle, height - 1: low}
    return [
        f"{_label(labels.get(number))} |" + "".join(_sign(sign, ascii_only) for sign in line)
        for number, line in enumerate(signs)
    ]


def _sampled(values: Sequence[float], columns: int) -> list[float]:
    """The values resampled to the number of columns, including the first and the last."""
    last = len(values) - 1
    return [values[round(column * last / (columns - 1))] for column in range(columns)]


def _height(value: float, low: float, high: float, rows: int) -> int:
    part = (value - low) / (high - low)
    return min(max(round(part * (rows - 1)), 0), rows - 1)


def _label(value: float | None) -> str:
    return " " * 6 if value is None else percentage(value).rjust(6)


def _sign(dots: int, ascii_only: bool) -> str:
    if ascii_only:
        return "*" if dots else " "
    return chr(_BRAILLE + dots) if dots else " "
