"""The commands of a game: rolling, deciding, undoing, resigning, standing in."""

from sixrow.match import commands, entered_dice
from sixrow.match.draft import Draft
from sixrow.match.events import Reason, Resigned, Returned, StoodIn, TimeUp, Undone
from sixrow.match.house import Person
from sixrow.match.seats import check_turn, own_seat, seat_state
from sixrow.notation import begins_turn, read_decision
from sixrow.rules import Refusal, RollRefused, Seat, Waiting


def roll(draft: Draft, command: commands.Roll, by: Person | None) -> None:
    """Make the dice of a person due."""
    own_seat(draft.table, command.seat, by)
    check_turn(draft, command.seat, by)
    if draft.table.terms.entered:
        raise Refusal("dice-entered")
    if draft.table.position.waiting is not Waiting.DICE:
        raise RollRefused("no-dice-awaited")
    draft.settle(wish=command.seat)


def decide(draft: Draft, command: commands.Decide, by: Person | None) -> None:
    """Make decisions, all or none; after a person keeps dice, the others are due at once."""
    if by is not None:
        own_seat(draft.table, command.seat, by)
    check_turn(draft, command.seat, by)
    if not command.decisions:
        raise Refusal("no-decisions")
    for word in command.decisions:
        decision = read_decision(draft.table.setup.game, word, draft.table.position.dice)
        draft.decide(decision)  # refuses an illegal decision
    same_turn = not begins_turn(draft.table.effects)
    draft.settle(wish=command.seat if same_turn else None)


def undo(draft: Draft, command: commands.Undo, by: Person | None) -> None:
    """Take back the sender's last decisions, never past a roll or into another seat's turn.

    Unless the dice are entered: see `entered_dice.undo`.
    """
    own_seat(draft.table, command.seat, by)
    check_turn(draft, command.seat, by)
    if draft.table.terms.entered:
        entered_dice.undo(draft, command)
        return
    if not draft.table.terms.undo:
        raise Refusal("undo-not-agreed")
    if not draft.table.game.can_undo(command.seat, command.count):
        raise Refusal("nothing-to-undo")
    draft.add(Undone(seat=command.seat, count=command.count))


def resign(draft: Draft, command: commands.Resign, by: Person | None) -> None:
    """Resign: see `give_up`."""
    state = own_seat(draft.table, command.seat, by)
    draft.check_playing()
    if draft.table.terms.entered:
        raise Refusal("not-with-entered-dice", field="resign")
    if state.reason in ("time", "resigned"):
        raise Refusal("bot-plays", seat=command.seat + 1)
    draft.add(Resigned(seat=command.seat))
    give_up(draft, command.seat, "resigned")


def give_up(draft: Draft, seat: Seat, ending: str) -> None:
    """End the game or let a bot take over, after a seat has resigned or forfeited.

    The other of two players wins, in a rated game also the other of two teams. Otherwise a bot
    plays on and the seat is unranked; but a rated game ends once only one seat is left to people.
    """
    table, setup = draft.table, draft.table.setup
    if setup.players == 2 or (table.terms.rated and setup.sides == 2):
        draft.end_game((1 - setup.side_of(seat),), ending)
    else:
        reason: Reason = "resigned" if ending == "resigned" else "time"
        level = table.terms.stand_in
        draft.add(StoodIn(seat=seat, level=level, reason=reason, ranked=False))
        left = [each for each, state in enumerate(draft.table.seats) if state.ranked]
        if table.terms.rated and len(left) == 1:
            draft.end_game((setup.side_of(left[0]),), ending)
    draft.settle()


def stand_in(draft: Draft, command: commands.StandIn, by: Person | None) -> None:
    """Let a bot play for an absent person whose grace period is over; a rated game they forfeit."""
    own_seat(draft.table, command.seat, by)
    draft.check_playing()
    absent = seat_state(draft.table, command.absent)
    if absent.bot:
        raise Refusal("bot-plays", seat=command.absent + 1)
    grace = draft.table.terms.grace or 0
    since = draft.table.absent_since(command.absent)
    own = draft.table.seats[command.seat].chair.person
    if since is None or absent.chair.person == own:
        raise Refusal("not-away", seat=command.absent + 1)
    wait = since + grace - draft.now
    if wait > 0:
        raise Refusal("grace-not-over", seat=command.absent + 1, wait=-(-wait // 1000))
    if draft.table.terms.rated:
        draft.add(TimeUp(seat=command.absent))
        give_up(draft, command.absent, "time")
        return
    level = draft.table.terms.stand_in
    draft.add(StoodIn(seat=command.absent, level=level, reason="away", ranked=True))
    draft.settle()


def come_back(draft: Draft, command: commands.Return, by: Person | None) -> None:
    """Take the sender's seat back from the bot that stood in during an absence."""
    state = own_seat(draft.table, command.seat, by)
    draft.check_playing()
    if state.reason != "away":
        raise Refusal("no-way-back", seat=command.seat + 1)
    ledger, chain = draft.table.dice, draft.table.chain_seat(state.chair.person)
    if chain not in ledger.chains:
        raise Refusal("not-anchored", seats=(command.seat + 1,))
    if chain in ledger.missed:  # otherwise they could avoid one roll again and again
        raise Refusal("dice-due", roll=ledger.spent + 1)
    draft.add(Returned(seat=command.seat))
