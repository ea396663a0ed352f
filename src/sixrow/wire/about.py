"""What a server has and what can be chosen for a game, so that no client has a list of its own."""

from msgspec import Struct

from sixrow.rules import Game
from sixrow.rules.contract import Option


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
    editions = [OptionInfo("edition", tuple(game.editions))] if game.editions else []
    options = [OptionInfo(option.name, _values(game, option)) for option in game.options]
    return GameInfo(game.name, game.players, (*editions, *options))


def _values(game: Game, option: Option) -> tuple[str, ...]:
    usual = {str(game.setup(players).options()[option.name]) for players in game.players}
    values = [str(value) for value in option.values]
    if len(usual) > 1:
        return ("", *values)
    return tuple(sorted(values, key=lambda value: value not in usual))
