from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import pytest

from sixrow.store import PastRating, Rating, Store
from tests.store.tables import create, refusal, sitting

LADDER = "columbiz:2"


def better(ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """Everybody gets a point a game; those without a rating begin with 25."""
    new = Rating(person="", ladder=LADDER, mu=25.0, sigma=8.0, games=0)
    found = {person: ratings.get(person, new) for person in ("ada", "bo")}
    return {
        person: Rating(
            person=person, ladder=LADDER, mu=old.mu + 1, sigma=old.sigma - 0.25, games=old.games + 1
        )
        for person, old in found.items()
    }


def settle(store: Store, table: str, ladder: str = LADDER) -> bool:
    return store.ratings.settle(table, ladder, ("ada", "bo"), better)


def test_a_table_counts_once(store: Store, other: Store) -> None:
    create(store, sitting("t"))
    assert store.ratings.get("ada", LADDER) is None
    assert settle(store, "t")
    assert not settle(other, "t")
    after = Rating(person="ada", ladder=LADDER, mu=26.0, sigma=7.75, games=1)
    assert other.ratings.get("ada", LADDER) == after
    assert refusal(settle, store, "none") == "no-such-table"


def test_a_rating_has_a_history(store: Store) -> None:
    for table in ("t", "u"):
        create(store, sitting(table))
        settle(store, table)
    create(store, sitting("v"))
    settle(store, "v", "another")
    (another, columbiz) = store.ratings.of_person("bo")
    assert another.rating.ladder == "another"
    assert columbiz.rating.games == 2
    assert columbiz.history == (
        PastRating(table="t", time=1_000, mu=26.0, sigma=7.75),
        PastRating(table="u", time=1_000, mu=27.0, sigma=7.5),
    )
    assert store.ratings.of_person("cy") == ()


def test_if_the_change_fails_nothing_has_changed(store: Store) -> None:
    create(store, sitting("t"))

    def fail(_: Mapping[str, Rating]) -> dict[str, Rating]:
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        store.ratings.settle("t", LADDER, ("ada",), fail)
    assert settle(store, "t")


def test_a_table_may_change_nothing(store: Store) -> None:
    create(store, sitting("t"))
    assert store.ratings.settle("t", LADDER, (), lambda _: {})
    assert not settle(store, "t")
    assert store.ratings.top(LADDER) == ()


def test_tables_that_end_at_once_all_count(store: Store, other: Store) -> None:
    for number in range(12):
        create(store, sitting(f"t{number}"))

    def end(number: int) -> bool:
        return settle((store, other)[number % 2], f"t{number // 2}")

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(end, range(24))) == 12
    rating = store.ratings.get("ada", LADDER)
    assert rating is not None
    assert (rating.games, rating.mu) == (12, 37.0)


def test_the_best_come_first(store: Store) -> None:
    create(store, sitting("t"))
    made = {
        person: Rating(person=person, ladder=LADDER, mu=mu, sigma=sigma, games=3)
        for person, mu, sigma in (("new", 30.0, 8.0), ("good", 28.0, 1.0), ("fair", 20.0, 1.0))
    }
    store.ratings.settle("t", LADDER, made, lambda _: made)
    assert [rating.person for rating in store.ratings.top(LADDER)] == ["good", "fair", "new"]
    assert [rating.sure for rating in store.ratings.top(LADDER, 1)] == [25.0]
    assert store.ratings.top("another") == ()
