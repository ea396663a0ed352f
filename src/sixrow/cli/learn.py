"""``sixrow learn``: train a network by self-play."""

import logging
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.completion import completed, setups
from sixrow.cli.failures import Unusable
from sixrow.cli.options import (
    check_cluster,
    chosen_setup,
    cluster_option,
    path_option,
    setup_options,
    shared_work,
)
from sixrow.rules.refusal import check_range
from sixrow.text.numerals import decimal, spread, whole
from sixrow.text.sentences import say

if TYPE_CHECKING:
    from sixrow.learn.trainer import TrainingProgress

_EXAMPLES = """\b
Examples:
  sixrow learn columbiz:2 --games 60000 --out columbiz-2.npz
  sixrow learn columbiz --players 3 --out columbiz-3.npz
  sixrow learn sequence-dice:2:length=5 --first 64 --out sequence-dice.npz
"""


@click.command(name="learn", epilog=_EXAMPLES)
@click.argument("setup", metavar="SETUP", shell_complete=completed(setups))
@setup_options
@path_option("--out", "FILE", "The file for the network.", required=True)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    help="Games to play in total.",
)
@click.option("--seed", default=1, show_default=True, help="Equal seeds give equal games.")
@click.option("--first", default=128, show_default=True, help="Width of the first hidden layer.")
@click.option("--second", default=32, show_default=True, help="Width of the second one.")
@click.option(
    "--buffer", default=60_000, show_default=True, help="Samples kept to train on, the latest."
)
@click.option(
    "--reuse", default=8.0, show_default=True, help="How often a sample is trained on, on average."
)
@click.option(
    "--explore", default=0.1, show_default=True, help="The probability of an exploratory turn."
)
@click.option(
    "--trust", default=0.5, show_default=True, help="The weight of later results (lambda)."
)
@click.option(
    "--rate", default=0.001, show_default=True, help="The learning rate; it falls at the end."
)
@path_option("--begin", "FILE", "A network to go on from; default: a random one.")
@click.option(
    "--together",
    default=1,
    show_default=True,
    help="Games per training step with one network; they can be played in parallel.",
)
@cluster_option
@click.option("--every", default=60.0, show_default=True, help="Seconds between reports.")
def command(
    setup: str, out: str, begin: str | None, every: float, cluster: bool, **wishes: Any
) -> None:
    """Train a network for a set-up, from nothing but the rules.

    SETUP is a set-up in one word, such as columbiz:3, or a game with its options. Checkpoints are
    kept beside FILE; the same command resumes from them. Each report gives the share that the
    network wins, on one side, against fixed opponents: greedy ones, which play for immediate points
    or rows, and random ones.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are too small to share
    from sixrow.engine.interrupts import postpone_interrupts
    from sixrow.engine.network_files import load_network, save_network
    from sixrow.learn.sources import source
    from sixrow.learn.trainer import Trainer, TrainingPlan

    check_cluster(cluster)
    chosen = chosen_setup(setup, wishes)
    names = {field.name for field in fields(TrainingPlan)}
    plan = TrainingPlan(**{name: wish for name, wish in wishes.items() if name in names})
    check_range("every", every, 0)
    path = _target(out)
    postpone_interrupts()
    logging.getLogger("sixrow.engine").setLevel(logging.ERROR)  # `learn-begun` says it
    if path.exists():
        load_network(path)  # never overwrite a file that is not a network
    known = load_network(Path(begin))[0] if begin else None
    trainer = Trainer(source(chosen), plan, known)
    kept = path.with_suffix(".checkpoint.npz")
    if kept.exists():
        trainer.resume(kept)
        click.echo(say("learn-resumed", games=whole(trainer.games)), err=True)
    games = trainer.plan.games
    click.echo(say("learn-begun"), err=True)
    with shared_work(cluster, os.cpu_count() or 1) as elsewhere:
        trainer.run(lambda found: click.echo(_line(found, games)), kept, every, elsewhere)
    save_network(path, trainer.network, trainer.about(" ".join(sys.argv[1:]), _commit()))
    kept.unlink(missing_ok=True)
    click.echo(say("learn-done", file=str(path)))


def _line(progress: "TrainingProgress", games: int) -> str:
    """A line on the progress of training."""
    against = "  ".join(
        say("learn-against", name=name, share=spread(share.value, share.error, 3))
        for name, share in progress.strength.items()
    )
    told = say(
        "learn-progress",
        played=whole(progress.games),
        games=whole(games),
        samples=whole(progress.samples),
        loss=decimal(progress.loss, 4),
    )
    return f"{progress.seconds:6.0f} s  {told}  {against}"


def _target(out: str) -> Path:
    """The path for the network.

    Raises:
        Unusable: no file can be created there; better known before training than after.
    """
    path = Path(out)
    if not path.name or path.is_dir() or not path.parent.is_dir():
        raise Unusable(say("usage-not-a-file", file=out))
    return path


def _commit() -> str:
    """The commit of the sources, if they are in a repository."""
    git = ("git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD")
    try:
        found = subprocess.run(git, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()
