"""Answers the queries of the JSON-lines protocol.

The reading thread parses each query, so that an invalid one is refused at once, and turns it into a
task for a worker. To add a query, add a struct to `requests`, a function that returns its task, and
a case to `task_of`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sixrow import __version__
from sixrow.analysis import analyse, valuer
from sixrow.analysis.data import analysis_data, choice_data, odds_data, position_data, rolls_data
from sixrow.analysis.protocol.requests import AboutQuery, AnalysisQuery, PositionQuery, RecordQuery
from sixrow.analysis.valuations import Valuer
from sixrow.notation import NotationRefused, read_position, read_record
from sixrow.notation.analyses import GameAnalysis, PositionAnalysis, Progress
from sixrow.players import judge_for
from sixrow.rules import Setup

PROTOCOL = 1
"""The version of the protocol."""

QUERIES = ("about", "position", "record")
"""The queries that are answered; `cancel` only takes back another one."""

_KEPT = 8
"""How many valuers a worker caches."""


class AboutProtocol(Struct, frozen=True, kw_only=True):
    """The program, its version, and the queries it supports."""

    program: str
    version: str
    protocol: int
    queries: tuple[str, ...]


AnalysisAnswer: TypeAlias = AboutProtocol | PositionAnalysis | GameAnalysis


@dataclass(slots=True)
class Valuers:
    """The valuers of one worker: a cache by set-up, most recently used last."""

    _made: dict[Setup, Valuer] = field(default_factory=dict)

    def of(self, setup: Setup) -> Valuer:
        """The valuer of a set-up; a new one evicts the least recently used.

        Raises:
            Refusal: no network supports the set-up.
        """
        found = self._made.pop(setup, None) or valuer(setup)
        while len(self._made) >= _KEPT:
            del self._made[next(iter(self._made))]
        self._made[setup] = found
        return found


Task: TypeAlias = Callable[[Valuers, Progress], AnalysisAnswer]
"""Computes an answer in a worker. It reports progress; an exception raised there stops it."""


class FieldRefused(NotationRefused):
    """A field of a request holds invalid notation; the faults' places refer to its text.

    Args:
        name: the name of the field.
        refused: the refusal of its text.
    """

    def __init__(self, name: str, refused: NotationRefused) -> None:
        super().__init__(list(refused.faults))
        self.details = {**self.details, "field": name}


def task_of(query: AnalysisQuery) -> Task:
    """Parse a query and return the task that answers it.

    Raises:
        Refusal: a text in it is invalid, or no network supports its set-up.
    """
    match query:
        case AboutQuery():
            return _about()
        case PositionQuery():
            return _position(query)
        case RecordQuery():
            return _record(query)


def _about() -> Task:
    about = AboutProtocol(
        program="sixrow", version=__version__, protocol=PROTOCOL, queries=tuple(QUERIES)
    )
    return lambda _valuers, _progress: about


def _position(query: PositionQuery) -> Task:
    try:
        position = read_position(query.position)
    except NotationRefused as refused:
        raise FieldRefused("position", refused) from refused
    judge_for(position.setup)  # refuses a set-up that no network supports

    def work(valuers: Valuers, _progress: Progress) -> AnalysisAnswer:
        values = valuers.of(position.setup)
        found = position_data(position, values)
        if "choices" in query.want:
            choices = values.choices(position)[: query.most]
            data = tuple(choice_data(position.setup.game, each) for each in choices)
            found = replace(found, choices=data)
        if "odds" in query.want:
            found = replace(found, odds=odds_data(values.odds(position)))
        if "rolls" in query.want:
            found = replace(found, rolls=rolls_data(position, values))
        return found

    return work


def _record(query: RecordQuery) -> Task:
    try:
        record = read_record(query.record)
    except NotationRefused as refused:
        raise FieldRefused("record", refused) from refused
    judge_for(record.setup)

    def work(valuers: Valuers, progress: Progress) -> AnalysisAnswer:
        return analysis_data(analyse(record, valuers.of(record.setup), progress))

    return work
