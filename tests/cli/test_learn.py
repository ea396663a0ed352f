"""``sixrow learn``: both ways to name a set-up, and resumption."""

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
    assert "is not a checkpoint that this version can continue" in result.stderr
    assert checkpoint.read_bytes() == b"hello"
    result = run("learn", "sequence-dice:2", "--length", "5", "--out", str(path))
    assert result.exit_code == 2
    assert "already includes its options" in result.stderr
    assert run("learn", "columbiz:7", "--out", str(path)).exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--first", "130"), "first cannot be 130; it must be a multiple of 4."),
        (("--first", "-1"), "first cannot be -1; it must be at least 4."),
        (("--first", "4100"), "first cannot be 4100; it must be at most 4096."),
        (("--seed", "-1"), "seed cannot be -1; it must be at least 0."),
        (("--explore", "5"), "explore cannot be 5.0; it must be at most 1."),
        (("--trust", "nan"), "trust cannot be nan; it must be at least 0."),
        (("--every", "nan"), "every cannot be nan; it must be at least 0."),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused_before_learning(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    result = run("learn", "sequence-dice:2", *arguments, "--out", str(tmp_path / "network.npz"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{sentence}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("out", ["", ".", "no/where.npz"])
def test_a_network_that_could_not_be_written_is_not_learnt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("learn", "sequence-dice:2", *QUICK, "--out", out)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"--out: “{out}” is not a valid file name\n"


def test_a_file_that_is_no_network_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    result = run("learn", "sequence-dice:2", *QUICK, "--out", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "is not a network" in result.stderr
    assert path.read_text() == "Dear diary"
