from msgspec.structs import replace

from sixrow.store import Report, Store
from tests.store.tables import refusal

RUDE = Report(by="ada", about="bo", name="Bo", table="t", line=3, text="rude", time=7)


def test_a_report_is_listed_until_the_host_closes_it(store: Store, other: Store) -> None:
    first = store.reports.add(RUDE)
    later = store.reports.add(replace(RUDE, about="cy", name="Cy", line=4, time=9))
    assert other.reports.list() == (later, first)
    assert other.reports.list(about="bo") == (first,)
    assert other.reports.list(limit=1) == (later,)
    store.reports.close(first.id, 11, "warned")
    assert other.reports.list() == (later,)
    assert other.reports.list(closed=True) == (later, replace(first, closed=11, outcome="warned"))
    assert other.reports.get(first.id).closed == 11
    for report in (first.id, "none"):
        assert refusal(store.reports.close, report, 12) == "no-such-report"
    assert refusal(store.reports.get, "none") == "no-such-report"


def test_a_line_is_reported_once_by_each_person(store: Store) -> None:
    first = store.reports.add(RUDE)
    assert store.reports.add(replace(RUDE, reason="again", time=8)) == first
    assert store.reports.add(replace(RUDE, by="cy")).id != first.id
    assert len(store.reports.list()) == 2
    assert refusal(store.reports.add, replace(RUDE, line=5, text="\0")) == "cannot-be-stored"
