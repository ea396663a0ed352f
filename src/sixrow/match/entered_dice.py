"""Real dice that people enter: at a real board, a table only keeps the score.

Nothing is secret there, so that everything can be taken back. The rules are the same as ever.
"""

from msgspec import UNSET

from sixrow.match import commands
from sixrow.match.draft import Draft
from sixrow.match.events import Entered, StarterChosen, Undone
from sixrow.match.house import Person
from sixrow.match.seats import check_turn, own_seat
from sixrow.match.table import PlayedGame, Table
from sixrow.notation import RealDice, begun, dice_text, read_decision, read_dice, replay
from sixrow.rules import Columbiz, Position, Refusal, RollRefused, Waiting
from sixrow.rules.columbiz.laws import ROLLS
from sixrow.rules.effects import Stopped


def enter(draft: Draft, command: commands.Enter, by: Person | None) -> None:
    """Enter the dice that were rolled, in the roll-off too."""
    own_seat(draft.table, command.seat, by)
    check_turn(draft, command.seat, by)
    _check_entered(draft.table)
    position = draft.table.position
    if position.waiting is not Waiting.DICE:
        raise RollRefused("no-dice-awaited")
    if command.last and not can_be_only(position):
        raise Refusal("not-the-only-roll", "C-6", field="last")
    dice = dice_text(read_dice(command.dice))
    draft.add(Entered(seat=command.seat, dice=dice, last=command.last))
    if command.last:
        after = draft.table.position
        draft.decide(read_decision(after.setup.game, "stop", after.dice), "table")
    draft.settle()


def begin(draft: Draft, command: commands.Begin, by: Person | None) -> None:
    """Let a seat begin, instead of a roll-off."""
    own_seat(draft.table, command.seat, by)
    draft.check_playing()
    _check_entered(draft.table)
    if not can_choose_starter(draft.table):
        raise Refusal("begun-already")
    draft.add(StarterChosen(starter=command.seat))


def undo(draft: Draft, command: commands.Undo) -> None:
    """Take back what was entered last, `count` times, and finally who begins."""
    play = draft.table.game
    count = _moves_back(play, command.count)
    if count:
        draft.add(Undone(seat=command.seat, count=count))
    elif command.count == 1 and not play.moves and _is_chosen(draft.table):
        draft.add(StarterChosen(starter=None))
    else:
        raise Refusal("nothing-entered")


def finish(draft: Draft, _command: commands.Finish, by: Person | None) -> None:
    """End a game that is over by the rules; until then, everything can be corrected."""
    draft.check_playing()
    _check_entered(draft.table)
    if by is None or by.id not in draft.table.people:
        raise Refusal("not-seated")
    outcome = draft.table.position.outcome
    if outcome is None:
        raise Refusal("not-over-yet")
    draft.end_game(outcome.winners, outcome.ending.value)


def can_be_only(position: Position) -> bool:
    """Whether the last roll of the turn may be entered alone: it is its first one here."""
    return isinstance(position, Columbiz) and position.rolls_left == ROLLS


def can_choose_starter(table: Table) -> bool:
    """Whether it can be said who begins: nobody does yet, and nothing was entered."""
    begun_already = table.position.roll_off is None or table.game.moves
    return table.terms.entered and table.terms.position is UNSET and not begun_already


def can_undo(table: Table) -> bool:
    """Whether there is something to take back where dice are entered."""
    return bool(table.game.moves) or _is_chosen(table)


def real_dice_of(play: PlayedGame) -> RealDice:
    """What was entered of a game with real dice; replays it."""
    moments = replay(play.start, (move.entry for move in play.moves))
    last_only = tuple(
        moment.turn
        for move, moment in zip(play.moves, moments, strict=True)
        if move.hand == "table" and isinstance(moment.effects[0], Stopped)
    )
    return RealDice(play.start.roll_off is not None, last_only)


def _is_chosen(table: Table) -> bool:
    """Whether somebody has said who begins."""
    start = table.game.start
    return table.terms.position is UNSET and start == begun(table.setup, start.seat)


def _moves_back(play: PlayedGame, steps: int) -> int:
    """How many moves a number of steps takes back; 0 if there are fewer steps.

    What the table decided by itself goes with what led to it.
    """
    for count, move in enumerate(reversed(play.moves), start=1):
        steps -= move.hand != "table"
        if steps == 0:
            return count
    return 0


def _check_entered(table: Table) -> None:
    if not table.terms.entered:
        raise Refusal("dice-not-entered")
