"""``sixrow ladder``: matches between computer players, and their strength."""

import shutil
import sys
import time
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.completion import completed, players, setups
from sixrow.cli.engine import prepare_judging
from sixrow.cli.failures import FAULTY, INTERRUPTED
from sixrow.cli.options import (
    check_cluster,
    chosen_setup,
    cluster_option,
    path_option,
    setup_options,
    shared_work,
)
from sixrow.rules import Refusal, Setup
from sixrow.rules.refusal import check_range
from sixrow.text.numerals import decimal, spread, whole
from sixrow.text.sentences import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sixrow.cli.answers import LadderAnswer
    from sixrow.engine.executors import RemoteExecutor
    from sixrow.means import Mean
    from sixrow.players.ladder.ledger import Ledger
    from sixrow.players.ladder.matches import Pairing
    from sixrow.players.ladder.standings import Match

BAR, BESIDE_BAR = 12, 26
"""Columns of the progress bar, and of its frame, its percentage and a time of days beside it."""

DIGITS = 5
"""Decimals in JSON."""

MOST_GAMES = 1_000_000
"""In one pairing; more than anybody will wait for, and the results still fit into memory."""

_EXAMPLES = """\b
Examples:
  sixrow ladder columbiz:2 skilled expert --games 200 --workers 2
  sixrow ladder sequence-dice --players 4 --neighbours --out teams.jsonl
  sixrow ladder columbiz:3 casual master greedy random --json
  sixrow ladder columbiz:2 --fairness --games 1000
"""


