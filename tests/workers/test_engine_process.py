"""The engine is compiled in a separate process, which may be stopped at any time."""

import asyncio
import gc
from pathlib import Path

import pytest
import uvloop

from sixrow.workers import engine_process
from sixrow.workers.bots import Bots
from sixrow.workers.engine_process import Engine


@pytest.mark.parametrize("moments", [1, 2, 3, 4, 6, 500, 4000])
def test_whoever_stops_while_it_is_compiled_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moments: int
) -> None:
    """A pipe that was left open would be a warning, which is an error in these tests."""
    monkeypatch.setenv("SIXROW_CACHE", str(tmp_path))  # nothing is compiled there

    async def stop_soon() -> None:
        engine = Engine(quiet=True)
        waiting = asyncio.create_task(engine.ready())
        if moments < 100:
            for _ in range(moments):
                await asyncio.sleep(0)
        else:
            await asyncio.sleep(moments / 1000)
        assert not engine.is_ready
        await engine.close()
        await asyncio.gather(waiting, return_exceptions=True)

    uvloop.run(stop_soon())
    gc.collect()


@pytest.mark.parametrize(
    ("program", "failed", "folder", "state"),
    [
        ("print('/kept')", False, "/kept", "ready"),
        ("print()", False, "", "ready"),
        ("print('/kept'); raise SystemExit(3)", True, "/kept", "failed"),
        ("import nothing_of_the_kind", True, "", "failed"),
    ],
)
async def test_an_engine_that_cannot_be_compiled_is_known_to_have_failed(
    program: str, failed: bool, folder: str, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_process, "PROGRAM", program)
    told: list[Engine] = []
    engine = Engine(quiet=True, done=told.append)
    bots = Bots(1, engine)
    assert bots.state == "preparing"
    await engine.ready()
    assert (engine.failed, engine.folder, bots.state, told) == (failed, folder, state, [engine])
    bots.close()
