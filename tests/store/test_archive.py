import pytest

from sixrow.match import export
from sixrow.notation import NotationRefused, write_text
from sixrow.store import ArchivedGame, EventBatch, Store, game_of
from tests.store.tables import create, next_event, played, refusal, sitting

RECORD = '[Format "sixrow 1"]\n[Setup "columbiz:2"]\n[Seat1 "Ada"]\n[Seat2 "Bo"]\n[Result "*"]\n'


def game(table: str, number: int = 1, **fields: object) -> ArchivedGame:
    usual: dict[str, object] = {
        "setup": "columbiz:2:limit=4",
        "rated": False,
        "names": ("Ada", "Bo"),
        "people": ("ada", "bo"),
        "winners": (0,),
        "ending": "last-round",
        "turns": 30,
        "ended": 1_000,
    }
    return ArchivedGame(table=table, game=number, **(usual | fields))  # type: ignore[arg-type]


@pytest.fixture
def games(store: Store) -> Store:
    """Four games."""
    sat = create(store, sitting("t"))
    four = (
        game("t"),
        game("t", 2, ended=2_000),
        game("u", ended=3_000, names=("Ada_x", "casual"), people=("other", "")),
        game("v", ended=3_000, rated=True, setup="sequence-dice:2:length=5", ending="row"),
    )
    store.tables.append([EventBatch((next_event(sat, 2),), "t", games=four)])
    return store


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, "v1 u1 t2 t1"),
        ({"person": "ada"}, "v1 t2 t1"),
        ({"player": "ADA"}, "v1 t2 t1"),
        ({"player": "Ad"}, ""),
        ({"player": "casual"}, "u1"),
        ({"player": "Bo", "person": "ada"}, "v1 t2 t1"),
        ({"player": "casual", "person": "ada"}, ""),
        ({"setup": "columbiz"}, "u1 t2 t1"),
        ({"setup": "sequence-dice:2"}, "v1"),
        ({"setup": "olumbiz"}, ""),
        ({"rated": True}, "v1"),
        ({"rated": False}, "u1 t2 t1"),
        ({"since": 2_000}, "v1 u1 t2"),
        ({"until": 2_000}, "t1"),
        ({"since": 2_000, "until": 3_000}, "t2"),
        ({"text": "aDa"}, "v1 u1 t2 t1"),
        ({"text": "a_"}, "u1"),
        ({"text": "%"}, ""),
        ({"text": "row"}, "v1"),
        ({"limit": 2}, "v1 u1"),
        ({"limit": 0}, ""),
        ({"after": "u/1"}, "t2 t1"),
        ({"after": "t/2", "rated": False}, "t1"),
    ],
)
def test_search(games: Store, wanted: dict[str, object], found: str) -> None:
    result = games.archive.search(**wanted)  # type: ignore[arg-type]
    assert " ".join(f"{each.table}{each.game}" for each in result) == found


@pytest.mark.parametrize("after", ["x/1", "t/9", "t", "t/", "t/x", "t/²", "/", "t/99999999999999"])
def test_there_is_no_game_to_go_on_after(games: Store, after: str) -> None:
    assert refusal(games.archive.search, after=after) == "no-such-game"


def test_one_game(games: Store) -> None:
    assert games.archive.game("t", 2) == game("t", 2, ended=2_000)
    assert refusal(games.archive.game, "t", 3) == "no-such-game"


def test_a_game_is_archived_once(games: Store) -> None:
    again = game("t", names=("Eve", "Bo"))
    games.tables.append([EventBatch((next_event(sitting("t"), 3),), "t", games=(again,))])
    assert games.archive.game("t", 1) == again
    assert games.archive.search(player="Eve") == (again,)
    assert len(games.archive.search(person="ada")) == 3


def test_only_a_game_that_is_over_can_be_archived() -> None:
    sat = sitting("t")
    sat.start()
    assert refusal(game_of, sat.table, 1, 5) == "not-over-yet"


def test_a_record_comes_back_as_it_was(store: Store) -> None:
    text = write_text(export(played(store, "t").table))
    record = store.archive.add_record("ada", text, 7)
    found = store.archive.record(record)
    assert (found.text, found.person, found.created) == (text, "ada", 7)
    assert found.names == ("Ada", "Bo")
    assert found.setup == "columbiz:2"


def test_what_is_no_record_is_refused(store: Store) -> None:
    with pytest.raises(NotationRefused):
        store.archive.add_record("ada", "nonsense", 7)
    assert refusal(store.archive.add_record, "ada", RECORD + "\0", 7) == "cannot-be-stored"
    assert store.archive.records("ada") == ()


def test_the_records_of_somebody_have_pages(store: Store) -> None:
    made = [store.archive.add_record("ada", RECORD, number) for number in range(5)]
    store.archive.add_record("bo", RECORD, 9)
    first = store.archive.records("ada", limit=3)
    assert [each.id for each in first] == made[:1:-1]
    assert {each.text for each in first} == {""}
    rest = store.archive.records("ada", after=first[-1].id)
    assert [each.id for each in rest] == [made[1], made[0]]
    assert refusal(store.archive.records, "ada", after="none") == "no-such-record"


def test_only_its_owner_drops_a_record(store: Store) -> None:
    record = store.archive.add_record("ada", RECORD, 1)
    assert refusal(store.archive.drop_record, "bo", record) == "no-such-record"
    store.archive.drop_record("ada", record)
    assert refusal(store.archive.record, record) == "no-such-record"
