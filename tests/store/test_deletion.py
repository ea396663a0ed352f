"""A deleted person leaves no name behind, and every game stays complete."""

from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import select

from sixrow.match import Chair, Leave, Sit, export, rebuild, verify
from sixrow.notation import read_record, write_json, write_text
from sixrow.store import Account, ChatEntry, Job, Rating, Report, Store, Token
from sixrow.store.schema import METADATA
from tests.match.tables import BO
from tests.store.tables import batch, create, meet, played, refusal, sitting

SPURS = ("Bo'", 'Bo"', "BO", "Bo erred", "bo's", "rude-words")


def everything(store: Store) -> str:
    """All that the database holds, as text."""
    with store.database.read() as connection:
        rows = [connection.execute(select(table)).all() for table in METADATA.tables.values()]
    return str(rows)


def live_a_little(store: Store) -> None:
    """Bo plays, sits down and gets up, talks, is rated, brings a record, has a token."""
    meet(store, "ada", "bo", kind="account")
    sat = played(store, "t", pair=True)
    left = create(store, sitting("left", Chair(person="ada", name="Ada"), Chair()))
    for kind in (Sit, Leave):
        left.ask(BO, kind, seat=1)
        store.tables.append([batch(left, left.table.version - 1)])
    store.chat.add(ChatEntry(table="t", time=1, person="bo", name="Bo", text="rude-words"))
    store.chat.add(ChatEntry(table="t", time=1, person="ada", name="Ada", text="hello"))
    store.archive.add_record("bo", write_text(export(sat.table)), 1)
    for write in (write_text, write_json):
        store.archive.add_record("ada", write(export(sat.table, 2)), 2)
    store.chat.add(ChatEntry(table="t", time=2, person="ada", name="Ada", text="ask BO, not Bob"))
    analysed = Job(id="a", kind="analysis", person="ada", subject='{"table":"t"}', created=1)
    store.jobs.put(replace(analysed, state="done", result=b"Bo erred"))
    store.chat.mute("ada", "bo", muted=True)
    rude = Report(by="ada", about="bo", name="Bo", table="t", line=1, text="rude-words", time=1)
    store.reports.add(rude)
    store.reports.add(replace(rude, by="bo", about="ada", name="Ada", text="hello"))
    token = Token(id="1", person="bo", label="bo's bot", digest="d", created=1, expires=9)
    store.people.add_token(token)
    store.people.save_settings("bo", {"motto": "rude-words"})
    store.people.ban("bo", 10**15, "rude-words")
    store.jobs.put(Job(id="j", kind="analysis", person="bo", subject="t/1", created=1))
    people = ("ada", "bo")
    store.ratings.settle(
        "t",
        "columbiz:2",
        people,
        lambda _: {
            person: Rating(person=person, ladder="columbiz:2", mu=25.0, sigma=8.0, games=1)
            for person in people
        },
    )


def test_nothing_is_left_but_the_id(store: Store) -> None:
    live_a_little(store)
    assert all(spur in everything(store) for spur in SPURS)
    store.people.delete("bo")
    kept = everything(store)
    assert [spur for spur in SPURS if spur in kept] == []
    assert "Ada" in kept
    bo = store.people.get("bo")
    assert bo == Account(id="bo", name="", kind="deleted", epoch=1, banned_until=10**15, created=0)
    assert store.people.by_name("Bo") is None
    assert store.people.token("d", 2) is None
    assert store.ratings.of_person("bo") == ()
    lines = store.chat.lines("t")
    assert [(line.name, line.text) for line in lines] == [
        ("Ada", "hello"),
        ("Ada", "ask …, not Bob"),
    ]
    assert [each.by for each in store.reports.list()] == [""]
    assert (store.chat.muted("ada"), store.jobs.of_person("ada")) == (frozenset(), ())


def test_a_copy_that_somebody_else_keeps_loses_the_name_and_still_verifies(store: Store) -> None:
    live_a_little(store)
    store.people.delete("bo")
    for kept in store.archive.records("ada"):
        record = read_record(store.archive.record(kept.id).text)
        assert kept.names == record.names == ("Ada", "")
        assert verify(record).holds


def test_the_games_of_others_stay_whole(store: Store) -> None:
    live_a_little(store)
    before = rebuild(store.tables.events("t"))
    store.people.delete("bo")
    after = rebuild(store.tables.events("t"))
    assert after.winners == before.winners
    assert [game.moves for game in after.games] == [game.moves for game in before.games]
    for number in (1, 2):
        record = export(after, number)
        assert record.names == ("Ada", "")
        assert verify(read_record(write_text(record))).holds
    assert rebuild(store.tables.events("left")).version == store.tables.version("left")
    (game, _) = store.archive.search(person="bo")
    assert game.names == ("Ada", "")
    assert store.archive.search(player="Bo") == ()
    assert len(store.archive.search(player="Ada")) == 2
    assert store.tables.card("t").chairs == (Chair("ada", "Ada"), Chair("bo"))


def test_the_rest_of_a_rating_stays(store: Store) -> None:
    live_a_little(store)
    store.people.delete("bo")
    assert [rating.person for rating in store.ratings.top("columbiz:2")] == ["ada"]
    assert not store.ratings.settle("t", "columbiz:2", ("ada", "bo"), lambda _: {})


def test_whoever_is_deleted_cannot_be_changed(store: Store) -> None:
    meet(store, "bo")
    store.people.delete("bo")
    assert refusal(store.people.rename, "bo", "Bo") == "no-such-person"
    assert refusal(store.people.set_password, "bo", "x") == "no-such-person"
    assert refusal(store.people.promote, "bo", "Bo", "x") == "not-a-guest"
    store.people.delete("bo")


def test_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    def content() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.iterdir())

    with Store.open(f"sqlite:///{tmp_path}/x.db") as store:
        live_a_little(store)
        store.people.rename("bo", "Boadicea")
        assert b"rude-words" in content()
        assert b"Boadicea" in content()
        store.people.delete("bo")
        assert b"rude-words" not in content()
        assert b"oadicea" not in content()
        assert b"Ada" in content()
