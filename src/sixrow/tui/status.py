"""The state of the game: a short headline, and a longer guide to what to do."""

from sixrow.rules import COLUMBIZ
from sixrow.text.numerals import decimal, percentage
from sixrow.text.results import result_words
from sixrow.text.sentences import say
from sixrow.text.words import decision_words
from sixrow.tui.labels import choice_words, doings
from sixrow.tui.model import TableModel
from sixrow.tui.play import Stage, TableInput
from sixrow.wire.frames import GameView, Stuck, View


def headline(play: TableInput) -> str:
    """Whose turn it is, and for which action."""
    table = play.table
    view, game = table.view, table.game
    if view is None or view.phase == "lobby":
        return say("status-lobby")
    if game is None or play.is_over:
        return say("status-over")
    name = table.names.seat(game.seat)
    if view.due is not None:
        own = game.seat in table.mine and not table.shared
        return say("status-rolling") if own else say("status-named-rolling", name=name)
    if table.acting is None:
        return say("status-other", name=name)
    what = "roll-off" if game.rolled else "stuck" if play.stuck else play.moment.value
    return say(f"status-named-{what}", name=name) if table.shared else say(f"status-{what}")


def progress(table: TableModel) -> str:
    """The round or turn, and whether it is the last."""
    view, game = table.view, table.game
    if view is None or game is None:
        return ""
    parts = _pair_words(view, game.number) if view.terms.pair else []
    if game.round:
        parts.append(say("round-number", round=game.round))
    elif game.turn and table.setup.game is not COLUMBIZ:
        parts.append(say("turn-number", turn=game.turn))
    if game.last_round and game.waiting != "nobody":
        parts.append(say("sub-last-round"))
    length = table.setup.options().get("length")
    if length is not None:
        parts.append(say("winning-length", length=int(length)))
    return " · ".join(parts)


def _pair_words(view: View, number: int) -> list[str]:
    """Which game of a pair it is, and each side's shares of the finished ones."""
    told = [say("sub-pair", game=number)]
    if any(view.shares):
        shares = [decimal(share, int(share % 1 > 0)) for share in view.shares]
        told.append(say("sub-pair-sum", sum=" : ".join(shares)))
    return told


def guide(play: TableInput) -> str:
    """What to do now, or what is under the cursor; written for beginners."""
    table = play.table
    if play.table.trouble:
        return table.trouble
    if play.hints:
        return hint_words(play)
    looked = play.looked_at
    if looked is not None:
        return f"{say('insight-cell', cell=looked.decision)} {choice_words(table, looked)}"
    if play.stuck is not None:
        return _stuck_words(play, play.stuck)
    return _guides(play)


def _guides(play: TableInput) -> str:
    game = play.table.game
    if game is None:
        return ""
    match play.moment:
        case Stage.ROLL:
            return _roll_words(play, game)
        case Stage.FINISH:
            return say("finish-ask")
        case Stage.KEEP:
            return say("guide-keep", rolls=game.rolls_left)
        case Stage.PLACE:
            return _place_words(play)
        case Stage.CHOOSE:
            total = sum(map(int, game.dice.replace("-", "")))
            return say("guide-choose", kind=game.choosing, total=total)
        case _:
            return ""


def _roll_words(play: TableInput, game: GameView) -> str:
    """That the dice can be rolled; or which real dice to type."""
    table, entry = play.table, play.entry
    if not table.entered:
        if game.rolled:
            return say("guide-roll-off")
        return say("guide-roll" if table.setup.game is COLUMBIZ else "guide-roll-two")
    name = table.names.seat(game.seat)
    if entry.can_choose_starter:
        return say("guide-type-starter", name=name)
    if entry.last:
        return say("guide-type-last", name=name)
    return say("guide-type", name=name, dice=game.to_roll)


def hint_words(play: TableInput) -> str:
    """The best decision, and what the next ones lose."""
    view, game = play.table.view, play.table.game
    assert view is not None
    assert game is not None
    side = view.seats[game.seat].side
    best, *others = play.hints
    parts = [
        say("hint-best", decision=decision_words(best.decision)),
        say("hint-wins", share=percentage(best.shares[side])),
    ]
    also = [
        say("hint-also", decision=decision_words(each.decision), loss=percentage(each.loss, 1))
        for each in others
    ]
    return " ".join([*parts, "; ".join(also)])


def result(table: TableModel) -> str:
    """How the last game ended; empty while one is running."""
    from sixrow.notation import Result

    game, view = table.game, table.view
    if view is None or game is None or (not game.ending and not game.winners):
        return say("result-none") if view is not None and view.phase == "over" else ""
    found = Result(game.winners, game.ending, _culprit(table))
    told = result_words(found, game.scores, table.names, table.setup)
    if view.terms.pair and view.phase == "over" and view.winners:
        both = [seat for seat, each in enumerate(view.seats) if each.side in view.winners]
        told += " " + say("pair-result", winners=table.names.seats(both), players=len(both))
    return told


def _culprit(table: TableModel) -> int | None:
    """The seat that resigned or ran out of time."""
    from sixrow.match.events import Resigned, TimeUp

    for each in reversed(table.history):
        if isinstance(each.event.fact, Resigned | TimeUp):
            return each.event.fact.seat
    return None


def _place_words(play: TableInput) -> str:
    game, limit = play.table.game, play.table.setup.options()["limit"]
    assert game is not None
    placed = game.placed + len(play.drafted)
    if not play.drafted:
        return say("guide-place", limit=int(limit))
    if any(word != "end" for word in play.choices):
        return say("guide-place-more", placed=placed, limit=int(limit))
    return say("guide-place-done", placed=placed, limit=int(limit))


def _stuck_words(play: TableInput, stuck: Stuck) -> str:
    match stuck.kind:
        case "pass":
            return say("guide-pass", rule=stuck.rule)
        case "forfeit":
            what = doings(play.table.names, play.choices[stuck.decision].effects)
            return say("guide-forfeit", what=", ".join(what))
        case "end":
            return say("guide-nothing-more")
