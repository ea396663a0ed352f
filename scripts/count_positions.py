"""Count the ways on from a position and the positions they lead to, step by step.

    python scripts/count_positions.py POSITION --depth 3
    python scripts/count_positions.py --check tests/data/counts/*.txt

A step is one roll, the dice of one roll having no order, or one decision. The tables in
tests/data/counts hold such counts for every implementation of the rules to be checked against;
`--write` counts them again.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sixrow.notation import position_text, read_position
from sixrow.rules import Position, Waiting


class Count(NamedTuple):
    """The ways to take some number of steps, and the distinct positions that they lead to."""

    ways: int
    positions: int


@dataclass(frozen=True)
class Row:
    """A position of a table and its counts after one step, two steps and so on."""

    position: str
    counts: tuple[Count, ...]

    def text(self) -> str:
        lines = (
            f"{depth:4}{count.ways:12}{count.positions:12}" for depth, count in self.numbered()
        )
        return "\n".join([self.position, *lines])

    def numbered(self) -> Iterator[tuple[int, Count]]:
        return enumerate(self.counts, start=1)

    def counted(self) -> "Row":
        """The same row, counted again."""
        counts = count(read_position(self.position), len(self.counts))
        return Row(self.position, tuple(counts))


def following(position: Position) -> Iterator[Position]:
    """Every position one step on, one for each roll or legal decision."""
    if position.waiting is Waiting.DICE:
        for dice, _ in position.chances():
            yield position.roll(dice).position
    else:
        for decision in position.decisions():
            yield position.decide(decision).position


def count(position: Position, depth: int) -> Iterator[Count]:
    """The counts after one step, two steps, up to `depth`."""
    reached = Counter({position: 1})
    for _ in range(depth):
        further: Counter[Position] = Counter()
        for before, ways in reached.items():
            for after in following(before):
                further[after] += ways
        reached = further
        yield Count(reached.total(), len(reached))


def read_table(text: str) -> list[Row]:
    """The rows of a table; a hash begins a comment."""
    rows: list[Row] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            depth, ways, positions = map(int, line.split())
            row = rows.pop()
            assert depth == len(row.counts) + 1, f"depth {depth} is out of order: {row.position}"
            rows.append(Row(row.position, (*row.counts, Count(ways, positions))))
        else:
            rows.append(Row(line, ()))
    return rows


def rewritten(text: str) -> str:
    """A table with its counts computed again; comments and positions stay as they are."""
    rows = {row.position: row for row in read_table(text)}
    lines = [line for line in text.splitlines() if not line.startswith(" ")]
    return "".join(f"{rows[line].counted().text() if line in rows else line}\n" for line in lines)


def check(path: Path) -> int:
    """Compare a table with what the rules count; returns the number of rows that differ."""
    differ = 0
    for row in read_table(path.read_text("utf-8")):
        counted = row.counted()
        if counted != row:
            differ += 1
            print(f"{path}: expected\n{row.text()}\ncounted\n{counted.text()}")
    return differ


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("position", nargs="*", help="positions as text, or with the options files")
    parser.add_argument("--depth", type=int, default=2, help="how many steps (default 2)")
    parser.add_argument("--check", action="store_true", help="compare tables with the rules")
    parser.add_argument("--write", action="store_true", help="count the tables again")
    given = parser.parse_args()
    if given.check:
        return 1 if sum(check(Path(name)) for name in given.position) else 0
    for word in given.position:
        if given.write:
            path = Path(word)
            path.write_text(rewritten(path.read_text("utf-8")), "utf-8")
        else:
            position = read_position(word)
            print(Row(position_text(position), tuple(count(position, given.depth))).text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
