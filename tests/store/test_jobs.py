from concurrent.futures import ThreadPoolExecutor

from sixrow.store import Job, Store
from tests.store.tables import refusal


def put(
    store: Store, name: str, created: int = 1, kind: str = "analysis", person: str = "ada"
) -> Job:
    job = Job(id=name, kind=kind, person=person, subject=f"{name}/1", created=created)
    store.jobs.put(job)
    return job


def test_a_job_from_its_beginning_to_its_end(store: Store, other: Store) -> None:
    job = put(store, "j")
    assert other.jobs.get("j") == job
    begun = other.jobs.claim("a", 7)
    assert begun is not None
    assert (begun.id, begun.state, begun.node, begun.begun) == ("j", "running", "a", 7)
    assert other.jobs.progress("j", "a", 0.5)
    assert store.jobs.get("j").progress == 0.5
    assert other.jobs.finish("j", "a", b'{"luck":1}\x00')
    done = store.jobs.get("j")
    assert (done.state, done.progress, done.result) == ("done", 1.0, b'{"luck":1}\x00')
    assert not store.jobs.fail("j", "a", "late")
    assert not store.jobs.cancel("j")
    assert store.jobs.claim("a", 8) is None


def test_who_has_waited_longest_comes_first(store: Store) -> None:
    for name, created in (("late", 9), ("early", 1), ("b", 5), ("a", 5)):
        put(store, name, created)
    put(store, "other", 0, kind="other")
    claimed = [store.jobs.claim("n", 1, kinds=("analysis",)) for _ in range(5)]
    assert [job and job.id for job in claimed] == ["early", "a", "b", "late", None]
    assert [job.id for job in store.jobs.of_person("ada", limit=2)] == ["late", "a"]


def test_people_have_their_turns(store: Store) -> None:
    for number in range(3):
        put(store, f"ada {number}", number)
    put(store, "bo 1", 7, person="bo")
    put(store, "bo 2", 8, person="bo")
    put(store, "cy 1", 9, person="cy")
    claimed = [store.jobs.claim("n", now) for now in range(1, 7)]
    order = [job and job.id for job in claimed]
    assert order == ["ada 0", "bo 1", "cy 1", "ada 1", "bo 2", "ada 2"]


def test_of_many_claims_each_job_goes_to_one(store: Store, other: Store) -> None:
    for number in range(20):
        put(store, f"j{number}")

    def claim(node: int) -> list[str]:
        jobs, mine = (store, other)[node % 2].jobs, []
        while job := jobs.claim(f"n{node}", 1):
            mine.append(job.id)
        return mine

    with ThreadPoolExecutor(4) as pool:
        claimed = [job for mine in pool.map(claim, range(4)) for job in mine]
    assert sorted(claimed) == sorted(f"j{number}" for number in range(20))


def test_a_cancelled_job_is_left(store: Store) -> None:
    put(store, "j")
    store.jobs.claim("a", 1)
    assert store.jobs.cancel("j")
    assert not store.jobs.progress("j", "a", 0.9)
    assert not store.jobs.finish("j", "a", b"{}")
    assert store.jobs.get("j").state == "cancelled"


def test_a_job_that_waits_can_be_cancelled(store: Store) -> None:
    put(store, "j")
    assert store.jobs.cancel("j")
    assert store.jobs.claim("a", 1) is None


def test_a_job_that_fails_says_why(store: Store) -> None:
    put(store, "j")
    store.jobs.claim("a", 1)
    assert not store.jobs.fail("j", "b", "not mine")
    assert store.jobs.fail("j", "a", "no-such-game")
    assert (store.jobs.get("j").state, store.jobs.get("j").error) == ("failed", "no-such-game")


def test_the_jobs_of_dead_nodes_wait_again(store: Store) -> None:
    for name in ("j", "k"):
        put(store, name)
    store.jobs.claim("dead", 1)
    store.jobs.progress("j", "dead", 0.7)
    store.jobs.claim("alive", 1)
    assert store.jobs.requeue(()) == 0
    assert store.jobs.requeue(("dead", "deader")) == 1
    assert (store.jobs.get("j").state, store.jobs.get("j").progress) == ("waiting", 0.0)
    assert store.jobs.get("k").state == "running"
    assert store.jobs.claim("alive", 2) is not None
    assert not store.jobs.finish("j", "dead", b"{}")


def test_jobs_that_are_not_there(store: Store) -> None:
    put(store, "j")
    assert refusal(put, store, "j") == "job-exists"
    assert refusal(store.jobs.get, "none") == "no-such-job"
    assert not store.jobs.cancel("none")
