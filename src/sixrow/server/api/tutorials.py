"""Endpoint for the tutorials."""

from typing import Annotated

from msgspec import Meta

from sixrow.server.web.endpoints import Call
from sixrow.wire.tutorials import Tutorial, tutorial_of


async def show_tutorial(call: Call, game: Annotated[str, Meta(max_length=40)]) -> Tutorial:
    """Get the tutorial of a game: lessons, and the answer to every try."""
    return await call.run(tutorial_of, game)
