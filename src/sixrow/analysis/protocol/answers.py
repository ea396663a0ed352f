"""What is answered to the queries of the JSON-lines protocol.

Each query is read first, in the thread that reads, so that a faulty one is refused at once; what
comes of reading is a task for a worker. A new query is a struct in `requests`, a function that
gives its task, and a case in `task_of`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sixrow import __version__
from sixrow.analysis import analyse, valuer
from sixrow.analysis.data import analysis_data, choice_data, odds_data, position_data, rolls_data
from sixrow.analysis.protocol.requests import AboutQuery, PositionQuery, Query, RecordQuery
from sixrow.analysis.summary import Progress
from sixrow.analysis.valuations import Valuer
from sixrow.notation import NotationRefused, read_position, read_record
from sixrow.notation.analyses import GameAnalysis, PositionAnalysis
from sixrow.players import judge_for
from sixrow.rules import Setup

PROTOCOL = 1
"""The version of the protocol."""

QUERIES = ("about", "position", "record")
"""What can be asked."""

_KEPT = 8
"""How many set-ups a worker keeps ready."""


class AboutProtocol(Struct, frozen=True, kw_only=True):
    """Which program answers, and which queries it knows."""

    program: str
    version: str
    protocol: int
    queries: tuple[str, ...]


Answer: TypeAlias = AboutProtocol | PositionAnalysis | GameAnalysis


@dataclass(slots=True)
class Valuers:
    """The valuers of one worker, by set-up, the latest last."""

    _made: dict[Setup, Valuer] = field(default_factory=dict)

    def of(self, setup: Setup) -> Valuer:
        """The valuer of a set-up; the one not used for longest makes room.

        Raises:
            Refusal: there is no network for anything near it.
        """
        found = self._made.pop(setup, None) or valuer(setup)
        while len(self._made) >= _KEPT:
            del self._made[next(iter(self._made))]
        self._made[setup] = found
        return found


Task: TypeAlias = Callable[[Valuers, Progress], Answer]
"""The work of a query, for a worker: it reports its progress, and may be stopped there."""


class FieldRefused(NotationRefused):
    """The text in a field of a request cannot be read; the places of the faults are in that text.

    Args:
        name: the field.
        refused: what is wrong with its text.
    """

    def __init__(self, name: str, refused: NotationRefused) -> None:
        super().__init__(list(refused.faults))
        self.details = {**self.details, "field": name}


def task_of(query: Query) -> Task:
    """The work that answers a query.

    Raises:
        Refusal: a text in it cannot be read, or no network serves its set-up.
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
    judge_for(position.setup)  # refuses a set-up that no network serves

    def work(valuers: Valuers, _progress: Progress) -> Answer:
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

    def work(valuers: Valuers, progress: Progress) -> Answer:
        return analysis_data(analyse(record, valuers.of(record.setup), progress))

    return work
