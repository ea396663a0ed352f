"""The fuzzer of the socket in short; and that it would notice."""

import asyncio
from typing import Any

import pytest

from sixrow.rules import Refusal
from sixrow.server.tables.live_table import LiveTable
from sixrow.wire import frames
from tests.load.socket_fuzz import fuzz_frames, fuzz_sockets


def test_nothing_that_is_sent_breaks_anything() -> None:
    findings = asyncio.run(fuzz_frames(3_000, seed=2))
    assert findings.faults == []
    expected = {"wrong-value", "unknown-field", "missing", "not-json", "too-many-bytes", "too-deep"}
    assert expected | {"events", "stale-version", "not-your-seat"} <= set(findings.answers)


@pytest.mark.usefixtures("compiled_engine")
def test_nothing_over_a_real_socket_breaks_anything() -> None:
    findings = asyncio.run(fuzz_sockets(400, seed=2))
    assert findings.faults == []
    assert findings.answers["wrong-value"] > 10
    assert set(findings.closes) <= {1000, 1002, 1007, 1009, 0}


def test_the_fuzzer_notices_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = frames.read_frame

    def read_frame(text: str | bytes) -> frames.ClientFrame:
        frame = sound(text)
        if isinstance(frame, frames.Ping):
            raise KeyError("ping")
        return frame

    monkeypatch.setattr(frames, "read_frame", read_frame)
    assert any("KeyError" in fault for fault in asyncio.run(fuzz_frames(1_000, seed=2)).faults)


def test_the_fuzzer_notices_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that obeys and then refuses."""
    sound = LiveTable.command

    async def command(live: LiveTable, *arguments: Any, waits: bool = False) -> object:
        events = await sound(live, *arguments, waits=waits)
        if arguments[1] is not None:
            raise Refusal("no-decision-awaited")
        return events

    monkeypatch.setattr(LiveTable, "command", command)
    assert any("changed" in fault for fault in asyncio.run(fuzz_frames(1_000, seed=2)).faults)
