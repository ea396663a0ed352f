"""Creates a game from the choices on the home screen."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sixrow.extras import require
from sixrow.players import USUAL
from sixrow.rules import GAMES, Game, Setup
from sixrow.text.sentences import is_known, say

if TYPE_CHECKING:
    from sixrow.local.seats import Sitter
    from sixrow.notation import Record
    from sixrow.wire.lists import NewTable

MODES = ("computer", "device", "link", "board")
HERE = ("device", "board")
"""With others at this keyboard: the program rolls, or they do."""


@dataclass(slots=True)
class Chosen:
    """The choices on the home screen; empty fields mean the defaults.

    Attributes:
        mode: against bots, with others at this keyboard, at a real board, or by invitation.
        names: the players at this keyboard, separated by commas.
        pair: on a server, whether to play two games in which each side begins once.
        public: on a server, whether the table is listed in the lobby.
        options: the options of the game, by name.
    """

    game: str = "columbiz"
    mode: str = "computer"
    players: str = "2"
    level: str = USUAL
    names: str = ""
    server: str = ""
    pair: bool = False
    public: bool = False
    options: dict[str, str] = field(default_factory=dict)

    @property
    def can_pair(self) -> bool:
        """Whether a pair of games is possible: on a server, with two players."""
        return self.mode == "link" and self.players == "2"

    @property
    def setup(self) -> Setup:
        """The set-up.

        Raises:
            Refusal: the options are not a valid combination.
        """
        game = GAMES[self.game]
        offered = options_of(game)
        words = {name: value for name, value in self.options.items() if value and name in offered}
        return game.setup_from_text({**words, "players": self.players})


def options_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The options of a game that the user can choose; see `Game.offered`."""
    offered = game.offered()
    return {name: offered[name] for name in offered if is_known(f"option-{name}")}


def value_label(name: str, value: str) -> str:
    """The displayed name of an option's value."""
    return say(f"option-{name}-{value or 'usual'}")


def value_about(name: str, value: str) -> str:
    """A description of an option's value."""
    return say(f"option-{name}-{value or 'usual'}-about")


def local_record(chosen: Chosen) -> "Record":
    """The record of a new local game.

    Raises:
        SeatRefused: a name is invalid or used twice.
        Refusal: the options are not a valid combination, or the engine is not installed.
    """
    from sixrow.local.seats import ComputerPlayer, HumanPlayer, SeatRefused, new_record, read_name
    from sixrow.notation import RealDice, with_real_dice

    setup = chosen.setup
    names = [name.strip() for name in chosen.names.split(",") if name.strip()]
    sitters: list[Sitter]
    if chosen.mode in HERE:
        if len(names) > setup.players:
            raise SeatRefused(say("seat-too-many", most=setup.players))
        missing = range(len(names), setup.players)
        names += [say("player-number", seat=seat + 1) for seat in missing]
        sitters = [HumanPlayer(read_name(name)) for name in names]
    else:
        require("engine")  # better known before the game than in it
        me = read_name(names[0]) if names else say("player")
        sitters = [HumanPlayer(me), *[ComputerPlayer(chosen.level)] * (setup.players - 1)]
    record = new_record(setup, sitters)
    return with_real_dice(record, RealDice(roll_off=True)) if chosen.mode == "board" else record


def online_table(chosen: Chosen) -> "NewTable":
    """A new table for a server: the user's seat first, the others open."""
    from sixrow.match import Terms
    from sixrow.notation import setup_text
    from sixrow.wire.lists import NewTable, OpenSeat, OwnSeat

    setup = chosen.setup
    free = [OpenSeat()] * (setup.players - 1)
    terms = Terms(setup=setup_text(setup), pair=chosen.pair and chosen.can_pair)
    return NewTable(terms=terms, chairs=(OwnSeat(), *free), public=chosen.public)
