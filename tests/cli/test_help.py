"""What every command has in common: help, version, exit codes."""

import click
import pytest

import sixrow
from sixrow.cli import main
from sixrow.rules import GAMES
from tests.cli.commands import run

COMMANDS = [
    *("play", "companion", "tutorial", "rules"),
    *("show", "hint", "replay", "analyse", "check", "verify"),
    *("serve", "store", "admin"),
    *("simulate", "rollout", "ladder", "dataset", "learn", "warm"),
]


def test_commands_stand_in_the_order_a_newcomer_needs() -> None:
    assert isinstance(main, click.Group)
    context = click.Context(main)
    assert main.list_commands(context) == COMMANDS
    assert [main.get_command(context, name) is not None for name in (*COMMANDS, "x")] == [
        *[True] * len(COMMANDS),
        False,
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    for option in ("--help", "-h"):
        result = run(command, option)
        assert result.exit_code == 0
        assert f"  sixrow {command}" in result.stdout
        assert max(map(len, result.stdout.splitlines())) <= 80


def test_help_lists_the_commands_and_the_exit_codes() -> None:
    shown = run("--help").stdout
    for word in (*COMMANDS, "Exit codes:", "130", "141", "not affiliated"):
        assert word in shown
    assert "...\n" not in shown.partition("Commands:\n")[2], "cut off at 80 columns"


def test_version() -> None:
    assert run("--version").stdout == f"sixrow {sixrow.__version__}\n"


@pytest.mark.parametrize("arguments", [("nonsense",), ("--nonsense",), ("check",), ("show",)])
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Usage: sixrow" in result.stderr


def test_every_option_of_the_games_can_be_chosen() -> None:
    shown = run("play", "--help").stdout
    for game in GAMES.values():
        for option in game.options:
            values = "|".join(map(str, option.values))
            assert f"--{option.name} [{values}]" in shown
            assert f"For {game.name}, see “sixrow rules {option.rule}”." in shown
