"""What is left in the database after a load, compared with what its players were told."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from sixrow.match import Event, Table, TablePhase, export, rebuild, verify
from sixrow.match.events import Anchored, Due, Resumed
from sixrow.notation import read_text, write_text
from sixrow.rules import Refusal
from sixrow.store import Store
from tests.support.load.mirror import Contradiction
from tests.support.load.tables import Played


@dataclass
class Verdict:
    """What was found.

    Attributes:
        told: events that some player was told, each counted once.
        stored: events in the database.
        games: games whose records were written, read again and verified.
        faults: what is not as it must be.
    """

    told: int = 0
    stored: int = 0
    tables: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)


def judge(tables: Iterable[Played], store: Store) -> Verdict:
    """Compare every table of a load with the database."""
    verdict = Verdict()
    for played in tables:
        stored = store.tables.events(played.opened.table)
        verdict.tables += 1
        verdict.told += max(mirror.version for mirror in played.mirrors)
        verdict.stored += len(stored)
        found = [*_lost(played, stored), *_doubled(stored), *_unfinished(stored, store, verdict)]
        verdict.faults += [f"{played.opened.table} ({played.plan.setup}): {each}" for each in found]
    return verdict


def _lost(played: Played, stored: Sequence[Event]) -> Iterator[str]:
    for mirror in played.mirrors:
        try:
            mirror.compare(stored)
        except Contradiction as contradiction:
            yield f"lost: {contradiction}"


def _doubled(stored: Sequence[Event]) -> Iterator[str]:
    """Numbers without gaps, every command, every roll and every anchor once."""
    if [event.number for event in stored] != list(range(1, len(stored) + 1)):
        yield "the numbers of the events have gaps"
    causes = [event.cause for event in stored if event.cause is not None]
    commands = Counter((cause.by, cause.command) for cause in causes if cause.command)
    facts = [event.fact for event in stored]
    rolls = Counter(fact.roll for fact in facts if isinstance(fact, Due))
    anchors = Counter(fact.anchor for fact in facts if isinstance(fact, Anchored))
    yield from (f"command {key} {times} times" for key, times in commands.items() if times > 1)
    yield from (f"roll {roll} due {times} times" for roll, times in rolls.items() if times > 1)
    yield from (f"anchor {each} {times} times" for each, times in anchors.items() if times > 1)


def _unfinished(stored: Sequence[Event], store: Store, verdict: Verdict) -> Iterator[str]:
    table = rebuild(stored)
    if table.phase is not TablePhase.OVER:
        yield f"not over: {table.phase.value}, version {table.version}, awaited {table.awaited}"
        return
    for play in table.games:
        verdict.games += 1
        yield from _unsound(table, play.number)
        try:
            store.archive.game(table.id, play.number)
        except Refusal as refusal:
            yield f"game {play.number} is not in the archive: {refusal.code}"


def _unsound(table: Table, game: int) -> Iterator[str]:
    record = export(table, game)
    again = read_text(write_text(record))
    if again != record:
        yield f"the record of game {game} reads differently"
    checked = verify(again)
    if not checked.holds:
        yield f"game {game} does not verify: {checked}"


def resumed_after(stored: Sequence[Event], moment: int) -> int | None:
    """Milliseconds from a moment until a table was taken over; None if it never was."""
    for event in stored:
        if event.time >= moment and isinstance(event.fact, Resumed):
            return event.time - moment
    return None
