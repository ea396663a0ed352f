"""Run the benchmarks and write bench/results.md: ratios within one run, medians of repetitions.

    python bench/run.py [--quick] [--only "Research doors"]

Contestants take turns, because machines are noisy: what disturbs one disturbs the other.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench import c_playout, doors, naive, plain
from bench.facts import difference, facts_of
from bench.many_tables import many_tables
from bench.nodes import nodes
from bench.served import served
from sixrow.engine import Margin, simulate, solve
from sixrow.notation import read_position, setup_text
from sixrow.players import judge_for
from sixrow.players.columbiz import NetworkEvaluator
from sixrow.rules import Columbiz, ColumbizSetup, SequenceDiceSetup, Setup

RESULTS = ROOT / "bench" / "results.md"
POSITIONS = ROOT / "bench" / "positions.txt"
SETUPS: tuple[Setup, ...] = (
    *(ColumbizSetup(players=players) for players in (2, 3, 4)),
    *(SequenceDiceSetup(players=players) for players in (2, 3, 4)),
)


def seconds(task: Callable[[], object]) -> float:
    """How long a task takes."""
    started = time.perf_counter()
    task()
    return time.perf_counter() - started


def in_turn(
    tasks: dict[str, Callable[[], object]],
    rounds: int,
    of: Callable[[list[float]], float] = statistics.median,
    repeats: int = 1,
) -> dict[str, float]:
    """The median time of each task (or the best: `min`), taken in turn a number of times.

    A task that is shorter than what it takes to fetch its code and tables again, after another
    task has driven them out of the caches, is repeated whenever it is its turn.
    """
    times: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            times[name] += [seconds(task) for _ in range(repeats)]
    return {name: of(found) for name, found in times.items()}


def random_play(quick: bool) -> Iterator[str]:
    """Random self-play: the engine, C and plain Python, game by game the same games."""
    games, slow, rounds = (20_000, 20, 3) if quick else (200_000, 200, 5)
    yield "| set-up | engine, games a second | of C −O3 | times plain Python | same games as |"
    yield "|---|---:|---:|---:|---|"
    has_c = c_playout.compiler() is not None
    for setup in SETUPS:
        same = ["Python"] if not _differs(plain.play(setup, slow, 1), setup, slow) else []
        same += (
            ["C"] if has_c and not _differs(c_playout.play(setup, games, 1), setup, games) else []
        )
        tasks: dict[str, Callable[[], object]] = {"engine": _engine(setup, games)}
        if has_c:
            tasks["c"] = partial(c_playout.play, setup, games, 1)
        found = in_turn(tasks, rounds)
        python = seconds(partial(plain.play, setup, slow, 1)) / slow
        of_c = f"{found['c'] / found['engine']:.2f}" if has_c else "–"
        times = python / (found["engine"] / games)
        rate = games / found["engine"]
        told = " and ".join(same) or "none"
        yield f"| `{setup_text(setup)}` | {rate:,.0f} | {of_c} | {times:,.0f} | {told} |"


def _engine(setup: Setup, games: int, workers: int = 1) -> Callable[[], object]:
    def play() -> None:
        for _ in simulate(setup, games, seed=1, workers=workers):
            pass

    return play


def _differs(others: object, setup: Setup, games: int) -> str:
    assert isinstance(others, dict)
    return difference(facts_of(simulate(setup, games, seed=1)), others)


def turn_solve(quick: bool) -> Iterator[str]:
    """The exact turn solve over the frozen positions, against naive enumerations."""
    lines = POSITIONS.read_text().splitlines()
    positions = [read_position(line) for line in (lines[::25] if quick else lines)]
    room = naive.tables()
    network = NetworkEvaluator(judge_for(ColumbizSetup()).network)
    times: dict[str, list[float]] = {"sets": [], "orders": [], "rolls": [], "network": []}
    ends, orders = [], []
    for index, position in enumerate(positions):
        assert isinstance(position, Columbiz)
        turn = solve(position, Margin())
        ends.append(len(turn.ends))
        orders.append(naive.count_orders(position, room))
        assert abs(naive.solve_by_orders(position, room) - turn.value) < 1e-9
        tasks: dict[str, Callable[[], object]] = {
            "sets": partial(solve, position, Margin()),
            "orders": partial(naive.solve_by_orders, position, room),
        }
        if position.setup.players == 2:
            tasks["network"] = partial(solve, position, network)
        if index % max(len(positions) // 10, 1) == 0:
            assert abs(naive.solve_roll_by_roll(position, room) - turn.value) < 1e-9
            tasks["rolls"] = partial(naive.solve_roll_by_roll, position, room)
        for name, took in in_turn(tasks, 3, min, repeats=3).items():
            times[name].append(took)
    named = {
        "sets": "the engine: sets, best order exact, `Margin`",
        "network": "the engine with a network (two-player positions)",
        "orders": "naive: every order an end of its own, then the same sweeps",
        "rolls": "naive: every roll on its own, every order",
    }
    base = statistics.median(times["sets"])
    yield f"{len(positions)} positions of `bench/positions.txt`; milliseconds, best of nine runs:"
    yield "each solver three times in turn, three times over, so that its tables are in the cache."
    yield f"At the median a turn has {statistics.median(ends):,.0f} ends as sets and"
    yield f"{statistics.median(orders):,.0f} as orders; an evaluator that takes its time, such as a"
    yield "network, pays for each of them. The first naive solver is what one would write without"
    yield "the engine's sets, but with its sweeps over the dice: it compares sets with orders and"
    yield "nothing else. The second one does without both."
    yield ""
    yield "| solver | median | 95th percentile | worst | median, engine = 1 | sum, engine = 1 |"
    yield "|---|---:|---:|---:|---:|---:|"
    mean = statistics.mean(times["sets"])
    for name, title in named.items():
        found = sorted(times[name])
        middle = statistics.median(found)
        high = found[int(0.95 * (len(found) - 1))]
        cells = " | ".join(f"{1000 * each:.2f}" for each in (middle, high, found[-1]))
        ratios = f"{middle / base:.1f} | {statistics.mean(found) / mean:.1f}"
        yield f"| {title} | {cells} | {ratios} |"


def growth(quick: bool) -> Iterator[str]:
    """How the cost grows with games, players and workers."""
    sizes = (10**3, 10**4, 10**5) if quick else (10**3, 10**4, 10**5, 10**6)
    yield "Microseconds a game, random play, start-up apart; in brackets the ratio to the largest"
    yield "number of games. Each is the best of several runs. The start-up of a run, its room to"
    yield "work in and its threads, is the time of a run of one game."
    yield ""
    yield "| set-up | workers | start-up | " + " | ".join(f"{size:,}" for size in sizes) + " |"
    yield "|---|---:|---:|" + "---:|" * len(sizes)
    for setup in SETUPS:
        for workers in (1, 2):
            found = _growth_of(setup, workers, sizes)
            start = found.pop(1)
            each = {size: (took - start) / size for size, took in found.items()}
            cells = " | ".join(
                f"{1e6 * cost:.2f} ({cost / each[sizes[-1]]:.2f})" for cost in each.values()
            )
            yield f"| `{setup_text(setup)}` | {workers} | {1e6 * start:.0f} | {cells} |"


def _growth_of(setup: Setup, workers: int, sizes: tuple[int, ...]) -> dict[int, float]:
    """The best time of runs of one game and of each of these sizes."""
    rounds = {1: 50, 10**3: 50, 10**4: 15, 10**5: 5, 10**6: 2}
    best: dict[int, float] = {}
    for size in (1, *sizes):
        runs = in_turn({"it": _engine(setup, size, workers)}, rounds[size], min)
        best[size] = runs["it"]
    return best


# Not getrusage: its peak begins with what the parent process had.
_PEAK = """
from pathlib import Path
from sixrow.engine import simulate
from sixrow.engine.statistics import Summary
from sixrow.notation import read_setup
setup = read_setup("{setup}")
summary = Summary(setup)
for chunk in simulate(setup, {games}, seed=1, workers=2):
    summary.add(chunk)
