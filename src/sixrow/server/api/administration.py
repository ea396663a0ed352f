"""Endpoints for administrators: what `sixrow admin` does, in the browser."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

from sixrow.server.tables.administrator import FOR_EVER, Administrator
from sixrow.server.web.endpoints import Body, Call, Key, Query, ShortText, TableId
from sixrow.store import AddressBan, AdminAct, ChatEntry
from sixrow.store.admission import FEATURES, Feature
from sixrow.store.reports import Report
from sixrow.wire.lists import TableSummary

SHOWN = 100
"""The number of rows in a list."""

_DAY = 86_400_000

BanDays: TypeAlias = Annotated[float, Meta(gt=0, le=36_500)]


class KnownPerson(Struct, frozen=True):
    """A person as administrators see them."""

    id: str
    name: str
    kind: str
    role: str
    created: int
    seen: int
    banned_until: int
    ban_reason: str


class Ban(Body, frozen=True, kw_only=True):
    """How long and why; permanent without a number of days."""

    days: BanDays | None = None
    reason: ShortText = ""


class NewAddressBan(Body, frozen=True, kw_only=True):
    """An address, or a network such as ``192.0.2.0/24``."""

    network: Annotated[str, Meta(min_length=2, max_length=60)]
    days: BanDays | None = None
    reason: ShortText = ""


class ReportOutcome(Body, frozen=True, kw_only=True):
    """What was done; whether the line is deleted."""

    outcome: ShortText = ""
    drop_line: bool = False


class SwitchChange(Body, frozen=True, kw_only=True):
    """A feature, and whether it is on."""

    feature: Feature
    on: bool


class PeopleQuery(Query, frozen=True, kw_only=True):
    """Part of a name."""

    text: ShortText = ""


class LinesQuery(Query, frozen=True, kw_only=True):
    """Whose lines, or of which table; of all if omitted."""

    table: ShortText = ""
    person: ShortText = ""


async def list_reports(call: Call) -> tuple[Report, ...]:
    """List the open reports, latest first."""
    return await call.run(call.services.store.reports.list, limit=SHOWN)


async def close_report(call: Call, report: Key, body: ReportOutcome) -> None:
    """Close a report; delete the line if wished."""
    admin = _admin(call)
    if body.drop_line:
        found = await call.run(call.services.store.reports.get, report)
        await call.run(admin.drop_line, found.table, found.line)
    await call.run(admin.close_report, report, body.outcome)


async def list_people(call: Call, query: PeopleQuery) -> tuple[KnownPerson, ...]:
    """List people by part of their name, latest first."""
    found = await call.run(call.services.store.people.search, query.text, SHOWN)
    return tuple(convert(each, KnownPerson, from_attributes=True) for each in found)


async def ban_person(call: Call, person: Key, body: Ban) -> None:
    """Ban a person; their sockets are closed."""
    await call.run(_admin(call).ban, person, _until(call, body.days), body.reason)
    await call.services.admin_changes.look()


async def unban_person(call: Call, person: Key) -> None:
    """Lift a person's ban."""
    await call.run(_admin(call).unban, person)


async def list_address_bans(call: Call) -> tuple[AddressBan, ...]:
    """List the banned addresses."""
    return await call.run(call.services.store.admission.bans, call.now)


async def ban_address(call: Call, body: NewAddressBan) -> AddressBan:
    """Ban an address or a network."""
    until = _until(call, body.days)
    ban = await call.run(_admin(call).ban_address, body.network, until, body.reason)
    await call.services.admin_changes.look()
    return ban


async def unban_address(call: Call, ban: Key) -> None:
    """Lift the ban of an address."""
    await call.run(_admin(call).unban_address, ban)
    await call.services.admin_changes.look()


async def list_unfinished_tables(call: Call) -> tuple[TableSummary, ...]:
    """List unfinished tables, private ones too, newest first."""
    cards = await call.run(call.services.store.tables.unfinished, limit=SHOWN)
    return tuple(convert(card, TableSummary, from_attributes=True) for card in cards)


async def cancel_table(call: Call, table: TableId) -> None:
    """Cancel a table; it has no winner and does not count."""
    await call.run(_admin(call).cancel, table)
    live = call.services.registry.tables.get(table)
    if live is not None:
        await live.catch_up()


async def list_lines(call: Call, query: LinesQuery) -> list[ChatEntry]:
    """List chat lines of a table or a person, latest first."""
    chat = call.services.store.chat
    return await call.run(chat.latest, table=query.table, person=query.person, limit=SHOWN)


async def drop_line(
    call: Call, table: TableId, line: Annotated[int, Meta(ge=1, le=1 << 31)]
) -> None:
    """Delete a chat line."""
    await call.run(_admin(call).drop_line, table, line)


async def list_switches(call: Call) -> dict[str, bool]:
    """Tell which features are on."""
    off = await call.run(call.services.store.admission.off)
    return {feature: feature not in off for feature in FEATURES}


async def change_switch(call: Call, body: SwitchChange) -> dict[str, bool]:
    """Switch a feature on or off."""
    await call.run(_admin(call).switch, body.feature, on=body.on)
    await call.services.admin_changes.look()
    return await list_switches(call)


async def list_acts(call: Call) -> tuple[AdminAct, ...]:
    """List what administrators did, latest first."""
    return await call.run(call.services.store.admin_log.latest, SHOWN)


def _admin(call: Call) -> Administrator:
    return Administrator(call.services.store, call.services.clock, call.account.id)


def _until(call: Call, days: float | None) -> int:
    return FOR_EVER if days is None else call.now + int(days * _DAY)
