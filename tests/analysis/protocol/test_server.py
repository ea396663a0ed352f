"""The JSON-lines protocol, tested on the real program."""

import io
import json
import re
import subprocess
from pathlib import Path
from time import sleep
from typing import Any, NoReturn

import pytest

from sixrow.analysis.protocol import server as serving
from sixrow.analysis.protocol.answers import QUERIES, Task, Valuers, task_of
from sixrow.analysis.protocol.requests import AnalysisQuery, PositionQuery, RecordQuery
from sixrow.rules import SequenceDiceSetup
from tests.cli.commands import PROGRAM, environment
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "analysis-protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```request\n(.*?)\n```\n```answer\n(.*?)\n```", PAGE)
GAME = (ROOT / "examples" / "sequence-dice.sixrow").read_text(encoding="utf-8")
EMPTY = "sequence-dice:2 6/6/6/6/6/6 1 roll"


def asked(*lines: str | bytes) -> list[dict[str, Any]]:
    """What the program answers to some lines, and that it ends well."""
    typed = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    done = subprocess.run(
        (*PROGRAM, "analyse", "--serve"),
        input=typed,
        env=environment(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.decode("ascii").splitlines()]


def answered(*lines: str) -> list[dict[str, Any]]:
    """The same within this process."""
    target = io.StringIO()
    serving.serve(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def request(identity: object, query: str, **fields: object) -> str:
    return json.dumps({"id": identity, "query": query, **fields})


@pytest.mark.usefixtures("compiled_engine")
def test_the_program_answers_the_examples_of_the_page_a_game_and_nonsense() -> None:
    assert len(EXAMPLES) == 6
    found = asked(
        *(line for line, _ in EXAMPLES),
        request("game", "record", record=GAME),
        b'\xff{"id"',
        "",
        "[1]",
    )
    expected = [json.loads(answer) for _, answer in EXAMPLES]
    for each in expected:
        assert each in found
    (game,) = [each["answer"] for each in found if each["id"] == "game" and "answer" in each]
    for side in game["sides"]:
        total = side["start"] + side["luck"] + side["skill"]
        assert total == pytest.approx(side["result"], abs=1e-5)
    errors = [each["error"]["code"] for each in found if each["id"] is None]
    assert sorted(errors) == ["missing", "not-json", "wrong-type"]


def test_every_query_is_described() -> None:
    for query in (*QUERIES, "cancel"):
        assert f"### `{query}`" in PAGE


def test_everything_about_a_position() -> None:
    (line,) = answered(request(1, "position", position=EMPTY, want=["odds", "rolls"]))
    found = line["answer"]
    assert found["side"] == 1
    assert len(found["odds"]) == 36
    assert len(found["rolls"]) == 21
    assert [roll["chance"] for roll in found["rolls"][:2]] == ["1/36", "1/18"]
    assert sum(found["shares"]) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    ("line", "identity", "code", "field"),
    [
        (request("a", "position"), "a", "missing", "position"),
        (request("a", "position", position=3), "a", "wrong-value", "position"),
        (request("a", "position", position=EMPTY, want="odds"), "a", "wrong-value", "want"),
        (request("a", "position", position=EMPTY, want=["x"]), "a", "wrong-value", "want[0]"),
        (request("a", "position", position=EMPTY, most=0), "a", "wrong-value", "most"),
        (request("a", "position", position=EMPTY, most=True), "a", "wrong-value", "most"),
        (request("a", "position", position=EMPTY, more=1), "a", "unknown-field", "more"),
        (
            request("a", "position", position=EMPTY, want=["choices"]),
            "a",
            *("no-decision-awaited", None),
        ),
        (
            request(
                "a", "position", position="sequence-dice:2 6/6/6/6/6/6 rolloff ?,?", want=["odds"]
            ),
            "a",
            *("no-odds", None),
        ),
        (request("a", "record", record="{}"), "a", "missing", "record"),
        (request("a", "rollout"), "a", "wrong-value", "query"),
        (request("a", "cancel"), "a", "missing", "cancel"),
        (request("a", "cancel", cancel=[1]), "a", "wrong-value", "cancel"),
        (request([1], "about"), None, "wrong-value", "id"),
        (request(True, "about"), None, "wrong-value", "id"),
        ("[1]", None, "wrong-type", None),
        ('{"id": 1, "id": 2}', None, "field-twice", "id"),
        ('{"id": 1}', 1, "missing", "query"),
    ],
)
def test_an_error_names_the_field(
    line: str, identity: object, code: str, field: str | None
) -> None:
    (found,) = answered(line)
    assert found["id"] == identity
    assert (found["error"]["code"], found["error"].get("field")) == (code, field)


def test_an_id_is_a_text_or_a_whole_number() -> None:
    (found,) = answered(request([], "about"))
    assert found["error"]["text"] == "Expected `int | str`, got `array`"


def test_a_line_that_is_too_long_is_skipped_and_the_next_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "LONGEST", 100)
    found = answered("x" * 1000, request(1, "about"))
    assert found[0] == {
        "id": None,
        "error": {"code": "line-too-long", "most": 100},
    }
    assert found[1]["id"] == 1


