"""The lines of the study screen."""

from msgspec import UnsetType

from sixrow.reports.graphs import graph
from sixrow.text.numerals import percentage
from sixrow.text.replay import ending
from sixrow.text.sentences import say
from sixrow.text.words import decision_words
from sixrow.tui.study import Study

_LABELS = 8
"""Columns to the left of a graph, for its scale."""


def result_words(study: Study) -> str:
    """How the game ended, or that it is unfinished."""
    return ending(study.record)


def step_words(study: Study) -> list[tuple[str, str]]:
    """What happened at this step, and what would have been better."""
    moment = study.moment
    if moment is None:
        return [(say("study-beginning"), "$faint")]
    heading = say("turn-number", turn=moment.turn) if moment.turn else say("heading-roll-off")
    told = study.teller.tell_data(moment.effects)
    found = [(heading, "bold $accent"), (told or say("study-no-words"), "$foreground")]
    grade = study.grade
    if moment.decision and (dice := study.before.dice.replace("-", "")):
        found.append((say("study-of-dice", dice=" ".join(dice)), "bold"))
    if grade is not None and grade.error:
        words = say(
            "error-sentence",
            decided=decision_words(moment.decision),
            lost=percentage(grade.loss or 0.0, 1),
            better=decision_words(grade.best or ""),
        )
        found += [("", ""), (say(f"error-{grade.error}").capitalize(), "bold $error")]
        found.append((words, "bold $warning"))
    elif grade is not None and moment.roll and not isinstance(grade.luck, UnsetType):
        found += [("", ""), (f"{say('total-luck')}: {_signed(grade.luck)}", "$faint")]
    elif grade is not None and moment.roll:
        found += [("", ""), (say("study-unentered"), "$faint")]
    return found


def summary_lines(study: Study) -> list[tuple[str, str]]:
    """The luck and skill of every player."""
    analysis = study.analysis
    if study.trouble:
        return [(study.trouble, "bold $error")]
    if analysis is None:
        width = 20
        full = round(width * study.done)
        bar = "█" * full + "░" * (width - full)
        return [(say("study-working"), "$faint"), (bar, "$accent")]
    heads = (say("play-accuracy"), say("total-luck"), say("total-skill"))
    widths = [max(len(head), 7) for head in heads]
    pairs = list(zip(heads, widths, strict=True))
    lines = [(" " * 10 + "".join(f" {head:>{width}}" for head, width in pairs), "$faint")]
    for seat, play in enumerate(analysis.seats):
        side = analysis.sides[study.setup.side_of(seat)]
        accuracy = "-" if play.accuracy is None else percentage(play.accuracy)
        cells = (accuracy, _signed(side.luck), _signed(side.skill))
        name = _cut(study.names.seat(seat), 10)
        told = "".join(f" {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        lines.append((f"{name:<10}{told}", "$foreground"))
    return lines


def graph_lines(study: Study, width: int, height: int) -> list[tuple[str, str]]:
    """The first side's expected share over the game, and the current step."""
    if not study.graded or width < 30 or height < 4:
        return [(say("study-graph-soon"), "$faint")] if study.analysis is None else []
    shares = [study.graded[0].before[0], *(each.after[0] for each in study.graded)]
    across, down = width - _LABELS, height - 2
    curve = graph(shares, 0.0, 1.0, size=(across, down))
    at = round(study.place * (across - 1) / max(len(study.graded), 1))
    marks = [" "] * across
    for error in study.errors:
        marks[round(error * (across - 1) / len(study.graded))] = "∘"
    marks[at] = "▲"
    here = percentage(shares[study.place])
    title = say("graph-share", name=study.names.side(0))
    return [
        (f"{title}: {here}", "bold"),
        ("\n".join(curve), "$accent"),
        (" " * _LABELS + "".join(marks), "bold $warning"),
    ]


def _signed(change: float) -> str:
    return percentage(change, 1, sign="+")


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "~"
