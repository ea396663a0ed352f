"""The active keys at the table, most important first."""

from sixrow.text.sentences import say
from sixrow.tui.company import strangers
from sixrow.tui.local import LocalLink
from sixrow.tui.play import Stage, TableInput
from sixrow.tui.widgets.lines import KeyHint
from sixrow.tui.widgets.scales import SMALL, Scale


def table_keys(play: TableInput, scale: Scale) -> list[KeyHint]:
    """The key hints for the bottom line."""
    model = play.table
    keys = [*_main_keys(play)]
    if play.can_take_back and play.moment is not Stage.WATCH:
        keys.append(KeyHint("U", say("key-undo"), "undo"))
    if play.can_ask:
        keys.append(KeyHint("H", say("key-hint"), "hint"))
    if play.moment is Stage.KEEP and play.can_ask:
        keys.append(KeyHint("O", say("key-odds"), "odds"))
    if model.view is not None and not isinstance(model.link, LocalLink):
        keys.append(KeyHint("C", say("chat-label"), "chat"))
    if scale is not SMALL:
        keys.append(KeyHint("F", say("key-dice"), "fairness"))
        if model.game is not None and play.moment is not Stage.OVER:
            keys.append(KeyHint("W", say("key-save"), "save"))
    keys.append(KeyHint("?", say("key-help"), "help"))
    keys.append(KeyHint("Q", say("key-leave"), "leave"))
    return keys


def _main_keys(play: TableInput) -> list[KeyHint]:
    game = play.table.game
    match play.moment:
        case Stage.ROLL if play.entry.is_open:
            return _entry_keys(play)
        case Stage.FINISH:
            return [KeyHint("Enter", say("action-finish"), "main", main=True)]
        case Stage.ROLL:
            dice = game.to_roll if game else 0
            return [KeyHint("R", say("action-roll", dice=dice), "roll", main=True)]
        case Stage.KEEP:
            return _keep_keys(play)
        case Stage.PLACE | Stage.CHOOSE:
            return _board_keys(play)
        case Stage.LOBBY:
            return _lobby_keys(play)
        case Stage.OVER:
            return [
                KeyHint("A", say("study-title"), "analyse", main=True),
                KeyHint("G", say("rematch-ask"), "again"),
                KeyHint("W", say("key-save"), "save"),
            ]
        case _:
            return []


def _entry_keys(play: TableInput) -> list[KeyHint]:
    """The keys with which real dice are entered."""
    entry = play.entry
    missing = entry.missing
    keys = [
        KeyHint("1-6", say("entry-missing", dice=missing), "")
        if missing
        else KeyHint("Enter", say("entry-enter"), "main", main=True)
    ]
    if entry.can_choose_starter:
        keys.append(KeyHint("B", say("entry-who"), "begin"))
    if entry.can_be_last:
        keys.append(KeyHint("L", say("key-all-rolls" if entry.last else "key-last"), "last"))
    return keys


def _keep_keys(play: TableInput) -> list[KeyHint]:
    rolling = play.keep.rolling
    stop = say("action-stop")
    if not rolling:
        return [KeyHint("R", say("action-keep-all"), "roll", main=True)]
    again = "entry-keep" if play.table.entered else "action-roll"
    return [
        KeyHint("R", say(again, dice=rolling), "roll", main=True),
        KeyHint("1-8", say("key-hold"), ""),
        KeyHint("S", stop, "stop"),
    ]


def _board_keys(play: TableInput) -> list[KeyHint]:
    stuck = play.stuck
    if stuck is not None:
        label = say(f"action-{stuck.kind}", discs=stuck.discs)
        return [KeyHint("E", label, "end", main=True)]
    walk = [KeyHint("←↑↓→ Enter", say("key-choose"), "main")]
    if play.moment is Stage.CHOOSE:
        if play.picked:
            label = say("key-confirm", cell=play.picked)
            return [KeyHint("Enter", label, "end", main=True)]
        return walk
    if play.can_end:
        label = say("action-end", discs=len(play.drafted))
        return [KeyHint("E", label, "end", main=True), *walk]
    return walk


def _lobby_keys(play: TableInput) -> list[KeyHint]:
    model = play.table
    keys = []
    if model.is_host and model.view is not None:
        free = any(seat.chair.is_open for seat in model.view.seats)
        label = say("key-appoint") if free else say("waiting-start")
        keys.append(KeyHint("B", label, "begin", main=not free))
    if strangers(model):
        keys.append(KeyHint("X", say("key-unseat"), "resign"))
    if model.link.invitation:
        keys.append(KeyHint("I", say("key-invite"), "invite"))
    return keys
