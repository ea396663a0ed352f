from concurrent.futures import ThreadPoolExecutor

from sixrow.match import Abort
from sixrow.store import Connected, Store
from tests.store.tables import SECRET, batch, card, create, played, refusal, sitting


def test_who_lives(store: Store, other: Store) -> None:
    assert not store.nodes.beat("a", 1_000)
    assert not other.nodes.beat("b", 2_000)
    assert store.nodes.beat("a", 2_500)
    assert store.nodes.live(3_000, within=1_500) == ("a", "b")
    assert store.nodes.live(3_999, within=1_500) == ("a",)
    assert store.nodes.live(4_000, within=1_500) == ()
    assert store.nodes.dead(3_999, within=1_500) == ("b",)


def test_a_refresh_does_not_bring_back_a_node_that_was_given_up(store: Store) -> None:
    assert not store.nodes.refresh("a", 1_000)
    store.nodes.beat("a", 1_000)
    assert store.nodes.refresh("a", 2_000)
    store.nodes.claim("b", 9_000)
    assert not store.nodes.refresh("a", 9_000)
    assert store.nodes.live(9_001) == ("b",)


def test_free_tables_are_claimed(store: Store) -> None:
    create(store, sitting("t"))
    create(store, sitting("u"))
    played(store, "over")
    assert store.nodes.keeper("t") == ""
    assert store.nodes.claim("a", 1_000) == ["t", "u"]
    assert store.nodes.claim("a", 1_100) == []
    assert store.nodes.claim("b", 1_200) == []
    assert store.nodes.keeper("t") == "a"
    assert store.nodes.kept("a") == ("t", "u")
    assert store.nodes.keeper("over") == ""
    assert refusal(store.nodes.keeper, "none") == "no-such-table"


def test_a_table_can_be_kept_from_the_beginning(store: Store) -> None:
    sat = sitting("t")
    store.nodes.beat("a", 1_000)
    store.tables.create(sat.authority.since(0), SECRET, card(sat.table), keeper="a")
    assert store.nodes.keeper("t") == "a"
    assert store.nodes.claim("b", 1_500) == []


def test_the_tables_of_a_silent_node_are_taken_over(store: Store, other: Store) -> None:
    create(store, sitting("t"))
    store.nodes.claim("a", 1_000)
    assert other.nodes.claim("b", 3_999, within=3_000) == []
    assert other.nodes.claim("b", 4_000, within=3_000) == ["t"]
    assert store.nodes.keeper("t") == "b"
    # The other comes back and learns that it was missed.
    assert not store.nodes.beat("a", 4_100)
    assert store.nodes.beat("a", 4_200)
    assert store.nodes.claim("a", 4_300) == []


def test_a_table_that_is_over_is_left_alone(store: Store) -> None:
    sat = create(store, sitting("t"))
    store.nodes.claim("a", 1_000)
    sat.start()
    while sat.table.awaited:
        sat.ask(sat.person(0), Abort)
    store.tables.append([batch(sat, 1)])
    assert store.nodes.claim("b", 9_000) == []
    assert store.nodes.kept("a") == ()


def test_whoever_leaves_gives_everything_free_at_once(store: Store) -> None:
    create(store, sitting("t"))
    store.nodes.claim("a", 1_000)
    store.nodes.connect("t", Connected("ada", "a"))
    store.nodes.leave("a", 1_000)
    assert store.nodes.live(1_001) == ()
    assert store.nodes.keeper("t") == ""
    assert store.nodes.connections("t") == (Connected("ada", "a", until=11_000),)
    assert store.nodes.claim("b", 1_001) == ["t"]
    store.nodes.claim("b", 11_000)
    assert store.nodes.connections("t") == ()


def test_of_many_claims_each_table_goes_to_one(store: Store, other: Store) -> None:
    for number in range(30):
        create(store, sitting(f"t{number}"))
    for node in range(8):
        store.nodes.beat(f"n{node}", 1_000)

    def claim(node: int) -> list[str]:
        return (store, other)[node % 2].nodes.claim(f"n{node}", 1_000)

    with ThreadPoolExecutor(8) as pool:
        claimed = [table for tables in pool.map(claim, range(8)) for table in tables]
    assert sorted(claimed) == sorted(f"t{number}" for number in range(30))


def test_claims_and_moves_do_not_block_each_other(store: Store, other: Store) -> None:
    """Both lock many tables, in different orders: neither may fail for it."""
    tables = [create(store, sitting(f"t{number}")) for number in range(20)]
    for sat in tables:
        sat.start()

    def move(_: int) -> bool:
        return all(store.tables.append([batch(sat, 1) for sat in reversed(tables)]))

    def claim(round_: int) -> int:
        return len(other.nodes.claim(f"n{round_}", 10_000 * round_))

    with ThreadPoolExecutor(4) as pool:
        claims = [pool.submit(claim, round_) for round_ in range(1, 11)]
        moved = pool.submit(move, 0)
        assert [each.result() for each in claims].count(20) >= 1
        assert moved.result()


def test_who_is_connected_where(store: Store) -> None:
    nodes = store.nodes
    for node, person in (("a", "ada"), ("b", "ada"), ("a", "bo"), ("a", "ada")):
        nodes.connect("t", Connected(person, node))
    nodes.connect("u", Connected("cy", "a"))
    everybody = (Connected("ada", "a"), Connected("ada", "b"), Connected("bo", "a"))
    assert nodes.connections("t") == everybody
    nodes.disconnect("t", Connected("ada", "a"))
    nodes.disconnect("t", Connected("ada", "a"))
    assert nodes.connections("t") == everybody[1:]
    nodes.connect("t", Connected("bo", "a", anchor="00", heard=7))
    assert nodes.connections("t") == (everybody[1], Connected("bo", "a", "00", 0, 7))
    assert nodes.connections("u") == (Connected("cy", "a"),)


def test_the_people_of_a_dead_node_are_expected_back_for_ten_seconds(store: Store) -> None:
    """Ten seconds after it may have been alive: a heartbeat can be as old as that."""
    store.nodes.beat("a", 1_000)
    store.nodes.connect("t", Connected("ada", "a", "00"))
    store.nodes.claim("b", 2_000)
    assert store.nodes.connections("t") == (Connected("ada", "a", "00"),)
    for now in (9_000, 20_999):
        store.nodes.claim("b", now)
        assert store.nodes.connections("t") == (Connected("ada", "a", "00", until=21_000),)
    store.nodes.claim("b", 21_000)
    assert store.nodes.connections("t") == ()


def test_a_dead_node_is_remembered_for_a_day(store: Store) -> None:
    store.nodes.beat("a", 1_000)
    store.nodes.claim("b", 9_000)
    assert store.nodes.dead(9_000) == ("a",)
    store.nodes.claim("b", 1_000 + 24 * 60 * 60 * 1000)
    assert "a" not in store.nodes.dead(10**12)


def test_what_has_changed_since(store: Store, other: Store) -> None:
    tables = [create(store, sitting(f"t{number}")) for number in range(3)]
    seen = dict.fromkeys(("t0", "t1", "none"), 1)
    assert other.nodes.changed_since(seen) == {}
    for sat in tables:
        sat.start()
    store.tables.append([batch(sat, 1) for sat in tables[1:]])
    assert other.nodes.changed_since(seen) == {"t1": 4}
    many = seen | {f"x{number}": 0 for number in range(1_200)} | {"t2": 1}
    assert other.nodes.changed_since(many) == {"t1": 4, "t2": 4}
    assert other.nodes.changed_since({}) == {}
