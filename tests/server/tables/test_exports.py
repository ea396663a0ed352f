"""Records are written beside the event loop, once for a finished game."""

import threading

import pytest

from sixrow.match import Table, export
from sixrow.notation import Record, read_record
from sixrow.server.tables import exports
from tests.server.games import open_table, send
from tests.server.serving import Guest


def test_a_finished_game_is_written_once_and_never_by_the_loop(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(table: Table, game: int) -> Record:
        threads.append(threading.current_thread().name)
        return export(table, game)

    monkeypatch.setattr(exports, "export", noted)
    table = open_table(ada, "me", {"is": "me", "name": "Also Ada"})["table"]["table"]
    send(ada, table, "start")
    path = f"/api/tables/{table}/games/1"
    before = [ada.get(f"{path}/text").text for _ in range(2)]
    assert len(threads) == 2, "a game that goes on is not kept"
    send(ada, table, "resign", seat=0)
    after = [ada.get(f"{path}/text").text for _ in range(3)]
    assert len(threads) == 3
    assert [ada.get(f"{path}/json").status_code for _ in range(2)] == [200, 200]
    assert ada.get(f"{path}/replay").json()["names"] == ["Ada", "Also Ada"]
    assert len(threads) == 4
    assert all(name.startswith("export") for name in threads)
    assert read_record(before[0]).result is None
    assert read_record(after[0]).result is not None
    assert len(set(after)) == 1
