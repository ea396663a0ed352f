"""Uploaded records, background analyses, hints and odds."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixrow.match import export
from sixrow.notation import read_record, write_text
from sixrow.rules import Refusal
from sixrow.server.jobs.analyses import KIND, Subject
from sixrow.store import Job
from sixrow.workers.analyst import Analyst
from tests.match.tables import begun
from tests.server.games import open_table, send
from tests.server.serving import Guest, Serving, code, serving
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("compiled_engine")

POSITION = "sequence-dice:2:length=5 6/6/6/GGGG2/BBB3/6 1 choose 56"


def short_record() -> str:
    """A record with a few decisions in it."""
    sitting = begun("sequence-dice:2:length=5")
    sitting.play_on(Random(1), 12)
    return write_text(export(sitting.table))


def wait_for(client: Guest, job: str, *states: str) -> Any:
    """The analysis once it is in one of these states."""
    end = time.monotonic() + PATIENCE
    while (found := client.get(f"/api/analyses/{job}").json())["state"] not in states:
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found


def test_a_record_is_kept_for_its_owner_alone(server: Serving, ada: Guest) -> None:
    text = short_record()
    made = ada.post("/api/records", json={"record": text})
    assert made.status_code == 201, made.text
    record = made.json()["id"]
    assert made.json()["names"] == ["Ada", "Bo"]
    assert ada.get(f"/api/records/{record}").text == text
    assert record in {each["id"] for each in ada.get("/api/records").json()["records"]}
    bo = server.visitor().named("Bo")
    assert bo.get("/api/records").json()["records"] == []
    for method in ("GET", "DELETE"):
        answer = bo.request(method, f"/api/records/{record}")
        assert (answer.status_code, code(answer)) == (404, "no-such-record")
    stolen = bo.post("/api/analyses", json={"of": "record", "record": record})
    assert code(stolen) == "no-such-record"
    assert ada.delete(f"/api/records/{record}").status_code == 204
    assert code(ada.get(f"/api/records/{record}")) == "no-such-record"


def test_what_is_no_record_is_refused_with_its_faults(ada: Guest) -> None:
    answer = ada.post("/api/records", json={"record": "[Game]\nnothing"})
    assert answer.status_code == 422
    faults = answer.json()["error"]["faults"]
    assert faults[0].keys() == {"line", "column", "code"}
    large = ada.post("/api/records", json={"record": "x" * 1_100_000})
    assert (large.status_code, code(large)) == (413, "too-many-bytes")


def test_an_analysis_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_timeout=0.001) as running:
        ada = running.visitor().named("Ada")
        record = ada.post("/api/records", json={"record": short_record()}).json()["id"]
        job = ada.post("/api/analyses", json={"of": "record", "record": record}).json()["id"]
        assert wait_for(ada, job, "done", "failed")["error"] == "analysis-too-long"


def test_an_analysis_is_made_once_and_kept(server: Serving, ada: Guest) -> None:
    record = ada.post("/api/records", json={"record": short_record()}).json()["id"]
    asked = ada.post("/api/analyses", json={"of": "record", "record": record})
    assert asked.status_code == 202, asked.text
    done = wait_for(ada, asked.json()["id"], "done")
    assert done["progress"] == 1
    assert done["result"]["setup"].startswith("sequence-dice:2")
    assert len(done["result"]["entries"]) == len(read_record(short_record()).entries)
    again = ada.post("/api/analyses", json={"of": "record", "record": record})
    assert again.json() == done
    bo = server.visitor().named("Bo")
    for method in ("GET", "DELETE"):
        answer = bo.request(method, f"/api/analyses/{done['id']}")
        assert (answer.status_code, code(answer)) == (404, "no-such-job")


def test_a_game_is_analysed_when_it_is_over(ada: Guest) -> None:
    table = open_table(ada, "me", {"is": "me", "name": "Bo"})["table"]["table"]
    body = {"of": "game", "table": table, "game": 1}
    assert code(ada.post("/api/analyses", json=body)) == "no-such-game"
    assert send(ada, table, "start").status_code == 200
    for _ in range(40):
        view = ada.get(f"/api/tables/{table}").json()
        if view["game"]["turn"] > 1:
            break
        seat = view["game"]["seat"]
        if view["game"]["waiting"] == "dice":
            send(ada, table, "roll", seat=seat)
        else:
            word = view["game"]["choices"][0]["decision"]
            send(ada, table, "decide", seat=seat, decisions=[word])
    assert code(ada.post("/api/analyses", json=body)) == "not-finished"
    assert send(ada, table, "resign", seat=0).status_code == 200
    job = ada.post("/api/analyses", json=body).json()["id"]
    assert wait_for(ada, job, "done")["result"]["seats"][1]["name"] == "Bo"


def test_an_analysis_that_waits_can_be_cancelled_and_asked_for_again(
    ada: Guest, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(_record: str, _progress: Callable[[int, int], None]) -> None:
        await asyncio.sleep(3_600)

    record = ada.post("/api/records", json={"record": short_record()}).json()["id"]
    body = {"of": "record", "record": record}
    with monkeypatch.context() as patched:
        patched.setattr(server.services.analyst, "game", stuck)
        job = ada.post("/api/analyses", json=body).json()["id"]
        wait_for(ada, job, "running")
        assert ada.delete(f"/api/analyses/{job}").status_code == 204
        assert wait_for(ada, job, "cancelled")["result"] is None
    assert ada.post("/api/analyses", json=body).json()["id"] == job
    assert wait_for(ada, job, "done")["result"] is not None


def test_a_failed_analysis_says_so(
    ada: Guest, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_record: str, _progress: Callable[[int, int], None]) -> None:
        raise Refusal("analysis-failed")

    record = ada.post("/api/records", json={"record": short_record()}).json()["id"]
    monkeypatch.setattr(server.services.analyst, "game", broken)
    job = ada.post("/api/analyses", json={"of": "record", "record": record}).json()["id"]
    assert wait_for(ada, job, "failed")["error"] == "analysis-failed"


def test_jobs_of_a_stopped_server_are_done_by_the_next(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ada = running.visitor().named("Ada")
        cookie = ada.cookies["sixrow"]
        record = ada.post("/api/records", json={"record": short_record()}).json()["id"]
        subject = Subject(record=record)
        job = Job(id=subject.job, kind=KIND, person=ada.id, subject=subject.text, created=0)
        running.store.jobs.put(job)
        running.store.jobs.claim("a node that died", 0)
    with serving(tmp_path) as running:
        ada = running.visitor()
        ada.cookies.set("sixrow", cookie)
        assert wait_for(ada, job.id, "done")["result"] is not None


def test_too_many_analyses_at_once_are_refused(
    ada: Guest, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.store.jobs, "claim", lambda *_: None)
    text = short_record()
    records = [ada.post("/api/records", json={"record": text}).json()["id"] for _ in range(6)]
    answers = [
        ada.post("/api/analyses", json={"of": "record", "record": record}) for record in records
    ]
    assert [each.status_code for each in answers] == [202] * 5 + [409]
    assert code(answers[-1]) == "too-many-jobs"
    for answer in answers[:5]:
        ada.delete(f"/api/analyses/{answer.json()['id']}")


def test_hints_and_odds_of_a_position(ada: Guest) -> None:
    hint = ada.post("/api/positions/hint", json={"position": POSITION, "most": 3}).json()
    assert hint["choices"][0]["decision"] == "e3"
    assert len(hint["choices"]) == 3
    odds = ada.post("/api/positions/odds", json={"position": POSITION}).json()["odds"]
    assert odds["e3"] == 1.0
    shown = ada.post("/api/positions/show", json={"position": POSITION}).json()
    assert "e3" in {each["decision"] for each in shown["choices"]}


@pytest.mark.parametrize("kind", ["show", "hint", "odds"])
def test_what_is_no_position_is_refused(ada: Guest, kind: str) -> None:
    for text in ("x", "sequence-dice:9 6/6 1", "\u0000", POSITION.replace("56", "99")):
        answer = ada.post(f"/api/positions/{kind}", json={"position": text})
        assert answer.status_code == 422, answer.text
        assert "faults" in answer.json()["error"]


def test_studying_needs_somebody(server: Serving) -> None:
    for kind in ("hint", "odds"):
        answer = server.visitor().post(f"/api/positions/{kind}", json={"position": POSITION})
        assert (answer.status_code, code(answer)) == (401, "identity-needed")


async def test_the_analyst_comes_back_after_it_died() -> None:
    analyst = Analyst(1)
    try:
        assert (await analyst.position(POSITION, "odds")).odds
        assert analyst.process is not None
        analyst.process.kill()
        await analyst.process.wait()
        assert (await analyst.position(POSITION, "odds")).odds
        analyst.process.send_signal(signal.SIGSTOP)
        waiting = asyncio.create_task(analyst.position(POSITION, "odds"))
        await asyncio.sleep(0.05)
        analyst.process.kill()
        with pytest.raises(Refusal, match="analysis-failed"):
            await waiting
    finally:
        await analyst.close()


async def test_the_analyst_has_a_low_priority() -> None:
    analyst = Analyst(1)
    try:
        await analyst.ask({"query": "about"})
        assert analyst.process is not None
        found = os.getpriority(os.PRIO_PROCESS, analyst.process.pid)
    finally:
        await analyst.close()
    assert found == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