def test_a_full_queue_refuses_and_ids_in_use_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without workers nothing leaves the queue, so the outcome does not depend on timing."""
    monkeypatch.setattr(serving, "WAITING", 2)
    target = io.StringIO()
    lines = [request(each, "about") for each in (1, 1, 2, 3)]
    lines += [request("c", "cancel", cancel=2)]
    serving.serve(io.StringIO("\n".join(lines)), target, workers=0)
    found = [json.loads(line) for line in target.getvalue().splitlines()]
    assert [(each["id"], each.get("error", {}).get("code")) for each in found] == [
        (1, "id-taken"),
        (3, "queue-full"),
        ("c", None),
    ]
    assert found[-1]["answer"] == {"cancelled": 2}


@pytest.mark.parametrize("error", [KeyError("cell"), OSError("no room"), RecursionError("deep")])
def test_a_fault_in_the_program_is_answered_and_the_next_requests_too(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """More faults than workers, in the work and in reading; the ids are free again afterwards."""

    def fails(*_: object) -> NoReturn:
        raise error

    def broken(query: AnalysisQuery) -> Task:
        match query:
            case PositionQuery():
                return fails
            case RecordQuery():
                fails()
            case _:
                return task_of(query)

    monkeypatch.setattr(serving, "task_of", broken)
    target = io.StringIO()
    server = serving.ProtocolServer(target, 2)
    lines = [request(each, "position", position="") for each in range(5)]
    lines += [request("read", "record", record=""), request("last", "about")]
    server.run(io.StringIO("\n".join(lines)))
    found = {each["id"]: each for each in map(json.loads, target.getvalue().splitlines())}
    assert len(target.getvalue().splitlines()) == len(lines)
    expected = {"code": "internal", "text": f"{type(error).__name__}: {error}"}
    for identity in (*range(5), "read"):
        assert found[identity]["error"] == expected
    assert found["last"]["answer"]["protocol"] == 1
    assert server.pending == frozenset()


class Waits:
    """A source whose second line comes only when the first progress was told."""

    def __init__(self, first: str, then: str, target: io.StringIO) -> None:
        self._lines, self._target = [first, then], target

    def readline(self, _size: int, /) -> str:
        if not self._lines:
            return ""
        while len(self._lines) == 1 and "progress" not in self._target.getvalue():
            sleep(0.001)
        return self._lines.pop(0)


def test_a_game_tells_its_progress_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "SECONDS_BETWEEN", 0.0)
    target = io.StringIO()
    first = request("game", "record", record=GAME) + "\n"
    serving.serve(Waits(first, request("c", "cancel", cancel="game") + "\n", target), target)
    found = [json.loads(line) for line in target.getvalue().splitlines()]
    assert found[0]["progress"]["all"] in (0, 66)
    last = [each for each in found if "progress" not in each]
    assert {each["id"] for each in last} == {"game", "c"}
    cancelled = {each["id"]: each for each in last}
    assert cancelled["c"].get("answer") == {"cancelled": "game"}
    assert cancelled["game"]["error"]["code"] == "cancelled"


def test_a_reader_that_is_gone_ends_the_service() -> None:
    class Gone(io.StringIO):
        def write(self, _text: str, /) -> int:
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        serving.serve(io.StringIO(request(1, "about") + "\n"), Gone())


def test_a_worker_keeps_few_set_ups_ready() -> None:
    valuers = Valuers()
    first = valuers.of(SequenceDiceSetup(players=2))
    assert valuers.of(SequenceDiceSetup(players=2)) is first
    for players in (2, 3, 4):
        for length in (5, 6):
            for chips in ("box", "unlimited"):
                valuers.of(SequenceDiceSetup(players=players, length=length, chips=chips))
    assert valuers.of(SequenceDiceSetup(players=2)) is not first
