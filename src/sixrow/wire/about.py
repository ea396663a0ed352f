"""What a server has and what can be chosen for a game, so that no client has a list of its own."""

from msgspec import Struct

from sixrow.rules import Game


class OptionInfo(Struct, frozen=True):
    """An option of a game, as people choose it.

    Attributes:
        name: as in the word of a set-up.
        values: the usual one first; an empty one stands for a usual value that depends on the
            number of players.
    """

    name: str
    values: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """What can be chosen for a game; an edition is an option that presets others."""

    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]


class About(Struct, frozen=True):
    """What this server is and has.

    Attributes:
        now: its clock, in milliseconds UTC.
        levels: those of its bots, the weakest first.
        usual_level: the one for somebody who has not chosen.
        accounts: whether new accounts can be made.
    """

    version: str
    now: int
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]
    usual_level: str
    accounts: bool


def game_info(game: Game) -> GameInfo:
    """What can be chosen for a game."""
    options = tuple(OptionInfo(name, values) for name, values in game.offered().items())
    return GameInfo(game.name, game.players, options)
