"""What a person does about others at a table: talk, mute, report; whom the host may unseat."""

from sixrow.rules import Refusal
from sixrow.text.refusals import refused
from sixrow.text.sentences import say
from sixrow.tui.model import TableModel


async def speak(model: TableModel, text: str) -> str:
    """Say a line, or carry out a command that begins with a slash; return what to tell the person.

    ``/mute NAME`` and ``/unmute NAME`` are about a person, ``/report NAME`` about what they said
    last.
    """
    word, _, name = text.partition(" ")
    name = name.strip()
    if word not in ("/mute", "/unmute", "/report"):
        await model.say(text)
        return ""
    try:
        return await _act(model, word, name)
    except Refusal as refusal:
        return refused(refusal)


async def _act(model: TableModel, word: str, name: str) -> str:
    person = _named(model, name)
    if not person:
        return say("chat-nobody", name=name)
    if word == "/report":
        said = [line.number for line in model.lines if line.person == person]
        await model.link.report(said[-1] if said else 0)
        return say("chat-reported")
    await model.link.mute(person, muted=word == "/mute")
    if word == "/mute":
        model.silence(person)
    return say("chat-muted" if word == "/mute" else "chat-unmuted", name=name)


def _named(model: TableModel, name: str) -> str:
    """The person with a name, who has written something or is there; empty if nobody has it."""
    people = [(each.person, each.name) for each in model.people]
    people += [(each.person, each.name) for each in model.lines]
    wanted = name.casefold()
    found = (person for person, called in people if called.casefold() == wanted)
    return next((person for person in found if person != model.you), "")


def strangers(model: TableModel) -> list[tuple[int, str]]:
    """The seats that the host may free, each with its name."""
    if model.view is None or not model.is_host:
        return []
    return [
        (seat, model.names.seat(seat))
        for seat, each in enumerate(model.view.seats)
        if not each.chair.is_open and seat not in model.mine
    ]
