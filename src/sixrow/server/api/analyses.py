"""Endpoints for analysis jobs."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sixrow.notation.analyses import GameAnalysis
from sixrow.rules import Refusal
from sixrow.server.api.archive import own_record
from sixrow.server.api.tables import visible
from sixrow.server.jobs.analyses import Subject, subject_of
from sixrow.server.people.eligibility import check_study
from sixrow.server.web.endpoints import Body, Call, Invite, Key, TableId
from sixrow.store import Job


class GameSubject(Body, frozen=True, kw_only=True, tag_field="of", tag="game"):
    """A finished game of a table."""

    table: TableId
    game: Annotated[int, Meta(ge=1, le=2)] = 1
    invite: Invite = ""


class RecordSubject(Body, frozen=True, kw_only=True, tag_field="of", tag="record"):
    """An imported record."""

    record: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]*$")]


class AnalysisView(Struct, frozen=True):
    """An analysis job.

    Attributes:
        state: ``waiting``, ``running``, ``done``, ``failed`` or ``cancelled``.
        progress: the finished part, from 0 to 1.
        error: the code of the refusal, if it failed.
        result: the analysis, see docs/analysis-protocol.md; None until it is done.
    """

    id: str
    state: str
    progress: float
    error: str
    result: GameAnalysis | None


async def ask_for_analysis(call: Call, body: GameSubject | RecordSubject) -> AnalysisView:
    """Request the analysis of a game. A repeated request returns the existing analysis."""
    call.services.admission.check_on("analyses")
    call.take("analyses", call.address)
    await call.run(check_study, call.account, call.services.store)
    if isinstance(body, RecordSubject):
        await own_record(call, body.record)
        subject = Subject(record=body.record)
    else:
        live = await visible(call, body.table, body.invite)
        if body.game > len(live.table.games):
            raise Refusal("no-such-game")
        if live.table.games[body.game - 1].result is None:
            raise Refusal("not-finished")
        subject = Subject(table=body.table, game=body.game)
    return _view(await call.services.analyses.ask(subject, call.account.id))


async def show_analysis(call: Call, job: Key) -> AnalysisView:
    """Get the progress of an analysis, and its result once it is done."""
    return _view(await _allowed(call, job))


async def cancel_analysis(call: Call, job: Key) -> None:
    """Cancel an analysis that the caller requested."""
    found = await _allowed(call, job)
    if found.person != call.account.id:
        raise Refusal("no-such-job")
    await call.services.analyses.cancel(job)


async def _allowed(call: Call, job: str) -> Job:
    """A job that the caller requested, or about a table that they may see."""
    found = await call.run(call.services.store.jobs.get, job)
    if found.person == call.account.id:
        return found
    table = subject_of(found).table
    try:
        if not table:
            raise Refusal("no-such-job")
        await visible(call, table, "")
    except Refusal as refusal:
        raise Refusal("no-such-job") from refusal
    return found


def _view(job: Job) -> AnalysisView:
    result = msgspec.json.decode(job.result, type=GameAnalysis) if job.state == "done" else None
    return AnalysisView(job.id, job.state, job.progress, job.error, result)
