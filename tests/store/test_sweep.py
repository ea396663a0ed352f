"""Guests who do not come back leave nothing; everybody else keeps what they have."""

from msgspec.structs import replace

from sixrow.match import Resign, export
from sixrow.notation import write_text
from sixrow.store import Account, ChatEntry, Job, Store
from sixrow.store.personal_data import personal_data
from sixrow.store.sweep import sweep_guests
from tests.match.tables import ADA, BO, chair
from tests.store.tables import batch, create, refusal, sitting

WEEK = 7 * 86_400_000


def live_on(store: Store) -> None:
    """Ada has an account; Bo and Cy are guests, and only Cy was here lately."""
    store.people.create(Account(id="ada", name="Ada", kind="account", created=0))
    store.people.create(Account(id="bo", name="Bo", created=0))
    store.people.create(Account(id="cy", name="Cy", created=0, seen=WEEK))
    alone = create(store, sitting("alone", chair(BO), chair(BO)))
    create(store, sitting("shared", chair(ADA), chair(BO)))
    alone.start()
    alone.ask(BO, Resign, seat=0)
    store.tables.append([batch(alone, 1)])
    for person in ("bo", "cy"):
        store.archive.add_record(person, write_text(export(alone.table)), 1)
        job = Job(id=person, kind="analysis", person=person, subject="{}", created=1)
        store.jobs.put(job)
    for table in ("alone", "shared"):
        store.chat.add(ChatEntry(table=table, time=1, person="bo", name="Bo", text="hi"))


def test_a_guest_who_has_not_been_seen_is_swept(store: Store) -> None:
    live_on(store)
    counted = sweep_guests(store.database, WEEK, dry_run=True)
    assert store.people.get("bo").name == "Bo"
    assert sweep_guests(store.database, WEEK) == counted
    found = (counted.guests, counted.tables, counted.records, counted.jobs, counted.lines)
    assert found == (1, 1, 1, 1, 2)
    assert refusal(store.tables.card, "alone") == "no-such-table"
    assert store.archive.search() == ()
    assert store.people.get("bo").kind == "deleted"  # the shared table still has the id
    assert [each.name for each in store.tables.card("shared").chairs] == ["Ada", ""]
    assert store.chat.lines("shared") == store.chat.lines("alone") == ()
    assert (store.people.get("ada").name, store.people.get("cy").name) == ("Ada", "Cy")
    assert len(store.archive.records("cy")) == len(store.jobs.of_person("cy")) == 1
    assert sweep_guests(store.database, WEEK) == replace(
        counted, guests=0, tables=0, records=0, jobs=0, lines=0
    )


def test_nothing_is_swept_that_is_younger(store: Store) -> None:
    live_on(store)
    assert sweep_guests(store.database, 0).guests == 0
    assert store.tables.card("alone").phase == "over"


def test_everything_about_somebody_is_told_to_them(store: Store) -> None:
    live_on(store)
    data = personal_data(store.database, "bo")
    assert data.ratings == data.rating_changes == ()
    assert data.person["name"] == "Bo"
    assert {"password", "epoch"}.isdisjoint(data.person)
    assert {each["table_id"] for each in data.tables} == {"alone", "shared"}
    assert [game.table for game in data.games] == ["alone"]
    assert [each["text"] for each in data.lines] == ["hi", "hi"]
    assert (len(data.records), len(data.analyses)) == (1, 1)
    assert refusal(personal_data, store.database, "nobody") == "no-such-person"
