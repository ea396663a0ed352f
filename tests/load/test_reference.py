"""What the benchmark says about the reference's files after a kill."""

import json
from pathlib import Path

from bench.boardgame_io import FOLDER, losses


def test_lost_states_and_damaged_files_are_counted(tmp_path: Path) -> None:
    files = {
        "a": {"key": "one", "value": {"_stateID": 7}},
        "b": {"key": "two", "value": {"_stateID": 3}},
        "c": {"key": "one:metadata", "value": {}},
    }
    for name, content in files.items():
        (tmp_path / name).write_text(json.dumps(content))
    (tmp_path / "d").write_text('{"key": "three", "val')
    assert losses({"one": 7, "two": 5, "three": 4}, tmp_path) == (2 + 4, 1)


def test_the_reference_is_pinned() -> None:
    wanted = json.loads((FOLDER / "package.json").read_text())
    locked = json.loads((FOLDER / "package-lock.json").read_text())["packages"]
    assert wanted["dependencies"]["boardgame.io"] == locked["node_modules/boardgame.io"]["version"]
    assert locked["node_modules/koa-compose"]["version"] == "4.1.0"