status = Path("/proc/self/status").read_text()
print(status.partition("VmHWM:")[2].split()[0])
"""


def memory(quick: bool) -> Iterator[str]:
    """Peak memory while simulating; it does not grow with the number of games."""
    sizes = (10**3, 10**5) if quick else (10**3, 10**5, 10**6)
    yield "Peak of a process with two workers, in MB (most of it NumPy, Numba and compiled code)."
    yield ""
    yield "| set-up | " + " | ".join(f"{size:,} games" for size in sizes) + " |"
    yield "|---|" + "---:|" * len(sizes)
    for setup in ("columbiz:4", "sequence-dice:2"):
        peaks = [_run(_PEAK.format(setup=setup, games=size)) for size in sizes]
        yield f"| `{setup}` | " + " | ".join(f"{int(peak) / 1024:.0f}" for peak in peaks) + " |"


def _run(code: str, **variables: str) -> str:
    program = (sys.executable, "-c", code)
    environment = {**os.environ, **variables}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


_FIRST_SOLVE = """
from sixrow.engine import Margin, solve
from sixrow.notation import read_position
solve(read_position("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -"), Margin())
"""


def start_up(quick: bool) -> Iterator[str]:
    """Start-up of processes, cold and warm."""
    rounds = 3 if quick else 7
    tasks = {
        "python -c pass": "pass",
        "import sixrow.rules": "import sixrow.rules",
        "import sixrow.engine": "import sixrow.engine",
        "the first turn solved, compiled before": _FIRST_SOLVE,
        "sixrow --help": "from sixrow.cli import main; main(['--help'], standalone_mode=False)",
    }
    found = in_turn({name: partial(_run, code) for name, code in tasks.items()}, rounds)
    yield "| process | seconds |"
    yield "|---|---:|"
    for name, took in found.items():
        yield f"| {name} | {took:.2f} |"
    with tempfile.TemporaryDirectory() as folder:
        warm = "from sixrow.cli import main; main(['warm'], standalone_mode=False)"
        cold = seconds(lambda: _run(f"if __name__ == '__main__':\n {warm}", SIXROW_CACHE=folder))
    yield f"| everything compiled for the first time (`sixrow warm`) | {cold:.1f} |"


def research_doors(quick: bool) -> Iterator[str]:
    """The same random play through the research libraries and through the engine."""
    yield "Every seat takes any legal decision with equal chance. A step is one decision; the rolls"
    yield "between come on top. One process, one core. *Whole games* is `simulate`, which hands out"
    yield "no decisions; its steps are its games times the mean decisions of a game. A batch or a"
    yield "vector ends with games of all lengths, so its steps a game are a little off."
    yield ""
    yield "| set-up | door | steps a second | games a second | games, OpenSpiel = 1 |"
    yield "|---|---|---:|---:|---:|"
    for setup in SETUPS:
        found = doors.rates(setup, quick)
        base = found["OpenSpiel, Python loop"]
        for name, rate in found.items():
            steps, games = rate.steps / rate.seconds, rate.games / rate.seconds
            times = games / (base.games / base.seconds)
            cells = f"{steps:,.0f} | {games:,.1f} | {times:,.1f}"
            yield f"| `{setup_text(setup)}` | {name} | {cells} |"


SECTIONS: dict[str, Callable[[bool], Iterator[str]]] = {
    "Random self-play": random_play,
    "The exact turn": turn_solve,
    "How the cost grows": growth,
    "Memory": memory,
    "Research doors": research_doors,
    "Start-up": start_up,
    "Served decisions": served,
    "Many tables": many_tables,
    "Two nodes": nodes,
}


def head(arguments: argparse.Namespace) -> list[str]:
    """What was run, where and when."""
    git = ("git", "-C", str(ROOT), "rev-parse", "--short", "HEAD")
    commit = subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()
    only = f"--only '{arguments.only}'" if arguments.only else ""
    words = " ".join(filter(None, ("--quick" if arguments.quick else "", only)))
    command = f'make bench ARGS="{words}"' if words else "make bench"
    cores = os.cpu_count()
    load = os.getloadavg()[0]
    return [
        "# Benchmark results",
        "",
        f"Made by `{command}` at commit {commit or 'unknown'}, {datetime.now(UTC):%d %B %Y}.",
        f"{processor()}, {cores} cores, load {load:.1f} at the start;",
        f"Python {platform.python_version()}; C: {c_playout.compiler_text()}.",
        "Ratios were measured side by side in this run; absolute figures vary with the machine.",
    ]


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser(description="Run the benchmarks.")
    parser.add_argument("--quick", action="store_true", help="few repetitions; writes nothing")
    parser.add_argument("--only", choices=SECTIONS, help="one section, and leave the others")
    arguments = parser.parse_args()
    top = head(arguments)
    chosen = [arguments.only] if arguments.only else list(SECTIONS)
    sections: dict[str, str] = {}
    for title in chosen:
        print(f"{title} …", file=sys.stderr, flush=True)
        sections[title] = "\n".join(SECTIONS[title](arguments.quick))
    print(report(top, sections))
    if arguments.quick:
        return
    if arguments.only:
        about = f"*{top[2]} {top[3].rstrip(';')}.*"
        again = {arguments.only: f"{about}\n\n{sections[arguments.only]}"}
        top, found = taken_apart(RESULTS.read_text())
        sections = {title: (found | again)[title] for title in SECTIONS if title in found | again}
    RESULTS.write_text(report(top, sections))


def report(top: list[str], sections: dict[str, str]) -> str:
    """The whole page."""
    return (
        "\n\n".join(
            ["\n".join(top), *(f"## {title}\n\n{text}" for title, text in sections.items())]
        )
        + "\n"
    )


def taken_apart(page: str) -> tuple[list[str], dict[str, str]]:
    """The first lines of a page, and its sections by title."""
    top, *parts = page.strip().split("\n\n## ")
    pairs = (part.split("\n\n", 1) for part in parts)
    return top.splitlines(), dict(pairs)


if __name__ == "__main__":
    main()
