"""Games from the command line."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sixrow.notation import read_record, write_text
from sixrow.notation.setups import setup_text
from sixrow.players import library
from tests.cli.commands import run

SIMPLE = ("--level", "random")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["sixrow"])  # however pytest was called


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


def saved(file: str = "columbiz-1.sixrow") -> str:
    record = read_record(Path(file).read_text(encoding="utf-8"))
    return f"{setup_text(record.setup)} {' '.join(record.names)}"


def test_four_times_enter_is_a_game_against_the_computer() -> None:
    result = run("play", typed="\n\n\n\n")
    assert result.exit_code == 0
    assert "Columbiz: Player and Computer. Computer plays at level Skilled." in result.stdout
    assert "Dice:" in result.stdout
    assert saved() == "columbiz:2 Player Computer"


def test_the_output_reads_like_a_game_at_a_terminal() -> None:
    result = run("play", typed="2\nAda, Bo\n0\nquit\n")
    assert "[1]: 2\nWho is playing" in result.stdout
    assert "> quit\n" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "setup"),
    [
        ("columbiz", "columbiz:2 Player Computer"),
        ("columbiz --players 3", "columbiz:3 Player Computer 1 Computer 2"),
        ("columbiz --seat Ada", "columbiz:2 Ada Computer"),
        ("columbiz --seat Ada --seat Bo --seat Cy", "columbiz:3 Ada Bo Cy"),
        ("columbiz --seat computer:first --seat Ada --players 3",
         "columbiz:3 Computer 1 Ada Computer 2"),
        ("columbiz --players 4 --edition fr --seat A --seat B --seat C",
         "columbiz:4:limit=3 A B C Computer"),
        ("columbiz --players 4 --edition fr --limit 4",
         "columbiz:4 Player Computer 1 Computer 2 Computer 3"),
        ("columbiz --reroll locked --extension difference --captives linear",
         "columbiz:2:reroll=locked,extension=difference,captives=linear Player Computer"),
        ("sequence-dice --length 5 --chips unlimited",
         "sequence-dice:2:length=5,chips=unlimited Player Computer"),
    ],
)  # fmt: skip
def test_sets_up(arguments: str, setup: str) -> None:
    result = run("play", *arguments.split(), "--level", "random", "--save", "game.sixrow")
    assert result.exit_code == 0
    assert saved("game.sixrow") == setup


def test_only_what_is_not_said_is_asked() -> None:
    result = run("play", "--seat", "Ada", "--seat", "Bo", typed="2\nquit\n")
    assert "Who plays" not in result.stdout
    assert saved("sequence-dice-1.sixrow") == "sequence-dice:2 Ada Bo"


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("chess", 2, "'chess' is not one of"),
        ("columbiz --length 5", 2, "This game has no option “length”; its options are "),
        ("columbiz --limit 3", 2, "A limit of 3 discs a turn is for four players (C-10)."),
        ("columbiz --limit 5", 2, "'5' is not one of"),
        ("columbiz --players 5", 2, "The game is for 2, 3, 4 players, not 5."),
        ("columbiz --players many", 2, "“many” is not a valid number here."),
        ("columbiz --edition no", 2, "This game has no edition “no”; it has nb, fr,"),
        ("columbiz --seat computer:deep", 2, "There is no computer player “deep”;"),
        ("columbiz --level deep", 2, "There is no computer player “deep”;"),
        ("--resume x --level master", 2, "its settings can’t be changed"),
        ("columbiz --seat Ada --seat Ada", 2, "Two players are called Ada."),
        ("columbiz --players 2 --seat A --seat B --seat C", 2, "There are 3 seats for 2 players."),
        (
            "columbiz --level random --save no/where",
            2,
            "Cannot write no/where: No such file or directory.",
        ),
        ("columbiz --level random --save .", 2, ". already exists and is something else;"),
        ("--resume nowhere", 2, "nowhere: No such file or directory"),
        ("--resume -", 2, "--resume takes a file"),
        ("columbiz --resume x", 2, "its settings can’t be changed"),
    ],
)
def test_what_makes_no_game_is_refused(arguments: str, code: int, sentence: str) -> None:
    result = run("play", *arguments.split())
    assert sentence in result.stderr.replace("\n", " ")
    assert (result.exit_code, result.stdout, files()) == (code, "", [])


def test_a_file_of_somebody_else_is_left_alone() -> None:
    Path("letter").write_text("Dear Bo")
    assert run("play", "columbiz", *SIMPLE, "--save", "letter").exit_code == 2
    assert Path("letter").read_text() == "Dear Bo"


def test_a_folder_that_may_not_be_written_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "access", lambda *_arguments: False)
    result = run("play", "columbiz", *SIMPLE, "--save", "game.sixrow")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "Cannot write game.sixrow: Permission denied.\n"


def test_a_saved_game_goes_on_in_its_file() -> None:
    first = run("play", "columbiz", *SIMPLE, "--seed", "8", typed="stop\nquit\n")
    assert "To continue: sixrow play --resume columbiz-1.sixrow" in first.stderr
    before = read_record(Path("columbiz-1.sixrow").read_text()).entries
    again = run("play", "--resume", "columbiz-1.sixrow", typed="undo\n333\nquit\n")
    assert again.exit_code == 0
    after = read_record(Path("columbiz-1.sixrow").read_text()).entries
    assert after[: len(before) - 1] == before[:-1]
    assert len(after) == len(before) + 1
    assert files() == ["columbiz-1.sixrow"]


def test_a_saved_game_may_go_on_in_another_file() -> None:
    run("play", "columbiz", *SIMPLE, "--seed", "8", typed="quit\n")
    text = Path("columbiz-1.sixrow").read_text()
    run("play", "--resume", "columbiz-1.sixrow", "--save", "b.json", typed="stop\n")
    assert Path("columbiz-1.sixrow").read_text() == text
    assert Path("b.json").read_text().startswith("{")


def test_a_game_that_is_over_does_not_go_on() -> None:
    run("play", "sequence-dice", "--seat", "computer:novice", *SIMPLE, "--save", "a.sixrow")
    result = run("play", "--resume", "a.sixrow")
    assert (result.exit_code, result.stdout) == (1, "")
    assert (
        result.stderr
        == "a.sixrow: this game is finished. Use “sixrow replay” to step through it.\n"
    )


def test_a_faulty_record_does_not_go_on() -> None:
    Path("bad.sixrow").write_text("hello")
    result = run("play", "--resume", "bad.sixrow")
    assert result.exit_code == 1
    assert "bad.sixrow:1:1:" in result.stderr


def test_dice_of_a_saved_game_can_be_verified_before_and_after_it_goes_on() -> None:
    run("play", "columbiz", *SIMPLE, typed="stop\nquit\n")
    assert run("verify", "columbiz-1.sixrow").exit_code == 0
    again = run("play", "--resume", "columbiz-1.sixrow", typed="undo\n-\nquit\n")
    assert "has no proof" not in again.stdout
    result = run("verify", "columbiz-1.sixrow")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "Verified.")


def test_a_finished_game_is_verified_and_keeps_no_secret() -> None:
    seats = ("--seat", "computer:random", "--seat", "computer:first")
    run("play", "columbiz", *seats, "--save", "a.json")
    assert run("verify", "a.json").exit_code == 0
    assert "secret" not in Path("a.json").read_text()


def test_a_game_whose_dice_are_not_proven_says_so_and_goes_on() -> None:
    run("play", "columbiz", *SIMPLE, "--seat", "Ada", typed="stop\nquit\n")
    file = Path("columbiz-1.sixrow")
    file.write_text(file.read_text().partition("%")[0])
    result = run("play", "--resume", file.name, typed="undo\nquit\n")
    assert "has no proof of its dice, so the game cannot be verified." in (
        result.stdout.replace("\n", " ")
    )
    assert result.exit_code == 0
    assert run("verify", file.name).exit_code == 3


def test_a_seed_repeats_the_dice() -> None:
    seats = ("--seat", "computer:casual", "--seat", "computer:first")
    shown = [run("play", "columbiz", *seats, "--seed", seed).stdout for seed in ("7", "7", "8")]
    assert shown[0] == shown[1] != shown[2]


def test_nothing_to_read_at_the_questions_begins_no_game() -> None:
    result = run("play")
    assert (result.exit_code, files()) == (0, [])


def test_input_that_is_no_text_is_just_not_understood() -> None:
    result = run("play", "columbiz", *SIMPLE, typed=b"\xff\xfe\n\x00\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.count("is not a choice or command here") == 2


def test_colours_when_they_are_asked_for() -> None:
    assert "\x1b[1mColumbiz" in run("play", "columbiz", *SIMPLE, "--color=always").stdout
    assert "\x1b[" not in run("play", "columbiz", *SIMPLE).stdout


def test_any_level_in_any_seat_and_the_record_remembers() -> None:
    seats = ("--seat", "computer:master", "--seat", "computer", "--level", "novice")
    result = run("play", "sequence-dice", *seats, "--seed", "3", "--save", "a.sixrow")
    assert result.exit_code == 0
    assert "Computer 1 plays at level Master. Computer 2 plays at level Novice." in (
        result.stdout.replace("\n", " ")
    )
    tags = read_record(Path("a.sixrow").read_text()).tags
    assert (tags["Computer1"], tags["Computer2"]) == ("master", "novice")


def test_a_game_with_a_level_goes_on_as_it_would_have() -> None:
    seats = ("--seat", "computer:casual", "--seat", "computer:novice", "--seed", "4")
    run("play", "sequence-dice", *seats, "--save", "whole.sixrow")
    whole = read_record(Path("whole.sixrow").read_text())
    half = replace(whole, entries=whole.entries[: len(whole.entries) // 2], result=None)
    Path("half.sixrow").write_text(write_text(half))
    assert run("play", "--resume", "half.sixrow").exit_code == 0
    assert read_record(Path("half.sixrow").read_text()).entries == whole.entries


def test_computers_say_what_they_have_not_learnt() -> None:
    shown = run("play", "columbiz", "--reroll", "locked", "--save", "a.sixrow").stdout
    assert (
        "No network has been trained for columbiz:2:reroll=locked; the computers use the one for "
        "columbiz:2." in shown.replace("\n", " ")
    )
    assert "No network has been trained" not in run("play", "columbiz", "--save", "b.sixrow").stdout
    shown = run("play", "columbiz", "--reroll", "locked", *SIMPLE, "--save", "c.sixrow").stdout
    assert "No network has been trained" not in shown


def test_what_nobody_has_learnt_is_refused_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "FOLDER", tmp_path / "none")
    result = run("play", "columbiz", "--players", "3")
    assert (result.exit_code, result.stdout, files()) == (1, "", [])
    assert result.stderr == "There is no trained network for columbiz:3.\n"
    assert run("play", "columbiz", "--players", "3", *SIMPLE).exit_code == 0
