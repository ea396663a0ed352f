"""``sixrow dataset``: games between computer players, with values, for research."""

import time
from pathlib import Path
from typing import Any

import click

from sixrow.cli.completion import completed, players, setups
from sixrow.cli.engine import prepare_judging
from sixrow.cli.options import chosen_setup, path_option, setup_options
from sixrow.players import BASELINES
from sixrow.players.levels import BY_NAME
from sixrow.rules import Refusal
from sixrow.rules.refusal import check_range
from sixrow.text.numerals import whole
from sixrow.text.sentences import say

MOST_GAMES = 10_000_000

_EXAMPLES = """
\b
Examples:
  sixrow dataset columbiz:2 --out columbiz-2 --workers 8
  sixrow dataset sequence-dice:2 --games 2000 --seed 7 --out sequence-dice-2
"""


@click.command(name="dataset", epilog=_EXAMPLES)
@click.argument("setup", metavar="SETUP", shell_complete=completed(setups))
@setup_options
@path_option("--out", "FOLDER", "The folder of the data set.", required=True)
@click.option("--games", default=100_000, show_default=True, help="Games in total.")
@click.option(
    "--player",
    default="master",
    show_default=True,
    shell_complete=completed(players),
    help="The level that plays.",
)
@click.option("--seed", default=1, show_default=True, help="Equal seeds give equal games.")
@click.option("--workers", default=1, show_default=True, help="Worker processes.")
def command(setup: str, out: str, **wishes: Any) -> None:
    """Make a data set of games of a level, with their values.

    SETUP is a set-up in one word, such as columbiz:2, or a game with its options. FOLDER gets a
    file for every 1,000 games; the same command goes on where it was interrupted, and more games
    later keep the earlier ones. docs/dataset.md describes the files.
    """
    chosen = chosen_setup(setup, wishes)
    games = wishes["games"]
    check_range("games", games, 1, MOST_GAMES)
    check_range("workers", wishes["workers"], 1)
    check_range("seed", wishes["seed"], 0, 2**63 - 1)
    if wishes["player"] not in (allowed := (*BY_NAME, *BASELINES)):
        raise Refusal("unknown-level", field="player", value=wishes["player"], allowed=allowed)
    prepare_judging(chosen.game)
    from sixrow.dataset import SHARD, Plan, make

    plan = Plan(chosen, wishes["player"], wishes["seed"])
    began, before = time.monotonic(), 0
    for number, done in enumerate(make(Path(out), plan, games, wishes["workers"])):
        if number == 0:
            before = done
            continue
        speed = (done - before) / max(time.monotonic() - began, 1e-9)
        left = whole(round((games - done) / speed)) if speed else ""
        told = say("dataset-progress", done=whole(done), games=whole(games), seconds=left)
        click.echo(told, err=True)
    files = -(-games // SHARD)
    click.echo(say("dataset-done", games=whole(games), files=files, folder=out))
