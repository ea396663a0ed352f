"""Refusals as clients are told them: without what only the host should know."""

from sixrow.notation import refusal_data
from sixrow.notation.located_json import Json
from sixrow.rules import Refusal


def public_refusal(refusal: Refusal) -> dict[str, Json]:
    """A refusal as JSON for a client.

    An error of the database may name its machine, user and files: a client only learns that the
    server is not ready.
    """
    hidden = refusal.code == "database-unavailable"
    return refusal_data(Refusal("not-ready") if hidden else refusal)
