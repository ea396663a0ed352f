"""Frozen sets: files of positions with rolled-out values of their decisions.

A player's mean loss on such a set measures its strength without dice noise. A file is JSON lines:
first a note on the set (how it was made, by which command and commit), then the positions::

    {"format": "sixrow-frozen/1", "setup": "columbiz:2", "games": 16, ...}
    {"position": "columbiz:2 … keep 2 12335556 -", "kind": "first keep",
     "lines": {"k555": [0.5121, 0.0], "k5556": [0.5072, 0.0021]}}

Each line of play has its value for the mover and the standard error of its loss to the best one.
"""

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sixrow.analysis.measurement.lines import line_text
from sixrow.analysis.measurement.rollouts import Line, Rollout
from sixrow.notation import position_text, read_position
from sixrow.rules import Columbiz, Position, Refusal
from sixrow.rules.columbiz import ColumbizPhase

FORMAT = "sixrow-frozen/1"

KINDS = ("first keep", "second keep", "placing", "choice")
"""The kinds of decisions: after each roll of a turn of Columbiz, and those of Sequence Dice."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """A position with the values of its lines.

    Attributes:
        values: the mover's share after each evaluated line, by its text; in a rolled-out set, the
            network's own choice comes first.
        errors: the standard error of the loss of each against the best.
    """

    position: Position
    kind: str
    values: Mapping[str, float]
    errors: Mapping[str, float]

    def knows(self, line: Line) -> bool:
        """Whether a line was evaluated."""
        return line_text(self.position.setup.game, line) in self.values

    def loss(self, line: Line, judged: Mapping[Line, float]) -> tuple[float, bool]:
        """The loss of a line against the best one, and whether the line was evaluated.

        For a line that was not, the loss estimated by the network (`judged`) is used.
        """
        if self.knows(line):
            word = line_text(self.position.setup.game, line)
            return max(self.values.values()) - self.values[word], True
        return max(judged.values()) - _judgement(line, judged), False


def _judgement(line: Line, judged: Mapping[Line, float]) -> float:
    """The estimate for a line; it may place the same cells in another order."""
    if line in judged:
        return judged[line]
    return next(value for each, value in judged.items() if set(each) == set(line))


def kind_of(position: Position) -> str:
    """The kind of a decision."""
    if not isinstance(position, Columbiz):
        return "choice"
    if position.phase is ColumbizPhase.PLACE:
        return "placing"
    return "first keep" if position.rolls_left == 2 else "second keep"


def frozen(rollout: Rollout) -> Frozen:
    """A position with the values of a rollout."""
    game = rollout.position.setup.game
    found = {line_text(game, each.line): each for each in rollout.estimates()}
    return Frozen(
        rollout.position,
        kind_of(rollout.position),
        {word: round(each.shares[rollout.side], 4) for word, each in found.items()},
        {word: round(each.loss_error, 4) for word, each in found.items()},
    )


def frozen_text(each: Frozen) -> str:
    """A position and its values as a line of JSON."""
    lines = {word: [value, each.errors[word]] for word, value in each.values.items()}
    text = position_text(each.position)
    return json.dumps({"position": text, "kind": each.kind, "lines": lines})


def write_frozen(path: Path, about: Mapping[str, object], texts: Iterable[str]) -> None:
    """Write a set, compressed; equal sets make equal files."""
    head = json.dumps({"format": FORMAT, **about})
    content = "\n".join([head, *texts]) + "\n"
    path.write_bytes(gzip.compress(content.encode(), mtime=0))


def read_frozen(path: Path) -> tuple[dict[str, object], list[Frozen]]:
    """The note of a set, and its positions.

    Raises:
        Refusal: the file is missing or is not such a set.
    """
    try:
        head, *rows = gzip.decompress(path.read_bytes()).decode().splitlines()
        about = json.loads(head)
        found = [_read(row) for row in rows if about["format"] == FORMAT]
    except (OSError, EOFError, LookupError, ValueError, TypeError) as error:
        raise Refusal("not-frozen", file=str(path)) from error
    if not found:
        raise Refusal("not-frozen", file=str(path))
    return about, found


def _read(row: str) -> Frozen:
    fields = json.loads(row)
    position = read_position(fields["position"])
    values = {word: float(pair[0]) for word, pair in fields["lines"].items()}
    errors = {word: float(pair[1]) for word, pair in fields["lines"].items()}
    return Frozen(position, str(fields["kind"]), values, errors)
