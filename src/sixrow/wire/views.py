"""A table as clients show it. Clients contain no rules, so a view has everything they need.

This module contains no rules either: it applies each legal decision to the immutable position and
reports the effects.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from sixrow.match import PlayedGame, Table, entered_dice
from sixrow.notation import (
    decision_text,
    dice_text,
    effect_data,
    position_text,
    read_cell,
    read_decision,
    read_position,
    round_of,
)
from sixrow.notation.effects import (
    ExtraTurnEffect,
    ForfeitedEffect,
    PassedEffect,
    RemovedEffect,
    ReplacedEffect,
)
from sixrow.rules import Columbiz, Position, Seat, SequenceDice, Waiting
from sixrow.rules.board import CELLS, SIZE, Mask
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.rules.effects import Effect
from sixrow.rules.sequence_dice import laws
from sixrow.wire.frames import (
    ChoiceView,
    Choosing,
    DueView,
    Entering,
    GameView,
    Preview,
    Previewed,
    SeatView,
    Stuck,
    Told,
    View,
)


def view_of(table: Table, following: str = "") -> View:
    """A table as clients show it.

    Args:
        table: the table.
        following: the id of the rematch's table, once there is one.
    """
    awaited, due = table.awaited, table.dice.due
    acting = awaited.seat if awaited and not awaited.bot and due is None else None
    return View(
        table=table.id,
        version=table.version,
        time=table.time,
        phase=table.phase.value,
        host=table.host,
        terms=table.terms,
        seats=tuple(_seat_view(table, seat) for seat in range(table.setup.players)),
        game=_play_view(table, table.game) if table.games else None,
        acting=acting,
        due=None if due is None else DueView(roll=due.roll, seat=due.seat, awaited=due.awaited),
        unanchored=table.unanchored if awaited else (),
        can_undo=acting is not None and bool(table.terms.undo) and _can_undo(table, acting),
        can_abort=awaited is not None and table.can_abort,
        deadline=awaited.deadline if awaited else None,
        shares=tuple(float(share) for share in table.shares()),
        winners=table.winners,
        rematch=tuple(sorted(table.rematch)),
        next=following,
        entering=_entering(table) if awaited and table.terms.entered else None,
    )


def _can_undo(table: Table, seat: Seat) -> bool:
    if table.terms.entered:
        return entered_dice.can_undo(table)
    return table.game.can_undo(seat)


def _entering(table: Table) -> Entering:
    position = table.position
    return Entering(
        last=entered_dice.can_be_only(position),
        starter=entered_dice.can_choose_starter(table),
        finish=position.outcome is not None,
    )


def _seat_view(table: Table, seat: int) -> SeatView:
    state = table.seats[seat]
    return SeatView(
        chair=state.chair,
        side=table.setup.side_of(seat),
        colour=table.setup.game.colours[table.setup.side_of(seat)],
        bot=state.bot,
        reason=state.reason or "",
        away=state.away_since is not None,
        replaceable=None
        if state.away_since is None
        else state.away_since + (table.terms.grace or 0),
        ranked=state.ranked,
        clock=table.clocks[seat] if table.clocks else None,
    )


def _play_view(table: Table, play: PlayedGame) -> GameView:
    result = play.ended
    shown = picture(
        play.position,
        table.effects,
        number=play.number,
        turn=play.turn,
        winners=result.winners if result else (),
        ending=result.ending if result else "",
    )
    view = _with_choices(shown, play.position)
    return replace(view, held=_held(play)) if view.keeping else view


def _held(play: PlayedGame) -> str:
    """The dice kept before the last roll; empty if that was the first roll of the turn."""
    if len(play.moves) < 2 or play.moves[-2].entry.is_roll:
        return ""
    word = decision_text(play.position.setup.game, play.moves[-2].entry.value)
    return word[1:] if word.startswith("k") else ""


def game_view(position: Position, effects: Sequence[Effect] = ()) -> GameView:
    """A position as clients show it, with the effects of the last step and all legal decisions."""
    return _with_choices(picture(position, effects), position)


def position_view(line: str) -> GameView:
    """A position in one line as clients show it; for another process.

    Raises:
        Refusal: the line cannot be read.
    """
    return game_view(read_position(line))


def _with_choices(view: GameView, position: Position) -> GameView:
    """The picture of a position with its legal decisions, each of which is tried out."""
    if position.waiting is not Waiting.DECISION:
        return replace(view, action="roll" if position.waiting is Waiting.DICE else "")
    if view.keeping:
        return replace(view, action="keep")
    choices = _choices(position)
    stuck = _stuck(choices)
    if isinstance(position, Columbiz):
        return replace(view, choices=choices, action="place", stuck=stuck)
    choosing = "" if stuck else _choosing(choices)
    return replace(view, choices=choices, action="choose", stuck=stuck, choosing=choosing)


def picture(
    position: Position,
    effects: Sequence[Effect] = (),
    *,
    number: int = 1,
    turn: int = 0,
    winners: tuple[int, ...] = (),
    ending: str = "",
) -> GameView:
    """A position for display only: like `game_view`, but cheaper and without legal decisions."""
    view = GameView(
        number=number,
        position=position_text(position),
        board=_owners(position.pieces()),
        printed=(),
        waiting=position.waiting.value,
        seat=position.seat,
        turn=turn,
        to_roll=position.dice_to_roll,
        dice=dice_text(position.dice),
        effects=effects_data(effects),
        scores=position.scores(),
        rolled=position.roll_off.rolled if position.roll_off else (),
        winners=winners,
        ending=ending,
    )
    if isinstance(position, Columbiz):
        return _with_columbiz(view, position)
    assert isinstance(position, SequenceDice)
    return _with_sequence_dice(view, position)


def _with_columbiz(view: GameView, position: Columbiz) -> GameView:
    return replace(
        view,
        printed=tuple(cell % SIZE + 1 for cell in range(CELLS)),
        round=round_of(position.setup, view.turn),
        kept=dice_text(position.kept),
        rolls_left=position.rolls_left,
        keeping=position.phase is ColumbizPhase.KEEP,
        placed=position.placed,
        supply=position.supply,
        captives=position.captives,
        captive_points=position.captive_points(),
        row_points=position.points,
        last_round=position.last_round,
    )


def _with_sequence_dice(view: GameView, position: SequenceDice) -> GameView:
    endless = position.setup.unlimited
    return replace(
        view,
        printed=laws.NUMBERS,
        supply=tuple(-1 if endless else left for left in position.supply()),
    )


def preview(position: Position, words: Sequence[str]) -> tuple[list[list[Effect]], Position]:
    """Apply decisions one after the other; returns their effects and the final position.

    Raises:
        Refusal: a decision cannot be read or is not legal.
    """
    steps: list[list[Effect]] = []
    for word in words:
        step = position.decide(read_decision(position.setup.game, word, position.dice))
        steps.append(list(step.effects))
        position = step.position
    return steps, position


def previewed(position: Position, frame: Preview, version: int) -> Previewed:
    """The answer to a preview frame.

    Raises:
        Refusal: a decision cannot be read or is not legal.
    """
    steps, after = preview(position, frame.decisions)
    return Previewed(
        id=frame.id,
        version=version,
        steps=tuple(map(effects_data, steps)),
        game=game_view(after, steps[-1] if steps else ()),
    )


def keeping(position: Position, keep: str) -> Position:
    """The position after keeping these dice; unchanged if none are given or none can be kept.

    Raises:
        Refusal: these dice cannot be kept.
    """
    if not isinstance(position, Columbiz) or position.phase is not ColumbizPhase.KEEP or not keep:
        return position
    return preview(position, (f"k{keep}",))[1]


def effects_data(effects: Sequence[Effect]) -> Told:
    """Effects as sent to clients, with seats and sides from 0."""
    return tuple(effect_data(effect, first=0) for effect in effects)


def _choices(position: Position) -> tuple[ChoiceView, ...]:
    choices = []
    for decision in position.decisions():
        step = position.decide(decision)
        choices.append(
            ChoiceView(
                decision=decision_text(position.setup.game, decision),
                effects=effects_data(step.effects),
                scores=step.position.scores(),
            )
        )
    return tuple(choices)


def _stuck(choices: tuple[ChoiceView, ...]) -> Stuck | None:
    """The only legal decision if no piece can be placed, classified by its effects."""
    if len(choices) != 1 or choices[0].decision not in ("end", "pass"):
        return None
    decision = choices[0].decision
    for effect in choices[0].effects:
        match effect:
            case PassedEffect(rule=rule):
                return Stuck(kind="pass", decision=decision, rule=rule)
            case ForfeitedEffect(discs=discs, rule=rule):
                return Stuck(kind="forfeit", decision=decision, rule=rule, discs=discs)
            case _:
                pass
    return Stuck(kind="end", decision=decision, rule=choices[0].effects[0].rule)


def _choosing(choices: tuple[ChoiceView, ...]) -> Choosing:
    """What a roll of Sequence Dice lets one do; every choice is of the same kind."""
    effects = choices[0].effects
    again = any(isinstance(effect, ExtraTurnEffect) for effect in effects)
    if any(isinstance(effect, RemovedEffect) for effect in effects):
        return "remove"
    if any(isinstance(effect, ReplacedEffect) for effect in effects):
        return "replace-again" if again else "replace"
    if len({laws.NUMBERS[read_cell(choice.decision)] for choice in choices}) > 1:
        return "anywhere"
    return "again" if again else "place"


def _owners(pieces: Sequence[Mask]) -> tuple[int, ...]:
    return tuple(
        next((side for side, cells in enumerate(pieces) if cells >> cell & 1), -1)
        for cell in range(CELLS)
    )
