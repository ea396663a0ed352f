"""Both games for OpenSpiel, registered when this module is imported.

    >>> import pyspiel
    >>> import sixrow.research.openspiel
    >>> game = pyspiel.load_game("sixrow_columbiz(players=3,edition=fr)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 6)

Rolls are explicit chance nodes over multisets of dice, the roll-off included. A utility is the
share of the victory, so the sum is constant. The player is the seat.
"""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from sixrow.engine.observations import parts, size
from sixrow.notation import decision_text, position_text
from sixrow.research import adapter
from sixrow.rules import (
    COLUMBIZ,
    SEQUENCE_DICE,
    ColumbizSetup,
    Game,
    Position,
    Setup,
    Waiting,
    start,
)
from sixrow.rules.columbiz import laws as columbiz_laws
from sixrow.rules.dice import multisets
from sixrow.rules.sequence_dice import laws as sequence_dice_laws

LONGEST = 10_000
"""The maximum number of decisions in Sequence Dice, which is unbounded; no game comes near it."""


def short_name(game: Game) -> str:
    """The name under which a game is registered."""
    return f"sixrow_{game.name.replace('-', '_')}"


def _game_type(game: Game) -> pyspiel.GameType:
    unsaid = {option.name: type(option.values[0])() for option in game.options}
    if game.editions:
        unsaid["edition"] = ""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.players), **unsaid},
    )


def longest(setup: Setup) -> int:
    """The maximum number of decisions in a game.

    In Columbiz every turn places or forfeits a disc (C-11, C-12), has two keeps (C-6) and an end.
    """
    if isinstance(setup, ColumbizSetup):
        keeps_and_end = columbiz_laws.ROLLS
        return setup.players * setup.discs_each * (1 + keeps_and_end)
    return LONGEST


def _game_info(setup: Setup) -> pyspiel.GameInfo:
    dice = columbiz_laws.DICE if isinstance(setup, ColumbizSetup) else sequence_dice_laws.DICE
    return pyspiel.GameInfo(
        num_distinct_actions=setup.game.decisions,
        max_chance_outcomes=len(multisets(dice)),
        num_players=setup.players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=setup.players / setup.sides,
        max_game_length=longest(setup),
    )


class SixrowGame(pyspiel.Game):
    """A set-up of one of the games; created by `pyspiel.load_game`."""

    def __init__(self, game: Game, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.setup = adapter.setup_of(game, **params)
        self.start = start(self.setup)
        super().__init__(kind, _game_info(self.setup), params)

    def new_initial_state(self) -> "SixrowState":
        """The empty board before the roll-off."""
        return SixrowState(self)

    def state_at(self, position: Position) -> "SixrowState":
        """A state at any position of this set-up, to search from.

        It has no history, so it cannot be serialised; serialise the text of the position instead.
        """
        state = SixrowState(self)
        state.position = position
        return state

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Any:
        """An observer of positions: tensors, or the history if perfect recall is requested."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SixrowObserver(self.setup, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """A bound for all but the roll-off, which has none: a decision follows every other roll."""
        return LONGEST


class SixrowState(pyspiel.State):
    """A state of a game.

    Attributes:
        position: the same state as our rules represent it, immutable; for searches that need more.
    """

    def __init__(self, game: SixrowGame) -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        """The seat that decides, or the ids for chance and for a finished game."""
        waiting = self.position.waiting
        if waiting is Waiting.DECISION:
            return self.position.seat
        if waiting is Waiting.DICE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.waiting is Waiting.NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible rolls, by index."""
        return list(adapter.outcomes(self.position.dice_to_roll))

    def returns(self) -> list[float]:
        """Each seat's share of the victory; 0 until the game is over."""
        return list(adapter.rewards(self.position))

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.position.decisions())

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.waiting is Waiting.DICE:
            self.position = position.roll(adapter.outcome_dice(position, action)).position
        else:
            self.position = position.decide(action).position

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return adapter.outcome_text(self.position, action)
        return decision_text(self.position.setup.game, action)

    def __str__(self) -> str:
        return position_text(self.position)


class SixrowObserver:
    """Observes positions for a player, as OpenSpiel expects.

    Attributes:
        tensor: the whole observation, one-dimensional.
        dict: its named parts, views of the tensor.
    """

    def __init__(self, setup: Setup, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; passed {params}")
        self.tensor = np.zeros(size(setup), np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + part.size].reshape(part.shape)
            for part in parts(setup)
        }

    def set_from(self, state: SixrowState, player: int) -> None:
        """Observe a state from a player's point of view."""
        self.tensor[:] = adapter.observed(state.position, player)

    def string_from(self, state: SixrowState, _player: int) -> str:
        """The text of the position, which is the same for every player."""
        return position_text(state.position)


_COLUMBIZ, _SEQUENCE_DICE = _game_type(COLUMBIZ), _game_type(SEQUENCE_DICE)


class ColumbizGame(SixrowGame):
    """Columbiz for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(COLUMBIZ, _COLUMBIZ, params or {})


class SequenceDiceGame(SixrowGame):
    """Sequence Dice for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(SEQUENCE_DICE, _SEQUENCE_DICE, params or {})


pyspiel.register_game(_COLUMBIZ, ColumbizGame)
pyspiel.register_game(_SEQUENCE_DICE, SequenceDiceGame)


def game_text(setup: Setup) -> str:
    """The string for `pyspiel.load_game` that describes a set-up."""
    options = ",".join(f"{name}={value}" for name, value in setup.options().items())
    return f"{short_name(setup.game)}(players={setup.players},{options})"
