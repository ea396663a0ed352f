"""Without extras the core works, and everything else says in one sentence what to install."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sixrow.extras import EXTRAS, ExtraMissing, install_command, require
from sixrow.rules import Refusal

ROOT = Path(__file__).parents[1]
RECORD = str(ROOT / "examples" / "columbiz.sixrow")
LINE = "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 2 1 place 12335556 0"

CORE = [
    ["rules", "C-9"],
    ["show", LINE],
    ["replay", RECORD],
    ["check", RECORD],
    ["play", "--plain", "columbiz", "--seat", "computer:random", "--seat", "computer:first"],
    ["play", "--plain", "sequence-dice", "--seat", "Ada", "--seat", "Bo", "--save", "two.sixrow"],
]
NEEDS = {
    "engine": [
        ["play", "--plain", "columbiz", "--seat", "Ada"],
        ["hint", LINE],
        ["analyse", RECORD],
        ["simulate", "columbiz"],
        ["rollout", LINE],
        ["ladder", "columbiz:2", "casual", "random"],
        ["learn", "columbiz:2", "--out", "network.npz"],
        ["warm"],
    ],
    "server": [
        ["serve", "--data", "data"],
        ["store", "check", "--database", "sqlite:///data.sqlite"],
        ["admin", "--data", "data", "people"],
    ],
}
PACKAGES = {
    "sixrow.engine": "engine",
    "sixrow.analysis": "engine",
    "sixrow.store": "server",
    "sixrow.server": "server",
    "sixrow.research": "research",
    "sixrow.research.gymnasium": "research",
}

PROGRAM = """
import importlib, json, sys
missing, commands, packages = json.loads(sys.argv[1])
sys.modules.update(dict.fromkeys(missing))  # as if they were not installed
from click.testing import CliRunner
from sixrow.cli import main
found = []
for words in commands:
    done = CliRunner().invoke(main, ["--language", "en", *words])
    found.append([done.exit_code, done.output, repr(done.exception)])
said = {}
for package in packages:
    try:
        importlib.import_module(package)
    except ImportError as error:
        said[package] = str(error)
print(json.dumps([found, said]))
"""


def _declared() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared: dict[str, list[str]] = project["optional-dependencies"]
    return declared


def test_the_core_runs_and_the_rest_names_its_extra(tmp_path: Path) -> None:
    commands = [*CORE, *(words for each in NEEDS.values() for words in each)]
    missing = [module for modules in EXTRAS.values() for module in modules]
    missing += ["httptools", "llvmlite", "open_spiel", "uvloop"]
    told = json.dumps([missing, commands, list(PACKAGES)])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, told],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found, said = json.loads(done.stdout)
    for words, (code, output, error) in zip(CORE, found, strict=False):
        assert code == 0, (words, output, error)
    refused = found[len(CORE) :]
    for extra, each in NEEDS.items():
        for words in each:
            code, output, _error = refused.pop(0)
            sentence = output.strip().splitlines()[-1]
            assert code == 2, (words, output)
            assert sentence.endswith(f": {install_command(extra)}"), words
            assert f"[{extra}]" in sentence
    for package, extra in PACKAGES.items():
        assert install_command(extra) in said[package]


def test_what_is_installed_is_required_in_vain() -> None:
    for extra in EXTRAS:
        require(extra)


def test_every_extra_is_declared_and_recognised_by_what_it_declares() -> None:
    declared = _declared()
    assert set(declared) == {*EXTRAS, "all"}
    assert declared["all"] == [f"sixrow[{','.join(EXTRAS)}]"]
    names = {"argon2": "argon2-cffi", "pyspiel": "open_spiel"}
    for extra, modules in EXTRAS.items():
        for module in modules:
            package = names.get(module, module.replace("_", "-"))
            assert any(each.startswith(package) for each in declared[extra]), module


class _Installed:
    def __init__(self, url: dict[str, Any] | None) -> None:
        self._url = url

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self._url is None else json.dumps(self._url)


@pytest.mark.parametrize(
    ("url", "command"),
    [
        (None, 'pip install "sixrow[engine]"'),
        ({"url": "https://example.org/x.whl"}, 'pip install "sixrow[engine]"'),
        (
            {"url": "file:///tmp/my%20wheels/sixrow-1.0-py3-none-any.whl", "archive_info": {}},
            'pip install "/tmp/my wheels/sixrow-1.0-py3-none-any.whl[engine]"',
        ),
        ({"url": "file:///srv/sixrow", "dir_info": {}}, 'pip install "/srv/sixrow[engine]"'),
        (
            {"url": "file:///srv/sixrow", "dir_info": {"editable": True}},
            'pip install --editable "/srv/sixrow[engine]"',
        ),
    ],
)
def test_the_command_fits_how_it_was_installed(
    monkeypatch: pytest.MonkeyPatch, url: dict[str, Any] | None, command: str
) -> None:
    monkeypatch.setattr("importlib.metadata.distribution", lambda _name: _Installed(url))
    assert install_command("engine") == command


def test_what_is_missing_is_an_import_error_and_a_refusal() -> None:
    missing = ExtraMissing("research", "pettingzoo")
    assert isinstance(missing, ImportError)
    assert isinstance(missing, Refusal)
    assert (missing.name, missing.details["extra"]) == ("pettingzoo", "research")
    assert "“research”" in str(missing)
