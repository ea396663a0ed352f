from sixrow.store import Store
from tests.store.tables import refusal


def test_an_announcement_is_shown_for_its_time(store: Store, other: Store) -> None:
    later = store.announcements.add("A restart at noon", 20, 30)
    now = store.announcements.add("Welcome", 10, 25)
    assert other.announcements.all() == (now, later)
    shown = [
        [each.text for each in other.announcements.current(time)] for time in (9, 10, 20, 25, 30)
    ]
    assert shown == [
        [],
        ["Welcome"],
        ["Welcome", "A restart at noon"],
        ["A restart at noon"],
        [],
    ]


def test_an_announcement_can_be_taken_back(store: Store) -> None:
    made = store.announcements.add("Welcome", 10, 25)
    store.announcements.drop(made.id)
    assert store.announcements.all() == ()
    assert refusal(store.announcements.drop, made.id) == "no-such-notice"
    assert refusal(store.announcements.add, "\0", 1, 2) == "cannot-be-stored"
