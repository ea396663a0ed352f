"""How often the judge is right: losses that it tells, against the rolled-out ones of a frozen set.

    python bench/judge.py columbiz-2 sequence-dice-2

For every keep or choice of the set and every rolled-out decision, the loss as grades tell it (after
the second look, if it seems to be an error) beside the rolled-out loss against the decision that
the judge takes for the best. *Right*: among what it calls errors, how often the rollout agrees that
the other decision is better; *clearly wrong*: it says otherwise by more than two standard errors.
*Off*: the distance that 95 % of the losses called errors keep from the rolled-out ones.
"""

import argparse
import sys
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.make_frozen import FOLDER
from sixrow.analysis import valuer
from sixrow.analysis.errors import SEVERITIES
from sixrow.analysis.grades import judged
from sixrow.analysis.measurement.frozen import Frozen, read_frozen
from sixrow.analysis.valuations import Valuer
from sixrow.engine.network_files import load_network
from sixrow.notation import decision_text
from sixrow.players import Judge


class Verdict(NamedTuple):
    """A loss as it seemed at first, as told, and as rolled out with its standard error."""

    seemed: float
    told: float
    rolled: float
    error: float


def verdicts(frozen: Frozen, values: Valuer) -> list[Verdict]:
    """What the judge tells of every rolled-out decision of a position but the best."""
    position, found = frozen.position, []
    game, choices = position.setup.game, values.choices(position)
    named = {choice: decision_text(game, choice.decision) for choice in choices}
    for chosen in choices:
        if named[chosen] not in frozen.values or chosen.loss < SEVERITIES[0].least:
            continue
        made, best, _margin = judged(position, choices, chosen, values)
        other, this = decision_text(game, best.decision), named[chosen]
        if other != this and other in frozen.values:
            rolled = frozen.values[other] - frozen.values[this]
            error = max(frozen.errors[other], frozen.errors[this])
            found.append(Verdict(chosen.loss, made.loss, rolled, error))
    return found


def table(found: list[Verdict]) -> None:
    for least in (0.005, *(each.least for each in SEVERITIES)):
        for kind in ("seemed", "told"):
            losses = [each.seemed if kind == "seemed" else each.told for each in found]
            pairs = [
                (loss, each) for loss, each in zip(losses, found, strict=True) if loss >= least
            ]
            called = [each for _, each in pairs]
            if len(called) < 2:
                continue
            right = sum(each.rolled > 0 for each in called) / len(called)
            wrong = sum(each.rolled < -2 * each.error for each in called) / len(called)
            off = quantiles([abs(loss - each.rolled) for loss, each in pairs], n=20)[-1]
            print(f"{kind:6} >= {least}: {len(called)} errors, right {100 * right:.1f} %,", end=" ")
            print(f"clearly wrong {100 * wrong:.1f} %, off {off:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the judge.")
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--network", help="a network instead of the shipped one")
    parser.add_argument("--every", type=int, default=1, help="take every n-th position")
    given = parser.parse_args()
    for name in given.sets:
        _about, positions = read_frozen(FOLDER / f"{name}.jsonl.gz")
        chosen = [each for each in positions if each.kind != "placing"][:: given.every]
        setup = chosen[0].position.setup
        network = load_network(Path(given.network))[0] if given.network else None
        values = valuer(setup, Judge(network, setup, exact=True, about={}) if network else None)
        print(f"{name}: {len(chosen)} positions")
        table([each for frozen in chosen for each in verdicts(frozen, values)])


if __name__ == "__main__":
    main()
