"""``sixrow simulate``: play many games and summarise them."""

import sys
import time
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.completion import EDITIONS, POLICIES, completed
from sixrow.cli.engine import prepare
from sixrow.cli.failures import INTERRUPTED
from sixrow.cli.options import (
    check_cluster,
    cluster_option,
    game_options,
    named_options,
    shared_work,
)
from sixrow.rules import GAMES
from sixrow.text.layout import TIED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sixrow.cli.answers import SimulationAnswer
    from sixrow.engine.executors import RemoteExecutor
    from sixrow.engine.simulation import Games
    from sixrow.engine.statistics import Summary
    from sixrow.means import Mean
    from sixrow.rules import Setup

WIDTH = 79
NAME, CELL = 14, 16
"""The widths of the report's columns: four of them fit."""

_EXAMPLES = """\b
Examples:
  sixrow simulate columbiz --players 3 --games 100000 --seed 1 --workers 2
  sixrow simulate sequence-dice --policy greedy --policy random --json
"""


@click.command(name="simulate", epilog=_EXAMPLES)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--players", metavar="N", default="2", show_default=True, help="Number of players.")
@click.option(
    "--edition",
    metavar="NAME",
    shell_complete=completed(lambda: EDITIONS),
    help="Options as in a printed edition of Columbiz.",
)
@game_options
@click.option("--games", default=10_000, show_default=True, help="Number of games.")
@click.option("--seed", default=0, show_default=True, help="Equal seeds give equal games.")
@click.option("--workers", default=1, show_default=True, help="Worker threads.")
@cluster_option
@click.option(
    "--policy",
    "policies",
    multiple=True,
    default=("random",),
    show_default=True,
    shell_complete=completed(lambda: POLICIES),
    help="Who decides: random or greedy. Once for all seats, or once per seat.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
@click.pass_context
def command(context: click.Context, /, game: str, as_json: bool, **wishes: Any) -> None:
    """Play many games and print statistics over them.

    GAME is columbiz or sequence-dice. Each number is a mean over the games with its 95 % interval.
    Ctrl-C stops early and reports what was played so far.
    """
    check_cluster(wishes["cluster"])
    setup = GAMES[game].setup_from_text(named_options(wishes))
    chunks = _chunks(setup, **wishes)
    prepare(f"{game}-games")
    list(_chunks(setup, **{**wishes, "games": 1}))  # loads the code before timing
    with shared_work(wishes["cluster"], wishes["workers"]) as elsewhere:
        if elsewhere:
            chunks = _chunks(setup, **wishes, elsewhere=elsewhere)
        started = time.monotonic()
        summary, interrupted = _played(setup, chunks, wishes["games"])
        seconds = time.monotonic() - started
    if summary.games:
        from sixrow.cli.answers import written

        facts = _facts(setup, summary, wishes, seconds)
        click.echo(written(facts) if as_json else _report(setup, summary, seconds))
    if interrupted:
        context.exit(INTERRUPTED)


def _chunks(
    setup: "Setup",
    games: int,
    seed: int,
    workers: int,
    policies: tuple[str, ...],
    elsewhere: "RemoteExecutor | None" = None,
    **_: Any,
) -> "Iterator[Games]":
    from sixrow.engine.simulation import simulate

    return simulate(
        setup, games, seed=seed, policies=policies, workers=workers, elsewhere=elsewhere
    )


def _played(setup: "Setup", chunks: "Iterator[Games]", games: int) -> tuple["Summary", bool]:
    """The games played, and whether the run was interrupted."""
    from sixrow.engine.statistics import Summary
    from sixrow.text.sentences import say

    summary, playing = Summary(setup), say("simulated-playing")
    try:
        with click.progressbar(length=games, label=playing, file=sys.stderr) as bar:
            for chunk in chunks:
                summary.add(chunk)
                bar.update(len(chunk))
    except KeyboardInterrupt:
        click.echo(say("simulated-interrupted"), err=True)
        return summary, True
    return summary, False


def _facts(
    setup: "Setup", summary: "Summary", wishes: dict[str, Any], seconds: float
) -> "SimulationAnswer":
    from sixrow.cli.answers import MeanData, SimulationAnswer
    from sixrow.notation import setup_text

    return SimulationAnswer(
        setup=setup_text(setup, every_option=True),
        games=summary.games,
        seed=wishes["seed"],
        policies=wishes["policies"],
        seconds=round(seconds, 3),
        means={
            name.replace("_", "-"): [MeanData.of(mean) for mean in found]
            for name, found in summary.means().items()
        },
        filled=summary.filled.tolist(),
        fallen=summary.fallen.tolist(),
    )


def _report(setup: "Setup", summary: "Summary", seconds: float) -> str:
    """The summary for people, at most 79 columns wide."""
    from sixrow.notation import setup_text
    from sixrow.text.numerals import decimal, whole
    from sixrow.text.sentences import say

    rate = summary.games / max(seconds, 1e-9)
    head = say(
        "simulated-head",
        games=whole(summary.games),
        setup=setup_text(setup),
        seconds=decimal(seconds, 1),
        rate=decimal(rate, 0),
    )
    means, sides = summary.means(), setup.sides
    order = means.pop("share_in_turn_order")
    tables = {name: found for name, found in means.items() if len(found) == sides}
    singles = {name: found for name, found in means.items() if len(found) != sides}
    colours = [say(f"colour-{colour}") for colour in setup.game.colours[:sides]]
    places = [say("simulated-place", place=place) for place in range(1, sides + 1)]
    lines = [head, "", _line("", colours), *(_row(*each) for each in tables.items())]
    lines += ["", _line("", places), _row("share", order)]
    lines += ["", *(_row(*each) for each in singles.items())]
    lines += ["", *_cells(summary), "", *_rolls(setup, summary)]
    return "\n".join([*lines, "", *wrap(say(f"means-{setup.game.name}"), WIDTH)])


def _line(name: str, cells: "Iterable[str]") -> str:
    return f"{name:<{NAME}}" + "".join(f"{cell:>{CELL}}" for cell in cells)


def _row(name: str, means: "list[Mean]") -> str:
    from sixrow.text.numerals import spread
    from sixrow.text.sentences import say

    title = say(f"mean-{name.replace('_', '-')}")
    return _line(title, (spread(mean.value, mean.error, 3) for mean in means))


def _cells(summary: "Summary") -> list[str]:
    """How often each cell was filled, drawn as a board."""
    from sixrow.text.numerals import decimal
    from sixrow.text.sentences import say

    lines = [say("simulated-filled")]
    for rank in range(5, -1, -1):
        cells = (100 * summary.filled[rank + 6 * column] / summary.games for column in range(6))
        lines.append(f"  {rank + 1} " + "".join(f"{decimal(value, 1):>8}" for value in cells))
    return [*lines, "    " + "".join(f"{letter:>8}" for letter in "abcdef")]


def _rolls(setup: "Setup", summary: "Summary") -> list[str]:
    """What was rolled, as fractions of all rolls."""
    from sixrow.text.numerals import decimal
    from sixrow.text.sentences import say

    first = 1 if setup.game.name == "columbiz" else 0
    total = max(int(summary.fallen.sum()), 1)
    rolled = [
        say("simulated-part", face=face, percent=decimal(100 * count / total, 2)).replace(" ", TIED)
        for face, count in enumerate(summary.fallen.tolist(), start=first)
        if count
    ]
    lines = wrap(say("simulated-rolled", rolled="  ".join(rolled)), WIDTH)
    return [line.replace(TIED, " ") for line in lines]
