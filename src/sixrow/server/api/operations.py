"""Endpoints for announcements, health checks and metrics."""

import hmac

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import Scope

from sixrow import __version__
from sixrow.players import LEVELS, USUAL
from sixrow.rules import GAMES, Refusal
from sixrow.server.metrics import CONTENT_TYPE
from sixrow.server.web.endpoints import Call, Text
from sixrow.server.web.origins import from_this_machine
from sixrow.store import Announcement
from sixrow.wire.about import About, game_info
from sixrow.workers.bots import BotsState


class Health(Struct, frozen=True):
    """The server responds.

    Attributes:
        bots: whether its computer players can decide: ``ready``, ``preparing`` while the engine is
            compiled, or ``failed``; the log says why. People can play in any case.
    """

    version: str
    node: str
    bots: BotsState


async def announcements(call: Call) -> tuple[Announcement, ...]:
    """List the current announcements of the host."""
    return await call.run(call.services.store.announcements.current, call.now)


async def about(call: Call) -> About:
    """Get the server's version and capabilities."""
    return About(
        version=__version__,
        now=call.now,
        games=tuple(map(game_info, GAMES.values())),
        levels=tuple(level.name for level in LEVELS),
        usual_level=USUAL,
        accounts=call.services.settings.accounts,
    )


async def health(call: Call) -> Health:
    """Check that the process answers; if it does not, restart it. Does not ask the database."""
    return Health(__version__, call.services.registry.node, call.services.bots.state)


async def ready(call: Call) -> Health:
    """Check that the server can do its work: its database takes writes.

    If it does not, send clients elsewhere; a restart would not help.
    """
    if not await call.services.readiness.is_ready():
        raise Refusal("not-ready")
    return await health(call)


async def metrics(call: Call) -> Text:
    """Get metrics for Prometheus; from this machine, or with the metrics token of the settings."""
    if not may_see_metrics(call.scope, call.services.settings.metrics_token):
        raise Refusal("for-the-host-machine")
    return Text(call.services.metrics.text(), CONTENT_TYPE)


def may_see_metrics(scope: Scope, token: str) -> bool:
    shown = Headers(scope=scope).get("x-metrics-token", "")
    if token and hmac.compare_digest(shown.encode(), token.encode()):
        return True
    return from_this_machine(scope)
