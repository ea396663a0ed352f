"""The lines of the table screen."""

from textual.content import Content

from sixrow.rules import COLUMBIZ
from sixrow.text.numerals import percentage
from sixrow.text.sentences import listed, say
from sixrow.text.words import game_name
from sixrow.tui.link import Link, LinkState
from sixrow.tui.local import LocalLink
from sixrow.tui.model import TableModel
from sixrow.tui.play import Stage, TableInput
from sixrow.tui.processes import Thinking
from sixrow.tui.screens.dice_words import waiting_words
from sixrow.tui.status import guide, headline, progress, result


def head_left(model: TableModel) -> Content:
    """The game and its progress."""
    if model.view is None:
        return Content.styled("Sixrow", "bold $accent")
    told = progress(model)
    return Content.assemble(
        (game_name(model.setup), "bold $accent"), (f"  {told}" if told else "", "$foreground")
    )


def head_right(model: TableModel, thinking: Thinking) -> Content:
    """Whether the dice were verified, and the state of the connection."""
    parts = []
    if thinking.compiling is not None:
        parts.append(Content.styled(f"… {say('engine-getting-ready')}", "$warning"))
    if model.entered:
        parts.append(Content.styled(say("terms-real-dice"), "$faint"))
    elif not model.link.proven:
        parts.append(Content.styled(say("dice-unchecked"), "$faint"))
    elif model.faults:
        parts.append(Content.styled(f"✗ {say('dice-broken')}", "bold $error"))
    elif model.checked:
        parts.append(Content.styled(f"✓ {say('dice-sound')} ({model.checked})", "$success"))
    elif model.view is not None:
        parts.append(Content.styled(say("dice-sealed"), "$faint"))
    if not isinstance(model.link, LocalLink):
        parts.append(_link_words(model))
    return Content("  ").join(parts)


def _link_words(model: TableModel) -> Content:
    match model.state:
        case LinkState.OPEN:
            return Content.styled(f"● {say('link-open')}", "$success")
        case LinkState.CONNECTING:
            return Content.styled(f"○ {say('link-connecting')}", "$warning")
        case LinkState.LOST:
            return Content.styled(f"○ {say('link-lost')}", "bold $error")
        case LinkState.CLOSED:
            return Content.styled(f"○ {say('link-closed')}", "bold $error")


def short_words(play: TableInput) -> str:
    """Whose turn it is, or who has won."""
    if play.table.view is None:
        return play.table.trouble or say("link-connecting")
    return result(play.table) if play.is_over else headline(play)


def long_words(play: TableInput, thinking: Thinking) -> str:
    """What to do now, or what the game waits for."""
    model = play.table
    if model.view is None:
        return ""
    if model.trouble:
        return model.trouble
    if play.moment is Stage.LOBBY:
        return _lobby_words(model)
    if waiting := waiting_words(model) or say("notice-bots-failed") * model.waits_in_vain:
        return waiting
    if model.faults and not model.accepted:
        return say("dice-fault-found")
    if play.asking:
        return say("hint-awaited")
    if play.moment is Stage.WATCH and thinking.compiling is not None:
        parts = len(thinking.compiling)
        return f"{say('notice-preparing')} {'█' * parts}{'░' * max(4 - parts, 0)}"
    told = guide(play)
    return told or _looked_words(play)


def _looked_words(play: TableInput) -> str:
    return say("over-how") if play.moment is Stage.OVER else ""


def asides(play: TableInput) -> str:
    """The text beside the dice."""
    game = play.table.game
    if game is None or play.table.view is None:
        return ""
    if play.moment is Stage.KEEP and play.looking and play.odds:
        chance = play.odds.get(_cursor(play), 0.0)
        return f"{_cursor(play)} {percentage(chance)}"
    faces = game.dice.replace("-", "")
    if play.table.setup.game is not COLUMBIZ and faces and not game.rolled:
        return f"= {sum(map(int, faces))}"
    return ""


def _cursor(play: TableInput) -> str:
    from sixrow.notation import cell_text

    return cell_text(play.cursor)


def _lobby_words(model: TableModel) -> str:
    view = model.view
    assert view is not None
    free = sum(seat.chair.is_open for seat in view.seats)
    told = [f"{say('waiting-open', seats=free)}."] if free else []
    taken = [
        model.names.seat(seat) for seat, each in enumerate(view.seats) if not each.chair.is_open
    ]
    told.append(say("join-with", names=listed(taken)))
    if model.link.invitation:
        told.append(model.link.invitation)
        if model.link.here_only:
            told.append(say("invite-here-only"))
    if not model.is_host:
        told.append(say("waiting-host"))
    return " ".join(told)


def invitation_copied(link: Link) -> str:
    """That the invitation is copied, and if it does not lead others here, what would."""
    told = [say("invite-copied")]
    if link.here_only:
        told.append(say("invite-here-only"))
        if link.reach_command:
            told += [say("invite-how"), link.reach_command]
    return "\n".join(told)
