"""Exit codes are those of the documentation, for every command; its table is made here."""

import shlex
import sys
from pathlib import Path

import pytest

from sixrow.cli import main
from sixrow.extras import install_command
from tests.cli.commands import run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "command-line.md"
GAME = ROOT / "examples" / "columbiz.sixrow"
POSITION = "sequence-dice:2 6/6/2GB2/6/6/6 1 choose 34"

CODES = (
    ("--version", 0),
    ("--language xx rules", 2),
    ("nothing", 2),
    ("play columbiz --plain --seat Ada --seat Bo --save -", 0),
    ("play columbiz --players 9", 2),
    ("play columbiz --level foo", 2),
    ("play --resume missing.sixrow", 2),
    ("play --resume bad.sixrow", 1),
    ("companion --help", 0),
    ("tutorial columbiz", 0),
    ("tutorial chess", 2),
    ("rules C-1", 0),
    ("rules C-99", 2),
    (f"show {POSITION}", 0),
    ("show nonsense", 1),
    ("hint nonsense", 1),
    ("hint --most 0 nonsense", 2),
    ("replay game.sixrow", 0),
    ("replay bad.sixrow", 1),
    ("replay missing.sixrow", 2),
    ("analyse", 2),
    ("analyse bad.sixrow", 1),
    ("analyse bad.sixrow missing.sixrow", 2),
    ("check game.sixrow", 0),
    ("check game.sixrow bad.sixrow", 1),
    ("check missing.sixrow bad.sixrow", 2),
    ("verify game.sixrow", 3),
    ("verify bad.sixrow game.sixrow", 1),
    ("verify missing.sixrow", 2),
    ("serve --port abc", 2),
    ("serve --port 99999", 2),
    ("serve --config missing.toml", 2),
    ("serve --database nonsense", 2),
    ("store migrate --data house", 0),
    ("store check --data house", 0),
    ("store --data house check", 0),
    ("store check --data nowhere", 2),
    ("store check --database nonsense", 2),
    ("store restore bad.sixrow --data other", 1),
    ("store backup house/saved --data house", 0),
    ("store restore house/saved --data house", 0),
    ("store delete nobody --data house", 1),
    ("admin people --data house", 0),
    ("admin --data house ban Nobody", 1),
    ("admin --data nowhere people", 2),
    ("admin --config missing.toml people", 2),
    ("simulate chess", 2),
    ("simulate columbiz --games 0", 2),
    ("simulate columbiz --games x", 2),
    ("simulate columbiz --workers 0", 2),
    ("simulate columbiz --policy foo", 2),
    ("simulate columbiz --players 9", 2),
    ("simulate columbiz --edition xx", 2),
    ("rollout nonsense", 1),
    ("rollout nonsense --best 0", 2),
    ("ladder columbiz:2 foo novice", 2),
    ("ladder columbiz:9", 2),
    ("ladder columbiz:2 novice", 2),
    ("ladder columbiz:2 --games 0", 2),
    ("dataset columbiz:2", 2),
    ("dataset columbiz:2 --games 0 --out games", 2),
    ("dataset columbiz:2 --player foo --out games", 2),
    ("learn columbiz:2", 2),
    ("learn columbiz:2 --out nowhere/x.npz", 2),
    ("learn columbiz:9 --out x.npz", 2),
    ("warm --help", 0),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "game.sixrow").write_bytes(GAME.read_bytes())
    (tmp_path / "bad.sixrow").write_text("no record")
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def table() -> str:
    lines = "".join(f"| `sixrow {words}` | {code} |\n" for words, code in CODES)
    return f"| command | exit code |\n|---|---:|\n{lines}"


@pytest.mark.usefixtures("folder")
def test_every_command_exits_as_the_table_says() -> None:
    """One after the other: some use what those before have made."""
    found = [(words, run(*shlex.split(words), typed="quit\n").exit_code) for words, _ in CODES]
    assert found == list(CODES)


def test_the_table_is_in_the_documentation_and_has_every_command() -> None:
    assert table() in PAGE.read_text(encoding="utf-8")
    tried = {words.split()[0] for words, _ in CODES}
    assert set(main.list_commands(None)) <= tried  # type: ignore[arg-type]


@pytest.mark.usefixtures("folder")
def test_no_help_has_control_characters() -> None:
    for name in main.list_commands(None):  # type: ignore[arg-type]
        shown = run(name, "--help").output
        assert shown.startswith("Usage: ")
        assert not set(shown) & set("\b\x1b\r"), name


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("serve --port abc", "The setting port must be a whole number from 0 to 65535, not “abc”."),
        ("admin --data house ban Nobody", "Nobody here has the name or id “Nobody”."),
    ],
)
@pytest.mark.usefixtures("folder")
def test_messages_are_in_our_words(words: str, told: str) -> None:
    assert run("store", "migrate", "--data", "house").exit_code == 0
    assert run(*shlex.split(words)).output.strip() == told


def test_a_missing_extra_is_told_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr("sixrow.engine.precompile.warm", None)
    for words in ("simulate columbiz", f"rollout {POSITION}", "ladder columbiz:2"):
        result = run(*words.split(), "--cluster")
        assert (result.exit_code, install_command("cluster") in result.output) == (2, True)
