"""Short descriptions of what choices do."""

from collections.abc import Sequence

from sixrow.notation import EffectData
from sixrow.notation import effects as data
from sixrow.rules import COLUMBIZ
from sixrow.text.sentences import listed, say
from sixrow.text.words import Names
from sixrow.tui.model import TableModel
from sixrow.wire.frames import ChoiceView


def doings(names: Names, effects: Sequence[EffectData]) -> list[str]:
    """A short phrase for each effect: captures, rows, removed chips."""
    found: list[str] = []
    captured = sum(isinstance(effect, data.CapturedEffect) for effect in effects)
    if captured:
        found.append(say("does-captures", discs=captured))
    for effect in effects:
        match effect:
            case data.RowMadeEffect(points=points, cells=cells) if points:
                found.append(say("does-row-points", length=len(cells), points=points))
            case data.RowMadeEffect(cells=cells):
                found.append(say("does-row-wins", length=len(cells)))
            case data.ReplacedEffect(owner=owner):
                found.append(say("does-replaced", owner=names.side(owner)))
            case data.RemovedEffect(owner=owner):
                found.append(say("does-removed", owner=names.side(owner)))
            case data.ExtraTurnEffect():
                found.append(say("does-extra-turn"))
            case data.SupplyEmptyEffect():
                found.append(say("does-supply-empty"))
            case data.ForfeitedEffect(discs=discs):
                found.append(say("does-forfeit", discs=discs))
            case _:
                pass
    return found


def choice_words(table: TableModel, choice: ChoiceView) -> str:
    """A sentence about what a choice does, with the change in points."""
    game, view = table.draft.game or table.game, table.view
    assert game is not None
    assert view is not None
    side = view.seats[game.seat].side
    gain = choice.scores[side] - game.scores[side]
    parts = [
        say("does-spend", dice=" ".join(effect.spent))
        for effect in choice.effects
        if isinstance(effect, data.PlacedEffect) and effect.spent != "-"
    ]
    parts += doings(table.names, choice.effects)
    if parts:
        told = say("does-all", parts=listed(parts))
    else:
        told = say("does-nothing-more", game=table.setup.game.name)
    rows = sum(each.points for each in choice.effects if isinstance(each, data.RowMadeEffect))
    worth = table.setup.game is COLUMBIZ and gain != rows
    return f"{told} {say('does-points', points=gain)}" if worth else told
