"""A set-up as one word: the game, the players and the options, ``columbiz:3:reroll=locked``."""

from sixrow.notation.faults import refuse
from sixrow.rules import GAMES, Setup, SetupRefused


def setup_text(setup: Setup, *, every_option: bool = False) -> str:
    """The set-up as one word.

    Leaves out options that have their default value, unless `every_option` is set. Records set it,
    so that reading them does not depend on the defaults.
    """
    game = setup.game
    usual = game.setup(setup.players).options()
    options = ",".join(
        f"{name}={value}"
        for name, value in setup.options().items()
        if every_option or value != usual[name]
    )
    return f"{game.name}:{setup.players}" + (f":{options}" if options else "")


def read_setup(text: str) -> Setup:
    """Read a set-up; also accepts an edition, as in ``edition=fr``.

    Raises:
        NotationRefused: the word has the wrong form, or its options are invalid.
    """
    name, _, rest = text.partition(":")
    if name not in GAMES:
        raise refuse("unknown-game", 1, text=name, allowed=tuple(GAMES))
    game = GAMES[name]
    known = (*(option.name for option in game.options), "edition")
    players, colon, options = rest.partition(":")
    words, columns = {"players": players}, {"players": len(name) + 2}
    column = len(name) + len(players) + 3
    for option in options.split(",") if colon else ():
        key, _, value = option.partition("=")
        if not value:
            raise refuse("not-an-option", column, text=option)
        if key not in known:
            raise refuse("unknown-option", column, field=key, allowed=known)
        if key in words:
            raise refuse("option-twice", column, field=key)
        words[key], columns[key] = value, column
        column += len(option) + 1
    try:
        return game.setup_from_text(words)
    except SetupRefused as refusal:
        column = columns[str(refusal.details["field"])]
        raise refuse(refusal.code, column, refusal.rule, **refusal.details) from refusal
