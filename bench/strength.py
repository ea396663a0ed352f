"""Measure the levels on the frozen sets and the endgames, and write bench/strength.md.

    python bench/strength.py [--quick] [--only frozen|endgames|speed]
    python bench/strength.py --join

Each part is measured into a file of its own in bench/measured, with the commit, the machine and the
command. bench/strength.md is put together from all files there, in the order of their names; so
other measurements, such as the tables of `sixrow ladder`, join it as files: ladder-….md. `--join`
only puts together.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.make_frozen import FOLDER, commit
from bench.run import processor
from sixrow.analysis.measurement.frozen import Frozen, read_frozen
from sixrow.analysis.measurement.losses import Loss, Measured
from sixrow.analysis.measurement.players import line_of
from sixrow.players import LEVELS, player
from sixrow.rules import Setup

RESULTS = ROOT / "bench" / "strength.md"
MEASURED = ROOT / "bench" / "measured"
SETS = ("columbiz-2", "sequence-dice-2")
SEEDS = (1, 2)
"""Each level is measured under several seeds, but Master, who never misjudges."""


HEAD = "# How strong the players are\n\nEach part says by which command it was made, and where.\n"
NO_LADDER = "## The ladder of levels\n\nNot measured yet: `sixrow ladder`.\n"

ROLLED_OUT = """
Mean share of the win lost a decision, in thousandths, with its 95 % interval. *Lost*: against the
rolled-out best line, which is a little too high for everyone, as the best of several estimates is
overrated. *Behind*: against the line that the network of that time chose by one turn's sight; free
of that bias, and below 0 for better play. *Best*: how often the line was the best of those
rolled out. *Outside*: how often it was none of those, and the network's own belief of its loss was
taken.
""".strip()

EXACT = """
*Best*: how often the line was exactly the best. *Lost*: thousandths of a share, with the 95 %
interval. In Columbiz every line is solved to the end of the game. In Sequence Dice *a win at once*
is exact, and what is lost by missing it is the least that three rolls prove; *a win near* compares
with a search of three rolls in full with the network at its end, which is not exact.
""".strip()

TIMED = """
Milliseconds a decision on the frozen sets, each by a player that has not seen the turn before (in a
game a turn of Columbiz is solved once, not for each of its decisions), on one core of a machine
that may have had other work to do.
""".strip()


def frozen_sets(quick: bool) -> Iterator[str]:
    """Mean share lost on the frozen sets."""
    yield ROLLED_OUT
    for name in SETS:
        about, positions = chosen(name, quick)
        errors = [1000 * error for each in positions for error in each.errors.values() if error]
        yield ""
        yield f"**{about['setup']}**: {len(positions)} positions; {about['games']} games a line,"
        yield f"{about['turns']} turns each. The standard error of a line's loss is"
        yield f"{middle(errors):.1f} thousandths at the median. {made(about)}"
        yield ""
        yield from table(Measured(positions), rolled=True)


def endgames(quick: bool) -> Iterator[str]:
    """Agreement with exact endgames."""
    yield EXACT
    for name in SETS:
        about, positions = chosen(f"{name}-endgames", quick)
        yield ""
        yield f"**{about['setup']}**: {len(positions)} positions. {made(about)}"
        yield ""
        yield from table(Measured(positions), rolled=False)


def made(about: dict[str, object]) -> str:
    return f"Made by `{about['command']}` at commit {str(about['commit'])[:9]}."


def chosen(name: str, quick: bool) -> tuple[dict[str, object], list[Frozen]]:
    about, positions = read_frozen(FOLDER / f"{name}.jsonl.gz")
    return about, positions[:: len(positions) // 6] if quick else positions


def middle(numbers: list[float]) -> float:
    return statistics.median(numbers) if numbers else 0.0


def table(measured: Measured, rolled: bool) -> Iterator[str]:
    """What everyone loses, a row each kind of decision."""
    yield "| player | decisions | positions | best | lost |" + (
        " behind | outside |" if rolled else ""
    )
    yield "|---|---|---:|---:|---:|" + ("---:|---:|" if rolled else "")
    for name, found in everyone(measured):
        for kind, loss in found.items():
            row = f"| {name} | {kind} | {loss.positions} | {100 * loss.agreed:.0f} % |"
            row += f" {thousandths(loss.mean, loss.error)} |"
            if rolled:
                row += f" {thousandths(loss.behind, loss.behind_error)} |"
                row += f" {100 * loss.outside:.0f} % |"
            yield row


def everyone(measured: Measured) -> Iterator[tuple[str, dict[str, Loss]]]:
    setup = measured.positions[0].position.setup
    yield "any line", measured.losses_at_random()
    yield "greedy", measured.losses(partial(line_of, player("greedy", setup)))
    for level in LEVELS:
        seeds = SEEDS[:1] if level is LEVELS[-1] else SEEDS
        seats = [partial(line_of, player(level.name, setup, seed)) for seed in seeds]
        yield level.name, measured.losses(*seats)


def thousandths(mean: float, error: float) -> str:
    return f"{1000 * mean:.1f} ± {1960 * error:.1f}"


def speed(quick: bool) -> Iterator[str]:
    """Time a decision."""
    yield TIMED
    yield ""
    yield "| game | level | decisions | median | 95th percentile | longest |"
    yield "|---|---|---|---:|---:|---:|"
    for name in SETS:
        about, positions = chosen(name, quick)
        for level in (LEVELS[0], LEVELS[-1]):
            taken = times(positions[::5], level.name)
            for kind, found in taken.items():
                ordered = sorted(1000 * each for each in found)
                numbers = middle(ordered), ordered[int(0.95 * (len(ordered) - 1))], ordered[-1]
                cells = " | ".join(f"{number:.1f}" for number in numbers)
                yield f"| {about['setup']} | {level.name} | {kind} | {cells} |"


def times(positions: list[Frozen], level: str) -> dict[str, list[float]]:
    setup: Setup = positions[0].position.setup
    player(level, setup).decide(positions[0].position)  # compiled by now
    found: dict[str, list[float]] = {}
    for each in positions:
        seat = player(level, setup)
        found.setdefault(each.kind, []).append(seconds(partial(seat.decide, each.position)))
    return dict(sorted(found.items()))


def seconds(task: Callable[[], object]) -> float:
    started = time.perf_counter()
    task()
    return time.perf_counter() - started


PARTS: dict[str, tuple[str, Callable[[bool], Iterator[str]]]] = {
    "frozen": ("Equity lost on the frozen sets", frozen_sets),
    "endgames": ("Exact endgames", endgames),
    "speed": ("Speed", speed),
}


def section(name: str, quick: bool) -> str:
    """One part measured, with where and how."""
    title, part = PARTS[name]
    lines = [f"## {title}", "", *part(quick)]
    command = f"python bench/strength.py --only {name}" + (" --quick" if quick else "")
    lines += [
        "",
        f"Measured by `{command}` at commit {commit()[:9]}, {datetime.now(UTC):%d %B %Y},",
    ]
    lines += [f"on {processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}."]
    return "\n".join(lines) + "\n"


def joined(folder: Path) -> str:
    """The whole report from the files of its parts."""
    ladder = sorted(folder.glob("ladder*.md"))
    rest = sorted(set(folder.glob("*.md")) - set(ladder))
    texts = [each.read_text() for each in (*ladder, *rest)]
    return "\n".join([HEAD, *texts] if ladder else [HEAD, NO_LADDER, *texts])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the levels without dice.")
    parser.add_argument("--quick", action="store_true", help="few positions; writes nothing")
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    parser.add_argument("--join", action="store_true", help="measure nothing, put together")
    given = parser.parse_args()
    names = [] if given.join else [given.only] if given.only else list(PARTS)
    MEASURED.mkdir(exist_ok=True)
    for name in names:
        print(f"{PARTS[name][0]} …", file=sys.stderr, flush=True)
        text = section(name, given.quick)
        print(text)
        if not given.quick:
            (MEASURED / f"{name}.md").write_text(text)
    if not given.quick:
        RESULTS.write_text(joined(MEASURED))


if __name__ == "__main__":
    main()
