"""How a game of Columbiz is set up: players, options and the editions that preset them."""

from dataclasses import dataclass

from sixrow.rules.columbiz import laws
from sixrow.rules.columbiz.decisions import DECISIONS
from sixrow.rules.contract import Game, Option, OptionValue, Setup
from sixrow.rules.refusal import SetupRefused


def _limits(players: int) -> tuple[int, ...]:
    """C-10: the allowed limits of discs per turn; three only with four players."""
    return (4, 3) if players == 4 else (4,)


OPTIONS = (
    Option("reroll", "C-8", ("any", "locked")),
    Option("limit", "C-10", _limits(4)),
    Option("extension", "C-18", ("full", "difference")),
    Option("captives", "C-22", ("square", "capped", "linear")),
)

_SCHEMES = {"square": laws.SQUARE, "capped": laws.CAPPED, "linear": laws.LINEAR}


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumbizSetup(Setup):
    """Two to four players and the options of C-8, C-10, C-18, C-22 and C-25."""

    players: int = 2
    reroll: str = "any"
    limit: int = 4
    extension: str = "full"
    captives: str = "square"

    def __post_init__(self) -> None:
        COLUMBIZ.check_players(self.players)
        for option in OPTIONS:
            option.check(getattr(self, option.name))
        if self.limit not in _limits(self.players):
            raise SetupRefused("limit-needs-four", "C-10", field="limit", value=self.limit)

    @property
    def game(self) -> Game:
        return COLUMBIZ

    @property
    def discs_each(self) -> int:
        """The discs that each player begins with (C-3)."""
        return laws.discs_each(self.players)

    @property
    def locked(self) -> bool:
        """Whether a die that was kept once stays kept (C-8)."""
        return self.reroll == "locked"

    @property
    def difference(self) -> bool:
        """Whether a longer row scores only what is new (C-18)."""
        return self.extension == "difference"

    @property
    def scheme(self) -> int:
        """The captive scoring scheme, as `laws.captive_points` expects it."""
        return _SCHEMES[self.captives]


def _everywhere(players: int) -> dict[str, OptionValue]:
    return {"limit": max(_limits(players))}


def _french(players: int) -> dict[str, OptionValue]:
    return {"limit": min(_limits(players))}


COLUMBIZ = Game(
    name="columbiz",
    players=(2, 3, 4),
    options=OPTIONS,
    colours=("purple", "blue", "grey", "black"),
    pieces="discs",
    letters="PBGK",
    numbers=None,
    decisions=DECISIONS,
    editions={"nb": _everywhere, "fr": _french, "pt": _everywhere, "de": _everywhere},
    make_setup=ColumbizSetup,
)
