"""The course of a game as SVG: each side's expected share, and the luck of each turn."""

from html import escape

from sixrow.analysis import Analysis, GradedDecision, GradedRoll
from sixrow.reports.figures import percent, signed, told_decision, typeset
from sixrow.reports.tables import players
from sixrow.text.numerals import percentage
from sixrow.text.sentences import say

_LEFT, _RIGHT, _TOP = 56, 10, 10
_DASHES = ("", "7 4", "2 4", "9 3 2 3")
"""Each side has its own dash pattern besides its colour."""

_RADIUS = {"inaccuracy": 3.0, "mistake": 4.5, "blunder": 6.0}


class Course:
    """Draws the graphs of one game at one width: wide for a desktop, narrow for a phone."""

    def __init__(self, analysis: Analysis, width: int, height: int) -> None:
        self._analysis, self._names = analysis, players(analysis)
        self._width, self._height = width, height
        self._setup = analysis.record.setup

    def shares(self) -> str:
        """One line per side, with rings at the errors."""
        lines = [self._line(side) for side in range(self._setup.sides)]
        rings = [self._ring(error) for error in self._analysis.errors]
        scale = [(share, percentage(share)) for share in (0.0, 0.5, 1.0)]
        grid = self._grid([(self._y(share), label) for share, label in scale])
        return self._svg(say("page-share"), [*grid, *lines, *rings])

    def luck(self) -> str:
        """One bar per turn: the gain of the rolling side through its rolls.

        The first bar is the roll-off, with the largest gain of any side.
        """
        turns: dict[int, float] = {}
        sides: dict[int, int] = {}
        for each in self._analysis.graded:
            if isinstance(each, GradedRoll) and each.turn:
                turns[each.turn] = turns.get(each.turn, 0.0) + each.change[each.side]
                sides[each.turn] = each.side
        if self.has_roll_off:
            turns[0], sides[0] = self._roll_off()
        most = max([0.05, *map(abs, turns.values())])
        bars = [self._bar(turn, turns[turn] / most, turns[turn], sides[turn]) for turn in turns]
        scale = [(1.0, typeset(signed(most))), (0.5, "0"), (0.0, typeset(signed(-most)))]
        grid = self._grid([(self._y(part), label) for part, label in scale])
        return self._svg(say("page-luck"), [*grid, *bars])

    @property
    def has_roll_off(self) -> bool:
        """Whether the game began with a roll-off; some start from a position."""
        return any(each.turn == 0 for each in self._analysis.graded)

    def _roll_off(self) -> tuple[float, int]:
        """The largest gain through the roll-off, and its side."""
        rolls = [each.change for each in self._analysis.graded if each.turn == 0]
        gains = [sum(change[side] for change in rolls) for side in range(self._setup.sides)]
        most = max(gains)
        return most, gains.index(most)

    def _svg(self, title: str, parts: list[str]) -> str:
        return (
            f'<svg viewBox="0 0 {self._width} {self._height}" role="img" '
            f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
        )

    def _grid(self, lines: list[tuple[float, str]]) -> list[str]:
        end = self._width - _RIGHT
        found = [
            f'<path d="M{_LEFT} {y:.1f}H{end}" stroke="var(--line)"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
            for y, label in lines
        ]
        return found + self._turn_labels()

    def _turn_labels(self) -> list[str]:
        """The numbers of some turns below the graph."""
        starts: dict[int, int] = {}
        for each in self._analysis.graded:
            starts.setdefault(each.turn, each.index)
        last = max(starts, default=0)
        every = max(1, -(-last // (self._width // 60)))
        return [
            f'<text x="{self._x(index):.1f}" y="{self._height - 4}" '
            f'text-anchor="middle">{turn}</text>'
            for turn, index in starts.items()
            if turn and (turn - 1) % every == 0
        ]

    def _x(self, entry: float) -> float:
        across = self._width - _LEFT - _RIGHT
        return _LEFT + across * entry / max(len(self._analysis.graded), 1)

    def _y(self, part: float) -> float:
        return _TOP + (self._height - _TOP - 26) * (1.0 - part)

    def _colour(self, side: int) -> str:
        return f"var(--{self._setup.game.colours[side]})"

    def _line(self, side: int) -> str:
        graded = self._analysis.graded
        shares = [graded[0].before[side], *(each.after[side] for each in graded)] if graded else []
        points = " ".join(
            f"{self._x(entry):.1f},{self._y(share):.1f}" for entry, share in enumerate(shares)
        )
        return (
            f'<polyline points="{points}" fill="none" stroke="{self._colour(side)}" '
            f'stroke-width="2.2" stroke-linejoin="round" stroke-dasharray="{_DASHES[side]}"/>'
        )

    def _ring(self, error: GradedDecision) -> str:
        named = error.error
        assert named is not None
        words = say(
            "error-sentence",
            decided=told_decision(error.position, error.choice.decision),
            better=told_decision(error.position, error.best.decision),
            lost=percent(error.loss),
        )
        heading = say("error-heading", turn=error.turn, name=self._names.seat(error.position.seat))
        told = f"<title>{escape(heading)}. {escape(words)}</title>"
        x, y = self._x(error.index + 1), self._y(error.after[error.side])
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_RADIUS[named.name]}" fill="var(--card)" '
            f'stroke="var(--bad)" stroke-width="2">{told}</circle>'
        )

    def _bar(self, turn: int, part: float, luck: float, side: int) -> str:
        entries = [each.index for each in self._analysis.graded if each.turn == turn]
        x, end = self._x(entries[0]), self._x(entries[-1] + 1)
        top, zero = self._y(0.5 + max(part, 0.0) / 2), self._y(0.5)
        height = abs(self._y(0.5 + part / 2) - zero)
        when = say("turn-number", turn=turn) if turn else say("page-roll-off")
        words = f"{when}, {self._names.side(side)}: {typeset(signed(luck))}"
        return (
            f'<rect x="{x + 1:.1f}" y="{top:.1f}" width="{max(end - x - 2, 1):.1f}" '
            f'height="{max(height, 0.6):.1f}" fill="{self._colour(side)}" rx="1.5">'
            f"<title>{escape(words)}</title></rect>"
        )
