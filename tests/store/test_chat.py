from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from sixrow.store import ChatEntry, Store
from tests.store.tables import refusal

HELLO = ChatEntry(table="t", time=5, person="ada", name="Ada", text="hello")


def test_lines_come_back_in_their_order(store: Store, other: Store) -> None:
    first = store.chat.add(HELLO)
    aside = store.chat.add(replace(HELLO, room="spectators", text="boring"))
    phrase = store.chat.add(replace(HELLO, text="", phrase="well-played"))
    assert [line.number for line in (first, aside, phrase)] == [1, 2, 3]
    assert other.chat.lines("t") == (first, phrase)
    assert other.chat.lines("t", "spectators") == (aside,)
    assert other.chat.lines("t", after=1) == (phrase,)
    assert other.chat.lines("u") == ()


def test_of_many_lines_the_latest_are_shown(store: Store) -> None:
    for number in range(5):
        store.chat.add(replace(HELLO, text=str(number)))
    assert [line.text for line in store.chat.lines("t", limit=2)] == ["3", "4"]
    assert store.chat.lines("t", limit=-1) == ()


def test_those_who_talk_at_once_are_numbered(store: Store, other: Store) -> None:
    def talk(person: int) -> None:
        for _ in range(5):
            (store, other)[person % 2].chat.add(HELLO)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(talk, range(4)))
    assert [line.number for line in store.chat.lines("t")] == list(range(1, 21))


def test_what_no_database_can_hold(store: Store) -> None:
    assert refusal(store.chat.add, replace(HELLO, text="a\0")) == "cannot-be-stored"
    assert refusal(store.chat.add, replace(HELLO, name="\udfff")) == "cannot-be-stored"
    assert store.chat.lines("t") == ()
    kept = store.chat.add(replace(HELLO, text="<b>明 🎲\n'; DROP TABLE lines; --"))
    assert store.chat.lines("t") == (kept,)
