"""What a server offers: its games, their options and its bots. Clients keep no such lists."""

from msgspec import Struct

from sixrow.rules import Game


class OptionInfo(Struct, frozen=True):
    """An option of a game and its values.

    Attributes:
        name: the name as in the notation of a set-up.
        values: the default first; it is empty if it depends on the number of players.
    """

    name: str
    values: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """The choices for a game; an edition is an option that presets others."""

    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]


class About(Struct, frozen=True):
    """Describes a server.

    Attributes:
        now: its clock, in milliseconds since the epoch (UTC).
        levels: the levels of its bots, weakest first.
        usual_level: the default level.
        accounts: whether new accounts can be created.
    """

    version: str
    now: int
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]
    usual_level: str
    accounts: bool


def game_info(game: Game) -> GameInfo:
    """The choices for a game."""
    options = tuple(OptionInfo(name, values) for name, values in game.offered().items())
    return GameInfo(game.name, game.players, options)
