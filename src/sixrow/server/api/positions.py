"""Endpoints for positions that the caller sends."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from sixrow.notation import read_position
from sixrow.notation.analyses import PositionAnalysis, Want
from sixrow.server.people.eligibility import check_study
from sixrow.server.web.endpoints import Body, Call
from sixrow.wire.frames import GameView
from sixrow.wire.views import position_view

PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]


class PositionRequest(Body, frozen=True, kw_only=True):
    """A position in one line, see docs/notation.md."""

    position: PositionText


class HintRequest(Body, frozen=True, kw_only=True):
    """A position in one line, and the largest number of decisions to return."""

    position: PositionText
    most: Annotated[int, Meta(ge=1, le=2_000)] = 10


async def show_position(call: Call, body: PositionRequest) -> GameView:
    """Get a position as a view, with the legal choices."""
    return await call.study(position_view, body.position)


async def hint(call: Call, body: HintRequest) -> PositionAnalysis:
    """Evaluate a position and its best decisions. Refused while the caller plays a rated game."""
    return await _studied(call, body.position, "choices", body.most)


async def odds(call: Call, body: PositionRequest) -> PositionAnalysis:
    """Get the chance of reaching each cell. Refused while the caller plays a rated game."""
    return await _studied(call, body.position, "odds", 1)


async def _studied(call: Call, line: str, want: Want, most: int) -> PositionAnalysis:
    call.services.admission.check_on("analyses")
    await call.run(check_study, call.account, call.services.store)
    await call.run(read_position, line)
    return await call.services.analyst.position(line, want, most=most)
