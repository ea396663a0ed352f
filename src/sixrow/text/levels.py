"""The names of the computer players' levels."""

from sixrow.notation import setup_text
from sixrow.players.library import is_exact, nearest_learnt
from sixrow.rules import Setup
from sixrow.text.sentences import say


def level_name(level: str) -> str:
    """The display name of a level."""
    return say(f"level-{level}")


def nearest_told(setup: Setup) -> str:
    """A sentence if the levels use the network of another set-up; else nothing.

    Raises:
        Refusal: no network was trained on a set-up near it.
    """
    if is_exact(setup):
        return ""
    nearest = setup_text(nearest_learnt(setup))
    return say("nearest-network", setup=setup_text(setup), nearest=nearest)
