"""A game step by step, as clients show it: the position after every roll and decision."""

from itertools import pairwise

import msgspec
from msgspec import Struct

from sixrow.match.tallies import Tally, tallies_of
from sixrow.notation import (
    RealDice,
    Record,
    decision_text,
    dice_text,
    read_record,
    real_dice,
    setup_text,
)
from sixrow.wire.frames import GameView, Told
from sixrow.wire.views import effects_data, picture


class ReplayStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of a record and the game after it.

    Attributes:
        seat: the seat that rolled or decided.
        turn: the number of its turn; 0 in the roll-off.
        roll: the dice rolled; empty for a decision.
        decision: the decision; empty for a roll.
        effects: the effects of the entry.
        game: the game after the entry, without choices.
    """

    seat: int
    turn: int
    roll: str = ""
    decision: str = ""
    effects: Told = ()
    game: GameView


class TallyView(Struct, frozen=True):
    """How often a seat rolled each face.

    Attributes:
        counts: the number of dice that showed 1, 2, 3, 4, 5 and 6.
        intervals: a confidence interval for the probability of each face.
        probability: the p-value: how often fair dice deviate at least this much.
    """

    counts: tuple[int, ...]
    intervals: tuple[tuple[float, float], ...]
    probability: float


class Replay(Struct, frozen=True, kw_only=True):
    """A whole game to step through.

    Attributes:
        names: the players, by seat.
        sides: the side of each seat.
        colours: the colour of each side's pieces.
        tags: the tags of the record, such as the levels of bots.
        start: the game before the first entry.
        turn_ends: the number of entries up to the end of the roll-off and of each turn.
        tallies: the tally of each seat's dice.
        own: the seats of the person who requested the replay.
        real_dice: what was entered, if the dice were real.
    """

    setup: str
    names: tuple[str, ...]
    sides: tuple[int, ...]
    colours: tuple[str, ...]
    tags: dict[str, str]
    start: GameView
    moments: tuple[ReplayStep, ...]
    turn_ends: tuple[int, ...]
    tallies: tuple[TallyView, ...]
    own: tuple[int, ...] = ()
    real_dice: RealDice | None = None


def replay_of(record: Record, own: tuple[int, ...] = ()) -> Replay:
    """The replay of a record; `own` has the seats of the person who requested it."""
    setup, moments = record.setup, _moments(record)
    return Replay(
        setup=setup_text(setup, every_option=True),
        names=record.names,
        sides=tuple(map(setup.side_of, range(setup.players))),
        colours=tuple(setup.game.colours[: setup.sides]),
        tags=dict(record.tags),
        start=picture(record.start),
        moments=moments,
        turn_ends=_turn_ends(moments),
        tallies=tuple(map(_tally_view, tallies_of(record))),
        own=own,
        real_dice=real_dice(record),
    )


def replay_json(text: str, own: tuple[int, ...] = ()) -> bytes:
    """The replay of a record in notation, as JSON; for another process.

    Raises:
        Refusal: the record cannot be read.
    """
    return msgspec.json.encode(replay_of(read_record(text), own))


def _moments(record: Record) -> tuple[ReplayStep, ...]:
    game = record.setup.game
    moments: list[ReplayStep] = []
    for moment in record.moments:
        entry = moment.entry
        last = len(moments) + 1 == len(record.entries)
        result = record.result if last else None
        moments.append(
            ReplayStep(
                seat=moment.seat,
                turn=moment.turn,
                roll=dice_text(entry.value) if entry.is_roll else "",
                decision="" if entry.is_roll else decision_text(game, entry.value),
                effects=effects_data(moment.effects),
                game=picture(
                    moment.after,
                    turn=moment.next_turn,
                    winners=result.winners if result else (),
                    ending=result.ending if result else "",
                ),
            )
        )
    return tuple(moments)


def _turn_ends(moments: tuple[ReplayStep, ...]) -> tuple[int, ...]:
    turns = [moment.turn for moment in moments]
    pairs = enumerate(pairwise([*turns, None]), start=1)
    return tuple(place for place, (turn, following) in pairs if turn != following)


def _tally_view(tally: Tally) -> TallyView:
    return TallyView(tally.counts, tally.intervals(), tally.probability)
