"""The rules on the screen."""

from tests.cli.commands import run


def test_everything_or_one_game_or_one_rule() -> None:
    assert run("rules").stdout.startswith("THE RULES OF THE TWO GAMES\n")
    assert run("rules", "columbiz").stdout.startswith("COLUMBIZ\n\nBy Simone Luciani")
    assert "COLUMBIZ" not in run("rules", "sequence-dice").stdout
    assert run("rules", "s-8").stdout.startswith("- S-8 (printed) When")


def test_an_unknown_topic() -> None:
    result = run("rules", "chess")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("There is no “chess” in the rules;")


def test_colours_when_they_are_asked_for() -> None:
    assert "\x1b[1mCOLUMBIZ\x1b[0m" in run("rules", "columbiz", "--color=always").stdout
