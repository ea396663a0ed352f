"""Learning from the command line: both ways to name a set-up, and going on."""

from pathlib import Path

import pytest

from sixrow.engine.network_files import load_network
from tests.cli.commands import run

QUICK = ("--games", "2", "--first", "8")


@pytest.mark.parametrize(
    "setup", [["sequence-dice:2:length=5"], ["sequence-dice", "--players", "2", "--length", "5"]]
)
def test_a_network_and_how_it_was_made(tmp_path: Path, setup: list[str]) -> None:
    path = tmp_path / "network.npz"
    result = run("learn", *setup, *QUICK, "--out", str(path))
    assert result.exit_code == 0
    assert "2/2 games" in result.stdout
    assert "against greedy 0." in result.stdout
    assert "against random 0." in result.stdout
    network, about = load_network(path)
    assert len(network.b1) == 8
    assert about["games"] == 2
    assert [each.name for each in tmp_path.iterdir()] == ["network.npz"]


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    checkpoint = tmp_path / "network.checkpoint.npz"
    checkpoint.write_bytes(b"hello")
    result = run("learn", "sequence-dice:2", *QUICK, "--out", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "is not a checkpoint that this program can go on with" in result.stderr
    assert checkpoint.read_bytes() == b"hello"
    result = run("learn", "sequence-dice:2", "--length", "5", "--out", str(path))
    assert result.exit_code == 2
    assert "says it all" in result.stderr
    assert run("learn", "columbiz:7", "--out", str(path)).exit_code == 1
