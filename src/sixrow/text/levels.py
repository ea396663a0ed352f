"""The levels of the computer players, in words."""

from sixrow.notation import setup_text
from sixrow.players.library import is_exact, nearest_learnt
from sixrow.rules import Setup
from sixrow.text.sentences import say


def level_name(level: str) -> str:
    """What people call a level."""
    return say(f"level-{level}")


def nearest_told(setup: Setup) -> str:
    """A sentence if the levels judge a set-up by the network of another one; else nothing.

    Raises:
        Refusal: no network has learnt anything near it.
    """
    if is_exact(setup):
        return ""
    nearest = setup_text(nearest_learnt(setup))
    return say("nearest-network", setup=setup_text(setup), nearest=nearest)