@click.command(name="ladder", epilog=_EXAMPLES)
@click.argument("setup", metavar="SETUP", shell_complete=completed(setups))
@click.argument("names", metavar="[PLAYER]...", nargs=-1, shell_complete=completed(players))
@setup_options
@click.option("--games", default=200, show_default=True, help="Games per pairing.")
@click.option("--seed", default=1, show_default=True, help="Equal seeds give equal games.")
@click.option("--workers", default=1, show_default=True, help="Worker processes.")
@cluster_option
@click.option("--neighbours", is_flag=True, help="Pair each player only with the one before it.")
@click.option(
    "--fairness", is_flag=True, help="Each player against itself, to measure seat advantage."
)
@path_option("--out", "FILE", "Store finished games here, and resume from it.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
@click.pass_context
def command(
    context: click.Context, /, setup: str, out: str | None, as_json: bool, **wishes: Any
) -> None:
    """Play matches between computer players and rate them.

    SETUP is a set-up in one word, such as columbiz:3, or a game with its options. A PLAYER is a
    level (novice, casual, skilled, expert, master) or a baseline (greedy, random); without any, the
    five levels play. In each pairing the later one holds one side and the earlier one all others;
    every side is held equally often, with the same dice. Intervals are 95 %.

    With --out, the same command resumes an interrupted run. Ctrl-C stops early and reports what was
    played so far; so does, with exit code 1, the loss of a worker process.
    """
    from sixrow.players.ladder.ledger import Ledger, heading

    check_cluster(wishes["cluster"])
    chosen = chosen_setup(setup, wishes)
    names = _checked(wishes)
    pairings = _pairings(names, wishes)
    head = heading(chosen, wishes["seed"], names)
    _tell_nearest(chosen, names)
    ledger = Ledger(head, Path(out) if out else None)
    prepare_judging(chosen.game)
    started = time.monotonic()
    try:
        with shared_work(wishes["cluster"], wishes["workers"]) as elsewhere:
            code = _played(chosen, pairings, ledger, wishes, elsewhere)
    finally:
        ledger.close()
    _report(chosen, pairings, ledger, wishes, time.monotonic() - started, as_json)
    if code:
        context.exit(code)


def _checked(wishes: dict[str, Any]) -> tuple[str, ...]:
    """The names of the players, after validating all options."""
    from sixrow.players import BASELINES
    from sixrow.players.levels import BY_NAME

    names: tuple[str, ...] = wishes["names"] or tuple(BY_NAME)
    allowed = (*BY_NAME, *BASELINES)
    for name in names:
        if name not in allowed:
            raise Refusal("unknown-level", field="player", value=name, allowed=allowed)
        if names.count(name) > 1:
            raise click.UsageError(say("usage-player-twice", name=name))
    if len(names) == 1 and not wishes["fairness"]:
        raise click.UsageError(say("usage-one-player"))
    _check_numbers(wishes)
    return names


def _check_numbers(wishes: dict[str, Any]) -> None:
    from sixrow.engine.simulation import MOST_WORKERS

    for field, least, most in (
        ("games", 1, MOST_GAMES),
        ("workers", 1, MOST_WORKERS),
        ("seed", 0, 2**63 - 1),
    ):
        check_range(field, wishes[field], least, most)


def _pairings(names: tuple[str, ...], wishes: dict[str, Any]) -> "list[Pairing]":
    from sixrow.players.ladder.matches import Pairing

    if wishes["fairness"]:
        return [Pairing(name, name) for name in names]
    pairs = pairwise(names) if wishes["neighbours"] else combinations(names, 2)
    return [Pairing(later, earlier) for earlier, later in pairs]


def _tell_nearest(setup: Setup, names: tuple[str, ...]) -> None:
    """Print a note if the players use the network of another set-up."""
    from sixrow.players import BASELINES
    from sixrow.text.levels import nearest_told

    told = nearest_told(setup) if set(names) - set(BASELINES) else ""
    if told:
        click.echo(told, err=True)


def _played(
    setup: Setup,
    pairings: "Sequence[Pairing]",
    ledger: "Ledger",
    wishes: dict[str, Any],
    elsewhere: "RemoteExecutor | None",
) -> int:
    """Play what is missing; return the exit code, 0 unless it was cut short."""
    from sixrow.players.ladder.runner import WorkerLost, play_blocks

    blocks = [
        (pairing, block)
        for pairing in pairings
        for block in range(-(-wishes["games"] // pairing.block(setup)))
    ]
    missing = [each for each in blocks if not _is_whole(setup, *each, ledger)]
    if len(missing) < len(blocks):
        click.echo(say("ladder-before", games=whole(len(ledger.results))), err=True)
    label = say("simulated-playing")
    room = shutil.get_terminal_size().columns - len(label) - BAR - BESIDE_BAR
    show, seldom = _Progress(setup, ledger, room), max(1, len(missing) // 200)
    bar = click.progressbar(
        *(None, len(missing), label),
        item_show_func=show.told,
        width=BAR,
        file=sys.stderr,
        update_min_steps=seldom,
    )
    try:
        with bar:
            run = setup, wishes["seed"], missing, wishes["workers"], elsewhere
            for results in play_blocks(*run):
                for result in results:
                    ledger.add(result)
                bar.update(1, results[0].pairing)
    except KeyboardInterrupt:
        click.echo(say("simulated-interrupted"), err=True)
        return INTERRUPTED
    except WorkerLost:
        click.echo(say("ladder-worker-lost"), err=True)
        return FAULTY
    return 0


def _is_whole(setup: Setup, pairing: "Pairing", block: int, ledger: "Ledger") -> bool:
    """Whether all games of a block have been played."""
    size = pairing.block(setup)
    return all((pairing, block * size + game) in ledger.results for game in range(size))


class _Progress:
    """The text beside the progress bar: the current pairing and its share."""

    def __init__(self, setup: Setup, ledger: "Ledger", room: int) -> None:
        self._setup, self._ledger, self._room = setup, ledger, room

    def told(self, pairing: "Pairing | None") -> str | None:
        """The share so far, with its interval; only the share if there is no room for more."""
        from sixrow.players.ladder.standings import matches

        if pairing is None:
            return None
        played = [each for each in self._ledger.results.values() if each.pairing == pairing]
        (match,) = matches(self._setup, played)
        if pairing.one == pairing.others:
            share = _told(match.in_turn_order[0])
            told = say("ladder-itself", one=pairing.one, share=share)
        else:
            share = _told(match.share)
            told = say("ladder-against", one=pairing.one, others=pairing.others, share=share)
        return next((each for each in (told, share) if len(each) <= self._room), None)


def _report(
    setup: Setup,
    pairings: "Sequence[Pairing]",
    ledger: "Ledger",
    wishes: dict[str, Any],
    seconds: float,
    as_json: bool,
) -> None:
    """Print the results of these pairings, if there are any."""
    from sixrow.players.ladder.standings import matches

    limits = {pairing: _games(setup, pairing, wishes["games"]) for pairing in pairings}
    played = (each for each in ledger.results.values() if each.game < limits.get(each.pairing, 0))
    found = {match.pairing: match for match in matches(setup, played)}
    listed = [found[pairing] for pairing in pairings if pairing in found]
    if as_json:
        from sixrow.cli.answers import written

        click.echo(written(_facts(setup, listed, wishes, seconds)))
    elif listed:
        click.echo(_tables(setup, listed, wishes, seconds))


def _games(setup: Setup, pairing: "Pairing", games: int) -> int:
    """The number of games in whole blocks."""
    size = pairing.block(setup)
    return -(-games // size) * size


def _facts(
    setup: Setup, found: "Sequence[Match]", wishes: dict[str, Any], seconds: float
) -> "LadderAnswer":
    from sixrow.cli.answers import LadderAnswer, MeanData, PairingData
    from sixrow.notation import setup_text
    from sixrow.players.ladder.ratings import ratings

    return LadderAnswer(
        setup=setup_text(setup, every_option=True),
        seed=wishes["seed"],
        games=sum(match.games for match in found),
        seconds=round(seconds, 1),
        pairings=[
            PairingData(
                one=match.pairing.one,
                others=match.pairing.others,
                games=match.games,
                share=MeanData.of(match.share, DIGITS),
                in_turn_order=[MeanData.of(mean, DIGITS) for mean in match.in_turn_order],
            )
            for match in found
        ],
        ratings={
            name: MeanData.of(mean, DIGITS) for name, mean in ratings(found, setup.sides).items()
        },
    )


def _tables(setup: Setup, found: "Sequence[Match]", wishes: dict[str, Any], seconds: float) -> str:
    from sixrow.notation import setup_text
    from sixrow.players.ladder.ratings import ratings

    games = sum(match.games for match in found)
    head = say(
        "ladder-head",
        setup=setup_text(setup),
        seed=str(wishes["seed"]),
        games=whole(games),
        seconds=decimal(seconds, 0),
    )
    lines = [head, ""]
    places = "".join(f"{_place(place):>15}" for place in range(setup.sides))
    if wishes["fairness"]:
        lines.append(f"{say('ladder-share'):<18}{say('ladder-games'):>7}{places}")
        lines += [_shares_told(match) for match in found]
        return "\n".join(lines)
    lines.append(
        f"{say('ladder-one'):<8}  {say('ladder-others'):<8}{say('ladder-games'):>7}"
        f"{say('ladder-wins'):>15}{_place(0):>15}"
    )
    lines += [
        f"{match.pairing.one:<8}  {match.pairing.others:<8}{match.games:>7}"
        f"{_told(match.share):>15}{_told(match.in_turn_order[0]):>15}"
        for match in found
    ]
    if setup.sides > 2:
        lines.append(say("ladder-equals", share=decimal(1 / setup.sides, 3)))
    table = ratings(found, setup.sides)
    lines += ["", f"{say('ladder-rating'):<8}"]
    lines += [f"{name:<8}  {mean.value:>6.0f} ± {mean.error:.0f}" for name, mean in table.items()]
    return "\n".join(lines)


def _shares_told(match: "Match") -> str:
    shares = "".join(f"{_told(mean):>15}" for mean in match.in_turn_order)
    return f"{match.pairing.one:<18}{match.games:>7}{shares}"


def _place(place: int) -> str:
    return say("simulated-place", place=place + 1)


def _told(mean: "Mean") -> str:
    return spread(mean.value, mean.error, 3)
