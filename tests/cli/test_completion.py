"""What a shell completes: commands, values and files."""

import pytest
from click.shell_completion import ShellComplete

from sixrow.cli import main
from sixrow.cli.completion import EDITIONS, LANGUAGES, levels
from sixrow.players import LEVELS
from sixrow.rules import GAMES
from sixrow.text.languages import LANGUAGES as CATALOGUES


def completions(*words: str, typed: str = "") -> list[str]:
    shell = ShellComplete(main, {}, "sixrow", "_SIXROW_COMPLETE")
    found = shell.get_completions(list(words), typed)
    return [each.type if each.type != "plain" else each.value for each in found]


@pytest.mark.parametrize(
    ("words", "typed", "wanted"),
    [
        (("play", "--level"), "no", ["novice"]),
        (("play", "--seat"), "computer:m", ["computer:master"]),
        (("play", "--edition"), "", ["nb", "fr", "pt", "de"]),
        (("play",), "seq", ["sequence-dice"]),
        (("simulate", "columbiz", "--policy"), "", ["random", "greedy"]),
        (("ladder",), "sequence-dice:", ["sequence-dice:2", "sequence-dice:3", "sequence-dice:4"]),
        (("ladder", "columbiz:2"), "gr", ["greedy"]),
        (("--language",), "n", ["nb"]),
        (("replay",), "", ["file"]),
        (("analyse",), "", ["file"]),
        (("check", "a.sixrow"), "", ["file"]),
        (("store", "backup"), "", ["file"]),
        (("admin", "people", "--config"), "", ["file"]),
    ],
)
def test_values_and_files_are_completed(
    words: tuple[str, ...], typed: str, wanted: list[str]
) -> None:
    assert completions(*words, typed=typed) == wanted


def test_completed_values_are_those_that_are_accepted() -> None:
    """They are written down again so that completing loads next to nothing."""
    assert list(levels()) == [level.name for level in LEVELS]
    assert set(LANGUAGES) == set(CATALOGUES)
    assert list(EDITIONS) == list(GAMES["columbiz"].offered()["edition"])
