"""A game step by step, as clients show it: every position after every roll and decision."""

from itertools import pairwise

from msgspec import Struct

from sixrow.match.tallies import Tally, tallies_of
from sixrow.notation import Record, decision_text, dice_text, setup_text
from sixrow.wire.frames import GameView, Told
from sixrow.wire.views import effects_data, picture


class ReplayStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of a record, and what it led to.

    Attributes:
        seat: who rolled or decided.
        turn: the number of the turn that it belongs to; 0 in the roll-off.
        roll: what was rolled; empty if it was a decision.
        decision: what was decided; empty if it was a roll.
        effects: what it did.
        game: the game after it; its choices are left out.
    """

    seat: int
    turn: int
    roll: str = ""
    decision: str = ""
    effects: Told = ()
    game: GameView


class TallyView(Struct, frozen=True):
    """The dice of a seat, counted.

    Attributes:
        counts: how many showed 1, 2, 3, 4, 5 and 6.
        intervals: which shares of each face the counts are compatible with.
        probability: how often fair dice are this far from equal shares or farther.
    """

    counts: tuple[int, ...]
    intervals: tuple[tuple[float, float], ...]
    probability: float


class Replay(Struct, frozen=True, kw_only=True):
    """A whole game to step through.

    Attributes:
        names: the players, by seat.
        sides: the side of each seat.
        colours: of the sides' pieces.
        tags: what else the record says, such as the levels of bots.
        start: the game before the first entry.
        turn_ends: the places at which the roll-off and each turn are over, as numbers of entries.
        tallies: the dice, by seat.
        own: the seats of whoever asked for it.
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


def replay_of(record: Record, own: tuple[int, ...] = ()) -> Replay:
    """A record step by step, for whoever sat on some of its seats."""
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
    )


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
