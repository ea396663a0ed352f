"""``sixrow rollout``: compare decisions by playing on from them many times."""

import sys
from typing import TYPE_CHECKING, Any

import click

from sixrow.cli.engine import prepare
from sixrow.cli.failures import INTERRUPTED, Faulty
from sixrow.cli.files import read_position
from sixrow.cli.options import check_cluster, cluster_option, shared_work
from sixrow.means import Z

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sixrow.analysis.measurement.rollouts import Estimate, Line, Rollout, RolloutPlan
    from sixrow.cli.answers import RolloutAnswer
    from sixrow.rules import Position

PLAY_ON = "play on"
"""The JSON value in place of a decision if there was none to compare."""

_EXAMPLES = """\b
Examples:
  sixrow rollout "sequence-dice:2 6/6/2GB2/6/6/6 1 choose 34" --error 0.01
  sixrow rollout "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 keep 2 12335556 -"
      --decision k555 --decision k3355 --games 200 --workers 2
  sixrow rollout "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 12335556 0"
      --decision "e3 c2 end" --decision "c1 e2" --turns 4 --json
"""


@click.command(name="rollout", epilog=_EXAMPLES)
@click.argument("position", nargs=-1, required=True, metavar="POSITION")
@click.option(
    "--decision",
    "decisions",
    multiple=True,
    metavar="WORDS",
    help="A decision to compare, or several of the same turn. Repeatable.",
)
@click.option(
    "--best",
    type=click.IntRange(min=1),
    default=5,
    show_default=True,
    help="Without --decision: compare this many of the network's best.",
)
@click.option("--games", default=1296, show_default=True, help="Maximum games per decision.")
@click.option(
    "--error", default=0.0, help="Stop at this error of the share: half its 95 % interval."
)
@click.option("--turns", default=0, help="Turns to play before the network evaluates; 0: all.")
@click.option("--seed", default=0, show_default=True, help="Equal seeds give equal dice.")
@click.option("--workers", default=1, show_default=True, help="Worker threads.")
@cluster_option
@click.option("--raw", is_flag=True, help="Do not subtract the luck of the dice.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
@click.pass_context
def command(
    context: click.Context,
    /,
    position: tuple[str, ...],
    decisions: tuple[str, ...],
    best: int,
    raw: bool,
    cluster: bool,
    as_json: bool,
    **wishes: Any,
) -> None:
    """Compare decisions by playing on from them many times.

    POSITION is its one-line text, see “sixrow show”. The network for the set-up plays all sides,
    all decisions get the same dice, and the luck of the dice, as estimated by the network, is
    subtracted. Shares are of the win, for every side, each with half its 95 % interval. Ctrl-C
    stops early and reports the results so far.
    """
    check_cluster(cluster)
    place = read_position(" ".join(position))
    given = [_line(place, words) for words in decisions]
    game = place.setup.game.name
    prepare(game, f"{game}-networks", f"{game}-rollouts")
    from sixrow.analysis.measurement.lines import best_lines, judged_lines
    from sixrow.analysis.measurement.rollouts import RolloutPlan, roll_out
    from sixrow.rules import Waiting

    wishes["error"] /= Z
    plan = RolloutPlan(reduced=not raw, **wishes)
    if not given and place.waiting is Waiting.DECISION:
        given = best_lines(judged_lines(place), best)
    plan.check()
    with shared_work(cluster, plan.workers) as elsewhere:
        rollouts = roll_out(place, given or [()], plan, elsewhere=elsewhere)
        rollout, interrupted = _played(rollouts, plan)
    if rollout is not None:
        from sixrow.cli.answers import written

        click.echo(written(_facts(rollout, plan)) if as_json else _report(rollout))
    if interrupted:
        context.exit(INTERRUPTED)


def _line(position: "Position", words: str) -> "Line":
    """Parse some words into decisions, one after the other."""
    from sixrow.notation import NotationRefused, read_decision
    from sixrow.rules import Refusal
    from sixrow.text.refusals import refused
    from sixrow.text.sentences import printable

    line = []
    for word in words.split() or [""]:
        try:
            line.append(read_decision(position.setup.game, word, position.dice))
            position = position.decide(line[-1]).position
        except NotationRefused as refusal:
            raise Faulty(f"{printable(words)}: {refused(refusal.faults[0])}") from refusal
        except Refusal as refusal:
            raise Faulty(f"{printable(words)}: {refused(refusal)}") from refusal
    return tuple(line)


def _played(rollouts: "Iterator[Rollout]", plan: "RolloutPlan") -> "tuple[Rollout | None, bool]":
    """The results, and whether the run was interrupted."""
    from sixrow.text.sentences import say

    rollout = None
    try:
        with click.progressbar(
            length=plan.games, label=say("simulated-playing"), file=sys.stderr
        ) as bar:
            for each in rollouts:
                bar.update(each.games - (rollout.games if rollout else 0))
                rollout = each
    except KeyboardInterrupt:
        click.echo(say("rollout-interrupted"), err=True)
        return rollout, True
    return rollout, False


def _words(rollout: "Rollout", line: "Line", no_words: str = PLAY_ON) -> str:
    """The decisions of a line in notation; `no_words` if there are none."""
    from sixrow.notation import decision_text

    game = rollout.position.setup.game
    return " ".join(decision_text(game, decision) for decision in line) or no_words


def _facts(rollout: "Rollout", plan: "RolloutPlan") -> "RolloutAnswer":
    from sixrow.cli.answers import RolloutAnswer, RolloutDecision
    from sixrow.notation import position_text
    from sixrow.players import judge_for

    return RolloutAnswer(
        position=position_text(rollout.position),
        side=rollout.side + 1,
        games=rollout.games,
        turns=plan.turns,
        seed=plan.seed,
        reduced=plan.reduced,
        exact_network=judge_for(rollout.position.setup).exact,
        decisions=[
            RolloutDecision(
                decision=_words(rollout, each.line),
                shares=list(each.shares),
                errors=[Z * error for error in each.errors],
                loss=each.loss,
                loss_error=Z * each.loss_error,
            )
            for each in _best_first(rollout)
        ],
    )


def _best_first(rollout: "Rollout") -> "list[Estimate]":
    return sorted(rollout.estimates(), key=lambda each: each.loss)


def _report(rollout: "Rollout") -> str:
    from sixrow.text.levels import nearest_told
    from sixrow.text.numerals import spread, whole
    from sixrow.text.sentences import say

    setup = rollout.position.setup
    names = [say(f"colour-{colour}") for colour in setup.game.colours[: setup.sides]]
    no_words = say("rollout-play-on")
    found = [(_words(rollout, each.line, no_words), each) for each in _best_first(rollout)]
    width = max(10, *(len(words) for words, _ in found))
    head = say("rollout-head", games=whole(rollout.games), name=names[rollout.side])
    titles = "".join(f"{name:>18}" for name in (*names, say("rollout-loss")))
    lines = [head, "", " " * width + titles]
    for words, each in found:
        pairs = [*zip(each.shares, each.errors, strict=True), (each.loss, each.loss_error)]
        cells = "".join(f"{spread(value, Z * error, 4):>18}" for value, error in pairs)
        lines.append(f"{words:<{width}}{cells}")
    told = nearest_told(setup)
    return "\n".join([*lines, "", told] if told else lines)
